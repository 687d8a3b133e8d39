//! Measures how well calibrated the win chances of reviews are: `cargo xtask calibrate` runs it and writes what it
//! prints.
//!
//! Bots of all levels play games. Some decisions of each game are evaluated as a review evaluates them, and compared
//! with the result. Games with an even number fit the correction; those with an odd number, held out, are reported. In
//! the first few games every decision is evaluated: luck must average zero for every level.
//!
//! Prints one JSON object: a row of figures, and ten bins for each reliability diagram, without the correction fitted
//! and with it.

use std::{env, process::ExitCode};

use klad_arena::{
    analysis::{evaluate, position, positions},
    calibration::{Correction, Forecast, MeanWithError, bias, brier, correction, fit, game_between, luck},
};
use klad_catalog::catalog;
use klad_engine::{Budget, Catalog, Chance, Entry, Seat, transcript::Transcript};
use serde_json::{Value, json};

/// The levels that play, alternating by seat.
const LEVELS: [&str; 4] = ["random", "easy", "medium", "hard"];
/// The number of decisions evaluated per game.
const DECISIONS: usize = 5;

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let numbers: Option<Vec<u32>> = words.iter().skip(1).map(|word| word.parse().ok()).collect();
    let catalog = catalog();
    let entry = words.first().and_then(|slug| catalog.find(slug));
    match (entry, numbers.as_deref()) {
        (Some(entry), Some(&[seats, games, whole, iterations])) => {
            let run =
                Run { catalog: &catalog, entry, seats: seats as u8, budget: Budget::Iterations(iterations) };
            println!("{}", run.measure(games, whole));
            ExitCode::SUCCESS
        }
        _ => {
            eprintln!(
                "found {words:?}, wanted SLUG SEATS GAMES WHOLE ITERATIONS, such as: klatz 3 200 20 100"
            );
            ExitCode::from(2)
        }
    }
}

struct Run<'a> {
    catalog: &'a Catalog,
    entry: &'a Entry,
    seats: u8,
    budget: Budget,
}

impl Run<'_> {
    fn measure(&self, games: u32, whole: u32) -> Value {
        let (mut fitting, mut held_out) = (Vec::new(), Vec::new());
        let mut lucks: [Vec<f64>; LEVELS.len()] = Default::default();
        for game in 0..games {
            let transcript = self.play(game);
            let forecasts = self.forecasts(game, &transcript);
            if game % 2 == 0 {
                fitting.extend(forecasts)
            } else {
                held_out.extend(forecasts)
            }
            if game < whole {
                self.luck(game, &transcript, &mut lucks);
            }
        }
        let fitted = fit(&fitting);
        let shown = |estimate: MeanWithError| json!([estimate.mean, estimate.error]);
        let by_level = LEVELS.iter().zip(&lucks);
        let luck: serde_json::Map<String, Value> =
            by_level.map(|(level, luck)| (level.to_string(), shown(MeanWithError::of(luck)))).collect();
        json!({
            "game": self.entry.info.slug,
            "seats": self.seats,
            "games": games,
            "forecasts": held_out.len(),
            "line": [fitted.shift, fitted.slope],
            // What is shown now, and what it would be with the line fitted on the other games.
            "brier": shown(brier(&held_out, Correction::SAME)),
            "brier_fitted": shown(brier(&held_out, fitted)),
            "bias": shown(bias(&held_out, Correction::SAME)),
            "bias_fitted": shown(bias(&held_out, fitted)),
            "bins": bins(&held_out, Correction::SAME),
            "bins_fitted": bins(&held_out, fitted),
            "corrected": correction(self.entry.info.slug, self.seats) != Correction::SAME,
            "luck": luck,
            "whole": whole.min(games),
        })
    }

    /// The level that plays a seat. Two games in a row have the same players: one is fitted to, the other held out.
    fn level(&self, game: u32, seat: Seat) -> usize {
        (usize::from(seat.0) + game as usize / 2) % LEVELS.len()
    }

    /// The name of a level. One that searches gets the budget of the evaluation, so that the same numbers come out
    /// everywhere.
    fn named(&self, level: usize) -> String {
        let Budget::Iterations(iterations) = self.budget else { unreachable!("`main` passes iterations") };
        let with_budget = format!("{}:{iterations}", LEVELS[level]);
        if self.entry.bot_maker(&with_budget).is_some() { with_budget } else { LEVELS[level].into() }
    }

    /// A game between bots, as a transcript.
    fn play(&self, game: u32) -> Transcript {
        let levels: Vec<String> =
            Seat::all(self.seats).map(|seat| self.named(self.level(game, seat))).collect();
        game_between(self.entry, &levels, game)
    }

    /// Some decisions of a game: the player's expectation, and the result.
    fn forecasts(&self, game: u32, transcript: &Transcript) -> Vec<Forecast> {
        let (positions, outcome) = positions(self.catalog, transcript).expect("it was just played");
        let winners = outcome.expect("bots play to the end").winners();
        let mut chance = Chance::fast(game.into());
        let mut numbers: Vec<usize> = positions.iter().map(|position| position.number).collect();
        chance.shuffle(&mut numbers);
        let forecast = |number: &usize| {
            let position = position(self.catalog, transcript, *number).expect("it was just played");
            let decision = evaluate(self.entry, self.budget, &position)?;
            let won = winners.contains(decision.seat);
            // The expectation is the value of the move that was played, which may not be the best one.
            let result = if won { 1.0 / winners.len() as f32 } else { 0.0 };
            Some(Forecast { game, chance: decision.value, result })
        };
        numbers.iter().take(DECISIONS).filter_map(forecast).collect()
    }

    /// The luck of every seat in a game, by level.
    fn luck(&self, game: u32, transcript: &Transcript, into: &mut [Vec<f64>; LEVELS.len()]) {
        for (seat, luck) in Seat::all(self.seats).zip(luck(self.catalog, transcript, self.budget)) {
            into[self.level(game, seat)].push(luck.into());
        }
    }
}

/// Ten bins of chances: the count, the mean expectation, the mean result, and its standard error.
fn bins(forecasts: &[Forecast], correction: Correction) -> Vec<Value> {
    let chance = |forecast: &Forecast| correction.corrected(forecast.chance);
    let bin = |number: usize| {
        let inside: Vec<&Forecast> = forecasts
            .iter()
            .filter(|forecast| ((chance(forecast) * 10.0) as usize).min(9) == number)
            .collect();
        let expected: Vec<f64> = inside.iter().map(|forecast| chance(forecast).into()).collect();
        let happened: Vec<f64> = inside.iter().map(|forecast| forecast.result.into()).collect();
        let found = MeanWithError::of(&happened);
        json!([inside.len(), MeanWithError::of(&expected).mean, found.mean, found.error])
    };
    (0..10).map(bin).collect()
}
