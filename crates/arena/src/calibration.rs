//! Calibration of win chances: corrects what search says, fitted to games whose result is known.
//!
//! Search expects everybody to continue as its playouts do, and it evaluates positions by rules of thumb. Where that
//! skews its chances, a line through their log odds brings them closer to what happens:
//! `p' = σ(a + b · ln(p / (1 − p)))`. `cargo xtask calibrate` fits it on some games, measures it on others, and prints
//! the table below; docs/analysis.md shows the measurements.

use klad_engine::{
    Budget, Catalog, Entry, SeatedBot, Seed, TableSetup,
    transcript::{MoveLine, Transcript},
};

use crate::analysis::{self, Gist};

/// The line that corrects the chances of one game at one seat count.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Correction {
    /// Added to the log odds.
    pub shift: f32,
    /// The factor of the log odds.
    pub slope: f32,
}

impl Correction {
    /// The identity: leaves chances as they are.
    pub const SAME: Correction = Correction { shift: 0.0, slope: 1.0 };

    /// The corrected chance.
    pub fn corrected(self, chance: f32) -> f32 {
        if self == Correction::SAME {
            return chance;
        }
        sigmoid(self.shift + self.slope * log_odds(chance))
    }
}

/// The fitted lines. Anything not listed here is left uncorrected.
const FITTED: &[(&str, u8, Correction)] = &[];

/// The correction for a game at this seat count.
pub fn correction(game: &str, seats: u8) -> Correction {
    let found = FITTED.iter().find(|(slug, of, _)| *slug == game && *of == seats);
    found.map_or(Correction::SAME, |(_, _, correction)| *correction)
}

/// A game between bots with the default options, as a transcript. `levels` names the bots in the order of their seats;
/// `number` is the number of the game, which everything random follows from.
///
/// # Panics
/// If there is no such level.
pub fn game_between(entry: &Entry, levels: &[String], number: u32) -> Transcript {
    let mut secret = [0; 32];
    secret[..4].copy_from_slice(&number.to_le_bytes());
    let mut transcript = Transcript {
        game: entry.info.slug.into(),
        rules: entry.info.rules_version,
        options: serde_json::json!({}),
        players: levels.to_vec(),
        commitment: None,
        secret: Some(secret),
        nonces: Vec::new(),
        draw: None,
        result: None,
        moves: Vec::new(),
        lines: Default::default(),
    };
    let seed = Seed::of_table(&secret, []);
    let setup = TableSetup { options: &transcript.options, seats: levels.len() as u8, seed, deal: None };
    let mut table = entry.open(&setup).expect("the default options fit");
    let seat = |level: &String| entry.bot(level, number.into()).expect("the level is there");
    let mut bots: Vec<Box<dyn SeatedBot>> = levels.iter().map(seat).collect();
    while table.outcome().is_none() {
        let turn = table.turn();
        // Seats that may interrupt come first: afterwards the moment has passed.
        let asked = turn.may.iter().filter(|&seat| !turn.must.contains(seat)).chain(turn.must.iter());
        let mut moved =
            asked.filter_map(|seat| Some((seat, bots[seat.index()].choose(table.as_ref(), seat)?)));
        let (seat, mv) = moved.next().expect("a seat that the table waits for has a move");
        table.play(seat, &mv).expect("a bot plays legal moves");
        transcript.moves.push(MoveLine::new(seat, mv, None));
    }
    transcript.options = table.options();
    transcript.result = table.outcome();
    transcript
}

/// The luck of every seat in a finished game, evaluated with this budget.
///
/// # Panics
/// If the transcript does not verify or the game has no analyst.
pub fn luck(catalog: &Catalog, transcript: &Transcript, budget: Budget) -> Vec<f32> {
    let entry = catalog.find(&transcript.game).expect("the game is there");
    let (positions, outcome) = analysis::positions(catalog, transcript).expect("it was just played");
    let evaluate =
        |position| analysis::evaluate(entry, budget, position).expect("the game has an analyst").gist();
    let gists: Vec<Gist> = positions.iter().map(evaluate).collect();
    let summary = analysis::summarize(transcript, &gists, positions.len(), outcome.as_ref());
    summary.seats.iter().filter_map(|seat| seat.luck).collect()
}

/// A win chance given by search, and the actual result: the share of the win, 0 to 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Forecast {
    /// The game of the sample it belongs to.
    pub game: u32,
    /// The expected share of the win.
    pub chance: f32,
    /// The actual share of the win.
    pub result: f32,
}

