/** The words of the page: the same Fluent files as the server and the terminal, one language at a time. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';

export const LANGUAGES = ['en', 'de', 'fr', 'ru', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];

const FILES = import.meta.glob<string>(['../../../locales/*/*.ftl', '!../../../locales/*/terminal.ftl'], { query: '?raw', import: 'default' });

function negotiated(): Language {
  const wanted = localStorage.getItem('language') ?? undefined;
  const asked = wanted ? [wanted] : [...navigator.languages];
  const [best] = negotiateLanguages(asked, [...LANGUAGES], { defaultLocale: 'en', strategy: 'lookup' });
  return (best ?? 'en') as Language;
}

class Words {
  language = $state<Language>('en');
  /** Goes up when messages arrive, so that texts on the page follow. */
  private loaded = $state(0);
  private bundle = new FluentBundle('en');
  private parts = new Set<string>();

  /** Begins with the browser's language. */
  async begin(): Promise<void> {
    await this.change(negotiated());
  }

  /** Changes the language; every part in use is loaded in the new one before anything on the page changes. */
  async change(language: Language): Promise<void> {
    const parts = new Set([...this.parts, 'common', 'web']);
    const bundle = new FluentBundle(language, { useIsolating: false });
    await Promise.all([...parts].map((part) => add(bundle, language, part)));
    this.bundle = bundle;
    this.parts = parts;
    this.language = language;
    this.loaded += 1;
    document.documentElement.lang = language;
  }

  /** Remembers the language on this device. */
  async choose(language: Language): Promise<void> {
    localStorage.setItem('language', language);
    await this.change(language);
  }

  /** Has every word of this language brought to the device, so that the service worker keeps it. */
  async keep(): Promise<void> {
    const files = Object.entries(FILES).filter(([path]) => path.includes(`/${this.language}/`));
    for (const [, file] of files) await file();
  }

  /** Loads the words of one game. */
  async need(part: string): Promise<void> {
    if (this.parts.has(part)) return;
    this.parts.add(part);
    await add(this.bundle, this.language, part);
    this.loaded += 1;
  }

  /** A message in the page's language; the id in angle brackets if there is none. */
  text(id: string, values: Record<string, FluentVariable> = {}): string {
    void this.loaded;
    const message = this.bundle.getMessage(id);
    if (!message?.value) return `⟨${id}⟩`;
    return this.bundle.formatPattern(message.value, values);
  }

  /** Whether there is such a message. */
  has(id: string): boolean {
    void this.loaded;
    return this.bundle.getMessage(id)?.value != null;
  }
}

/** The words of a part: those it shares with the terminal, and those of its board on the page. */
async function add(bundle: FluentBundle, language: Language, part: string): Promise<void> {
  for (const name of [part, `web-${part}`]) {
    const file = FILES[`../../../locales/${language}/${name}.ftl`];
    if (file) bundle.addResource(new FluentResource(await file()));
  }
}

export const words = new Words();
/** Short for `words.text`. */
export const t = (id: string, values?: Record<string, FluentVariable>): string => words.text(id, values);
