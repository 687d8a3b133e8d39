import { expect, it } from 'vitest';

import type { Share } from '$lib/generated/lost-mines';

import { leftOver } from './division';

const share = (team: Share['team'], pool: number, got: number, extra: number): Share => ({
  seat: 0,
  clan: 'blue',
  role: team ? 'loyal' : 'selfish',
  team,
  values: [],
  pool,
  share: got,
  extra,
  dragon: 0,
  points: got + extra,
});

it('computes how much of a pool is lost (LM-215)', () => {
  const results = [share('blue', 11, 3, 1), share('blue', 11, 3, 0), share('blue', 11, 3, 0), share(null, 0, 0, 0)];
  expect(leftOver(results, 'blue')).toEqual({ team: 'blue', members: 3, lost: 1 });
  expect(leftOver(results, 'yellow')).toEqual({ team: 'yellow', members: 0, lost: 0 });
});
