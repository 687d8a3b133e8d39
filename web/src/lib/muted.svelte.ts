/** People whose chat you do not want to see. Kept on this device only; the server does not know. */
import { SvelteSet } from 'svelte/reactivity';

const KEY = 'muted';
/** The maximum number of people remembered. */
const MOST = 200;

function kept(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

class Muted {
  #people = new SvelteSet<string>(kept());

  has(person: string): boolean {
    return this.#people.has(person);
  }

  toggle(person: string): void {
    if (!this.#people.delete(person)) this.#people.add(person);
    localStorage.setItem(KEY, JSON.stringify([...this.#people].slice(-MOST)));
  }
}

export const muted = new Muted();
