//! The facts of a game that hold before any table is opened.

use std::ops::RangeInclusive;

use serde::Serialize;

use crate::RuleId;

/// What is known about a game before a table is opened.
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
    /// Goes up when an old transcript would play differently.
    pub rules_version: u32,
    /// The fewest seats a table may have.
    pub seats_min: u8,
    /// The most seats a table may have, at most [`SEATS_MAX`](crate::SEATS_MAX).
    pub seats_max: u8,
    /// No game has more moves than this, whatever the players do.
    pub plies_max: usize,
    /// The options a host may choose, in the order they are shown.
    pub options: &'static [OptionSpec],
    /// The rule ids by section, in the order of the rulebook. The first rule says how many players the game is for.
    pub rulebook: &'static [Section],
    /// What is in the box, and how we know.
    pub parts: &'static [Part],
}

impl GameInfo {
    /// How many seats a table may have.
    pub const fn seats(&self) -> RangeInclusive<u8> {
        self.seats_min..=self.seats_max
    }

    /// The first rule of the rulebook, which says how many players the game is for.
    pub fn first_rule(&self) -> RuleId {
        RuleId(self.rulebook.first().and_then(|section| section.rules.first()).copied().unwrap_or("?"))
    }
}

/// One kind of component of the box.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Part {
    /// Its name in message ids: `<slug>-part-<id>`.
    pub id: &'static str,
    /// How many there are.
    pub count: u16,
    /// How we know how many there are.
    pub counted: Source,
    /// How we know what is printed on them, and how often.
    pub printed: Source,
    /// What is printed on them, where a list says it; empty where only a picture does.
    pub items: &'static [Item],
}

/// Components that are alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Item {
    /// Its name in message ids: `<slug>-<word>`.
    pub word: &'static str,
    /// How many there are.
    pub count: u16,
    /// The points printed on it, if any.
    pub points: Option<u8>,
}

impl Item {
    /// So many components without points.
    pub const fn of(word: &'static str, count: u16) -> Item {
        Item { word, count, points: None }
    }

    /// So many components with these points.
    pub const fn worth(word: &'static str, count: u16, points: u8) -> Item {
        Item { word, count, points: Some(points) }
    }
}

/// How a fact about the box is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// It is in the rulebook, or in a public source that `docs/rules` names.
    Rulebook,
    /// No source says it: it is our own, within all that is known.
    Reconstructed,
}

/// A part of the rulebook.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Section {
    /// Its name in message ids: `<slug>-section-<id>`.
    pub id: &'static str,
    /// Its rules in order.
    pub rules: &'static [&'static str],
}

/// One option, for forms and for drawing options at random.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct OptionSpec {
    /// The field of `Options`.
    pub name: &'static str,
    /// What it may be.
    pub kind: OptionKind,
}

/// What an option may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum OptionKind {
    /// On or off.
    Switch {
        /// Unless chosen otherwise.
        default: bool,
    },
    /// One of these words; the first is the default. Words that name a seat the table lacks are refused at set-up.
    Choice {
        /// The words.
        values: &'static [&'static str],
    },
    /// A whole number.
    Number {
        /// The least.
        least: u32,
        /// The most.
        most: u32,
        /// Unless chosen otherwise.
        default: u32,
    },
    /// One of these numbers; the first is the default.
    Numbers {
        /// The numbers.
        values: &'static [u32],
    },
}
