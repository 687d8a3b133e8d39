/** The names of the players of a saved game. */
import type { LocalSeat } from '$lib/engine/types';
import { characterName } from '$lib/play/cast';

export function nameOfSeat(seats: readonly LocalSeat[], at: number): string {
  const seat = seats[at];
  if (seat?.type !== 'bot') return seat?.name ?? '';
  const index = seats.slice(0, at).filter((other) => other.type === 'bot' && other.level === seat.level).length;
  return characterName({ level: seat.level, index });
}
