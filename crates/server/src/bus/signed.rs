//! Messages that only holders of the key can make: HMAC-SHA256 over the message, then the message. Each carries a
//! timestamp and an increasing number, so that none counts twice.

use std::{
    collections::HashMap,
    fmt,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
};

use ring::hmac;
use serde::{Deserialize, Serialize};

use super::Note;

/// The fewest characters a key may have.
const KEY_MIN: usize = 16;
const TAG_BYTES: usize = 32;
/// A message older than this, or from further in the future, is dropped. The clocks of nodes may differ by this much.
const FRESH_MS: u64 = 60_000;

/// The key that all nodes sign their messages with.
#[derive(Clone)]
pub struct BusKey(hmac::Key);

impl fmt::Debug for BusKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("BusKey")
    }
}

impl BusKey {
    /// A key from a text that is long enough not to be guessed.
    pub fn new(text: &str) -> Result<BusKey, String> {
        let text = text.trim();
        match text.len() {
            ..KEY_MIN => Err(format!("found a key of {} bytes, wanted at least {KEY_MIN}", text.len())),
            _ => Ok(BusKey(hmac::Key::new(hmac::HMAC_SHA256, text.as_bytes()))),
        }
    }
}

#[derive(Serialize, Deserialize)]
struct Letter {
    at_ms: u64,
    /// Increases with every message of a node.
    number: u64,
    note: Note,
}

/// Signs this node's messages.
pub(super) struct Signer {
    key: hmac::Key,
    number: AtomicU64,
}

impl Signer {
    pub(super) fn new(key: &BusKey) -> Signer {
        Signer { key: key.0.clone(), number: AtomicU64::new(1) }
    }

    pub(super) fn sign(&self, now_ms: u64, note: Note) -> Vec<u8> {
        let letter = Letter { at_ms: now_ms, number: self.number.fetch_add(1, Relaxed), note };
        let text = serde_json::to_vec(&letter).expect("notes serialize");
        [hmac::sign(&self.key, &text).as_ref(), &text].concat()
    }
}

/// Admits messages that are signed, fresh and not seen before.
pub(super) struct Gate {
    signer: Arc<Signer>,
    /// By node: the last number, and when it arrived.
    heard: HashMap<String, (u64, u64)>,
}

impl Gate {
    pub(super) fn new(signer: Arc<Signer>) -> Gate {
        Gate { signer, heard: HashMap::new() }
    }

    /// The message, or why it is dropped.
    pub(super) fn admit(&mut self, now_ms: u64, payload: &[u8]) -> Result<Note, String> {
        let (tag, text) = payload.split_at_checked(TAG_BYTES).ok_or("it is too short")?;
        hmac::verify(&self.signer.key, text, tag).map_err(|_| "it is not signed with our key")?;
        // A newer version of the program may send messages we do not know.
        let Letter { at_ms, number, note } =
            serde_json::from_slice(text).map_err(|error| format!("it cannot be read: {error}"))?;
        if at_ms.abs_diff(now_ms) > FRESH_MS {
            return Err(format!("its time differs from ours by {} ms", at_ms.abs_diff(now_ms)));
        }
        // Messages from a node silent for this long are too old to be replayed.
        self.heard.retain(|_, (_, heard_ms)| *heard_ms + 2 * FRESH_MS > now_ms);
        let (last, heard_ms) = self.heard.entry(note.node.clone()).or_insert((0, now_ms));
        if number <= *last {
            return Err(format!("its number is {number}, after {last}"));
        }
        (*last, *heard_ms) = (number, now_ms);
        Ok(note)
    }
}

#[cfg(test)]
mod tests {
    use klad_protocol::TableId;

    use super::{super::News, *};

    const NOW: u64 = 1_700_000_000_000;

    fn signer(key: &str) -> Arc<Signer> {
        Arc::new(Signer::new(&BusKey::new(key).unwrap()))
    }

    fn note(node: &str) -> Note {
        let news = News::Changed { version: 3 };
        Note { node: node.into(), table: TableId::from_random([1; 8]), news }
    }

    #[test]
    fn a_signed_message_is_admitted_once() {
        let signer = signer("a key that is long enough");
        let mut gate = Gate::new(signer.clone());
        let (first, second) = (signer.sign(NOW, note("a")), signer.sign(NOW, note("a")));
        assert_eq!(gate.admit(NOW, &first).unwrap().node, "a");
        assert!(gate.admit(NOW, &first).is_err(), "replayed");
        assert!(gate.admit(NOW, &second).is_ok());
        assert!(gate.admit(NOW, &first).is_err(), "replayed later");
    }

    #[test]
    fn a_message_with_another_key_or_changed_bytes_is_dropped() {
        let ours = signer("a key that is long enough");
        let mut gate = Gate::new(ours.clone());
        let theirs = signer("another key, long enough").sign(NOW, note("a"));
        assert!(gate.admit(NOW, &theirs).is_err());
        let mut changed = ours.sign(NOW, note("a"));
        *changed.last_mut().unwrap() ^= 1;
        assert!(gate.admit(NOW, &changed).is_err());
        let unsigned = serde_json::to_vec(&note("a")).unwrap();
        for bad in [&b""[..], b"short", &unsigned] {
            assert!(gate.admit(NOW, bad).is_err());
        }
    }

    #[test]
    fn an_old_message_is_dropped_even_if_its_node_is_forgotten() {
        let signer = signer("a key that is long enough");
        let mut gate = Gate::new(signer.clone());
        let old = signer.sign(NOW, note("a"));
        assert!(gate.admit(NOW, &old).is_ok());
        assert!(gate.admit(NOW + FRESH_MS + 1, &old).is_err());
        assert!(gate.admit(NOW + 10 * FRESH_MS, &old).is_err());
        assert!(gate.admit(NOW - FRESH_MS - 1, &signer.sign(NOW, note("b"))).is_err());
    }

    #[test]
    fn a_short_key_is_refused() {
        assert!(BusKey::new("  too short  ").is_err());
        assert!(BusKey::new("0123456789abcdef").is_ok());
    }
}
