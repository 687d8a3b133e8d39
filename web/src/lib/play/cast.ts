/**
 * Bots appear as characters: every level has several, each with a name, a face and a sentence about how they play. The game itself knows
 * only the level.
 */
import type { SeatInfo } from '$lib/generated/protocol';
import { t } from '$lib/words.svelte';

export interface Character {
  level: string;
  /** The index among the characters of its level. */
  index: number;
}

/** The character in a seat; undefined for a person. The first easy bot of a table is always the same character, and so is the second. */
export function characterIn(seats: readonly SeatInfo[], seat: number): Character | undefined {
  const occupant = seats[seat]?.occupant;
  if (occupant?.type !== 'bot') return undefined;
  const { level } = occupant;
  const index = seats.slice(0, seat).filter(({ occupant: other }) => other.type === 'bot' && other.level === level).length;
  return { level, index };
}

/** The names of a level's characters. */
export const namesOf = (level: string): string[] => t(`bot-names-${level}`).split(', ');

export function characterName({ level, index }: Character): string {
  const names = namesOf(level);
  return names[index % names.length]!;
}
