//! Which moves are stale, decided for each viewer separately.
//!
//! Every viewer has its own count of what it was shown. It never counts the table's moves, because that would reveal
//! how many were hidden. A client names the number of the view its move was made for, and the move is stale if
//! something that matters to that seat has changed since:
//!
//! - `number` goes up with every frame this viewer is sent.
//! - `basis` is the oldest number that is not stale. It follows `number`, with one exception: in a simultaneous choice
//!   everybody is asked at once, so somebody else's answer does not make yours stale as long as you still face the same
//!   choice.
//! - `marks` are digests of what was sent. A viewer whose marks have not changed is sent nothing.
//! - [`Unshown`] collects moves that are in the log and have not been shown yet, because several that arrive together
//!   are shown together. A seat whose choice they change is shown them before its own move is judged.
//!
//! HTTP has no connection to count on; there the mark itself ([`Marks::text`]) says what a move was made for.

use klad_engine::{Seat, SeatSet, Turn, Viewer};

/// Digests of what a viewer sees. Equal digests almost certainly mean equal texts, and nobody gains by forging one.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Marks {
    /// A digest of the view, the legal moves and whose turn it is.
    whole: u64,
    /// A digest of the legal moves alone.
    legal: u64,
}

impl Marks {
    /// `legal` is the JSON of the legal moves with commas between them, without the brackets of a list.
    pub(super) fn of(view: &str, legal: &str, turn: Turn) -> Marks {
        let seats = turn.may.iter().fold(0u64, |seats, seat| seats | 1 << (seat.0 + 32));
        let seats = turn.must.iter().fold(seats, |seats, seat| seats | 1 << seat.0);
        let legal = digest(legal.as_bytes(), 1);
        Marks { whole: digest(view.as_bytes(), legal ^ seats), legal }
    }

    /// The form used over HTTP.
    pub(super) fn text(self) -> String {
        format!("{:016x}", self.whole)
    }
}

fn digest(bytes: &[u8], begin: u64) -> u64 {
    const ODD: u64 = 0x9E37_79B9_7F4A_7C15;
    let mix = |digest: u64, word: u64| (digest.rotate_left(23) ^ word).wrapping_mul(ODD);
    let chunks = bytes.chunks_exact(8);
    let rest = chunks.remainder().iter().fold(bytes.len() as u64, |rest, &byte| rest << 8 | u64::from(byte));
    let words = chunks.map(|chunk| u64::from_le_bytes(chunk.try_into().expect("chunks of eight")));
    let digest = mix(words.fold(begin, mix), rest);
    digest ^ digest >> 29
}

/// What one viewer was last shown, and which of its moves are therefore stale.
#[derive(Debug, Default)]
pub(super) struct Shown {
    number: u32,
    basis: u32,
    marks: Marks,
    clock_changes: u32,
}

impl Shown {
    /// The number of the last view.
    pub(super) fn number(&self) -> u32 {
        self.number
    }

    /// Whether a move made for view `seen` is too late, or made for a view that was never sent.
    pub(super) fn makes_stale(&self, seen: u32) -> bool {
        seen < self.basis || seen > self.number
    }

    /// Whether the viewer would see something other than it was shown.
    pub(super) fn differs(&self, marks: Marks, clock_changes: u32) -> bool {
        self.marks != marks || self.clock_changes != clock_changes
    }

    /// Whether the view itself is new; a clock that merely started or stopped does not count.
    pub(super) fn is_outdated(&self, marks: Marks) -> bool {
        self.marks.whole != marks.whole || self.number == 0
    }

    /// Whether the seat's legal moves differ from those it was shown.
    pub(super) fn asks_otherwise(&self, legal: &str) -> bool {
        self.marks.legal != digest(legal.as_bytes(), 1)
    }

    /// Records that the next view is shown to `viewer`, after `moves`; `turn` is whose turn it is now.
    pub(super) fn show(&mut self, viewer: Viewer, moves: Unshown, turn: Turn, marks: Marks, clocks: u32) {
        let asked_the_same = match viewer {
            Viewer::Seat(seat) => moves.leave_asked(seat, turn) && marks.legal == self.marks.legal,
            Viewer::Spectator => false,
        };
        let basis = if asked_the_same { self.basis } else { self.number + 1 };
        *self = Shown { number: self.number + 1, basis, marks, clock_changes: clocks };
    }

