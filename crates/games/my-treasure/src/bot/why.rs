//! Decisions explained from the view alone: what to look at, and why one move is better than another.

use klad_engine::{Explain, Seat};
use serde::Serialize;

use super::{Heuristic, situation::Situation};
use crate::{
    components::Kind,
    data::{ORCS, SPOTS},
    moves::Move,
    scoring,
    state::State,
    view::View,
};

/// A reason that a bot gives. Its message id is `my-treasure-why-` followed by its type.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Why {
    /// The number of orcs that are out.
    OrcsOut {
        /// Orcs out, of six.
        orcs: u8,
    },
    /// The best claim available now.
    BestPile {
        /// The spot of the pile.
        spot: u8,
        /// The token to claim it with.
        token: Kind,
        /// Its total with that token.
        total: u8,
    },
    /// The best total that anybody has taken out of the cave.
    TotalToBeat {
        /// The seat that has it.
        seat: Seat,
        /// The total it has.
        total: u8,
    },
    /// Claiming now secures this total.
    LeaveNow {
        /// The spot of the pile.
        spot: u8,
        /// The token to claim it with.
        token: Kind,
        /// Its total with that token.
        total: u8,
    },
    /// Staying lets the others take that pile first.
    #[serde(rename = "others_want_it")]
    ContestedPile {
        /// The number of other players in the cave.
        others: u8,
    },
    /// One more orc may force everybody to flee with a blind token.
    OrcsThreaten {
        /// Orcs out, of six.
        orcs: u8,
    },
    /// A different claim is worth more.
    WorthMore {
        /// The total of the better claim.
        total: u8,
        /// The total of the claim that was played.
        instead: u8,
    },
    /// The claim that was played comes too early.
    TooEarly {
        /// The total of that claim.
        total: u8,
        /// The total from which a claim pays off here.
        wanted: u8,
    },
    /// The last dwarf in the cave can draw safely.
    NobodyElse {
        /// Orcs out, of six.
        orcs: u8,
    },
    /// The placement makes a pile worth more.
    PileGrows {
        /// The spot of the pile.
        spot: u8,
        /// The best total of the pile after the placement.
        total: u8,
    },
    /// What the placement that was played makes of its pile, for comparison.
    PileStays {
        /// The spot of the pile.
        spot: u8,
        /// The best total of the pile after that placement.
        total: u8,
    },
    /// In the flight, this pile is worth the most on average.
    BlindAverage {
        /// The spot of the pile.
        spot: u8,
    },
}

impl Explain for State {
    type Reason = Why;

    fn look(view: &View) -> Vec<Why> {
        let situation = Heuristic::new().situation(view);
        let mut look = vec![Why::OrcsOut { orcs: view.orcs }];
        if let Move::Claim { spot, token } = situation.best_claim() {
            look.push(Why::BestPile { spot, token, total: situation.total(spot, token) });
        }
        look.extend(to_beat(view));
        look
    }

    fn reasons(view: &View, played: Option<Move>, better: Move) -> Vec<Why> {
        let situation = Heuristic::new().situation(view);
        match better {
            Move::Claim { spot, token } => claim(view, &situation, played, spot, token),
            Move::Draw {} => draw(view, &situation, played),
            Move::Place { spot } => place(view, &situation, played, spot),
            Move::Flee { spot } => vec![Why::BlindAverage { spot }],
        }
    }
}

fn claim(view: &View, situation: &Situation, played: Option<Move>, spot: u8, token: Kind) -> Vec<Why> {
    let total = situation.total(spot, token);
    let mut reasons = Vec::new();
    match played {
        Some(Move::Claim { spot: other, token: with }) => {
            reasons.push(Why::WorthMore { total, instead: situation.total(other, with) });
        }
        _ => {
            reasons.push(Why::LeaveNow { spot, token, total });
            if situation.in_cave > 1 {
                reasons.push(Why::ContestedPile { others: situation.in_cave as u8 - 1 });
            }
            if view.orcs + 2 >= ORCS {
                reasons.push(Why::OrcsThreaten { orcs: view.orcs });
            }
        }
    }
    reasons
}

fn draw(view: &View, situation: &Situation, played: Option<Move>) -> Vec<Why> {
    let mut reasons = Vec::new();
    if let Some(Move::Claim { spot, token }) = played {
        let (total, wanted) = (situation.total(spot, token), situation.threshold());
        if total < wanted {
            reasons.push(Why::TooEarly { total, wanted });
        }
    }
    if situation.in_cave == 1 && view.orcs + 1 < ORCS {
        reasons.push(Why::NobodyElse { orcs: view.orcs });
    }
    if reasons.is_empty() {
        reasons.push(Why::OrcsOut { orcs: view.orcs });
    }
    reasons
}

fn place(view: &View, situation: &Situation, played: Option<Move>, spot: u8) -> Vec<Why> {
    let Some(card) = view.drawn else { return Vec::new() };
    let grown = |spot: u8| {
        let mut after = *situation;
        let pile = &mut after.spots[usize::from(spot) % SPOTS];
        *pile = pile.plus(view.options.deck.face(card));
        after.filled |= 1 << spot;
        after.best_on(spot)
    };
    let mut reasons = vec![Why::PileGrows { spot, total: grown(spot) }];
    if let Some(Move::Place { spot: other }) = played {
        reasons.push(Why::PileStays { spot: other, total: grown(other) });
    }
    reasons
}

fn to_beat(view: &View) -> Option<Why> {
    let totals = view.players.iter().enumerate().filter_map(|(seat, player)| {
        let hold = player.hold.as_ref()?;
        let cards = hold.cards.as_ref()?;
        Some((scoring::total(view.options.deck.sum(cards), hold.token?), Seat(seat as u8)))
    });
    totals.max_by_key(|(total, _)| *total).map(|(total, seat)| Why::TotalToBeat { seat, total })
}
