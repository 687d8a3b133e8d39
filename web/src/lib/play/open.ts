/** Opening tables. */
import { api, nonce } from '$lib/api';
import { games } from '$lib/games.svelte';
import type { GameCard, NewSeat, NewTable, SeatInfo } from '$lib/generated/protocol';
import { identity } from '$lib/me.svelte';
import { router } from '$lib/router.svelte';

/** How many seats a first game has: three where the game allows it, so that there is somebody to watch. */
export function seatsByDefault(game: GameCard): number {
  return Math.min(Math.max(3, game.seats_min), game.seats_max);
}

/** The level a newcomer meets: the second weakest, or the only one. */
export function levelByDefault(game: GameCard): string {
  return game.levels.find((level) => level === 'medium') ?? game.levels[0] ?? 'random';
}

/** Opens a table against bots with sensible defaults, sits down and begins. Answers where it is; nothing if there is no such game. */
export async function playNow(slug: string, level?: string): Promise<string | undefined> {
  await games.load();
  const game = games.find(slug);
  if (!game) return undefined;
  const bot: NewSeat = { type: 'bot', level: level ?? levelByDefault(game) };
  const seats: NewSeat[] = [{ type: 'open' }, ...Array.from({ length: seatsByDefault(game) - 1 }, () => bot)];
  const id = await openTable({ game: slug, seats });
  await api.start(id);
  return `/t/${id}`;
}

/** Opens a table and sits down in its first open seat. */
export async function openTable(request: NewTable): Promise<string> {
  await identity.need();
  const table = await api.open(request);
  if (request.seats.some((seat) => seat.type === 'open')) await api.sit(table.id, nonce());
  return table.id;
}

/** Sits down at the table of the next game with the same people, and begins if everybody is there. */
export async function openTableAgain(id: string): Promise<void> {
  await identity.need();
  const table = await api.table(id);
  if (table.state === 'open' && !table.seats.some((seat) => personIn(seat) === identity.me?.id)) await api.sit(id, nonce());
  const ready = (await api.table(id)).seats.every((seat) => seat.occupant.type !== 'open');
  if (ready && table.state === 'open' && table.host === identity.me?.id) await api.start(id);
  router.go(`/t/${id}`);
}

function personIn(seat: SeatInfo): string | undefined {
  return seat.occupant.type === 'person' ? seat.occupant.id : undefined;
}
