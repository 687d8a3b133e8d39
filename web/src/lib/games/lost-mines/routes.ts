/** Where a dwarf could walk. Only a plan: the server checks every step when it is made. */
import { CARDS, type Cell, type Dir, type Move, type View } from '$lib/generated/lost-mines';

import { beside, cellAt, edgeOf, label, same, STARTS, turned } from './layout';

export interface Route {
  cell: Cell;
  dirs: Dir[];
  /** The number of traps along the route. */
  traps: number;
}

const DIRS: Dir[] = ['n', 'e', 's', 'w'];
const OPPOSITE: Record<Dir, string> = { n: 'S', e: 'W', s: 'N', w: 'E' };
const OBSTACLES = ['trunk', 'lake', 'pit', 'rocks'];

/** The open sides of whatever lies on a cell; undefined if there is nothing to stand on. A face-down mine is open on all sides. */
function exitsAt(view: View, cell: Cell): string | undefined {
  if (STARTS.some((start) => same(start.cell, cell))) return 'NESW';
  const mine = view.mines.find((each) => same(each.cell, cell));
  if (mine) return mine.face_up ? (mine.exits ?? '') : 'NESW';
  return view.paths.find((path) => same(path.cell, cell))?.exits;
}

/**
 * The routes to every reachable cell: the one with the fewest traps, and shorter ones with more traps. The first step is one of `first`,
 * the steps that the server offers now.
 */
export function routes(view: View, from: Cell, first: Dir[], steps: number): [Route, ...Route[]][] {
  const known = new Map<string, [Route, ...Route[]]>();
  const trolls = new Set(view.players.flatMap(({ troll }) => (troll?.edge != null ? [troll.edge] : [])));
  let layer: Route[] = [{ cell: from, dirs: [], traps: 0 }];
  for (let step = 0; step < steps; step++) {
    const next: Route[] = [];
    for (const route of layer) {
      for (const dir of route.dirs.length === 0 ? first : DIRS) {
        const cell = beside(route.cell, dir);
        const edge = edgeOf(route.cell, dir);
        if (edge === undefined || !cellAt(cell) || same(cell, from)) continue;
        if (route.dirs.length > 0 && (trolls.has(edge) || !canPass(view, route.cell, dir, cell))) continue;
        const found = { cell, dirs: [...route.dirs, dir], traps: route.traps + (view.traps.includes(edge) ? 1 : 0) };
        const others = known.get(label(cell)) ?? [];
        // Routes are found shortest first: a longer one must have fewer traps, and of two equally long ones the one with fewer traps
        // stays.
        if (others.some(({ traps }) => traps <= found.traps)) continue;
        known.set(label(cell), [found, ...others.filter(({ dirs }) => dirs.length < found.dirs.length)]);
        // A face-down mine ends the walk.
        if (!view.mines.some((mine) => !mine.face_up && same(mine.cell, cell))) next.push(found);
      }
    }
    layer = next;
  }
  return [...known.values()];
}

/** Whether a seat has made a move in this round. */
export const hasPlayed = (view: View, seat: number): boolean => view.plays.some((play) => play.startsWith(`${String.fromCharCode(65 + seat)} `));

type Lay = Extract<Move, { type: 'play_path' }>;

/**
 * A move for the very first turn of a seat, so that a beginner only has to accept it: a path next to our dwarf that leads east or, if
 * none fits, a card to discard. Undefined after the first turn.
 */
export function firstMove(view: View, seat: number, legal: Move[]): Lay | Extract<Move, { type: 'discard' }> | undefined {
  if (view.round !== 1 || view.phase !== 'play_card' || hasPlayed(view, seat)) return undefined;
  const worth = ({ card, cell: [x, y], rot }: Lay) => {
    const face = CARDS[card];
    if (face?.type !== 'path') return 0;
    const exits = turned(face.exits, rot);
    const [ownX, ownY] = view.players[seat]!.pawn;
    const away = Math.abs(x - ownX) + Math.abs(y - ownY);
    return (face.special === 'plain' ? 100 : 0) - 10 * away + 5 * x + (exits.includes('E') ? 8 : 0) + exits.length;
  };
  const lays = legal.filter((move) => move.type === 'play_path');
  return lays.sort((a, b) => worth(b) - worth(a))[0] ?? legal.find((move) => move.type === 'discard');
}

function canPass(view: View, from: Cell, dir: Dir, to: Cell): boolean {
  const [here, there] = [exitsAt(view, from), exitsAt(view, to)];
  if (!here?.includes(dir.toUpperCase()) || !there?.includes(OPPOSITE[dir])) return false;
  const path = view.paths.find((each) => same(each.cell, to));
  return !(path && OBSTACLES.includes(path.special) && !path.overcome);
}

/** Whether this walk has already passed through every reachable cell, so that there is nothing left to choose. */
export const onlyBack = (reachable: [Route, ...Route[]][], walked: Cell[]): boolean =>
  walked.length > 0 && reachable.every(([{ cell }]) => walked.some((each) => same(each, cell)));
