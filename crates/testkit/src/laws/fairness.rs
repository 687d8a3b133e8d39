//! Law 7: all states that look like a view are equally likely guesses.

use std::collections::BTreeMap;

use klad_engine::{Chance, MoveSpace, Secrets, Sight, Viewer};

use super::{Effort, ensure, json};
use crate::record::Record;

/// A difference of more than this many standard deviations is not chance: about one in a billion. Seeds are fixed, so a
/// game that passes once always passes.
const DEVIATIONS_MAX: f64 = 6.0;

pub(super) fn check<G: Secrets + MoveSpace>(record: &Record<G>, effort: &Effort) -> Result<(), String> {
    let mut chance = Chance::fast(record.seed);
    let looked_at = effort.positions.div_ceil(3);
    for _ in 0..looked_at {
        let ply = chance.below(record.states.len() as u32) as usize;
        let viewers: Vec<Viewer> = Viewer::all(record.seats).collect();
        let viewer = *chance.pick(&viewers);
        let sight = *chance.pick(&[Sight::Table, Sight::Recall]);
        compare(record.state(ply), viewer, sight, effort.guesses, &mut chance)
            .map_err(|unfair| format!("the guess of {viewer} ({sight:?}) is not fair: {unfair}"))?;
    }
    Ok(())
}

/// Draws many guesses from one view, and as many redealt states, and compares what they contain in each hidden place.
fn compare<G: Secrets + MoveSpace>(
    state: &G,
    viewer: Viewer,
    sight: Sight,
    guesses: usize,
    chance: &mut Chance,
) -> Result<(), String> {
    let view = state.view(viewer, sight);
    // A view sent to another process must work just as well: nothing may travel outside the JSON.
    let sent: G::View = serde_json::from_str(&json(&view)).map_err(|error| format!("the view: {error}"))?;
    let places = state.hidden_facts(viewer, sight).len();
    let mut guessed: Vec<Vec<u16>> = Vec::with_capacity(guesses);
    let mut dealt: Vec<Vec<u16>> = Vec::with_capacity(guesses);
    let (mut guess_differs, mut deal_differs) = (false, false);
    for _ in 0..guesses {
        let mut same_chance = chance.clone();
        let guess = G::guess(&view, chance);
        if guessed.len() < 20 {
            ensure(guess == G::guess(&sent, &mut same_chance), || {
                "it changes when the view is sent as JSON".into()
            })?;
        }
        let deal = state.rehide(viewer, sight, chance);
        guess_differs |= guess != *state;
        deal_differs |= deal != *state;
        guessed.push(guess.hidden_facts(viewer, sight));
        dealt.push(deal.hidden_facts(viewer, sight));
    }
    ensure(guess_differs || !deal_differs, || "it is always the true state".into())?;
    let wrong = guessed.iter().chain(&dealt).find(|facts| facts.len() != places);
    ensure(wrong.is_none(), || {
        format!("the number of hidden places varies: {places}, {:?}", wrong.map(Vec::len))
    })?;

    for place in 0..places {
        let facts =
            |states: &[Vec<u16>]| states.iter().map(|facts| u32::from(facts[place])).collect::<Vec<_>>();
        same_distribution(&facts(&guessed), &facts(&dealt))
            .map_err(|found| format!("hidden place {place}: {found}"))?;
    }
    // Every place alone may look right even when places are correlated that should not be.
    for _ in 0..places.min(40) {
        let (one, two) = (chance.below(places as u32) as usize, chance.below(places as u32) as usize);
        let both = |facts: &Vec<u16>| (u32::from(facts[one]) * 31 + u32::from(facts[two]) * 7 + 3) % 11;
        let facts = |states: &[Vec<u16>]| states.iter().map(both).collect::<Vec<_>>();
        same_distribution(&facts(&guessed), &facts(&dealt))
            .map_err(|found| format!("hidden places {one} and {two} together: {found}"))?;
    }
    Ok(())
}

/// The two-sample chi-squared test for samples of the same size.
fn same_distribution(one: &[u32], two: &[u32]) -> Result<(), String> {
    let mut counts: BTreeMap<u32, (u32, u32)> = BTreeMap::new();
    one.iter().for_each(|&fact| counts.entry(fact).or_default().0 += 1);
    two.iter().for_each(|&fact| counts.entry(fact).or_default().1 += 1);
    let classes = classes(counts.values().copied());
    let deviations = deviations(&classes);
    ensure(deviations < DEVIATIONS_MAX, || {
        let rows: Vec<String> =
            counts.iter().take(12).map(|(fact, (one, two))| format!("{fact}: {one} {two}")).collect();
        format!("{deviations:.1} standard deviations; fact: guessed, dealt = {}", rows.join(", "))
    })
}

/// Merges neighboring facts until each class has been seen often enough for the test.
fn classes(counts: impl Iterator<Item = (u32, u32)>) -> Vec<(u32, u32)> {
    const SEEN_MIN: u32 = 20;
    let mut classes: Vec<(u32, u32)> = Vec::new();
    let mut rest = (0, 0);
    for (one, two) in counts {
        rest = (rest.0 + one, rest.1 + two);
        if rest.0 + rest.1 >= SEEN_MIN {
            classes.push(rest);
            rest = (0, 0);
        }
    }
    match classes.last_mut() {
        Some(last) => *last = (last.0 + rest.0, last.1 + rest.1),
        None => classes.push(rest),
    }
    classes
}

/// How far chi-squared is from what equal distributions give, in standard deviations of a normal distribution (Wilson
/// and Hilferty's cube-root approximation).
fn deviations(classes: &[(u32, u32)]) -> f64 {
    if classes.len() < 2 {
        return 0.0;
    }
    let term = |&(one, two): &(u32, u32)| {
        let (one, two) = (f64::from(one), f64::from(two));
        (one - two) * (one - two) / (one + two)
    };
    let chi_squared: f64 = classes.iter().map(term).sum();
    let freedom = (classes.len() - 1) as f64;
    let spread = 2.0 / (9.0 * freedom);
    (libm::cbrt(chi_squared / freedom) - (1.0 - spread)) / spread.sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dice(seed: u64, sides: u32, shift: u32) -> Vec<u32> {
        let mut chance = Chance::fast(seed);
        (0..300).map(|_| chance.below(sides).max(shift)).collect()
    }

    #[test]
    fn fair_dice_pass_and_loaded_dice_do_not() {
        for seed in 0..500 {
            assert_eq!(same_distribution(&dice(seed, 6, 0), &dice(seed + 1000, 6, 0)), Ok(()));
            assert_eq!(same_distribution(&dice(seed, 60, 0), &dice(seed + 1000, 60, 0)), Ok(()));
        }
        assert!(same_distribution(&dice(1, 6, 0), &dice(2, 6, 1)).is_err());
        assert!(same_distribution(&dice(1, 6, 0), &dice(2, 8, 0)).is_err());
        assert!(same_distribution(&dice(1, 60, 0), &dice(2, 30, 0)).is_err());
    }

    #[test]
    fn deviations_match_the_chi_squared_table() {
        // One degree of freedom: 6.9 is exceeded once in a hundred, which is 2.33 deviations on one side.
        let found = deviations(&[(100, 128), (128, 100)]);
        assert!((2.2..2.6).contains(&found), "{found}");
    }
}