/// Fits a line to forecasts by maximum likelihood (Newton's method on two numbers).
pub fn fit(forecasts: &[Forecast]) -> Correction {
    let (mut shift, mut slope) = (0.0f64, 1.0f64);
    for _ in 0..25 {
        // Slight regularization toward the identity keeps a fit to few forecasts stable.
        let (mut g0, mut g1) = (-shift * PULL, (1.0 - slope) * PULL);
        let (mut h00, mut h01, mut h11) = (PULL, 0.0, PULL);
        for forecast in forecasts {
            let x = f64::from(log_odds(forecast.chance));
            let p = f64::from(sigmoid((shift + slope * x) as f32));
            let (error, weight) = (f64::from(forecast.result) - p, p * (1.0 - p));
            (g0, g1) = (g0 + error, g1 + error * x);
            (h00, h01, h11) = (h00 + weight, h01 + weight * x, h11 + weight * x * x);
        }
        let det = h00 * h11 - h01 * h01;
        let step = ((g0 * h11 - g1 * h01) / det, (g1 * h00 - g0 * h01) / det);
        (shift, slope) = (shift + step.0, slope + step.1);
        if step.0.abs() + step.1.abs() < 1e-9 {
            break;
        }
    }
    Correction { shift: shift as f32, slope: slope as f32 }
}

const PULL: f64 = 4.0;

/// The Brier score of forecasts, which is their mean squared error, with its standard error. Forecasts of one game are
/// not independent, so the error is computed over games.
pub fn brier(forecasts: &[Forecast], correction: Correction) -> MeanWithError {
    MeanWithError::by_game(forecasts, |forecast| {
        let off = f64::from(correction.corrected(forecast.chance)) - f64::from(forecast.result);
        off * off
    })
}

/// How much too high forecasts are on average.
pub fn bias(forecasts: &[Forecast], correction: Correction) -> MeanWithError {
    MeanWithError::by_game(forecasts, |forecast| {
        f64::from(correction.corrected(forecast.chance)) - f64::from(forecast.result)
    })
}

/// A mean and its standard error.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct MeanWithError {
    /// The mean.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
}

impl MeanWithError {
    /// The mean of independent numbers.
    pub fn of(numbers: &[f64]) -> MeanWithError {
        let count = numbers.len().max(1) as f64;
        let mean = numbers.iter().sum::<f64>() / count;
        let spread = numbers.iter().map(|number| (number - mean).powi(2)).sum::<f64>();
        MeanWithError { mean, error: (spread / (count - 1.0).max(1.0) / count).sqrt() }
    }

    fn by_game(forecasts: &[Forecast], of: impl Fn(&Forecast) -> f64) -> MeanWithError {
        let mean = forecasts.iter().map(&of).sum::<f64>() / forecasts.len().max(1) as f64;
        let mut sums: std::collections::BTreeMap<u32, f64> = Default::default();
        for forecast in forecasts {
            *sums.entry(forecast.game).or_default() += of(forecast) - mean;
        }
        let variance: f64 = sums.values().map(|sum| sum * sum).sum();
        MeanWithError { mean, error: variance.sqrt() / forecasts.len().max(1) as f64 }
    }
}

fn log_odds(chance: f32) -> f32 {
    let chance = chance.clamp(0.002, 0.998);
    libm::logf(chance / (1.0 - chance))
}

fn sigmoid(odds: f32) -> f32 {
    1.0 / (1.0 + libm::expf(-odds))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Forecasts whose results follow `truth` exactly, in proportion to each chance.
    fn sample(truth: Correction) -> Vec<Forecast> {
        let mut forecasts = Vec::new();
        for percent in (5..=95u32).step_by(5) {
            let chance = percent as f32 / 100.0;
            let wins = (truth.corrected(chance) * 400.0).round() as u32;
            forecasts.extend((0..400).map(|number| Forecast {
                game: number,
                chance,
                result: f32::from(u8::from(number < wins)),
            }));
        }
        forecasts
    }

    #[test]
    fn fitting_recovers_a_known_line_and_corrects_the_forecasts() {
        let truth = Correction { shift: 0.4, slope: 0.6 };
        let forecasts = sample(truth);
        let found = fit(&forecasts);
        assert!((found.shift - 0.4).abs() < 0.02 && (found.slope - 0.6).abs() < 0.02, "{found:?}");
        assert!(brier(&forecasts, found).mean < brier(&forecasts, Correction::SAME).mean);
        assert!(bias(&forecasts, found).mean.abs() < 0.002);
    }

    #[test]
    fn true_forecasts_are_left_alone() {
        let found = fit(&sample(Correction::SAME));
        assert!(found.shift.abs() < 0.02 && (found.slope - 1.0).abs() < 0.02, "{found:?}");
        assert_eq!(Correction::SAME.corrected(0.123), 0.123);
    }

    #[test]
    fn the_error_of_a_mean_shrinks_with_the_number_of_games() {
        let few: Vec<f64> = (0..10).map(|number| f64::from(number % 2)).collect();
        let many: Vec<f64> = (0..1000).map(|number| f64::from(number % 2)).collect();
        assert_eq!(MeanWithError::of(&few).mean, 0.5);
        assert!(MeanWithError::of(&many).error < MeanWithError::of(&few).error / 9.0);
    }
}
