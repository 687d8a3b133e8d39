//! Bodies of HTTP requests and answers.

use klad_engine::{Entry, OptionKind, Outcome, Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    Chat, Clock, Occupant, TableId, TableInfo,
    people::Me,
    socket::{Acting, ClockFace},
};

/// A guest arrives.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// What they are called: 1 to 24 characters.
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 24))]
    pub name: String,
    /// Which of the drawn pictures.
    #[cfg_attr(feature = "openapi", schema(minimum = 0, maximum = 31))]
    pub picture: u8,
    /// Whether to answer with a token for an `authorization` header instead of a cookie: for programs.
    #[serde(default)]
    pub bearer: bool,
}

/// A guest has arrived.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Arrived {
    /// Who they are.
    pub me: Me,
    /// The secret, for programs that asked for it. Whoever has it is this guest.
    pub token: Option<String>,
}

/// What a guest changes about themselves.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields, default)]
pub struct EditGuest {
    /// The new name.
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 24))]
    pub name: Option<String>,
    /// The new picture.
    #[cfg_attr(feature = "openapi", schema(minimum = 0, maximum = 31))]
    pub picture: Option<u8>,
}

/// A link to go on as the same guest on another device. It works once and for a few minutes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct DeviceLink {
    /// What to open there. The code stands behind the `#`, so that it is in no server's log.
    pub url: String,
    /// The code alone.
    pub code: String,
    /// Until when it works, in seconds since 1970.
    pub expires: u32,
    /// The link as a QR code, an SVG picture.
    pub qr: String,
}

/// The code of a [`DeviceLink`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ContinueHere {
    /// What stands behind the `#` of the link.
    #[cfg_attr(feature = "openapi", schema(max_length = 64))]
    pub code: String,
    /// Whether to become that guest even if this device is another one now. Without it the answer is `other_identity`.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub replace: bool,
    /// Whether to answer with a token instead of a cookie: for programs.
    #[serde(default)]
    pub bearer: bool,
}

/// A game that can be played here.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct GameCard {
    /// Its name in addresses.
    pub slug: String,
    /// Which version of its rules.
    pub rules: u32,
    /// Fewest seats.
    pub seats_min: u8,
    /// Most seats.
    pub seats_max: u8,
    /// Levels of its bots, weakest first.
    pub levels: Vec<String>,
    /// What a host may choose.
    pub options: Vec<OptionCard>,
    /// The names of the decks this server offers beside the standard one, for the option `deck`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<String>>"))]
    pub decks: Vec<String>,
}

impl GameCard {
    /// The card of a game in the catalog.
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
    /// Its field.
    pub name: String,
    /// What it may be.
    pub kind: Choices,
}

/// What an option may be.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Choices {
    /// On or off.
    Switch {
        /// Unless chosen otherwise.
        default: bool,
    },
    /// One of these words, the first unless chosen otherwise.
    Choice {
        /// The words.
        values: Vec<String>,
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
    /// One of these numbers, the first unless chosen otherwise.
    Numbers {
        /// The numbers.
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
            OptionKind::Number { least, most, default } => Choices::Number { least, most, default },
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
    /// Which game.
    pub game: String,
    /// In which language.
    pub lang: String,
    /// The game's title.
    pub title: String,
    /// What it is about, in a sentence.
    pub summary: String,
    /// Its rules.
    pub sections: Vec<RulebookSection>,
}

/// A part of a [`Rulebook`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RulebookSection {
    /// Its name in message ids.
    pub id: String,
    /// Its heading.
    pub title: String,
    /// Its rules in order.
    pub rules: Vec<RuleText>,
}

/// One rule in words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RuleText {
    /// Its id.
    pub id: String,
    /// What it says.
    pub text: String,
}

/// How a table is to be opened.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Which game.
    #[cfg_attr(feature = "openapi", schema(max_length = 40))]
    pub game: String,
    /// Options; missing ones take their default.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: Value,
    /// The seats in order: open, or a bot.
    #[cfg_attr(feature = "openapi", schema(min_items = 2, max_items = 9))]
    pub seats: Vec<NewSeat>,
    /// How long a seat may think.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Clock>"))]
    pub clock: Clock,
    /// What people may say.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Chat>"))]
    pub chat: Chat,
    /// Whether it stands in the public list.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub listed: bool,
}

