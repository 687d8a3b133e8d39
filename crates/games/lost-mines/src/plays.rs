//! What everybody saw each player do this round: the memory of an attentive player.

use std::{fmt, str::FromStr};

use klad_engine::{Seat, notation::NotationError, serde_as_text};

use crate::{board::Cell, data, moves::Move};

/// One turn with a card, as everybody saw it. Written `B path cross1 2 2 to 3 2`; a discard shows only how many
/// cards: `B discard 2 to 1 2`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
pub struct Record {
    /// Whose turn.
    pub seat: Seat,
    /// What was done in step 1.
    pub play: Play,
    /// Where the pawn stood afterwards, or stands now.
    pub to: Cell,
}

/// What was done in step 1 of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Play {
    /// A card was played; the move never is a discard.
    Card(Move),
    /// Cards were discarded face down.
    Discard {
        /// How many.
        count: u8,
    },
}

impl Play {
    /// What everybody sees of a move of step 1.
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

    /// The pawn of the turn in progress has moved.
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
