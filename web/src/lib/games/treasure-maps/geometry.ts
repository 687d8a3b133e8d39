/** Where the cells of a card are, and how a placed shape is turned. The server decides which placements are legal. */
import { CARDS, SHAPES, type Card, type Shape } from '$lib/generated/treasure-maps';

import { deck } from '../deck.svelte';

export interface Cell {
  /** Its number in reading order, which moves use. */
  index: number;
  row: number;
  column: number;
  icon: 'cross' | 'coin' | 'palm' | undefined;
}

export interface Face {
  color: string;
  points: number;
  seal: string | null;
  cells: Cell[];
  rows: number;
  columns: number;
}

const ICONS: Record<string, Cell['icon']> = { x: 'cross', o: 'coin', p: 'palm' };

/** The faces of the deck whose hash is `of`. */
let known = { of: '', faces: new Map<Card, Face>() };

/** What is printed on a card of the table's deck. */
export function face(card: Card): Face {
  if (known.of !== deck.id) known = { of: deck.id, faces: new Map() };
  const before = known.faces.get(card);
  if (before) return before;
  const { color, points } = CARDS[card]!;
  const own = deck.own?.[card] as { drawing: string[]; seal?: string } | undefined;
  const { rows, seal } = own ? { rows: own.drawing, seal: own.seal ?? null } : CARDS[card]!;
  const cells: Cell[] = [];
  rows.forEach((text, row) =>
    [...text].forEach((sign, column) => {
      if (sign !== '.') cells.push({ index: cells.length, row, column, icon: ICONS[sign] });
    }),
  );
  const made = { color, points, seal, cells, rows: rows.length, columns: rows[0]!.length };
  known.faces.set(card, made);
  return made;
}

/** The two cards of a hand with the most icons for their size, as a suggestion for beginners. A card has as many cells as points. */
export function promising(cards: readonly Card[]): number[] {
  const worth = (card: Card) => {
    const { cells } = face(card);
    return cells.filter(({ icon }) => icon).length / cells.length;
  };
  const order = cards.map((card, index) => ({ index, worth: worth(card) })).sort((a, b) => b.worth - a.worth);
  return order.slice(0, 2).map(({ index }) => index);
}

type Square = readonly [row: number, column: number];

/** Squares moved to the top left corner and sorted, as a string to compare. */
function normal(squares: Square[]): string {
  const top = Math.min(...squares.map(([row]) => row));
  const left = Math.min(...squares.map(([, column]) => column));
  return squares
    .map(([row, column]) => [row - top, column - left] as const)
    .sort((a, b) => a[0] - b[0] || a[1] - b[1])
    .join(' ');
}

/** The eight orientations of a shape: four turns, then the same mirrored. Duplicates stay in the list. */
export function ways(shape: Shape): string[] {
  let squares: Square[] = SHAPES[shape].flatMap((text, row) =>
    [...text].flatMap((sign, column) => (sign === '#' ? [[row, column] as const] : [])),
  );
  const all: string[] = [];
  for (let mirrored = 0; mirrored < 2; mirrored++) {
    for (let turn = 0; turn < 4; turn++) {
      all.push(normal(squares));
      squares = squares.map(([row, column]) => [column, -row] as const);
    }
    squares = squares.map(([row, column]) => [row, -column] as const);
  }
  return all;
}

/** The orientation of these cells of a card, to compare with `ways`. */
export function lie(card: Card, cells: number[]): string {
  const printed = face(card).cells;
  return normal(cells.map((index) => [printed[index]!.row, printed[index]!.column] as const));
}

/**
 * Out of the placements that cover a cell, the one with the wanted orientation or, failing that, the next one that exists. `way` is 0 to
 * 7.
 */
export function placement<T extends { cells: number[] }>(
  shape: Shape,
  card: Card,
  choices: T[],
  way: number,
): { choice: T; way: number } | undefined {
  const all = ways(shape);
  for (let step = 0; step < 8; step++) {
    // First the other turns, then the mirror images.
    const wanted = step < 4 ? (way & 4) | ((way + step) & 3) : ((way & 4) ^ 4) | ((way + step) & 3);
    const choice = choices.find(({ cells }) => lie(card, cells) === all[wanted]);
    if (choice) return { choice, way: wanted };
  }
  return undefined;
}

/** What the seal of each color is worth per completed card of that color (TM-115). */
export const SEAL_VALUES: Record<string, number> = { purple: 2, orange: 2, green: 1, grey: 1 };

/** The expedition cards of a round, in the order printed on the round card (TM-003). */
export const EXPEDITIONS: Shape[] = ['I2', 'I3', 'I3', 'V3', 'V3', 'T4', 'L4', 'O4'];

/** The index of the first of the eight orientations that matches these cells. */
export const wayOf = (shape: Shape, card: Card, cells: number[]): number => ways(shape).indexOf(lie(card, cells));

/** The center of some cells of a card. */
export function center(card: Card, cells: number[]): { row: number; column: number } {
  const printed = face(card).cells;
  const sum = (pick: (cell: Cell) => number) => cells.reduce((total, index) => total + pick(printed[index]!), 0) / cells.length;
  return { row: sum((cell) => cell.row), column: sum((cell) => cell.column) };
}

/** The placement whose center is nearest to a point of the card. */
export function nearest<T extends { cells: number[] }>(card: Card, choices: T[], at: { row: number; column: number }): T | undefined {
  const far = (choice: T) => {
    const { row, column } = center(card, choice.cells);
    return (row - at.row) ** 2 + (column - at.column) ** 2;
  };
  return choices.reduce<T | undefined>((best, choice) => (best && far(best) <= far(choice) ? best : choice), undefined);
}

/** What crossing these cells gains, as far as the card itself shows it. */
export function effects(card: Card, crossed: number[], cells: number[]): { bonus: number; coins: number; palms: number; completes: boolean } {
  const { cells: printed } = face(card);
  const count = (icon: Cell['icon']) => cells.filter((index) => printed[index]?.icon === icon).length;
  const all = new Set([...crossed, ...cells]);
  return { bonus: count('cross'), coins: count('coin'), palms: count('palm'), completes: all.size === printed.length };
}

/** What a card's seal would be worth with these completed cards, the card itself included. */
export function sealGives(card: Card, completed: Card[]): number {
  const { seal } = face(card);
  if (!seal) return 0;
  return (SEAL_VALUES[seal] ?? 0) * completed.filter((other) => face(other).color === seal).length;
}

/** What completing this card would add to the seals of the cards completed before. */
export function sealsGain(card: Card, completed: Card[]): number {
  const { color } = face(card);
  return (SEAL_VALUES[color] ?? 0) * completed.filter((other) => face(other).seal === color).length;
}
