/** What people at a table are called, and how they look. */
import type { TableInfo } from '$lib/generated/protocol';
import { characterIn, characterName } from '$lib/play/cast';
import type { Person } from '$lib/stage/seating.svelte';
import { t } from '$lib/words.svelte';

/** What the people at a table are called, each as a label of their own; the reader is "You". Sentences ask `own`, and speak to the reader. */
export interface Names {
  (seat: number): string;
  /** The seat of the reader. */
  own?: number | undefined;
}

/** Names as they are said to whoever sits in `own`. */
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
