//! The messages a room takes from sockets, requests, other nodes and the server itself.

use std::sync::Arc;

use klad_engine::Seat;
use klad_protocol::{
    FromClient, TableId,
    api::{NewSeat, PlayMove, Reveal, Seated, Seen, Sit},
    socket::close,
};
use klad_store::{Identity, TableRecord};
use tokio::sync::oneshot;

use super::due::Choice;
use crate::{
    asker::Address,
    bus::Note,
    error::{Answer, ApiError},
    outbox::{Closing, Outbox},
};

/// A message to a room.
pub(crate) enum Command {
    /// A socket connects.
    Join(Box<Joining>),
    /// A socket has closed.
    Leave(u64),
    /// A socket moves to another table. The sender is dropped when it no longer belongs to this one.
    Depart(u64, oneshot::Sender<()>),
    /// A client wants to move.
    Play(u64, Wish),
    /// Any other message from a client.
    Client(u64, FromClient),
    /// A round trip to a client was measured.
    RoundTrip(u64, u32),
    /// A slow client needs the whole view again.
    Resync(u64),
    /// A request over HTTP.
    Ask(Box<Ask>),
    /// News from another node.
    Note(Box<Note>),
    /// How many moves of the table the store has.
    Head { plies: u32, version: u64 },
    /// A deadline of this table was claimed.
    Wake,
    /// A bot has chosen.
    Chosen(Box<Choice>),
    /// The store has a newer version of the table's facts, chat among them.
    Refresh { version: u64 },
    /// The table is closed to spectators from now on.
    NoSpectators,
    /// The table was deleted.
    Deleted,
    /// The server is shutting down.
    Shutdown,
}

/// A move that somebody wants to make over a socket.
pub(crate) struct Wish {
    /// The number of the view it was made for.
    pub(crate) seen: u32,
    /// The move as JSON, or its notation as a string.
    pub(crate) mv: Box<str>,
    /// Returned in the answer.
    pub(crate) id: Option<u32>,
}

/// A new socket.
pub(crate) struct Joining {
    pub(crate) socket: u64,
    pub(crate) identity: Option<Identity>,
    pub(crate) outbox: Arc<Outbox>,
    /// Whether the client wants every view whole.
    pub(crate) whole: bool,
}

/// A request over HTTP, with a channel for the reply.
pub(crate) enum Ask {
    Sit(Identity, Sit, Reply<Seated>),
    Leave(Identity, Reply<TableRecord>),
    SetSeat(Identity, Seat, NewSeat, Reply<TableRecord>),
    StandIn(Identity, Seat, Reply<TableRecord>),
    Start(Identity, Reply<TableRecord>),
    Reveal(Identity, Reveal, Reply<TableRecord>),
    See(Option<Identity>, Reply<Seen>),
    /// The table as it is stored.
    Record(Reply<TableRecord>),
    Play(Identity, PlayMove, Reply<Seen>),
    /// The table of the next game, asked for from this address; whoever opens it sits there at once if they bring a
    /// commitment.
    Next(Identity, Address, Option<String>, Reply<TableId>),
    /// Somebody comes from the last game, with a commitment.
    SitAgain(Identity, String, Reply<()>),
    /// An operator closes the table.
    Close(Reply<TableRecord>),
}

pub(crate) type Reply<T> = oneshot::Sender<Answer<T>>;

/// Replies with an error to a message that no room can take.
pub(super) fn refuse(command: Command, error: &ApiError) {
    match command {
        Command::Join(joining) => {
            joining.outbox.close(Closing { code: close::GONE, error: Some((*error.0).clone()) })
        }
        Command::Ask(ask) => {
            let error = error.clone();
            match *ask {
                Ask::Sit(.., reply) => drop(reply.send(Err(error))),
                Ask::Leave(_, reply)
                | Ask::SetSeat(.., reply)
                | Ask::StandIn(.., reply)
                | Ask::Reveal(.., reply)
                | Ask::Close(reply)
                | Ask::Record(reply)
                | Ask::Start(_, reply) => drop(reply.send(Err(error))),
                Ask::See(_, reply) | Ask::Play(.., reply) => drop(reply.send(Err(error))),
                Ask::Next(.., reply) => drop(reply.send(Err(error))),
                Ask::SitAgain(.., reply) => drop(reply.send(Err(error))),
            }
        }
        Command::Leave(_)
        | Command::Depart(..)
        | Command::Play(..)
        | Command::Client(..)
        | Command::RoundTrip(..)
        | Command::Resync(_)
        | Command::Note(_)
        | Command::Head { .. }
        | Command::Wake
        | Command::Chosen(_)
        | Command::Refresh { .. }
        | Command::NoSpectators
        | Command::Deleted
        | Command::Shutdown => {}
    }
}
