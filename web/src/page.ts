/** What runs first: it takes over the page that came as HTML, or draws it where it did not. */
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

/** Without words there is nothing to show, unless the HTML has it. */
function failed(target: HTMLElement): void {
  if (target.childElementCount > 0) return;
  const says = (tag: string, text: string) => Object.assign(document.createElement(tag), { textContent: text });
  target.append(says('h1', 'Klad could not be loaded'), says('p', 'Please try again in a moment.'));
}

const target = document.getElementById('app');
if (target) begin(target).catch(() => failed(target));

// The faces come after the first picture; what stands in for them is as wide and as tall (tokens.css).
requestAnimationFrame(() => setTimeout(() => void import('$lib/design/fonts.css')));

/** Keeps the page and the words of its language on the device. */
async function keepHere(): Promise<void> {
  await online();
  await navigator.serviceWorker.register('/sw.js');
  const { serviceWorker } = navigator;
  await serviceWorker.ready;
  if (!serviceWorker.controller) await new Promise((taken) => serviceWorker.addEventListener('controllerchange', taken, { once: true }));
  // The words of the first page came before there was anybody to keep them.
  const come = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/words/'));
  await Promise.all(come.map(({ name }) => fetch(name)));
  await words.keep();
}

// Not before the page is used, so that the first load has the whole line. Without it the page works as long as there is a network.
// The document may be complete before this runs, so its `load` is not waited for.
if (import.meta.env.PROD && 'serviceWorker' in navigator) setTimeout(() => void keepHere().catch(() => undefined), 3000);
