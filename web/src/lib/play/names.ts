/** What people at a table are called. */
import type { TableInfo } from '$lib/generated/protocol';
import { t } from '$lib/words.svelte';

/** The name of a seat: a person's own, a bot's level. Our own is marked, not replaced: "You draws a card" is wrong in every language. */
export function nameOf(table: TableInfo | undefined, seat: number, own: number | undefined): string {
  return seat === own ? ownName(plainName(table, seat)) : plainName(table, seat);
}

/** Our own name, marked. */
export function ownName(name: string): string {
  return `${name} (${t('web-you')})`;
}

function plainName(table: TableInfo | undefined, seat: number): string {
  const occupant = table?.seats[seat]?.occupant;
  switch (occupant?.type) {
    case 'person':
      return occupant.name;
    case 'bot':
      return t('web-bot-name', { level: t(`web-level-${occupant.level}`), number: seat + 1 });
    default:
      return t('web-seat', { number: seat + 1 });
  }
}
