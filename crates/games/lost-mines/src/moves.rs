//! Moves, and the list of the legal ones.

mod index;
mod legal;

use klad_engine::Seat;
use serde::{Deserialize, Serialize};

pub(crate) use index::{MOVES, move_at, move_index};
pub(crate) use legal::legal_moves;

use crate::{
    board::{Cell, Edge},
    components::{CardId, Dir, Symbol},
    tables::Tables,
};

/// A move of one seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(remote = "Self", tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// Place a path card on the board (LM-070).
    PlayPath {
        /// The path card.
        card: CardId,
        /// The cell to place it on.
        cell: Cell,
        /// Whether to place it with a half turn. Cards that look the same either way are never turned.
        rot: bool,
    },
    /// Place a tool on an obstacle (LM-090).
    PlayTool {
        /// The tool card.
        card: CardId,
        /// The cell of the obstacle.
        cell: Cell,
    },
    /// Secretly look at something (LM-100).
    PlayInfo {
        /// The information card.
        card: CardId,
        /// What to look at.
        target: Peek,
    },
    /// Set a trap (LM-110).
    PlayTrap {
        /// The trap card.
        card: CardId,
        /// The edge to set it on.
        edge: Edge,
    },
    /// Set a troll (LM-120).
    PlayTroll {
        /// The troll card.
        card: CardId,
        /// The edge to set it on.
        edge: Edge,
    },
    /// Remove a path card (LM-130).
    PlayStorm {
        /// The storm card.
        card: CardId,
        /// The cell of the path card to remove.
        cell: Cell,
    },
    /// Discard one or two cards (LM-140).
    Discard {
        /// The cards to discard.
        cards: Discards,
    },
    /// Step to the next card (LM-146).
    Step {
        /// The direction of the step.
        dir: Dir,
    },
    /// Stop walking (LM-154).
    #[serde(deserialize_with = "nothing_else")]
    EndMove,
    /// Take a treasure (LM-173).
    TakeTreasure {
        /// The treasure space beside the board to take it from.
        slot: u8,
    },
    /// Pick the card a trap costs (LM-113).
    PickTrapCard {
        /// Position of the card in the shuffled hand.
        index: u8,
    },
    /// Propose to end the round (LM-202).
    #[serde(deserialize_with = "nothing_else")]
    ProposeEndRound,
    /// Answer a proposal to end the round.
    VoteEndRound {
        /// Whether the round should end.
        yes: bool,
    },
    /// Confirm that you are ready for the next round (LM-230).
    #[serde(deserialize_with = "nothing_else")]
    Ready,
}

impl Move {
    /// Whether this is a half turn of a card that looks the same turned.
    pub(crate) fn turns_in_vain(self, deck: &Tables) -> bool {
        matches!(self, Move::PlayPath { card, rot: true, .. } if !deck.can_turn(card))
    }
}

impl Serialize for Move {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Move::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Move {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Move, D::Error> {
        Move::deserialize(deserializer)
    }
}

/// Reads a move without fields and rejects any: serde would accept and ignore them on a unit variant.
fn nothing_else<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<(), D::Error> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Nothing {}
    Nothing::deserialize(deserializer).map(|Nothing {}| ())
}

/// What an information card is used on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Peek {
    /// A face-down mine (LM-101).
    Mine {
        /// The mine, 0 to 3 from the north.
        mine: u8,
    },
    /// A treasure beside the board (LM-102).
    Treasure {
        /// The treasure space, numbered from 0.
        slot: u8,
    },
    /// Another player's dwarf card (LM-103).
    Dwarf {
        /// The seat of the other player.
        seat: Seat,
    },
}

impl Peek {
    /// The symbol that this look requires.
    pub const fn symbol(self) -> Symbol {
        match self {
            Peek::Mine { .. } => Symbol::Mine,
            Peek::Treasure { .. } => Symbol::Treasure,
            Peek::Dwarf { .. } => Symbol::Dwarf,
        }
    }
}

/// The cards of a discard in ascending order. One or two are allowed; a third is stored only so that it can be refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(as = "Vec<CardId>"))]
pub struct Discards {
    count: u8,
    cards: [CardId; 3],
}

impl Discards {
    /// One card.
    pub const fn one(card: CardId) -> Discards {
        Discards { count: 1, cards: [card, CardId::NONE, CardId::NONE] }
    }

    /// Two cards, the lower first.
    pub(crate) const fn pair(low: CardId, high: CardId) -> Discards {
        Discards { count: 2, cards: [low, high, CardId::NONE] }
    }

    /// The cards.
    pub fn as_slice(&self) -> &[CardId] {
        &self.cards[..usize::from(self.count)]
    }
}

impl FromIterator<CardId> for Discards {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Discards {
        let mut discards = Discards { count: 0, cards: [CardId::NONE; 3] };
        for card in cards.into_iter().take(3) {
            discards.cards[usize::from(discards.count)] = card;
            discards.count += 1;
        }
        let count = usize::from(discards.count);
        discards.cards[..count].sort_unstable();
        discards
    }
}

impl Serialize for Discards {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de> Deserialize<'de> for Discards {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Discards, D::Error> {
        Ok(Vec::<CardId>::deserialize(deserializer)?.into_iter().collect())
    }
}
