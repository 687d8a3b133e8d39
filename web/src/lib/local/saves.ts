/**
 * The games saved on this device, in IndexedDB. A running game is saved sealed (by the engine); a finished one also as a transcript,
 * because there is nothing left to hide.
 */
import type { Saved } from '$lib/engine/types';

/** A game on this device. */
export interface Kept {
  id: string;
  /** What the engine restores it from. */
  saved: string;
  /** The transcript, once the game is over. */
  transcript?: string;
}

const NAME = 'klad';
const GAMES = 'games';

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no database'));
    // Another tab has an older version open, until it is closed.
    request.onblocked = () => reject(new Error('the database is held by another tab'));
  });
  opened.catch(() => (opened = undefined));
  return opened;
}

async function ask<T>(mode: IDBTransactionMode, request: (games: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await database()).transaction(GAMES, mode);
  return new Promise((resolve, reject) => {
    const asked = request(transaction.objectStore(GAMES));
    transaction.oncomplete = () => resolve(asked.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('not kept'));
    transaction.onerror = () => reject(transaction.error ?? new Error('not kept'));
  });
}

export const saves = {
  /** Every game, latest first. */
  async list(): Promise<Kept[]> {
    const all = await ask<Kept[]>('readonly', (games) => games.getAll());
    return all.sort((a, b) => (headOf(b)?.at ?? 0) - (headOf(a)?.at ?? 0));
  },
  get: (id: string): Promise<Kept | undefined> => ask('readonly', (games) => games.get(id)),
  /** Rejects if the device has no room left. */
  put: (kept: Kept): Promise<unknown> => ask('readwrite', (games) => games.put(kept)),
  remove: (id: string): Promise<unknown> => ask('readwrite', (games) => games.delete(id)),
};

/** What can be read of a save without opening it; undefined if it is damaged. */
export function headOf({ saved }: Kept): Saved | undefined {
  try {
    const head = JSON.parse(saved) as Partial<Saved>;
    return head.klad === 'local game' && typeof head.game === 'string' && Array.isArray(head.seats) ? (head as Saved) : undefined;
  } catch {
    return undefined;
  }
}
