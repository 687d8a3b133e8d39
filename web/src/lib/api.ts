/** The HTTP side of the server. Every refusal is an `ApiError` with the server's stable code. */
import type {
  Arrived,
  Device,
  DeviceLink,
  DoorsInfo,
  EditGuest,
  ErrorBody,
  GameCard,
  Me,
  NewGuest,
  NewSeat,
  NewTable,
  Rematch,
  Replay,
  Rulebook,
  Seen,
  Seated,
  SetDoors,
  Sit,
  TableInfo,
  TableList,
} from '$lib/generated/protocol';

export class ApiError extends Error {
  constructor(readonly body: ErrorBody) {
    super(body.message);
  }
}

/** The server cannot be reached, or what stands before it says so: it is worth trying again. */
export class Offline extends Error {}

/** A proxy answers so when the server behind it is restarting, or too slow. */
const BEHIND_A_PROXY = [502, 503, 504];

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  return read(await text(path, method, body)) as T;
}

/** Whether this page is a site without a server (`cargo xtask site`): everything happens on the device. */
export const SITE = typeof document === 'object' && document.querySelector('meta[name="klad-site"]') !== null;

/** What such a site has as files: the games and their rules. */
function fileOf(path: string): string {
  const [, slug, lang] = /^\/games\/([\w-]+)\/rules\?lang=(\w+)$/.exec(path) ?? [];
  if (slug) return `/rules/${slug}.${lang}.json`;
  if (path === '/games') return '/games.json';
  throw new Offline('this site has no server');
}

async function text(path: string, method = 'GET', body?: unknown): Promise<string> {
  let response: Response;
  const address = SITE ? fileOf(path) : path;
  try {
    response = await fetch(`/api${address}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch (cause) {
    throw new Offline('the server cannot be reached', { cause });
  }
  const said = await response.text();
  if (response.ok) return said;
  const answer = read(said);
  // Our own errors have a code. A proxy speaks HTML.
  if (isErrorBody(answer)) throw new ApiError(answer);
  if (BEHIND_A_PROXY.includes(response.status)) throw new Offline(`the server is away: ${response.status}`);
  throw new Error(`${method} ${path}: ${response.status}`);
}

function read(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isErrorBody(answer: unknown): answer is ErrorBody {
  return typeof answer === 'object' && answer !== null && 'code' in answer;
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => call<GameCard[]>('GET', '/games'),
  rules: (slug: string, lang: string) => call<Rulebook>('GET', `/games/${encodeURIComponent(slug)}/rules?lang=${lang}`),

  me: () => call<Me>('GET', '/me'),
  arrive: (guest: Pick<NewGuest, 'name' | 'picture'>) => call<Arrived>('POST', '/me', guest),
  edit: (guest: Partial<EditGuest>) => call<Me>('PATCH', '/me', guest),
  /** Forgets everything about us; our games stay, with a nameless seat. */
  forget: () => call<void>('DELETE', '/me/data'),
  devices: () => call<Device[]>('GET', '/me/devices'),
  signOut: (device: string) => call<void>('DELETE', `/me/devices/${encodeURIComponent(device)}`),
  deviceLink: () => call<DeviceLink>('POST', '/me/links'),
  continueHere: (code: string, replace = false) => call<Arrived>('POST', '/me/continue', { code, replace }),
  /** Becomes the guest again who this device was before a link. */
  goBack: () => call<Arrived>('POST', '/me/back'),
  report: (id: string, about: string, words: string) => call<void>('POST', `${table(id)}/reports`, { about, words }),

  open: (request: NewTable) => call<TableInfo>('POST', '/tables', request),
  tables: (query = '') => call<TableList>('GET', `/tables${query}`),
  ownTables: (query = '') => call<TableList>('GET', `/me/tables${query}`),
  table: (id: string) => call<TableInfo>('GET', table(id)),
  /** Whom the table is open to. */
  doors: (id: string) => call<DoorsInfo>('GET', `${table(id)}/doors`),
  setDoors: (id: string, doors: SetDoors) => call<DoorsInfo>('PUT', `${table(id)}/doors`, doors),
  sit: (id: string, request: Sit) => call<Seated>('POST', `${table(id)}/sit`, request),
  leave: (id: string) => call<TableInfo>('POST', `${table(id)}/leave`),
  setSeat: (id: string, seat: number, to: NewSeat) => call<TableInfo>('PUT', `${table(id)}/seats/${seat}`, to),
  standIn: (id: string, seat: number) => call<TableInfo>('POST', `${table(id)}/seats/${seat}/stand-in`),
  start: (id: string) => call<TableInfo>('POST', `${table(id)}/start`),
  reveal: (id: string, nonce: string) => call<TableInfo>('POST', `${table(id)}/reveal`, { nonce }),
  rematch: (id: string) => call<Rematch>('POST', `${table(id)}/rematch`),
  /** A finished game as a text, with its secret. */
  transcript: (id: string) => text(`${table(id)}/transcript`),
  /** What we may see of a running game. */
  view: (id: string) => call<Seen>('GET', `${table(id)}/view`),
  /** Steps of a finished game from `from` on, as a seat saw it or (without one) a spectator. */
  replay: (id: string, from: number, seat?: number) =>
    call<Replay>('GET', `${table(id)}/replay?from=${from}${seat === undefined ? '' : `&seat=${seat}`}`),
};
