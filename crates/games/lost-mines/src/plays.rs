//! What everybody saw each player do this round: what an attentive player remembers.

use std::{fmt, str::FromStr};

use klad_engine::{Seat, notation::NotationError, serde_as_text};

use crate::{board::Cell, data, moves::Move};

/// One turn in which a card was used, as everybody saw it. Written `B path cross1 2 2 to 3 2`; a discard shows only the
/// number of cards: `B discard 2 to 1 2`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
pub struct Record {
    /// The seat whose turn it was.
    pub seat: Seat,
    /// What was done in step 1.
    pub play: Play,
    /// Where the pawn was after the turn, or where it is during the turn.
    pub to: Cell,
}

/// What was done in step 1 of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Play {
    /// A card was played; the move is never a discard.
    Card(Move),
    /// Cards were discarded face down.
    Discard {
        /// The number of cards.
        count: u8,
    },
}

impl Play {
    /// What everybody sees of a step-1 move.
    pub(crate) fn of(mv: Move) -> Play {
        match mv {
            Move::Discard { cards } => Play::Discard { count: cards.as_slice().len() as u8 },
            shown => Play::Card(shown),
        }
    }
}

/// The records of a round, oldest first.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Plays {
    records: [Record; data::TURNS_MAX],
    count: u8,
}

const NOTHING: Record = Record { seat: Seat(0), play: Play::Discard { count: 0 }, to: Cell::NOWHERE };

impl Plays {
    pub(crate) const NONE: Plays = Plays { records: [NOTHING; data::TURNS_MAX], count: 0 };

    pub(crate) fn push(&mut self, record: Record) {
        self.records[usize::from(self.count)] = record;
        self.count += 1;
    }

    /// Records that the pawn of the turn in progress has moved.
    pub(crate) fn moved(&mut self, to: Cell) {
        if let Some(last) = self.records[..usize::from(self.count)].last_mut() {
            last.to = to;
        }
    }

    pub(crate) fn as_slice(&self) -> &[Record] {
        &self.records[..usize::from(self.count)]
    }
}

impl fmt::Debug for Plays {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice().iter().map(Record::to_string)).finish()
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.play {
            Play::Card(mv) => write!(f, "{} {mv}", self.seat)?,
            Play::Discard { count } => write!(f, "{} discard {count}", self.seat)?,
        }
        write!(f, " to {} {}", self.to.x(), self.to.y())
    }
}

impl FromStr for Record {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Record, NotationError> {
        let read = || {
            let (seat, rest) = text.split_once(' ')?;
            let (play, to) = rest.rsplit_once(" to ")?;
            let play = match play.strip_prefix("discard ") {
                Some(count) => Play::Discard { count: count.parse().ok()? },
                None => Play::Card(play.parse().ok()?),
            };
            let (x, y) = to.split_once(' ')?;
            let (x, y) = (x.parse().ok().filter(|x| *x < 16)?, y.parse().ok().filter(|y| *y < 16)?);
            let seat = seat.parse().ok().filter(|seat: &Seat| seat.index() < data::PLAYERS)?;
            Some(Record { seat, play, to: Cell::new(x, y) })
        };
        read().ok_or_else(|| NotationError::new(text, "a turn such as `B path cross1 2 2 to 3 2`"))
    }
}

serde_as_text!(Record);
