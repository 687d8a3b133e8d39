/** The geometry of the drawn board: 11 columns and 7 rows of cells, each the size of a card. */
import type { Cell, Edge } from '$lib/generated/lost-mines';

export const COLUMNS = 11;
export const ROWS = 7;
/** A cell in the drawing, upright like the cards. */
export const WIDE = 40;
export const TALL = 60;

/** The start cells, printed on the board (blue above, yellow below). */
export const STARTS = [
  { clan: 'blue', cell: [1, 2] as Cell },
  { clan: 'yellow', cell: [1, 4] as Cell },
] as const;

export const corner = ([x, y]: Cell): { x: number; y: number } => ({ x: x * WIDE, y: y * TALL });
export const middle = ([x, y]: Cell): { x: number; y: number } => ({ x: x * WIDE + WIDE / 2, y: y * TALL + TALL / 2 });
/**
 * The path of an SVG drawing, translated. A `transform` would have the same effect, but the browser would have to keep and composite each
 * one separately, and there would be hundreds.
 */
export const moved = (path: string, { x, y }: { x: number; y: number }): string =>
  path.replace(/([MLHVCSQT])([^a-zA-Z]*)/g, (_, letter: string, numbers: string) => {
    const shift = letter === 'H' ? [x] : letter === 'V' ? [y] : [x, y];
    const found = numbers.match(/-?\d*\.?\d+/g) ?? [];
    return letter + found.map((number, index) => Number(number) + shift[index % shift.length]!).join(' ');
  });

/** The label of a cell, such as `C3`. */
export const label = ([x, y]: Cell): string => `${String.fromCharCode(65 + x)}${y + 1}`;
export const same = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];

/** The two cells that an edge separates. */
export function ends(edge: Edge): [Cell, Cell] {
  if (edge < 70) {
    const [x, y] = [edge % 10, Math.floor(edge / 10)];
    return [
      [x, y],
      [x + 1, y],
    ];
  }
  const [x, y] = [(edge - 70) % COLUMNS, Math.floor((edge - 70) / COLUMNS)];
  return [
    [x, y],
    [x, y + 1],
  ];
}

/** The middle of an edge. */
export function onEdge(edge: Edge): { x: number; y: number } {
  const [a, b] = ends(edge).map(middle) as [{ x: number; y: number }, { x: number; y: number }];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

const STEPS = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] } as const;

/** The neighbor of a cell. */
export function beside([x, y]: Cell, dir: keyof typeof STEPS): Cell {
  const [dx, dy] = STEPS[dir];
  return [x + dx, y + dy];
}

/** The exits after a turn of 180 degrees. */
export function turned(exits: string, rot: boolean): string {
  const opposite: Record<string, string> = { N: 'S', E: 'W', S: 'N', W: 'E' };
  return rot ? [...exits].map((exit) => opposite[exit] ?? exit).join('') : exits;
}

/** All cells, row by row. */
export const cellsOfBoard = (): Cell[] => Array.from({ length: COLUMNS * ROWS }, (_, index) => [index % COLUMNS, Math.floor(index / COLUMNS)]);

/** The index of a cell in that order. */
export const indexOf = ([x, y]: Cell): number => y * COLUMNS + x;

/** Whether a cell is on the board. */
export const cellAt = ([x, y]: Cell): boolean => x >= 0 && x < COLUMNS && y >= 0 && y < ROWS;

/** The edge between a cell and its neighbor; undefined at the rim. */
export function edgeOf(cell: Cell, dir: keyof typeof STEPS): Edge | undefined {
  const other = beside(cell, dir);
  if (!cellAt(other)) return undefined;
  const [x, y] = [Math.min(cell[0], other[0]), Math.min(cell[1], other[1])];
  return cell[1] === other[1] ? y * (COLUMNS - 1) + x : (COLUMNS - 1) * ROWS + y * COLUMNS + x;
}
