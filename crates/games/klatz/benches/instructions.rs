//! The same work every time, for counting instructions, which no other program disturbs:
//!
//! ```text
//! cargo bench -p klad-klatz --bench instructions --no-run      # prints the path of the program
//! valgrind --tool=callgrind <program> playout 1000                   # or one of OPERATIONS
//! ```
//!
//! The arguments are what to do and how often (1000). Two runs with different counts cancel the set-up: the
//! instructions of one operation are the difference divided by the difference of the counts.

use std::hint::black_box;

use klad_engine::{Chance, Game, Guide, MoveSpace, Quiet, Sight, Viewer};
use klad_klatz::{Move, Options, State, state::Phase};

const SEATS: u8 = 4;
const OPERATIONS: [&str; 6] = ["playout", "guided", "legal", "clone", "view", "guess"];

fn main() {
    // Cargo adds `--bench`.
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let times = match arguments.get(1).map(|times| times.parse()) {
        None => 1000,
        Some(Ok(times)) => times,
        Some(Err(error)) => return complain(&format!("how often? {error}")),
    };
    match arguments.first() {
        None => OPERATIONS.iter().for_each(|operation| {
            run(operation, times);
        }),
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
    let view = middle.view(Viewer::Spectator, Sight::Recall);
    let mut legal = Vec::with_capacity(State::MOVES);
    let mut moves = 0;
    for _ in 0..times {
        match operation {
            "playout" => moves += playout(start, false, &mut legal, &mut chance),
            "guided" => moves += playout(start, true, &mut legal, &mut chance),
            "legal" => {
                legal.clear();
                black_box(&middle).legal_moves(middle.active(), &mut legal);
                black_box(&legal);
            }
            "clone" => drop(black_box(Clone::clone(black_box(&middle)))),
            "view" => drop(black_box(black_box(&middle).view(Viewer::Spectator, Sight::Recall))),
            _ => drop(black_box(State::guess(black_box(&view), &mut chance))),
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

/// Some sixty moves into a game, before action cards are played.
fn middle(start: &State) -> State {
    let (mut state, mut chance, mut legal) = (*start, Chance::fast(2), Vec::new());
    let acts = |state: &State| matches!(state.phase(), Phase::AwaitAct { played: 0 });
    for ply in 0.. {
        if ply >= 60 && acts(&state) {
            break;
        }
        let mut next = state;
        legal.clear();
        state.legal_moves(state.active(), &mut legal);
        next.apply(state.active(), *chance.pick(&legal), &mut chance, &mut Quiet);
        if !next.is_over() {
            state = next;
        }
    }
    state
}
