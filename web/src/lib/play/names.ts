/** What people at a table are called. */
import type { TableInfo } from '$lib/generated/protocol';
import { t } from '$lib/words.svelte';

/** The name of a seat: a person's own, a bot's level. */
export function nameOf(table: TableInfo | undefined, seat: number, own: number | undefined): string {
  if (seat === own) return t('web-you');
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
