//! How fast: `cargo bench -p klad-klatz` prints moves a second through the `Game` trait beside a loop written by
//! hand for this game alone, measured in turns in one run, and then a table of single operations.

mod by_hand;

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use by_hand::ByHand;
use divan::Bencher;
use klad_engine::{Chance, Game, Quiet, Sight, Viewer};
use klad_klatz::{Deal, Options, State};

fn main() {
    // Under `cargo test --benches` there is nothing to measure.
    if std::env::args().any(|argument| argument == "--bench") {
        compare_with_by_hand();
    }
    divan::main();
}

/// Games start from these deals in turn, so that no branch can learn a deck by heart.
const DEALS: u64 = 64;
const SEATS: [u8; 3] = [2, 3, 4];
/// How long each side runs before the other has its turn, and how often. Short, so that other programs disturb whole
/// slices: a tenth of them left alone is enough for a fair comparison.
const SLICE: Duration = Duration::from_millis(4);
const SLICES: usize = 250;

fn deals(seats: u8) -> Vec<Deal> {
    let deal = |seed| State::deal(&Options::default(), seats, &mut Chance::fast(seed));
    (0..DEALS).map(|seed| deal(seed).expect("the default options fit")).collect()
}

fn starts(seats: u8) -> Vec<State> {
    let start = |deal: &Deal| State::start(&Options::default(), seats, deal).expect("a deal of its own fits");
    deals(seats).iter().map(start).collect()
}

/// Plays at random to the end through the trait; returns the number of moves.
fn playout<G: Game>(game: &mut G, legal: &mut Vec<G::Move>, chance: &mut Chance) -> u64 {
    let mut moves = 0;
    while let Some(seat) = game.turn().must.first() {
        legal.clear();
        game.legal_moves(seat, legal);
        let mv = *chance.pick(legal);
        game.apply(seat, mv, chance, &mut Quiet);
        moves += 1;
    }
    moves
}

/// What one side has done.
#[derive(Default)]
struct Tally {
    moves: u64,
    games: u64,
    /// Moves a second of each slice.
    rates: Vec<f64>,
}

impl Tally {
    fn slice(&mut self, mut game: impl FnMut(usize) -> u64) {
        let (mut moves, start) = (0, Instant::now());
        while start.elapsed() < SLICE {
            moves += (0..DEALS as usize).map(&mut game).sum::<u64>();
            self.games += DEALS;
        }
        self.moves += moves;
        self.rates.push(moves as f64 / start.elapsed().as_secs_f64());
    }

    fn moves_per_game(&self) -> f64 {
        self.moves as f64 / self.games as f64
    }

    /// Million moves a second: what nine of ten slices stay below, and the median.
    fn rates(mut self) -> (f64, f64) {
        self.rates.sort_unstable_by(f64::total_cmp);
        let at = |tenth: usize| self.rates[self.rates.len() * tenth / 10] / 1e6;
        (at(9), at(5))
    }
}

fn compare_with_by_hand() {
    println!("random playouts on one core, million moves a second: undisturbed slices (median slice)");
    println!("seats  moves/game         generic      hand-tuned  ratio");
    for seats in SEATS {
        let (mut generic, mut tuned) = (Tally::default(), Tally::default());
        let starts = starts(seats);
        let by_hand: Vec<ByHand> = deals(seats).iter().map(|deal| ByHand::start(seats, deal)).collect();
        let (mut chance, mut legal) = (Chance::fast(1), Vec::new());
        let mut random = by_hand::Random::new(1);
        for _ in 0..SLICES {
            generic.slice(|number| {
                let mut game = starts[number];
                let moves = playout(&mut game, &mut legal, &mut chance);
                black_box(&game);
                moves
            });
            tuned.slice(|number| {
                let mut game = by_hand[number].clone();
                let moves = game.playout(&mut random);
                black_box(&game);
                moves
            });
        }
        print!("{seats:>5}  {:>5.1}  {:>5.1}", generic.moves_per_game(), tuned.moves_per_game());
        let (generic, tuned) = (generic.rates(), tuned.rates());
        print!("  {:>6.1} ({:>5.1})  {:>6.1} ({:>5.1})", generic.0, generic.1, tuned.0, tuned.1);
        println!("   {:.2} ({:.2})", generic.0 / tuned.0, generic.1 / tuned.1);
    }
}

#[divan::bench(args = SEATS)]
fn random_playout(bencher: Bencher, seats: u8) {
    let starts = starts(seats);
    let (mut chance, mut legal, mut number) = (Chance::fast(1), Vec::new(), 0);
    bencher.bench_local(|| {
        number = (number + 1) % starts.len();
        let mut state = starts[number];
        playout(&mut state, &mut legal, &mut chance)
    });
}

/// A state in the middle of a game.
fn middle(seats: u8) -> State {
    let (mut state, mut chance, mut legal) = (starts(seats)[0], Chance::fast(2), Vec::new());
    for _ in 0..60 {
        let mut next = state;
        legal.clear();
        state.legal_moves(state.active(), &mut legal);
        next.apply(state.active(), *chance.pick(&legal), &mut chance, &mut Quiet);
        if next.is_over() {
            break;
        }
        state = next;
    }
    state
}

#[divan::bench]
fn clone(bencher: Bencher) {
    let state = middle(4);
    bencher.bench_local(|| Clone::clone(black_box(&state)));
}

#[divan::bench]
fn view(bencher: Bencher) {
    let state = middle(4);
    bencher.bench_local(|| black_box(&state).view(Viewer::Spectator, Sight::Recall));
}

#[divan::bench]
fn guess(bencher: Bencher) {
    let view = middle(4).view(Viewer::Spectator, Sight::Recall);
    let mut chance = Chance::fast(1);
    bencher.bench_local(|| State::guess(black_box(&view), &mut chance));
}
