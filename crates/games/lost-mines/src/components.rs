//! The pieces, named as in the rulebook.

mod cards;
mod path;

use std::{fmt, str::FromStr};

use klad_engine::{notation::NotationError, serde_as_text};
use serde::{Deserialize, Serialize};

pub use self::{
    cards::{CardId, CardSet, Face, Special, Symbol, Symbols, Tool},
    path::{Dir, Exits},
};

/// A clan, shown on the back of a dwarf card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Clan {
    /// The blue clan, with the shield.
    Blue,
    /// The yellow clan, with the axe.
    Yellow,
}

impl Clan {
    /// Both.
    pub const ALL: [Clan; 2] = [Clan::Blue, Clan::Yellow];

    /// The other one.
    pub const fn other(self) -> Clan {
        match self {
            Clan::Blue => Clan::Yellow,
            Clan::Yellow => Clan::Blue,
        }
    }
}

/// The secret role of a dwarf (LM-210, LM-211).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Works for its own clan.
    Loyal,
    /// Works for itself.
    Selfish,
    /// Works for the other clan.
    Saboteur,
}

impl Role {
    /// All three.
    pub const ALL: [Role; 3] = [Role::Loyal, Role::Selfish, Role::Saboteur];
}

/// A dwarf card: its back shows the clan, its face the role. Written `blue loyal`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Dwarf {
    /// On the back, which everybody sees.
    pub clan: Clan,
    /// On the face, which only the owner sees.
    pub role: Role,
}

impl Dwarf {
    /// The clan this dwarf scores with; `None` for a selfish one (LM-211).
    pub const fn team(self) -> Option<Clan> {
        match self.role {
            Role::Loyal => Some(self.clan),
            Role::Selfish => None,
            Role::Saboteur => Some(self.clan.other()),
        }
    }
}

/// The kind of a treasure, shown on the back of its card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A gold treasure.
    Gold,
    /// A silver treasure.
    Silver,
    /// A gem treasure.
    Gems,
}

impl Kind {
    /// All three.
    pub const ALL: [Kind; 3] = [Kind::Gold, Kind::Silver, Kind::Gems];
}

/// What a mine card shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Mine {
    /// A gold mine.
    Gold,
    /// A silver mine.
    Silver,
    /// A gem mine.
    Gems,
    /// The dragon's mine.
    Dragon,
}

impl Mine {
    /// All four, in the order of the table.
    pub const ALL: [Mine; 4] = [Mine::Gold, Mine::Silver, Mine::Gems, Mine::Dragon];

    /// The kind of treasure that can be taken here; `None` for the dragon.
    pub const fn treasure(self) -> Option<Kind> {
        match self {
            Mine::Gold => Some(Kind::Gold),
            Mine::Silver => Some(Kind::Silver),
            Mine::Gems => Some(Kind::Gems),
            Mine::Dragon => None,
        }
    }
}

/// A treasure card: its back shows the kind, its face the value. Written `gold 3`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Treasure {
    /// On the back, which everybody sees.
    pub kind: Kind,
    /// The points it is worth.
    pub value: u8,
}

impl fmt::Display for Dwarf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", word(&CLANS, self.clan), word(&ROLES, self.role))
    }
}

impl fmt::Display for Treasure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", word(&KINDS, self.kind), self.value)
    }
}

const CLANS: [(&str, Clan); 2] = [("blue", Clan::Blue), ("yellow", Clan::Yellow)];
const ROLES: [(&str, Role); 3] =
    [("loyal", Role::Loyal), ("selfish", Role::Selfish), ("saboteur", Role::Saboteur)];
const KINDS: [(&str, Kind); 3] = [("gold", Kind::Gold), ("silver", Kind::Silver), ("gems", Kind::Gems)];

fn word<T: PartialEq + Copy>(words: &[(&'static str, T)], thing: T) -> &'static str {
    words.iter().find(|(_, named)| *named == thing).map_or("", |(word, _)| word)
}

fn thing<T: Copy>(words: &[(&'static str, T)], word: &str) -> Option<T> {
    words.iter().find(|(known, _)| *known == word).map(|(_, named)| *named)
}

impl FromStr for Dwarf {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Dwarf, NotationError> {
        let read = || {
            let (clan, role) = text.split_once(' ')?;
            Some(Dwarf { clan: thing(&CLANS, clan)?, role: thing(&ROLES, role)? })
        };
        read().ok_or_else(|| NotationError::new(text, "a dwarf such as `blue loyal`"))
    }
}

impl FromStr for Treasure {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Treasure, NotationError> {
        let read = || {
            let (kind, value) = text.split_once(' ')?;
            Some(Treasure { kind: thing(&KINDS, kind)?, value: value.parse().ok()? })
        };
        read().ok_or_else(|| NotationError::new(text, "a treasure such as `gold 3`"))
    }
}

serde_as_text!(Dwarf, Treasure);
