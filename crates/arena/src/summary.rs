//! The results of a match as numbers.

use klad_engine::SEATS_MAX;
use serde::Serialize;

use crate::{
    rating::{self, Comparisons, Estimate},
    run::Deal,
};

/// Collects finished deals.
#[derive(Debug, Clone)]
pub struct Tally {
    names: Vec<String>,
    seats: usize,
    deals: Vec<DealTally>,
    lengths: Vec<u32>,
    scores: Vec<Vec<i16>>,
    seat_wins: Vec<f64>,
    seat_points: Vec<i64>,
    decisions: Vec<u64>,
    seconds: Vec<f64>,
}

#[derive(Debug, Clone)]
struct DealTally {
    comparisons: Comparisons,
    /// Wins by bot, per seat it sat in; a shared win is split.
    wins: Vec<Option<f64>>,
    points: Vec<Option<f64>>,
}

/// The results of a match.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Summary {
    /// The number of games played.
    pub games: usize,
    /// The number of deals they belong to.
    pub deals: usize,
    /// The bots, strongest first.
    pub bots: Vec<BotSummary>,
    /// The seats in order.
    pub seats: Vec<SeatSummary>,
    /// Moves per game.
    pub length: Spread,
}

/// The results of one bot.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct BotSummary {
    /// Its name.
    pub name: String,
    /// Its rating in Elo, 0 on average.
    pub rating: Estimate,
    /// Its share of the wins per seat it sat in.
    pub win_share: Estimate,
    /// Its mean points per game.
    pub points: Estimate,
    /// The distribution of its points.
    pub score: Spread,
    /// The number of decisions it made.
    pub decisions: u64,
    /// Decisions per second of thinking.
    pub decisions_per_second: f64,
    /// Mean time per decision, in milliseconds.
    pub ms_per_decision: f64,
}

/// The results of one seat.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct SeatSummary {
    /// Its letter.
    pub seat: String,
    /// Its share of the wins.
    pub win_share: f64,
    /// Its mean points per game.
    pub points: f64,
}

/// The distribution of some numbers.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// The minimum.
    pub least: i64,
    /// The first quartile.
    pub quarter: i64,
    /// The median.
    pub half: i64,
    /// The third quartile.
    pub three_quarters: i64,
    /// The maximum.
    pub most: i64,
    /// How often each number from the minimum to the maximum occurs.
    pub counts: Vec<u32>,
}

impl Spread {
    /// The distribution of these numbers.
    pub fn of(numbers: impl Iterator<Item = i64>) -> Spread {
        let mut sorted: Vec<i64> = numbers.collect();
        sorted.sort_unstable();
        let (Some(&least), Some(&most)) = (sorted.first(), sorted.last()) else {
            return Spread {
                mean: 0.0,
                least: 0,
                quarter: 0,
                half: 0,
                three_quarters: 0,
                most: 0,
                counts: Vec::new(),
            };
        };
        let at = |share: f64| sorted[((sorted.len() - 1) as f64 * share).round() as usize];
        let mut counts = vec![0; (most - least + 1) as usize];
        sorted.iter().for_each(|number| counts[(number - least) as usize] += 1);
        let mean = sorted.iter().sum::<i64>() as f64 / sorted.len() as f64;
        Spread { mean, least, quarter: at(0.25), half: at(0.5), three_quarters: at(0.75), most, counts }
    }
}

impl Tally {
    /// An empty tally.
    pub fn new(names: Vec<String>, seats: u8) -> Tally {
        let bots = names.len();
        Tally {
            names,
            seats: usize::from(seats),
            deals: Vec::new(),
            lengths: Vec::new(),
            scores: vec![Vec::new(); bots],
            seat_wins: vec![0.0; SEATS_MAX],
            seat_points: vec![0; SEATS_MAX],
            decisions: vec![0; bots],
            seconds: vec![0.0; bots],
        }
    }

