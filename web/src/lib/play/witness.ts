/**
 * What this device recorded of a table from before the start, to catch a server that lies about the shuffle. The format and the
 * comparisons are the same as in `crates/protocol/src/witness.rs`, so `klad verify --mine` can read what the page saves.
 */
import type { Contradiction, Fixed, Kind, SeatInfo, Sit, TableInfo, Try, Witness } from '$lib/generated/protocol';
import { isGenuine, mark, nonceCommitment, seating, secretCommitment, seedOf } from '$lib/play/draw';

export function begin(table: string): Witness {
  return { table, me: null, tries: [], views: [], contradictions: [], transcript: null };
}

const person = ({ occupant }: SeatInfo): string | undefined => (occupant.type === 'person' ? occupant.id : undefined);
const own = ({ me }: Witness, table: TableInfo): SeatInfo | undefined => (me === null ? undefined : table.seats.find((seat) => person(seat) === me));
const sent = ({ nonce }: Try): string | undefined => (nonce === null ? undefined : nonceCommitment(nonce));
const hasBegun = ({ state }: TableInfo): boolean => state === 'playing' || state === 'over';

/**
 * Looks at the table before we sit down, and returns what to send. `fresh` is a new nonce. Sitting down again before the seats are fixed
 * sends the same commitment: nobody knows the nonce behind it, and if only the response was lost, the server already has it.
 */
export function commit(witness: Witness, table: TableInfo, fresh: string, at: number): Sit {
  see(witness, table, at);
  const now = witness.tries.at(-1)!;
  now.nonce ??= fresh;
  return now.scheme === 1 ? { nonce: now.nonce } : { commitment: nonceCommitment(now.nonce) };
}

/** The server has seated us as `me`. */
export function committed(witness: Witness, me: string, table: TableInfo, at: number): void {
  witness.me = me;
  const now = witness.tries.at(-1);
  const seat = own(witness, table);
  if (now && seat && now.committed === null) {
    // If another device of ours was first, this one does not take part.
    if (now.scheme === 1 || seat.commitment === sent(now)) now.committed = at;
    else now.nonce = null;
  }
  see(witness, table, at);
}

/** We left the table before the game started, so we no longer claim anything about our nonce. */
export function left(witness: Witness, table: TableInfo): void {
  const last = witness.tries.at(-1);
  if (!last || own(witness, table)) return;
  last.committed = null;
  last.revealed = null;
}

/** The server has accepted our nonce. */
export function revealed(witness: Witness, table: TableInfo, at: number): void {
  const now = witness.tries.at(-1);
  if (now) now.revealed ??= at;
  see(witness, table, at);
}

/** Whether the draw was restarted and the table is waiting for us to commit again. */
export function mustCommit(witness: Witness, table: TableInfo): boolean {
  const waits = table.state === 'open' && table.draw !== null && table.draw.reveal_by === null;
  return waits && own(witness, table)?.commitment === null;
}

/** Our nonce, if the table is waiting for it and nothing contradicts what we saw. */
export function toReveal(witness: Witness, table: TableInfo): string | undefined {
  const now = witness.tries.at(-1);
  const seat = own(witness, table);
  if (!now || !seat || table.state !== 'open' || !table.draw?.reveal_by || seat.revealed) return undefined;
  const sound = witness.contradictions.length === 0 && now.restarts === table.draw.restarts.length && seat.commitment === sent(now);
  const all = table.seats.every((other) => person(other) === undefined || other.commitment !== null);
  return sound && all ? (now.nonce ?? undefined) : undefined;
}

/** Records a view of our seat. */
export function seeView(witness: Witness, view: unknown): void {
  const seen = mark(view);
  if (witness.views.at(-1) !== seen) witness.views.push(seen);
}

/** Compares what the server says about the table now with everything seen before. */
export function see(witness: Witness, table: TableInfo, at: number): void {
  const scheme = table.draw ? 2 : 1;
  const restarts = table.draw?.restarts.length ?? 0;
  const last = witness.tries.at(-1);
  if (last && scheme !== last.scheme) return contradict(witness, 'scheme', String(last.scheme), last.seen, String(scheme), at);
  if (last && restarts < last.restarts) {
    // Messages may be late, or come from a node that lags behind; but a game that has started cannot be old news.
    if (hasBegun(table)) contradict(witness, 'restart', String(last.restarts), last.seen, String(restarts), at);
    return;
  }
  seeRestarts(witness, table, at);
  if (!last || last.restarts < restarts) {
    const fresh = { nonce: null, committed: null, fixed: null, revealed: null };
    witness.tries.push({ scheme, restarts, commitment: table.commitment, seen: at, ...fresh });
  }
  const now = witness.tries.at(-1)!;
  seeCommitments(witness, now, table, at);
  if (hasBegun(table)) seeNonces(witness, now, table, at);
  if (table.state === 'over') seeSecret(witness, now, table, at);
}

