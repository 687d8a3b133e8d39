//! A table on a server: what it sent, and what is sent to it. Views only, as the server sends them.
//!
//! [`door`] joins a table, `connection` keeps the socket in its own thread, `hear` takes in what has arrived, and `table`
//! is what the screen uses. Nothing here blocks: the screen polls for what has arrived, and the answer to a move comes
//! later.

use klad_engine::{Catalog, Entry, LegalMove, Outcome, Seat, Seed, Table, TableSetup, Turn};
use klad_protocol::{
    ErrorBody, Occupant, SeatInfo, TableInfo, TableState,
    socket::{ClockReading, Presence},
};
use klad_text::Words;
use serde_json::value::RawValue;

use self::{
    check::Check,
    connection::{Connection, Wish},
    door::Admission,
};
use crate::tabletop::{self, Notice, Word};

mod check;
mod connection;
pub mod door;
mod hear;
mod table;

pub(crate) use self::check::names;

/// The level of bots that the host puts into open seats.
const BOT: &str = "medium";

/// Why a table cannot be shown by this program.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum OnlineError {
    /// A game this program does not have.
    #[error("the table plays {found:?}, wanted one of {known}; a newer klad may know it")]
    NoSuchGame {
        /// The game.
        found: String,
        /// The games it has.
        known: String,
    },
    /// Rules of another version.
    #[error("the table plays version {found} of the rules of {game}, but this klad knows version {known}")]
    OtherRules {
        /// The game.
        game: String,
        /// The version played.
        found: u32,
        /// The version known.
        known: u32,
    },
    /// Options this program does not understand.
    #[error("the table has options this klad does not know: {0}")]
    OtherOptions(String),
}

/// What was last seen of the game.
struct Seen {
    number: u32,
    view: Box<RawValue>,
    legal: Vec<LegalMove>,
    turn: Turn,
    outcome: Option<Outcome>,
    clocks: Vec<ClockReading>,
    /// When it came.
    at_ms: u64,
}

/// A line of the log, and how many of the viewer's own moves came before it.
struct HeardLine {
    line: Logged,
    own_moves: u32,
}

enum Logged {
    Event(Box<RawValue>),
    Other(tabletop::LogLine),
}

/// A table on a server.
pub struct Online<'c> {
    catalog: &'c Catalog,
    entry: &'c Entry,
    /// A table with the same game and options that nobody plays at. It turns moves into words and lets old news fade;
    /// its deal is meaningless.
    interpreter: Box<dyn Table>,
    connection: Connection,
    table: TableInfo,
    me: Option<klad_protocol::IdentityId>,
    seat: Option<Seat>,
    presence: Presence,
    seen: Option<Seen>,
    heard: Vec<HeardLine>,
    own_moves: u32,
    notices: Vec<Notice>,
    words: Vec<Word>,
    /// The id of the last move sent, while its fate is unknown.
    pending: Option<u32>,
    ids: u32,
    is_lost: bool,
    gone: Option<ErrorBody>,
    has_got_up: bool,
    has_moved: bool,
    check: Check,
}

