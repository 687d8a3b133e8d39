/** Opening tables. */
import { api } from '$lib/api';
import { games } from '$lib/games.svelte';
import type { NewSeat, NewTable, SeatInfo } from '$lib/generated/protocol';
import { identity } from '$lib/me.svelte';
import { levelByDefault } from '$lib/play/defaults';
import { opponents } from '$lib/play/opponents.svelte';
import { router } from '$lib/router.svelte';

/**
 * Opens a table against the opponents chosen last (or as many bots of `level`), sits down and starts. Returns its address; undefined if
 * there is no such game.
 */
export async function playNow(slug: string, level?: string): Promise<string | undefined> {
  await games.load();
  const game = games.find(slug);
  if (!game) return undefined;
  const bots = opponents.of(game).map((chosen): NewSeat => ({ type: 'bot', level: level ?? chosen }));
  const seats: NewSeat[] = [{ type: 'open' }, ...bots];
  const id = await openTable({ game: slug, seats });
  await (await watch()).start(id);
  return `/t/${id}`;
}

/**
 * Opens a table of bots only, as many as we play with (two after a solo game), and starts. Returns the address for watching; undefined if there is no such game.
 */
export async function watchBots(slug: string): Promise<string | undefined> {
  await games.load();
  const game = games.find(slug);
  if (!game) return undefined;
  const chosen = opponents.of(game);
  const levels = chosen.length > 0 ? chosen : [levelByDefault(game)];
  const seats = [levels[0]!, ...levels].map((level): NewSeat => ({ type: 'bot', level }));
  const id = await openTable({ game: slug, seats });
  await api.start(id);
  return `/t/${id}`;
}

/** Opens a table and sits down in its first open seat. */
export async function openTable(request: NewTable): Promise<string> {
  await identity.need();
  const table = await api.open(request);
  if (request.seats.some((seat) => seat.type === 'open')) await (await watch()).sit(table.id);
  return table.id;
}

/** Sits down at the table of the next game with the same people, and starts if everybody is there. */
export async function openTableAgain(id: string): Promise<void> {
  await identity.need();
  const table = await api.table(id);
  if (table.state === 'open' && !table.seats.some((seat) => personIn(seat) === identity.me?.id)) await (await watch()).sit(id);
  const ready = (await api.table(id)).seats.every((seat) => seat.occupant.type !== 'open');
  if (ready && table.state === 'open' && table.host === identity.me?.id) await (await watch()).start(id);
  router.go(`/t/${id}`);
}

/** The code for drawing seeds is loaded only when somebody sits down. */
export const watch = () => import('$lib/play/watch.svelte');

function personIn(seat: SeatInfo): string | undefined {
  return seat.occupant.type === 'person' ? seat.occupant.id : undefined;
}
