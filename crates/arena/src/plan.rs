//! Which bot sits where, with which cards.
//!
//! Games come in *deals*: the same seed once for each rotation of the same bots, so that every bot plays the same cards
//! from every seat and luck cancels out.

use std::sync::Arc;

use klad_engine::{Chance, SeatedBot, Seed};

/// Makes a bot for one seat of one game, from the seed for its random choices.
pub type SeededBot = Arc<dyn Fn(u64) -> Box<dyn SeatedBot> + Send + Sync>;

/// A bot that takes part.
#[derive(Clone)]
pub struct Contestant {
    /// Its name in tables and reports.
    pub name: String,
    /// Makes an instance for one seat of one game.
    pub make: SeededBot,
}

/// One game of a match, before it is played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pairing {
    /// The number of the deal it belongs to.
    pub deal: usize,
    /// The seed of its cards; the same for the whole deal.
    pub seed: Seed,
    /// The contestant at each seat.
    pub seats: Vec<usize>,
    /// The seeds for the bots' random choices.
    pub bot_seeds: Vec<u64>,
}

/// All games of a match.
///
/// ```
/// use klad_arena::MatchPlan;
///
/// let plan = MatchPlan::new(2, 2, 1);
/// let deal = plan.deal(0);
/// assert_eq!(deal.iter().map(|game| game.seats.clone()).collect::<Vec<_>>(), [[0, 1], [1, 0]]);
/// assert_eq!(deal[0].seed, deal[1].seed, "both play the same cards from both seats");
/// ```
#[derive(Debug, Clone)]
pub struct MatchPlan {
    contestants: usize,
    seats: usize,
    seed: u64,
}

impl MatchPlan {
    /// A plan for this many contestants at tables of this many seats.
    pub fn new(contestants: usize, seats: usize, seed: u64) -> MatchPlan {
        MatchPlan { contestants, seats, seed }
    }

    /// The games of one deal, in order: one for each rotation.
    pub fn deal(&self, deal: usize) -> Vec<Pairing> {
        let mut chance = Chance::fast(self.seed ^ (deal as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let seed = Seed::from_number(chance.bits());
        let lineup = self.lineup(deal);
        let rotations = 0..self.seats;
        rotations
            .map(|turn| Pairing {
                deal,
                seed,
                seats: (0..self.seats).map(|seat| lineup[(seat + turn) % self.seats]).collect(),
                bot_seeds: (0..self.seats).map(|_| chance.bits()).collect(),
            })
            .collect()
    }

    /// The contestants of a deal. With more contestants than seats, every subset takes its turn; with fewer, each sits
    /// in as many seats as the others, give or take one, and the extra seat rotates.
    fn lineup(&self, deal: usize) -> Vec<usize> {
        if self.contestants <= self.seats {
            return (0..self.seats).map(|seat| (deal + seat) % self.contestants).collect();
        }
        let sets = sets(self.contestants, self.seats);
        sets[deal % sets.len()].clone()
    }
}

/// All subsets of `0..all` with `size` elements, in ascending order.
fn sets(all: usize, size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let with_highest = |highest: usize| {
        sets(highest, size - 1).into_iter().map(move |mut set| {
            set.push(highest);
            set
        })
    };
    (size - 1..all).flat_map(with_highest).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_plays_every_seat_of_a_deal_with_the_same_cards() {
        let deal = MatchPlan::new(3, 3, 7).deal(4);
        assert_eq!(deal.len(), 3);
        for seat in 0..3 {
            let mut sat: Vec<_> = deal.iter().map(|game| game.seats[seat]).collect();
            sat.sort_unstable();
            assert_eq!(sat, [0, 1, 2]);
        }
        assert!(deal.iter().all(|game| game.seed == deal[0].seed));
    }

    #[test]
    fn contestants_play_equally_often() {
        for (contestants, seats) in [(2, 3), (2, 4), (3, 4), (4, 3), (5, 3), (4, 2), (2, 2), (1, 3)] {
            let plan = MatchPlan::new(contestants, seats, 1);
            let mut games = vec![0; contestants];
            for deal in 0..60 {
                plan.deal(deal).iter().flat_map(|game| game.seats.clone()).for_each(|bot| games[bot] += 1);
            }
            assert!(games.iter().all(|&count| count == games[0]), "{contestants} at {seats}: {games:?}");
        }
    }

    #[test]
    fn with_few_seats_every_two_contestants_meet() {
        let plan = MatchPlan::new(4, 2, 1);
        let mut met: Vec<_> = (0..6).map(|deal| plan.deal(deal)[0].seats.clone()).collect();
        met.sort();
        assert_eq!(met, [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]]);
    }

    #[test]
    fn deals_differ_from_each_other_and_are_reproducible() {
        let plan = MatchPlan::new(2, 2, 9);
        assert_eq!(plan.deal(3), plan.deal(3));
        assert_ne!(plan.deal(3)[0].seed, plan.deal(4)[0].seed);
        assert_ne!(MatchPlan::new(2, 2, 10).deal(3)[0].seed, plan.deal(3)[0].seed);
    }
}
