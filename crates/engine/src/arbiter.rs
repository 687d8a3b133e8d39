//! Decides who was first. It runs beside the rules, which have no clock.
//!
//! An arbiter is a pure state machine. Its host (a server, a terminal, a simulation) passes it every message together
//! with the time in whole milliseconds, applies the moves it returns, and wakes it when it asks to be woken.
//!
//! The host creates the arbiter (with the memory left by an earlier one, if any), passes [`Input::Bot`] for every seat
//! a bot plays, then [`Input::Open`]. From then on it passes every input as it happens, carries out every [`Output`] in
//! order, stores [`Arbiter::memory`] when it has changed, and passes [`Input::Tick`] at [`Arbiter::wake_at`].

use serde_json::{Value, value::RawValue};

use crate::{PlayError, Seat, Table};

/// Identifies a move that the host has passed in. Every move with a ticket is answered exactly once, by an
/// [`Output::Play`] or [`Output::Decline`] with the same ticket, unless the arbiter itself is dropped first.
pub type Ticket = u64;

/// An input to the arbiter. Inputs come in order of arrival; at equal times [`Input::Tick`] comes last.
#[derive(Debug, Clone, PartialEq)]
pub enum Input {
    /// The table is ready; also sent after a restart. Every seat counts as connected until [`Input::Offline`] says
    /// otherwise.
    Open,
    /// From now on a bot of this level plays the seat, or a person if there is no level.
    Bot {
        /// The seat that changes hands.
        seat: Seat,
        /// The name of the bot's level.
        level: Option<String>,
    },
    /// An ordinary move: a bot's answer to [`Output::Ask`], or a move from a client that does not use arbiter messages.
    Move {
        /// The seat that moves.
        seat: Seat,
        /// The number of moves the table had seen when this one was chosen ([`Table::ply`]).
        ply: u64,
        /// The move in the game's notation.
        mv: String,
        /// Identifies the answer; a bot's answer needs none.
        ticket: Option<Ticket>,
    },
    /// A message from a seat, in the arbiter's own vocabulary.
    Message {
        /// The sender.
        seat: Seat,
        /// The content of the message.
        message: Value,
    },
    /// A round trip to a seat was measured.
    RoundTrip {
        /// The seat whose connection was measured.
        seat: Seat,
        /// The round-trip time.
        ms: u32,
    },
    /// A seat is connected again, or has asked for the current situation.
    Online(Seat),
    /// A seat has lost its connection.
    Offline(Seat),
    /// A move from [`Output::Play`], or made by the table itself, has been applied.
    Applied,
    /// The time returned by [`Arbiter::wake_at`] has come.
    Tick,
}

/// Something the host must do. Outputs are carried out in order.
#[derive(Debug)]
pub enum Output {
    /// Apply this move (in notation) for this seat, then pass [`Input::Applied`] before anything else.
    Play {
        /// The seat that moves.
        seat: Seat,
        /// The move in the game's notation.
        mv: String,
        /// The ticket of the move, if it was passed in with one.
        ticket: Option<Ticket>,
    },
    /// A move that was passed in with a ticket will not be made, now or later.
    Decline {
        /// The ticket of that move.
        ticket: Ticket,
        /// Why it was refused, or `None` if the table moved on without it.
        refusal: Option<PlayError>,
    },
    /// Send this message to one seat, or to everybody.
    Send {
        /// The recipient, or `None` for every seat and spectator.
        to: Option<Seat>,
        /// The content of the message.
        message: Box<RawValue>,
    },
    /// Ask the bot at this seat for a move. Its answer is an [`Input::Move`] with the [`Table::ply`] of this moment; an
    /// answer that arrives after the table has moved on is dropped, because the bot has been asked again by then.
    Ask {
        /// The bot's seat.
        seat: Seat,
    },
}

/// Decides the order in which moves reach the table.
pub trait Arbiter: Send {
    /// Handles one input at `now_ms`, a time that never goes backward, even across a restart. Emits at most one
    /// [`Output::Play`], as the last output; the next one comes after [`Input::Applied`].
    fn handle(&mut self, table: &dyn Table, now_ms: u64, input: Input, out: &mut Vec<Output>);
    /// When the next [`Input::Tick`] is due.
    fn wake_at(&self) -> Option<u64>;
    /// What must survive a restart (standing orders, for instance); passed back in when the arbiter is created again.
    fn memory(&self) -> Option<String>;
}
