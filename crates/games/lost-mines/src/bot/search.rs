//! The heuristics for search: a quick policy, priors and an evaluation, each computed from one or two waves.

use klad_engine::{Chance, Credence, DeckRef, Game, Searchable, Seat};

use super::{
    belief::Belief,
    route::{Approach, BUILD, FAR, Field, STEP, Targets},
};
use crate::{
    board::{Cell, CellSet},
    components::{CardId, Clan, Dir, Face, Kind},
    data,
    moves::{Discards, Move},
    state::{Phase, State},
    tables::Tables,
    view::View,
};

/// About a dozen turns; a game has hundreds of moves.
const HORIZON: usize = 40;
/// What a tool saves on its obstacle, in thirds of a turn.
const TOOL: u8 = 7;
/// The minimum cost of entering a new card and leaving it again.
const CROSSING: u8 = 2;
/// The difference in points that makes a clear lead.
const LEAD: f32 = 2.0;

impl Searchable for State {
    const HORIZON: Option<usize> = Some(HORIZON);

    /// Who built for whom is evidence about roles: a guess that fits it badly is dealt again.
    fn credence(view: &View) -> Option<Credence<State>> {
        if view.plays.is_empty() || view.ended.is_some() {
            return None;
        }
        let belief = Belief::of(view);
        Some(Box::new(move |state| {
            state.all_seats().map(|seat| belief.fit(seat, state.dwarf(seat).role)).product()
        }))
    }

    fn playout(&self, seat: Seat, legal: &[Move], chance: &mut Chance) -> usize {
        match self.phase {
            Phase::PlayCard => {
                let wanted = play(self, seat, chance);
                let place = wanted.and_then(|wanted| legal.iter().position(|mv| *mv == wanted));
                place.unwrap_or_else(|| anything(legal, chance))
            }
            Phase::Moving => step(self, seat, legal),
            // No comes first in the list: a playout never ends a round by agreement.
            Phase::EndVote | Phase::RoundBreak | Phase::GameOver => 0,
            Phase::TrapPick | Phase::TakeTreasure => chance.below(legal.len() as u32) as usize,
        }
    }

    fn playout_move(&self, seat: Seat, legal: &mut Vec<Move>, chance: &mut Chance) -> Move {
        // The full list of plays is long, and most choices do not need it.
        let is_play = self.phase == Phase::PlayCard;
        if is_play && let Some(wanted) = play(self, seat, chance) {
            return wanted;
        }
        legal.clear();
        self.legal_moves(seat, legal);
        legal[if is_play { anything(legal, chance) } else { self.playout(seat, legal, chance) }]
    }

    fn evaluate(&self, into: &mut [f32]) {
        let mut points = [0.0f32; data::PLAYERS];
        for seat in self.all_seats() {
            points[seat.index()] = f32::from(self.total(seat));
        }
        if self.ended.is_none() {
            add_expected(self, &mut points);
        }
        let most = into.iter().zip(points).map(|(_, points)| points).fold(f32::MIN, f32::max);
        let mut sum = 0.0;
        for (worth, points) in into.iter_mut().zip(points) {
            *worth = libm::expf((points - most) / LEAD);
            sum += *worth;
        }
        into.iter_mut().for_each(|worth| *worth /= sum);
    }

    fn prior(&self, seat: Seat, legal: &[Move], into: &mut Vec<f32>) {
        let route = Route::of(self, seat);
        into.extend(legal.iter().map(|mv| match *mv {
            Move::PlayPath { .. } | Move::PlayTool { .. } => 0.3 + f32::from(route.gain(*mv)),
            Move::PlayInfo { .. } => 0.4,
            Move::PlayTrap { .. } | Move::PlayTroll { .. } | Move::PlayStorm { .. } => 0.3,
            Move::Discard { cards } => 0.3 / cards.as_slice().len() as f32,
            Move::Step { dir } => {
                let to = self.board.pawn(seat).neighbor(dir).map_or(FAR, |to| route.to.at(to));
                if to < route.to.at(self.board.pawn(seat)) { 4.0 } else { 0.5 }
            }
            Move::ProposeEndRound => 0.02,
            Move::EndMove
            | Move::TakeTreasure { .. }
            | Move::PickTrapCard { .. }
            | Move::VoteEndRound { .. }
            | Move::Ready => 1.0,
        }));
    }
}

