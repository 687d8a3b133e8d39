//! How strong each bot is, with error bars.
//!
//! Every game compares every pair of its bots by their places. The ratings maximize the likelihood of these comparisons
//! (Bradley–Terry, on the Elo scale: 400 points are odds of ten to one); their mean is 0. The intervals come from
//! bootstrapping whole deals, so that games with the same cards count as one piece of evidence.

use klad_engine::{Chance, Outcome};
use serde::Serialize;

/// Comparisons between bots: `wins[a][b]` is how often `a` placed ahead of `b`; a tie is half a win for both.
#[derive(Debug, Clone, PartialEq)]
pub struct Comparisons {
    wins: Vec<Vec<f64>>,
}

impl Comparisons {
    /// No comparisons yet.
    pub fn none(bots: usize) -> Comparisons {
        Comparisons { wins: vec![vec![0.0; bots]; bots] }
    }

    /// Adds a game: `seats` says which bot sat where.
    pub fn add(&mut self, seats: &[usize], outcome: &Outcome) {
        for (&a, place_a) in seats.iter().zip(&outcome.places) {
            for (&b, place_b) in seats.iter().zip(&outcome.places) {
                if a != b {
                    self.wins[a][b] += match place_a.cmp(place_b) {
                        std::cmp::Ordering::Less => 1.0,
                        std::cmp::Ordering::Equal => 0.5,
                        std::cmp::Ordering::Greater => 0.0,
                    };
                }
            }
        }
    }

    /// The first bot's share of its comparisons; `None` if it was not compared.
    pub fn share_of_first(&self) -> Option<f64> {
        let won: f64 = self.wins[0].iter().sum();
        let lost: f64 = self.wins.iter().map(|row| row[0]).sum();
        (won + lost > 0.0).then(|| won / (won + lost))
    }

    fn sum<'a>(bots: usize, parts: impl Iterator<Item = &'a Comparisons>) -> Comparisons {
        let mut sum = Comparisons::none(bots);
        for part in parts {
            for (row, more) in sum.wins.iter_mut().zip(&part.wins) {
                row.iter_mut().zip(more).for_each(|(cell, more)| *cell += more);
            }
        }
        sum
    }

    /// The maximum-likelihood ratings, by the usual fixed-point iteration. Adds half a tie with an average bot for each
    /// bot, so that one that never loses still has a finite rating.
    fn ratings(&self) -> Vec<f64> {
        let bots = self.wins.len();
        let mut strength = vec![1.0; bots];
        for _ in 0..200 {
            let next: Vec<f64> = (0..bots)
                .map(|a| {
                    let won: f64 = 0.25 + self.wins[a].iter().sum::<f64>();
                    let met = |b: usize| (self.wins[a][b] + self.wins[b][a]) / (strength[a] + strength[b]);
                    won / (0.5 / (strength[a] + 1.0) + (0..bots).filter(|&b| b != a).map(met).sum::<f64>())
                })
                .collect();
            strength = next;
        }
        let elo: Vec<f64> = strength.iter().map(|strength| 400.0 * libm::log10(*strength)).collect();
        let mean = elo.iter().sum::<f64>() / bots as f64;
        elo.iter().map(|elo| elo - mean).collect()
    }
}

/// A number with its 95 % confidence interval.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Estimate {
    /// The estimate.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The number of bootstrap resamples.
const RESAMPLES: usize = 400;

/// The rating of each bot from the comparisons of each deal.
pub fn ratings(bots: usize, deals: &[Comparisons]) -> Vec<Estimate> {
    let best = Comparisons::sum(bots, deals.iter()).ratings();
    if deals.is_empty() {
        return vec![Estimate { value: 0.0, low: 0.0, high: 0.0 }; bots];
    }
    let mut chance = Chance::fast(1);
    let samples: Vec<Vec<f64>> = (0..RESAMPLES)
        .map(|_| Comparisons::sum(bots, deals.iter().map(|_| chance.pick(deals))).ratings())
        .collect();
    (0..bots).map(|bot| interval(best[bot], samples.iter().map(|sample| sample[bot]).collect())).collect()
}

/// The mean of one number per deal, with its interval.
pub fn mean(per_deal: &[f64]) -> Estimate {
    if per_deal.is_empty() {
        return Estimate { value: 0.0, low: 0.0, high: 0.0 };
    }
    let average = |numbers: &mut dyn Iterator<Item = f64>| numbers.sum::<f64>() / per_deal.len() as f64;
    let mut chance = Chance::fast(2);
    let samples =
        (0..RESAMPLES).map(|_| average(&mut per_deal.iter().map(|_| *chance.pick(per_deal)))).collect();
    interval(average(&mut per_deal.iter().copied()), samples)
}

fn interval(value: f64, mut samples: Vec<f64>) -> Estimate {
    samples.sort_by(f64::total_cmp);
    let at = |share: f64| samples[((samples.len() - 1) as f64 * share).round() as usize];
    Estimate { value, low: at(0.025), high: at(0.975) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deal(results: &[[i16; 2]]) -> Comparisons {
        let mut comparisons = Comparisons::none(2);
        for scores in results {
            let outcome = Outcome::ranked(*scores, |seat| scores[seat.index()]);
            comparisons.add(&[0, 1], &outcome);
        }
        comparisons
    }

    #[test]
    fn ten_to_one_is_four_hundred_points() {
        let deals: Vec<_> = (0..110).map(|i| deal(&[if i % 11 == 0 { [0, 1] } else { [1, 0] }])).collect();
        let ratings = ratings(2, &deals);
        let difference = ratings[0].value - ratings[1].value;
        assert!((380.0..420.0).contains(&difference), "{difference}");
        assert!(ratings[0].low < ratings[0].value && ratings[0].value < ratings[0].high);
        assert!(ratings[0].low > 0.0, "ninety percent of 110 games is clear of even");
    }

    #[test]
    fn equal_bots_have_equal_ratings_and_overlapping_intervals() {
        let deals: Vec<_> = (0..50).map(|i| deal(&[if i % 2 == 0 { [0, 1] } else { [1, 0] }])).collect();
        let [a, b] = ratings(2, &deals).try_into().unwrap();
        assert!((a.value - b.value).abs() < 1.0);
        assert!(a.low < 0.0 && 0.0 < a.high);
    }

    #[test]
    fn a_bot_that_never_loses_has_a_finite_rating() {
        let ratings = ratings(2, &vec![deal(&[[1, 0]]); 20]);
        assert!(ratings[0].value.is_finite() && ratings[0].value > 200.0);
    }

    #[test]
    fn a_mean_without_spread_has_no_interval() {
        assert_eq!(mean(&[0.5; 10]), Estimate { value: 0.5, low: 0.5, high: 0.5 });
    }
}
