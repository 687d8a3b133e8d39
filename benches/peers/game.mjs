// My Treasure for peers that bring no rules: the game of crates/games/my-treasure in small, so that every server plays the same
// moves (docs/rules/my-treasure.md). States are plain JSON; `random()` is the only source of chance.

const KINDS = ['ring', 'diamond', 'sword', 'necklace', 'money', 'potion'];
const FAMILIES = [
  [[0, 1, 'mouse']],
  [[0, 1], [2, 1]],
  [[0, 1], [1, 1], [3, 1]],
  [[0, 1], [1, 2], [2, 1]],
  [[0, 2], [2, 2], [3, 1]],
];

/** What the cards are worth with each token, mice included. */
const CARDS = FAMILIES.flatMap((family) =>
  KINDS.map((_, turn) => {
    const worth = KINDS.map(() => 0);
    for (const [kind, count, mouse] of family) {
      worth[(kind + turn) % 6] += count;
      if (mouse) worth.forEach((_, other) => (worth[other] += 1));
    }
    return worth;
  }),
);
const ORC = -1;
const TARGET = 8;

function shuffled(list, random) {
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [list[last], list[other]] = [list[other], list[last]];
  }
  return list;
}

export function start(seats, random) {
  const state = { seats, purses: Array(seats).fill(0), starter: Math.floor(random() * seats), round: 0, phase: 'choose', last: [] };
  return newRound(state, random);
}

function newRound(state, random) {
  const cards = [...CARDS.keys(), ...Array(6).fill(ORC)];
  Object.assign(state, {
    round: state.round + 1,
    deck: shuffled(cards, random),
    orcs: 0,
    spots: [0, 1, 2, 3].map(() => ({ open: true, cards: [] })),
    tokens: [0, 1, 2, 3, 4, 5],
    holds: Array(state.seats).fill(null),
    drawn: null,
    phase: 'choose',
    actor: state.starter,
  });
  return state;
}

export function legal(state, seat) {
  if (seat !== state.actor || state.phase === 'over') return [];
  const spots = (wanted) => [0, 1, 2, 3].filter((spot) => state.spots[spot].open && wanted(state.spots[spot].cards.length));
  if (state.phase === 'place') return spots(() => true).map((spot) => ({ type: 'place', spot }));
  const filled = spots((height) => height > 0);
  if (state.phase === 'flee') return (filled.length > 0 ? filled : spots(() => true)).map((spot) => ({ type: 'flee', spot }));
  const claims = filled.flatMap((spot) => state.tokens.map((token) => ({ type: 'claim', spot, token: KINDS[token] })));
  return [{ type: 'draw' }, ...claims];
}

const same = (a, b) => a.type === b.type && a.spot === b.spot && a.token === b.token;

/** Makes a move; returns whether it was legal. */
export function play(state, seat, move, random) {
  if (!legal(state, seat).some((other) => same(other, move))) return false;
  if (move.type === 'draw') draw(state, seat, random);
  else if (move.type === 'place') {
    state.spots[move.spot].cards.push(state.drawn);
    Object.assign(state, { drawn: null, phase: 'choose', actor: next(state, seat) });
  } else take(state, seat, move, random);
  return true;
}

function draw(state, seat, random) {
  const card = state.deck.pop();
  if (card !== ORC) return void Object.assign(state, { drawn: card, phase: 'place' });
  state.orcs += 1;
  state.actor = next(state, seat);
  if (state.orcs < 6) return;
  state.phase = 'flee';
  shuffled(state.tokens, random);
}

function take(state, seat, move, random) {
  const spot = state.spots[move.spot];
  const token = move.type === 'flee' ? state.tokens.pop() : KINDS.indexOf(move.token);
  state.tokens = state.tokens.filter((other) => other !== token);
  state.holds[seat] = { token, hidden: move.type === 'flee', cards: spot.cards };
  state.spots[move.spot] = { open: false, cards: [] };
  if (state.holds.every((hold) => hold !== null)) score(state, random);
  else state.actor = next(state, seat);
}

/** The next seat in the cave. */
function next(state, seat) {
  for (let step = 1; step <= state.seats; step++) {
    const other = (seat + step) % state.seats;
    if (state.holds[other] === null) return other;
  }
  return seat;
}

function score(state, random) {
  const totals = state.holds.map(({ token, cards }) => cards.reduce((sum, card) => sum + CARDS[card][token], 0));
  const best = Math.max(...totals);
  totals.forEach((total, seat) => (state.purses[seat] += Math.max(0, 3 - (best - total))));
  state.last = state.holds.map((hold, seat) => ({ ...hold, total: totals[seat] }));
  if (Math.max(...state.purses) >= TARGET) return void Object.assign(state, { phase: 'over', actor: null });
  state.starter = (state.starter + 1) % state.seats;
  newRound(state, random);
}

/** What a seat may know: no order of the deck, no covered card, no hidden token. */
export function view(state, seat) {
  const { seats, purses, starter, round, phase, last, orcs, drawn, actor } = state;
  const spots = state.spots.map(({ open, cards }) => ({ open, height: cards.length, top: cards.at(-1) ?? null }));
  const holds = state.holds.map((hold) => hold && { token: hold.hidden ? null : hold.token, height: hold.cards.length });
  const tokens = phase === 'flee' ? [...state.tokens].sort() : state.tokens;
  return { seat, seats, purses, starter, round, phase, last, orcs, drawn, actor, deck: state.deck.length, spots, tokens, holds };
}

export const isOver = (state) => state.phase === 'over';
