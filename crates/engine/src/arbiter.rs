//! Who was first: decided beside the rules, which know no clock.
//!
//! An arbiter is a pure state machine. Its host (a server, a terminal, a simulation) hands it every message together
//! with the time in whole milliseconds, applies the moves it hands back, and wakes it when it asks to be woken.
//!
//! A host does this: make the arbiter (with the memory an earlier one left, if any); hand in [`Input::Bot`] for every
//! seat a bot plays; hand in [`Input::Open`]; from then on hand in whatever happens, carry out every [`Output`] in
//! order, keep [`Arbiter::memory`] when it has changed, and hand in [`Input::Tick`] at [`Arbiter::wake_at`].

use serde_json::{Value, value::RawValue};

use crate::{PlayError, Seat, Table};

/// A number by which a host recognizes a move it has handed in. Every move with a ticket is answered exactly once: by
/// [`Output::Play`] or by [`Output::Decline`] with the same ticket, unless the arbiter itself is given up first.
pub type Ticket = u64;

/// Something an arbiter is told. Inputs come in order of arrival; at equal times [`Input::Tick`] comes last.
#[derive(Debug, Clone, PartialEq)]
pub enum Input {
    /// The table is ready; also after a restart. Every seat counts as connected until [`Input::Offline`] says otherwise.
    Open,
    /// From now on a bot of this level plays the seat, or (with none) a person.
    Bot {
        /// Which seat.
        seat: Seat,
        /// The name of the bot's level.
        level: Option<String>,
    },
    /// A move by plain means: a bot's answer to [`Output::Ask`], or that of a client that knows moves and nothing else.
    Move {
        /// Whose move.
        seat: Seat,
        /// How many moves the table had seen when this one was chosen ([`Table::ply`]).
        ply: u64,
        /// The move in the game's notation.
        mv: String,
        /// By what the answer is to be recognized; a bot's answer needs none.
        ticket: Option<Ticket>,
    },
    /// A message of a seat, in the arbiter's own vocabulary.
    Message {
        /// Who sent it.
        seat: Seat,
        /// What it says.
        message: Value,
    },
    /// A round trip to a seat was measured.
    RoundTrip {
        /// To whom.
        seat: Seat,
        /// How long it took.
        ms: u32,
    },
    /// A seat is connected again, or has asked to be told where things stand.
    Online(Seat),
    /// A seat has lost its connection.
    Offline(Seat),
    /// A move handed out by [`Output::Play`], or made by the table itself, has been applied.
    Applied,
    /// The time asked for has come.
    Tick,
}

/// Something an arbiter wants done, in order.
#[derive(Debug)]
pub enum Output {
    /// Apply this move (in notation) for this seat, then hand in [`Input::Applied`] before anything else.
    Play {
        /// For whom.
        seat: Seat,
        /// The move in the game's notation.
        mv: String,
        /// The ticket of the move that was handed in, if this is one.
        ticket: Option<Ticket>,
    },
    /// A move that was handed in with a ticket is not made, now or later.
    Decline {
        /// Its ticket.
        ticket: Ticket,
        /// Why; none if the table has gone on without it.
        refusal: Option<PlayError>,
    },
    /// Send this to one seat, or to everybody alike.
    Send {
        /// To whom; nobody in particular means every seat and spectator.
        to: Option<Seat>,
        /// The message.
        message: Box<RawValue>,
    },
    /// Ask the bot at this seat for a move. Its answer is an [`Input::Move`] with the [`Table::ply`] of this moment;
    /// an answer that comes when the table has gone on is dropped, for the bot was asked again.
    Ask {
        /// Whose bot.
        seat: Seat,
    },
}

/// Decides the order in which moves reach the table.
pub trait Arbiter: Send {
    /// Handles one input at `now_ms`, a time that never goes back and goes on over a restart. At most one [`Output::Play`] is handed out, as the last output; the next comes
    /// after [`Input::Applied`].
    fn handle(&mut self, table: &dyn Table, now_ms: u64, input: Input, out: &mut Vec<Output>);
    /// When it wants [`Input::Tick`] next.
    fn wake_at(&self) -> Option<u64>;
    /// What must survive a restart (standing orders, for instance); handed back when the arbiter is created again.
    fn memory(&self) -> Option<String>;
}
