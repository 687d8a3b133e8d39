//! Action cards and hands of them.

use std::{fmt, str::FromStr};

use klad_engine::notation::NotationError;
use serde::{Deserialize, Serialize};

/// The kinds of action cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Action {
    /// Move a wall card one place (KZ-041).
    #[default]
    Shift1,
    /// Move a wall card two places (KZ-042).
    Shift2,
    /// Swap two wall cards (KZ-043).
    Swap,
    /// Discard a wall card (KZ-044).
    Remove,
    /// Draw one more composition (KZ-045).
    Extra,
    /// Replace the market, then place one of its cards (KZ-046).
    Market,
    /// Return a discarded wall card to any place (KZ-047).
    Return,
}

impl Action {
    /// All kinds, in table order.
    pub const ALL: [Action; 7] = [
        Action::Shift1,
        Action::Shift2,
        Action::Swap,
        Action::Remove,
        Action::Extra,
        Action::Market,
        Action::Return,
    ];

    /// The rule that defines its effect.
    pub const fn rule(self) -> &'static str {
        match self {
            Action::Shift1 => "KZ-041",
            Action::Shift2 => "KZ-042",
            Action::Swap => "KZ-043",
            Action::Remove => "KZ-044",
            Action::Extra => "KZ-045",
            Action::Market => "KZ-046",
            Action::Return => "KZ-047",
        }
    }

    /// Its name in notation and JSON.
    pub const fn word(self) -> &'static str {
        match self {
            Action::Shift1 => "shift1",
            Action::Shift2 => "shift2",
            Action::Swap => "swap",
            Action::Remove => "remove",
            Action::Extra => "extra",
            Action::Market => "market",
            Action::Return => "return",
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let found = Action::ALL.into_iter().find(|action| action.word() == text);
        found.ok_or_else(|| NotationError::new(text, "an action card such as shift1"))
    }
}

/// The action cards of one hand, counted by kind.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Actions(pub(crate) [u8; Action::ALL.len()]);

impl Actions {
    /// The number of cards of this kind.
    #[inline]
    pub fn count(self, action: Action) -> u8 {
        self.0[action as usize]
    }

    /// The number of cards.
    #[inline]
    pub fn len(self) -> usize {
        self.0.iter().map(|&count| count as usize).sum()
    }

    /// Whether there are no cards.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The cards in table order.
    pub fn iter(self) -> impl Iterator<Item = Action> {
        Action::ALL
            .into_iter()
            .flat_map(move |action| std::iter::repeat_n(action, self.count(action) as usize))
    }

    #[inline]
    pub(crate) fn add(&mut self, action: Action) {
        self.0[action as usize] += 1;
    }

    #[inline]
    pub(crate) fn take(&mut self, action: Action) {
        self.0[action as usize] -= 1;
    }
}

impl FromIterator<Action> for Actions {
    fn from_iter<I: IntoIterator<Item = Action>>(cards: I) -> Actions {
        let mut hand = Actions::default();
        cards.into_iter().for_each(|action| hand.add(action));
        hand
    }
}

impl fmt::Debug for Actions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
