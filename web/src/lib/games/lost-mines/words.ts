/** The cards of Lost Mines in words. */
import { CARDS, type CardId, type Cell, type Face, type Peek, type View } from '$lib/generated/lost-mines';
import { t, words } from '$lib/words.svelte';

import { label, same, STARTS } from './layout';

const join = (parts: string[]) => words.list(parts, 'unit');

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

/** The rule for each special feature of a path card. */
const SPECIALS: Record<string, string> = { plain: 'LM-072', trunk: 'LM-077', lake: 'LM-077', pit: 'LM-077', rocks: 'LM-078', campfire: 'LM-148' };
/** The rule for an obstacle or a campfire on the board; a plain path has none. */
export const ruleOf = (special: string): string | undefined => (special === 'plain' ? undefined : SPECIALS[special]);

/** The rules for the other cards. */
const RULES: Record<string, string[]> = { tool: ['LM-090'], info: ['LM-100'], trap: ['LM-112', 'LM-113'], troll: ['LM-121', 'LM-122'], storm: ['LM-130'] };

/** What a card is and does, for its tooltip. */
export function helpText(face: Face): string {
  const rules = face.type === 'path' ? [SPECIALS[face.special]!] : RULES[face.type]!;
  return [faceText(face), ...rules.map((rule) => t(`rule-${rule}`))].join('\n');
}

/** A word or two for the label below the picture, with a capital letter like every label. */
export function shortText(face: Face): string {
  const word = wordOf(face);
  return word.charAt(0).toLocaleUpperCase(words.language) + word.slice(1);
}

function wordOf(face: Face): string {
  switch (face.type) {
    case 'path':
      return face.special === 'plain' ? t('web-lost-mines-card-plain') : t(`lost-mines-special-${face.special}`);
    case 'tool':
      return t(`lost-mines-tool-${face.tool}`);
    case 'info':
      return t('web-lost-mines-card-look');
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

export const DIRS = ['n', 'e', 's', 'w'] as const;

/** What is on a cell and at its sides. */
interface Lying {
  cell: Cell;
  path: View['paths'][number] | undefined;
  mine: View['mines'][number] | undefined;
  trapped: string[];
  guarded: string[];
  here: View['players'];
}

/** The description of everything on a cell and at its edges. */
export function cellText({ cell, path, mine, trapped, guarded, here }: Lying, names: (seat: number) => string): string {
  const at = label(cell);
  const parts: string[] = [];
  const start = STARTS.find((each) => same(each.cell, cell));
  if (start) parts.push(t('web-lost-mines-start', { clan: t(`lost-mines-clan-${start.clan}`), at }));
  else if (path)
    parts.push(
      t('web-lost-mines-cell-path', { at, exits: exitsText(path.exits), special: t(`lost-mines-special-${path.special}`), overcome: path.overcome ? 'yes' : 'no' }),
    );
  else if (mine?.face_up) parts.push(t('web-lost-mines-mine-open', { at, content: t(`lost-mines-mine-${mine.content}`), exits: exitsText(mine.exits ?? '') }));
  else if (mine?.content) parts.push(t('web-lost-mines-mine-known', { at, content: t(`lost-mines-mine-${mine.content}`) }));
  else if (mine) parts.push(t('web-lost-mines-mine-hidden', { at }));
  else parts.push(t('web-lost-mines-cell-free', { at }));
  for (const dir of DIRS) {
    if (trapped.includes(dir)) parts.push(t('web-lost-mines-trap-side', { side: t(`lost-mines-dir-${dir}`) }));
    if (guarded.includes(dir)) parts.push(t('web-lost-mines-troll-side', { side: t(`lost-mines-dir-${dir}`) }));
  }
  for (const { seat, clan } of here) parts.push(`${names(seat)} (${t(`lost-mines-clan-${clan}`)})`);
  return parts.join('; ');
}
