/** The language of the page, and where its texts are. */

export const LANGUAGES = ['en', 'de', 'fr', 'ru', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];

const FILES = import.meta.glob<string>(['../../../locales/*/*.ftl', '!../../../locales/*/terminal.ftl'], { query: '?raw', import: 'default' });

/** The parts that every page needs. */
export const ALWAYS = ['common', 'web'];

/** The language chosen on this device. */
export const chosen = (): string | null => localStorage.getItem('language');

/** The language chosen on this device, or else the first of the browser's languages that we have. */
export function preferred(): Language {
  const own = chosen();
  for (const tag of own ? [own] : navigator.languages) {
    const found = LANGUAGES.find((language) => language === tag.toLowerCase().split('-')[0]);
    if (found) return found;
  }
  return 'en';
}

/** The texts of a part: those shared with the terminal, and those that only the page uses. */
export async function textsOf(language: Language, part: string): Promise<string[]> {
  const files = [part, `web-${part}`].map((name) => FILES[`../../../locales/${language}/${name}.ftl`]);
  return Promise.all(files.flatMap((file) => (file ? [file()] : [])));
}

/** Fetches all texts of a language; waits for a network when there is none. */
export async function fetchAll(language: Language): Promise<void> {
  const files = Object.entries(FILES).filter(([path]) => path.includes(`/${language}/`));
  for (const [, file] of files) {
    await online();
    await file();
  }
}

/** Resolves when there is a network. */
export async function online(): Promise<void> {
  if (!navigator.onLine) await new Promise((found) => addEventListener('online', found, { once: true }));
}
