/** The texts of the page: the same Fluent files as the server and the terminal, one language at a time. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { ALWAYS, chosen, fetchAll, preferred, textsOf, type Language } from '$lib/language';

export { LANGUAGES, type Language } from '$lib/language';

/** How many formatted texts are cached. */
const SAID_MAX = 3000;

class Words {
  language = $state<Language>('en');
  /** Increases when messages are loaded, so that texts on the page update. */
  private loaded = $state(0);
  private bundle = new FluentBundle('en');
  private parts = new Set<string>();
  private lists = new Map<string, Intl.ListFormat>();
  /** A cache of formatted texts: many recur with every view, and a lookup is many times faster than formatting. */
  private said = new Map<string, string>();

  /** Starts with the language chosen on this device, or else the browser's. */
  async begin(): Promise<void> {
    await this.change(preferred());
    if (chosen()) this.tell();
  }

  /** Changes the language. Every part in use is loaded in the new language before anything on the page changes. */
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

  /** Changes the language and remembers it on this device. */
  async choose(language: Language): Promise<void> {
    localStorage.setItem('language', language);
    await this.change(language);
    this.tell();
  }

  /** Sets a cookie for the server, so that it returns the first page in the chosen language. */
  private tell(): void {
    document.cookie = `language=${this.language}; path=/; max-age=31536000; samesite=lax`;
  }

  /** Fetches all texts of this language, so that the service worker caches them. */
  async keep(): Promise<void> {
    await fetchAll(this.language);
  }

  /** Loads the texts of one part. */
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
      // Other kinds of values cannot be part of a cache key.
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

  /** A message that rarely recurs with the same values and is therefore not cached; undefined if there is none. */
  once(id: string, values: Record<string, FluentVariable>): string | undefined {
    void this.loaded;
    const pattern = this.bundle.getMessage(id)?.value;
    return pattern ? this.bundle.formatPattern(pattern, values) : undefined;
  }

  private format(id: string, values: Record<string, FluentVariable>): string {
    const message = this.bundle.getMessage(id);
    return message?.value ? this.bundle.formatPattern(message.value, values) : `⟨${id}⟩`;
  }

  /** Increases whenever texts may have changed, for code that caches them. */
  get version(): number {
    return this.loaded;
  }

  /** "a, b and c"; as a `unit` "a, b, c". Creating a format is expensive, so each is created once. */
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
