/** The server's HTTP API. Every refusal is an `ApiError` with the server's stable code. */
import type {
  AccessInfo,
  Device,
  DeviceLink,
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
  Seated,
  Seen,
  SetAccess,
  SignedIn,
  Sit,
  TableInfo,
  TableList,
} from '$lib/generated/protocol';

export class ApiError extends Error {
  constructor(readonly body: ErrorBody) {
    super(body.message);
  }
}

/** The server cannot be reached, or a proxy in front of it says so. Worth retrying. */
export class Offline extends Error {}

/** What a proxy returns while the server behind it is restarting or too slow. */
const BEHIND_A_PROXY = [502, 503, 504];

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  return read(await text(path, method, body)) as T;
}

/** Whether this page is a site without a server (`cargo xtask site`), where everything happens on the device. */
export const SITE = typeof document === 'object' && document.querySelector('meta[name="klad-site"]') !== null;

/** The file that replaces an API path on such a site: the games and their rules. */
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
  // Our own errors are JSON with a code; a proxy returns HTML.
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
  arrive: (guest: Pick<NewGuest, 'name' | 'picture'>) => call<SignedIn>('POST', '/me', guest),
  edit: (guest: Partial<EditGuest>) => call<Me>('PATCH', '/me', guest),
  /** Deletes everything about us. Our games stay, with an anonymous seat. */
  forget: () => call<void>('DELETE', '/me/data'),
  devices: () => call<Device[]>('GET', '/me/devices'),
  signOut: (device: string) => call<void>('DELETE', `/me/devices/${encodeURIComponent(device)}`),
  deviceLink: () => call<DeviceLink>('POST', '/me/links'),
  continueHere: (code: string, replace = false) => call<SignedIn>('POST', '/me/continue', { code, replace }),
  /** Switches back to the guest this device was before it followed a link. */
  goBack: () => call<SignedIn>('POST', '/me/back'),
  report: (id: string, about: string, words: string) => call<void>('POST', `${table(id)}/reports`, { about, words }),

  open: (request: NewTable) => call<TableInfo>('POST', '/tables', request),
  tables: (query = '') => call<TableList>('GET', `/tables${query}`),
  ownTables: (query = '') => call<TableList>('GET', `/me/tables${query}`),
  table: (id: string) => call<TableInfo>('GET', table(id)),
  /** Who may watch the table and who may sit down. */
  doors: (id: string) => call<AccessInfo>('GET', `${table(id)}/doors`),
  setDoors: (id: string, doors: SetAccess) => call<AccessInfo>('PUT', `${table(id)}/doors`, doors),
  sit: (id: string, request: Sit) => call<Seated>('POST', `${table(id)}/sit`, request),
  leave: (id: string) => call<TableInfo>('POST', `${table(id)}/leave`),
  setSeat: (id: string, seat: number, to: NewSeat) => call<TableInfo>('PUT', `${table(id)}/seats/${seat}`, to),
  standIn: (id: string, seat: number) => call<TableInfo>('POST', `${table(id)}/seats/${seat}/stand-in`),
  start: (id: string) => call<TableInfo>('POST', `${table(id)}/start`),
  reveal: (id: string, nonce: string) => call<TableInfo>('POST', `${table(id)}/reveal`, { nonce }),
  rematch: (id: string) => call<Rematch>('POST', `${table(id)}/rematch`),
  /** The transcript of a finished game, secret included. */
  transcript: (id: string) => text(`${table(id)}/transcript`),
  /** What we may see of a running game. */
  view: (id: string) => call<Seen>('GET', `${table(id)}/view`),
  /** Steps of a finished game, starting at `from`, as a seat saw them or, without one, as a spectator did. */
  replay: (id: string, from: number, seat?: number) =>
    call<Replay>('GET', `${table(id)}/replay?from=${from}${seat === undefined ? '' : `&seat=${seat}`}`),
};
