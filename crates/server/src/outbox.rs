//! Messages waiting to be sent to one client. The queue is bounded: a client that cannot keep up is sent the whole view
//! again instead of being buffered.

use std::{
    collections::VecDeque,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
};

use axum::extract::ws::Utf8Bytes;
use klad_protocol::ErrorBody;
use tokio::sync::Notify;

/// How to close a socket.
#[derive(Debug, Clone)]
pub(crate) struct Closing {
    pub(crate) code: u16,
    /// Sent before the close, if any.
    pub(crate) error: Option<ErrorBody>,
}

/// The queue between a room and a socket.
#[derive(Debug)]
pub(crate) struct Outbox {
    waiting: Mutex<Waiting>,
    ready: Notify,
    bytes_max: usize,
    brisk: AtomicBool,
}

#[derive(Debug, Default)]
struct Waiting {
    texts: VecDeque<Utf8Bytes>,
    bytes: usize,
    /// Something was dropped, and nothing more is accepted until the room has sent the whole view.
    behind: bool,
    closing: Option<Closing>,
}

/// What a socket takes from its outbox.
#[derive(Debug, Default)]
pub(crate) struct Found {
    pub(crate) texts: VecDeque<Utf8Bytes>,
    /// The socket must ask the room for the whole view.
    pub(crate) behind: bool,
    pub(crate) closing: Option<Closing>,
}

impl Outbox {
    pub(crate) fn new(bytes_max: usize) -> Outbox {
        Outbox { waiting: Mutex::default(), ready: Notify::new(), bytes_max, brisk: AtomicBool::new(false) }
    }

    /// Adds a message. Returns whether there was room for it.
    pub(crate) fn push(&self, text: Utf8Bytes) -> bool {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if waiting.behind {
            return false;
        }
        // A single message may exceed the limit; several together may not.
        let fits = waiting.texts.is_empty() || waiting.bytes + text.len() <= self.bytes_max;
        if fits {
            waiting.bytes += text.len();
            waiting.texts.push_back(text);
        } else {
            waiting.texts = VecDeque::new();
            waiting.bytes = 0;
            waiting.behind = true;
        }
        drop(waiting);
        self.ready.notify_one();
        fits
    }

    /// Adds the whole view: a client that was behind no longer is. Returns whether there was room for it.
    pub(crate) fn push_whole(&self, text: Utf8Bytes) -> bool {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner).behind = false;
        self.push(text)
    }

    /// Closes the socket once everything is sent.
    pub(crate) fn close(&self, closing: Closing) {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner).closing.get_or_insert(closing);
        self.ready.notify_one();
    }

    /// The table needs round trips measured.
    pub(crate) fn measure_round_trips(&self) {
        self.brisk.store(true, Relaxed);
        self.ready.notify_one();
    }

    /// Whether the table needs round trips measured.
    pub(crate) fn is_brisk(&self) -> bool {
        self.brisk.load(Relaxed)
    }

    /// Waits until there may be something to send.
    pub(crate) async fn ready(&self) {
        self.ready.notified().await;
    }

    /// Takes everything that is queued.
    pub(crate) fn take(&self) -> Found {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.bytes = 0;
        Found {
            texts: std::mem::take(&mut waiting.texts),
            behind: waiting.behind,
            closing: waiting.closing.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_client_that_cannot_keep_up_gets_the_whole_view_instead() {
        let outbox = Outbox::new(10);
        assert!(outbox.push("a large first one passes".into()));
        assert!(!outbox.push("b".into()), "nothing fits after it");
        let found = outbox.take();
        assert!(found.texts.is_empty() && found.behind);
        assert!(!outbox.push("c".into()), "nothing is sent until the whole view");
        outbox.push_whole("whole".into());
        assert!(outbox.push("d".into()));
        let found = outbox.take();
        assert_eq!(found.texts, ["whole", "d"]);
        assert!(!found.behind);
    }
}
