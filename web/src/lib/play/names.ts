/** What people at a table are called, and how they look. */
import type { TableInfo } from '$lib/generated/protocol';
import { characterIn, characterName } from '$lib/play/cast';
import type { Person } from '$lib/stage/seating.svelte';
import { t } from '$lib/words.svelte';

/** The name of a seat: a person's own, a character's. Our own is marked, not replaced: "You draws a card" is wrong in every language. */
export function nameOf(table: TableInfo | undefined, seat: number, own: number | undefined): string {
  return seat === own ? ownName(plainName(table, seat)) : plainName(table, seat);
}

/** Our own name, marked. */
export function ownName(name: string): string {
  return `${name} (${t('web-you')})`;
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
