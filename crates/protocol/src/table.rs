//! A table as seen from outside.

use klad_engine::{Outcome, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{IdentityId, TableId};

/// The state of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TableState {
    /// People are still sitting down.
    Open,
    /// The game is in progress.
    Playing,
    /// The game is over and its transcript is available.
    Over,
    /// The table was closed before the game began.
    Closed,
}

impl TableState {
    /// The word used in JSON and in the store.
    pub fn as_str(self) -> &'static str {
        match self {
            TableState::Open => "open",
            TableState::Playing => "playing",
            TableState::Over => "over",
            TableState::Closed => "closed",
        }
    }
}

/// How long a seat may think. A clock runs while the table visibly waits for the seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// No time limit.
    #[default]
    None,
    /// A fixed time for every visible step.
    PerMove {
        /// Seconds per step, 5 to 3,600.
        #[cfg_attr(feature = "openapi", schema(minimum = 5, maximum = 3600))]
        seconds: u32,
    },
    /// A time budget for the whole game.
    Bank {
        /// Seconds at the start, 30 to 10,800.
        #[cfg_attr(feature = "openapi", schema(minimum = 30, maximum = 10800))]
        seconds: u32,
        /// Seconds added each time the table starts to wait for the seat, 0 to 120.
        #[cfg_attr(feature = "openapi", schema(minimum = 0, maximum = 120))]
        add_seconds: u32,
    },
    /// A fixed number of days for every visible step, for correspondence play.
    Days {
        /// Days per step, 1 to 30.
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
            Clock::PerMove { seconds } => within(seconds, 5, 3_600, "seconds per move"),
            Clock::Bank { seconds, add_seconds } => within(seconds, 30, 10_800, "seconds in the bank")
                .or_else(|| within(add_seconds, 0, 120, "seconds to add")),
            Clock::Days { days } => within(days, 1, 30, "days per move"),
        }
    }
}

/// What people may say to each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Chat {
    /// No chat at all.
    Off,
    /// Ready-made phrases and faces only.
    #[default]
    Phrases,
    /// Free text as well.
    Free,
}

impl Chat {
    /// The word used in JSON and in the store.
    pub fn as_str(self) -> &'static str {
        match self {
            Chat::Off => "off",
            Chat::Phrases => "phrases",
            Chat::Free => "free",
        }
    }
}

/// Who occupies a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Occupant {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// The public id of the person.
        id: IdentityId,
        /// Display name.
        name: String,
        /// Index of the avatar, 0 to 31. The clients draw it.
        picture: u8,
    },
    /// A bot.
    Bot {
        /// Its level, such as `medium`.
        level: String,
    },
}

impl Occupant {
    /// The person in this seat, if there is one.
    pub fn person(&self) -> Option<IdentityId> {
        match self {
            Occupant::Person { id, .. } => Some(*id),
            Occupant::Open | Occupant::Bot { .. } => None,
        }
    }

    /// The level of the bot in this seat, if there is one.
    pub fn level(&self) -> Option<&str> {
        match self {
            Occupant::Open | Occupant::Person { .. } => None,
            Occupant::Bot { level } => Some(level),
        }
    }

    /// The name used in transcripts.
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
    /// Who occupies the seat.
    pub occupant: Occupant,
    /// Whether a bot is playing for a person who is away.
    pub away: bool,
    /// The person's commitment, the hash of their nonce, as 64 hexadecimal digits.
    pub commitment: Option<String>,
    /// Whether the person has revealed their nonce.
    pub revealed: bool,
    /// The person's nonce, which is part of the seed, as 64 hexadecimal digits; public once the game has begun.
    pub nonce: Option<String>,
    /// The chair this seat was before the seats were drawn, from 0; public once the game has begun.
    pub chair: Option<u8>,
}

/// How a table's seed is drawn in two steps: everybody commits, then everybody reveals (`docs/fairness.md`).
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct DrawInfo {
    /// Failed attempts to draw the seed, because somebody did not reveal, oldest first.
    pub restarts: Vec<RestartInfo>,
    /// The deadline for revealing, in seconds since 1970; set once the seats are fixed.
    pub reveal_by: Option<u32>,
    /// The public random value that is mixed in, set once the seats are fixed; null without a beacon.
    pub beacon: Option<BeaconInfo>,
}

/// A failed attempt to draw the seed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RestartInfo {
    /// The server's commitment in that attempt, as 64 hexadecimal digits.
    pub commitment: String,
    /// The people who did not reveal.
    pub missing: Vec<MissingInfo>,
}

