//! Decisions explained from the view alone: what to look at, and why one move is better than another.

use klad_engine::{Explain, Viewer};
use serde::Serialize;

use super::Decision;
use crate::{
    components::{Card, Cells, Color, Shape},
    data::COINS_PER_ROW,
    moves::{Move, Primary, Source},
    state::State,
    view::View,
};

/// A reason that a bot gives. Its message id is `treasure-maps-why-` followed by its type.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Why {
    /// The shape of this turn.
    Expedition {
        /// The shape on the revealed expedition card.
        shape: Shape,
    },
    /// What a palm scores this turn.
    PalmValue {
        /// Points per palm.
        points: u8,
    },
    /// The card with the fewest cells left.
    NearlyDone {
        /// The card to finish.
        card: Card,
        /// Cells still uncrossed.
        cells: u8,
    },
    /// The move completes a card.
    Completes {
        /// The card it completes.
        card: Card,
        /// Points of the card.
        points: u8,
    },
    /// The move crosses palms.
    Palms {
        /// The number of palms.
        palms: u8,
        /// Points per palm.
        points: u8,
    },
    /// The move crosses coins.
    Coins {
        /// The number of coins.
        coins: u8,
    },
    /// The coins complete a row and win the next cup.
    Cup {
        /// Points of the cup.
        points: u8,
    },
    /// The move earns bonus cells.
    BonusCells {
        /// The number of bonus cells.
        cells: u8,
    },
    /// The move leaves a card easier to finish.
    Sooner {
        /// The card it helps.
        card: Card,
    },
    /// A good card to take or keep.
    GoodCard {
        /// The card to take or keep.
        card: Card,
        /// Points of the card alone.
        points: u8,
        /// Average number of turns to complete it, rounded.
        turns: u8,
    },
    /// The seal of the card scores completed cards of a color.
    Seal {
        /// The card with the seal.
        card: Card,
        /// The color its seal scores.
        color: Color,
    },
    /// The better move is expected to score this many more points.
    MorePoints {
        /// Additional points, rounded down.
        points: u8,
    },
}

impl Explain for State {
    type Reason = Why;

    fn look(view: &View) -> Vec<Why> {
        let mut look = Vec::new();
        look.extend(view.expedition.map(|shape| Why::Expedition { shape }));
        if view.palm_value > 0 {
            look.push(Why::PalmValue { points: view.palm_value });
        }
        if let Viewer::Seat(seat) = view.viewer {
            let slots = view.players[seat.index()].slots.iter().flatten();
            let open = slots.map(|slot| (slot.card.cells().without(slot.crossed).len(), slot.card));
            let nearest = open.min_by_key(|(cells, _)| *cells);
            look.extend(nearest.map(|(cells, card)| Why::NearlyDone { card, cells }));
        }
        look
    }

    fn reasons(view: &View, played: Option<Move>, better: Move) -> Vec<Why> {
        let Viewer::Seat(seat) = view.viewer else { return Vec::new() };
        let decision = Decision::seen(view, seat);
        let mut reasons = match better {
            Move::Mark { primary: Primary::Shape { slot, cells } } => {
                mark(view, &decision, played, slot, cells)
            }
            Move::Mark { primary: Primary::Single { slot, cell } } | Move::Bonus { slot, cell } => {
                mark(view, &decision, played, slot, Cells::only(cell))
            }
            Move::TakeCard { from: Source::Display { position } } => {
                let card = view.display.get(usize::from(position)).copied().flatten();
                card.map_or_else(Vec::new, |card| new_card(view, card))
            }
            Move::ChooseStart { keep } => {
                let dealt = |place: &u8| decision.hand.get(usize::from(*place)).copied().flatten();
                keep.iter().filter_map(dealt).flat_map(|card| new_card(view, card)).collect()
            }
            Move::TakeCard { from: Source::Deck {} } | Move::TakeBack {} => Vec::new(),
        };
        if let Some(played) = played {
            let more = decision.promise(better) - decision.promise(played);
            if (1.0..100.0).contains(&more) {
                reasons.push(Why::MorePoints { points: more as u8 });
            }
        }
        reasons
    }
}

fn mark(view: &View, decision: &Decision, played: Option<Move>, slot: u8, cells: Cells) -> Vec<Why> {
    let place = usize::from(slot);
    let Some((card, _)) = decision.slots.get(place).copied().flatten() else { return Vec::new() };
    let left = decision.open[place].without(cells);
    let mut reasons = Vec::new();
    if left.is_empty() {
        reasons.push(Why::Completes { card, points: card.points() });
    }
    let deck = &*view.options.deck;
    let palms = deck.palms(card).both(cells).len();
    if palms > 0 && view.palm_value > 0 {
        reasons.push(Why::Palms { palms, points: view.palm_value });
    }
    let coins = deck.coins(card).both(cells).len();
    if coins > 0 {
        reasons.push(Why::Coins { coins });
        let had = decision.situation.coins;
        if (had + coins) / COINS_PER_ROW > had / COINS_PER_ROW && decision.situation.cup > 0 {
            reasons.push(Why::Cup { points: decision.situation.cup });
        }
    }
    let bonus = deck.crosses(card).both(cells).len();
    if bonus > 0 {
        reasons.push(Why::BonusCells { cells: bonus });
    }
    if let Some(instead) = played.and_then(|played| turns_after(decision, place, card, played)) {
        let turns = deck.card_turns().turns(card, left);
        if instead > turns + 0.2 && !left.is_empty() {
            reasons.push(Why::Sooner { card });
        }
    }
    reasons
}

/// The turns that `card` in this slot still takes after a mark.
fn turns_after(decision: &Decision, place: usize, card: Card, mv: Move) -> Option<f32> {
    let (slot, cells) = match mv {
        Move::Mark { primary: Primary::Shape { slot, cells } } => (slot, cells),
        Move::Mark { primary: Primary::Single { slot, cell } } | Move::Bonus { slot, cell } => {
            (slot, Cells::only(cell))
        }
        Move::ChooseStart { .. } | Move::TakeBack {} | Move::TakeCard { .. } => return None,
    };
    let open = decision.open[place];
    let left = if usize::from(slot) == place { open.without(cells) } else { open };
    Some(decision.situation.deck.card_turns().turns(card, left))
}

fn new_card(view: &View, card: Card) -> Vec<Why> {
    let deck = &*view.options.deck;
    let turns = (deck.card_turns().turns(card, card.cells()) + 0.5) as u8;
    let mut reasons = vec![Why::GoodCard { card, points: card.points(), turns }];
    reasons.extend(deck.seal(card).map(|color| Why::Seal { card, color }));
    reasons
}