    /// Adds a deal.
    pub fn add(&mut self, deal: &Deal) {
        let bots = self.names.len();
        let mut comparisons = Comparisons::none(bots);
        let mut wins = vec![(0.0, 0u32); bots];
        let mut points = vec![0.0; bots];
        for (game, played) in deal {
            comparisons.add(&game.seats, &played.outcome);
            self.lengths.push(played.moves);
            let winners = played.outcome.winners();
            for (seat, &bot) in game.seats.iter().enumerate() {
                let won = if played.outcome.places[seat] == 1 { 1.0 / winners.len() as f64 } else { 0.0 };
                let score = played.outcome.scores[seat];
                wins[bot].0 += won;
                wins[bot].1 += 1;
                points[bot] += f64::from(score);
                self.seat_wins[seat] += won;
                self.seat_points[seat] += i64::from(score);
                self.scores[bot].push(score);
                self.decisions[bot] += u64::from(played.decisions[seat]);
                self.seconds[bot] += played.thinking[seat].as_secs_f64();
            }
        }
        let per_seat = |sum: f64, bot: usize| (wins[bot].1 > 0).then(|| sum / f64::from(wins[bot].1));
        self.deals.push(DealTally {
            comparisons,
            points: (0..bots).map(|bot| per_seat(points[bot], bot)).collect(),
            wins: (0..bots).map(|bot| per_seat(wins[bot].0, bot)).collect(),
        });
    }

    /// The first bot's share of its comparisons with the others, deal by deal: the input of a sequential test.
    pub fn first_bot_scores(&self) -> Vec<f64> {
        self.deals.iter().filter_map(|deal| deal.comparisons.share_of_first()).collect()
    }

    /// The results so far.
    pub fn summary(&self) -> Summary {
        let games = self.lengths.len();
        let comparisons: Vec<Comparisons> = self.deals.iter().map(|deal| deal.comparisons.clone()).collect();
        let ratings = rating::ratings(self.names.len(), &comparisons);
        let column = |pick: fn(&DealTally) -> &Vec<Option<f64>>, bot: usize| -> Vec<f64> {
            self.deals.iter().filter_map(|deal| pick(deal)[bot]).collect()
        };
        let mut bots: Vec<BotSummary> = (0..self.names.len())
            .map(|bot| BotSummary {
                name: self.names[bot].clone(),
                rating: ratings[bot],
                win_share: rating::mean(&column(|deal| &deal.wins, bot)),
                points: rating::mean(&column(|deal| &deal.points, bot)),
                score: Spread::of(self.scores[bot].iter().map(|&score| i64::from(score))),
                decisions: self.decisions[bot],
                decisions_per_second: self.decisions[bot] as f64 / self.seconds[bot].max(1e-9),
                ms_per_decision: 1000.0 * self.seconds[bot] / self.decisions[bot].max(1) as f64,
            })
            .collect();
        bots.sort_by(|a, b| b.rating.value.total_cmp(&a.rating.value));
        let seat = |seat: usize| SeatSummary {
            seat: klad_engine::Seat(seat as u8).to_string(),
            win_share: self.seat_wins[seat] / games.max(1) as f64,
            points: self.seat_points[seat] as f64 / games.max(1) as f64,
        };
        Summary {
            games,
            deals: self.deals.len(),
            bots,
            seats: (0..self.seats).map(seat).collect(),
            length: Spread::of(self.lengths.iter().map(|&length| i64::from(length))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_has_quartiles_and_counts() {
        let spread = Spread::of([3, 1, 2, 2, 7].into_iter());
        assert_eq!((spread.least, spread.half, spread.most), (1, 2, 7));
        assert_eq!(spread.counts, [1, 2, 1, 0, 0, 0, 1]);
        assert!((spread.mean - 3.0).abs() < 1e-9);
        assert!(Spread::of(std::iter::empty()).counts.is_empty());
    }
}
