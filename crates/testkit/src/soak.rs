//! Many games examined closely, for hours if need be.

use std::{
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use klad_engine::{Chance, MoveSpace, Secrets};
use serde_json::Value;

use crate::{
    laws::{Effort, Law, Verdict, check_one, check_one_with},
    record::Players,
};

/// How often progress is reported.
const PROGRESS: Duration = Duration::from_secs(10);

/// One game in this many is examined closely. The others count on numbers alone.
const CLOSELY: u64 = 50;

/// Draws a deck that the rulebook allows.
pub type AnyDeck<'a> = &'a (dyn Fn(&mut Chance) -> Value + Sync);

/// Checks every law on `games` games, on all cores, each with a custom deck if `deck` draws one, and reports progress
/// on standard error. Game *n* has the seed `seed + n`. Stops at the first broken law.
pub fn soak<G: Secrets + MoveSpace>(
    seats: u8,
    games: u64,
    seed: u64,
    players: Players<'_, G>,
    deck: Option<AnyDeck<'_>>,
) -> Verdict {
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let done = Mutex::new(Done { games: 0, told: Instant::now() });
    let began = Instant::now();
    let work = || -> Verdict {
        while !stop.load(Ordering::Relaxed) {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= games {
                break;
            }
            let effort = if game.is_multiple_of(CLOSELY) { &Effort::THOROUGH } else { &Effort::SAMPLE };
            let seed = seed.wrapping_add(game);
            let verdict = match deck {
                None => check_one::<G>(&Law::ALL, seats, seed, effort, players),
                Some(deck) => check_one_with::<G>(seats, seed, effort, players, deck),
            };
            if verdict.is_err() {
                stop.store(true, Ordering::Relaxed);
                return verdict;
            }
            let mut done = done.lock().expect("the laws turn panics into errors");
            done.games += 1;
            if done.told.elapsed() > PROGRESS || done.games == games {
                done.told = Instant::now();
                let seconds = began.elapsed().as_secs();
                eprintln!(
                    "{} with {seats} seats: {} of {games} games, {seconds} s",
                    G::INFO.slug,
                    done.games
                );
            }
        }
        Ok(())
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let verdicts =
            workers.into_iter().map(|worker| worker.join().expect("the laws turn panics into errors"));
        verdicts.collect::<Vec<Verdict>>().into_iter().collect()
    })
}

struct Done {
    games: u64,
    told: Instant,
}
