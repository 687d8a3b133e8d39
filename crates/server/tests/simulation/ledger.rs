//! Thinking time, counted a second time from the log alone: what a seat has left is what it was given less what passed
//! while the table visibly waited for it and a server ran.

use klad_engine::{Seat, Turn};
use klad_protocol::{Clock, socket::ClockReading};

/// A person who comes back has at least this long (`BACK_MS` in `clocks.rs`).
const BACK_MS: u64 = 15_000;

/// A step of a game: the first is its beginning.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Step {
    /// Who moved, unless it is the beginning.
    pub(crate) mover: Option<Seat>,
    /// Whether everybody noticed.
    pub(crate) is_public: bool,
    pub(crate) after: Turn,
    pub(crate) at_ms: u64,
}

/// What one seat has.
#[derive(Debug, Clone, Copy)]
struct Account {
    left_ms: u64,
    since_ms: Option<u64>,
}

/// How much of a time no server ran.
fn without_server_ms(outages: &[(u64, u64)], from_ms: u64, to_ms: u64) -> u64 {
    outages.iter().map(|(begun, ended)| (*ended).min(to_ms).saturating_sub((*begun).max(from_ms))).sum()
}

fn account(clock: Clock, seat: Seat, steps: &[Step], outages: &[(u64, u64)]) -> Account {
    let (given_ms, added_ms) = match clock {
        Clock::Bank { seconds, add_seconds } => (u64::from(seconds) * 1000, u64::from(add_seconds) * 1000),
        Clock::None | Clock::PerMove { .. } | Clock::Days { .. } => (0, 0),
    };
    let mut account = Account { left_ms: given_ms, since_ms: None };
    for step in steps {
        let is_asked = step.after.must.contains(seat);
        let stops = !is_asked || (step.is_public && step.mover == Some(seat));
        if let Some(since_ms) = account.since_ms.filter(|_| stops) {
            let stood_still_ms = without_server_ms(outages, since_ms, step.at_ms);
            let passed_ms = (step.at_ms - since_ms).saturating_sub(stood_still_ms);
            account = Account { left_ms: account.left_ms.saturating_sub(passed_ms), since_ms: None };
        }
        if account.since_ms.is_none() && is_asked {
            account.since_ms = Some(step.at_ms);
            account.left_ms = match clock {
                Clock::PerMove { seconds } => u64::from(seconds) * 1000,
                Clock::Bank { .. } => account.left_ms + added_ms,
                Clock::None | Clock::Days { .. } => 0,
            };
        }
    }
    account
}

/// Compares clocks as a node has shown them, at `now_ms` or before, with the log.
pub(crate) fn check(
    clock: Clock,
    steps: &[Step],
    outages: &[(u64, u64)],
    now_ms: u64,
    faces: &[ClockReading],
) -> Result<(), String> {
    for face in faces {
        let account = account(clock, face.seat, steps, outages);
        let shown_ms = u64::from(face.left_ms);
        let is_right = match account.since_ms {
            None => !face.running && shown_ms == account.left_ms,
            Some(since_ms) => {
                let due_ms = since_ms + account.left_ms + without_server_ms(outages, since_ms, u64::MAX);
                let most_ms = (due_ms - since_ms).max(BACK_MS);
                face.running && (due_ms.saturating_sub(now_ms.max(since_ms))..=most_ms).contains(&shown_ms)
            }
        };
        if !is_right {
            return Err(format!("a clock is shown as {face:?} at {now_ms} ms; the log says {account:?}"));
        }
    }
    Ok(())
}
