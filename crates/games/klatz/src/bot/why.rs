//! Explains decisions, from the view alone: what to look at, and why one move is better than another.

use klad_engine::{Explain, Viewer};
use serde::Serialize;

use super::{Outlook, Row, placed};
use crate::{
    components::{Comp, Side, Symbol},
    moves::Move,
    state::{Phase, State},
    view::View,
};

/// A reason that a bot gives. Its message id is `klatz-why-` followed by its type.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Why {
    /// A picture that is complete in the wall now.
    #[serde(rename = "stands")]
    Complete {
        /// The composition of the picture.
        comp: Comp,
        /// What the photo scores.
        points: u8,
    },
    /// The picture closest to completion.
    Nearest {
        /// The composition of the picture.
        comp: Comp,
        /// The number of its cards already in line.
        cards: u8,
        /// The number of cards it needs.
        of: u8,
    },
    /// The photo can be taken immediately.
    TakePhoto {
        /// The composition of the picture.
        comp: Comp,
        /// What the photo scores.
        points: u8,
    },
    /// Only you hold this composition, so nobody could be faster.
    OnlyYours {
        /// The composition in your hand.
        comp: Comp,
    },
    /// The composition is open: if you leave it, the next player may call it.
    OpenToAll {
        /// The open composition.
        comp: Comp,
    },
    /// The move completes a picture.
    Completes {
        /// The composition of the picture.
        comp: Comp,
        /// What the photo scores.
        points: u8,
    },
    /// The move brings a picture closer to completion.
    Builds {
        /// The composition of the picture.
        comp: Comp,
        /// The number of its cards in line after the move.
        cards: u8,
        /// The number of cards it needs.
        of: u8,
    },
    /// The move that was played sets this picture back.
    Breaks {
        /// The composition of the picture.
        comp: Comp,
    },
    /// The move that was played may complete a picture that somebody else holds.
    MayHelpOthers {},
    /// The move draws one more composition.
    MoreCompositions {},
    /// The market offers little of use.
    PoorMarket {},
    /// The compositions in hand are far from complete.
    FreshHand {},
    /// No action card improves the wall for you.
    NothingBetter {},
}

impl Explain for State {
    type Reason = Why;

    fn look(view: &View) -> Vec<Why> {
        let outlook = Outlook::of_view(view);
        let nearness = outlook.nearness(&outlook.row);
        let stands = nearness.iter().find(|near| near.cards == near.of);
        match (stands, nearness.first()) {
            (Some(near), _) => {
                vec![Why::Complete { comp: near.comp, points: view.options.deck.points(near.comp) }]
            }
            (None, Some(near)) => vec![Why::Nearest { comp: near.comp, cards: near.cards, of: near.of }],
            (None, None) => Vec::new(),
        }
    }

    fn reasons(view: &View, played: Option<Move>, better: Move) -> Vec<Why> {
        if !matches!(view.viewer, Viewer::Seat(_)) {
            return Vec::new();
        }
        let outlook = Outlook::of_view(view);
        match better {
            Move::Claim { comp, .. } => {
                let whose = match outlook.is_open(comp) {
                    true => Why::OpenToAll { comp },
                    false => Why::OnlyYours { comp },
                };
                vec![Why::TakePhoto { comp, points: view.options.deck.points(comp) }, whose]
            }
            Move::PlayExtra {} => vec![Why::MoreCompositions {}],
            Move::PlayMarket {} | Move::DrawBlind {} => vec![Why::PoorMarket {}],
            Move::Redraw {} => vec![Why::FreshHand {}],
            Move::EndTurn {} => vec![Why::NothingBetter {}],
            _ => wall_move(view, &outlook, played, better),
        }
    }
}

/// What a move does to unfinished pictures.
fn wall_move(view: &View, outlook: &Outlook, played: Option<Move>, better: Move) -> Vec<Why> {
    let Some(row) = after(view, outlook, better) else { return Vec::new() };
    let before = outlook.nearness(&outlook.row);
    let had = |comp: Comp| before.iter().find(|near| near.comp == comp).map_or(0, |near| near.cards);
    let mut reasons = Vec::new();
    for near in outlook.nearness(&row) {
        let (comp, cards, of) = (near.comp, near.cards, near.of);
        if cards > had(comp) && cards == of {
            reasons.push(Why::Completes { comp, points: view.options.deck.points(comp) });
        } else if cards > had(comp) {
            reasons.push(Why::Builds { comp, cards, of });
        }
    }
    reasons.truncate(2);
    let Some(instead) = played.and_then(|played| after(view, outlook, played)) else { return reasons };
    let now = outlook.nearness(&row);
    let is_farther = |near: &&super::outlook::Near| {
        now.iter().any(|now| now.comp == near.comp && now.cards > near.cards) && near.cards < had(near.comp)
    };
    let lost = outlook.nearness(&instead);
    reasons.extend(lost.iter().find(is_farther).map(|near| Why::Breaks { comp: near.comp }));
    if outlook.gives_away(&instead) > outlook.gives_away(&row) {
        reasons.push(Why::MayHelpOthers {});
    }
    reasons
}

/// The wall after a move, as far as it is predictable.
fn after(view: &View, outlook: &Outlook, mv: Move) -> Option<Row> {
    let place = |symbol: Symbol, side: Side| placed(&outlook.row, symbol, side);
    Some(match mv {
        Move::PlaceOpen { slot, side } | Move::PlaceNew { slot, side } => {
            place(view.market.get(usize::from(slot))?.symbol, side)
        }
        Move::PlaceDrawn { side } => match view.phase {
            Phase::PlacingDrawn { card } => place(view.options.deck.symbol(card), side),
            _ => return None,
        },
        Move::PlayShift1 { .. }
        | Move::PlayShift2 { .. }
        | Move::PlaySwap { .. }
        | Move::PlayRemove { .. }
        | Move::PlayReturn { .. } => outlook.row.after(mv),
        _ => outlook.row,
    })
}
