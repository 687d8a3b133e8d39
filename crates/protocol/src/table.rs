//! What a table is, seen from outside.

use klad_engine::{Outcome, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{IdentityId, TableId};

/// Where a table stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TableState {
    /// People are still sitting down.
    Open,
    /// The game runs.
    Playing,
    /// The game is over; its transcript can be had.
    Over,
    /// It never began, and will not.
    Closed,
}

impl TableState {
    /// The word for it, as it travels and is stored.
    pub fn as_str(self) -> &'static str {
        match self {
            TableState::Open => "open",
            TableState::Playing => "playing",
            TableState::Over => "over",
            TableState::Closed => "closed",
        }
    }
}

/// How long a seat may think. What a clock counts is the time during which the table visibly waits for a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// As long as one likes.
    #[default]
    None,
    /// The same time for every visible step.
    PerMove {
        /// 5 to 3,600.
        #[cfg_attr(feature = "openapi", schema(minimum = 5, maximum = 3600))]
        seconds: u32,
    },
    /// A supply for the whole game.
    Bank {
        /// 30 to 10,800.
        #[cfg_attr(feature = "openapi", schema(minimum = 30, maximum = 10800))]
        seconds: u32,
        /// Added each time the table begins to wait for the seat: 0 to 120.
        #[cfg_attr(feature = "openapi", schema(minimum = 0, maximum = 120))]
        add_seconds: u32,
    },
    /// The same number of days for every visible step, for play by correspondence.
    Days {
        /// 1 to 30.
        #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 30))]
        days: u32,
    },
}

impl Clock {
    /// What is wrong with this clock, if anything.
    pub fn fault(self) -> Option<String> {
        let within = |found: u32, least: u32, most: u32, what: &str| {
            (found < least || found > most).then(|| format!("found {found} {what}, wanted {least} to {most}"))
        };
        match self {
            Clock::None => None,
            Clock::PerMove { seconds } => within(seconds, 5, 3_600, "seconds a move"),
            Clock::Bank { seconds, add_seconds } => within(seconds, 30, 10_800, "seconds in the bank")
                .or_else(|| within(add_seconds, 0, 120, "seconds to add")),
            Clock::Days { days } => within(days, 1, 30, "days a move"),
        }
    }
}

/// What people may say to each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Chat {
    /// Nothing at all.
    Off,
    /// Ready-made phrases and faces.
    #[default]
    Phrases,
    /// Anything.
    Free,
}

impl Chat {
    /// The word for it, as it travels and is stored.
    pub fn as_str(self) -> &'static str {
        match self {
            Chat::Off => "off",
            Chat::Phrases => "phrases",
            Chat::Free => "free",
        }
    }
}

/// Who has a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Occupant {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// Who.
        id: IdentityId,
        /// What they are called.
        name: String,
        /// Which of the drawn pictures.
        picture: u8,
    },
    /// A bot.
    Bot {
        /// Its level, such as `medium`.
        level: String,
    },
}

impl Occupant {
    /// The person in this seat.
    pub fn person(&self) -> Option<IdentityId> {
        match self {
            Occupant::Person { id, .. } => Some(*id),
            Occupant::Open | Occupant::Bot { .. } => None,
        }
    }

    /// The level of the bot who sits there.
    pub fn level(&self) -> Option<&str> {
        match self {
            Occupant::Open | Occupant::Person { .. } => None,
            Occupant::Bot { level } => Some(level),
        }
    }

    /// What a transcript calls it.
    pub fn title(&self) -> String {
        match self {
            Occupant::Open => "nobody".into(),
            Occupant::Person { name, .. } => name.clone(),
            Occupant::Bot { level } => format!("bot {level}"),
        }
    }
}

/// A seat as everybody sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SeatInfo {
    /// Who sits there.
    pub occupant: Occupant,
    /// Whether a bot plays for a person who is away.
    pub away: bool,
    /// What that person has committed to: the hash of their nonce, in 64 hexadecimal digits.
    pub commitment: Option<String>,
    /// Whether that person has revealed their nonce.
    pub revealed: bool,
    /// What that person added to the seed, in 64 hexadecimal digits; known from the start of the game on.
    pub nonce: Option<String>,
    /// The chair this seat was before the seats were drawn, from 0; known from the start of the game on.
    pub chair: Option<u8>,
}

/// How the seed of a table is drawn in two steps: everybody commits, then everybody reveals (`docs/fairness.md`).
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct DrawInfo {
    /// The tries that came to nothing because somebody did not reveal, oldest first.
    pub restarts: Vec<RestartInfo>,
    /// The seats are fixed, and everybody is to reveal their nonce by then, in seconds since 1970.
    pub reveal_by: Option<u32>,
    /// The public value that is mixed in, once the seats are fixed; none where there is no beacon.
    pub beacon: Option<BeaconInfo>,
}

/// A try to draw the seed that came to nothing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RestartInfo {
    /// The server's commitment in that try, in 64 hexadecimal digits.
    pub commitment: String,
    /// Who did not reveal.
    pub missing: Vec<MissingInfo>,
}

/// Somebody who did not reveal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MissingInfo {
    /// Their chair, from 0.
    pub chair: u8,
    /// What they are called.
    pub name: String,
}

/// A round of a public beacon.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct BeaconInfo {
    /// The published end of its chain, in 64 hexadecimal digits.
    pub anchor: String,
    /// Which round, named when the seats were fixed.
    pub round: u32,
    /// Its value, in 64 hexadecimal digits, once it is published.
    pub value: Option<String>,
}

/// A table as everybody sees it. It says nothing about how many moves were made or when: that would count hidden ones.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TableInfo {
    /// Its name.
    pub id: TableId,
    /// Which game.
    pub game: String,
    /// Which version of its rules.
    pub rules: u32,
    /// Its options, all of them.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub options: Value,
    /// Where it stands.
    pub state: TableState,
    /// Who opened it and may start it.
    pub host: IdentityId,
    /// Its seats in order.
    pub seats: Vec<SeatInfo>,
    /// How long a seat may think.
    pub clock: Clock,
    /// What people may say.
    pub chat: Chat,
    /// Whether it stands in the public list.
    pub listed: bool,
    /// The server's commitment to its secret in 64 hexadecimal digits, published before anybody sat down.
    pub commitment: String,
    /// The secret, once the game is over.
    pub secret: Option<String>,
    /// How the seed is drawn in two steps; none at a table whose nonces were taken in one (scheme 1).
    pub draw: Option<DrawInfo>,
    /// When it was opened, in seconds since 1970.
    pub created: u32,
    /// When the game began.
    pub started: Option<u32>,
    /// When the game was over.
    pub ended: Option<u32>,
    /// How it ended.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<GameResult>))]
    pub outcome: Option<Outcome>,
    /// The table of the next game with the same people.
    pub next: Option<TableId>,
}

impl TableInfo {
    /// The seat of this person.
    pub fn seat_of(&self, identity: IdentityId) -> Option<Seat> {
        let place = self.seats.iter().position(|seat| seat.occupant.person() == Some(identity))?;
        Some(Seat(place as u8))
    }
}

/// How a game ended. The same as the engine's `Outcome`, for the OpenAPI document.
#[cfg(feature = "openapi")]
#[derive(utoipa::ToSchema)]
#[expect(dead_code, reason = "only its schema is used")]
pub struct GameResult {
    /// Points by seat.
    scores: Vec<i16>,
    /// Place by seat, 1 for the winners.
    places: Vec<u8>,
}
