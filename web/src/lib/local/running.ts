/** Local tables open on this page, from the start of the game until the page that shows them closes. */
import { engine } from '$lib/engine';
import type { LocalSeat, LocalSetup, LocalTable } from '$lib/engine/types';
import { opponents } from '$lib/play/opponents.svelte';
import { identity } from '$lib/me.svelte';
import { t, words } from '$lib/words.svelte';

import { saves } from './saves';

const running = new Map<string, LocalTable>();

/** Keeps a table for the page that will show it; returns the address of that page. */
export function put(table: LocalTable): string {
  running.set(table.id, table);
  return `/local/${encodeURIComponent(table.id)}`;
}

/** The table with this id: one kept here, or one restored from a save. Undefined if there is no such game. */
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

/** Our seat, with a default name if no server knows us. */
export async function ourSeat(): Promise<LocalSeat> {
  await words.need('local');
  return { type: 'person', name: identity.me?.name ?? t('local-player', { number: 1 }), picture: identity.me?.picture ?? 0 };
}

/** *Play now* without a server: against the opponents chosen last. Returns the address of the table. */
export async function playHere(slug: string): Promise<string> {
  const card = await engine().card(slug);
  const bots = opponents.of(card).map((level): LocalSeat => ({ type: 'bot', level }));
  return begin({ game: slug, seats: [await ourSeat(), ...bots] });
}

/** Whether this game can be played without a server. */
export const playsHere = (slug: string): boolean => engine().games.includes(slug);
