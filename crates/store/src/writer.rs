//! Group commit: while one transaction is being made durable, the appends of all other tables collect for the next.

use std::collections::HashSet;

use klad_protocol::TableId;
use tokio::sync::{mpsc, oneshot};

use crate::records::{Append, Appended, StoreError};

/// The most appends in one transaction.
pub(crate) const BATCH_MAX: usize = 512;
/// How many appends may be queued before callers have to wait.
pub(crate) const QUEUE: usize = 4 * BATCH_MAX;

/// The moves of a batch that were written.
pub(crate) type Written = HashSet<(TableId, u32)>;

/// An append waiting for its transaction.
pub(crate) struct Waiting {
    pub(crate) append: Append,
    pub(crate) answer: oneshot::Sender<Result<Appended, StoreError>>,
}

/// Removes appends for a ply that another append in the batch already has; they fail immediately.
pub(crate) fn without_rivals(mut batch: Vec<Waiting>) -> Vec<Waiting> {
    // Nodes that insert the same rows in the same order wait for each other instead of deadlocking.
    batch.sort_by_key(|waiting| (waiting.append.table, waiting.append.row.ply));
    let mut kept: Vec<Waiting> = Vec::with_capacity(batch.len());
    for waiting in batch {
        let place = |waiting: &Waiting| (waiting.append.table, waiting.append.row.ply);
        match kept.last() {
            Some(first) if place(first) == place(&waiting) => {
                let _ = waiting.answer.send(Ok(Appended::Conflict));
            }
            _ => kept.push(waiting),
        }
    }
    kept
}

/// Reports its result to every append in a batch.
pub(crate) fn answer(batch: Vec<Waiting>, outcome: Result<Written, StoreError>) {
    match outcome {
        Ok(written) => {
            for waiting in batch {
                let place = (waiting.append.table, waiting.append.row.ply);
                let appended = if written.contains(&place) { Appended::Done } else { Appended::Conflict };
                let _ = waiting.answer.send(Ok(appended));
            }
        }
        Err(error) => {
            let reason = error.to_string();
            for waiting in batch {
                let _ = waiting.answer.send(Err(StoreError::Writer(reason.clone())));
            }
        }
    }
}

/// Submits an append to the writer and waits for its transaction.
pub(crate) async fn submit<T>(
    queue: &mpsc::Sender<T>,
    append: Append,
    wrap: impl FnOnce(Waiting) -> T,
) -> Result<Appended, StoreError> {
    let (answer, answered) = oneshot::channel();
    let stopped = || StoreError::Writer("the writer has stopped".into());
    queue.send(wrap(Waiting { append, answer })).await.map_err(|_| stopped())?;
    answered.await.map_err(|_| stopped())?
}
