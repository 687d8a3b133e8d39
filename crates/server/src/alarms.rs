//! Background work outside the rooms: deadlines of tables that are not in memory, lost bus messages, and cleanup.

use std::time::Duration;

use klad_store::StoreError;

use crate::{app::App, config::Retention, restrictions::check_restrictions, room::Command, routes::refresh};

/// How often the current time is written to the store.
const CLOCK_MS: u64 = 2_000;
/// How often the store is polled for what is due.
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

/// Writes the current time to the store, so that a server that starts later knows how long none ran, and whether its
/// clock was set back. The outages are written first: with the time alone, that server would not know of the last one.
pub(crate) async fn keep_clock(app: App) {
    let outages = app.outages.all();
    let mut is_known = outages.is_empty();
    loop {
        if !is_known {
            is_known = is_written(&app, app.store.put_outages(outages).await);
        }
        if is_known {
            is_written(&app, app.store.put_clock(app.ambient.now_ms()).await);
        }
        tokio::time::sleep(Duration::from_millis(CLOCK_MS)).await;
    }
}

fn is_written(app: &App, written: Result<(), StoreError>) -> bool {
    if let Err(error) = &written {
        tracing::warn!(%error, "cannot store the time");
        app.metrics.store_errors.add(1);
    }
    written.is_ok()
}

/// Wakes tables that are due. What fell due while no server ran is found immediately.
pub(crate) async fn wake_tables(app: App) {
    loop {
        let now_ms = app.ambient.now_ms();
        let claimed = match app.store.claim_due(now_ms, now_ms + CLAIM_MS, CLAIM_MAX).await {
            Ok(claimed) => claimed,
            Err(error) => {
                tracing::warn!(%error, "cannot read the deadlines");
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

/// Finds moves that other nodes wrote but the bus failed to announce.
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
                    tracing::warn!(%error, "cannot compare the tables with the store");
                    app.metrics.store_errors.add(1);
                }
            }
        }
    }
}

/// How often nodes check who is muted or banned.
const RESTRICTIONS_MS: u64 = 2_000;

/// Checks who was muted, banned or signed out, on any node.
pub(crate) async fn watch_restrictions(app: App) {
    loop {
        check_restrictions(&app).await;
        tokio::time::sleep(Duration::from_millis(RESTRICTIONS_MS)).await;
    }
}

const DAY_MS: u64 = 24 * 3_600_000;

/// Deletes what has expired: finished games, bots-only or all, and unused devices. Games that nobody has continued for
/// as long as finished games are kept are closed, and so deleted too.
async fn throw_away(app: &App, now_ms: u64) -> Result<(), StoreError> {
    let Retention { bots_days, games_days, devices_days } = app.config.retention;
    let before = |days: u32| now_ms.saturating_sub(u64::from(days) * DAY_MS);
    if games_days > 0 {
        close_abandoned(app, before(games_days)).await?;
    }
    for (days, only_bots) in [(bots_days, true), (games_days, false)] {
        if days == 0 {
            continue;
        }
        loop {
            let tables = app.store.ended_before(before(days), only_bots).await?;
            if tables.is_empty() {
                break;
            }
            for table in &tables {
                app.store.delete_table(*table).await?;
            }
            tracing::info!(games = tables.len(), only_bots, "deleted finished games");
        }
    }
    if devices_days > 0 {
        let devices = app.store.forget_unused(before(devices_days)).await?;
        tracing::debug!(devices, "forgot unused devices");
    }
    Ok(())
}

/// Closes games that nobody has continued since `before_ms`, page by page.
async fn close_abandoned(app: &App, before_ms: u64) -> Result<(), StoreError> {
    loop {
        let tables = app.store.close_abandoned(before_ms).await?;
        if tables.is_empty() {
            return Ok(());
        }
        for table in &tables {
            if let Err(error) = refresh(app, *table).await {
                tracing::warn!(error = %error.0, %table, "cannot close an abandoned game in memory");
            }
        }
        tracing::info!(games = tables.len(), "closed abandoned games");
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
        if let Err(error) = throw_away(&app, now_ms).await {
            tracing::warn!(%error, "cannot delete expired data");
        }
        app.ambient.sleep(3_600_000).await;
    }
}
