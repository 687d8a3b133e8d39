//! How far a table has progressed: people are still sitting down, the game is being played, or it is over.

use klad_engine::Seat;

use super::{arbiter::Hosting, board::Board, tempo::Tempo};
use crate::memories::Kept;

/// How far a table has progressed: people are still sitting down, the game is being played, or it is over.
#[derive(Default)]
pub(super) enum Stage {
    /// The game has not begun (and, if the table was closed, never will).
    #[default]
    Open,
    Playing(Box<LiveGame>),
    /// The game is over; its table can still be viewed.
    Over(Box<Board>),
}

/// A game in progress.
pub(super) struct LiveGame {
    pub(super) board: Board,
    /// The bots, by seat, once they have been asked for a move.
    pub(super) sitters: Vec<Option<Kept>>,
    /// A bot is choosing for this seat, or has chosen and waits for its time.
    pub(super) thinking: Option<Seat>,
    /// When others get to see what bots have chosen.
    pub(super) tempo: Tempo,
    pub(super) arbiter: Option<Hosting>,
    /// The rules failed or the log cannot be played: the table stops here, and its moves are kept.
    pub(super) stopped: bool,
}

impl Stage {
    pub(super) fn is_open(&self) -> bool {
        matches!(self, Stage::Open)
    }

    /// The position and what was shown of it, if the game has begun.
    pub(super) fn board(&self) -> Option<&Board> {
        match self {
            Stage::Open => None,
            Stage::Playing(game) => Some(&game.board),
            Stage::Over(board) => Some(board),
        }
    }

    pub(super) fn board_mut(&mut self) -> Option<&mut Board> {
        match self {
            Stage::Open => None,
            Stage::Playing(game) => Some(&mut game.board),
            Stage::Over(board) => Some(board),
        }
    }

    /// The game, while it is being played.
    pub(super) fn game(&self) -> Option<&LiveGame> {
        match self {
            Stage::Playing(game) => Some(game),
            Stage::Open | Stage::Over(_) => None,
        }
    }

    pub(super) fn game_mut(&mut self) -> Option<&mut LiveGame> {
        match self {
            Stage::Playing(game) => Some(game),
            Stage::Open | Stage::Over(_) => None,
        }
    }

    /// The arbiter of the game, if it has one.
    pub(super) fn arbiter(&self) -> Option<&Hosting> {
        self.game().and_then(|game| game.arbiter.as_ref())
    }

    pub(super) fn arbiter_mut(&mut self) -> Option<&mut Hosting> {
        self.game_mut().and_then(|game| game.arbiter.as_mut())
    }

    /// How many moves the log has, as far as we know.
    pub(super) fn plies(&self) -> u32 {
        self.board().map_or(0, |board| board.position.plies)
    }

    /// The game is over: bots and arbiter leave.
    pub(super) fn end(&mut self) {
        *self = match std::mem::take(self) {
            Stage::Playing(game) => Stage::Over(Box::new(game.board)),
            other => other,
        };
    }
}
