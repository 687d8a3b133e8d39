/** The names and faces of the people at a table. */
import type { TableInfo } from '$lib/generated/protocol';
import { characterIn, characterName } from '$lib/play/cast';
import type { Person } from '$lib/stage/seating.svelte';
import { t } from '$lib/words.svelte';

/**
 * The names of the people at a table, each usable as a label; the reader is "You". Sentences check `own` to address the reader directly.
 */
export interface Names {
  (seat: number): string;
  /** The reader's seat. */
  own?: number | undefined;
}

/** Names as the player in seat `own` reads them. */
export function toReader(name: (seat: number) => string, own: number | undefined): Names {
  return Object.assign((seat: number) => (seat === own ? t('web-you') : name(seat)), { own });
}

/** Everybody who sits at a table. */
export function peopleOf(table: TableInfo | undefined, own: number | undefined): Person[] {
  return (table?.seats ?? []).map(({ occupant }, seat) => {
    const character = characterIn(table!.seats, seat);
    return {
      seat,
      name: plainName(table, seat),
      looks:
        occupant.type === 'person'
          ? { type: 'picture', number: occupant.picture }
          : character
            ? { type: 'character', ...character }
            : { type: 'nobody' },
      level: character?.level,
      own: seat === own,
    };
  });
}

export function plainName(table: TableInfo | undefined, seat: number): string {
  const occupant = table?.seats[seat]?.occupant;
  if (occupant?.type === 'person') return occupant.name;
  const character = table && characterIn(table.seats, seat);
  return character ? characterName(character) : t('web-seat', { number: seat + 1 });
}
