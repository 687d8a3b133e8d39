/**
 * Compares the header of a transcript with what this device recorded, like `compare_draw` in `crates/protocol/src/witness/transcript.rs`.
 * Whether the transcript itself holds is checked by the engine.
 */
import type { Kind, Try, Witness } from '$lib/generated/protocol';

export interface Difference {
  kind: Kind;
  before: string;
  after: string;
}

/** The entries of a header, in order. */
export class Header {
  private readonly entries: [key: string, rest: string][] = [];

  constructor(transcript: string) {
    // A name may contain anything else that looks like the end of a line.
    for (const line of transcript.split('\n').slice(1)) {
      const [key = '', ...rest] = line.trimEnd().split(' ');
      if (key === '') break;
      this.entries.push([key, rest.join(' ')]);
    }
  }

  all(key: string): string[] {
    return this.entries.filter(([name]) => name === key).map(([, rest]) => rest);
  }

  one(key: string): string | undefined {
    return this.all(key)[0];
  }

  get scheme(): number {
    return Number(this.one('scheme') ?? 1);
  }

  /** By chair: the letter of its seat and, for a person, commitment and nonce. */
  get chairs(): { seat: string; sent?: string | undefined; nonce?: string | undefined }[] {
    return this.all('chair').map((rest) => {
      const [, seat = '', sent, nonce] = rest.split(' ');
      return { seat, sent, nonce };
    });
  }

  /** The seat that was drawn with this nonce. */
  seatOf(own: string | null | undefined): number | undefined {
    const nonces = this.all('nonce').map((rest) => rest.split(' '));
    const letter = this.chairs.find(({ nonce }) => nonce !== undefined && nonce === own)?.seat ?? nonces.find(([, nonce]) => nonce === own)?.[0];
    return letter === undefined ? undefined : letter.charCodeAt(0) - 'A'.charCodeAt(0);
  }
}

/** What in the header does not match what we saw. */
export function compareDraw(seen: Witness, header: Header): Difference[] {
  const now = seen.tries.at(-1);
  if (!now) return [];
  const found: Difference[] = [];
  const compare = (kind: Kind, before: string, after: string) => {
    if (before !== after) found.push({ kind, before, after });
  };
  compare('commitment', now.commitment, header.one('commitment') ?? '');
  compare('scheme', String(now.scheme), String(header.scheme));
  if (header.scheme !== now.scheme) return found;
  if (mustCount(seen, now) && header.seatOf(now.nonce) === undefined) found.push({ kind: 'own', before: now.nonce ?? '', after: '' });
  if (now.scheme === 1) return found;
  compare('transcript', seen.table, header.one('table') ?? '');
  const restarts = new Set(header.all('restart').map((rest) => rest.split(' ')[0]));
  compare('restart', String(now.restarts), String(restarts.size));
  if (!now.fixed) return found;
  const list = (commitments: (string | null | undefined)[]) => commitments.map((sent) => sent ?? '-').join(' ');
  compare('chairs', list(now.fixed.chairs), list(header.chairs.map(({ sent }) => sent)));
  const beacon = header.one('beacon')?.split(' ').slice(0, 2);
  compare('beacon', now.fixed.beacon?.join(' ') ?? '-', beacon?.join(' ') ?? '-');
  return found;
}

/**
 * Whether our nonce has to be in the transcript: the server accepted it and let us play. The nonce of somebody who was removed before the
 * start, or who left, does not count.
 */
function mustCount({ views }: Witness, { scheme, nonce, committed, revealed }: Try): boolean {
  return nonce !== null && (revealed !== null || (committed !== null && (scheme === 1 || views.length > 0)));
}
