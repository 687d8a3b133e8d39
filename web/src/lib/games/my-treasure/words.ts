/** Text for the components of My Treasure. */
import { FACES, type Kind, type Treasure } from '$lib/generated/my-treasure';
import { t } from '$lib/words.svelte';

import { inWords, printed, wordsOf } from '../deck.svelte';

export const KINDS: Kind[] = ['ring', 'diamond', 'sword', 'necklace', 'money', 'potion'];

/** How often each symbol is on a card of the table's deck: the kinds in order, then the mouse. */
function face(card: Treasure): readonly number[] {
  const own = printed('treasures', card);
  if (typeof own !== 'string') return FACES[card];
  const shown = wordsOf(own);
  return [...KINDS, 'mouse'].map((kind) => shown.filter((other) => other === kind).length);
}

/** The symbols printed on a card, in printed order: "ring", "ring", "mouse". */
export function symbols(card: Treasure): (Kind | 'mouse')[] {
  const counts = face(card);
  const kinds = [...KINDS, 'mouse' as const];
  return kinds.flatMap((kind, index) => Array.from({ length: counts[index] ?? 0 }, () => kind));
}

/** "2 rings, 1 mouse". */
export const cardText = (card: Treasure): string => inWords('my-treasure', card) ?? t(`my-treasure-card-${card}`);

export const kindName = (kind: Kind): string => t(`my-treasure-kind-${kind}`);

/** How many of each symbol there are on these cards; absent symbols are left out. */
export function tally(cards: Treasure[]): { kind: Kind | 'mouse'; count: number }[] {
  const all = cards.flatMap(symbols);
  return [...KINDS, 'mouse' as const]
    .map((kind) => ({ kind, count: all.filter((other) => other === kind).length }))
    .filter(({ count }) => count > 0);
}

/** How many symbols on a card count for a token: those of its kind and the mice (MS-303, MS-304). */
export const worth = (card: Treasure, token: Kind): number =>
  symbols(card).filter((kind) => kind === token || kind === 'mouse').length;
