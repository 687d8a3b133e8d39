//! When others get to see what a bot has chosen. A choice may take several moves that nobody else sees, and search
//! takes longer in some positions than in others; if the choice were shown as soon as it is made, its timing would give
//! something away. So the time is drawn when the bot begins, before it knows what it will do, and the move that others
//! notice waits for it.

use std::time::Duration;

use klad_engine::{Seat, Viewer};

use super::{due::Choice, position::Ahead};
use crate::Ambient;

/// A bot that is late acts at the next multiple of this.
const STEP_MS: u64 = 500;
/// How long a bot without search takes: the minimum, and the range added to it.
const QUICK_MS: (u64, u64) = (100, 300);
/// The time of a bot that searches, in tenths of its time for one decision: the minimum, and the range added to it. A
/// choice of several decisions has to fit.
const SEARCH_TENTHS: (u64, u64) = (22, 5);

/// The bots of a table that are choosing.
#[derive(Default)]
pub(super) struct Tempo {
    /// By seat: when others may see what was chosen.
    due_ms: Vec<Option<u64>>,
    /// What was chosen and waits for its time.
    held: Option<(u64, Box<Choice>)>,
}

impl Tempo {
    /// When the choice that this seat begins or continues will be shown.
    pub(super) fn begin(&mut self, seat: Seat, draw: impl FnOnce() -> u64) -> u64 {
        if self.due_ms.len() <= seat.index() {
            self.due_ms.resize(seat.index() + 1, None);
        }
        *self.due_ms[seat.index()].get_or_insert_with(draw)
    }

    /// The choice of this seat was shown, or nobody waits for it anymore. Returns whether it was held, and so will
    /// never be shown.
    pub(super) fn end(&mut self, seat: Seat) -> bool {
        if let Some(due_ms) = self.due_ms.get_mut(seat.index()) {
            *due_ms = None;
        }
        self.held.take_if(|(_, choice)| choice.seat == seat).is_some()
    }

    /// Whether this seat is in the middle of a choice.
    pub(super) fn is_choosing(&self, seat: Seat) -> bool {
        self.due_ms.get(seat.index()).is_some_and(Option::is_some)
    }

    /// When a choice that is ready now will be shown; `None` means immediately.
    pub(super) fn shown_ms(&self, seat: Seat, now_ms: u64) -> Option<u64> {
        let due_ms = (*self.due_ms.get(seat.index())?)?;
        let steps = now_ms.saturating_sub(due_ms).div_ceil(STEP_MS);
        Some(due_ms + steps * STEP_MS).filter(|&shown_ms| shown_ms > now_ms)
    }

    /// Holds a choice until its time.
    pub(super) fn hold(&mut self, shown_ms: u64, choice: Box<Choice>) {
        self.held = Some((shown_ms, choice));
    }

    pub(super) fn held_ms(&self) -> Option<u64> {
        self.held.as_ref().map(|(shown_ms, _)| *shown_ms)
    }

    /// The choice whose time has come.
    pub(super) fn take_due(&mut self, now_ms: u64) -> Option<Box<Choice>> {
        self.held.take_if(|(shown_ms, _)| *shown_ms <= now_ms).map(|(_, choice)| choice)
    }
}

/// How long a bot takes for a whole choice; `searches` is how long it has for one decision, if it searches.
pub(super) fn draw_ms(ambient: &Ambient, searches: Option<Duration>) -> u64 {
    let (least, more) = match searches {
        Some(time) => {
            let tenth = time.as_millis() as u64 / 10;
            (SEARCH_TENTHS.0 * tenth, SEARCH_TENTHS.1 * tenth)
        }
        None => QUICK_MS,
    };
    least + ambient.below(more + 1)
}

/// Whether anybody but the mover notices this move.
pub(super) fn is_noticed(ahead: &Ahead, mover: Seat) -> bool {
    let others = || Viewer::all(ahead.position.table.seats()).filter(|viewer| !viewer.is(mover));
    ahead.before != ahead.position.table.turn()
        || ahead.told.iter().any(|told| others().any(|viewer| told.audience.includes(viewer)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat(0);

    #[test]
    fn a_choice_of_many_moves_has_the_time_that_was_drawn_for_it() {
        let mut tempo = Tempo::default();
        assert_eq!(tempo.begin(A, || 5_000), 5_000);
        assert_eq!(tempo.begin(A, || 9_000), 5_000, "the same choice");
        assert_eq!(tempo.shown_ms(A, 4_000), Some(5_000));
        assert_eq!(tempo.shown_ms(A, 5_000), None, "now");
        tempo.end(A);
        assert_eq!(tempo.begin(A, || 9_000), 9_000, "the next choice");
    }

    #[test]
    fn a_bot_that_is_late_acts_at_the_next_step() {
        let mut tempo = Tempo::default();
        tempo.begin(A, || 5_000);
        for (ready_ms, shown_ms) in [(5_001, 5_500), (5_499, 5_500), (5_501, 6_000)] {
            assert_eq!(tempo.shown_ms(A, ready_ms), Some(shown_ms));
        }
        assert_eq!(tempo.shown_ms(A, 5_500), None);
    }

    #[test]
    fn a_search_of_several_decisions_fits_into_its_time() {
        let ambient = Ambient::frozen(0);
        let search = Duration::from_millis(800);
        for _ in 0..100 {
            let ms = draw_ms(&ambient, Some(search));
            assert!((1_760..=2_160).contains(&ms), "{ms}");
            // Each decision takes at most half of what is left.
            let (mut left, mut first) = (ms, None);
            for _ in 0..6 {
                let takes = (left / 2).min(800);
                first.get_or_insert(takes);
                left -= takes;
            }
            assert!(left > 0 && first == Some(800));
            assert!((100..=400).contains(&draw_ms(&ambient, None)));
        }
    }
}
