/**
 * Whether what the server says about a finished table is consistent (docs/fairness.md). Comparing it with what it said earlier is the job
 * of `$lib/play/watch`.
 */
import type { TableInfo } from '$lib/generated/protocol';
import { seating, secretCommitment, seedOf, seedOfScheme1 } from '$lib/play/draw';

export interface Checked {
  commitment: string;
  secret: string | undefined;
  seed: string | undefined;
  /** Whether the secret and the seats fit; undefined while the game is running and the secret is not published. */
  fits: boolean | undefined;
}

export function check(table: TableInfo): Checked {
  const { commitment, secret, draw } = table;
  if (!secret) return { commitment, secret: undefined, seed: undefined, fits: undefined };
  const fits = secretCommitment(secret, draw ? 2 : 1) === commitment;
  if (!draw) {
    const nonces = table.seats.flatMap(({ nonce }) => (nonce ? [nonce] : []));
    return { commitment, secret, seed: seedOfScheme1(secret, nonces), fits };
  }
  const nonces: (string | null)[] = [];
  for (const { chair, nonce } of table.seats) nonces[chair ?? 0] = nonce;
  const seed = seedOf({ table: table.id, restarts: draw.restarts.length, secret, nonces, beacon: draw.beacon?.value ?? null });
  const seats = table.seats.map(({ chair }) => chair).join();
  return { commitment, secret, seed, fits: fits && seating(seed, nonces.length).join() === seats };
}
