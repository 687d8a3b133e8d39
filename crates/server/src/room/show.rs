//! From the log to everybody: a frame is built once per viewer and shared by all of its sockets.

use klad_engine::Viewer;
use klad_protocol::{
    FromServer,
    api::Seen,
    socket::{ClockReading, Welcome},
};

use super::{Room, board::RawFrame, people::json, staleness::Unshown, timetable::back_ms, viewer_of};
use crate::facts;

impl Room {
    fn clock_faces(&self) -> Vec<ClockReading> {
        let now_ms = self.app.ambient.now_ms();
        let Some(board) = self.stage.board() else { return Vec::new() };
        board.position.clocks.faces(now_ms, |seat| back_ms(&self.record, seat))
    }

    /// Shows the moves that are in the log and that nobody has been shown yet.
    pub(super) fn show_moves(&mut self) {
        if let Some(moves) = self.stage.board_mut().and_then(|board| board.take_unshown()) {
            self.send_frames(moves);
        }
    }

    /// Sends a frame to every viewer here that has something new.
    pub(super) fn send_frames(&mut self, moves: Unshown) {
        let clocks = self.clock_faces();
        let Some(board) = self.stage.board_mut() else { return };
        for viewer in board.viewers() {
            match self.people.wanted(viewer, board.edition(viewer)) {
                None => board.skip(viewer),
                Some(wanted) => {
                    if let Some(frames) = board.frame(viewer, moves, &clocks, wanted) {
                        self.people.show(viewer, frames);
                    }
                }
            }
        }
    }

    /// Sends one socket everything there is.
    pub(super) fn welcome(&mut self, socket: u64) {
        // Otherwise other clients of the same viewer would miss these moves.
        self.show_moves();
        let clocks = self.clock_faces();
        let Some(connection) = self.people.find(socket) else { return };
        let (viewer, me) = (connection.viewer, connection.identity.as_ref().map(|identity| identity.id));
        let follows = !connection.whole;
        let welcome = |frame: Option<RawFrame<'_>>| {
            json(&FromServer::Welcome(Box::new(Welcome {
                me,
                seat: match viewer {
                    Viewer::Seat(seat) => Some(seat),
                    Viewer::Spectator => None,
                },
                table: facts::info(&self.record),
                presence: self.people.presence().clone(),
                said: self.said.iter().cloned().collect(),
                frame,
            })))
        };
        let (text, edition) = match self.stage.board_mut() {
            Some(board) => {
                let text = board.whole_frame(viewer, clocks, follows, |frame| welcome(Some(frame)));
                (text, Some(board.edition(viewer)))
            }
            None => (welcome(None), None),
        };
        self.people.welcome(socket, text, edition);
    }

    /// What a viewer sees, for HTTP; none before the game begins.
    pub(super) fn seen(&self, viewer: Viewer) -> Option<Seen> {
        Some(self.stage.board()?.seen(viewer, self.clock_faces()))
    }

    /// The table's record has changed: everybody is sent it, and people whose seat changed also their new view.
    pub(super) fn tell_table(&mut self) {
        self.people.tell_all(&FromServer::Table { table: Box::new(facts::info(&self.record)) });
        let record = &self.record;
        let moved = self.people.reseat(|identity| viewer_of(record, identity));
        moved.into_iter().for_each(|socket| self.welcome(socket));
    }
}
