//! One harness for the benchmarks of every game.
//!
//! A game's `benches/playouts.rs` calls [`playouts`]; its `benches/instructions.rs` calls [`instructions`], which does
//! the same work every time, so that instruction counts are not disturbed by other programs:
//!
//! ```text
//! cargo bench -p klad-klatz --bench instructions --no-run      # prints the path of the program
//! valgrind --tool=callgrind <program> playout 1000             # or one of the other operations
//! ```
//!
//! Two runs with different counts cancel out the setup: the cost of one operation is the difference in instructions
//! divided by the difference in counts. `cargo xtask bench` does this for every operation.

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use klad_engine::{Chance, MoveSpace, Quiet, Searchable, Seat, Sight, Viewer};

/// Games cycle through this many deals, so that the branch predictor cannot memorize one.
pub const DEALS: usize = 64;
/// How long each side runs before the next one takes its turn. Short, so that interference from other programs hits
/// whole slices.
const SLICE: Duration = Duration::from_millis(4);
/// The number of slices each side runs.
const SLICES: usize = 250;

/// Plays a game from the start with this index; returns the number of moves.
pub type PlayGame<'a> = &'a mut dyn FnMut(usize) -> u64;

/// The starting states of [`DEALS`] games with default options.
pub fn starts<G: MoveSpace>(seats: u8) -> Vec<G> {
    let start = |seed| G::setup(&G::Options::default(), seats, &mut Chance::fast(seed));
    (0..DEALS as u64).map(|seed| start(seed).expect("the default options fit")).collect()
}

/// Plays random moves to the end; returns the number of moves.
pub fn random_playout<G: MoveSpace>(game: &mut G, legal: &mut Vec<G::Move>, chance: &mut Chance) -> u64 {
    let mut moves = 0;
    while let Some(seat) = game.turn().must.first() {
        legal.clear();
        game.legal_moves(seat, legal);
        game.apply(seat, *chance.pick(legal), chance, &mut Quiet);
        moves += 1;
    }
    moves
}

/// Plays to the end with the game's rollout policy, as search does; returns the number of moves.
pub fn guided_playout<G: Searchable>(game: &mut G, legal: &mut Vec<G::Move>, chance: &mut Chance) -> u64 {
    let mut moves = 0;
    while let Some(seat) = game.turn().must.first() {
        let mv = game.playout_move(seat, legal, chance);
        game.apply(seat, mv, chance, &mut Quiet);
        moves += 1;
    }
    moves
}

/// A position `moves` guided moves into a game, or the last one before its end.
pub fn middle<G: Searchable>(seats: u8, moves: usize) -> G {
    let mut chance = Chance::fast(2);
    let mut game = G::setup(&G::Options::default(), seats, &mut chance).expect("the default options fit");
    let mut legal = Vec::new();
    for _ in 0..moves {
        let Some(seat) = game.turn().must.first() else { break };
        let mut next = game.clone();
        let mv = next.playout_move(seat, &mut legal, &mut chance);
        next.apply(seat, mv, &mut chance, &mut Quiet);
        if next.outcome().is_none() {
            game = next;
        }
    }
    game
}

/// Prints the moves per second of random playouts for each of these numbers of seats.
pub fn playouts<G: MoveSpace>(seats: &[u8]) {
    println!("random playouts on one core, million moves per second: undisturbed slices (median slice)");
    println!("seats  moves/game");
    for &seats in seats {
        let starts = starts::<G>(seats);
        let (mut chance, mut legal) = (Chance::fast(1), Vec::new());
        let mut game = |number: usize| {
            let mut game = starts[number].clone();
            let moves = random_playout(&mut game, &mut legal, &mut chance);
            black_box(&game);
            moves
        };
        let [tally] = interleaved([&mut game]);
        let (fast, median) = tally.rates();
        println!("{seats:>5}  {:>10.1}  {fast:>6.1} ({median:>5.1})", tally.moves_per_game());
    }
}

/// Whether cargo asks for measurements. Under `cargo test --benches` there is nothing to measure.
pub fn is_asked_for() -> bool {
    std::env::args().any(|argument| argument == "--bench")
}

