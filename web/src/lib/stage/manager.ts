/** What a board and the table around it share: the peaks, and what changed since your last move. */
import { getContext, setContext } from 'svelte';

import { Changes } from './changes.svelte';
import { Moments } from './moments.svelte';

export class Manager {
  readonly moments = new Moments();
  readonly changes = new Changes();

  close(): void {
    this.moments.close();
  }
}

const KEY = Symbol('stage manager');

/** Called by the component that shows a table: a live one, a lesson, a replay. */
export function provideManager(): Manager {
  return setContext(KEY, new Manager());
}

/** The manager of the table this component belongs to. */
export function manager(): Manager {
  return getContext<Manager>(KEY);
}
