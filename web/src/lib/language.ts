/** Which language the page speaks, and where its words are. */

export const LANGUAGES = ['en', 'de', 'fr', 'ru', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];

const FILES = import.meta.glob<string>(['../../../locales/*/*.ftl', '!../../../locales/*/terminal.ftl'], { query: '?raw', import: 'default' });

/** The parts that every page needs. */
export const ALWAYS = ['common', 'web'];

/** The language chosen on this device. */
export const chosen = (): string | null => localStorage.getItem('language');

/** The language chosen on this device, or else the first of the browser's that there are words for. */
export function preferred(): Language {
  const own = chosen();
  for (const tag of own ? [own] : navigator.languages) {
    const found = LANGUAGES.find((language) => language === tag.toLowerCase().split('-')[0]);
    if (found) return found;
  }
  return 'en';
}

/** The words of a part: those it shares with the terminal, and those of its board on the page. */
export async function textsOf(language: Language, part: string): Promise<string[]> {
  const files = [part, `web-${part}`].map((name) => FILES[`../../../locales/${language}/${name}.ftl`]);
  return Promise.all(files.flatMap((file) => (file ? [file()] : [])));
}

/** Brings every word of a language to the device; while there is no network it waits for one. */
export async function fetchAll(language: Language): Promise<void> {
  const files = Object.entries(FILES).filter(([path]) => path.includes(`/${language}/`));
  for (const [, file] of files) {
    await online();
    await file();
  }
}

/** Comes back when there is a network. */
export async function online(): Promise<void> {
  if (!navigator.onLine) await new Promise((found) => addEventListener('online', found, { once: true }));
}
