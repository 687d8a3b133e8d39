//! What a screen needs from a table, wherever that table runs: in this process ([`crate::host::Host`]) or on a server
//! ([`crate::online::Online`]).

use std::path::Path;

use klad_engine::{GameInfo, PlayError, Seat, SeatSet, Viewer};
use klad_text::Words;
use serde_json::Value;

use crate::position::Position;

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
pub enum Line {
    /// Something that happened in the game.
    Event(Value),
    /// Something that happened around it: a message and the player it speaks of.
    Note {
        /// The id of the message.
        id: &'static str,
        /// The player.
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

/// Who is at an online table, and how long they may think.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sitting {
    /// Whose seat.
    pub seat: Seat,
    /// Whether the person is connected; bots always are.
    pub is_here: bool,
    /// Whether a bot plays for a person.
    pub is_played_by_bot: bool,
    /// What is left on the clock, in milliseconds; none without a clock.
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

/// A table as a screen meets it. Nothing but views comes out of it.
pub trait Tabletop {
    /// What is played.
    fn info(&self) -> &'static GameInfo;
    /// The players' names, in the language spoken.
    fn names(&self, words: Words) -> Vec<String>;
    /// The seats that are played at this keyboard.
    fn people(&self) -> SeatSet;
    /// Those of them the table waits for.
    fn awaited(&self) -> SeatSet;
    /// What a viewer may see and do now.
    fn position(&self, viewer: Viewer, names: &[String]) -> Position;
    /// The last `most` lines of the log, oldest first, and whether each is news since the viewer's last move.
    fn log(&self, viewer: Viewer, most: usize) -> Vec<(Line, bool)>;
    /// What the arbiter has said since this was last asked.
    fn take_notices(&mut self) -> Vec<Notice>;
    /// What else the table has to say to the person at the keyboard since this was last asked.
    fn take_words(&mut self) -> Vec<Word>;
    /// Makes a move for a person at this keyboard.
    fn play(&mut self, seat: Seat, mv: &str, now_ms: u64) -> Result<(), NotPlayed>;
    /// Hands the arbiter a message of a person at this keyboard.
    fn call(&mut self, seat: Seat, message: Value, now_ms: u64);
    /// Lets whatever goes on without a key go on. Returns whether there is something new.
    fn advance(&mut self, now_ms: u64) -> bool;
    /// Whether something may happen without a key.
    fn is_busy(&self) -> bool;
    /// Whether something is being worked at right now, without any time having to pass.
    fn is_working(&self) -> bool;
    /// The next bot need not wait.
    fn hurry(&mut self) {}
    /// Whether the table waits while the screen shows something else than the board.
    fn is_patient(&self) -> bool {
        true
    }
    /// The file the game is written to.
    fn saved_at(&self) -> Option<&Path> {
        None
    }
    /// Who is there, at an online table.
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
    /// What leaving means, as the id of a message; none where that depends on whether the game is saved.
    fn leaving(&self) -> Option<&'static str> {
        None
    }
}
