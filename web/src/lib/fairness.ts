/** Whether what the server says of a finished table fits together (docs/fairness.md). What it said before is `$lib/play/watch`'s business. */
import type { TableInfo } from '$lib/generated/protocol';
import { seating, secretCommitment, seedOf, seedOfScheme1 } from '$lib/play/draw';

export interface Checked {
  commitment: string;
  secret: string | undefined;
  seed: string | undefined;
  /** Whether the secret fits, and the seats; nothing while the game runs and the secret is kept. */
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
