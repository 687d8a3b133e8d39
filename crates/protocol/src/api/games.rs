//! The games a server offers, their options and their rules.

use klad_engine::{Entry, OptionKind};
use serde::{Deserialize, Serialize};

/// A game this server offers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct GameCard {
    /// Name of the game in URLs.
    pub slug: String,
    /// Version of the rules.
    pub rules: u32,
    /// Minimum number of seats.
    pub seats_min: u8,
    /// Maximum number of seats.
    pub seats_max: u8,
    /// Bot levels, weakest first.
    pub levels: Vec<String>,
    /// Options the host may choose.
    pub options: Vec<OptionCard>,
    /// Names of the decks this server offers besides the standard one, for the option `deck`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<String>>"))]
    pub decks: Vec<String>,
}

impl GameCard {
    /// Describes a game of the catalog.
    pub fn of(entry: &Entry) -> GameCard {
        let info = entry.info;
        let option =
            |spec: &klad_engine::OptionSpec| OptionCard { name: spec.name.into(), kind: spec.kind.into() };
        GameCard {
            slug: info.slug.into(),
            rules: info.rules_version,
            seats_min: info.seats_min,
            seats_max: info.seats_max,
            levels: entry.levels().map(Into::into).collect(),
            options: info.options.iter().map(option).collect(),
            decks: Vec::new(),
        }
    }
}

/// One option of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct OptionCard {
    /// Name of the field in the options object.
    pub name: String,
    /// The values it accepts.
    pub kind: Choices,
}

/// The values an option accepts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Choices {
    /// On or off.
    Switch {
        /// Value if the host does not choose.
        default: bool,
    },
    /// One of several words; the first is the default.
    Choice {
        /// The accepted words.
        values: Vec<String>,
    },
    /// A whole number within a range.
    Number {
        /// Smallest accepted value.
        #[serde(rename = "least")]
        min: u32,
        /// Largest accepted value.
        #[serde(rename = "most")]
        max: u32,
        /// Value if the host does not choose.
        default: u32,
    },
    /// One of several numbers; the first is the default.
    Numbers {
        /// The accepted numbers.
        values: Vec<u32>,
    },
}

impl From<OptionKind> for Choices {
    fn from(kind: OptionKind) -> Choices {
        match kind {
            OptionKind::Switch { default } => Choices::Switch { default },
            OptionKind::Choice { values } => {
                Choices::Choice { values: values.iter().map(|&value| value.into()).collect() }
            }
            OptionKind::Number { min, max, default } => Choices::Number { min, max, default },
            OptionKind::Numbers { values } => Choices::Numbers { values: values.to_vec() },
        }
    }
}

/// The rules of a game in one language.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Rulebook {
    /// Slug of the game.
    pub game: String,
    /// Language of the texts.
    pub lang: String,
    /// Title of the game.
    pub title: String,
    /// What the game is about, in one sentence.
    pub summary: String,
    /// The rules, section by section.
    pub sections: Vec<RulebookSection>,
}

/// A section of a [`Rulebook`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RulebookSection {
    /// Name of the section in message ids.
    pub id: String,
    /// Heading of the section.
    pub title: String,
    /// The rules of the section, in order.
    pub rules: Vec<RuleText>,
}

/// One rule as text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RuleText {
    /// The rule id, such as `MS-104`.
    pub id: String,
    /// The rule in words.
    pub text: String,
}
