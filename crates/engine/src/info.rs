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
