import { describe, expect, it } from 'vitest';

import { toReader } from './names';
import { args } from './phrase';
import { placeOf } from '../router.svelte';

describe('addresses', () => {
  const at = (path: string) => placeOf(new URL(path, 'http://localhost'));

  it('parses every address', () => {
    expect(at('/')).toEqual({ name: 'landing' });
    expect(at('/t/7m2kq9x4t0vb')).toEqual({ name: 'table', id: '7m2kq9x4t0vb' });
    expect(at('/rules/klatz#KZ-072')).toEqual({ name: 'rules', slug: 'klatz', rule: 'KZ-072' });
    expect(at('/replay/abc?step=7')).toEqual({ name: 'replay', id: 'abc', step: 7 });
    expect(at('/replay/abc?step=x')).toEqual({ name: 'replay', id: 'abc', step: undefined });
    expect(at('/continue#code')).toEqual({ name: 'profile' });
  });

  it('recognizes unknown addresses', () => {
    for (const path of ['/t', '/t/a/b', '/nothing', '/replay']) expect(at(path)).toEqual({ name: 'nowhere' });
  });
});

describe('phrases', () => {
  const names = (seat: number) => ['Ann', 'Ben', 'Cleo'][seat] ?? '?';

  it('names people and counts places from one', () => {
    expect(args('ferry', { type: 'x', seat: 1, spot: 2 }, names)).toEqual({ player: 'Ben', spot: 2, spot_number: 3, you: 'none' });
    expect(args('ferry', { seats: [0, 2] }, names)).toMatchObject({ players_count: 2, players: 'Ann and Cleo' });
  });

  it('flattens objects and keeps values without a name', () => {
    expect(args('ferry', { source: { type: 'display', position: 0 }, card: null }, names)).toEqual({
      source: 'display',
      source_name: 'display',
      source_position: 0,
      source_position_number: 1,
      card: 'none',
      you: 'none',
    });
  });

  it('says which argument is the reader', () => {
    const you = (event: object) => args('ferry', event, toReader(names, 1))['you'];
    expect(you({ seat: 1, target_seat: 0 })).toBe('player');
    expect(you({ target_seat: 1, seat: 0 })).toBe('target_seat');
    expect(you({ order: [0, 1], drawer: 1 })).toBe('drawer');
    expect(you({ winners: [2, 1] })).toBe('winners');
    expect(you({ seat: 0, spot: 1 })).toBe('none');
    expect(args('ferry', { seat: 1 }, toReader(names, undefined))['you']).toBe('none');
  });
});
