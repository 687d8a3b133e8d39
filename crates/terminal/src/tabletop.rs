//! What a screen needs from a table, wherever that table runs: in this process ([`crate::host::Host`]) or on a server
//! ([`crate::online::Online`]).

use std::path::Path;

use klad_engine::{GameInfo, PlayError, Seat, SeatSet, Viewer};
use klad_text::Words;
use serde_json::Value;

use crate::snapshot::Snapshot;

/// Something the arbiter said.
#[derive(Debug, Clone, PartialEq)]
pub struct Notice {
    /// The seat it is for; none means everybody.
    pub to: Option<Seat>,
    /// What it says, in the game's own vocabulary.
    pub message: Value,
    /// When it was said, in milliseconds since the table was opened here.
    pub at_ms: u64,
}

/// Why a move was not made.
#[derive(Debug, Clone, PartialEq)]
pub enum NotPlayed {
    /// The table refused it.
    Table(PlayError),
    /// The arbiter or the server has it now and will report the result.
    Submitted,
}

/// A line of the log.
#[derive(Debug, Clone, PartialEq)]
pub enum LogLine {
    /// Something that happened in the game.
    Event(Value),
    /// Something that happened at the table outside the game: a message about a player.
    Note {
        /// The id of the message.
        id: &'static str,
        /// The player it is about.
        player: String,
    },
    /// A line of chat.
    Said {
        /// The player who spoke.
        player: String,
        /// The text.
        words: String,
    },
    /// A canned phrase or an emote, by the id of its message.
    Phrase {
        /// The player who sent it.
        player: String,
        /// The id of the message.
        id: String,
    },
}

/// Something the table says to the person at the keyboard, some time after the key was pressed.
#[derive(Debug, Clone, PartialEq)]
pub enum Word {
    /// A move was refused by this rule.
    Refused {
        /// The rule.
        rule: String,
        /// The refusal as JSON.
        detail: Value,
    },
    /// A warning, by the id of its message.
    Warning(String),
    /// Good news, by the id of its message.
    News(&'static str),
    /// The game could not be written to its file.
    NotSaved(String),
}

/// Who is at an online table, and how long they have left.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sitting {
    /// Whose seat.
    pub seat: Seat,
    /// Whether the person is connected; bots always are.
    pub is_here: bool,
    /// Whether a bot plays for a person.
    pub is_played_by_bot: bool,
    /// The time left on the clock, in milliseconds; none without a clock.
    pub left_ms: Option<u64>,
    /// Whether the clock runs.
    pub is_running: bool,
}

/// A notice that takes precedence over everything else.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trouble {
    /// The connection is lost; a new one is being opened.
    Lost,
    /// A bot plays for the person at this keyboard; any key takes the seat back.
    Away,
    /// The connection will not come back.
    Gone,
}

/// A table as a screen sees it. Only views come out of it.
pub trait Tabletop {
    /// The game.
    fn info(&self) -> &'static GameInfo;
    /// The players' names, in this language.
    fn names(&self, words: Words) -> Vec<String>;
    /// The seats that are played at this keyboard.
    fn people(&self) -> SeatSet;
    /// Those among [`people`](Tabletop::people) that the table waits for.
    fn awaited(&self) -> SeatSet;
    /// What a viewer may see and do now.
    fn position(&self, viewer: Viewer, names: &[String]) -> Snapshot;
    /// The last `most` lines of the log, oldest first, and whether each is news since the viewer's last move.
    fn log(&self, viewer: Viewer, most: usize) -> Vec<(LogLine, bool)>;
    /// Takes what the arbiter has said since the last call.
    fn take_notices(&mut self) -> Vec<Notice>;
    /// Takes what else the table has to say to the person at the keyboard since the last call.
    fn take_words(&mut self) -> Vec<Word>;
    /// Makes a move for a person at this keyboard.
    fn play(&mut self, seat: Seat, mv: &str, now_ms: u64) -> Result<(), NotPlayed>;
    /// Passes the arbiter a message from a person at this keyboard.
    fn call(&mut self, seat: Seat, message: Value, now_ms: u64);
    /// Advances everything that happens without a key press. Returns whether there is something new.
    fn advance(&mut self, now_ms: u64) -> bool;
    /// Whether something may happen without a key press.
    fn is_busy(&self) -> bool;
    /// Whether work is in progress right now that does not depend on time passing.
    fn is_working(&self) -> bool;
    /// Lets the next bot move without waiting.
    fn hurry(&mut self) {}
    /// Whether the table waits while the screen shows something other than the board.
    fn is_patient(&self) -> bool {
        true
    }
    /// The file the game is written to.
    fn saved_at(&self) -> Option<&Path> {
        None
    }
    /// Who is at the table, if it is online.
    fn sitting(&self, now_ms: u64) -> Vec<Sitting> {
        let _ = now_ms;
        Vec::new()
    }
    /// The notice that takes precedence over everything else.
    fn trouble(&self) -> Option<Trouble> {
        None
    }
    /// Takes the seat back from the bot that plays for it.
    fn come_back(&mut self) {}
    /// What leaving means, as the id of a message; none if that depends on whether the game is saved.
    fn leaving(&self) -> Option<&'static str> {
        None
    }
}
