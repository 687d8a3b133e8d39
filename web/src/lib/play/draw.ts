/** The bytes behind a draw (docs/fairness.md): commitments, the seed and the seating. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

// A library rather than WebCrypto: browsers offer that only over HTTPS, and people also play on their local network.
const hash = (...parts: Uint8Array[]): Uint8Array => sha256(concatBytes(...parts));

/** The commitment that a person sends when sitting down. */
export const nonceCommitment = (nonce: string): string => bytesToHex(hash(utf8ToBytes('klad/2 nonce'), hexToBytes(nonce)));

/** The commitment that the server publishes for its secret. */
export const secretCommitment = (secret: string, scheme: number): string =>
  bytesToHex(scheme === 1 ? hash(hexToBytes(secret)) : hash(utf8ToBytes('klad/2 secret'), hexToBytes(secret)));

/** The seed of a table with scheme 1. */
export const seedOfScheme1 = (secret: string, nonces: string[]): string =>
  bytesToHex(hash(utf8ToBytes('klad seed'), hexToBytes(secret), ...nonces.map(hexToBytes)));

export interface Drawn {
  table: string;
  restarts: number;
  secret: string;
  /** By chair; null for a bot. */
  nonces: (string | null)[];
  beacon: string | null;
}

export function seedOf({ table, restarts, secret, nonces, beacon }: Drawn): string {
  const count = new Uint8Array(4);
  new DataView(count.buffer).setUint32(0, restarts, true);
  const part = (bytes: string | null) => (bytes === null ? Uint8Array.of(0) : concatBytes(Uint8Array.of(1), hexToBytes(bytes)));
  const name = utf8ToBytes(table);
  const head = [utf8ToBytes('klad/2 seed'), Uint8Array.of(name.length), name, count, hexToBytes(secret)];
  return bytesToHex(hash(...head, Uint8Array.of(nonces.length), ...nonces.map(part), part(beacon)));
}

/** The chair that gets seat 0, seat 1, … */
export function seating(seed: string, chairs: number): number[] {
  const words = stream(hash(hexToBytes(seed), utf8ToBytes('seats')));
  const order = Array.from({ length: chairs }, (_, chair) => chair);
  for (let last = chairs - 1; last > 0; last--) {
    const other = below(words, last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

/** Whether the value of a beacon round leads to its anchor. */
export function isGenuine(anchor: string, round: number, value: string): boolean {
  let bytes = hexToBytes(value);
  for (let count = 0; count < round; count++) bytes = sha256(bytes);
  return round > 0 && bytesToHex(bytes) === anchor;
}

/** The mark of a view: 16 digits of the hash of its JSON with sorted keys. */
export const mark = (view: unknown): string => bytesToHex(sha256(utf8ToBytes(JSON.stringify(sorted(view))))).slice(0, 16);

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, item]) => [key, sorted(item)]));
}

function below(words: Generator<number, never>, bound: number): number {
  for (;;) {
    const product = BigInt(words.next().value) * BigInt(bound);
    if ((product & 0xffff_ffffn) >= 2n ** 32n % BigInt(bound)) return Number(product >> 32n);
  }
}

/** The words of ChaCha20 with this key, step 0. */
function* stream(key: Uint8Array): Generator<number, never> {
  const view = new DataView(key.buffer, key.byteOffset);
  const start = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...Array.from({ length: 8 }, (_, word) => view.getUint32(4 * word, true))];
  for (let counter = 0; ; counter++) {
    const begin = Uint32Array.from([...start, counter, 0, 0, 0]);
    const block = Uint32Array.from(begin);
    for (let round = 0; round < 10; round++) {
      for (const [a, b, c, d] of QUARTERS) quarter(block, a, b, c, d);
    }
    for (let word = 0; word < 16; word++) yield (block[word]! + begin[word]!) >>> 0;
  }
}

const QUARTERS = [
  [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15],
  [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14],
] as const;

function quarter(block: Uint32Array, a: number, b: number, c: number, d: number): void {
  const step = (to: number, from: number, mixed: number, by: number) => {
    block[to] = block[to]! + block[from]!;
    const word = block[mixed]! ^ block[to]!;
    block[mixed] = (word << by) | (word >>> (32 - by));
  };
  step(a, b, d, 16);
  step(c, d, b, 12);
  step(a, b, d, 8);
  step(c, d, b, 7);
}