/// The routes of one pawn: from the pawn to the cells around it, and from there to its target mines, explored only as
/// far as a route through them could be shorter.
struct Route {
    from: Field,
    to: Field,
    length: u8,
    /// Cells where a card open on all sides would shorten the route, and obstacles that a tool in the hand overcomes.
    hopeful: CellSet,
    empty: CellSet,
    /// By position in the hand: where the path card or tool may go, as printed and with a half turn.
    cells: [[CellSet; 2]; data::HAND_MAX],
    deck: DeckRef<Tables>,
}

impl Route {
    fn of(state: &State, seat: Seat) -> Route {
        let frontier = state.frontier();
        let mut cells = [[CellSet::EMPTY; 2]; data::HAND_MAX];
        let (mut places, mut obstacles) = (CellSet::EMPTY, CellSet::EMPTY);
        for (cells, card) in cells.iter_mut().zip(state.hand(seat).iter()) {
            match state.face(card) {
                Face::Path { exits, .. } => {
                    *cells = frontier.cells(exits);
                    places = places.union(cells[0]).union(cells[1]);
                }
                Face::Tool { tool } => {
                    cells[0] = state.board.obstacles(tool);
                    obstacles = obstacles.union(cells[0]);
                }
                _ => {}
            }
        }
        let pawn = state.board.pawn(seat);
        Approach::ask(&state.board, targets(state, seat), |approach| {
            let length = approach.at(pawn);
            // How far from the pawn a shortcut can begin.
            let mut reach = 0;
            // A tool may shorten a route that is now longer than the pawn's best.
            if !obstacles.is_empty() {
                approach.run((length + TOOL).into());
                let before = |cell: Cell| (length + TOOL).saturating_sub(approach.field().at(cell));
                reach = obstacles.iter().map(before).fold(0, u8::max);
            }
            let mut hopeful = CellSet::EMPTY;
            for cell in places.iter() {
                let before = length.saturating_sub(nearest(approach.field(), cell) + CROSSING);
                if before >= pawn.steps_to(cell) {
                    hopeful = hopeful.with(cell);
                    reach = reach.max(before - 1);
                }
            }
            let from = Field::from(approach.ways(), pawn, reach.into());
            let to = *approach.field();
            let is_shorter = |cell: &Cell| nearest(&from, *cell) + CROSSING + nearest(&to, *cell) < length;
            let hopeful = hopeful.iter().filter(is_shorter).fold(obstacles, CellSet::with);
            Route { from, to, length, hopeful, empty: state.board.empty(), cells, deck: state.options.deck }
        })
    }

    /// How much a path card or tool shortens the route, in thirds of a turn, considering only its own cell.
    #[inline]
    fn gain(&self, mv: Move) -> u8 {
        let through = match mv {
            Move::PlayPath { card, cell, rot } if self.hopeful.contains(cell) => self.over(card, cell, rot),
            // The tool saves what the obstacle costs if the route passes through it.
            Move::PlayTool { cell, .. } => (self.from.at(cell) + self.to.at(cell)).saturating_sub(TOOL),
            _ => return 0,
        };
        self.length.saturating_sub(through)
    }

    /// The length of the route over a new card.
    fn over(&self, card: CardId, cell: Cell, rot: bool) -> u8 {
        let (exits, special) = self.deck.path(card);
        let exits = exits.oriented(rot);
        let closed = Dir::ALL.map(|side| if exits.has(side) { 0 } else { FAR });
        let next = cell.around().map(|next| if self.empty.contains(next) { BUILD } else { STEP } as u8);
        let (from, to) = (self.from.around(cell), self.to.around(cell));
        let mut best = FAR;
        // Enter on one side, leave on another.
        for side in 0..4 {
            let into = from[side].max(closed[side]) + STEP as u8;
            for out in [1, 2, 3].map(|turn| (side + turn) % 4) {
                best = best.min(into + to[out].max(closed[out]) + next[out]);
            }
        }
        // An obstacle laid on your own route needs a tool before it helps.
        if special.tool().is_some() { best + TOOL } else { best }
    }
}

