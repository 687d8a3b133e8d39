//! The same game searched by the `ismcts` crate, so that the two can be compared within one run.
//!
//! It gets what makes it fastest: moves as the bits of one word, a reused buffer, outcomes computed once. The guesses
//! are the game's own, and like the plain search it plays at random to the end.

use std::{cell::RefCell, time::Duration};

use ismcts::{action_list::ActionList, inference::NoInference, searcher::Searcher, state::State};
use klad_engine::{Chance, MoveSpace, Outcome, Quiet, Seat};

thread_local! {
    /// The randomness of move lists, which have no other source of it.
    static LUCK: RefCell<Chance> = RefCell::new(Chance::fast(1));
}

/// The number of samples the crate draws within a time.
pub(crate) fn samples<G: MoveSpace>(game: &G, view: &G::View, time: Duration) -> u64 {
    const { assert!(G::MOVES <= 64, "moves are the bits of one word") };
    let legal = RefCell::default();
    let root = Theirs { game: game.clone(), outcome: None, view, legal: &legal };
    Searcher::default().search(&root, &NoInference, time.as_millis()).num_simulations as u64
}

/// A game as that crate needs it.
#[derive(Clone)]
struct Theirs<'a, G: MoveSpace> {
    game: G,
    outcome: Option<Outcome>,
    /// What the searching seat sees; guesses are drawn from it.
    view: &'a G::View,
    legal: &'a RefCell<Vec<G::Move>>,
}

impl<G: MoveSpace> Theirs<'_, G> {
    fn seat(&self) -> Option<Seat> {
        self.game.turn().must.first()
    }

    /// Lists the moves of a seat and passes them on.
    fn with_legal<R>(&self, seat: Seat, then: impl FnOnce(&[G::Move]) -> R) -> R {
        let legal = &mut *self.legal.borrow_mut();
        legal.clear();
        self.game.legal_moves(seat, legal);
        then(legal)
    }

    fn apply(&mut self, seat: Seat, mv: G::Move) {
        LUCK.with_borrow_mut(|chance| self.game.apply(seat, mv, chance, &mut Quiet));
        if self.seat().is_none() {
            self.outcome = self.game.outcome();
        }
    }
}

impl<G: MoveSpace> State for Theirs<'_, G> {
    type Action = u8;
    type ActionList = Moves;
    type Inference = NoInference;

    fn turn(&self) -> usize {
        self.seat().map_or(0, Seat::index)
    }

    fn randomize(&self, _observer: usize, _inference: &NoInference) -> Self {
        let game = LUCK.with_borrow_mut(|chance| G::guess(self.view, chance));
        Theirs { game, outcome: None, view: self.view, legal: self.legal }
    }

    fn possible_actions(&self) -> Moves {
        let Some(seat) = self.seat() else { return Moves::default() };
        self.with_legal(seat, |legal| {
            let bits = legal.iter().filter_map(|&mv| self.game.move_index(seat, mv));
            Moves(bits.fold(0, |all, index| all | 1 << index))
        })
    }

    fn apply_action(&mut self, action: u8) {
        let chosen = self.seat().and_then(|seat| Some((seat, self.game.move_at(seat, action.into())?)));
        let (seat, mv) = chosen.expect("one of the possible actions");
        self.apply(seat, mv);
    }

    fn do_rollout(&mut self) {
        while let Some(seat) = self.seat() {
            let mv = self.with_legal(seat, |legal| LUCK.with_borrow_mut(|chance| *chance.pick(legal)));
            self.apply(seat, mv);
        }
    }

    fn is_terminal(&self) -> bool {
        self.outcome.is_some()
    }

    fn reward(&self, perspective: usize) -> f32 {
        self.outcome.as_ref().map_or(0.0, |outcome| f32::from(u8::from(outcome.places[perspective] == 1)))
    }
}

/// Moves by their index, one bit each.
#[derive(Clone, Default)]
struct Moves(u64);

impl ActionList<u8> for Moves {
    fn uninit() -> Moves {
        Moves::default()
    }

    fn pop_random(&mut self) -> Option<u8> {
        if self.is_empty() {
            return None;
        }
        let skipped = LUCK.with_borrow_mut(|chance| chance.below(self.0.count_ones()));
        let rest = (0..skipped).fold(self.0, |rest, _| rest & (rest - 1));
        let action = rest.trailing_zeros() as u8;
        self.0 &= !(1 << action);
        Some(action)
    }

    fn push(&mut self, action: u8) {
        self.0 |= 1 << action;
    }

    fn len(&self) -> usize {
        self.0.count_ones() as usize
    }

    fn has(&self, action: &u8) -> bool {
        self.0 >> action & 1 == 1
    }

    fn without(&self, other: &Moves) -> Moves {
        Moves(self.0 & !other.0)
    }
}
