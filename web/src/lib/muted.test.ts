import { expect, test } from 'vitest';
import { muted } from './muted.svelte';

test('a muted person stays muted until unmuted', () => {
  localStorage.clear();
  muted.toggle('anna');
  expect(muted.has('anna')).toBe(true);
  expect(muted.has('boris')).toBe(false);
  expect(localStorage.getItem('muted')).toBe('["anna"]');
  muted.toggle('anna');
  expect(muted.has('anna')).toBe(false);
  expect(localStorage.getItem('muted')).toBe('[]');
});
