//! Counts what passed, from the closing lines of the programs that run tests.

/// How many passed and how many failed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Tally {
    /// The number of passes.
    pub(crate) passed: u64,
    /// The number of failures.
    pub(crate) failed: u64,
}

impl Tally {
    /// One pass or failure.
    pub(crate) fn one(good: bool) -> Tally {
        Tally { passed: good.into(), failed: (!good).into() }
    }

    /// The sum of both.
    pub(crate) fn plus(self, other: Tally) -> Tally {
        Tally { passed: self.passed + other.passed, failed: self.failed + other.failed }
    }
}

/// How a program reports what passed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Closing {
    /// It does not: the whole run counts as one.
    Silent,
    /// `test result: ok. 3 passed; 0 failed; …`, once per test program.
    CargoTest,
    /// `Tests  1 failed | 11 passed (12)`.
    Vitest,
    /// `  1 failed` and `  5 passed (3.2s)` on separate lines.
    Playwright,
    /// `1 failed, 11 passed in 3.2s`.
    Pytest,
    /// `{"file":"…","ok":true,…}`, once per scenario.
    Scenarios,
}

impl Closing {
    /// The counts in a line, if it is a closing line.
    pub(crate) fn read(self, line: &str) -> Option<Tally> {
        let line = line.trim();
        match self {
            Closing::Silent => None,
            Closing::CargoTest => counts(line.strip_prefix("test result:")?),
            Closing::Vitest => counts(line.strip_prefix("Tests ")?),
            Closing::Playwright => {
                line.starts_with(|first: char| first.is_ascii_digit()).then(|| counts(line))?
            }
            Closing::Pytest => {
                let line = line.trim_matches(['=', ' ']);
                let closes = line.starts_with(|first: char| first.is_ascii_digit()) && line.contains(" in ");
                closes.then(|| counts(line))?
            }
            Closing::Scenarios => {
                let answer: serde_json::Value = serde_json::from_str(line).ok()?;
                answer["ok"].as_bool().map(Tally::one)
            }
        }
    }

    /// The total of a run: the sum of its closing lines, corrected by its exit status.
    pub(crate) fn sum(self, heard: Option<Tally>, succeeded: bool) -> Tally {
        match (heard, succeeded) {
            (None, true) if self == Closing::Silent => Tally::one(true),
            // It claims success but has counted nothing, so it is unknown what ran.
            (None, _) => Tally::one(false),
            // It failed outside its tests: a program of the run did not compile, or was killed.
            (Some(tally), false) if tally.failed == 0 => tally.plus(Tally::one(false)),
            (Some(tally), _) => tally,
        }
    }
}

/// The numbers before the words `passed` and `failed`. A test that passed on its second try is `flaky`, which counts as
/// passed.
fn counts(text: &str) -> Option<Tally> {
    let words: Vec<&str> = text.split([' ', ';', ',', '|', '.']).filter(|word| !word.is_empty()).collect();
    let before = |what: &str| {
        let place = words.iter().position(|word| *word == what)?;
        words.get(place.checked_sub(1)?)?.parse::<u64>().ok()
    };
    match (before("passed").or_else(|| before("flaky")), before("failed")) {
        (None, None) => None,
        (passed, failed) => Some(Tally { passed: passed.unwrap_or(0), failed: failed.unwrap_or(0) }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn closing_lines_are_read() {
        let read = |closing: Closing, line| closing.read(line).map(|tally| (tally.passed, tally.failed));
        let cargo = "test result: FAILED. 12 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s";
        assert_eq!(read(Closing::CargoTest, cargo), Some((12, 2)));
        assert_eq!(read(Closing::CargoTest, "test a::b ... FAILED"), None);
        assert_eq!(read(Closing::Vitest, "      Tests  1 failed | 11 passed (12)"), Some((11, 1)));
        assert_eq!(read(Closing::Vitest, "      Tests  11 passed (11)"), Some((11, 0)));
        assert_eq!(read(Closing::Vitest, " Test Files  2 passed (2)"), None);
        assert_eq!(read(Closing::Playwright, "  5 passed (3.2s)"), Some((5, 0)));
        assert_eq!(read(Closing::Playwright, "  1 failed"), Some((0, 1)));
        assert_eq!(read(Closing::Playwright, "  2 flaky"), Some((2, 0)));
        assert_eq!(read(Closing::Playwright, "    [chromium] › a.spec.ts:3:1 › 1 passed"), None);
        assert_eq!(read(Closing::Pytest, "1 failed, 11 passed, 2 warnings in 3.21s"), Some((11, 1)));
        assert_eq!(read(Closing::Pytest, "===== 3 passed in 0.12s ====="), Some((3, 0)));
        assert_eq!(read(Closing::Pytest, "2 errors in 0.10s"), None);
        assert_eq!(read(Closing::Scenarios, r#"{"file":"a.klad","ok":true}"#), Some((1, 0)));
        assert_eq!(read(Closing::Scenarios, r#"{"file":"a.klad","ok":false,"line":3}"#), Some((0, 1)));
        assert_eq!(read(Closing::Scenarios, "klad: no such file"), None);
    }

    #[test]
    fn a_run_that_fails_always_counts_a_failure() {
        let some = Some(Tally { passed: 3, failed: 0 });
        assert_eq!(Closing::CargoTest.sum(some, true), Tally { passed: 3, failed: 0 });
        assert_eq!(Closing::CargoTest.sum(some, false), Tally { passed: 3, failed: 1 });
        assert_eq!(Closing::CargoTest.sum(None, true), Tally { passed: 0, failed: 1 });
        assert_eq!(Closing::Silent.sum(None, true), Tally { passed: 1, failed: 0 });
        assert_eq!(Closing::Silent.sum(None, false), Tally { passed: 0, failed: 1 });
        let bad = Some(Tally { passed: 3, failed: 2 });
        assert_eq!(Closing::CargoTest.sum(bad, false), Tally { passed: 3, failed: 2 });
    }
}