/** Failed tries must match those we saw, and must not blame anybody who did reveal. */
function seeRestarts(witness: Witness, table: TableInfo, at: number): void {
  for (const past of witness.tries) {
    const restart = table.draw?.restarts[past.restarts];
    if (!restart) continue;
    if (restart.commitment !== past.commitment) contradict(witness, 'restart', past.commitment, past.seen, restart.commitment, at);
    const mine = past.nonce === null ? -1 : (past.fixed?.chairs.indexOf(sent(past) ?? '') ?? -1);
    const named = restart.missing.find(({ chair }) => chair === mine);
    if (named && past.revealed !== null) contradict(witness, 'restart', past.nonce ?? '', past.revealed, named.name, at);
  }
}

/** Checks the server's commitment, our own and, once the seats are fixed, everybody's. */
function seeCommitments(witness: Witness, now: Try, table: TableInfo, at: number): void {
  if (table.commitment !== now.commitment) contradict(witness, 'commitment', now.commitment, now.seen, table.commitment, at);
  if (!table.draw) return;
  // Until the seats are fixed, commitments come and go, and messages about them may be late.
  if (!hasBegun(table) && table.draw.reveal_by === null) return;
  const seat = own(witness, table);
  const mine = sent(now);
  if (now.committed !== null && mine !== undefined && seat && seat.commitment !== mine) {
    contradict(witness, 'own', mine, now.committed, seat.commitment ?? '', at);
  }
  const { beacon } = table.draw;
  const found: Fixed = { at, chairs: chairs(table).map(({ commitment }) => commitment), beacon: beacon && [beacon.anchor, beacon.round] };
  if (!now.fixed) now.fixed = found;
  else if (list(now.fixed.chairs) !== list(found.chairs)) contradict(witness, 'chairs', list(now.fixed.chairs), now.fixed.at, list(found.chairs), at);
  else if (String(now.fixed.beacon) !== String(found.beacon)) contradict(witness, 'beacon', String(now.fixed.beacon), now.fixed.at, String(found.beacon), at);
}

/** Every nonce must match its commitment, and ours must be the one we sent. */
function seeNonces(witness: Witness, now: Try, table: TableInfo, at: number): void {
  const seat = own(witness, table);
  if (now.nonce !== null && now.committed !== null && seat && seat.nonce !== now.nonce) {
    contradict(witness, 'own', now.nonce, now.committed, seat.nonce ?? '', at);
  }
  for (const { commitment, nonce } of table.seats) {
    const fits = commitment === null || (isBytes(nonce) && nonceCommitment(nonce) === commitment);
    if (!fits) contradict(witness, 'chairs', commitment, now.fixed?.at ?? now.seen, nonce ?? '', at);
  }
}

/** The secret must match its commitment, and the seating must follow from it. */
function seeSecret(witness: Witness, now: Try, table: TableInfo, at: number): void {
  const { secret, draw } = table;
  if (!isBytes(secret) || secretCommitment(secret, now.scheme) !== now.commitment) {
    return contradict(witness, 'commitment', now.commitment, now.seen, secret ?? '', at);
  }
  if (!draw) return;
  const since = now.fixed?.at ?? now.seen;
  const { beacon } = draw;
  if (beacon && !(isBytes(beacon.value) && isGenuine(beacon.anchor, beacon.round, beacon.value))) {
    return contradict(witness, 'beacon', beacon.anchor, since, beacon.value ?? '', at);
  }
  const nonces = chairs(table).map(({ nonce }) => nonce);
  const seed = seedOf({ table: table.id, restarts: draw.restarts.length, secret, nonces, beacon: beacon?.value ?? null });
  const drawn = seating(seed, nonces.length).join(' ');
  const shown = table.seats.map(({ chair }) => chair).join(' ');
  if (drawn !== shown) contradict(witness, 'seats', drawn, since, shown, at);
}

/** The seats in the order of their chairs. */
function chairs(table: TableInfo): SeatInfo[] {
  return table.seats
    .map((seat, place) => ({ seat, chair: seat.chair ?? place }))
    .sort((a, b) => a.chair - b.chair)
    .map(({ seat }) => seat);
}

const list = (commitments: (string | null)[]): string => commitments.map((commitment) => commitment ?? '-').join(' ');

const isBytes = (text: string | null): text is string => text !== null && /^[0-9a-f]{64}$/.test(text);

/** Records a contradiction, once. */
export function contradict(witness: Witness, kind: Kind, before: string, before_at: number, after: string, after_at: number): void {
  const known = ({ kind: other, after: found }: Contradiction) => other === kind && found === after;
  if (!witness.contradictions.some(known)) witness.contradictions.push({ kind, before, before_at, after, after_at });
}
