//! Checks whether the server is honest about the shuffle: what was seen before the start is compared during the game
//! and, at the end, with a replay of the whole game.

use klad_client::{Notes, now};
use klad_protocol::{TableInfo, TableState, table::RestartInfo, witness::Witness};

use super::{Online, connection::Wish};
use crate::tabletop::Word;

/// The state of the check.
pub(super) struct Check {
    notes: Notes,
    /// How many contradictions have been shown.
    shown: usize,
    is_asked: bool,
    /// Whether the whole game was replayed and everything matches, this client's own nonce included.
    holds: bool,
}

impl Check {
    pub(super) fn with(notes: Notes) -> Check {
        Check { notes, shown: 0, is_asked: false, holds: false }
    }

    /// Starts over for another table.
    pub(super) fn restart(&mut self) {
        *self = Check::with(self.notes.clone());
    }
}

impl Online<'_> {
    /// What was seen of this table, if the person at this keyboard sat down here.
    pub fn witness(&self) -> Option<Witness> {
        self.check.notes.of(self.table.id)
    }

    /// Whether the whole game was replayed after the end and matches what was seen.
    pub fn is_proven(&self) -> bool {
        self.check.holds
    }

    /// Shows contradictions as they are found, and asks for the transcript when the game is over. Returns whether there
    /// is something new.
    pub(super) fn keep_checking(&mut self) -> bool {
        let found = self.check.notes.contradictions(self.table.id);
        let is_new = found > self.check.shown;
        if is_new {
            let kinds = self.witness().into_iter().flat_map(|witness| witness.contradictions);
            for contradiction in kinds.skip(self.check.shown) {
                self.note(kind_id(contradiction.kind), String::new());
            }
            self.words.push(Word::Warning("web-liar".into()));
            self.check.shown = found;
        }
        let is_over = self.table.state == TableState::Over
            && self.seen.as_ref().is_some_and(|seen| seen.outcome.is_some());
        if is_over && !self.check.is_asked && self.witness().is_some() {
            self.check.is_asked = true;
            self.connection.wish(Wish::Transcript);
        }
        is_new
    }

    pub(super) fn check_transcript(&mut self, text: &str) {
        let catalog = self.catalog;
        let checked = self.check.notes.note(self.table.id, |witness| witness.check(text, catalog, now()));
        if let Some(proof) = checked {
            self.check.holds = proof.own.is_some();
            let id = if self.check.holds { "terminal-online-note-fair" } else { "web-fair-record" };
            self.note(id, String::new());
        }
    }

    /// Logs who made the table start over.
    pub(super) fn see_restarts(&mut self, table: &TableInfo) {
        let restarts = |table: &TableInfo| table.draw.as_ref().map_or(0, |draw| draw.restarts.len());
        if table.id == self.table.id && restarts(table) > restarts(&self.table) {
            let last = table.draw.iter().flat_map(|draw| &draw.restarts).next_back();
            self.note("terminal-online-note-restart", last.map(names).unwrap_or_default());
            self.words.push(Word::Warning("terminal-online-restarted".into()));
        }
    }
}

/// Who did not reveal, in one line.
pub(crate) fn names(restart: &RestartInfo) -> String {
    restart.missing.iter().map(|missing| missing.name.as_str()).collect::<Vec<_>>().join(", ")
}

/// The message about a kind of contradiction.
fn kind_id(kind: klad_protocol::witness::Kind) -> &'static str {
    use klad_protocol::witness::Kind;
    match kind {
        Kind::Scheme => "web-liar-scheme",
        Kind::Commitment => "web-liar-commitment",
        Kind::Own => "web-liar-own",
        Kind::Chairs => "web-liar-chairs",
        Kind::Restart => "web-liar-restart",
        Kind::Beacon => "web-liar-beacon",
        Kind::Seats => "web-liar-seats",
        Kind::View => "web-liar-view",
        Kind::Transcript => "web-liar-transcript",
    }
}
