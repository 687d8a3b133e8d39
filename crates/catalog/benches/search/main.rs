//! Search speed, and how well search keeps to its time: `cargo bench -p klad-catalog --bench search [-- <game>]`.
//!
//! For each game, a few decisions are searched for a fixed time, with one thread and with two, with fresh trees: guided
//! as *hard* is, in the middle of a game; and plain, at its beginning, with random playouts to the end. My Treasure is
//! also searched by the `ismcts` crate, alternating with the plain search.
//!
//! Two threads cannot gain more than the machine gives to two threads. On shared processors that changes from minute to
//! minute, so a pure arithmetic loop runs between the searches, on one thread and on two, and its ratio is printed
//! beside that of the search.

mod plain;
mod theirs;

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use klad_bots::Hard;
use klad_engine::{Budget, Chance, Game, Quiet, Searchable, Seat, Sight, Viewer};
use klad_klatz::State as Klatz;
use klad_lost_mines::State as LostMines;
use klad_my_treasure::State as MyTreasure;
use klad_treasure_maps::State as TreasureMaps;
use plain::Plain;

/// How long each decision is searched.
const TIME: Duration = Duration::from_millis(250);
/// How long the arithmetic between two searches takes.
const ARITHMETIC: Duration = Duration::from_millis(60);
/// The number of decisions.
const DECISIONS: u64 = 24;

fn main() {
    let wanted = std::env::args().skip(1).find(|arg| !arg.starts_with('-'));
    println!(
        "{:<14} {:<7} {:>5} {:>16} {:>16} {:>7} {:>12} {:>12} {:>12}",
        "search", "", "seats", "iterations/s", "on two threads", "ratio", "arithmetic", "off by", "at most"
    );
    let wanted = wanted.as_deref();
    both_ways::<MyTreasure>(wanted, 2);
    against_theirs::<MyTreasure>(wanted, 2);
    both_ways::<TreasureMaps>(wanted, 2);
    both_ways::<LostMines>(wanted, 3);
    both_ways::<Klatz>(wanted, 2);
}

/// Measures a game, unless another one was asked for.
fn both_ways<G: Searchable>(wanted: Option<&str>, seats: u8) {
    if wanted.is_none_or(|wanted| wanted == G::INFO.slug) {
        measure::<G>("guided", seats, |seed| 12 + 3 * (seed % 12));
        measure::<Plain<G>>("plain", seats, |_| 0);
    }
}

/// Measures the plain search of a game against that of the `ismcts` crate, unless another game was asked for.
fn against_theirs<G: Searchable>(wanted: Option<&str>, seats: u8) {
    if wanted.is_some_and(|wanted| wanted != G::INFO.slug) {
        return;
    }
    let (mut ours, mut theirs) = (Sum::default(), Sum::default());
    for seed in 0..DECISIONS {
        search::<Plain<G>>(seats, seed, 0, 1, &mut ours);
        if let Some(Decision { state, seat, .. }) = decision::<G>(seats, seed, 0) {
            let view = state.view(Viewer::Seat(seat), Sight::Recall);
            theirs.add(|| theirs::samples(&state, &view, TIME));
        }
    }
    println!(
        "{:<14} {:<7} {seats:>5} {:>16.0} {:>16} {:>7} the plain search in turn with it: {:.0}, {:.2} times as many",
        G::INFO.slug,
        "ismcts",
        theirs.rate(),
        "",
        "",
        ours.rate(),
        ours.rate() / theirs.rate()
    );
}

/// The totals of a number of searches.
#[derive(Default)]
struct Sum {
    searches: u32,
    /// The sum of the logarithms of iterations per second.
    log_rates: f64,
    /// The deviation from the given time, in milliseconds: the sum and the maximum.
    off_ms: f64,
    off_most_ms: f64,
}

