/**
 * Renders the first page as HTML at build time, once per language, so that it can be read and its links used before any script has run.
 * Runs in Node; not part of the page.
 */
import { render } from 'svelte/server';

import type { Language } from '$lib/language';

// Stubs of the browser APIs that the page uses before anything is drawn, as on a first visit.
const nothing = () => undefined;
Object.assign(globalThis, {
  location: new URL('http://klad.invalid/'),
  localStorage: { getItem: () => null, setItem: nothing },
  matchMedia: () => ({ matches: false }),
  addEventListener: nothing,
});
Object.defineProperty(globalThis, 'navigator', { value: { onLine: true, languages: [] }, configurable: true });

/** The first page in a language. */
export async function landing(language: Language): Promise<string> {
  const { words } = await import('$lib/words.svelte');
  const { default: App } = await import('./App.svelte');
  await words.change(language);
  return render(App, { props: { first: { place: { name: 'landing', friends: undefined }, Page: undefined, failed: false } } }).body;
}
