/** Where a shape fits on an untouched card, for pictures in the rulebook. */
import { face, ways } from '$lib/games/treasure-maps/geometry';
import type { Card, Shape } from '$lib/generated/treasure-maps';

/** Every placement of the shape, as the numbers of the cells it covers. */
export function placements(card: Card, shape: Shape): number[][] {
  const { cells } = face(card);
  const at = new Map(cells.map(({ row, column, index }) => [`${row},${column}`, index]));
  return ways(shape).flatMap((way) => {
    const squares = way.split(' ').map((text) => text.split(',').map(Number) as [number, number]);
    return cells.flatMap(({ row, column }) => {
      const covered = squares.map(([down, right]) => at.get(`${row + down},${column + right}`));
      return covered.every((cell) => cell !== undefined) ? [covered as number[]] : [];
    });
  });
}
