//! Moves that an arbiter has been handed and has not decided about, here or on another node. Each is answered exactly once:
//! it is made, it is declined, or, where nobody can know any more what became of it, the connection it came over is broken.

use klad_engine::{Seat, arbiter::Ticket};

use crate::error::ApiError;

/// How long another node has to say that it has a move, and, once the log has gone on, what became of it.
const WORD_MS: u64 = 5_000;

/// Who wants to know what became of a move.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Asker {
    /// A socket here, by the id it gave the move.
    Socket { socket: u64, id: Option<u32> },
    /// A request over HTTP, which waits only as long as the room is busy with it.
    Request,
    /// Another node, by its own ticket.
    Node { node: String, ticket: Ticket },
}

/// A move without an answer.
#[derive(Debug)]
pub(super) struct Undecided {
    ticket: Ticket,
    pub(super) asker: Asker,
    pub(super) seat: Seat,
    /// How many moves the table had.
    plies: u32,
    /// The arbiter is on another node.
    is_elsewhere: bool,
    /// When nobody can be expected to answer any more.
    give_up_ms: Option<u64>,
}

/// The moves without an answer.
#[derive(Debug, Default)]
pub(super) struct Waiting {
    last: Ticket,
    moves: Vec<Undecided>,
    /// What the request that the room is busy with is told.
    pub(super) refusal: Option<ApiError>,
}

impl Waiting {
    /// Hands out a ticket for a move made after `plies` moves. `sent_ms` is when it went to another node, if it did.
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

    /// The answer is there: whose move it was.
    pub(super) fn take(&mut self, ticket: Ticket) -> Option<Undecided> {
        let place = self.moves.iter().position(|undecided| undecided.ticket == ticket)?;
        Some(self.moves.swap_remove(place))
    }

    pub(super) fn contains(&self, ticket: Ticket) -> bool {
        self.moves.iter().any(|undecided| undecided.ticket == ticket)
    }

    /// The other node has the move and will say what becomes of it.
    pub(super) fn heard(&mut self, ticket: Ticket) {
        let found = self.moves.iter_mut().find(|undecided| undecided.ticket == ticket);
        if let Some(undecided) = found {
            undecided.give_up_ms = None;
        }
    }

    /// The log has `plies` moves now: whoever decided about what was made before has a moment to say how.
    pub(super) fn log_went_on(&mut self, plies: u32, now_ms: u64) {
        for undecided in &mut self.moves {
            if undecided.is_elsewhere && undecided.plies < plies {
                undecided.give_up_ms.get_or_insert(now_ms + WORD_MS);
            }
        }
    }

    /// When somebody has waited too long.
    pub(super) fn due_ms(&self) -> Option<u64> {
        self.moves.iter().filter_map(|undecided| undecided.give_up_ms).min()
    }

    /// Those who have waited too long.
    pub(super) fn overdue(&mut self, now_ms: u64) -> Vec<Undecided> {
        self.give_up(|undecided| undecided.give_up_ms.is_some_and(|due_ms| due_ms <= now_ms))
    }

    /// Those whose arbiter, here, is no more.
    pub(super) fn forgotten(&mut self) -> Vec<Undecided> {
        self.give_up(|_| true)
    }

    /// Those whose arbiter, on another node, is no more.
    pub(super) fn forgotten_elsewhere(&mut self) -> Vec<Undecided> {
        self.give_up(|undecided| undecided.is_elsewhere)
    }

    /// Those at the arbiter here, which leaves: the game is over, or another node has the arbiter now.
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
    fn a_move_at_this_nodes_arbiter_waits_as_long_as_it_takes() {
        let mut waiting = Waiting::default();
        waiting.add(socket(1), SEAT, 3, None);
        waiting.log_went_on(9, 1_000);
        assert_eq!(waiting.due_ms(), None);
        assert!(waiting.overdue(u64::MAX).is_empty() && waiting.forgotten_elsewhere().is_empty());
        assert_eq!(waiting.forgotten().len(), 1);
    }

    #[test]
    fn another_node_has_to_confirm_a_move_and_to_answer_once_the_log_has_gone_on() {
        let mut waiting = Waiting::default();
        let ticket = waiting.add(socket(1), SEAT, 3, Some(1_000));
        assert_eq!(waiting.due_ms(), Some(1_000 + WORD_MS));
        waiting.heard(ticket);
        assert_eq!(waiting.due_ms(), None);
        waiting.log_went_on(3, 2_000);
        assert_eq!(waiting.due_ms(), None, "the log is where it was when the move was made");
        waiting.log_went_on(4, 2_000);
        waiting.log_went_on(5, 4_000);
        assert!(waiting.overdue(2_000 + WORD_MS - 1).is_empty());
        assert_eq!(waiting.overdue(2_000 + WORD_MS).len(), 1);
        assert_eq!(waiting.due_ms(), None);
    }
}
