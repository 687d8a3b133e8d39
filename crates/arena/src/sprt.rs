//! Decides between two bots with as few games as needed: the sequential probability ratio test.

use serde::Serialize;

/// The two hypotheses of the test, as differences in Elo: `elo0` ("not better than this") and `elo1` ("at least this
/// much better"). Each is wrongly accepted in at most 5 % of the tests.
///
/// ```
/// use klad_arena::sprt::{Conclusion, Sprt};
///
/// let test: Sprt = "0,30".parse().unwrap();
/// assert_eq!(test.decide(&[1.0, 0.5, 0.5]), Conclusion::GoOn);
/// let won_three_in_four = [1.0, 0.5].repeat(60);
/// assert_eq!(test.decide(&won_three_in_four), Conclusion::Better);
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sprt {
    elo0: f64,
    elo1: f64,
}

/// The state of the test.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Conclusion {
    /// Not decided yet.
    GoOn,
    /// The first bot is not better by more than `elo0`.
    NotBetter,
    /// The first bot is better by at least `elo1`.
    Better,
}

/// Text that does not describe a test.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[error("found {found:?}, wanted two numbers such as 0,30, the first smaller than the second")]
pub struct NotASprt {
    /// What was read.
    pub found: String,
}

impl std::str::FromStr for Sprt {
    type Err = NotASprt;

    fn from_str(text: &str) -> Result<Sprt, NotASprt> {
        let wrong = || NotASprt { found: klad_engine::notation::excerpt(text, 40) };
        let (elo0, elo1) = text.split_once(',').ok_or_else(wrong)?;
        let number = |text: &str| text.trim().parse::<f64>().ok().filter(|number| number.abs() < 2000.0);
        match (number(elo0), number(elo1)) {
            (Some(elo0), Some(elo1)) if elo0 < elo1 => Ok(Sprt { elo0, elo1 }),
            _ => Err(wrong()),
        }
    }
}

impl Sprt {
    /// The log-likelihood ratio of the two hypotheses, given the first bot's mean score in each deal (0 to 1).
    pub fn ratio(&self, deals: &[f64]) -> f64 {
        let n = deals.len() as f64;
        if n < 2.0 {
            return 0.0;
        }
        let mean = deals.iter().sum::<f64>() / n;
        let variance = deals.iter().map(|score| (score - mean).powi(2)).sum::<f64>() / (n - 1.0);
        // Deals that all end alike have no spread; a minimum variance keeps the test from deciding immediately.
        let variance = variance.max(0.25 / n);
        let [s0, s1] = [self.elo0, self.elo1].map(|elo| 1.0 / (1.0 + libm::exp10(-elo / 400.0)));
        n * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance)
    }

    /// The decision after these deals.
    pub fn decide(&self, deals: &[f64]) -> Conclusion {
        let bound = libm::log(0.95 / 0.05);
        match self.ratio(deals) {
            ratio if ratio >= bound => Conclusion::Better,
            ratio if ratio <= -bound => Conclusion::NotBetter,
            _ => Conclusion::GoOn,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deals(good: usize, all: usize) -> Vec<f64> {
        (0..all).map(|i| if i < good { 1.0 } else { 0.0 }).collect()
    }

    #[test]
    fn a_clear_difference_is_decided_and_a_small_one_is_not() {
        let sprt: Sprt = "0,50".parse().unwrap();
        assert_eq!(sprt.decide(&deals(300, 400)), Conclusion::Better);
        assert_eq!(sprt.decide(&deals(180, 400)), Conclusion::NotBetter);
        assert_eq!(sprt.decide(&deals(11, 20)), Conclusion::GoOn);
        assert_eq!(sprt.decide(&[]), Conclusion::GoOn);
        assert_eq!(sprt.decide(&deals(3, 3)), Conclusion::GoOn);
    }

    #[test]
    fn anything_but_two_ascending_numbers_is_refused() {
        for wrong in ["", "5", "5,5", "9,3", "a,b", "0,1,2", "0,99999", "nan,3"] {
            assert!(wrong.parse::<Sprt>().is_err(), "{wrong}");
        }
    }
}
