/** The current place on the site. Addresses are plain paths; the server returns the same page for each. */

export type Place =
  | { name: 'landing'; friends: string | undefined }
  | { name: 'play'; slug: string }
  | { name: 'table'; id: string }
  | { name: 'rules'; slug: string; rule: string | undefined }
  | { name: 'watch' }
  | { name: 'replays' }
  | { name: 'replay'; id: string; step: number | undefined; seat: number | undefined }
  | { name: 'learn'; slug: string | undefined }
  | { name: 'local'; id: string | undefined; game: string | undefined }
  | { name: 'review'; id: string | undefined; device: boolean; move: number | undefined; seat: number | undefined }
  | { name: 'profile' }
  | { name: 'about' }
  | { name: 'design' }
  | { name: 'nowhere' };

/** Parses an address. */
export function placeOf(url: URL): Place {
  const [first = '', second = '', ...rest] = url.pathname.split('/').filter(Boolean).map(decoded);
  if (rest.length > 0) return { name: 'nowhere' };
  const number = (name: string) => {
    const value = Number.parseInt(url.searchParams.get(name) ?? '', 10);
    return Number.isNaN(value) ? undefined : value;
  };
  switch (first) {
    case '':
      return { name: 'landing', friends: url.searchParams.get('friends') ?? undefined };
    case 'play':
      return second ? { name: 'play', slug: second } : { name: 'nowhere' };
    case 't':
      return second ? { name: 'table', id: second } : { name: 'nowhere' };
    case 'rules':
      return second ? { name: 'rules', slug: second, rule: url.hash.slice(1) || undefined } : { name: 'nowhere' };
    case 'learn':
      return { name: 'learn', slug: second || undefined };
    case 'watch':
      return { name: 'watch' };
    case 'replays':
      return { name: 'replays' };
    case 'local':
      return { name: 'local', id: second || undefined, game: url.searchParams.get('game') ?? undefined };
    case 'review':
      return { name: 'review', id: second || undefined, device: url.searchParams.has('device'), move: number('move'), seat: number('seat') };
    case 'replay':
      return second ? { name: 'replay', id: second, step: number('step'), seat: number('seat') } : { name: 'nowhere' };
    // A link made on another device; its code is in the fragment.
    case 'continue':
    case 'me':
      return { name: 'profile' };
    case 'about':
      return { name: 'about' };
    case 'design':
      return { name: import.meta.env.DEV ? 'design' : 'nowhere' };
    default:
      return { name: 'nowhere' };
  }
}

/** A decoded part of a path; a malformed one is returned as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  place = $state<Place>(placeOf(new URL(location.href)));

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
    addEventListener('click', (event) => this.follow(event));
  }

  private read(): void {
    this.place = placeOf(new URL(location.href));
  }

  /** Goes to an address of this page. */
  go(path: string): void {
    history.pushState(null, '', path);
    this.read();
    scrollTo(0, 0);
  }

  /** Replaces the current address, so that "back" does not return to it. */
  replace(path: string): void {
    history.replaceState(null, '', path);
    this.read();
    scrollTo(0, 0);
  }

  /** Handles a plain click on a link within the site without reloading the page. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();
