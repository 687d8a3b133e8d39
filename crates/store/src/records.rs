//! What is stored.

mod draw;

use klad_engine::{Outcome, Seat, transcript::bytes32};
use klad_protocol::{Chat, Clock, IdentityId, Occupant, TableId, TableState, host::BarKind};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use sqlx::{FromRow, Row};

use self::draw::draw_from_json;
pub(crate) use self::draw::draw_to_json;
pub use self::draw::{BeaconRecord, DrawRecord};

/// `SHA-256` of a secret. Secrets themselves are not stored.
pub type SecretHash = [u8; 32];

/// A guest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Identity {
    /// The public name.
    pub id: IdentityId,
    /// What they are called.
    pub name: String,
    /// Which of the drawn pictures.
    pub picture: u8,
    /// When they came.
    pub created_ms: u64,
}

/// What a table is, apart from its moves.
#[derive(Debug, Clone, PartialEq)]
pub struct TableRecord {
    /// Its name.
    pub id: TableId,
    /// Which game.
    pub game: String,
    /// Which version of its rules.
    pub rules: u32,
    /// Its options, all of them.
    pub options: Value,
    /// How long a seat may think.
    pub clock: Clock,
    /// What people may say.
    pub chat: Chat,
    /// Whether it stands in the public list.
    pub listed: bool,
    /// Who opened it.
    pub host: IdentityId,
    /// Where it stands.
    pub state: TableState,
    /// The secret behind the commitment.
    pub secret: [u8; 32],
    /// How the seed is drawn in two steps; none where it is drawn by scheme 1.
    pub draw: Option<DrawRecord>,
    /// When it was opened.
    pub created_ms: u64,
    /// When the game began.
    pub started_ms: Option<u64>,
    /// When it was over.
    pub ended_ms: Option<u64>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// The table of the next game with the same people.
    pub next: Option<TableId>,
    /// Its seats in order.
    pub seats: Vec<SeatRecord>,
    /// Goes up with every change.
    pub version: u64,
}

/// A seat of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatRecord {
    /// Who sits there.
    pub occupant: Occupant,
    /// What that person has committed to.
    pub commitment: Option<[u8; 32]>,
    /// What that person adds to the seed.
    pub nonce: Option<[u8; 32]>,
    /// The chair this seat was before the seats were drawn.
    pub chair: Option<u8>,
    /// Whether a bot plays for a person who is away.
    pub away: bool,
    /// When that person last came back; their clock does not count from before.
    pub back_ms: u64,
}

impl SeatRecord {
    /// A seat that has added nothing to the seed.
    pub fn of(occupant: Occupant) -> SeatRecord {
        SeatRecord { occupant, commitment: None, nonce: None, chair: None, away: false, back_ms: 0 }
    }
}

/// A move of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MoveRow {
    /// Its place, from 0.
    pub ply: u32,
    /// Who made it.
    pub seat: Seat,
    /// The move.
    pub notation: String,
    /// When, in milliseconds since 1970.
    pub at_ms: u64,
}

/// A move to be appended, and what follows from it.
#[derive(Debug, Clone, PartialEq)]
pub struct Append {
    /// To which table.
    pub table: TableId,
    /// The move and the place it must get.
    pub row: MoveRow,
    /// Somebody has to look at the table by then.
    pub wake_ms: Option<u64>,
    /// The game is over with this move.
    pub outcome: Option<Outcome>,
}

/// What became of a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Appended {
    /// It is in the log, durably.
    Done,
    /// The place is taken, or is not the next one.
    Conflict,
}

/// What became of a change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Saved {
    /// It is stored.
    Done,
    /// Somebody else was first.
    Conflict,
}

/// How far a table is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Head {
    /// Which table.
    pub table: TableId,
    /// How many moves it has.
    pub plies: u32,
    /// Its version.
    pub version: u64,
}

/// Which part of a list is wanted.
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

/// What the servers agree on about time.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct StoreClock {
    /// The latest time any of them saw.
    pub latest_ms: u64,
    /// When none ran: from, to.
    pub outages: Vec<(u64, u64)>,
}

impl StoreClock {
    /// How many outages are kept.
    pub const OUTAGES_MAX: usize = 20;

    /// Out of rows of `meta`.
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
    /// The beginning of what is kept of its secret; it opens nothing.
    pub id: String,
    /// What it calls itself.
    pub label: String,
    /// Since when.
    pub created_ms: u64,
    /// When it was last used, to the day; 0 if not known.
    pub used_ms: u64,
}

