//! The law of shuffles: every order is equally likely, regardless of the order before.
//!
//! A rule test repeats one step of a game from the same state with the chance of many seeds, and passes in what ends up
//! where. Because the state before is always the same, a uniform result cannot depend on it. Seeds are fixed, so a
//! shuffle that passes once always passes.

use std::collections::BTreeMap;

use klad_engine::{Chance, Seed};

/// The number of times a step is repeated.
const SAMPLES: u64 = 3000;
/// A difference of more than this many standard deviations is not chance: about one in a billion.
const DEVIATIONS_MAX: f64 = 6.0;
/// Items are grouped into this many classes when two places are compared.
const CLASSES: usize = 3;

/// Panics unless `draw` distributes the items of `population` (equal numbers for items that are alike) over its places
/// as a fair shuffle would: each item equally often in each place, and no two places dependent on each other. `draw`
/// may return fewer items than there are, namely those drawn from the top.
#[track_caller]
pub fn fair_shuffle(what: &str, population: &[u16], mut draw: impl FnMut(&mut Chance) -> Vec<u16>) {
    let samples: Vec<Vec<u16>> =
        (0..SAMPLES).map(|seed| draw(&mut Chance::fair(&Seed::from_number(seed), 1))).collect();
    if let Err(unfair) = judge(population, &samples) {
        panic!("{what}: {unfair}");
    }
}

fn judge(population: &[u16], samples: &[Vec<u16>]) -> Result<(), String> {
    let population = Population::of(population);
    let places = samples[0].len();
    for sample in samples {
        if sample.len() != places || sample.is_empty() {
            return Err(format!("found {} things, then {places}", sample.len()));
        }
        population.check(sample)?;
    }
    places_are_uniform(&population, samples)?;
    for one in 0..places {
        for two in [one + 1, places - 1 - one, places / 2] {
            if two < places && two != one {
                pair_is_independent(&population, samples, one, two)?;
            }
        }
    }
    Ok(())
}

/// What is shuffled: the number of copies of each item.
struct Population {
    counts: BTreeMap<u16, usize>,
    size: usize,
}

impl Population {
    fn of(things: &[u16]) -> Population {
        let mut counts = BTreeMap::new();
        things.iter().for_each(|&thing| *counts.entry(thing).or_default() += 1);
        Population { counts, size: things.len() }
    }

    /// No item is drawn more often than it exists.
    fn check(&self, sample: &[u16]) -> Result<(), String> {
        let drawn = Population::of(sample);
        match drawn.counts.iter().find(|(thing, count)| self.counts.get(thing).is_none_or(|all| all < count))
        {
            Some((thing, count)) => Err(format!("found {count} of {thing} in {sample:?}")),
            None => Ok(()),
        }
    }

    /// The number of items in each class; every third kind of item belongs to the same class.
    fn classes(&self) -> [usize; CLASSES] {
        let mut classes = [0; CLASSES];
        self.counts.values().enumerate().for_each(|(rank, count)| classes[rank % CLASSES] += count);
        classes
    }

    fn class(&self, thing: u16) -> usize {
        self.counts.keys().position(|&known| known == thing).expect("every drawn item is in the population")
            % CLASSES
    }
}

/// Each place contains each item in proportion to its number of copies, place by place and overall.
fn places_are_uniform(population: &Population, samples: &[Vec<u16>]) -> Result<(), String> {
    let (mut sum, mut freedom) = (0.0, 0.0);
    for place in 0..samples[0].len() {
        let mut seen: BTreeMap<u16, usize> = BTreeMap::new();
        samples.iter().for_each(|sample| *seen.entry(sample[place]).or_default() += 1);
        let expected = |count: usize| samples.len() as f64 * count as f64 / population.size as f64;
        let terms = population.counts.iter().map(|(thing, &count)| {
            let seen = seen.get(thing).copied().unwrap_or(0) as f64;
            (seen - expected(count)).powi(2) / expected(count)
        });
        let chi_squared: f64 = terms.sum();
        let free = (population.counts.len() - 1) as f64;
        limit(chi_squared, free)
            .map_err(|found| format!("place {place} is not uniform: {found}, {seen:?}"))?;
        sum += chi_squared;
        freedom += free;
    }
    limit(sum, freedom).map_err(|found| format!("the places together are not uniform: {found}"))
}