/// A person who did not reveal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MissingInfo {
    /// The person's chair, from 0.
    pub chair: u8,
    /// Display name.
    pub name: String,
}

/// A round of a public beacon.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct BeaconInfo {
    /// The published end of the beacon's hash chain, as 64 hexadecimal digits.
    pub anchor: String,
    /// The round to use, chosen when the seats were fixed.
    pub round: u32,
    /// The value of the round, as 64 hexadecimal digits, once it is published.
    pub value: Option<String>,
}

/// A table as everybody sees it. It does not say how many moves were made or when, which would reveal hidden ones.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TableInfo {
    /// The id of the table.
    pub id: TableId,
    /// Slug of the game.
    pub game: String,
    /// Version of the rules.
    pub rules: u32,
    /// All options, including defaults.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub options: Value,
    /// Whether it is open, in progress, over or closed.
    pub state: TableState,
    /// The person who opened the table and may start it.
    pub host: IdentityId,
    /// The seats in order.
    pub seats: Vec<SeatInfo>,
    /// How long a seat may think.
    pub clock: Clock,
    /// What people may say to each other.
    pub chat: Chat,
    /// Whether the table appears in the public list.
    pub listed: bool,
    /// The server's commitment to its secret, as 64 hexadecimal digits; published before anybody sits down.
    pub commitment: String,
    /// The server's secret, once the game is over.
    pub secret: Option<String>,
    /// How the seed is drawn in two steps; null under scheme 1, where nonces are sent in one step.
    pub draw: Option<DrawInfo>,
    /// When the table was opened, in seconds since 1970.
    pub created: u32,
    /// When the game began, in seconds since 1970.
    pub started: Option<u32>,
    /// When the game ended, in seconds since 1970.
    pub ended: Option<u32>,
    /// The outcome, once the game is over.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<GameResult>))]
    pub outcome: Option<Outcome>,
    /// The table of the rematch, if there is one.
    pub next: Option<TableId>,
    /// Whether a client may offer hints: the game is in progress, and everybody but one person is a bot. Left out if not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub hints: bool,
}

/// Whether a table allows hints, which is when they wrong nobody but bots.
pub fn allows_hints(state: TableState, seats: &[SeatInfo]) -> bool {
    let people = seats.iter().filter(|seat| seat.occupant.person().is_some()).count();
    let bots = seats.iter().filter(|seat| seat.occupant.level().is_some()).count();
    state == TableState::Playing && people == 1 && people + bots == seats.len()
}

impl TableInfo {
    /// The seat of this person.
    pub fn seat_of(&self, identity: IdentityId) -> Option<Seat> {
        let place = self.seats.iter().position(|seat| seat.occupant.person() == Some(identity))?;
        Some(Seat(place as u8))
    }
}

/// How a game ended. Mirrors the engine's `Outcome` for the OpenAPI document.
#[cfg(feature = "openapi")]
#[derive(utoipa::ToSchema)]
#[expect(dead_code, reason = "only its schema is used")]
pub struct GameResult {
    /// Scores by seat.
    scores: Vec<i16>,
    /// Places by seat, 1 for the winners.
    places: Vec<u8>,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(occupant: Occupant) -> SeatInfo {
        SeatInfo { occupant, away: false, commitment: None, revealed: false, nonce: None, chair: None }
    }

    #[test]
    fn hints_are_allowed_while_one_person_plays_against_bots() {
        let person = || {
            seat(Occupant::Person { id: "seat00000000".parse().unwrap(), name: "Anna".into(), picture: 0 })
        };
        let bot = || seat(Occupant::Bot { level: "hard".into() });
        let allowed = |seats: &[SeatInfo]| allows_hints(TableState::Playing, seats);
        assert!(allowed(&[bot(), person(), bot()]));
        assert!(!allowed(&[person(), bot(), person()]), "somebody else plays");
        assert!(!allowed(&[person(), SeatInfo { away: true, ..person() }]), "somebody may come back");
        assert!(!allowed(&[person(), seat(Occupant::Open)]), "somebody may sit down");
        assert!(!allowed(&[bot(), bot()]), "nobody needs one");
        for state in [TableState::Open, TableState::Over, TableState::Closed] {
            assert!(!allows_hints(state, &[person(), bot()]), "{state:?}");
        }
    }
}
