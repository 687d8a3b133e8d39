//! What search needs to know of this game: a quick policy, priors and an evaluation, all from one or two waves.

use klad_engine::{Chance, Guide, SEATS_MAX, Seat, bot::Credence};

use super::{
    belief::Belief,
    route::{FAR, Field, Targets, Ways},
};
use crate::{
    board::{Board, Cell, CellSet, path},
    components::{Clan, Dir, Kind},
    data,
    moves::Move,
    state::{Phase, State},
    view::View,
};

/// About a dozen turns; a game has hundreds of moves.
const HORIZON: usize = 40;
/// What an unknown treasure is worth.
const MEAN_VALUE: f32 = 3.0;
/// What a tool saves on its obstacle, in thirds of a turn.
const TOOL: u8 = 7;
/// How many points of difference make a clear lead.
const LEAD: f32 = 2.0;

impl Guide for State {
    const HORIZON: Option<usize> = Some(HORIZON);

    /// Who built for whom tells the roles apart: a dealing that goes badly with it is dealt again.
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
            Phase::PlayCard => play(self, seat, legal, chance),
            Phase::Moving => step(self, seat, legal),
            // No comes first: a playout never ends a round by agreement.
            Phase::EndVote | Phase::RoundBreak | Phase::GameOver => 0,
            Phase::TrapPick | Phase::TakeTreasure => chance.below(legal.len() as u32) as usize,
        }
    }

    fn evaluate(&self, into: &mut [f32]) {
        let mut points = [0.0f32; SEATS_MAX];
        for seat in self.all_seats() {
            points[seat.index()] = f32::from(self.total(seat));
        }
        if self.ended.is_none() {
            add_expected(self, &mut points);
        }
        let most = into.iter().zip(points).map(|(_, points)| points).fold(f32::MIN, f32::max);
        let mut sum = 0.0;
        for (worth, points) in into.iter_mut().zip(points) {
            *worth = ((points - most) / LEAD).exp();
            sum += *worth;
        }
        into.iter_mut().for_each(|worth| *worth /= sum);
    }

    fn prior(&self, seat: Seat, legal: &[Move], into: &mut Vec<f32>) {
        let route = Route::of(self, seat, legal);
        into.extend(legal.iter().map(|mv| match *mv {
            Move::PlayPath { .. } | Move::PlayTool { .. } => 0.3 + f32::from(route.gain(&self.board, *mv)),
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

/// The ways of one pawn: from it to the cells around, and from there to the mines it would go to, as far as a way over them
/// could be the shorter one.
struct Route {
    from: Field,
    to: Field,
    length: u8,
    /// Cells where the way would be shorter over a card that is open to all sides.
    hopeful: CellSet,
}

impl Route {
    fn of(state: &State, seat: Seat, legal: &[Move]) -> Route {
        let pawn = state.board.pawn(seat);
        let ways = Ways::of(&state.board);
        // A tool may shorten a way that is longer now than the pawn's; over a card, both parts of a shorter way are shorter.
        let has_tool = legal.iter().any(|mv| matches!(mv, Move::PlayTool { .. }));
        let beyond = if has_tool { TOOL } else { 0 };
        let to = Field::around(&ways, &targets(state, seat), pawn, beyond.into());
        let length = to.at(pawn);
        let from = Field::from(&ways, pawn, (length + beyond).into());
        let mut route = Route { from, to, length, hopeful: CellSet::EMPTY };
        let mut seen = CellSet::EMPTY;
        for mv in legal {
            if let Move::PlayPath { cell, .. } = *mv
                && !seen.contains(cell)
            {
                seen = seen.with(cell);
                if route.is_hopeful(cell) {
                    route.hopeful = route.hopeful.with(cell);
                }
            }
        }
        route
    }

    /// Whether the way might be shorter over a cell if it were open to all sides.
    fn is_hopeful(&self, cell: Cell) -> bool {
        let nearest = |field: &Field| {
            let sides = Dir::ALL.map(|side| cell.neighbor(side).map_or(FAR, |next| field.at(next)));
            sides.into_iter().min().unwrap_or(FAR)
        };
        nearest(&self.from) + 1 + nearest(&self.to) + 1 < self.length
    }

    /// How much shorter a path card or tool makes the way, in thirds of a turn, looking at its own cell only.
    fn gain(&self, board: &Board, mv: Move) -> u8 {
        let through = match mv {
            Move::PlayPath { cell, .. } if !self.hopeful.contains(cell) => return 0,
            Move::PlayPath { card, cell, rot } => {
                let exits = path(card).0.oriented(rot);
                let empty = board.empty();
                let (mut from, mut to) = ([u16::from(FAR); 4], [u16::from(FAR); 4]);
                for side in Dir::ALL.into_iter().filter(|&side| exits.has(side)) {
                    if let Some(next) = cell.neighbor(side) {
                        from[side as usize] = u16::from(self.from.at(next)) + 1;
                        to[side as usize] =
                            u16::from(self.to.at(next)) + if empty.contains(next) { 3 } else { 1 };
                    }
                }
                // In at one side, out at another.
                let mut best = u16::from(FAR);
                for (side, from) in from.into_iter().enumerate() {
                    let out = [1, 2, 3].map(|turn| to[(side + turn) % 4]);
                    best = best.min(from + out[0].min(out[1]).min(out[2]));
                }
                // An obstacle laid on the own way is a gate without a key.
                if path(card).1.tool().is_some() { best + u16::from(TOOL) } else { best }
            }
            // The tool saves what the obstacle costs if the way leads there.
            Move::PlayTool { cell, .. } => {
                let way = u16::from(self.from.at(cell)) + u16::from(self.to.at(cell));
                way.saturating_sub(TOOL.into())
            }
            _ => return 0,
        };
        u16::from(self.length).saturating_sub(through) as u8
    }
}

/// The mines worth going to, as this seat knows them.
fn targets(state: &State, seat: Seat) -> Targets {
    let mut known = [None; 4];
    for (mine, place) in known.iter_mut().enumerate() {
        let open = !state.board.face_down().contains(data::MINE_CELLS[mine]);
        if open || state.peeks[seat.index()].mines & (1 << mine) != 0 {
            *place = Some(state.mines[mine]);
        }
    }
    let players = usize::from(state.seats);
    let rail = || state.rail[..players].iter().zip(&state.takers);
    let left = Kind::ALL.map(|kind| {
        rail().filter(|(treasure, taker)| treasure.kind == kind && taker.is_none()).count() as u8
    });
    Targets::of(&known, left)
}

/// Mostly the card that shortens the own way most, sometimes anything.
fn play(state: &State, seat: Seat, legal: &[Move], chance: &mut Chance) -> usize {
    // The last move may be the proposal, which a playout never makes.
    let count = match legal.last() {
        Some(Move::ProposeEndRound) => legal.len() - 1,
        _ => legal.len(),
    };
    if chance.below(5) > 0 {
        let route = Route::of(state, seat, &legal[..count]);
        let mut best = (0, None, 0);
        for (index, mv) in legal[..count].iter().enumerate() {
            let gain = route.gain(&state.board, *mv);
            if gain > best.0 {
                best = (gain, Some(index), 1);
            } else if gain == best.0 && best.1.is_some() {
                // Among equals each is as likely.
                best.2 += 1;
                if chance.below(best.2) == 0 {
                    best.1 = Some(index);
                }
            }
        }
        if let Some(index) = best.1 {
            return index;
        }
        // Nothing helps: discard one card.
        let hand = state.hand(seat).len();
        let pairs = hand * (hand - 1) / 2;
        return count - pairs - 1 - chance.below(hand as u32) as usize;
    }
    chance.below(count as u32) as usize
}

fn step(state: &State, seat: Seat, legal: &[Move]) -> usize {
    let from = state.board.pawn(seat);
    // Only what is nearer than the pawn matters.
    let field = Field::around(&Ways::of(&state.board), &targets(state, seat), from, 0);
    let far = |mv: &Move| match mv {
        Move::Step { dir } => from.neighbor(*dir).map_or(FAR, |to| field.at(to)),
        _ => field.at(from),
    };
    // Staying stands last, and a step must be better than that.
    let mut best = legal.len() - 1;
    for (index, mv) in legal.iter().enumerate().rev() {
        if far(mv) < far(&legal[best]) {
            best = index;
        }
    }
    best
}

/// Adds what each seat may expect of the round in progress: what its team has, and its part of what is left.
fn add_expected(state: &State, points: &mut [f32; SEATS_MAX]) {
    let players = f32::from(state.seats);
    let left = players - state.treasures_taken() as f32;
    let mut chances = [0.0f32; SEATS_MAX];
    let ways = Ways::of(&state.board);
    for seat in state.all_seats() {
        let pawn = state.board.pawn(seat);
        let far = Field::around(&ways, &targets(state, seat), pawn, 0).at(pawn);
        let turns = state.hand(seat).len() as f32 + state.pile.len() as f32 / players;
        // On a mine every turn brings a treasure; far away only the turns after the arrival do.
        chances[seat.index()] = (turns - f32::from(far) / 3.0).max(0.0);
    }
    let all: f32 = chances.iter().sum();
    let part = if all > left { left / all } else { 1.0 };
    let has = |seat: Seat| state.collected(seat).map(f32::from).sum::<f32>();
    let expects = |seat: Seat| has(seat) + MEAN_VALUE * part * chances[seat.index()];
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
