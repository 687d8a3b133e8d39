import { expect, test } from 'vitest';

import type { TableInfo } from '$lib/generated/protocol';

import { foreignResult, strayLine } from './verify';

const table = { id: 'abc', game: 'my-treasure', commitment: 'c0', secret: '5e' } as unknown as TableInfo;
const text = ['klad transcript 1', 'game my-treasure', 'commitment c0', 'secret 5e', '', '1 A draw'].join('\n');

test('a transcript of this table has no stray line', () => {
  expect(strayLine(text, table)).toBeUndefined();
});

test('a transcript of another table is identified by the line that differs', () => {
  expect(strayLine(text.replace('commitment c0', 'commitment c1'), table)).toMatchObject({ ok: false, line: 3 });
  expect(strayLine(text.replace('secret 5e', 'secret 5f'), table)).toMatchObject({ ok: false, line: 4 });
  expect(strayLine(text.replace('secret 5e\n', ''), table)).toMatchObject({ ok: false, line: 4 });
  expect(strayLine('klad transcript 1\ngame my-treasure', table)).toMatchObject({ ok: false, line: 3 });
});

test('another result is reported with the line of the result, or of the last move', () => {
  const over = { ...table, outcome: { scores: [3, 1], places: [1, 2] } };
  const ended = text.replace('secret 5e', 'secret 5e\nresult 1 3');
  expect(foreignResult(ended, { places: [1, 2] }, over)).toBeUndefined();
  expect(foreignResult(ended, { places: [2, 1] }, over)).toMatchObject({ ok: false, line: 5 });
  expect(foreignResult(text, null, over)).toMatchObject({ ok: false, line: 6 });
});