/// The smallest distance among the neighbors of a cell.
fn nearest(field: &Field, cell: Cell) -> u8 {
    let [north, east, south, west] = field.around(cell);
    north.min(east).min(south.min(west))
}

/// The mines worth going to, given what this seat knows.
fn targets(state: &State, seat: Seat) -> Targets {
    let mut known = [None; 4];
    for (mine, place) in known.iter_mut().enumerate() {
        let open = !state.board.face_down().contains(state.options.deck.mine_places()[mine]);
        if open || state.peeks[seat.index()].mines & (1 << mine) != 0 {
            *place = Some(state.mines[mine]);
        }
    }
    let mut left = [0; Kind::ALL.len()];
    for (treasure, taker) in state.rail[..usize::from(state.seats)].iter().zip(&state.takers) {
        left[treasure.kind as usize] += u8::from(taker.is_none());
    }
    Targets::of(&state.options.deck, &known, left)
}

/// Usually the play that shortens the seat's own route most, or a discard; sometimes `None`, which stands for any move.
fn play(state: &State, seat: Seat, chance: &mut Chance) -> Option<Move> {
    if chance.below(5) == 0 {
        return None;
    }
    let route = Route::of(state, seat);
    let hand = state.hand(seat);
    let mut best = (0, None, 0);
    for (card, cells) in hand.iter().zip(route.cells) {
        for (cells, rot) in cells.into_iter().zip([false, true]) {
            for cell in cells.intersect(route.hopeful).iter() {
                let mv = match state.face(card) {
                    Face::Tool { .. } => Move::PlayTool { card, cell },
                    _ => Move::PlayPath { card, cell, rot },
                };
                let gain = route.gain(mv);
                if gain > best.0 {
                    best = (gain, Some(mv), 1);
                } else if gain == best.0 && best.1.is_some() {
                    // Break ties uniformly.
                    best.2 += 1;
                    if chance.below(best.2) == 0 {
                        best.1 = Some(mv);
                    }
                }
            }
        }
    }
    // Nothing helps: discard a random card.
    best.1.or_else(|| {
        let card = hand.nth(hand.len() - 1 - chance.below(hand.len() as u32) as usize)?;
        Some(Move::Discard { cards: Discards::one(card) })
    })
}

/// Any move except the proposal to end the round, which comes last and which a playout never makes.
fn anything(legal: &[Move], chance: &mut Chance) -> usize {
    let proposal = legal.last() == Some(&Move::ProposeEndRound);
    chance.below((legal.len() - usize::from(proposal)) as u32) as usize
}

fn step(state: &State, seat: Seat, legal: &[Move]) -> usize {
    let from = state.board.pawn(seat);
    Approach::ask(&state.board, targets(state, seat), |approach| {
        let mut nearest = approach.at(from);
        // Staying comes last in the list, and a step must beat it.
        let mut best = legal.len() - 1;
        for (index, mv) in legal.iter().enumerate().rev() {
            if let Move::Step { dir } = mv
                && let Some(to) = from.neighbor(*dir)
                && approach.field().at(to) < nearest
            {
                (best, nearest) = (index, approach.field().at(to));
            }
        }
        best
    })
}

