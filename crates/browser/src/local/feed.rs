//! What one viewer has been shown, and the frames they receive, in the format of the server's socket.

use std::collections::VecDeque;

use klad_engine::{Outcome, PlayError, Seat, Sight, Table, TableEvent, Turn, Viewer};
use klad_protocol::{
    Code, ErrorBody,
    socket::{Acting, Frame},
};
use serde::Deserialize;
use serde_json::value::RawValue;

/// How many events are kept per viewer for those who connect later.
const LOG_MAX: usize = 40;

/// A message from a client. Its fields depend on its kind.
#[derive(Deserialize)]
pub(super) struct Message<'a> {
    #[serde(rename = "type")]
    pub(super) kind: &'a str,
    #[serde(default)]
    pub(super) seen: u32,
    #[serde(borrow, default, rename = "move")]
    pub(super) mv: Option<&'a RawValue>,
    #[serde(borrow, default)]
    pub(super) message: Option<&'a RawValue>,
    #[serde(default)]
    pub(super) id: Option<u32>,
}

/// What one viewer receives.
#[derive(Default)]
pub(super) struct Feed {
    pub(super) connected: bool,
    /// The number of the last frame.
    pub(super) number: u32,
    /// The oldest frame for which moves are still accepted.
    basis: u32,
    /// What was last shown.
    shown: Option<(String, String, Turn)>,
    /// What happened since the last frame.
    pub(super) fresh: Vec<Box<RawValue>>,
    /// Recent events, new or not.
    pub(super) log: VecDeque<Box<RawValue>>,
    /// The id of a move in flight, and of the last one made.
    pub(super) pending: Option<u32>,
    pub(super) ack: Option<u32>,
}

impl Feed {
    /// Adds the events that the viewer may hear.
    pub(super) fn note<'a>(&mut self, told: impl Iterator<Item = &'a TableEvent>) {
        for told in told {
            if self.log.len() == LOG_MAX {
                self.log.pop_front();
            }
            self.log.push_back(told.event.clone());
            if self.connected {
                self.fresh.push(told.event.clone());
            }
        }
    }

    /// Forgets what happened, so that it can be sent again. Frame numbers continue.
    pub(super) fn forget(&mut self) {
        self.fresh.clear();
        self.log.clear();
        self.shown = None;
        self.pending = None;
    }

    /// Whether a move made for frame `seen` is too late, or for a frame that was never sent.
    pub(super) fn makes_stale(&self, seen: u32) -> bool {
        seen < self.basis || seen > self.number
    }

    /// The number of the next frame, if there is anything new after a move of `mover`. When several seats choose
    /// simultaneously, another seat's move does not make a move for the previous frame stale, as long as the question
    /// is the same.
    pub(super) fn advance(
        &mut self,
        viewer: Viewer,
        mover: Seat,
        before: Turn,
        sighting: &Sighting,
    ) -> Option<u32> {
        if !self.connected {
            self.fresh.clear();
            return None;
        }
        let shown = sighting.shown();
        if self.shown.as_ref() == Some(&shown) && self.fresh.is_empty() && !viewer.is(mover) {
            return None;
        }
        let asked_the_same = match viewer {
            Viewer::Seat(seat) => {
                seat != mover
                    && before.must.contains(seat)
                    && before.must.contains(mover)
                    && sighting.turn.must.contains(seat)
                    && self.shown.as_ref().is_some_and(|(_, legal, _)| *legal == shown.1)
            }
            Viewer::Spectator => false,
        };
        self.number += 1;
        if !asked_the_same {
            self.basis = self.number;
        }
        self.shown = Some(shown);
        Some(self.number)
    }

    /// Shows a whole frame: moves made for an earlier one no longer count.
    pub(super) fn show_whole(&mut self, sighting: &Sighting) -> u32 {
        self.number += 1;
        self.basis = self.number;
        self.shown = Some(sighting.shown());
        self.fresh.clear();
        self.number
    }
}

/// What one viewer sees of a position.
pub(super) struct Sighting {
    view: Box<RawValue>,
    legal: Box<RawValue>,
    turn: Turn,
}

impl Sighting {
    pub(super) fn of(table: &dyn Table, viewer: Viewer) -> Sighting {
        let (view, legal) = (table.view(viewer, Sight::Table), table.legal_json(viewer));
        Sighting { view, legal, turn: table.turn() }
    }

    fn shown(&self) -> (String, String, Turn) {
        (self.view.get().to_owned(), self.legal.get().to_owned(), self.turn)
    }

    pub(super) fn frame<'a>(
        &'a self,
        number: u32,
        events: &'a [Box<RawValue>],
        resumed: bool,
        ack: Option<u32>,
        outcome: Option<Outcome>,
    ) -> Frame<&'a RawValue, &'a RawValue> {
        Frame {
            number,
            view: &self.view,
            legal: &self.legal,
            events: events.iter().map(|event| &**event).collect(),
            resumed,
            turn: Acting::from(self.turn),
            clocks: Vec::new(),
            outcome,
            ack,
        }
    }
}

/// A refused move as the protocol reports it.
pub(super) fn refusal(error: PlayError) -> ErrorBody {
    match error {
        PlayError::Refused { rule, message, detail } => {
            ErrorBody { code: Code::Refused, message, rule: Some(rule.0.to_owned()), detail: Some(detail) }
        }
        PlayError::Unreadable { .. } | PlayError::NoSuchSeat { .. } => {
            ErrorBody::new(Code::BadRequest, error.to_string())
        }
    }
}
