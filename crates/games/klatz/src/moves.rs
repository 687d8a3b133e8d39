//! Moves and their numbering.

use klad_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    components::{Action, Comp, Comps, Side, Symbol},
    data::{COMPOSITIONS, MARKET_CARDS, PLAYERS, WALL_CARDS},
    matching::Lookout,
    rules::actions,
    state::{Phase, State},
};

/// A move. Indices count from 0 at the left end of the wall.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// Place a market card at an end of the wall (KZ-022).
    PlaceOpen {
        /// Slot of the card in the market, from 0.
        slot: u8,
        /// The end to place it at.
        side: Side,
    },
    /// Reveal the top card of the wall deck; it is placed next (KZ-023).
    // With braces, because serde lets unknown fields pass in a variant without.
    DrawBlind {},
    /// Place the blind card at an end of the wall (KZ-023).
    PlaceDrawn {
        /// The end to place it at.
        side: Side,
    },
    /// Move a wall card one place (KZ-041).
    PlayShift1 {
        /// The index of the card.
        from: u8,
        /// The direction to move it.
        dir: Side,
    },
    /// Move a wall card two places (KZ-042).
    PlayShift2 {
        /// The index of the card.
        from: u8,
        /// The direction to move it.
        dir: Side,
    },
    /// Swap two wall cards (KZ-043).
    PlaySwap {
        /// The index of the left card.
        a: u8,
        /// The index of the right card.
        b: u8,
    },
    /// Discard a wall card (KZ-044).
    PlayRemove {
        /// The index of the card.
        at: u8,
    },
    /// Draw one more composition (KZ-045).
    PlayExtra {},
    /// Replace the market; one of the new cards is placed next (KZ-046).
    PlayMarket {},
    /// Place a card of the new market at an end of the wall (KZ-046).
    PlaceNew {
        /// Slot of the card in the market, from 0.
        slot: u8,
        /// The end to place it at.
        side: Side,
    },
    /// Return the most recently discarded wall card of a symbol (KZ-047).
    PlayReturn {
        /// The symbol of the card.
        symbol: Symbol,
        /// The index of the card to insert it before, or the number of wall cards for the right end.
        at: u8,
    },
    /// Discard and redraw the whole hand instead of playing an action card (KZ-028).
    Redraw {},
    /// End the turn.
    EndTurn {},
    /// KLATZ! Take a photo. Open to every seat (KZ-060).
    Claim {
        /// The composition to photograph.
        comp: Comp,
        /// The index of the leftmost card of the picture.
        start: u8,
    },
    /// Permanently remove a seat. Only the table does this (E21).
    Leave {
        /// The seat to remove.
        seat: Seat,
    },
}

impl Move {
    /// The canonical form: of two swapped cards the left one comes first.
    pub fn normalized(self) -> Move {
        match self {
            Move::PlaySwap { a, b } => Move::PlaySwap { a: a.min(b), b: a.max(b) },
            _ => self,
        }
    }

    /// Whether it belongs to a turn, unlike a call or a seat's removal.
    pub fn is_turn_move(self) -> bool {
        !matches!(self, Move::Claim { .. } | Move::Leave { .. })
    }
}

/// Appends the legal moves of `seat`: variants in the order of [`Move`], fields ascending, left before right.
pub(crate) fn legal_moves(state: &State, seat: Seat, into: &mut Vec<Move>) {
    if seat == state.active {
        match state.phase {
            Phase::Over { .. } => return,
            Phase::PlacingDrawn { .. } => {
                return into.extend(Side::BOTH.map(|side| Move::PlaceDrawn { side }));
            }
            Phase::PlacingNew { .. } => {
                return place(state, into, |slot, side| Move::PlaceNew { slot, side });
            }
            Phase::AwaitPlace => {
                place(state, into, |slot, side| Move::PlaceOpen { slot, side });
                if state.wall_cards_left() > 0 {
                    into.push(Move::DrawBlind {});
                }
            }
            Phase::AwaitAct { played } => {
                let before = into.len();
                legal_actions(state, into);
                let playable = into.len() > before;
                if played == 0 {
                    into.push(Move::Redraw {});
                }
                if played > 0 || !playable {
                    into.push(Move::EndTurn {});
                }
            }
            Phase::AwaitEnd { .. } => into.push(Move::EndTurn {}),
        }
    }
    legal_claims(state, seat, into);
}

fn place(state: &State, into: &mut Vec<Move>, mv: impl Fn(u8, Side) -> Move) {
    for slot in 0..state.market.len() as u8 {
        into.extend(Side::BOTH.map(|side| mv(slot, side)));
    }
}

