//! Decisions in words: what to look at, and why one move is better than another. From the view alone.

use klad_engine::{Explain, Seat};
use serde::Serialize;

use super::{Heuristic, scene::Scene};
use crate::{
    components::Kind,
    data::{ORCS, SPOTS},
    moves::Move,
    scoring,
    state::State,
    view::View,
};

/// A reason; its message is `my-treasure-why-` and its kind.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Why {
    /// How many orcs are out.
    OrcsOut {
        /// Of six.
        orcs: u8,
    },
    /// The best claim there is now.
    BestPile {
        /// Where.
        spot: u8,
        /// With which token.
        token: Kind,
        /// What it is worth.
        total: u8,
    },
    /// The best total that somebody has taken out of the cave.
    TotalToBeat {
        /// Who has it.
        seat: Seat,
        /// How much.
        total: u8,
    },
    /// A claim that is worth its total now.
    LeaveNow {
        /// Where.
        spot: u8,
        /// With which token.
        token: Kind,
        /// What it is worth.
        total: u8,
    },
    /// Staying lets the others take that pile first.
    OthersWantIt {
        /// How many others are in the cave.
        others: u8,
    },
    /// One more orc may force everybody to flee with a blind token.
    OrcsThreaten {
        /// Of six.
        orcs: u8,
    },
    /// Another claim gives more.
    WorthMore {
        /// What the better one is worth.
        total: u8,
        /// What the one played is worth.
        instead: u8,
    },
    /// A claim that comes too early.
    TooEarly {
        /// What it is worth.
        total: u8,
        /// From what total on a claim pays here.
        wanted: u8,
    },
    /// The last dwarf can draw without danger.
    NobodyElse {
        /// Of six.
        orcs: u8,
    },
    /// A placement makes a pile worth more.
    PileGrows {
        /// Where.
        spot: u8,
        /// What the pile is worth then.
        total: u8,
    },
    /// The placement that was played leaves the best pile as it is.
    PileStays {
        /// Where.
        spot: u8,
        /// What that pile is worth then.
        total: u8,
    },
    /// In the flight, the pile that is worth most on average.
    BlindAverage {
        /// Where.
        spot: u8,
    },
}

impl Explain for State {
    type Reason = Why;

    fn look(view: &View) -> Vec<Why> {
        let scene = Heuristic::new().scene(view);
        let mut look = vec![Why::OrcsOut { orcs: view.orcs }];
        if let Move::Claim { spot, token } = scene.best_claim() {
            look.push(Why::BestPile { spot, token, total: scene.total(spot, token) });
        }
        look.extend(to_beat(view));
        look
    }

    fn reasons(view: &View, played: Option<Move>, better: Move) -> Vec<Why> {
        let scene = Heuristic::new().scene(view);
        match better {
            Move::Claim { spot, token } => claim(view, &scene, played, spot, token),
            Move::Draw {} => draw(view, &scene, played),
            Move::Place { spot } => place(view, &scene, played, spot),
            Move::Flee { spot } => vec![Why::BlindAverage { spot }],
        }
    }
}

fn claim(view: &View, scene: &Scene, played: Option<Move>, spot: u8, token: Kind) -> Vec<Why> {
    let total = scene.total(spot, token);
    let mut reasons = Vec::new();
    match played {
        Some(Move::Claim { spot: other, token: with }) => {
            reasons.push(Why::WorthMore { total, instead: scene.total(other, with) });
        }
        _ => {
            reasons.push(Why::LeaveNow { spot, token, total });
            if scene.in_cave > 1 {
                reasons.push(Why::OthersWantIt { others: scene.in_cave as u8 - 1 });
            }
            if view.orcs + 2 >= ORCS {
                reasons.push(Why::OrcsThreaten { orcs: view.orcs });
            }
        }
    }
    reasons
}

fn draw(view: &View, scene: &Scene, played: Option<Move>) -> Vec<Why> {
    let mut reasons = Vec::new();
    if let Some(Move::Claim { spot, token }) = played {
        let (total, wanted) = (scene.total(spot, token), scene.threshold());
        if total < wanted {
            reasons.push(Why::TooEarly { total, wanted });
        }
    }
    if scene.in_cave == 1 && view.orcs + 1 < ORCS {
        reasons.push(Why::NobodyElse { orcs: view.orcs });
    }
    if reasons.is_empty() {
        reasons.push(Why::OrcsOut { orcs: view.orcs });
    }
    reasons
}

fn place(view: &View, scene: &Scene, played: Option<Move>, spot: u8) -> Vec<Why> {
    let Some(card) = view.drawn else { return Vec::new() };
    let grown = |spot: u8| {
        let mut after = *scene;
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