/// Adds what each seat can expect from the current round: what its team has, and its share of what is left.
fn add_expected(state: &State, points: &mut [f32; data::PLAYERS]) {
    let players = f32::from(state.seats);
    let left = players - state.treasures_taken() as f32;
    let mut chances = [0.0f32; data::PLAYERS];
    for seat in state.all_seats() {
        let pawn = state.board.pawn(seat);
        let far = Approach::ask(&state.board, targets(state, seat), |approach| approach.at(pawn));
        let turns = state.hand(seat).len() as f32 + state.pile.len() as f32 / players;
        // A dwarf on a mine takes a treasure every turn; one far away only takes them after it arrives.
        chances[seat.index()] = (turns - f32::from(far) / 3.0).max(0.0);
    }
    let all: f32 = chances.iter().sum();
    let part = if all > left { left / all } else { 1.0 };
    let has = |seat: Seat| state.collected(seat).map(f32::from).sum::<f32>();
    let expects = |seat: Seat| has(seat) + state.options.deck.mean_value * part * chances[seat.index()];
    let mut pools = [(0.0, 0.0); 2];
    for seat in state.all_seats() {
        if let Some(team) = state.dwarf(seat).team() {
            pools[team as usize].0 += expects(seat);
            pools[team as usize].1 += 1.0;
        }
    }
    let share = |team: Clan| pools[team as usize].0 / pools[team as usize].1;
    for seat in state.all_seats() {
        let raw = state.dwarf(seat).team().map_or_else(|| expects(seat), share);
        let dragon = if state.dragon == Some(seat) { raw.min(f32::from(data::DRAGON_PENALTY)) } else { 0.0 };
        points[seat.index()] += raw - dragon;
    }
}

#[cfg(test)]
mod tests {
    use klad_engine::Quiet;

    use super::*;
    use crate::{bot::route::Ways, setup::Options};

    /// The plain version of [`Route::gain`], with waves that run over the whole board.
    fn slow(state: &State, seat: Seat, mv: Move) -> u8 {
        let pawn = state.board.pawn(seat);
        let to = Field::to(&state.board, &targets(state, seat));
        let from = Field::from(&Ways::of(&state.board), pawn, FAR.into());
        let mut shortest = to.at(pawn);
        let length = shortest;
        match mv {
            Move::PlayPath { card, cell, rot } => {
                let (exits, special) = state.options.deck.path(card);
                let toll = if special.tool().is_some() { TOOL } else { 0 };
                let sides = || Dir::ALL.into_iter().filter(|side| exits.oriented(rot).has(*side));
                for (side, out) in sides().flat_map(|side| sides().map(move |out| (side, out))) {
                    if let (Some(before), Some(after)) = (cell.neighbor(side), cell.neighbor(out))
                        && side != out
                    {
                        let build = if state.board.empty().contains(after) { 3 } else { 1 };
                        shortest = shortest.min(from.at(before) + 1 + build + to.at(after) + toll);
                    }
                }
            }
            Move::PlayTool { cell, .. } => {
                shortest = shortest.min((from.at(cell) + to.at(cell)).saturating_sub(TOOL));
            }
            _ => {}
        }
        length - shortest
    }

    #[test]
    fn fast_play_selection_agrees_with_the_plain_version() {
        let mut compared = 0;
        for seed in 0..12 {
            let mut chance = Chance::fast(seed);
            let seats = 3 + (seed % 7) as u8;
            let mut state = State::setup(&Options::default(), seats, &mut chance).expect("the options fit");
            let mut legal = Vec::new();
            for _ in 0..200 {
                let Some(seat) = state.turn().must.first() else { break };
                legal.clear();
                state.legal_moves(seat, &mut legal);
                if state.phase == Phase::PlayCard {
                    let route = Route::of(&state, seat);
                    for mv in &legal {
                        let gain = route.gain(*mv);
                        assert_eq!(gain, slow(&state, seat, *mv), "{mv:?} with seed {seed}");
                        compared += usize::from(gain > 0);
                    }
                }
                // The same chance must find the same move with the list and without it.
                let luck = chance.bits();
                let [mut with, mut without] = [Chance::fast(luck), Chance::fast(luck)];
                let chosen = legal[state.playout(seat, &legal, &mut with)];
                assert_eq!(
                    state.playout_move(seat, &mut Vec::new(), &mut without),
                    chosen,
                    "with seed {seed}"
                );
                assert_eq!(with.bits(), without.bits());
                state.apply(seat, chosen, &mut chance, &mut Quiet);
            }
        }
        assert!(compared > 1000, "only {compared} plays shortened a route");
    }
}
