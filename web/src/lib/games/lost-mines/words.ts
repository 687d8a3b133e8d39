/** The cards of Lost Mines in words. */
import { CARDS, type CardId, type Cell, type Face, type Peek } from '$lib/generated/lost-mines';
import { t, words } from '$lib/words.svelte';

import { edgeOf, label, same, STARTS, type Survey } from './layout';

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

/** A word or two, as they stand under the picture. */
export function shortText(face: Face): string {
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

const DIRS = ['n', 'e', 's', 'w'] as const;

/** Texts of cells by what they say. Few of the 77 change with a view, and to say them all anew takes longer than to draw them. */
const said = new Map<string, string>();

/** Everything that lies and stands on a cell and at its edges. */
export function cellText({ paths, mines, players, traps, trolls }: Survey, cell: Cell, names: (seat: number) => string): string {
  const at = label(cell);
  const [path, mine] = [paths.get(at), mines.get(at)];
  const beside = (things: Survey['traps']) => (things.size === 0 ? [] : DIRS.filter((dir) => things.has(edgeOf(cell, dir) ?? -1)));
  const [trapped, guarded] = [beside(traps), beside(trolls)];
  const here = (players.get(at) ?? []).map(({ seat, clan }) => [names(seat), clan] as const);
  const facts = [path?.exits, path?.special, path?.overcome, mine?.face_up, mine?.content, mine?.exits];
  const key = `${words.language} ${words.version} ${at} ${facts.join()} ${trapped.join()} ${guarded.join()} ${here.join()}`;
  const known = said.get(key);
  if (known !== undefined) return known;

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
  for (const [name, clan] of here) parts.push(`${name} (${t(`lost-mines-clan-${clan}`)})`);
  const text = parts.join('; ');
  if (said.size > 5000) said.clear();
  said.set(key, text);
  return text;
}

/** A cell with what lies on it, and all of it in words. */
export interface Spot {
  path: Survey['paths'] extends Map<string, infer Path> ? Path | undefined : never;
  mine: Survey['mines'] extends Map<string, infer Mine> ? Mine | undefined : never;
  about: string;
}

/** Every cell; one of which nothing has changed is the same as before. */
export function spotsOf(board: Cell[], survey: Survey, names: (seat: number) => string, before: Map<string, Spot>): Map<string, Spot> {
  return new Map(
    board.map((cell) => {
      const at = label(cell);
      const spot = { path: survey.paths.get(at), mine: survey.mines.get(at), about: cellText(survey, cell, names) };
      const old = before.get(at);
      return [at, old && old.path === spot.path && old.mine === spot.mine && old.about === spot.about ? old : spot];
    }),
  );
}
