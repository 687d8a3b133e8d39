//! From a message to the log. A move comes in over a socket or HTTP, is judged by what its seat was shown, passes the
//! arbiter if there is one, is tried on a copy of the position, and is appended to the log. Only then does the board
//! apply it, and [`show`](super::show) show it.

use std::time::Instant;

use klad_engine::{Seat, Table, Turn, Viewer};
use klad_protocol::{
    Code, FromServer, TableState,
    api::{PlayMove, Seen},
};
use klad_store::{Append, Appended, Ending, Identity, MoveRow, StoreError};

use super::{
    Room, inbox::Wish, not_seated, position::Ahead, stage::Stage, staleness::Unshown, waiting::Asker,
};
use crate::{
    bus::{HandedIn, News},
    error::{Answer, ApiError},
    facts,
};

/// How long to wait before asking the store again after it failed.
pub(super) const AGAIN_MS: u64 = 500;

impl Room {
    pub(super) async fn play_over_socket(&mut self, socket: u64, wish: Wish) {
        let Some(connection) = self.people.find(socket) else { return };
        let (viewer, id) = (connection.viewer, wish.id);
        if let Err(error) = self.check_and_play(socket, viewer, wish).await {
            self.turn_down(socket, viewer, id, error);
        }
    }

    /// Rejects a move that came over a socket.
    pub(super) fn turn_down(&self, socket: u64, viewer: Viewer, id: Option<u32>, error: ApiError) {
        if error.0.code == Code::Stale {
            self.app.metrics.stale.add(1);
            let number = self.stage.board().map_or(0, |board| board.number(viewer));
            self.people.tell_one(socket, &FromServer::Stale { id, number });
        } else {
            self.app.metrics.refused.add(1);
            self.people.refuse_one(socket, id, error);
        }
    }

    async fn check_and_play(
        &mut self,
        socket: u64,
        viewer: Viewer,
        Wish { seen, mv, id }: Wish,
    ) -> Answer<()> {
        let Viewer::Seat(seat) = viewer else { return Err(not_seated()) };
        self.ready_to_play()?;
        if self.stage.board().is_some_and(|board| board.asks_something_new(seat)) {
            self.show_moves();
        }
        let board = self.stage.board().ok_or_else(not_begun)?;
        if board.is_stale(viewer, seen) {
            return Err(stale());
        }
        let notation = notation(board.position.table.as_ref(), &mv)?;
        self.come_back(seat).await;
        let asker = Asker::Socket { socket, id };
        if self.stage.arbiter().is_some() {
            self.move_to_arbiter(seat, notation, asker).await;
            return Ok(());
        }
        self.log_move(seat, notation, &By::hand(Some(asker))).await
    }

    pub(super) async fn play_over_http(&mut self, identity: &Identity, play: PlayMove) -> Answer<Seen> {
        let seat = facts::seat_of(&self.record, identity.id).ok_or_else(not_seated)?;
        self.ready_to_play()?;
        let board = self.stage.board().ok_or_else(not_begun)?;
        if board.mark(Viewer::Seat(seat)) != play.mark {
            return Err(stale());
        }
        let notation = notation(board.position.table.as_ref(), &play.mv.to_string())?;
        self.come_back(seat).await;
        if self.stage.arbiter().is_some() {
            let ticket = self.move_to_arbiter(seat, notation, Asker::Request).await;
            // A later decision shows in the view.
            self.waiting.take(ticket);
            if let Some(error) = self.waiting.refusal.take() {
                return Err(error);
            }
        } else {
            self.make_move(seat, notation, &By::hand(None)).await?;
        }
        self.seen(Viewer::Seat(seat)).ok_or_else(ApiError::try_again)
    }

    pub(super) fn ready_to_play(&self) -> Answer<()> {
        match &self.stage {
            Stage::Open => Err(not_begun()),
            Stage::Playing(game) if game.stopped => Err(stopped()),
            Stage::Playing(game) if !game.board.is_over() => match self.unsure_until_ms {
                Some(_) => Err(ApiError::try_again()),
                None => Ok(()),
            },
            Stage::Playing(_) | Stage::Over(_) => Err(ApiError::new(Code::WrongState, "the game is over")),
        }
    }

    /// Checks a move, makes it durable, then shows it.
    pub(super) async fn make_move(&mut self, seat: Seat, notation: String, by: &By) -> Answer<()> {
        let made = self.log_move(seat, notation, by).await;
        self.show_moves();
        made
    }

    /// Checks a move and makes it durable. The caller still has to call [`Room::show_moves`].
    async fn log_move(&mut self, seat: Seat, notation: String, by: &By) -> Answer<()> {
        let position = &self.stage.board().ok_or_else(ApiError::try_again)?.position;
        let at_ms = self.app.ambient.now_ms().max(position.last_ms);
        let row = MoveRow { ply: position.plies, seat, notation, at_ms };
        let ahead = position.after(&row)?;
        let append = Append {
            table: self.record.id,
            wake_ms: self.row_needed(&ahead.position, at_ms),
            ending: ahead
                .position
                .table
                .outcome()
                .map(|outcome| Ending { outcome, secret: self.record.secret }),
            row,
        };
        let wake_ms = append.wake_ms;
        let is_public = ahead.is_public;
        let begun = Instant::now();
        let appended = self.app.store.append(append).await;
        match appended {
            Ok(Appended::Done) => {
                // Anybody may read the metrics: a hidden move does not show in them.
                if is_public {
                    self.app.metrics.append.record(begun.elapsed());
                    self.app.metrics.moves.add(1);
                    self.app.metrics.bot_moves.add(u64::from(!by.hand));
                }
                if let Some(wake_ms) = wake_ms {
                    self.wake_row.written(wake_ms);
                }
                self.follow_log(seat, ahead, by);
                Ok(())
            }
            Ok(Appended::Conflict) => {
                self.app.metrics.conflicts.add(1);
                self.catch_up_or_log().await;
                Err(stale())
            }
            Err(error) => {
                self.store_failed(&error);
                Err(ApiError::try_again())
            }
        }
    }

