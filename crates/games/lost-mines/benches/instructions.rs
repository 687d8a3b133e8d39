//! The same work every time, for counting instructions, which no other program disturbs:
//!
//! ```text
//! cargo bench -p klad-lost-mines --bench instructions --no-run      # prints the path of the program
//! valgrind --tool=callgrind <program> playout 100                   # or one of OPERATIONS
//! ```
//!
//! The arguments are what to do and how often (100). Two runs with different counts cancel the set-up: the instructions
//! of one operation are the difference divided by the difference of the counts.

use std::hint::black_box;

use klad_engine::{Chance, Game, Guide, Quiet, Seat, Sight, Viewer};
use klad_lost_mines::{Move, Options, State};

const SEATS: u8 = 6;
const OPERATIONS: [&str; 6] = ["playout", "guided", "clone", "legal", "view", "guess"];

fn main() {
    // Cargo adds `--bench`.
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let times = match arguments.get(1).map(|times| times.parse()) {
        None => 100,
        Some(Ok(times)) => times,
        Some(Err(error)) => return complain(&format!("how often? {error}")),
    };
    match arguments.first() {
        None => OPERATIONS.iter().for_each(|operation| run(operation, times)),
        Some(operation) if OPERATIONS.contains(&operation.as_str()) => run(operation, times),
        Some(other) => complain(&format!("found {other:?}, wanted one of {OPERATIONS:?}")),
    }
}

fn complain(message: &str) {
    eprintln!("{message}");
    std::process::exit(2);
}

fn run(operation: &str, times: u32) {
    let mut chance = Chance::fast(1);
    let start = State::setup(&Options::default(), SEATS, &mut chance).expect("the default options fit");
    let middle = middle(&start);
    let seat = middle.turn().must.first().expect("the game goes on");
    let viewer = Viewer::Seat(Seat(0));
    let view = middle.view(viewer, Sight::Recall);
    let mut legal = Vec::with_capacity(726);
    let mut moves = 0;
    for _ in 0..times {
        match operation {
            "playout" => moves += playout(start, false, &mut legal, &mut chance),
            "guided" => moves += playout(start, true, &mut legal, &mut chance),
            "clone" => drop(black_box(Box::new(Clone::clone(black_box(&middle))))),
            "legal" => {
                legal.clear();
                black_box(&middle).legal_moves(seat, &mut legal);
                black_box(&legal);
            }
            "view" => drop(black_box(black_box(&middle).view(viewer, Sight::Recall))),
            _ => drop(black_box(Box::new(State::guess(black_box(&view), &mut chance)))),
        }
    }
    println!("{operation} {times} times, {moves} moves");
}

/// Plays to the end, uniformly or as search does.
fn playout(mut state: State, guided: bool, legal: &mut Vec<Move>, chance: &mut Chance) -> u64 {
    let mut moves = 0;
    while let Some(seat) = state.turn().must.first() {
        legal.clear();
        state.legal_moves(seat, legal);
        let mv = if guided { legal[state.playout(seat, legal, chance)] } else { *chance.pick(legal) };
        state.apply(seat, mv, chance, &mut Quiet);
        moves += 1;
    }
    moves
}

/// The beginning of a turn, at least sixty moves into a game.
fn middle(start: &State) -> State {
    let (mut state, mut chance, mut legal) = (*start, Chance::fast(2), Vec::new());
    let mut moves = 0;
    while let Some(seat) = state.turn().must.first() {
        if moves >= 60 && state.phase() == klad_lost_mines::Phase::PlayCard {
            break;
        }
        legal.clear();
        state.legal_moves(seat, &mut legal);
        let index = state.playout(seat, &legal, &mut chance);
        state.apply(seat, legal[index], &mut chance, &mut Quiet);
        moves += 1;
    }
    state
}
