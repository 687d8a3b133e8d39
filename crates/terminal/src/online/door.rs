//! Joining a table: who you are, where you sit, and why you cannot sit down.

use klad_client::{Client, ClientError, Notes, Site};
use klad_engine::Seat;
use klad_protocol::{Code, Occupant, TableId, TableInfo, TableState};

/// Where somebody wants to sit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeatWish {
    /// At their own seat if they have one, else at the first open one.
    Any,
    /// At this seat.
    At(Seat),
    /// Nowhere: they watch.
    Watching,
}

/// Why sitting down failed.
#[derive(Debug, thiserror::Error)]
pub enum DoorError {
    /// The server cannot be reached, or reports another error.
    #[error("{0}")]
    Server(#[from] ClientError),
    /// No such table.
    #[error("found no table {0} on this server, wanted the link of one that is open or playing")]
    NoTable(TableId),
    /// No such seat.
    #[error("found seat {found}, wanted A to {last}: the table has {seats} seats")]
    NoSeat {
        /// The seat wanted.
        found: Seat,
        /// The last one there is.
        last: Seat,
        /// How many there are.
        seats: usize,
    },
    /// Somebody sits there.
    #[error("seat {seat} is taken by {by}; {open}")]
    Taken {
        /// The seat wanted.
        seat: Seat,
        /// Who sits there.
        by: String,
        /// Which seats are open.
        open: String,
    },
    /// Every seat is taken.
    #[error("every seat is taken ({0}); use --watch to look on")]
    Full(String),
    /// The game is running without them.
    #[error("the game has begun, and you have no seat in it ({0}); use --watch to look on")]
    Begun(String),
    /// The game is over.
    #[error("the game at this table is over ({0}); --watch shows how it ended")]
    Over(String),
    /// The table has a password.
    #[error("this table has a password; wanted --password with the right one")]
    Password,
    /// The table is closed.
    #[error("this table was closed before a game began; wanted one that is open or playing")]
    Closed,
}

impl DoorError {
    /// Whether the request was valid and the answer is no.
    pub fn is_no(&self) -> bool {
        matches!(
            self,
            DoorError::Taken { .. }
                | DoorError::Full(_)
                | DoorError::Begun(_)
                | DoorError::Over(_)
                | DoorError::Password
                | DoorError::Closed
        )
    }
}

/// Somebody who joins a table.
#[derive(Debug, Clone, Copy)]
pub struct Comer<'a> {
    /// Their existing identity on this server.
    pub known: Option<&'a str>,
    /// The name of a new guest.
    pub name: &'a str,
    /// The password of the table.
    pub password: Option<&'a str>,
}

/// Somebody at a table.
pub struct Admission {
    /// The guest.
    pub client: Client,
    /// The table as it was a moment ago.
    pub table: TableInfo,
}

/// Looks at a table before joining it. `is_known` says that somebody was on this server before and may have a seat.
pub async fn look(site: Site, id: TableId, place: SeatWish, is_known: bool) -> Result<TableInfo, DoorError> {
    let table = match Client::nobody(site).table(id).await {
        Ok(table) => table,
        Err(ClientError::Refused(error)) if error.code == Code::NotFound => {
            return Err(DoorError::NoTable(id));
        }
        Err(error) => return Err(error.into()),
    };
    match place {
        _ if table.state == TableState::Closed => return Err(DoorError::Closed),
        SeatWish::At(seat) if seat.index() >= table.seats.len() => {
            let seats = table.seats.len();
            return Err(DoorError::NoSeat { found: seat, last: Seat(seats as u8 - 1), seats });
        }
        SeatWish::At(_) | SeatWish::Any if !is_known => check(&table, place)?,
        SeatWish::At(_) | SeatWish::Any | SeatWish::Watching => {}
    }
    Ok(table)
}

/// Whether somebody new may sit down.
fn check(table: &TableInfo, place: SeatWish) -> Result<(), DoorError> {
    let is_full = place == SeatWish::Any && open_seats(table).is_empty();
    match table.state {
        TableState::Open if is_full => Err(DoorError::Full(people(table))),
        TableState::Open => Ok(()),
        TableState::Playing => Err(DoorError::Begun(people(table))),
        TableState::Over => Err(DoorError::Over(people(table))),
        TableState::Closed => Err(DoorError::Closed),
    }
}

/// Joins a table that was looked at. What is seen of it goes into `notes`.
pub async fn come(
    site: Site,
    table: TableInfo,
    comer: Comer<'_>,
    place: SeatWish,
    notes: Notes,
) -> Result<Admission, DoorError> {
    let seat = match place {
        SeatWish::Watching => return Ok(Admission { client: Client::nobody(site), table }),
        SeatWish::At(seat) => Some(seat),
        SeatWish::Any => None,
    };
    if let Some(token) = comer.known {
        let client = Client::with_token(site.clone(), token.to_owned()).with_notes(notes.clone());
        match client.sit_with_password(table.id, seat, comer.password).await {
            Ok(seated) => return Ok(Admission { client, table: seated.table }),
            // The server has forgotten this guest: join as a new one.
            Err(ClientError::Refused(error)) if error.code == Code::NoIdentity => check(&table, place)?,
            Err(error) => return Err(explain(error, &table, seat)),
        }
    }
    let client = Client::arrive(site, comer.name, 0).await?.with_notes(notes);
    match client.sit_with_password(table.id, seat, comer.password).await {
        Ok(seated) => Ok(Admission { client, table: seated.table }),
        Err(error) => Err(explain(error, &table, seat)),
    }
}

/// Why the server refused to let somebody sit down.
fn explain(error: ClientError, table: &TableInfo, seat: Option<Seat>) -> DoorError {
    let ClientError::Refused(body) = &error else { return error.into() };
    match (body.code, table.state, seat) {
        (Code::SeatTaken, _, None) => DoorError::Full(people(table)),
        (Code::SeatTaken, _, Some(seat)) => DoorError::Taken {
            seat,
            by: table.seats.get(seat.index()).map_or_else(String::new, |info| info.occupant.title()),
            open: match open_seats(table).as_slice() {
                [] => "no other is open".into(),
                seats => {
                    let letters: Vec<String> = seats.iter().map(Seat::to_string).collect();
                    format!("open: {}", letters.join(", "))
                }
            },
        },
        (Code::WrongPassword, ..) => DoorError::Password,
        (Code::WrongState, TableState::Over, _) => DoorError::Over(people(table)),
        (Code::WrongState, TableState::Closed, _) => DoorError::Closed,
        // It was open a moment ago, and has begun since.
        (Code::WrongState, TableState::Open | TableState::Playing, _) => DoorError::Begun(people(table)),
        _ => error.into(),
    }
}

fn open_seats(table: &TableInfo) -> Vec<Seat> {
    let seats = Seat::all(table.seats.len() as u8);
    seats.filter(|seat| table.seats[seat.index()].occupant == Occupant::Open).collect()
}

/// Who sits at a table: `A Anna, B bot medium, C nobody`.
fn people(table: &TableInfo) -> String {
    let seats = Seat::all(table.seats.len() as u8);
    let names: Vec<String> =
        seats.map(|seat| format!("{seat} {}", table.seats[seat.index()].occupant.title())).collect();
    names.join(", ")
}