/// Whom a table is open to, beside those who sit there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Doors {
    /// Whether others may watch.
    pub spectators: bool,
    /// What is kept of the password.
    pub password: Option<String>,
}

impl Default for Doors {
    fn default() -> Doors {
        Doors { spectators: true, password: None }
    }
}

/// A mute or a ban.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bar {
    /// `identity ID` or `address NETWORK`.
    pub subject: String,
    /// Which.
    pub kind: BarKind,
    /// Until when.
    pub until_ms: u64,
    /// Why.
    pub reason: String,
    /// Since when.
    pub created_ms: u64,
}

/// What somebody reported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// Its number; the store gives it.
    pub id: u64,
    /// At which table.
    pub table: String,
    /// Who reports.
    pub by: String,
    /// Whom.
    pub about: String,
    /// What they wrote.
    pub words: String,
    /// The last lines of chat, a JSON list.
    pub said: String,
    /// When.
    pub created_ms: u64,
    /// When it was dealt with.
    pub done_ms: Option<u64>,
}

/// What can go wrong.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The address is not one of a store.
    #[error("found the store {0:?}, wanted sqlite:PATH or postgres://…")]
    Address(String),
    /// The file cannot be used.
    #[error("the file {0} cannot be used: {1}")]
    File(String, std::io::Error),
    /// Another process has the file.
    #[error(
        "the store {0} is in use by another server; one file serves one server, several share PostgreSQL"
    )]
    Taken(String),
    /// The database reported an error.
    #[error("the store does not answer: {0}")]
    Database(#[from] sqlx::Error),
    /// The tables cannot be brought up to date.
    #[error("the store cannot be brought up to date: {0}")]
    Migrate(#[from] sqlx::migrate::MigrateError),
    /// A secret is sealed, and its key is not there.
    #[error("a secret in the store is sealed with a key that is not in the key file (--seal-key)")]
    NoKey,
    /// The writer has stopped, or a shared transaction failed because of another append.
    #[error("the store does not answer: {0}")]
    Writer(String),
    /// What is stored makes no sense.
    #[error("the store holds {found:?} as {what}")]
    Corrupt {
        /// What it should be.
        what: &'static str,
        /// The beginning of what was read.
        found: String,
    },
}

impl StoreError {
    pub(crate) fn corrupt(what: &'static str, found: impl ToString) -> StoreError {
        StoreError::Corrupt { what, found: found.to_string().chars().take(60).collect() }
    }
}

/// A row of `tables`, with its seats.
pub(crate) struct TableRow {
    id: String,
    game: String,
    rules: i64,
    options: String,
    clock: String,
    chat: String,
    listed: bool,
    host: String,
    state: String,
    secret: Vec<u8>,
    draw: Option<String>,
    created_ms: i64,
    started_ms: Option<i64>,
    ended_ms: Option<i64>,
    outcome: Option<String>,
    next: Option<String>,
    version: i64,
    /// JSON: [`SeatRow`]s in order.
    seats: String,
}

/// A row of `seats`: the occupant as JSON, commitment and nonce in hexadecimal, the chair, whether they are away, when they
/// came back.
type SeatRow = (String, Option<String>, Option<String>, Option<u8>, u8, u64);

/// A row of `moves`.
pub(crate) struct MoveRowRead {
    ply: i64,
    seat: i64,
    notation: String,
    at_ms: i64,
}

/// A row of `identities`.
pub(crate) struct IdentityRow {
    id: String,
    name: String,
    picture: i64,
    created_ms: i64,
}

/// A row of what [`Head`] holds.
pub(crate) struct HeadRow {
    id: String,
    plies: i64,
    version: i64,
}

/// Reads a row by the names of its columns, from either database.
macro_rules! from_row {
    ($row:ident { $($column:ident),+ }) => {
        from_row!(sqlx::sqlite::SqliteRow, $row { $($column),+ });
        from_row!(sqlx::postgres::PgRow, $row { $($column),+ });
    };
    ($of:ty, $row:ident { $($column:ident),+ }) => {
        impl FromRow<'_, $of> for $row {
            fn from_row(row: &$of) -> sqlx::Result<$row> {
                Ok($row { $($column: row.try_get(stringify!($column))?),+ })
            }
        }
    };
}

from_row!(TableRow {
    id,
    game,
    rules,
    options,
    clock,
    chat,
    listed,
    host,
    state,
    secret,
    draw,
    created_ms,
    started_ms,
    ended_ms,
    outcome,
    next,
    version,
    seats
});
from_row!(MoveRowRead { ply, seat, notation, at_ms });
from_row!(IdentityRow { id, name, picture, created_ms });
from_row!(HeadRow { id, plies, version });