/// Measures several ways to play the same games, alternating between them.
pub fn interleaved<const N: usize>(mut sides: [PlayGame<'_>; N]) -> [PlayoutTally; N] {
    let mut tallies = [(); N].map(|()| PlayoutTally::default());
    for _ in 0..SLICES {
        for (tally, side) in tallies.iter_mut().zip(&mut sides) {
            tally.slice(side);
        }
    }
    tallies
}

/// The measurements of one side.
#[derive(Debug, Default)]
pub struct PlayoutTally {
    moves: u64,
    games: u64,
    /// Moves per second of each slice.
    rates: Vec<f64>,
}

impl PlayoutTally {
    fn slice(&mut self, side: &mut PlayGame<'_>) {
        let (mut moves, start) = (0, Instant::now());
        while start.elapsed() < SLICE {
            moves += (0..DEALS).map(&mut *side).sum::<u64>();
            self.games += DEALS as u64;
        }
        self.moves += moves;
        self.rates.push(moves as f64 / start.elapsed().as_secs_f64());
    }

    /// The mean length of a game, which must be the same for all sides.
    pub fn moves_per_game(&self) -> f64 {
        self.moves as f64 / self.games as f64
    }

    /// Millions of moves per second: the 90th percentile of the slices, and the median.
    pub fn rates(&self) -> (f64, f64) {
        let mut rates = self.rates.clone();
        rates.sort_unstable_by(f64::total_cmp);
        let at = |tenth: usize| rates[rates.len() * tenth / 10] / 1e6;
        (at(9), at(5))
    }
}

/// The operations of [`instructions`].
const OPERATIONS: [&str; 8] =
    ["playout", "guided", "legal", "clone", "view", "recall", "guess", "guess_table"];

/// The `main` of a program for counting instructions: its arguments are an operation and how many times to perform it.
pub fn instructions<G: Searchable>(seats: u8, middle: &G, times: u32) {
    // Cargo adds `--bench`.
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let times = match arguments.get(1).map(|times| times.parse()) {
        None => times,
        Some(Ok(times)) => times,
        Some(Err(error)) => return complain(&format!("the number of times cannot be read: {error}")),
    };
    match arguments.first() {
        None => OPERATIONS.iter().for_each(|operation| run(operation, times, seats, middle)),
        Some(operation) if OPERATIONS.contains(&operation.as_str()) => run(operation, times, seats, middle),
        Some(other) => complain(&format!("found {other:?}, wanted one of {OPERATIONS:?}")),
    }
}

fn complain(message: &str) {
    eprintln!("{message}");
    std::process::exit(2);
}

fn run<G: Searchable>(operation: &str, times: u32, seats: u8, middle: &G) {
    let mut chance = Chance::fast(1);
    let start = G::setup(&G::Options::default(), seats, &mut chance).expect("the default options fit");
    let seat = middle.turn().must.first().expect("the game is not over");
    let viewer = Viewer::Seat(Seat(0));
    let (table, recall) = (middle.view(viewer, Sight::Table), middle.view(viewer, Sight::Recall));
    let mut legal = Vec::with_capacity(G::MOVES);
    let mut moves = 0;
    for _ in 0..times {
        match operation {
            "playout" => moves += random_playout(&mut start.clone(), &mut legal, &mut chance),
            "guided" => moves += guided_playout(&mut start.clone(), &mut legal, &mut chance),
            "legal" => {
                legal.clear();
                black_box(middle).legal_moves(seat, &mut legal);
                black_box(&legal);
            }
            // Boxed, so that a large state is actually copied.
            "clone" => drop(black_box(Box::new(black_box(middle).clone()))),
            "view" => drop(black_box(black_box(middle).view(viewer, Sight::Table))),
            "recall" => drop(black_box(black_box(middle).view(viewer, Sight::Recall))),
            "guess" => drop(black_box(Box::new(G::guess(black_box(&recall), &mut chance)))),
            _ => drop(black_box(Box::new(G::guess(black_box(&table), &mut chance)))),
        }
    }
    println!("{operation} {times} times, {moves} moves");
}