/// KZ-040 to KZ-050: the moves that the active seat's action cards allow. The slow version is `check` over all moves.
fn legal_actions(state: &State, into: &mut Vec<Move>) {
    let hand = state.hands[state.active.index()];
    let holds = |action| hand.count(action) > 0;
    let mut movable = [0u8; WALL_CARDS];
    let mut count = 0;
    for (at, &card) in state.wall.iter().enumerate() {
        movable[count] = at as u8;
        count += state.is_movable(card) as usize;
    }
    let movable = &movable[..count];
    let len = state.wall.len() as u8;
    let passable = state.options.blockers_passable;
    if holds(Action::Shift1) {
        for &from in movable {
            if from >= 1 && (passable || actions::free_run(state, from - 1, 1)) {
                into.push(Move::PlayShift1 { from, dir: Side::Left });
            }
            if from + 1 < len && (passable || actions::free_run(state, from + 1, 1)) {
                into.push(Move::PlayShift1 { from, dir: Side::Right });
            }
        }
    }
    if holds(Action::Shift2) {
        for &from in movable {
            if from >= 2 && (passable || actions::free_run(state, from - 2, 2)) {
                into.push(Move::PlayShift2 { from, dir: Side::Left });
            }
            if from + 2 < len && (passable || actions::free_run(state, from + 1, 2)) {
                into.push(Move::PlayShift2 { from, dir: Side::Right });
            }
        }
    }
    if holds(Action::Swap) {
        for (i, &a) in movable.iter().enumerate() {
            into.extend(movable[i + 1..].iter().map(|&b| Move::PlaySwap { a, b }));
        }
    }
    if holds(Action::Remove) {
        into.extend(movable.iter().map(|&at| Move::PlayRemove { at }));
    }
    if holds(Action::Extra) && !state.composition_deck.is_empty() {
        into.push(Move::PlayExtra {});
    }
    if holds(Action::Market) && actions::market_has_cards(state) {
        into.push(Move::PlayMarket {});
    }
    if holds(Action::Return) {
        let discarded = state.discarded_symbols();
        for symbol in Symbol::WALL {
            if discarded[symbol as usize] > 0 {
                into.extend((0..=len).map(|at| Move::PlayReturn { symbol, at }));
            }
        }
    }
}

/// The compositions `seat` may call now if the wall matches (KZ-064, KZ-065).
#[inline]
pub(crate) fn callable(state: &State, seat: Seat) -> Comps {
    // The table itself has no cards.
    if !state.is_stable() || seat.0 >= state.seats {
        return Comps::EMPTY;
    }
    let own = state.compositions[seat.index()];
    let redrawn = matches!(state.phase, Phase::AwaitEnd { redrawn: true });
    if seat == state.active && !redrawn { own.union(state.open) } else { own }
}

fn legal_claims(state: &State, seat: Seat, into: &mut Vec<Move>) {
    let comps = callable(state, seat);
    if comps.is_empty() {
        return;
    }
    let lookout = Lookout::of(state);
    for comp in comps.iter() {
        let mut starts = lookout.starts(comp);
        while starts != 0 {
            into.push(Move::Claim { comp, start: starts.trailing_zeros() as u8 });
            starts &= starts - 1;
        }
    }
}

const SIDES: usize = Side::BOTH.len();
const PLACES: usize = MARKET_CARDS * SIDES;
const SHIFTS: usize = WALL_CARDS * SIDES;
const SWAPS: usize = WALL_CARDS * (WALL_CARDS - 1) / 2;
const RETURNS: usize = Symbol::WALL.len() * WALL_CARDS;
/// The shortest pattern has two cards, so a picture starts no later than the second-to-last card.
const STARTS: usize = WALL_CARDS - 1;

const PLACE_OPEN: usize = 0;
const DRAW_BLIND: usize = PLACE_OPEN + PLACES;
const PLACE_DRAWN: usize = DRAW_BLIND + 1;
const SHIFT1: usize = PLACE_DRAWN + SIDES;
const SHIFT2: usize = SHIFT1 + SHIFTS;
const SWAP: usize = SHIFT2 + SHIFTS;
const REMOVE: usize = SWAP + SWAPS;
const EXTRA: usize = REMOVE + WALL_CARDS;
const MARKET: usize = EXTRA + 1;
const PLACE_NEW: usize = MARKET + 1;
const RETURN: usize = PLACE_NEW + PLACES;
const REDRAW: usize = RETURN + RETURNS;
const END_TURN: usize = REDRAW + 1;
const CLAIM: usize = END_TURN + 1;
const LEAVE: usize = CLAIM + COMPOSITIONS * STARTS;
/// The size of the move space.
pub(crate) const MOVES: usize = LEAVE + PLAYERS;

/// The number of pairs whose left card is before `a`.
const fn pairs_before(a: usize) -> usize {
    a * (2 * WALL_CARDS - 1 - a) / 2
}

