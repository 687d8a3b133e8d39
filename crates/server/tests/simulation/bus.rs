//! The bus: what a node tells reaches the others late, in another order, twice or not at all.

use std::{sync::Arc, time::Duration};

use tokio::{
    sync::broadcast,
    time::{Instant, sleep},
};

use crate::{dice::Dice, world::World};

/// How many messages may wait.
pub(crate) const QUEUE: usize = 1024;

/// What the bus does to messages.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Weather {
    /// Messages that are lost, in a thousand.
    pub(crate) lost: u64,
    /// Messages that arrive twice, in a thousand.
    pub(crate) twice: u64,
    /// The longest that one takes, in milliseconds.
    pub(crate) late_ms: u64,
}

/// Carries what one node tells to the others, as long as that node lives.
pub(crate) fn carry(world: &Arc<World>, from: usize, life: u32, mut told: broadcast::Receiver<Vec<u8>>) {
    let world = world.clone();
    let mut dice = Dice::of(world.seed, "bus", from as u64 * 1000 + u64::from(life));
    tokio::spawn(async move {
        while let Ok(letter) = told.recv().await {
            if !world.lives(from, life) {
                return;
            }
            let weather = *world.weather.lock().unwrap();
            for to in (0..world.plan.nodes).filter(|to| *to != from) {
                let copies = if dice.happens(weather.twice) { 2 } else { 1 };
                for _ in 0..copies {
                    let lost = dice.happens(weather.lost);
                    let late = Duration::from_millis(dice.between(0, 4 + weather.late_ms));
                    if !lost {
                        deliver(&world, (from, to), late, letter.clone());
                    }
                }
            }
        }
    });
}

fn deliver(world: &Arc<World>, (from, to): (usize, usize), late: Duration, letter: Vec<u8>) {
    let world = world.clone();
    tokio::spawn(async move {
        sleep(late).await;
        let parted = world
            .parted
            .lock()
            .unwrap()
            .is_some_and(|(one, until)| (one == from || one == to) && until > Instant::now());
        if let (false, Some(heard)) = (parted, world.heard_by(to)) {
            // A node that is starting does not listen yet.
            let _ = heard.send(letter);
        }
    });
}
