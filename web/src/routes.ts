/** The pages by their addresses: every one but the first is loaded when it is wanted. Its properties are the parts of its address. */
import type { Component } from 'svelte';

import { router, type Place } from '$lib/router.svelte';

type Page = { default: Component<Record<string, unknown>> };
const PAGES = import.meta.glob<Page>(['./routes/*.svelte', '!./routes/Landing.svelte', '!./routes/Design.svelte']);
// For whoever draws; not a part of what is built.
if (import.meta.env.DEV) Object.assign(PAGES, import.meta.glob('./routes/Design.svelte'));
const file = (name: string) => `./routes/${name.charAt(0).toUpperCase()}${name.slice(1)}.svelte`;

/** A place with what draws it; the first page, and one that is nowhere, need nothing. */
export interface Shown {
  place: Place;
  Page: Component<Record<string, unknown>> | undefined;
  /** It could not be loaded. */
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

/** The page of the address we are at. */
export const loadFirst = (): Promise<Shown> => load(router.place);
