//! The strong bot: search within a budget. The only place in this crate that starts threads.

use std::time::Duration;

use klad_engine::{Bot, Budget, Chance, Searchable, Seat, Viewer};

use crate::{
    clock::Deadline,
    search::{MoveStats, Root, Search},
};

/// The number of iterations between two looks at the clock.
const BATCH: u32 = 16;
/// The minimum number of visits per move in an evaluation.
const VISITS_MIN: u32 = 8;
/// The number of iterations per choice if the table does not wait and the budget is a time.
const INTERRUPT_ITERATIONS: u32 = 20;

/// A bot that searches. It keeps its trees from move to move.
pub struct Hard<G: Searchable> {
    budget: Budget,
    /// Root parallelization: independent searches, one thread each, whose statistics are summed.
    searches: Vec<Search<G>>,
}

impl<G: Searchable> Hard<G> {
    /// A bot with this budget per decision, spread over `threads` (at least one).
    pub fn new(budget: Budget, threads: usize) -> Hard<G> {
        Hard { budget, searches: (0..threads.max(1)).map(|_| Search::new()).collect() }
    }

    /// Searches a decision of `seat` and returns the statistics of each legal move, in the order of `legal`.
    pub fn search(
        &mut self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Move],
        chance: &mut Chance,
    ) -> Vec<MoveStats<G::Move>> {
        self.search_within(view, seat, legal, chance, Duration::MAX)
    }

    fn search_within(
        &mut self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Move],
        chance: &mut Chance,
        most: Duration,
    ) -> Vec<MoveStats<G::Move>> {
        let effort = match self.budget {
            Budget::Iterations(all) => Effort::Iterations(all.div_ceil(self.searches.len() as u32)),
            Budget::Time(time) => Effort::Until(Deadline::after(time.min(most))),
        };
        let root = &Root::new(view, seat);
        let run = |search: &mut Search<G>, mut chance: Chance| {
            search.make_room();
            effort.spend(|| search.iterate(root, &mut chance));
            search.stats(root, legal)
        };
        if let [search] = &mut self.searches[..] {
            return run(search, Chance::fast(chance.bits()));
        }
        let jobs: Vec<_> =
            self.searches.iter_mut().map(|search| (search, Chance::fast(chance.bits()))).collect();
        if cfg!(target_arch = "wasm32") {
            // A browser has no threads for us, so the searches take turns.
            let found: Vec<_> = jobs.into_iter().map(|(search, chance)| run(search, chance)).collect();
            return sum(&found);
        }
        let found: Vec<_> = std::thread::scope(|scope| {
            let threads: Vec<_> =
                jobs.into_iter().map(|(search, chance)| scope.spawn(move || run(search, chance))).collect();
            threads.into_iter().map(|thread| thread.join().expect("a search does not panic")).collect()
        });
        sum(&found)
    }
}

/// A bot that can also evaluate moves. Behind this trait the search of a game is compiled in one place, apart from what
/// uses it: for browsers, search is compiled for speed and everything else for size.
pub trait Searcher<G: Searchable>: Bot<G> {
    /// Evaluates every move instead of looking for the best one: each gets at least a few visits, and the move `played`
    /// at least half as many as the favorite. This comes on top of the budget.
    fn evaluate(
        &mut self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Move],
        played: Option<G::Move>,
        chance: &mut Chance,
    ) -> Vec<MoveStats<G::Move>>;
}

/// How long one thread keeps searching. Only a time budget reads the clock.
#[derive(Clone, Copy)]
enum Effort {
    Iterations(u32),
    Until(Deadline),
}

impl Effort {
    fn spend(self, mut iterate: impl FnMut()) {
        match self {
            Effort::Iterations(count) => (0..count).for_each(|_| iterate()),
            Effort::Until(deadline) => {
                // At least one batch: without visits there is no basis for a choice.
                loop {
                    (0..BATCH).for_each(|_| iterate());
                    if deadline.has_come() {
                        break;
                    }
                }
            }
        }
    }
}

fn sum<M: Copy>(found: &[Vec<MoveStats<M>>]) -> Vec<MoveStats<M>> {
    let mut sum = found[0].clone();
    for stats in &found[1..] {
        for (all, one) in sum.iter_mut().zip(stats) {
            let visits = all.visits + one.visits;
            if visits > 0 {
                let value = all.value * all.visits as f32 + one.value * one.visits as f32;
                *all = MoveStats { mv: all.mv, visits, value: value / visits as f32 };
            }
        }
    }
    sum
}

fn seat_of<G: Searchable>(view: &G::View) -> Seat {
    match G::viewer(view) {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => unreachable!("a bot gets the view of its own seat"),
    }
}

impl<G: Searchable> Bot<G> for Hard<G> {
    fn choose(&mut self, view: &G::View, legal: &[G::Move], chance: &mut Chance) -> G::Move {
        self.choose_within(view, legal, chance, Duration::MAX)
    }

    fn choose_within(
        &mut self,
        view: &G::View,
        legal: &[G::Move],
        chance: &mut Chance,
        most: Duration,
    ) -> G::Move {
        if let [only] = legal {
            return *only;
        }
        let stats = self.search_within(view, seat_of::<G>(view), legal, chance, most);
        // The robust child: the most visited move. Ties go to the higher value, then to the first in the game's order.
        let best = stats.iter().enumerate().max_by(|(i, a), (j, b)| {
            (a.visits, a.value, *j).partial_cmp(&(b.visits, b.value, *i)).expect("values are numbers")
        });
        best.map(|(_, stats)| stats.mv).expect("there is a legal move")
    }

    fn interrupt(&mut self, view: &G::View, legal: &[G::Move], chance: &mut Chance) -> Option<G::Move> {
        // The opportunity is brief: use a tenth of the budget.
        let iterations = match self.budget {
            Budget::Iterations(count) => count / 10 / (legal.len() as u32 + 1),
            Budget::Time(_) => INTERRUPT_ITERATIONS,
        };
        let root = Root::new(view, seat_of::<G>(view));
        let values = self.searches[0].evaluate_interrupts(&root, legal, iterations.max(VISITS_MIN), chance);
        let best = (0..values.len()).max_by(|&i, &j| values[i].total_cmp(&values[j]))?;
        legal.get(best).copied()
    }

    fn bytes(&self) -> usize {
        self.searches.iter().map(Search::bytes).sum()
    }
}

impl<G: Searchable> Searcher<G> for Hard<G> {
    fn evaluate(
        &mut self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Move],
        played: Option<G::Move>,
        chance: &mut Chance,
    ) -> Vec<MoveStats<G::Move>> {
        let searched = self.search(view, seat, legal, chance);
        let favorite = searched.iter().map(|stats| stats.visits).max().unwrap_or(0);
        let root = Root::new(view, seat);
        let threads = self.searches.len() as u32;
        for search in &mut self.searches {
            for &mv in legal {
                let visits =
                    if played == Some(mv) { VISITS_MIN.max(favorite.div_ceil(2)) } else { VISITS_MIN };
                search.try_move(&root, mv, visits.div_ceil(threads), chance);
            }
        }
        let found: Vec<_> = self.searches.iter().map(|search| search.stats(&root, legal)).collect();
        sum(&found)
    }
}
