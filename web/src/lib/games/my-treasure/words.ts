/** Text for the components of My Treasure. */
import { FACES, type Kind, type Treasure } from '$lib/generated/my-treasure';
import { t } from '$lib/words.svelte';

export const KINDS: Kind[] = ['ring', 'diamond', 'sword', 'necklace', 'money', 'potion'];

/** The symbols printed on a card, in printed order: "ring", "ring", "mouse". */
export function symbols(card: Treasure): (Kind | 'mouse')[] {
  const face = FACES[card];
  const kinds = [...KINDS, 'mouse' as const];
  return kinds.flatMap((kind, index) => Array.from({ length: face[index] ?? 0 }, () => kind));
}

/** "2 rings, 1 mouse". */
export const cardText = (card: Treasure): string => t(`my-treasure-card-${card}`);

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
