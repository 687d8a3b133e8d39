/** The full check of a game from the server: deals every card and makes every move again, on this device. */
import { api } from '$lib/api';
import { engine } from '$lib/engine';
import type { Verdict } from '$lib/engine/types';
import type { TableInfo } from '$lib/generated/protocol';

/** Checks the transcript of a finished table, and that it is the transcript of this very table. */
export async function verifyTable(table: TableInfo): Promise<Verdict> {
  const text = await api.transcript(table.id);
  const verdict = await engine().verify(text);
  return verdict.ok ? (strayLine(text, table) ?? foreignResult(text, verdict.outcome, table) ?? verdict) : verdict;
}

/** Finds a header line that does not match the table. If it is missing, that is the line where the header ends. */
export function strayLine(text: string, table: TableInfo): Verdict | undefined {
  const lines = text.split('\n');
  for (const [name, wanted] of [
    ['game', table.game],
    ['commitment', table.commitment],
    ['secret', table.secret],
  ] as const) {
    const at = lines.findIndex((line) => line.startsWith(`${name} `));
    const found = at < 0 ? undefined : lines[at]!.slice(name.length + 1).trim();
    if (found === wanted) continue;
    const line = (at < 0 ? headerEnd(lines) : at) + 1;
    return { ok: false, line, rule: null, reason: `found ${name} ${found ?? 'missing'}, wanted ${wanted ?? 'none'} as the table published it` };
  }
  return undefined;
}

/** The index of the first line after the header. */
function headerEnd(lines: string[]): number {
  const end = lines.findIndex((line) => !line.trim());
  return end < 0 ? lines.length : end;
}

/** Reports moves that lead to a result other than the table's, with the line of the result, or else of the last move. */
export function foreignResult(text: string, outcome: { places: number[] } | null, table: TableInfo): Verdict | undefined {
  if (JSON.stringify(outcome?.places) === JSON.stringify(table.outcome?.places)) return undefined;
  const lines = text.trimEnd().split('\n');
  const result = lines.findIndex((line) => line.startsWith('result '));
  return { ok: false, line: result < 0 ? lines.length : result + 1, rule: null, reason: 'the moves lead to another result than the table announced' };
}
