/**
 * Encrypts the save of a running game, so that the other players' hands are not readable in the browser's storage. The key never leaves
 * the browser and cannot be exported, not even by our own scripts; but anyone who can run scripts on this page can decrypt with it. It
 * keeps honest people honest, and promises no more than that.
 *
 * If the browser offers no such keys (a page not served over HTTPS, a private window), the text is stored unencrypted.
 */

const DATABASE = 'klad-engine';
const KEYS = 'keys';

let key: Promise<CryptoKey | undefined> | undefined;

export async function seal(text: string): Promise<string> {
  const found = await (key ??= theKey());
  if (!found) return `plain:${text}`;
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, found, new TextEncoder().encode(text));
  return `sealed:${base64(iv)}:${base64(new Uint8Array(sealed))}`;
}

/** Throws if the text was not sealed on this device, or was modified. */
export async function unseal(sealed: string): Promise<string> {
  const [how, ...rest] = sealed.split(':');
  if (how === 'plain') return rest.join(':');
  const found = await (key ??= theKey());
  if (how !== 'sealed' || rest.length !== 2 || !found) throw new Error('this was not sealed here');
  const iv = bytes(rest[0]!);
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, found, bytes(rest[1]!));
  return new TextDecoder().decode(text);
}

async function theKey(): Promise<CryptoKey | undefined> {
  try {
    if (typeof indexedDB === 'undefined' || !globalThis.crypto?.subtle) return undefined;
    const database = await opened();
    const known = await asked(database, 'readonly', (keys) => keys.get(0) as IDBRequest<CryptoKey | undefined>);
    if (known) return known;
    const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    // Another worker may have been faster: then `add` fails, and its key is used.
    await asked(database, 'readwrite', (keys) => keys.add(fresh, 0)).catch(() => {});
    return await asked(database, 'readonly', (keys) => keys.get(0) as IDBRequest<CryptoKey>);
  } catch {
    return undefined;
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(KEYS);
  return settled(request);
}

function asked<T>(database: IDBDatabase, mode: IDBTransactionMode, ask: (keys: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return settled(ask(database.transaction(KEYS, mode).objectStore(KEYS)));
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the storage failed'));
  });
}

function base64(data: Uint8Array): string {
  let text = '';
  for (const byte of data) text += String.fromCharCode(byte);
  return btoa(text);
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
