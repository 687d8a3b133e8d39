/** The full check of a game from the server: deals every card and makes every move again, on this device. */
import { api } from '$lib/api';
import { engine } from '$lib/engine';
import type { Verdict } from '$lib/engine/types';
import type { TableInfo } from '$lib/generated/protocol';

/** Checks the transcript of a finished table, and that it is the transcript of this very table. */
export async function verifyTable(table: TableInfo): Promise<Verdict> {
  const text = await api.transcript(table.id);
  const verdict = await engine().verify(text);
  return verdict.ok ? (strayLine(text, table) ?? foreignResult(verdict, table) ?? verdict) : verdict;
}

/** Finds a header line that does not match the table. */
export function strayLine(text: string, table: TableInfo): Verdict | undefined {
  const lines = text.split('\n');
  for (const [name, wanted] of [
    ['game', table.game],
    ['commitment', table.commitment],
    ['secret', table.secret],
  ] as const) {
    const at = lines.findIndex((line) => line.startsWith(`${name} `));
    const found = at < 0 ? undefined : lines[at]!.slice(name.length + 1).trim();
    if (found !== wanted) return { ok: false, line: at + 1, rule: null, reason: `found ${name} ${found ?? 'missing'}, wanted ${wanted ?? 'none'} as the table published it` };
  }
  return undefined;
}

/** Reports moves that lead to a result other than the table's. */
function foreignResult(verdict: Extract<Verdict, { ok: true }>, table: TableInfo): Verdict | undefined {
  const same = JSON.stringify(verdict.outcome?.places) === JSON.stringify(table.outcome?.places);
  return same ? undefined : { ok: false, line: 0, rule: null, reason: 'the moves lead to another result than the table announced' };
}