/// The index of a move in the move space; `None` for a move that no position allows.
pub(crate) fn index(mv: Move) -> Option<usize> {
    let two = |base: usize, width: usize, first: u8, second: usize| {
        ((first as usize) < width && second < SIDES).then_some(base + first as usize * SIDES + second)
    };
    match mv {
        Move::PlaceOpen { slot, side } => two(PLACE_OPEN, MARKET_CARDS, slot, side as usize),
        Move::DrawBlind {} => Some(DRAW_BLIND),
        Move::PlaceDrawn { side } => Some(PLACE_DRAWN + side as usize),
        Move::PlayShift1 { from, dir } => two(SHIFT1, WALL_CARDS, from, dir as usize),
        Move::PlayShift2 { from, dir } => two(SHIFT2, WALL_CARDS, from, dir as usize),
        Move::PlaySwap { a, b } => {
            let (a, b) = (a as usize, b as usize);
            (a < b && b < WALL_CARDS).then(|| SWAP + pairs_before(a) + b - a - 1)
        }
        Move::PlayRemove { at } => ((at as usize) < WALL_CARDS).then_some(REMOVE + at as usize),
        Move::PlayExtra {} => Some(EXTRA),
        Move::PlayMarket {} => Some(MARKET),
        Move::PlaceNew { slot, side } => two(PLACE_NEW, MARKET_CARDS, slot, side as usize),
        // A returned card was not in the wall, so there are 47 places for it.
        Move::PlayReturn { symbol, at } => (symbol != Symbol::Rickshaw && (at as usize) < WALL_CARDS)
            .then_some(RETURN + symbol as usize * WALL_CARDS + at as usize),
        Move::Redraw {} => Some(REDRAW),
        Move::EndTurn {} => Some(END_TURN),
        Move::Claim { comp, start } => {
            ((start as usize) < STARTS).then_some(CLAIM + comp.index() * STARTS + start as usize)
        }
        Move::Leave { seat } => (seat.index() < PLAYERS).then_some(LEAVE + seat.index()),
    }
}

/// The move at an index of the move space.
pub(crate) fn at(index: usize) -> Option<Move> {
    let side = |offset: usize| Side::BOTH[offset % SIDES];
    let first = |offset: usize| (offset / SIDES) as u8;
    Some(match index {
        ..DRAW_BLIND => Move::PlaceOpen { slot: first(index), side: side(index) },
        DRAW_BLIND => Move::DrawBlind {},
        PLACE_DRAWN..SHIFT1 => Move::PlaceDrawn { side: side(index - PLACE_DRAWN) },
        SHIFT1..SHIFT2 => Move::PlayShift1 { from: first(index - SHIFT1), dir: side(index - SHIFT1) },
        SHIFT2..SWAP => Move::PlayShift2 { from: first(index - SHIFT2), dir: side(index - SHIFT2) },
        SWAP..REMOVE => {
            let pair = index - SWAP;
            let a = (0..WALL_CARDS).take_while(|&a| pairs_before(a) <= pair).last()?;
            Move::PlaySwap { a: a as u8, b: (pair - pairs_before(a) + a + 1) as u8 }
        }
        REMOVE..EXTRA => Move::PlayRemove { at: (index - REMOVE) as u8 },
        EXTRA => Move::PlayExtra {},
        MARKET => Move::PlayMarket {},
        PLACE_NEW..RETURN => Move::PlaceNew { slot: first(index - PLACE_NEW), side: side(index - PLACE_NEW) },
        RETURN..REDRAW => Move::PlayReturn {
            symbol: Symbol::WALL[(index - RETURN) / WALL_CARDS],
            at: ((index - RETURN) % WALL_CARDS) as u8,
        },
        REDRAW => Move::Redraw {},
        END_TURN => Move::EndTurn {},
        CLAIM..LEAVE => Move::Claim {
            comp: Comp(((index - CLAIM) / STARTS) as u8),
            start: ((index - CLAIM) % STARTS) as u8,
        },
        LEAVE..MOVES => Move::Leave { seat: Seat((index - LEAVE) as u8) },
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_index_of_the_move_space_has_its_move() {
        for place in 0..MOVES {
            let mv = at(place).expect("below the size");
            assert_eq!(index(mv), Some(place), "{mv:?}");
        }
        assert_eq!((at(MOVES), MOVES), (None, 2959));
        assert_eq!(index(Move::PlaySwap { a: 5, b: 2 }), None);
        assert_eq!(Move::PlaySwap { a: 5, b: 2 }.normalized(), Move::PlaySwap { a: 2, b: 5 });
        assert_eq!(index(Move::PlaySwap { a: 5, b: 5 }), None);
        assert_eq!(index(Move::PlayReturn { symbol: Symbol::Rickshaw, at: 0 }), None);
    }

    #[test]
    fn a_move_is_three_bytes() {
        assert_eq!(size_of::<Move>(), 3);
    }
}
