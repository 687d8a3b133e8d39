//! How fast bots shout (KZ-147, KZ-148).

use klad_engine::{Chance, Seat, Seed};

use crate::{
    components::{Comp, Comps},
    data::{REACTIONS, Reaction, times::BOT_MIN_MS},
};

/// What a bot notices at one position, and how fast it calls.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reflex {
    /// The compositions it would notice if they matched.
    pub noticed: Comps,
    /// Its reaction time in milliseconds.
    pub ms: u32,
    /// The delay above the floor, in milliseconds, if `ms` is below it.
    hesitation: u32,
}

/// Sixteen equally likely times above the floor, in milliseconds: quantiles of a log-normal distribution.
const HESITATION_MS: [u16; 16] = [12, 24, 35, 47, 58, 70, 83, 97, 113, 130, 151, 176, 207, 250, 318, 470];

impl Reflex {
    /// KZ-149: its reaction time against people: never quicker than [`BOT_MIN_MS`], but not exactly that every time
    /// either, or people would learn to press just before.
    pub fn ms_against_people(self) -> u32 {
        if self.ms > BOT_MIN_MS { self.ms } else { BOT_MIN_MS + self.hesitation }
    }
}

/// The reaction of a bot, drawn from the stream of (seed, "react", `rev`, seat), always in the same order, used or not.
pub fn reflex(reaction: &Reaction, seed: &Seed, rev: u32, seat: Seat, active: bool) -> Reflex {
    // Sixteen streams per position, one for each possible seat.
    let mut chance = Chance::fair(&seed.derive("react"), u64::from(rev) << 4 | u64::from(seat.0));
    let noticed = Comp::all().filter(|_| chance.below(256) < u32::from(reaction.notice)).collect();
    let quantile = chance.below(16);
    let jitter = chance.below(50);
    let ms = u32::from(reaction.react_ms[quantile as usize]) + if reaction.jitter { jitter } else { 0 };
    // Drawn last, so that the other draws stay those of KZ-148.
    let hesitation = u32::from(*chance.pick(&HESITATION_MS)) + chance.below(12);
    let hesitation = if reaction.jitter { hesitation } else { 0 };
    // The active seat saw the picture coming.
    Reflex { noticed, ms: if active { ms * 3 / 5 } else { ms }, hesitation }
}

/// How a bot of this level reacts. Takes the names in the table and the names of the levels people choose from.
pub fn reaction(level: &str) -> &'static Reaction {
    // A level may include a search budget.
    let name = match level.split(':').next().unwrap_or(level) {
        "easy" | "random" => "novice",
        "hard" => "expert",
        other => other,
    };
    REACTIONS.iter().find(|reaction| reaction.level == name).unwrap_or(&REACTIONS[1])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn against_people_a_quick_bot_calls_at_varying_times_above_the_floor() {
        let seed = Seed::from_number(5);
        let mut times: Vec<u32> = (0..400)
            .map(|rev| reflex(reaction("hard"), &seed, rev, Seat(1), true).ms_against_people())
            .collect();
        assert!(times.iter().all(|&ms| ms > BOT_MIN_MS));
        times.sort_unstable();
        let most_common = times.chunk_by(|a, b| a == b).map(<[u32]>::len).max();
        assert!(most_common <= Some(16), "{most_common:?} of 400 calls at the same moment");
    }
}
