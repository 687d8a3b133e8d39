//! Moves that an arbiter has received and not decided yet, here or on another node. Each is answered exactly once: it
//! is made, it is declined, or, if its fate can no longer be known, the connection it came over is broken.

use klad_engine::{Seat, arbiter::Ticket};

use crate::error::ApiError;

/// How long another node has to confirm that it has a move and, once the log has advanced, to report what became of it.
const WORD_MS: u64 = 5_000;

/// Who is waiting to learn what became of a move.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Asker {
    /// A socket here, by the id it gave the move.
    Socket { socket: u64, id: Option<u32> },
    /// A request over HTTP, which waits only while the room is handling it.
    Request,
    /// Another node, by its own ticket.
    Node { node: String, ticket: Ticket },
}

/// An unanswered move.
#[derive(Debug)]
pub(super) struct Undecided {
    ticket: Ticket,
    pub(super) asker: Asker,
    pub(super) seat: Seat,
    /// How many moves the table had.
    plies: u32,
    /// The arbiter is on another node.
    is_elsewhere: bool,
    /// When an answer can no longer be expected.
    give_up_ms: Option<u64>,
}

/// The unanswered moves.
#[derive(Debug, Default)]
pub(super) struct Waiting {
    last: Ticket,
    moves: Vec<Undecided>,
    /// The refusal for the request that the room is handling.
    pub(super) refusal: Option<ApiError>,
}

impl Waiting {
    /// Issues a ticket for a move made after `plies` moves. `sent_ms` is when it was sent to another node, if it was.
    pub(super) fn add(&mut self, asker: Asker, seat: Seat, plies: u32, sent_ms: Option<u64>) -> Ticket {
        self.last += 1;
        self.moves.push(Undecided {
            ticket: self.last,
            asker,
            seat,
            plies,
            is_elsewhere: sent_ms.is_some(),
            give_up_ms: sent_ms.map(|sent_ms| sent_ms + WORD_MS),
        });
        self.last
    }

    /// Removes a move that has been answered, and returns it.
    pub(super) fn take(&mut self, ticket: Ticket) -> Option<Undecided> {
        let place = self.moves.iter().position(|undecided| undecided.ticket == ticket)?;
        Some(self.moves.swap_remove(place))
    }

    pub(super) fn contains(&self, ticket: Ticket) -> bool {
        self.moves.iter().any(|undecided| undecided.ticket == ticket)
    }

    /// The other node has the move and will report what becomes of it.
    pub(super) fn heard(&mut self, ticket: Ticket) {
        let found = self.moves.iter_mut().find(|undecided| undecided.ticket == ticket);
        if let Some(undecided) = found {
            undecided.give_up_ms = None;
        }
    }

    /// The log has `plies` moves now: the node that decided about earlier moves has a moment to report.
    pub(super) fn log_went_on(&mut self, plies: u32, now_ms: u64) {
        for undecided in &mut self.moves {
            if undecided.is_elsewhere && undecided.plies < plies {
                undecided.give_up_ms.get_or_insert(now_ms + WORD_MS);
            }
        }
    }

    /// When the first move will have waited too long.
    pub(super) fn due_ms(&self) -> Option<u64> {
        self.moves.iter().filter_map(|undecided| undecided.give_up_ms).min()
    }

    /// Removes and returns the moves that have waited too long.
    pub(super) fn overdue(&mut self, now_ms: u64) -> Vec<Undecided> {
        self.give_up(|undecided| undecided.give_up_ms.is_some_and(|due_ms| due_ms <= now_ms))
    }

    /// Removes and returns the moves whose arbiter on this node no longer exists.
    pub(super) fn forgotten(&mut self) -> Vec<Undecided> {
        self.give_up(|_| true)
    }

    /// Removes and returns the moves whose arbiter on another node no longer exists.
    pub(super) fn forgotten_elsewhere(&mut self) -> Vec<Undecided> {
        self.give_up(|undecided| undecided.is_elsewhere)
    }

    /// Removes and returns the moves at the arbiter on this node, which is leaving: the game is over, or another node
    /// has the arbiter now.
    pub(super) fn left_over(&mut self) -> Vec<Undecided> {
        self.give_up(|undecided| !undecided.is_elsewhere)
    }

    fn give_up(&mut self, which: impl Fn(&Undecided) -> bool) -> Vec<Undecided> {
        self.moves.extract_if(.., |undecided| which(undecided)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEAT: Seat = Seat(0);

    fn socket(id: u32) -> Asker {
        Asker::Socket { socket: 7, id: Some(id) }
    }

    #[test]
    fn a_move_is_answered_once() {
        let mut waiting = Waiting::default();
        let (first, second) = (waiting.add(socket(1), SEAT, 0, None), waiting.add(socket(2), SEAT, 0, None));
        assert_eq!(waiting.take(first).map(|undecided| undecided.asker), Some(socket(1)));
        assert!(waiting.take(first).is_none() && waiting.contains(second));
    }

    #[test]
    fn a_move_at_this_nodes_arbiter_never_times_out() {
        let mut waiting = Waiting::default();
        waiting.add(socket(1), SEAT, 3, None);
        waiting.log_went_on(9, 1_000);
        assert_eq!(waiting.due_ms(), None);
        assert!(waiting.overdue(u64::MAX).is_empty() && waiting.forgotten_elsewhere().is_empty());
        assert_eq!(waiting.forgotten().len(), 1);
    }

    #[test]
    fn another_node_must_confirm_a_move_and_answer_once_the_log_has_advanced() {
        let mut waiting = Waiting::default();
        let ticket = waiting.add(socket(1), SEAT, 3, Some(1_000));
        assert_eq!(waiting.due_ms(), Some(1_000 + WORD_MS));
        waiting.heard(ticket);
        assert_eq!(waiting.due_ms(), None);
        waiting.log_went_on(3, 2_000);
        assert_eq!(waiting.due_ms(), None, "the log has not advanced since the move was made");
        waiting.log_went_on(4, 2_000);
        waiting.log_went_on(5, 4_000);
        assert!(waiting.overdue(2_000 + WORD_MS - 1).is_empty());
        assert_eq!(waiting.overdue(2_000 + WORD_MS).len(), 1);
        assert_eq!(waiting.due_ms(), None);
    }
}
