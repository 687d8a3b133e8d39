import { expect, test } from 'vitest';

import { spareCores } from './pool';

test('as many workers as there are cores to spare', () => {
  expect([1, 2, 3, 4, 8, 64].map((cores) => spareCores(cores))).toEqual([1, 2, 2, 3, 7, 8]);
});
