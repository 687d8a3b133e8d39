/** The words of the page: the same Fluent files as the server and the terminal, one language at a time. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { ALWAYS, chosen, fetchAll, preferred, textsOf, type Language } from '$lib/language';

export { LANGUAGES, type Language } from '$lib/language';

/** So many texts are kept. */
const SAID_MAX = 3000;

class Words {
  language = $state<Language>('en');
  /** Goes up when messages arrive, so that texts on the page follow. */
  private loaded = $state(0);
  private bundle = new FluentBundle('en');
  private parts = new Set<string>();
  private lists = new Map<string, Intl.ListFormat>();
  /** What has been said, by what was asked for: much is said with every view, and to look it up is many times as quick. */
  private said = new Map<string, string>();

  /** Begins with the language chosen here, or else the browser's. */
  async begin(): Promise<void> {
    await this.change(preferred());
    if (chosen()) this.tell();
  }

  /** Changes the language; every part in use is loaded in the new one before anything on the page changes. */
  async change(language: Language): Promise<void> {
    const parts = new Set([...this.parts, ...ALWAYS]);
    const bundle = new FluentBundle(language, { useIsolating: false });
    await Promise.all([...parts].map((part) => add(bundle, language, part)));
    this.bundle = bundle;
    this.said.clear();
    this.parts = parts;
    this.language = language;
    this.loaded += 1;
  }

  /** Remembers the language on this device. */
  async choose(language: Language): Promise<void> {
    localStorage.setItem('language', language);
    await this.change(language);
    this.tell();
  }

  /** Tells the server which language was chosen, so that the first page comes in it. */
  private tell(): void {
    document.cookie = `language=${this.language}; path=/; max-age=31536000; samesite=lax`;
  }

  /** Has every word of this language brought to the device, so that the service worker keeps it. */
  async keep(): Promise<void> {
    await fetchAll(this.language);
  }

  /** Loads the words of one game. */
  async need(part: string): Promise<void> {
    if (this.parts.has(part)) return;
    this.parts.add(part);
    await add(this.bundle, this.language, part);
    this.said.clear();
    this.loaded += 1;
  }

  /** A message in the page's language; the id in angle brackets if there is none. */
  text(id: string, values: Record<string, FluentVariable> = {}): string {
    void this.loaded;
    let key = id;
    for (const name in values) {
      const value = values[name];
      // Whatever else there may be has no plain form to tell it by.
      if (typeof value !== 'string' && typeof value !== 'number') return this.format(id, values);
      key += `\n${name} ${typeof value} ${value}`;
    }
    const known = this.said.get(key);
    if (known !== undefined) return known;
    const text = this.format(id, values);
    if (this.said.size >= SAID_MAX) this.said.clear();
    this.said.set(key, text);
    return text;
  }

  /** A message that is hardly ever said again in the same words, and so is not kept; nothing if there is none. */
  once(id: string, values: Record<string, FluentVariable>): string | undefined {
    void this.loaded;
    const pattern = this.bundle.getMessage(id)?.value;
    return pattern ? this.bundle.formatPattern(pattern, values) : undefined;
  }

  private format(id: string, values: Record<string, FluentVariable>): string {
    const message = this.bundle.getMessage(id);
    return message?.value ? this.bundle.formatPattern(message.value, values) : `⟨${id}⟩`;
  }

  /** Goes up whenever a text may have become another: for texts that are kept. */
  get version(): number {
    return this.loaded;
  }

  /** "a, b and c"; as a `unit` "a, b, c". Making a format is dear, so each is made once. */
  list(parts: string[], type: 'conjunction' | 'unit' = 'conjunction'): string {
    if (parts.length < 2) return parts[0] ?? '';
    const key = `${this.language} ${type}`;
    const format = this.lists.get(key) ?? new Intl.ListFormat(this.language, { type });
    this.lists.set(key, format);
    return format.format(parts);
  }

  /** Whether there is such a message. */
  has(id: string): boolean {
    void this.loaded;
    return this.bundle.getMessage(id)?.value != null;
  }
}

async function add(bundle: FluentBundle, language: Language, part: string): Promise<void> {
  for (const text of await textsOf(language, part)) bundle.addResource(new FluentResource(text));
}

export const words = new Words();
/** Short for `words.text`. */
export const t = (id: string, values?: Record<string, FluentVariable>): string => words.text(id, values);
