/** States independently, from the rules, what is hidden at a table, and looks for it in everything a spectator was sent. */
import { Follower } from '../src/lib/play/follow';

// The views of all four games, read by their field names on the wire.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Json = Record<string, any>;

/** A finished game step by step: what a spectator saw, and what each seat saw at the same time. */
export interface Unveiled {
  spectator: Json[];
  seats: Json[][];
}

/** A view as text with its fields sorted, because the replay and the socket order them differently. */
function plain(view: unknown): string {
  const sorted = (_: string, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return JSON.stringify(view, sorted);
}

const quoted = (name: unknown) => JSON.stringify(name);

/** Names in a seat's own view that nobody else may be sent while they are there. */
function secrets(slug: string, own: Json, seat: number): string[] {
  switch (slug) {
    case 'treasure-maps':
      return own.phase === 'choose_start' ? (own.hand?.cards ?? []).map(quoted) : [];
    case 'lost-mines':
      return [...own.hand.map(({ card }: Json) => card), ...own.buried].map(quoted);
    case 'klatz': {
      if (own.outcome !== null) return [];
      const { compositions, discarded } = own.players[seat];
      const thrown = own.options.reveal_discarded_compositions ? [] : (discarded.cards ?? []);
      return [...compositions.cards, ...thrown].map(quoted);
    }
    default:
      return [];
  }
}

/** What a spectator's view shows although it must not, given the views of the seats at the same time. */
export function leaks(slug: string, owns: Json[], watched: Json): string[] {
  const text = JSON.stringify(watched);
  const found = owns.flatMap((own, seat) => secrets(slug, own, seat).filter((secret) => text.includes(secret)));
  if (slug === 'lost-mines') {
    if (watched.hand.length > 0 || watched.buried.length > 0) found.push('a hand');
    for (const { cell, face_up: up, content } of watched.mines) if (!up && content !== null) found.push(`the mine ${cell}`);
    if (!['round_break', 'game_over'].includes(watched.phase)) {
      for (const { seat, role } of watched.players) if (role !== null) found.push(`the role of ${seat}`);
      for (const { value } of watched.rail) if (value !== null) found.push(`a treasure worth ${value}`);
    }
  }
  if (slug === 'klatz' && watched.outcome === null)
    for (const player of watched.players)
      if (player.compositions.type === 'open' || player.actions.type === 'open') found.push(`the hand of ${player.seat}`);
  if (slug === 'treasure-maps') {
    if (watched.hand !== null || watched.own !== null) found.push('a hand or marks');
    // Marks are revealed simultaneously: until then a cell you have crossed looks free to everybody else.
    for (const [seat, own] of owns.entries())
      for (const { slot, cells } of own.phase === 'cross' ? (own.own?.marks ?? []) : [])
        for (const cell of cells) if (watched.players[seat].slots[slot]?.crossed.includes(cell)) found.push(`the mark of ${seat} on ${cell}`);
  }
  if (slug === 'my-treasure' && watched.phase !== 'over') {
    // Until the last count no covered card is named: only the card just drawn and the tops of the piles, in the cave and taken.
    const tops = [...watched.spots, ...watched.players.map(({ hold }: Json) => hold)].map((pile: Json | null) => pile?.top);
    const shown = [watched.drawn, ...tops].filter(Boolean).map(quoted);
    const named = JSON.stringify([watched.spots, watched.players]).match(/"T\d\d"/g) ?? [];
    if (watched.undrawn !== null) found.push('the cave');
    found.push(...named.filter((card) => !shown.includes(card)));
  }
  return found;
}

/** Checks everything a spectator was sent over the socket: each view belongs to a step of the game and leaks nothing. */
export function audit(slug: string, game: Unveiled, heard: string[]): { views: number; faults: string[] } {
  const steps = game.spectator.map(plain);
  const faults: string[] = [];
  // Most views arrive as changes to the previous one.
  const follower = new Follower();
  let at = 0;
  let views = 0;
  for (const text of heard) {
    const message: Json | undefined = follower.whole(JSON.parse(text));
    if (!message) {
      faults.push(`a change that does not fit after step ${at}: ${text.slice(0, 2000)}`);
      continue;
    }
    if (message.seat != null && message.type === 'welcome') faults.push('a seat');
    const frame: Json | undefined = message.type === 'welcome' ? message.frame : message.type === 'view' ? message : undefined;
    if (frame) {
      const step = steps.indexOf(plain(frame.view), at);
      if (step < 0) {
        faults.push(`a view that the game did not have after step ${at}: ${plain(frame.view).slice(0, 2000)}`);
        continue;
      }
      at = step;
      views += 1;
      const owns = game.seats.map((seat) => seat[step]!);
      faults.push(...leaks(slug, owns, frame.view).map((leak) => `step ${step} shows ${leak}`));
      if (frame.legal.length > 0) faults.push(`step ${step} offers moves`);
    }
    // What is sent next to the view: events, clocks, presence. After a reconnect, the log also has the cards of earlier rounds.
    const beside = frame ? JSON.stringify({ ...frame, view: null, events: frame.resumed ? [] : frame.events }) : text;
    const held = game.seats.flatMap((seat, index) => secrets(slug, seat[at]!, index));
    faults.push(...held.filter((secret) => beside.includes(secret)).map((secret) => `beside step ${at}: ${secret}`));
  }
  return { views, faults };
}

/** Everything that was ever in a hand, for responses that may contain none of it. */
export function everSecret(slug: string, game: Unveiled): string[] {
  return [...new Set(game.seats.flatMap((steps, seat) => steps.flatMap((view) => secrets(slug, view, seat))))];
}
