/** The pages by address. All but the first are loaded on demand. The parts of the address become a page's props. */
import type { Component } from 'svelte';

import { router, type Place } from '$lib/router.svelte';

type Page = { default: Component<Record<string, unknown>> };
const PAGES = import.meta.glob<Page>(['./routes/*.svelte', '!./routes/Landing.svelte', '!./routes/Design.svelte']);
// For design work only; not part of the production build.
if (import.meta.env.DEV) Object.assign(PAGES, import.meta.glob('./routes/Design.svelte'));
const file = (name: string) => `./routes/${name.charAt(0).toUpperCase()}${name.slice(1)}.svelte`;

/** A place with the component that draws it; the landing page and unknown addresses need none. */
export interface Shown {
  place: Place;
  Page: Component<Record<string, unknown>> | undefined;
  /** Whether loading failed. */
  failed: boolean;
}

/** Loads the page of a place. */
export async function load(place: Place): Promise<Shown> {
  try {
    return { place, Page: (await PAGES[file(place.name)]?.())?.default, failed: false };
  } catch {
    return { place, Page: undefined, failed: true };
  }
}

/** The page of the current address. */
export const loadFirst = (): Promise<Shown> => load(router.place);
