//! Bots: a greedy one that plans a card and an action together, and the heuristics for search.

mod outlook;
mod react;
mod search;
mod why;

use klad_engine::{Bot, Chance};

use crate::{
    components::{Action, Comps, Side, Symbol},
    moves::Move,
    state::{Phase, State},
    view::View,
};
pub(crate) use outlook::Outlook;
use outlook::Row;
pub use react::{Reflex, reaction, reflex};
pub use why::Why;

/// The percentage of choices that the easy bot makes without thinking.
const CARELESS: u8 = 55;

/// The bot for beginners.
pub fn easy() -> Heuristic {
    Heuristic::careless(CARELESS)
}

/// A sound bot that does not search.
pub fn medium() -> Heuristic {
    Heuristic::new()
}

/// Plays soundly from its view alone: calls the best match, and plans the card it adds together with one action.
#[derive(Debug, Clone, Copy, Default)]
pub struct Heuristic {
    /// The percentage of choices it makes without thinking.
    careless: u8,
}

impl Heuristic {
    /// A bot that thinks about every choice.
    pub fn new() -> Heuristic {
        Heuristic::default()
    }

    /// A bot that makes `careless` percent of its choices without thinking; values above 100 count as 100.
    pub fn careless(careless: u8) -> Heuristic {
        Heuristic { careless: careless.min(100) }
    }

    fn is_careless(self, chance: &mut Chance) -> bool {
        chance.below(100) < u32::from(self.careless)
    }
}

impl Bot<State> for Heuristic {
    fn choose(&mut self, view: &View, legal: &[Move], chance: &mut Chance) -> Move {
        if self.is_careless(chance) {
            return *chance.pick(legal);
        }
        if let Some(call) = call(view, Comps::ALL).filter(|call| legal.contains(call)) {
            return call;
        }
        turn_move(view, legal, chance)
    }

    fn interrupt(&mut self, view: &View, legal: &[Move], chance: &mut Chance) -> Option<Move> {
        if self.is_careless(chance) {
            return None;
        }
        call(view, Comps::ALL).filter(|call| legal.contains(call))
    }
}

/// The call a bot would make now, among the matches it has noticed.
pub fn call(view: &View, noticed: Comps) -> Option<Move> {
    Outlook::of_view(view).call(noticed)
}

/// The best turn move of the viewer. `legal` contains at least one move that is not a call.
pub fn turn_move(view: &View, legal: &[Move], chance: &mut Chance) -> Move {
    let outlook = Outlook::of_view(view);
    let means = Means::of_view(view);
    let worth = |mv: Move| match mv {
        Move::PlaceOpen { slot, side } => plan(means, &outlook, view.market[slot as usize].symbol, side),
        Move::PlaceNew { slot, side } => {
            outlook.value(&placed(&outlook.row, view.market[slot as usize].symbol, side))
        }
        Move::PlaceDrawn { side } => match view.phase {
            Phase::PlacingDrawn { card } => plan(means, &outlook, view.options.deck.symbol(card), side),
            _ => 0,
        },
        // Nothing is known about a blind card, so it is the last resort.
        Move::DrawBlind {} => i32::MIN / 2,
        _ => outlook.move_value(mv),
    };
    // Break ties at random, so that two bots do not mirror each other forever.
    let ranked =
        legal.iter().filter(|mv| mv.is_turn_move()).map(|&mv| (worth(mv), chance.below(1 << 16), mv));
    let best = ranked.max_by_key(|&(worth, lot, _)| (worth, lot));
    best.map_or(legal[0], |(_, _, mv)| mv)
}

pub(crate) fn placed(row: &Row, symbol: Symbol, side: Side) -> Row {
    let mut row = *row;
    row.place(symbol, side);
    row
}

/// What a seat can do to the wall: the action cards in its hand, and the symbols it can return, one bit each.
#[derive(Debug, Clone, Copy)]
struct Means {
    actions: u32,
    discarded: u32,
}

impl Means {
    fn of_view(view: &View) -> Means {
        let hand = view.players[view.active.index()].actions.cards().unwrap_or(&[]);
        Means {
            actions: hand.iter().fold(0, |bits, &action| bits | 1 << action as u32),
            discarded: view.wall_discard.iter().fold(0, |bits, shown| bits | 1 << shown.symbol as u32),
        }
    }

    /// The same from a state, which in a playout is itself a guess.
    fn of_state(state: &State) -> Means {
        let (deck, hand) = (&state.options.deck, state.hands[state.active.index()]);
        let bit = |action: Action| u32::from(hand.count(action) > 0) << action as u32;
        Means {
            actions: Action::ALL.into_iter().fold(0, |bits, action| bits | bit(action)),
            discarded: state.wall_discard.iter().fold(0, |bits, card| bits | 1 << deck.symbol(*card) as u32),
        }
    }

    fn holds(self, action: Action) -> bool {
        self.actions >> action as u32 & 1 == 1
    }

    fn has_discarded(self, symbol: Symbol) -> bool {
        self.discarded >> symbol as u32 & 1 == 1
    }
}

/// The best value of the wall after adding this card and playing at most one action card from the hand.
fn plan(means: Means, outlook: &Outlook, symbol: Symbol, side: Side) -> i32 {
    let row = placed(&outlook.row, symbol, side);
    let mut best = outlook.value(&row);
    let mut consider = |mv| best = best.max(outlook.value(&row.after(mv)));
    let movable = || row.movable();
    for from in movable() {
        for dir in Side::BOTH {
            if means.holds(Action::Shift1) && row.reaches(from, dir, 1) {
                consider(Move::PlayShift1 { from, dir });
            }
            if means.holds(Action::Shift2) && row.reaches(from, dir, 2) {
                consider(Move::PlayShift2 { from, dir });
            }
        }
        if means.holds(Action::Remove) {
            consider(Move::PlayRemove { at: from });
        }
        if means.holds(Action::Swap) {
            movable().filter(|&b| b > from).for_each(|b| consider(Move::PlaySwap { a: from, b }));
        }
    }
    if means.holds(Action::Return) {
        for symbol in Symbol::WALL.into_iter().filter(|&symbol| means.has_discarded(symbol)) {
            (0..=row.len()).for_each(|at| consider(Move::PlayReturn { symbol, at }));
        }
    }
    best
}
