/** How players are told apart at a glance: every seat has a color (`--seat-0` … in tokens.css) and a shape, the same everywhere. */

/** Shapes in a box of 20 × 20, by seat. */
const SHAPES = [
  'M10 1.500a8.500 8.500 0 1 1-.01 0z',
  'M2.500 2.500h15v15h-15z',
  'M10 1.500 19 18H1z',
  'M10 .8 19.200 10 10 19.200.8 10z',
  'M5.500 2h9l4.500 8-4.500 8h-9L1 10z',
  'm10 .8 2.700 6.100 6.600.6-5 4.400 1.500 6.500L10 15l-5.800 3.400 1.500-6.500-5-4.400 6.600-.6z',
  'M7 1.500h6V7h5.500v6H13v5.500H7V13H1.500V7H7z',
  'M10 18.500C-2 10 2 1.500 6.500 2.500 9 3 10 5.500 10 5.500S11 3 13.500 2.500C18 1.500 22 10 10 18.500z',
  'M10 1c5 6 7 8.500 7 11.500a7 7 0 0 1-14 0C3 9.500 5 7 10 1z',
];

export const shapeOf = (seat: number): string => SHAPES[seat % SHAPES.length]!;
export const colorOf = (seat: number): string => `var(--seat-${seat % SHAPES.length})`;