impl Sum {
    /// Adds a search that returns its number of iterations.
    fn add(&mut self, search: impl FnOnce() -> u64) {
        let begin = Instant::now();
        let iterations = search();
        let took = begin.elapsed().as_secs_f64();
        let off_ms = 1000.0 * (took - TIME.as_secs_f64()).abs();
        self.searches += 1;
        self.log_rates += libm::log(iterations as f64 / took);
        self.off_ms += off_ms;
        self.off_most_ms = self.off_most_ms.max(off_ms);
    }

    /// Iterations per second, as a geometric mean, so that a decision near the end of a game, which is searched many
    /// times faster than the others, does not dominate.
    fn rate(&self) -> f64 {
        libm::exp(self.log_rates / f64::from(self.searches))
    }
}

fn measure<G: Searchable>(way: &str, seats: u8, after: impl Fn(u64) -> u64) {
    let (mut one, mut two) = (Sum::default(), Sum::default());
    let (mut bare_one, mut bare_two) = (0.0, 0.0);
    for seed in 0..DECISIONS {
        search::<G>(seats, seed, after(seed), 1, &mut one);
        bare_one += arithmetic(1);
        search::<G>(seats, seed, after(seed), 2, &mut two);
        bare_two += arithmetic(2);
    }
    let off_ms = (one.off_ms + two.off_ms) / f64::from(one.searches + two.searches);
    println!(
        "{:<14} {way:<7} {seats:>5} {:>16.0} {:>16.0} {:>7.2} {:>12.2} {:>9.2} ms {:>9.2} ms",
        G::INFO.slug,
        one.rate(),
        two.rate(),
        two.rate() / one.rate(),
        bare_two / bare_one,
        off_ms,
        one.off_most_ms.max(two.off_most_ms)
    );
}

/// Steps per second of a pure arithmetic loop, on this many threads at once.
fn arithmetic(threads: u32) -> f64 {
    let begin = Instant::now();
    let count = || {
        let (mut chance, mut steps, mut sum) = (Chance::fast(1), 0, 0);
        while begin.elapsed() < ARITHMETIC {
            (0..4096).for_each(|_| sum ^= chance.bits());
            steps += 4096;
        }
        black_box(sum);
        steps
    };
    let steps: u64 = std::thread::scope(|scope| {
        let jobs: Vec<_> = (0..threads).map(|_| scope.spawn(count)).collect();
        jobs.into_iter().map(|job| job.join().expect("arithmetic does not panic")).sum()
    });
    steps as f64 / begin.elapsed().as_secs_f64()
}

/// Searches one decision of a game, this many decisions in.
fn search<G: Searchable>(seats: u8, seed: u64, after: u64, threads: usize, sum: &mut Sum) {
    if let Some(Decision { state, seat, legal, mut chance }) = decision::<G>(seats, seed, after) {
        let view = state.view(Viewer::Seat(seat), Sight::Recall);
        let mut hard = Hard::<G>::new(Budget::Time(TIME), threads);
        sum.add(|| {
            let stats = hard.search(&view, seat, &legal, &mut chance);
            stats.iter().map(|stats| u64::from(stats.visits)).sum()
        });
    }
}

/// A position where a seat has more than one move.
struct Decision<G: Game> {
    state: G,
    seat: Seat,
    legal: Vec<G::Move>,
    chance: Chance,
}

/// The decision this many decisions into a game; `None` if the game is over before that.
fn decision<G: Searchable>(seats: u8, seed: u64, after: u64) -> Option<Decision<G>> {
    let mut chance = Chance::fast(seed);
    let mut state = G::setup(&G::Options::default(), seats, &mut chance).expect("the default options fit");
    let mut legal = Vec::new();
    let mut decisions = 0;
    while let Some(seat) = state.turn().must.first() {
        legal.clear();
        state.legal_moves(seat, &mut legal);
        decisions += u64::from(legal.len() > 1);
        if decisions > after && legal.len() > 1 {
            return Some(Decision { state, seat, legal, chance });
        }
        let index = state.playout(seat, &legal, &mut chance);
        state.apply(seat, legal[index], &mut chance, &mut Quiet);
    }
    None
}
