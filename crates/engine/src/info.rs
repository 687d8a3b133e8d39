//! Facts about a game that hold before any table is opened.

use std::ops::RangeInclusive;

use serde::Serialize;

use crate::RuleId;

/// Everything known about a game before a table is opened.
///
/// ```
/// use klad_engine::{GameInfo, OptionKind, OptionSpec, Section};
///
/// static FERRY: GameInfo = GameInfo {
///     slug: "ferry",
///     rules_version: 1,
///     seats_min: 2,
///     seats_max: 4,
///     plies_max: 120,
///     options: &[OptionSpec { name: "open_hands", kind: OptionKind::Switch { default: false } }],
///     rulebook: &[Section { id: "setup", rules: &["FE-001", "FE-002"] }],
///     parts: &[],
/// };
/// assert!(FERRY.seats().contains(&3));
/// assert_eq!(FERRY.first_rule().0, "FE-001");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct GameInfo {
    /// The name in URLs and files, such as `my-treasure`.
    pub slug: &'static str,
    /// Increases when an old transcript would play differently.
    pub rules_version: u32,
    /// The fewest seats a table may have.
    pub seats_min: u8,
    /// The most seats a table may have, at most [`SEATS_MAX`](crate::SEATS_MAX).
    pub seats_max: u8,
    /// An upper bound on the number of moves in any game.
    pub plies_max: usize,
    /// The options a host may choose, in the order they are shown.
    pub options: &'static [OptionSpec],
    /// The rule ids by section, in the order of the rulebook. The first rule says how many players the game is for.
    pub rulebook: &'static [Section],
    /// What is in the box, and how we know.
    pub parts: &'static [Part],
}

impl GameInfo {
    /// The numbers of seats a table may have.
    pub const fn seats(&self) -> RangeInclusive<u8> {
        self.seats_min..=self.seats_max
    }

    /// The fewest seats of a table where somebody can be beaten: what is opened unless one seat is asked for.
    pub const fn seats_together(&self) -> u8 {
        if self.seats_min > 2 { self.seats_min } else { 2 }
    }

    /// The first rule of the rulebook, which says how many players the game is for.
    pub fn first_rule(&self) -> RuleId {
        RuleId(self.rulebook.first().and_then(|section| section.rules.first()).copied().unwrap_or("?"))
    }
}

/// One kind of component in the box.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Part {
    /// Its name in message ids: `<slug>-part-<id>`.
    pub id: &'static str,
    /// The number of components of this kind.
    pub count: u16,
    /// How we know the count.
    pub counted: Source,
    /// How we know what is printed on them and how often.
    pub printed: Source,
    /// What is printed on them, if a list says so; empty if only a picture does.
    pub items: &'static [Item],
}

/// A group of identical components.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Item {
    /// Its name in message ids: `<slug>-<word>`.
    pub word: &'static str,
    /// The number of components in this group.
    pub count: u16,
    /// The points printed on it, if any.
    pub points: Option<u8>,
}

impl Item {
    /// `count` components without points.
    pub const fn of(word: &'static str, count: u16) -> Item {
        Item { word, count, points: None }
    }

    /// `count` components worth `points` each.
    pub const fn worth(word: &'static str, count: u16, points: u8) -> Item {
        Item { word, count, points: Some(points) }
    }
}

/// How we know a fact about the box.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// It is in the rulebook, or in a public source that `docs/rules` names.
    Rulebook,
    /// No source states it: it is our own reconstruction, consistent with everything that is known.
    Reconstructed,
}

/// A section of the rulebook.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Section {
    /// Its name in message ids: `<slug>-section-<id>`.
    pub id: &'static str,
    /// Its rules in order.
    pub rules: &'static [&'static str],
}

/// One option, used to build forms and to draw options at random.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct OptionSpec {
    /// The field of `Options`.
    pub name: &'static str,
    /// The values it can take.
    pub kind: OptionKind,
}

/// The values an option can take.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum OptionKind {
    /// On or off.
    Switch {
        /// The value unless the host chooses otherwise.
        default: bool,
    },
    /// One of these words; the first is the default. A word that names a seat the table lacks is refused at setup.
    Choice {
        /// The words to choose from.
        values: &'static [&'static str],
    },
    /// A whole number.
    Number {
        /// The smallest value.
        #[serde(rename = "least")]
        min: u32,
        /// The largest value.
        #[serde(rename = "most")]
        max: u32,
        /// The value unless the host chooses otherwise.
        default: u32,
    },
    /// One of these numbers; the first is the default.
    Numbers {
        /// The numbers to choose from.
        values: &'static [u32],
    },
}
