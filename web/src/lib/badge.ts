/** The favicon: it has a red dot when it is our turn. */

const PLAIN = '/icon.svg';
const CALLING = '/icon-turn.svg';

export function badge(turn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = turn ? CALLING : PLAIN;
  if (link && link.getAttribute('href') !== href) link.href = href;
}
