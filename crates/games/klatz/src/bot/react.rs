//! How fast bots shout (KZ-147, KZ-148).

use klad_engine::{Chance, Seat, Seed};

use crate::{
    components::{Comp, Comps},
    data::{REACTIONS, Reaction},
};

/// What a bot sees at one moment, and how long it takes to say so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reflex {
    /// The compositions it would notice if they matched.
    pub noticed: Comps,
    /// Its reaction time in milliseconds.
    pub ms: u32,
}

/// The reaction of a bot: rolled from the stream of (seed, "react", `rev`, seat), always in the same order, used or not.
pub fn reflex(reaction: &Reaction, seed: &Seed, rev: u32, seat: Seat, active: bool) -> Reflex {
    // Sixteen streams for each position, one for each seat there could be.
    let mut chance = Chance::fair(&seed.derive("react"), u64::from(rev) << 4 | u64::from(seat.0));
    let noticed = Comp::all().filter(|_| chance.below(256) < u32::from(reaction.notice)).collect();
    let quantile = chance.below(16);
    let jitter = chance.below(50);
    let ms = u32::from(reaction.react_ms[quantile as usize]) + if reaction.jitter { jitter } else { 0 };
    // The active seat saw the picture coming.
    Reflex { noticed, ms: if active { ms * 3 / 5 } else { ms } }
}

/// How a bot of this level reacts. The names of the table, and the names of the levels people choose from.
pub fn reaction(level: &str) -> &'static Reaction {
    // A level may name a budget for its search.
    let name = match level.split(':').next().unwrap_or(level) {
        "easy" | "random" => "novice",
        "hard" => "expert",
        other => other,
    };
    REACTIONS.iter().find(|reaction| reaction.level == name).unwrap_or(&REACTIONS[1])
}
