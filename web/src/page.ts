/** The page itself. */
import { mount } from 'svelte';

import { words } from '$lib/words.svelte';

import App from './App.svelte';

const target = document.getElementById('app');
if (target) mount(App, { target });

/** Keeps the page and the words of its language on the device. */
async function keepHere(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  await navigator.serviceWorker.ready;
  await words.keep();
}

// Not before the page is used, so that the first load has the whole line. Without it the page works as long as there is a network.
// The document may be complete before this runs, so its `load` is not waited for.
if (import.meta.env.PROD && 'serviceWorker' in navigator) setTimeout(() => void keepHere().catch(() => undefined), 3000);
