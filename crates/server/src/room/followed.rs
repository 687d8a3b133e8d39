//! What the clients of one viewer have, so that they can be sent changes.

use std::hash::{DefaultHasher, Hash, Hasher};

use klad_protocol::{
    difference::{difference, items},
    follow,
    socket::Change,
};

use super::{board::RawFrame, people::json};

/// One in this many frames carries the checksum of the view.
const CHECK_EVERY: u32 = 16;
/// With more known moves than this, everybody starts again from a whole view.
const KNOWN_MAX: usize = 400;

/// What the clients that follow one viewer by changes have.
#[derive(Debug, Default)]
pub(super) struct Followed {
    /// See [`follow::lasting`].
    lasting: String,
    /// Digests of the moves that are known by index.
    known: Vec<u64>,
    /// Counts what has been sent; a client with an older edition cannot be sent a change relative to this one.
    edition: u32,
}

impl Followed {
    pub(super) fn edition(&self) -> u32 {
        self.edition
    }

    /// A client is sent this frame whole and follows from there.
    pub(super) fn begin(&mut self, frame: &RawFrame<'_>) {
        let known: Vec<u64> = items(frame.legal.get()).map(digest).collect();
        let places: Vec<usize> = (0..known.len()).collect();
        let lasting = lasting(frame, &places);
        // A client that connects while nothing happens must not reset those that are already following.
        if self.edition == 0 || lasting != self.lasting || known != self.known {
            *self = Followed { lasting, known, edition: self.edition + 1 };
        }
    }

    /// The message with what has changed since the last frame; `None` if it would be no shorter than the whole view.
    pub(super) fn change(&mut self, frame: &RawFrame<'_>, ack: Option<u32>) -> Option<String> {
        let mut moves = Vec::new();
        let places: Vec<usize> = items(frame.legal.get())
            .map(|mv| {
                let digest = digest(mv);
                let found = self.known.iter().position(|known| *known == digest);
                found.unwrap_or_else(|| {
                    moves.push(mv);
                    self.known.push(digest);
                    self.known.len() - 1
                })
            })
            .collect();
        let lasting = lasting(frame, &places);
        let patch = difference(&self.lasting, &lasting);
        let text = follow::change(&Change {
            number: frame.number,
            patch: patch.as_str(),
            moves,
            events: frame.events.iter().map(|event| event.get()).collect(),
            ack,
            check: frame.number.is_multiple_of(CHECK_EVERY).then(|| follow::check(frame.view.get())),
        });
        let whole = frame.view.get().len() + frame.legal.get().len();
        if text.len() > whole || self.known.len() > KNOWN_MAX {
            return None;
        }
        self.lasting = lasting;
        self.edition += 1;
        Some(text)
    }
}

fn lasting(frame: &RawFrame<'_>, places: &[usize]) -> String {
    let outcome = frame.outcome.as_ref().map_or_else(|| "null".to_owned(), json);
    follow::lasting(frame.view.get(), places, &json(&frame.turn), &json(&frame.clocks), &outcome)
}

fn digest(mv: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    mv.hash(&mut hasher);
    hasher.finish()
}