/// What a host puts in a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewSeat {
    /// Nobody: a person may sit down.
    Open,
    /// A bot.
    Bot {
        /// Its level.
        #[cfg_attr(feature = "openapi", schema(max_length = 40))]
        level: String,
    },
}

impl From<NewSeat> for Occupant {
    fn from(seat: NewSeat) -> Occupant {
        match seat {
            NewSeat::Open => Occupant::Open,
            NewSeat::Bot { level } => Occupant::Bot { level },
        }
    }
}

/// A person sits down.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// Where; the first open seat if not said.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>, maximum = 8))]
    pub seat: Option<Seat>,
    /// The hash of 32 random bytes of your own, in 64 hexadecimal digits. You keep the bytes and reveal them when the
    /// seats are fixed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    #[cfg_attr(feature = "openapi", schema(pattern = "^[0-9a-fA-F]{64}$"))]
    pub commitment: Option<String>,
    /// At a table of scheme 1 instead: the bytes themselves, in 64 hexadecimal digits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    #[cfg_attr(feature = "openapi", schema(pattern = "^[0-9a-fA-F]{64}$"))]
    pub nonce: Option<String>,
    /// What sitting down takes, where the host has set a password.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    #[cfg_attr(feature = "openapi", schema(max_length = 64))]
    pub password: Option<String>,
}

/// A person reveals what they committed to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Reveal {
    /// The 32 bytes in 64 hexadecimal digits. They become part of the seed.
    #[cfg_attr(feature = "openapi", schema(pattern = "^[0-9a-fA-F]{64}$"))]
    pub nonce: String,
}

/// A person has sat down.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Seated {
    /// Where.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// The table as it is now.
    pub table: TableInfo,
}

/// Tables, newest first.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TableList {
    /// The tables.
    pub tables: Vec<TableInfo>,
    /// Where the next page begins (for `before`); none on the last page.
    pub next: Option<String>,
}

/// What one viewer sees now.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Seen {
    /// Who looks.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub viewer: Viewer,
    /// A mark of what is seen; goes into [`PlayMove`].
    pub mark: String,
    /// All that this viewer may know.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Value,
    /// What this viewer may do, as JSON moves.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub legal: Vec<Value>,
    /// What happened lately, as the table's log keeps it.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub log: Vec<Value>,
    /// Whose turn it is.
    pub turn: Acting,
    /// The clocks; none where nobody counts.
    pub clocks: Vec<ClockFace>,
    /// How it ended.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<crate::table::GameResult>))]
    pub outcome: Option<Outcome>,
}

/// A move over HTTP.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PlayMove {
    /// The mark of the view it was made for.
    #[cfg_attr(feature = "openapi", schema(max_length = 40))]
    pub mark: String,
    /// The move as JSON, or its notation as a text.
    #[serde(rename = "move")]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub mv: Value,
}

/// A game that is to be reviewed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewAnalysis {
    /// Its transcript.
    #[cfg_attr(feature = "openapi", schema(max_length = 100_000))]
    pub transcript: String,
    /// Samples of each of the two searches of a decision.
    #[serde(default = "usual_iterations")]
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 1000, default = 200))]
    pub iterations: u16,
}

fn usual_iterations() -> u16 {
    200
}

/// Some steps of a finished game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Replay {
    /// The table.
    pub table: TableInfo,
    /// How many moves the whole game has.
    pub moves: u32,
    /// The first step here: 0 is the deal, step *n* follows move *n*.
    pub from: u32,
    /// The steps.
    pub steps: Vec<ReplayStep>,
}

/// One step of a finished game, as one viewer saw it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ReplayStep {
    /// Who moved; none for the deal.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub seat: Option<Seat>,
    /// The move in notation.
    #[serde(rename = "move")]
    pub mv: Option<String>,
    /// When, in milliseconds since the start.
    pub at_ms: u32,
    /// The view afterwards.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Value,
    /// What happened, as that viewer was told.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub events: Vec<Value>,
    /// Whose turn it is afterwards.
    pub turn: Acting,
}

/// The next game with the same people.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Rematch {
    /// The new table. Everybody sits down again, with a new nonce.
    pub table: TableId,
}

/// How the server is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Health {
    /// `ok`, or what is wrong.
    pub status: String,
    /// The program's version.
    pub version: String,
}
