/** Local tables that are open on this page, from the moment they begin until whoever shows them goes away. */
import { engine } from '$lib/engine';
import type { LocalSeat, LocalSetup, LocalTable } from '$lib/engine/types';
import { opponents } from '$lib/play/opponents.svelte';
import { identity } from '$lib/me.svelte';
import { t, words } from '$lib/words.svelte';

import { saves } from './saves';

const running = new Map<string, LocalTable>();

/** Has a table wait here for the page that shows it; returns the address of that page. */
export function put(table: LocalTable): string {
  running.set(table.id, table);
  return `/local/${encodeURIComponent(table.id)}`;
}

/** The table of this name: the one that waits here, or one restored from what was saved. Nothing if there is no such game. */
export async function take(id: string): Promise<LocalTable | undefined> {
  const waiting = running.get(id);
  if (waiting) {
    running.delete(id);
    return waiting;
  }
  const kept = await saves.get(id);
  return kept && engine().restore(kept.saved);
}

/** Opens a table on this device and returns its address. */
export async function begin(setup: LocalSetup): Promise<string> {
  return put(await engine().open(setup));
}

/** What we are called where no server knows us. */
export async function ourSeat(): Promise<LocalSeat> {
  await words.need('local');
  return { type: 'person', name: identity.me?.name ?? t('local-player', { number: 1 }), picture: identity.me?.picture ?? 0 };
}

/** *Play now* without a server: us, against the opponents chosen last. Returns the address of the table. */
export async function playHere(slug: string): Promise<string> {
  const card = await engine().card(slug);
  const bots = opponents.of(card).map((level): LocalSeat => ({ type: 'bot', level }));
  return begin({ game: slug, seats: [await ourSeat(), ...bots] });
}

/** Whether this game can be played without a server. */
export const playsHere = (slug: string): boolean => engine().games.includes(slug);