impl TryFrom<IdentityRow> for Identity {
    type Error = StoreError;

    fn try_from(row: IdentityRow) -> Result<Identity, StoreError> {
        Ok(Identity {
            id: id(&row.id)?,
            name: row.name,
            picture: row.picture as u8,
            created_ms: row.created_ms as u64,
        })
    }
}

impl TryFrom<MoveRowRead> for MoveRow {
    type Error = StoreError;

    fn try_from(row: MoveRowRead) -> Result<MoveRow, StoreError> {
        Ok(MoveRow {
            ply: row.ply as u32,
            seat: Seat(row.seat as u8),
            notation: row.notation,
            at_ms: row.at_ms as u64,
        })
    }
}

impl TryFrom<HeadRow> for Head {
    type Error = StoreError;

    fn try_from(row: HeadRow) -> Result<Head, StoreError> {
        Ok(Head { table: id(&row.id)?, plies: row.plies as u32, version: row.version as u64 })
    }
}

/// A table as it lies in the database. Its secret is beside it, 32 bytes, or more where it is sealed.
pub(crate) struct KeptTable {
    /// The table, with zeros for its secret.
    pub(crate) record: TableRecord,
    pub(crate) secret: Vec<u8>,
}

impl KeptTable {
    /// The secret, unless it is sealed.
    pub(crate) fn plain_secret(&self) -> Option<[u8; 32]> {
        self.secret.as_slice().try_into().ok()
    }
}

impl TryFrom<TableRow> for KeptTable {
    type Error = StoreError;

    fn try_from(row: TableRow) -> Result<KeptTable, StoreError> {
        let seats: Vec<SeatRow> = from_json("seats", &row.seats)?;
        let record = TableRecord {
            id: id(&row.id)?,
            game: row.game,
            rules: row.rules as u32,
            options: from_json("options", &row.options)?,
            clock: from_json("a clock", &row.clock)?,
            chat: from_word("a kind of chat", row.chat)?,
            listed: row.listed,
            host: id(&row.host)?,
            state: from_word("a state", row.state)?,
            secret: [0; 32],
            draw: row.draw.map(|draw| draw_from_json(&draw)).transpose()?,
            created_ms: row.created_ms as u64,
            started_ms: row.started_ms.map(|ms| ms as u64),
            ended_ms: row.ended_ms.map(|ms| ms as u64),
            outcome: row.outcome.map(|outcome| from_json("an outcome", &outcome)).transpose()?,
            next: row.next.map(|next| id(&next)).transpose()?,
            seats: seats.into_iter().map(seat).collect::<Result<_, _>>()?,
            version: row.version as u64,
        };
        Ok(KeptTable { record, secret: row.secret })
    }
}

fn seat((occupant, commitment, nonce, chair, away, back_ms): SeatRow) -> Result<SeatRecord, StoreError> {
    let bytes = |hex: Option<String>, what| {
        hex.map(|hex| bytes32(&hex).map_err(|_| StoreError::corrupt(what, hex))).transpose()
    };
    Ok(SeatRecord {
        occupant: from_json("an occupant", &occupant)?,
        commitment: bytes(commitment, "a commitment")?,
        nonce: bytes(nonce, "a nonce")?,
        chair,
        away: away != 0,
        back_ms,
    })
}

/// Many rows.
pub(crate) fn all<T, R: TryFrom<T, Error = StoreError>>(rows: Vec<T>) -> Result<Vec<R>, StoreError> {
    rows.into_iter().map(R::try_from).collect()
}

/// Where a list goes on, as numbers and texts that compare.
pub(crate) fn before(query: &ListQuery) -> (i64, String) {
    query.before.map_or((i64::MAX, String::new()), |(ms, id)| (ms as i64, id.to_string()))
}

pub(crate) fn id<T: std::str::FromStr>(text: &str) -> Result<T, StoreError> {
    text.parse().map_err(|_| StoreError::corrupt("an id", text))
}

pub(crate) fn from_json<T: DeserializeOwned>(what: &'static str, text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|_| StoreError::corrupt(what, text))
}

fn from_word<T: DeserializeOwned>(what: &'static str, word: String) -> Result<T, StoreError> {
    serde_json::from_value(Value::String(word.clone())).map_err(|_| StoreError::corrupt(what, word))
}

pub(crate) fn to_json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("records serialize")
}
