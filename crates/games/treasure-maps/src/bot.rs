//! A player program that looks at the view alone, and what search needs to know of the game.

use klad_engine::{Bot, Chance, Seat, Viewer};

use crate::{
    components::{Card, Cards, Cells},
    data::SLOTS,
    moves::{Move, Primary, Source},
    state::State,
    view::View,
};

mod guide;
mod prospect;
mod solo;

use prospect::{Prospect, Situation};

/// Plays what promises most points, one turn ahead, without a thought for the others' plans.
#[derive(Debug, Clone, Copy, Default)]
pub struct Heuristic;

impl Bot<State> for Heuristic {
    fn choose(&mut self, view: &View, legal: &[Move], _chance: &mut Chance) -> Move {
        let Viewer::Seat(seat) = view.viewer else { return legal[0] };
        let table = Seen::new(view, seat);
        best_by(legal, |mv| table.promise(mv))
    }
}

/// The first of the moves with the highest promise.
fn best_by(legal: &[Move], promise: impl Fn(Move) -> f32) -> Move {
    let mut best = (legal[0], f32::NEG_INFINITY);
    for &mv in legal {
        let points = promise(mv);
        if points > best.1 {
            best = (mv, points);
        }
    }
    best.0
}

/// What the bot makes of a view before it weighs moves.
struct Seen<'a> {
    view: &'a View,
    situation: Situation<'a>,
    /// The active cards as they are now, the marks of this turn counted as crossed.
    slots: [Option<(Card, Cells)>; SLOTS],
    prospect: Prospect,
    /// Bonus cells due.
    due: u8,
    /// What is left before a bonus mark.
    open: [Cells; SLOTS],
}

impl<'a> Seen<'a> {
    fn new(view: &'a View, seat: Seat) -> Seen<'a> {
        let player = &view.players[seat.index()];
        let situation = Situation::seen(view, player);
        let slots = player
            .slots
            .map(|slot| slot.map(|active| (active.card, active.card.cells().without(active.crossed))));
        let prospect = Prospect::new(&situation, slots);
        let mut open = prospect.open();
        let own = view.own.as_ref();
        for mark in own.iter().flat_map(|own| &own.marks) {
            let slot = usize::from(mark.slot);
            open[slot] = open[slot].without(mark.cells);
        }
        Seen { view, situation, slots, prospect, due: own.map_or(0, |own| own.due), open }
    }

    /// Points to come after a move.
    fn promise(&self, mv: Move) -> f32 {
        match mv {
            Move::ChooseStart { keep } => self.view.hand.map_or(0.0, |hand| {
                let blank =
                    keep.map(|place| hand.cards.get(usize::from(place)).map(|card| (*card, card.cells())));
                Prospect::new(&self.situation, blank)
                    .after(blank.map(|slot| slot.map_or(Cells::NONE, |(_, open)| open)))
            }),
            Move::Mark { primary: Primary::Shape { slot, cells } } => self.mark(slot, cells, 0),
            Move::Mark { primary: Primary::Single { slot, cell } } => self.mark(slot, Cells::only(cell), 0),
            Move::Bonus { slot, cell } => self.mark(slot, Cells::only(cell), self.due.saturating_sub(1)),
            Move::TakeBack {} => f32::NEG_INFINITY,
            Move::TakeCard { from: Source::Display { position } } => {
                let card = self.view.display.get(usize::from(position)).copied().flatten();
                card.map_or(f32::NEG_INFINITY, |card| self.with_new(card))
            }
            Move::TakeCard { from: Source::Deck {} } => self.with_unseen(),
        }
    }

    /// A mark and the best bonus cells after it.
    fn mark(&self, slot: u8, cells: Cells, due_before: u8) -> f32 {
        let slot = usize::from(slot);
        let due = due_before + self.prospect.crosses()[slot].both(cells).len();
        let mut open = self.open;
        open[slot] = open[slot].without(cells);
        self.prospect.best_bonus(open, due).1
    }

    /// With a new card in the first empty slot.
    fn with_new(&self, card: Card) -> f32 {
        let mut slots = self.slots;
        if let Some(place) = slots.iter_mut().find(|slot| slot.is_none()) {
            *place = Some((card, card.cells()));
        }
        let prospect = Prospect::new(&self.situation, slots);
        prospect.after(prospect.open())
    }

    /// With the top card of the deck, which may be any card that lies nowhere else.
    fn with_unseen(&self) -> f32 {
        let mut seen: Cards = self.view.display.iter().flatten().copied().collect();
        for player in &self.view.players {
            player.completed.iter().for_each(|card| seen.insert(*card));
            player.slots.iter().flatten().for_each(|active| seen.insert(active.card));
        }
        let unseen = Card::all().filter(|card| !seen.contains(*card));
        let count = unseen.clone().count().max(1);
        unseen.map(|card| self.with_new(card)).sum::<f32>() / count as f32
    }
}
