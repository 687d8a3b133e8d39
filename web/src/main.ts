import { mount } from 'svelte';

import App from './App.svelte';
import './app.css';

const target = document.getElementById('app');
if (target) mount(App, { target });

// Keeps the page on the device; not before it is used, so that the first load has the whole line.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined), 3000));
