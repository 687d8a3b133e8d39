/** What a seat knows and the rest of the table may not be sent. */
// The views of four games: each is read by the names it has on the wire.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Json = Record<string, any>;

const quoted = (name: unknown) => JSON.stringify(name);

/** Texts that a seat's own view holds and nobody else's message may hold as long as it does. */
function secrets(slug: string, own: Json, seat: number): string[] {
  switch (slug) {
    case 'treasure-maps':
      return own.phase === 'choose_start' ? (own.hand?.cards ?? []).map(quoted) : [];
    case 'lost-mines':
      return (own.hand ?? []).map(({ card }: Json) => quoted(card));
    case 'klatz':
      return (own.players[seat].compositions.cards ?? []).map(quoted);
    default:
      return [];
  }
}

/** What a spectator's view shows that it must not, given the view of a seat at the same time. */
export function leaks(slug: string, own: Json, seat: number, watched: Json): string[] {
  const text = JSON.stringify(watched);
  const found = secrets(slug, own, seat).filter((secret) => text.includes(secret));
  if (slug === 'lost-mines' && !['round_break', 'game_over'].includes(watched.phase)) {
    if (watched.hand?.length > 0) found.push('a hand');
    for (const player of watched.players) if (player.role !== null) found.push(`the role of ${player.seat}`);
  }
  if (slug === 'klatz' && watched.outcome === null)
    for (const player of watched.players)
      if (player.compositions.type === 'open' || player.actions.type === 'open') found.push(`the hand of ${player.seat}`);
  if (slug === 'treasure-maps' && (watched.hand !== null || watched.own !== null)) found.push('a hand or marks');
  if (slug === 'my-treasure') {
    // Nothing covered is named: only the card just drawn and the tops of the piles, in the cave and taken.
    const tops = [...watched.spots, ...watched.players.map(({ hold }: Json) => hold)].map((pile: Json | null) => pile?.top);
    const shown = [watched.drawn, ...tops].filter(Boolean).map(quoted);
    const named = JSON.stringify([watched.spots, watched.players]).match(/"T\d\d"/g) ?? [];
    if (watched.undrawn !== null) found.push('the cave');
    found.push(...named.filter((card) => !shown.includes(card)));
  }
  return found;
}