    /// Applies a move of ours that is in the log.
    fn follow_log(&mut self, mover: Seat, ahead: Ahead, by: &By) {
        let Some(board) = self.stage.board_mut() else { return };
        board.advance_unshown(mover, ahead, by.id());
        let plies = board.position.plies;
        let ended_ms = board.position.last_ms;
        let outcome = board.position.table.outcome();
        self.spread(|| News::Moved { plies, made: by.handed_in() });
        if let Some(outcome) = outcome {
            self.show_moves();
            // The append has already written the outcome.
            self.record.state = TableState::Over;
            self.record.outcome = Some(outcome);
            self.record.ended_ms = Some(ended_ms);
            self.record.version += 1;
            self.game_over();
        }
    }

    /// Ends the game: bots and arbiter leave, and everybody learns the secret.
    fn game_over(&mut self) {
        self.stage.end();
        for undecided in self.waiting.left_over() {
            self.tell_declined(undecided, stale());
        }
        self.tell_table();
    }

    fn store_failed(&mut self, error: &StoreError) {
        tracing::error!(%error, table = %self.record.id, "the store failed; the log will be read again");
        self.app.metrics.store_errors.add(1);
        self.unsure_until_ms = Some(self.app.ambient.now_ms() + AGAIN_MS);
    }

    /// Reads moves in the log that we do not have yet, and shows them.
    pub(super) async fn catch_up_or_log(&mut self) {
        match self.catch_up().await {
            Ok(()) => self.unsure_until_ms = None,
            Err(error) => {
                tracing::warn!(table = %self.record.id, error = %error.0, "cannot read the log");
                self.unsure_until_ms = Some(self.app.ambient.now_ms() + AGAIN_MS);
            }
        }
    }

    async fn catch_up(&mut self) -> Answer<()> {
        self.show_moves();
        let known = self.stage.plies();
        let before = self.stage.board().map_or(Turn::NOBODY, |board| board.position.table.turn());
        self.read_log().await?;
        if self.stage.plies() != known {
            self.waiting.log_went_on(self.stage.plies(), self.app.ambient.now_ms());
            self.send_frames(Unshown::by_others(before));
            if let Some(hosting) = self.stage.arbiter_mut() {
                hosting.outdate();
            }
        }
        if self.stage.game().is_some_and(|game| game.board.is_over()) {
            self.reread().await?;
            self.game_over();
        }
        Ok(())
    }

    /// Applies moves in the log that we do not have yet, without showing them.
    pub(super) async fn read_log(&mut self) -> Answer<()> {
        let Some(game) = self.stage.game_mut() else { return Ok(()) };
        let rows = self.app.store.moves(self.record.id, game.board.position.plies).await?;
        for row in rows {
            match game.board.position.after(&row) {
                Ok(ahead) => game.board.advance(ahead),
                Err(error) => {
                    // The log is the truth, so the bug is ours. The table stops; its log is kept.
                    tracing::error!(table = %self.record.id, ply = row.ply, error = %error.0, "cannot replay the log");
                    self.app.metrics.stopped.add(1);
                    game.stopped = true;
                    return Err(stopped());
                }
            }
        }
        Ok(())
    }
}

/// Who chose a move, and who is waiting to hear that it was made.
#[derive(Debug)]
pub(super) struct By {
    hand: bool,
    asker: Option<Asker>,
}

impl By {
    /// Chosen by a person.
    pub(super) fn hand(asker: Option<Asker>) -> By {
        By { hand: true, asker }
    }

    pub(super) const BOT: By = By { hand: false, asker: None };

    /// The id that the mover's next frame acknowledges.
    fn id(&self) -> Option<u32> {
        match self.asker {
            Some(Asker::Socket { id, .. }) => id,
            Some(Asker::Request | Asker::Node { .. }) | None => None,
        }
    }

    /// The node and ticket, if another node submitted it.
    fn handed_in(&self) -> Option<HandedIn> {
        match &self.asker {
            Some(Asker::Node { node, ticket }) => Some(HandedIn { node: node.clone(), ticket: *ticket }),
            Some(Asker::Request | Asker::Socket { .. }) | None => None,
        }
    }
}

/// The notation of a move that is given as JSON or already as notation.
fn notation(table: &dyn Table, mv: &str) -> Answer<String> {
    if mv.starts_with('"') {
        return serde_json::from_str(mv)
            .map_err(|error| ApiError::new(Code::BadRequest, format!("the move cannot be read: {error}")));
    }
    Ok(table.notation(mv)?)
}

pub(super) fn not_begun() -> ApiError {
    ApiError::new(Code::WrongState, "the game has not begun")
}

pub(super) fn stale() -> ApiError {
    ApiError::new(Code::Stale, "the move was made for an older view")
}

fn stopped() -> ApiError {
    ApiError::new(Code::Stopped, "this table was stopped by an internal error; its moves are kept")
}
