/** Checks in the browser that a table's secret fits what was published before anybody sat down (docs/fairness.md). */
import type { TableInfo } from '$lib/generated/protocol';

export interface Checked {
  commitment: string;
  secret: string | undefined;
  seed: string | undefined;
  /** Whether the secret fits; nothing while the game runs and the secret is kept. */
  fits: boolean | undefined;
}

export async function check(table: TableInfo): Promise<Checked> {
  const { commitment, secret } = table;
  if (!secret) return { commitment, secret: undefined, seed: undefined, fits: undefined };
  const bytes = fromHex(secret);
  const nonces = table.seats.flatMap(({ nonce }) => (nonce ? [fromHex(nonce)] : []));
  const prefix = new TextEncoder().encode('klad seed');
  return {
    commitment,
    secret,
    seed: await sha256([prefix, bytes, ...nonces]),
    fits: (await sha256([bytes])) === commitment,
  };
}

async function sha256(parts: Uint8Array[]): Promise<string> {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', joined)));
}

function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
