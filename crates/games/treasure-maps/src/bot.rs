//! A bot that uses only the view, and the heuristics for search.

use klad_engine::{Bot, Chance, Seat, Viewer};

use crate::{
    components::{Card, Cards, Cells},
    data::{DEALT, DISPLAY, SLOTS},
    moves::{Move, Primary, Source},
    state::State,
    view::View,
};

mod card_turns;
mod easy;
mod prospect;
mod search;
mod why;

pub(crate) use card_turns::CardTurns;
pub use easy::Easy;
use prospect::{Prospect, Situation};
pub use why::Why;

/// The bot for beginners.
pub fn easy() -> Easy {
    Easy
}

/// A sound bot that does not search.
pub fn medium() -> Heuristic {
    Heuristic
}

/// Makes the move that promises the most points, one turn ahead, ignoring what the others plan.
#[derive(Debug, Clone, Copy, Default)]
pub struct Heuristic;

impl Bot<State> for Heuristic {
    fn choose(&mut self, view: &View, legal: &[Move], _chance: &mut Chance) -> Move {
        let Viewer::Seat(seat) = view.viewer else { return legal[0] };
        let decision = Decision::seen(view, seat);
        let mut best = (legal[0], f32::NEG_INFINITY);
        for &mv in legal {
            let points = decision.promise(mv);
            if points > best.1 {
                best = (mv, points);
            }
        }
        best.0
    }
}

/// Everything a decision is based on.
struct Decision {
    situation: Situation,
    /// The active cards and their uncrossed cells, not counting the marks of this turn.
    slots: [Option<(Card, Cells)>; SLOTS],
    prospect: Prospect,
    /// The uncrossed cells now, counting the marks of this turn as crossed.
    open: [Cells; SLOTS],
    /// The number of bonus cells due.
    due: u8,
    display: [Option<Card>; DISPLAY],
    /// The player's own dealt cards.
    hand: [Option<Card>; DEALT],
    /// Cards that may be on top of the deck.
    unseen: Cards,
}

impl Decision {
    /// Built from what a player sees.
    fn seen(view: &View, seat: Seat) -> Decision {
        Decision::judged(view, seat, Situation::seen(view, &view.players[seat.index()]))
    }

    /// Built from what a player sees and a given assessment of it.
    fn judged(view: &View, seat: Seat, situation: Situation) -> Decision {
        let player = &view.players[seat.index()];
        let slots = player
            .slots
            .map(|slot| slot.map(|active| (active.card, active.card.cells().without(active.crossed))));
        let prospect = Prospect::new(&situation, slots);
        let mut open = prospect.open();
        for mark in view.own.iter().flat_map(|own| &own.marks) {
            let slot = usize::from(mark.slot);
            open[slot] = open[slot].without(mark.cells);
        }
        let mut seen: Cards = view.display.iter().flatten().copied().collect();
        for player in &view.players {
            player.completed.iter().for_each(|card| seen.insert(*card));
            player.slots.iter().flatten().for_each(|active| seen.insert(active.card));
        }
        Decision {
            situation,
            slots,
            prospect,
            open,
            due: view.own.as_ref().map_or(0, |own| own.due),
            display: view.display,
            hand: view.hand.map_or([None; DEALT], |hand| hand.cards.map(Some)),
            unseen: Card::all().filter(|card| !seen.contains(*card)).collect(),
        }
    }

    /// Built from a guessed state.
    fn of(state: &State, seat: Seat) -> Decision {
        let player = state.player(seat);
        let situation = Situation::of(state, player);
        let slots = player.slots.map(|slot| slot.card.map(|card| (card, slot.open())));
        Decision {
            situation,
            slots,
            prospect: Prospect::new(&situation, slots),
            open: [player.open(0), player.open(1)],
            due: player.owed(&state.options.deck),
            display: state.display,
            hand: player.dealt,
            unseen: state.deck.cards().collect(),
        }
    }

    /// The points still to come after a move.
    fn promise(&self, mv: Move) -> f32 {
        match mv {
            Move::ChooseStart { keep } => {
                let dealt = |place: u8| self.hand.get(usize::from(place)).copied().flatten();
                self.with(keep.map(|place| dealt(place).map(|card| (card, card.cells()))))
            }
            Move::Mark { primary: Primary::Shape { slot, cells } } => self.after_mark(slot, cells, 0),
            Move::Mark { primary: Primary::Single { slot, cell } } => {
                self.after_mark(slot, Cells::only(cell), 0)
            }
            Move::Bonus { slot, cell } => {
                self.after_mark(slot, Cells::only(cell), self.due.saturating_sub(1))
            }
            Move::TakeBack {} => f32::NEG_INFINITY,
            Move::TakeCard { from: Source::Display { position } } => {
                let card = self.display.get(usize::from(position)).copied().flatten();
                card.map_or(f32::NEG_INFINITY, |card| self.with_new(card))
            }
            Move::TakeCard { from: Source::Deck {} } => {
                // The top card may be any card that is nowhere else.
                let sum: f32 = self.unseen.iter().map(|card| self.with_new(card)).sum();
                sum / self.unseen.len().max(1) as f32
            }
        }
    }

    /// The value of a mark followed by the best bonus cells.
    fn after_mark(&self, slot: u8, cells: Cells, due_before: u8) -> f32 {
        let slot = usize::from(slot);
        let due = due_before + self.prospect.crosses()[slot].both(cells).len();
        let mut open = self.open;
        open[slot] = open[slot].without(cells);
        self.prospect.best_bonus(open, due)
    }

    /// The value with a new card in the first empty slot.
    fn with_new(&self, card: Card) -> f32 {
        let mut slots = self.slots;
        if let Some(place) = slots.iter_mut().find(|slot| slot.is_none()) {
            *place = Some((card, card.cells()));
        }
        self.with(slots)
    }

    fn with(&self, slots: [Option<(Card, Cells)>; SLOTS]) -> f32 {
        let prospect = Prospect::new(&self.situation, slots);
        prospect.after(prospect.open())
    }
}
