/** The cards of Lost Mines in words. */
import { CARDS, type CardId, type Face, type Peek } from '$lib/generated/lost-mines';
import { t, words } from '$lib/words.svelte';

const join = (parts: string[]) => new Intl.ListFormat(words.language, { type: 'unit' }).format(parts);

/** "north, east". */
export const exitsText = (exits: string): string => join([...exits].map((exit) => t(`lost-mines-dir-${exit.toLowerCase()}`)));

/** "Path: exits north, east; lake". */
export function faceText(face: Face): string {
  switch (face.type) {
    case 'path':
      return t('web-lost-mines-card-path', { exits: exitsText(face.exits), special: t(`lost-mines-special-${face.special}`) });
    case 'tool':
      return t(`lost-mines-tool-${face.tool}`);
    case 'info':
      return t('web-lost-mines-card-info', { symbols: join(face.symbols.map((symbol) => t(`lost-mines-symbol-${symbol}`))) });
    default:
      return t(`web-lost-mines-card-${face.type}`);
  }
}

export const cardText = (card: CardId): string => {
  const face = CARDS[card];
  return face ? faceText(face) : card;
};

/** What an information card would look at. */
export function peekText(target: Peek, mineLabel: (mine: number) => string, names: (seat: number) => string): string {
  switch (target.type) {
    case 'mine':
      return t('web-lost-mines-peek-mine', { at: mineLabel(target.mine) });
    case 'treasure':
      return t('web-lost-mines-peek-treasure', { slot: target.slot + 1 });
    case 'dwarf':
      return t('web-lost-mines-peek-dwarf', { player: names(target.seat) });
  }
}
