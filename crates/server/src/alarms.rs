//! Background work beside the rooms: deadlines of tables that are not in memory, lost bus messages, and cleanup.

use std::time::Duration;

use crate::{app::App, room::Command};

/// How often the store is asked what is due.
const LOOK_MS: u64 = 1_000;
/// How long a claimed deadline stays claimed before another node may take it.
const CLAIM_MS: u64 = 5_000;
/// How many deadlines are claimed at once.
const CLAIM_MAX: u32 = 200;
/// How often rooms in memory are compared with the store, where several nodes write to it.
const COMPARE_MS: u64 = 2_000;
/// Tables that never started are closed after this long.
const STALE_MS: u64 = 24 * 3_600_000;
/// Guests who never sat down are forgotten after this long.
const STRANGER_MS: u64 = 30 * 24 * 3_600_000;

/// Wakes tables that are due. What fell due while no server ran is found at once.
pub(crate) async fn wake_tables(app: App) {
    loop {
        let now_ms = app.ambient.now_ms();
        let claimed = match app.store.claim_due(now_ms, now_ms + CLAIM_MS, CLAIM_MAX).await {
            Ok(claimed) => claimed,
            Err(error) => {
                tracing::warn!(%error, "deadlines cannot be read");
                app.metrics.store_errors.add(1);
                Vec::new()
            }
        };
        app.metrics.deadlines.add(claimed.len() as u64);
        let more = claimed.len() == CLAIM_MAX as usize;
        for table in claimed {
            app.rooms.send(&app, table, Command::Wake).await;
        }
        if !more {
            app.ambient.sleep(LOOK_MS).await;
        }
    }
}

/// Finds moves that other nodes wrote and the bus failed to announce.
pub(crate) async fn compare_tables(app: App) {
    loop {
        tokio::time::sleep(Duration::from_millis(COMPARE_MS)).await;
        for tables in app.rooms.tables().chunks(500) {
            match app.store.heads(tables).await {
                Ok(heads) => {
                    for head in heads {
                        if let Some(room) = app.rooms.loaded(head.table) {
                            let _ = room.try_send(Command::Head { plies: head.plies, version: head.version });
                        }
                    }
                }
                Err(error) => {
                    tracing::warn!(%error, "tables cannot be compared with the store");
                    app.metrics.store_errors.add(1);
                }
            }
        }
    }
}

/// Closes tables that never started and forgets guests who never sat down.
pub(crate) async fn tidy_up(app: App) {
    loop {
        let now_ms = app.ambient.now_ms();
        let closed = app.store.close_stale(now_ms.saturating_sub(STALE_MS)).await;
        let forgotten = app.store.forget_strangers(now_ms.saturating_sub(STRANGER_MS)).await;
        match (closed, forgotten) {
            (Ok(closed), Ok(forgotten)) if closed + forgotten > 0 => {
                tracing::info!(closed, forgotten, "tidied up");
            }
            (Ok(_), Ok(_)) => {}
            (Err(error), _) | (_, Err(error)) => tracing::warn!(%error, "tidying up failed"),
        }
        tokio::time::sleep(Duration::from_secs(3600)).await;
    }
}
