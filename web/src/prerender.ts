/**
 * Draws the first page as HTML, once for every language, when the page is built: whoever opens it can read it, and press
 * what is on it, before any script has run. Runs in Node; never a part of the page.
 */
import { render } from 'svelte/server';

import type { Language } from '$lib/language';

// What the page asks of a browser before anything is drawn: nobody has been here yet.
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
