/** The entry point: hydrates the page that came as HTML, or renders it if there was none. */
import './app.css';

import { hydrate, mount } from 'svelte';

import { online } from '$lib/language';
import { router } from '$lib/router.svelte';
import { words } from '$lib/words.svelte';

import App from './App.svelte';
import { loadFirst } from './routes';

async function begin(target: HTMLElement): Promise<void> {
  const [first] = await Promise.all([loadFirst(), words.begin()]);
  const drawn = target.dataset.page === router.place.name && document.documentElement.lang === words.language;
  const begun = { target, props: { first } };
  if (drawn) {
    hydrate(App, begun);
  } else {
    target.replaceChildren();
    mount(App, begun);
  }
}

/** Without texts there is nothing to show, unless the HTML already does. */
function failed(target: HTMLElement): void {
  if (target.childElementCount > 0) return;
  const says = (tag: string, text: string) => Object.assign(document.createElement(tag), { textContent: text });
  target.append(says('h1', 'Klad could not be loaded'), says('p', 'Please try again in a moment.'));
}

const target = document.getElementById('app');
if (target) begin(target).catch(() => failed(target));

// The typefaces are loaded after the first paint; their fallbacks have the same metrics (tokens.css).
requestAnimationFrame(() => setTimeout(() => void import('$lib/design/fonts.css')));

/** Caches the page and the texts of its language on the device. */
async function keepHere(): Promise<void> {
  await online();
  await navigator.serviceWorker.register('/sw.js');
  const { serviceWorker } = navigator;
  await serviceWorker.ready;
  if (!serviceWorker.controller) await new Promise((taken) => serviceWorker.addEventListener('controllerchange', taken, { once: true }));
  // The texts of the first page were loaded before the service worker could cache them.
  const come = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/words/'));
  await Promise.all(come.map(({ name }) => fetch(name)));
  await words.keep();
}

// Delayed, so that the first load has the whole bandwidth; without it the page still works online. It does not wait for `load`, because
// the document may already be complete when this runs.
if (import.meta.env.PROD && 'serviceWorker' in navigator) setTimeout(() => void keepHere().catch(() => undefined), 3000);
