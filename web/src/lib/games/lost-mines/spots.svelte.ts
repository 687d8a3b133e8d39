/**
 * The cells of the board as they are drawn. There are 77, and a view changes only a few: each keeps what lies on it, and only what
 * changed is redrawn and described again.
 */
import type { Cell, Edge, View } from '$lib/generated/lost-mines';
import { words } from '$lib/words.svelte';

import { cellsOfBoard, corner, edgeOf, indexOf, label } from './layout';
import type { CellTarget } from './Map.svelte';
import { cellText, DIRS } from './words';

type Path = View['paths'][number];
type Mine = View['mines'][number];
type Player = View['players'][number];

export class Spot {
  path = $state.raw<Path>();
  mine = $state.raw<Mine>();
  target = $state.raw<CellTarget>();
  /** Whether Tab reaches this cell. */
  first = $state(false);
  /** The description for screen readers. */
  about = $state('');

  /** Bit sets: sides with a trap, sides with a troll, and the seats standing here. */
  traps = 0;
  trolls = 0;
  seats = 0;
  /** Whether `about` is out of date. */
  stale = true;

  readonly at: { x: number; y: number };
  readonly place: string;

  constructor(readonly cell: Cell) {
    this.at = corner(cell);
    this.place = label(cell);
  }
}

/** The edges of each cell, in the order of `DIRS`. */
const EDGES = cellsOfBoard().map((cell) => DIRS.map((dir) => edgeOf(cell, dir)));

export class Spots {
  readonly all = cellsOfBoard().map((cell) => new Spot(cell));
  private paths: Path[] = [];
  private mines: Mine[] = [];
  private players: Player[] = [];
  private traps: Edge[] = [];
  private names: ((seat: number) => string) | undefined;
  private version = -1;

  at(cell: Cell): Spot | undefined {
    return this.all[indexOf(cell)];
  }

  /** Updates the cells from a view, skipping the parts that have not changed. */
  lay({ paths, mines, players, traps }: Pick<View, 'paths' | 'mines' | 'players' | 'traps'>): void {
    if (paths !== this.paths) this.put('path', paths);
    if (mines !== this.mines) this.put('mine', mines);
    if (traps !== this.traps) this.close('traps', traps);
    if (players !== this.players) {
      this.stand(players);
      this.close('trolls', players.flatMap(({ troll }) => (troll?.edge != null ? [troll.edge] : [])));
    }
    [this.paths, this.mines, this.players, this.traps] = [paths, mines, players, traps];
  }

  private put<Kind extends 'path' | 'mine'>(kind: Kind, things: (Spot[Kind] & { cell: Cell })[]): void {
    const lying: Spot[Kind][] = [];
    for (const thing of things) lying[indexOf(thing.cell)] = thing;
    for (let index = 0; index < this.all.length; index++) {
      const spot = this.all[index]!;
      if (spot[kind] === lying[index]) continue;
      spot[kind] = lying[index] as Spot[Kind];
      spot.stale = true;
    }
  }

  private close(kind: 'traps' | 'trolls', things: Edge[]): void {
    for (let index = 0; index < this.all.length; index++) this.note(this.all[index]!, kind, things.length > 0 ? sides(EDGES[index]!, things) : 0);
  }

  private stand(players: Player[]): void {
    const seats: number[] = [];
    for (const { pawn, seat } of players) seats[indexOf(pawn)] = (seats[indexOf(pawn)] ?? 0) | (1 << seat);
    for (let index = 0; index < this.all.length; index++) this.note(this.all[index]!, 'seats', seats[index] ?? 0);
  }

  private note(spot: Spot, kind: 'traps' | 'trolls' | 'seats', bits: number): void {
    if (spot[kind] === bits) return;
    spot[kind] = bits;
    spot.stale = true;
  }

  /** Updates the descriptions of changed cells, or of all of them if the language or the names have changed. */
  tell(names: (seat: number) => string): void {
    const all = names !== this.names || words.version !== this.version;
    [this.names, this.version] = [names, words.version];
    for (const spot of this.all) {
      if (!all && !spot.stale) continue;
      const here = this.players.filter(({ seat }) => spot.seats & (1 << seat));
      const [trapped, guarded] = [spot.traps, spot.trolls].map((bits) => DIRS.filter((_, index) => bits & (1 << index)));
      spot.about = cellText({ cell: spot.cell, path: spot.path, mine: spot.mine, trapped: trapped!, guarded: guarded!, here }, names);
      spot.stale = false;
    }
  }

  /** Marks the cells that can be chosen, and the one that Tab reaches. */
  offer(targets: CellTarget[], first: Cell): void {
    const chosen: (CellTarget | undefined)[] = [];
    for (const target of targets) chosen[indexOf(target.cell)] ??= target;
    for (const [index, spot] of this.all.entries()) {
      spot.target = chosen[index];
      spot.first = index === indexOf(first);
    }
  }
}

function sides(edges: (number | undefined)[], things: number[]): number {
  let bits = 0;
  for (const [index, edge] of edges.entries()) if (edge !== undefined && things.includes(edge)) bits |= 1 << index;
  return bits;
}