/// Two places contain each pair of classes as often as two draws without replacement would.
fn pair_is_independent(
    population: &Population,
    samples: &[Vec<u16>],
    one: usize,
    two: usize,
) -> Result<(), String> {
    let classes = population.classes();
    let mut seen = [[0usize; CLASSES]; CLASSES];
    for sample in samples {
        seen[population.class(sample[one])][population.class(sample[two])] += 1;
    }
    let pairs = (population.size * (population.size - 1)) as f64;
    let (mut chi_squared, mut cells) = (0.0, 0);
    for (first, row) in seen.iter().enumerate() {
        for (second, &seen) in row.iter().enumerate() {
            let ways = classes[first] * (classes[second].saturating_sub(usize::from(first == second)));
            let expected = samples.len() as f64 * ways as f64 / pairs;
            if expected > 0.0 {
                chi_squared += (seen as f64 - expected).powi(2) / expected;
                cells += 1;
            }
        }
    }
    let freedom = f64::from(cells - 1);
    limit(chi_squared, freedom)
        .map_err(|found| format!("places {one} and {two} depend on each other: {found}, {seen:?}"))
}

/// An error if chi-squared is further from its expected value than the limit (Wilson and Hilferty's cube-root
/// approximation).
fn limit(chi_squared: f64, freedom: f64) -> Result<(), String> {
    if freedom < 1.0 {
        return Ok(());
    }
    let spread = 2.0 / (9.0 * freedom);
    let deviations = (libm::cbrt(chi_squared / freedom) - (1.0 - spread)) / spread.sqrt();
    if deviations < DEVIATIONS_MAX { Ok(()) } else { Err(format!("{deviations:.1} standard deviations")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(things: u16, mut shuffle: impl FnMut(&mut Vec<u16>, &mut Chance)) -> Result<(), String> {
        let population: Vec<u16> = (0..things).collect();
        let sample = |seed| {
            let mut things = population.clone();
            shuffle(&mut things, &mut Chance::fair(&Seed::from_number(seed), 1));
            things
        };
        judge(&population, &(0..SAMPLES).map(sample).collect::<Vec<_>>())
    }

    #[test]
    fn a_fair_shuffle_of_any_size_passes() {
        for things in [2, 3, 8, 36, 63] {
            assert_eq!(verdict(things, |things, chance| chance.shuffle(things)), Ok(()), "{things}");
        }
    }

    #[test]
    fn drawing_from_the_top_of_a_fair_shuffle_passes() {
        let population = [0, 0, 0, 1, 2, 3, 4, 5, 6, 7];
        fair_shuffle("the top four", &population, |chance| {
            let mut things = population.to_vec();
            chance.shuffle(&mut things);
            things[..4].to_vec()
        });
    }

    #[test]
    fn missing_cut_and_biased_shuffles_are_caught() {
        assert!(verdict(8, |_, _| ()).is_err());
        assert!(verdict(8, |things, chance| things.rotate_left(chance.below(8) as usize)).is_err());
        assert!(verdict(36, |things, chance| chance.shuffle(&mut things[1..])).is_err());
        // Every place is swapped with any place: not all orders are equally likely.
        let naive = |things: &mut Vec<u16>, chance: &mut Chance| {
            (0..things.len()).for_each(|place| things.swap(place, chance.below(36) as usize));
        };
        assert!(verdict(36, naive).is_err());
        // No item may stay where it is.
        let sattolo = |things: &mut Vec<u16>, chance: &mut Chance| {
            (1..things.len()).rev().for_each(|place| things.swap(place, chance.below(place as u32) as usize));
        };
        assert!(verdict(36, sattolo).is_err());
        // Two halves, each shuffled separately.
        let halves = |things: &mut Vec<u16>, chance: &mut Chance| {
            let (one, two) = things.split_at_mut(18);
            chance.shuffle(one);
            chance.shuffle(two);
        };
        assert!(verdict(36, halves).is_err());
    }
}
