//! The strong player: search within a budget. The only place here that reads a clock or starts threads.

use std::time::Instant;

use klad_engine::{Bot, Budget, Chance, Guide, Seat, Viewer};

use crate::search::{Root, Search, Verdict};

/// Between two looks at the clock.
const BATCH: u32 = 16;
/// How often every move is tried where all of them are to be judged.
const TRIES_MIN: u32 = 8;

/// A player that searches. Trees are kept from move to move.
pub struct Hard<G: Guide> {
    budget: Budget,
    /// Independent trees, one thread each; their findings are added up.
    trees: Vec<Search<G>>,
}

impl<G: Guide> Hard<G> {
    /// A player with this budget for each decision, spread over `threads` (at least one).
    pub fn new(budget: Budget, threads: usize) -> Hard<G> {
        Hard { budget, trees: (0..threads.max(1)).map(|_| Search::new()).collect() }
    }

    /// What the search thinks of each legal move of `seat`, in the order of `legal`.
    pub fn weigh(
        &mut self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Move],
        chance: &mut Chance,
    ) -> Vec<Verdict<G::Move>> {
        let share = match self.budget {
            Budget::Iterations(all) => Budget::Iterations(all.div_ceil(self.trees.len() as u32)),
            time @ Budget::Time(_) => time,
        };
        // Nothing asks the clock where iterations are counted: in a browser the standard library has none.
        let deadline = match share {
            Budget::Iterations(_) => None,
            Budget::Time(time) => Some(Instant::now() + time),
        };
        let root = &Root::new(view, seat);
        let look = |tree: &mut Search<G>, mut chance: Chance| {
            tree.make_room();
            match (share, deadline) {
                (Budget::Iterations(count), _) => (0..count).for_each(|_| tree.iterate(root, &mut chance)),
                (Budget::Time(_), deadline) => {
                    while deadline.is_some_and(|deadline| Instant::now() < deadline) {
                        (0..BATCH).for_each(|_| tree.iterate(root, &mut chance));
                    }
                }
            }
            tree.verdicts(root, legal)
        };
        if let [tree] = &mut self.trees[..] {
            return look(tree, Chance::fast(chance.bits()));
        }
        let jobs: Vec<_> = self.trees.iter_mut().map(|tree| (tree, Chance::fast(chance.bits()))).collect();
        let found: Vec<_> = std::thread::scope(|scope| {
            let threads: Vec<_> =
                jobs.into_iter().map(|(tree, chance)| scope.spawn(move || look(tree, chance))).collect();
            threads.into_iter().map(|thread| thread.join().expect("a search does not panic")).collect()
        });
        add_up(&found)
    }

    /// The same where every move is to be judged and not the best one found: none is left untried, and the move `played`
    /// is tried at least half as often as the favorite. What that takes comes on top of the budget.
    pub fn judge(
        &mut self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Move],
        played: Option<G::Move>,
        chance: &mut Chance,
    ) -> Vec<Verdict<G::Move>> {
        let weighed = self.weigh(view, seat, legal, chance);
        let favorite = weighed.iter().map(|verdict| verdict.visits).max().unwrap_or(0);
        let root = Root::new(view, seat);
        let threads = self.trees.len() as u32;
        for tree in &mut self.trees {
            for &mv in legal {
                let tries = if played == Some(mv) { TRIES_MIN.max(favorite.div_ceil(2)) } else { TRIES_MIN };
                tree.try_move(&root, mv, tries.div_ceil(threads), chance);
            }
        }
        let found: Vec<_> = self.trees.iter().map(|tree| tree.verdicts(&root, legal)).collect();
        add_up(&found)
    }
}

fn add_up<M: Copy>(found: &[Vec<Verdict<M>>]) -> Vec<Verdict<M>> {
    let mut sum = found[0].clone();
    for verdicts in &found[1..] {
        for (all, one) in sum.iter_mut().zip(verdicts) {
            let visits = all.visits + one.visits;
            if visits > 0 {
                let value = all.value * all.visits as f32 + one.value * one.visits as f32;
                *all = Verdict { mv: all.mv, visits, value: value / visits as f32 };
            }
        }
    }
    sum
}

fn seat_of<G: Guide>(view: &G::View) -> Seat {
    match G::viewer(view) {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => unreachable!("a bot is handed the view of its seat"),
    }
}

impl<G: Guide> Bot<G> for Hard<G> {
    fn choose(&mut self, view: &G::View, legal: &[G::Move], chance: &mut Chance) -> G::Move {
        if let [only] = legal {
            return *only;
        }
        let seat = seat_of::<G>(view);
        let verdicts = self.weigh(view, seat, legal, chance);
        // The most tried move is the surest; of equals the better one, then the first in the game's order.
        let best = verdicts.iter().enumerate().max_by(|(i, a), (j, b)| {
            (a.visits, a.value, *j).partial_cmp(&(b.visits, b.value, *i)).expect("values are numbers")
        });
        best.map(|(_, verdict)| verdict.mv).expect("there is a legal move")
    }

    fn interrupt(&mut self, view: &G::View, legal: &[G::Move], chance: &mut Chance) -> Option<G::Move> {
        let seat = seat_of::<G>(view);
        // A moment to act in is short: a tenth of the budget, in iterations.
        let iterations = match self.budget {
            Budget::Iterations(count) => count / 10 / (legal.len() as u32 + 1),
            Budget::Time(_) => 20,
        };
        let values = self.trees[0].weigh_interrupt(&Root::new(view, seat), legal, iterations.max(8), chance);
        let best = (0..values.len()).max_by(|&i, &j| values[i].total_cmp(&values[j]))?;
        legal.get(best).copied()
    }
}
