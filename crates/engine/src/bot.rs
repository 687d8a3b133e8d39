//! What a player program gets: a view and its legal moves, never a state.

use std::{str::FromStr, time::Duration};

use crate::{Chance, Game, MoveSpace, Outcome, Seat, notation::excerpt};

/// A player program. It gets what a player gets, with perfect recall.
pub trait Bot<G: Game>: Send {
    /// Chooses one of `legal`, which is not empty, when the table waits for this seat.
    fn choose(&mut self, view: &G::View, legal: &[G::Move], chance: &mut Chance) -> G::Move;

    /// Like [`Bot::choose`], in at most this time, for bots that would take longer.
    fn choose_within(
        &mut self,
        view: &G::View,
        legal: &[G::Move],
        chance: &mut Chance,
        most: Duration,
    ) -> G::Move {
        let _ = most;
        self.choose(view, legal, chance)
    }

    /// Called when this seat can act but nobody waits for it. Returns one of `legal`, or `None` to let the moment pass.
    fn interrupt(&mut self, view: &G::View, legal: &[G::Move], chance: &mut Chance) -> Option<G::Move> {
        let _ = (view, legal, chance);
        None
    }

    /// The memory kept from move to move, in bytes; 0 if it does not matter.
    fn bytes(&self) -> usize {
        0
    }
}

/// The probability of a guessed state relative to the likeliest one, 0 to 1.
pub type Credence<G> = Box<dyn Fn(&G) -> f32 + Send + Sync>;

/// What search needs to know about a game beyond its rules. Runs on guessed states, inside playouts, so it must be
/// fast.
pub trait Searchable: MoveSpace {
    /// A playout stops and is evaluated after this many further moves; `None` plays to the end.
    const HORIZON: Option<usize>;

    /// Whether a playout stops here and is evaluated even before the horizon: a point where the evaluation is as good
    /// as it gets, such as the end of a round.
    fn is_settled(&self) -> bool {
        false
    }

    /// What makes some guesses from `view` likelier than others, judging by what players did. `None` if all guesses are
    /// equally likely.
    fn credence(view: &Self::View) -> Option<Credence<Self>> {
        let _ = view;
        None
    }

    /// Picks an index into `legal` (not empty) for `seat`: a plausible move, with some variety.
    fn playout(&self, seat: Seat, legal: &[Self::Move], chance: &mut Chance) -> usize;

    /// The move that [`Searchable::playout`] picks from all of `seat`'s legal moves. `legal` is a buffer for listing them,
    /// for games that cannot pick a move without the list.
    fn playout_move(&self, seat: Seat, legal: &mut Vec<Self::Move>, chance: &mut Chance) -> Self::Move {
        legal.clear();
        self.legal_moves(seat, legal);
        legal[self.playout(seat, legal, chance)]
    }

    /// Called when `seat` can act but nobody waits for it. Returns an index into `legal` (not empty), or `None` to
    /// pass.
    fn interrupt(&self, seat: Seat, legal: &[Self::Move], chance: &mut Chance) -> Option<usize> {
        let _ = (seat, legal, chance);
        None
    }

    /// How good this position is for each seat: roughly its expected share of the win, 0 to 1, indexed by seat. In a
    /// solo game, which has nobody to beat: the share of a very good score, on a scale of the game's own.
    fn evaluate(&self, into: &mut [f32]);

    /// What a finished game is worth to each seat, 0 to 1, indexed by seat: the win, split among its winners. A game
    /// for one measures it on the scale of [`Searchable::evaluate`].
    fn reward(&self, outcome: &Outcome, into: &mut [f32]) {
        win_shares(outcome, into);
    }

    /// How promising each legal move looks before any search, as weights above 0, appended in the order of `legal`.
    fn prior(&self, seat: Seat, legal: &[Self::Move], into: &mut Vec<f32>) {
        let _ = seat;
        into.extend(legal.iter().map(|_| 1.0));
    }
}

/// Each seat's share of the win, indexed by seat: the winners split it.
pub fn win_shares(outcome: &Outcome, into: &mut [f32]) {
    let winners = outcome.places.iter().filter(|&&place| place == 1).count() as f32;
    for (worth, &place) in into.iter_mut().zip(&outcome.places) {
        *worth = if place == 1 { 1.0 / winners } else { 0.0 };
    }
}

/// How long search may think about a decision. Written `1000` (samples), `200ms` or `2s`.
///
/// ```
/// use klad_engine::Budget;
/// use std::time::Duration;
///
/// assert_eq!("1000".parse(), Ok(Budget::Iterations(1000)));
/// assert_eq!("200ms".parse(), Ok(Budget::Time(Duration::from_millis(200))));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Budget {
    /// This many samples. The same view, seed and budget always give the same move.
    Iterations(u32),
    /// A time limit.
    Time(Duration),
}

/// The error for text that is not a budget.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "found the budget {found:?}, wanted samples such as 1000, or a time such as 200ms or 2s, up to a minute"
)]
pub struct NotABudget {
    found: String,
}

impl FromStr for Budget {
    type Err = NotABudget;

    fn from_str(text: &str) -> Result<Budget, NotABudget> {
        const MS_MAX: u64 = 60_000;
        let number = |digits: &str| digits.parse::<u32>().ok().filter(|&number| number > 0);
        let budget = if let Some(ms) = text.strip_suffix("ms") {
            number(ms).map(|ms| Budget::Time(Duration::from_millis(ms.into())))
        } else if let Some(seconds) = text.strip_suffix('s') {
            number(seconds).map(|seconds| Budget::Time(Duration::from_secs(seconds.into())))
        } else {
            number(text).map(Budget::Iterations)
        };
        budget
            .filter(|budget| !matches!(budget, Budget::Time(time) if time.as_millis() > MS_MAX.into()))
            .ok_or_else(|| NotABudget { found: excerpt(text, 20) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_are_samples_or_times() {
        assert_eq!("1000".parse(), Ok(Budget::Iterations(1000)));
        assert_eq!("200ms".parse(), Ok(Budget::Time(Duration::from_millis(200))));
        assert_eq!("2s".parse(), Ok(Budget::Time(Duration::from_secs(2))));
        for wrong in ["", "0", "-5", "ms", "1.5s", "3h", "61s", "99999999999", "1000 "] {
            assert!(wrong.parse::<Budget>().is_err(), "{wrong}");
        }
    }
}