impl<'c> Online<'c> {
    /// Connects to the table of a admission.
    pub fn connect(catalog: &'c Catalog, admission: Admission) -> Result<Online<'c>, OnlineError> {
        let Admission { client, table } = admission;
        let check = Check::with(client.notes().clone());
        let (entry, interpreter) = interpreter(catalog, &table)?;
        Ok(Online {
            catalog,
            entry,
            interpreter,
            connection: Connection::open(client, table.id),
            table,
            me: None,
            seat: None,
            presence: Presence::default(),
            seen: None,
            heard: Vec::new(),
            own_moves: 0,
            notices: Vec::new(),
            words: Vec::new(),
            pending: None,
            ids: 0,
            is_lost: false,
            gone: None,
            has_got_up: false,
            has_moved: false,
            check,
        })
    }

    /// The table as everybody sees it.
    pub fn info_of_table(&self) -> &TableInfo {
        &self.table
    }

    /// Where the person at this keyboard sits.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// Whether the person at this keyboard may start the game.
    pub fn is_host(&self) -> bool {
        self.me == Some(self.table.host)
    }

    /// Whether there is a board to show.
    pub fn has_begun(&self) -> bool {
        self.seen.is_some()
    }

    /// Whether it has moved on to another table, which needs a new screen.
    pub(crate) fn has_moved(&self) -> bool {
        self.has_moved
    }

    /// The new screen is in place.
    pub(crate) fn settle_in(&mut self) {
        self.has_moved = false;
    }

    /// Whether the person at this keyboard has freed the seat.
    pub fn has_got_up(&self) -> bool {
        self.has_got_up
    }

    /// Why the connection will not come back.
    pub fn gone(&self) -> Option<&ErrorBody> {
        self.gone.as_ref()
    }

    /// Whether a move is on its way and its result is not known yet.
    pub fn is_sending(&self) -> bool {
        self.pending.is_some()
    }

    /// The number of the current view, which increases whenever the view changes. None before the game begins.
    pub fn number(&self) -> Option<u32> {
        self.seen.as_ref().map(|seen| seen.number)
    }

    /// Whether a person is connected.
    pub fn is_here(&self, seat: Seat) -> bool {
        self.presence.online.contains(&seat)
    }

    /// The number of spectators.
    pub fn watchers(&self) -> u32 {
        self.presence.watchers
    }

    /// The host starts the game.
    pub fn start(&mut self) {
        self.connection.wish(Wish::Start);
    }

    /// The host puts bots into the open seats.
    pub fn fill_with_bots(&mut self) {
        let seats = Seat::all(self.table.seats.len() as u8);
        let open = seats.filter(|seat| self.table.seats[seat.index()].occupant == Occupant::Open).collect();
        self.connection.wish(Wish::Fill(open, BOT.to_owned()));
    }

    /// Sits down at the first open seat.
    pub fn sit(&mut self) {
        self.connection.wish(Wish::Sit);
    }

    /// Frees the seat.
    pub fn get_up(&mut self) {
        self.connection.wish(Wish::GetUp);
    }

    /// Continues with the next game, with the same people.
    pub fn again(&mut self) {
        match (self.seat, self.table.next) {
            (Some(_), _) => self.connection.wish(Wish::Again),
            (None, Some(next)) => self.connection.wish(Wish::Follow(next)),
            (None, None) => self.words.push(Word::Warning("terminal-online-no-next".into())),
        }
    }

    fn note(&mut self, id: &'static str, player: String) {
        self.log_line(tabletop::LogLine::Note { id, player });
    }

    fn log_line(&mut self, line: tabletop::LogLine) {
        self.heard.push(HeardLine { line: Logged::Other(line), own_moves: self.own_moves });
    }

    fn name(&self, seat: Seat) -> String {
        self.table.seats.get(seat.index()).map_or_else(|| seat.to_string(), |info| info.occupant.title())
    }

    fn is_away(&self) -> bool {
        let own = self.seat.and_then(|seat| self.table.seats.get(seat.index()));
        self.table.state == TableState::Playing && own.is_some_and(|seat| seat.away)
    }

    /// Takes the current warning about the connection or the seat, for screens without a board.
    pub(crate) fn take_warning(&mut self) -> Option<String> {
        self.words.drain(..).next_back().map(|word| match word {
            Word::Warning(id) => id,
            Word::News(id) => id.to_owned(),
            Word::Refused { .. } | Word::NotSaved(_) => "web-error".to_owned(),
        })
    }
}

/// Whether this program can show a table.
pub fn check(catalog: &Catalog, table: &TableInfo) -> Result<(), OnlineError> {
    interpreter(catalog, table).map(|_| ())
}

/// The game of a table, and a table to interpret moves with.
fn interpreter<'c>(
    catalog: &'c Catalog,
    table: &TableInfo,
) -> Result<(&'c Entry, Box<dyn Table>), OnlineError> {
    let entry = catalog.find(&table.game).ok_or_else(|| {
        let known: Vec<_> = catalog.entries().iter().map(|entry| entry.info.slug).collect();
        OnlineError::NoSuchGame { found: table.game.clone(), known: known.join(", ") }
    })?;
    if entry.info.rules_version != table.rules {
        return Err(OnlineError::OtherRules {
            game: table.game.clone(),
            found: table.rules,
            known: entry.info.rules_version,
        });
    }
    let seats = u8::try_from(table.seats.len()).unwrap_or(u8::MAX);
    let opening = TableSetup { options: &table.options, seats, seed: Seed::from_number(0), deal: None };
    let interpreter = entry.open(&opening).map_err(|error| OnlineError::OtherOptions(error.message))?;
    Ok((entry, interpreter))
}

/// Everybody's names: people by their own, bots by those of their characters.
pub(crate) fn names_of(seats: &[SeatInfo], words: Words) -> Vec<String> {
    let levels: Vec<Option<&str>> = seats.iter().map(|seat| seat.occupant.level()).collect();
    let name = |(seat, info): (Seat, &SeatInfo)| match &info.occupant {
        Occupant::Person { name, .. } => name.clone(),
        Occupant::Bot { .. } => words.character(&levels, seat),
        Occupant::Open => words.text("web-open-seat"),
    };
    Seat::all(seats.len() as u8).zip(seats).map(name).collect()
}
