//! What is stored.

mod draw;
mod rows;

use klad_engine::{Outcome, Seat};
use klad_protocol::{Chat, Clock, IdentityId, Occupant, TableId, TableState, host::RestrictionKind};
use serde_json::Value;

pub use self::draw::{BeaconRecord, DrawRecord};
pub(crate) use self::{
    draw::draw_to_json,
    rows::{HeadRow, IdentityRow, KeptTable, MoveRowRead, TableRow, all, before, from_json, id, to_json},
};

/// `SHA-256` of a secret. Secrets themselves are not stored.
pub type SecretHash = [u8; 32];

/// A guest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Identity {
    /// The public name.
    pub id: IdentityId,
    /// The display name.
    pub name: String,
    /// The index of the picture.
    pub picture: u8,
    /// When they first arrived.
    pub created_ms: u64,
}

/// Everything about a table except its moves.
#[derive(Debug, Clone, PartialEq)]
pub struct TableRecord {
    /// The table's id.
    pub id: TableId,
    /// The slug of the game.
    pub game: String,
    /// The version of the game's rules.
    pub rules: u32,
    /// The complete options.
    pub options: Value,
    /// How long a seat may think.
    pub clock: Clock,
    /// Which kinds of chat are allowed.
    pub chat: Chat,
    /// Whether it is in the public list.
    pub listed: bool,
    /// Who opened it.
    pub host: IdentityId,
    /// Open, playing, over or closed.
    pub state: TableState,
    /// The secret behind the commitment.
    pub secret: [u8; 32],
    /// How the seed is drawn in two steps; none where it is drawn by scheme 1.
    pub draw: Option<DrawRecord>,
    /// When it was opened.
    pub created_ms: u64,
    /// When the game began.
    pub started_ms: Option<u64>,
    /// When the game ended.
    pub ended_ms: Option<u64>,
    /// The outcome, once the game is over.
    pub outcome: Option<Outcome>,
    /// The table of the next game with the same people.
    pub next: Option<TableId>,
    /// Its seats in order.
    pub seats: Vec<SeatRecord>,
    /// Incremented with every change.
    pub version: u64,
}

/// A seat of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatRecord {
    /// Who sits there.
    pub occupant: Occupant,
    /// What that person has committed to.
    pub commitment: Option<[u8; 32]>,
    /// What that person contributes to the seed.
    pub nonce: Option<[u8; 32]>,
    /// The chair this seat was before the seats were drawn.
    pub chair: Option<u8>,
    /// Whether a bot plays for a person who is away.
    pub away: bool,
    /// When that person last came back; their clock does not count time before that.
    pub back_ms: u64,
}

impl SeatRecord {
    /// A seat that has contributed nothing to the seed.
    pub fn of(occupant: Occupant) -> SeatRecord {
        SeatRecord { occupant, commitment: None, nonce: None, chair: None, away: false, back_ms: 0 }
    }
}

/// A move in the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MoveRow {
    /// Its position in the log, from 0.
    pub ply: u32,
    /// Who made it.
    pub seat: Seat,
    /// The move in notation.
    pub notation: String,
    /// When it was made, in milliseconds since 1970.
    pub at_ms: u64,
}

/// A move to be appended, and what follows from it.
#[derive(Debug, Clone, PartialEq)]
pub struct Append {
    /// The table to append to.
    pub table: TableId,
    /// The move, with the position it must get.
    pub row: MoveRow,
    /// When the table has to be woken at the latest.
    pub wake_ms: Option<u64>,
    /// The end of the game, if this move ends it.
    pub ending: Option<Ending>,
}

/// The end of a game.
#[derive(Debug, Clone, PartialEq)]
pub struct Ending {
    /// Its outcome.
    pub outcome: Outcome,
    /// The table's secret. It is public now, so it is stored unsealed, and losing the key loses no replay.
    pub secret: [u8; 32],
}

/// The result of an append.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Appended {
    /// It is in the log, durably.
    Done,
    /// The position is taken, or is not the next one.
    Conflict,
}

/// The result of a conditional write.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Saved {
    /// It is stored.
    Done,
    /// Somebody else was first.
    Conflict,
}

