//! Measures how well calibrated the win chances of reviews are: `cargo xtask calibrate` runs it and writes what it
//! prints.
//!
//! Bots of two levels play games. Some decisions of each game are evaluated as a review evaluates them, and compared
//! with the result. Games with an even number fit the correction; those with an odd number, held out, are reported. In
//! the first few games every decision is evaluated: luck must average zero for every level.
//!
//! Prints one JSON object: a row of figures, and ten bins for the reliability diagram.

use std::{env, process::ExitCode};

use klad_arena::{
    analysis::{Decision, Gist, evaluate, position, positions, summarize},
    calibration::{Correction, Estimate, Forecast, bias, brier, correction, fit},
};
use klad_catalog::catalog;
use klad_engine::{
    Budget, Catalog, Chance, Entry, Seat, Seed, TableSetup,
    transcript::{MoveLine, Transcript},
};
use serde_json::{Value, json};

/// The levels that play, alternating by seat.
const LEVELS: [&str; 2] = ["medium", "easy"];
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
        let mut luck: [Vec<f64>; LEVELS.len()] = [Vec::new(), Vec::new()];
        for game in 0..games {
            let transcript = self.play(game);
            let forecasts = self.forecasts(game, &transcript);
            if game % 2 == 0 {
                fitting.extend(forecasts)
            } else {
                held_out.extend(forecasts)
            }
            if game < whole {
                self.luck(&transcript, &mut luck);
            }
        }
        let fitted = fit(&fitting);
        let shown = |estimate: Estimate| json!([estimate.mean, estimate.error]);
        let by_level = LEVELS.iter().zip(&luck);
        let lucks: serde_json::Map<String, Value> =
            by_level.map(|(level, luck)| (level.to_string(), shown(Estimate::of(luck)))).collect();
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
            "bins": bins(&held_out),
            "corrected": correction(self.entry.info.slug, self.seats) != Correction::SAME,
            "luck": lucks,
            "whole": whole.min(games),
        })
    }

    fn level(&self, game: u32, seat: Seat) -> usize {
        (usize::from(seat.0) + game as usize / 2) % LEVELS.len()
    }

    /// A game between bots, as a transcript.
    fn play(&self, game: u32) -> Transcript {
        let mut secret = [0; 32];
        secret[..4].copy_from_slice(&game.to_le_bytes());
        let mut transcript = Transcript {
            game: self.entry.info.slug.into(),
            rules: self.entry.info.rules_version,
            options: json!({}),
            players: Seat::all(self.seats).map(|seat| LEVELS[self.level(game, seat)].into()).collect(),
            commitment: None,
            secret: Some(secret),
            nonces: Vec::new(),
            draw: None,
            result: None,
            moves: Vec::new(),
            lines: Default::default(),
        };
        let seed = Seed::of_table(&secret, []);
        let setup = TableSetup { options: &transcript.options, seats: self.seats, seed, deal: None };
        let mut table = self.entry.open(&setup).expect("the default options fit");
        let mut bots: Vec<_> = Seat::all(self.seats)
            .map(|seat| {
                self.entry.bot(LEVELS[self.level(game, seat)], game.into()).expect("the level is there")
            })
            .collect();
        while let Some(seat) = table.turn().must.first() {
            let mv = bots[seat.index()].choose(table.as_ref(), seat).expect("a seat waited for moves");
            table.play(seat, &mv).expect("a bot plays legal moves");
            transcript.moves.push(MoveLine::new(seat, mv, None));
        }
        transcript.options = table.options();
        transcript.result = table.outcome();
        transcript
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
    fn luck(&self, transcript: &Transcript, into: &mut [Vec<f64>; LEVELS.len()]) {
        let (positions, outcome) = positions(self.catalog, transcript).expect("it was just played");
        let decisions = positions.iter().filter_map(|position| evaluate(self.entry, self.budget, position));
        let gists: Vec<Gist> = decisions.map(|decision: Decision| decision.gist()).collect();
        let summary = summarize(transcript, &gists, positions.len(), outcome.as_ref());
        for seat in &summary.seats {
            let level = LEVELS.iter().position(|level| *level == seat.player).expect("a level plays");
            into[level].extend(seat.luck.map(f64::from));
        }
    }
}

/// Ten bins of chances: the count, the mean expectation, the mean result, and its standard error.
fn bins(forecasts: &[Forecast]) -> Vec<Value> {
    let bin = |number: usize| {
        let inside: Vec<&Forecast> = forecasts
            .iter()
            .filter(|forecast| ((forecast.chance * 10.0) as usize).min(9) == number)
            .collect();
        let expected: Vec<f64> = inside.iter().map(|forecast| forecast.chance.into()).collect();
        let happened: Vec<f64> = inside.iter().map(|forecast| forecast.result.into()).collect();
        let found = Estimate::of(&happened);
        json!([inside.len(), Estimate::of(&expected).mean, found.mean, found.error])
    };
    (0..10).map(bin).collect()
}
