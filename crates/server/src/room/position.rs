//! A point in the log: the table after some number of moves, and what follows from their times.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
};

use klad_engine::{PlayError, Table, TableEvent, Turn, Viewer};
use klad_protocol::{Clock, Code};
use klad_store::MoveRow;

use super::clocks::{Clocks, Outages, Step};
use crate::error::ApiError;

/// The table after `plies` moves.
pub(super) struct Position {
    pub(super) table: Box<dyn Table>,
    pub(super) plies: u32,
    pub(super) clocks: Clocks,
    /// Incremented when a clock starts or stops.
    pub(super) clock_changes: u32,
    pub(super) last_ms: u64,
    /// When everybody last saw something happen, and how many such moments there were.
    pub(super) public_ms: u64,
    pub(super) public_events: u32,
}

/// A position one move later, with the events for each audience.
pub(super) struct Ahead {
    pub(super) position: Position,
    pub(super) told: Vec<TableEvent>,
    pub(super) before: Turn,
    /// Whether a spectator notices.
    pub(super) is_public: bool,
}

impl Position {
    pub(super) fn start(
        table: Box<dyn Table>,
        clock: Clock,
        started_ms: u64,
        outages: Arc<Outages>,
    ) -> Position {
        let clocks = Clocks::start(clock, table.seats(), table.turn(), started_ms, outages);
        Position {
            table,
            plies: 0,
            clocks,
            clock_changes: 0,
            last_ms: started_ms,
            public_ms: started_ms,
            public_events: 0,
        }
    }

    /// The position after this move, which must be the next one. `self` stays as it is, so a move that fails, even by a
    /// panic in the rules, leaves nothing half done.
    pub(super) fn after(&self, row: &MoveRow) -> Result<Ahead, ApiError> {
        debug_assert_eq!(row.ply, self.plies);
        let mut table = self.table.boxed_clone();
        let played = catch_unwind(AssertUnwindSafe(|| {
            let told = table.play(row.seat, &row.notation)?;
            Ok::<_, PlayError>((table, told))
        }));
        let Ok(played) = played else {
            tracing::error!(ply = row.ply, seat = %row.seat, notation = row.notation, "a move made the rules panic");
            return Err(ApiError::new(Code::Stopped, "internal error: this move cannot be made"));
        };
        let (table, told) = played?;
        let turn = table.turn();
        let heard = told.iter().filter(|told| told.audience.includes(Viewer::Spectator)).count() as u32;
        let public = heard > 0 || turn != self.table.turn();
        let mut clocks = self.clocks.clone();
        let changed = clocks.step(Step { mover: row.seat, public, after: turn, at_ms: row.at_ms });
        let position = Position {
            table,
            plies: row.ply + 1,
            clocks,
            clock_changes: self.clock_changes + u32::from(changed),
            last_ms: row.at_ms,
            public_ms: if public { row.at_ms } else { self.public_ms },
            public_events: if public { heard } else { self.public_events },
        };
        Ok(Ahead { position, told, before: self.table.turn(), is_public: public })
    }
}