    /// Records that a whole view is shown: every move made for an earlier one is stale.
    pub(super) fn show_whole(&mut self, marks: Marks, clock_changes: u32) {
        let number = self.number + 1;
        *self = Shown { number, basis: number, marks, clock_changes };
    }
}

/// Moves that are in the log but not shown yet.
#[derive(Debug, Clone, Copy)]
pub(super) struct Unshown {
    /// Who moved here; empty if another node wrote the moves.
    movers: SeatSet,
    /// Whose turn it was before them.
    before: Turn,
}

impl Unshown {
    /// Moves that another node has written, or the start of a game.
    pub(super) fn by_others(before: Turn) -> Unshown {
        Unshown { movers: SeatSet::default(), before }
    }

    /// Adds a move; `before` is whose turn it was before that move.
    pub(super) fn and(unshown: Option<Unshown>, mover: Seat, before: Turn) -> Unshown {
        let Unshown { movers, before } = unshown.unwrap_or(Unshown::by_others(before));
        Unshown { movers: movers.with(mover), before }
    }

    /// Whether `viewer` made one of them.
    pub(super) fn include(self, viewer: Viewer) -> bool {
        self.movers.iter().any(|mover| viewer.is(mover))
    }

    /// Whether `seat` was asked together with everybody who has moved, and still is.
    pub(super) fn leave_asked(self, seat: Seat, now: Turn) -> bool {
        !self.movers.is_empty()
            && !self.movers.contains(seat)
            && self.movers.with(seat).iter().all(|asked| self.before.must.contains(asked))
            && now.must.contains(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);

    fn both() -> Turn {
        Turn { must: SeatSet::all(2), may: SeatSet::EMPTY }
    }

    #[test]
    fn a_move_for_an_older_or_unknown_view_is_stale() {
        let mut shown = Shown::default();
        shown.show_whole(Marks::of("1", "a", Turn::of(A)), 0);
        assert!(!shown.makes_stale(1));
        assert!(shown.makes_stale(0) && shown.makes_stale(2));
        let moves = Unshown::and(None, A, Turn::of(A));
        shown.show(Viewer::Seat(A), moves, Turn::of(A), Marks::of("2", "a", Turn::of(A)), 0);
        assert!(shown.makes_stale(1) && !shown.makes_stale(2));
    }

    #[test]
    fn another_seats_answer_leaves_yours_fresh_while_your_choice_is_the_same() {
        let mut shown = Shown::default();
        shown.show_whole(Marks::of("1", "a", both()), 0);
        let moves = Unshown::and(None, A, both());
        shown.show(Viewer::Seat(B), moves, Turn::of(B), Marks::of("2", "a", Turn::of(B)), 0);
        assert_eq!(shown.number(), 2);
        assert!(!shown.makes_stale(1) && !shown.makes_stale(2));
        // With other legal moves it is a different choice.
        shown.show(Viewer::Seat(B), moves, Turn::of(B), Marks::of("2", "b", Turn::of(B)), 0);
        assert!(shown.makes_stale(2) && !shown.makes_stale(3));
    }

    #[test]
    fn a_spectator_and_a_seat_asked_alone_get_a_new_basis_with_every_view() {
        for (viewer, before) in [(Viewer::Spectator, both()), (Viewer::Seat(B), Turn::of(A))] {
            let mut shown = Shown::default();
            shown.show_whole(Marks::of("1", "a", before), 0);
            let moves = Unshown::and(None, A, before);
            shown.show(viewer, moves, Turn::of(B), Marks::of("2", "a", Turn::of(B)), 0);
            assert!(shown.makes_stale(1), "{viewer}");
        }
    }

    #[test]
    fn marks_differ_with_view_moves_and_turn() {
        let marks = Marks::of("12345678view", "a,b", Turn::of(A));
        assert_eq!(marks, Marks::of("12345678view", "a,b", Turn::of(A)));
        for other in [
            Marks::of("12345678viev", "a,b", Turn::of(A)),
            Marks::of("12345678view", "a,c", Turn::of(A)),
            Marks::of("12345678view", "a,b", Turn::of(B)),
        ] {
            assert_ne!(marks.text(), other.text());
        }
    }
}