/// How far a table has advanced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Head {
    /// The table's id.
    pub table: TableId,
    /// How many moves it has.
    pub plies: u32,
    /// The version of the table's record.
    pub version: u64,
}

/// A filter and page for a list of tables.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ListQuery {
    /// Only this game.
    pub game: Option<String>,
    /// Only this state.
    pub state: Option<TableState>,
    /// Only tables older than this one.
    pub before: Option<(u64, TableId)>,
    /// At most this many.
    pub limit: u32,
}

/// The servers' shared knowledge about time.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct StoreClock {
    /// The latest time any of them recorded.
    pub latest_ms: u64,
    /// The periods in which none ran: from, to.
    pub outages: Vec<(u64, u64)>,
}

impl StoreClock {
    /// How many outages are kept.
    pub const OUTAGES_MAX: usize = 20;

    /// Reads it from rows of `meta`.
    pub(crate) fn of(rows: Vec<(String, String)>) -> StoreClock {
        let value = |name: &str| rows.iter().find(|row| row.0 == name).map(|row| row.1.as_str());
        StoreClock {
            latest_ms: value("latest_ms").and_then(|text| text.parse().ok()).unwrap_or(0),
            outages: value("outages").and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default(),
        }
    }
}

/// A device of a guest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Device {
    /// The beginning of the stored form of its secret; it gives no access.
    pub id: String,
    /// The browser and system, as the device reports them.
    pub label: String,
    /// When it was signed in.
    pub created_ms: u64,
    /// When it was last used, to the day; 0 if unknown.
    pub used_ms: u64,
}

/// Who a table is open to, besides those who sit there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Access {
    /// Whether others may watch.
    pub spectators: bool,
    /// The salt and hash of the password.
    pub password: Option<String>,
}

impl Default for Access {
    fn default() -> Access {
        Access { spectators: true, password: None }
    }
}

/// A mute or a ban.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Restriction {
    /// `identity ID` or `address NETWORK`.
    pub subject: String,
    /// A mute or a ban.
    pub kind: RestrictionKind,
    /// When it ends.
    pub until_ms: u64,
    /// The operator's reason.
    pub reason: String,
    /// When it began.
    pub created_ms: u64,
}

/// A report about somebody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// Its number, assigned by the store.
    pub id: u64,
    /// The table where it happened.
    pub table: String,
    /// Who made the report.
    pub by: String,
    /// Who it is about.
    pub about: String,
    /// What they wrote.
    pub words: String,
    /// The last lines of chat, a JSON list.
    pub said: String,
    /// When it was made.
    pub created_ms: u64,
    /// When it was dealt with.
    pub done_ms: Option<u64>,
}

/// What can go wrong.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The address does not name a store.
    #[error("found the store {0:?}, wanted sqlite:PATH or postgres://…")]
    Address(String),
    /// The file cannot be used.
    #[error("the file {0} cannot be used: {1}")]
    File(String, std::io::Error),
    /// Another process is using the file.
    #[error("the store {0} is in use by another server; use PostgreSQL to share a store between servers")]
    Taken(String),
    /// The database reported an error.
    #[error("the store does not respond: {0}")]
    Database(#[from] sqlx::Error),
    /// The writer of SQLite reported an error.
    #[error("the store does not respond: {0}")]
    Sqlite(#[from] rusqlite::Error),
    /// The tables cannot be brought up to date.
    #[error("the store cannot be brought up to date: {0}")]
    Migrate(#[from] sqlx::migrate::MigrateError),
    /// A secret is sealed with a key that is missing.
    #[error("a secret in the store is sealed with a key that is not in the key file (--seal-key)")]
    NoKey,
    /// The writer has stopped, or a shared transaction failed because of another append.
    #[error("the store does not respond: {0}")]
    Writer(String),
    /// A stored value cannot be read.
    #[error("found {found:?} in the store, wanted {what}")]
    Corrupt {
        /// What it should be.
        what: &'static str,
        /// The beginning of what was read.
        found: String,
    },
}

impl StoreError {
    pub(crate) fn corrupt(what: &'static str, found: impl ToString) -> StoreError {
        StoreError::Corrupt { what, found: klad_engine::notation::excerpt(&found.to_string(), 60) }
    }
}
