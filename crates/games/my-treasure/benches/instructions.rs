//! The same work every time, for counting instructions, which no other program disturbs:
//!
//! ```text
//! cargo bench -p klad-my-treasure --bench instructions --no-run      # prints the path of the program
//! valgrind --tool=callgrind <program> playout 1000                   # or one of OPERATIONS
//! ```
//!
//! The arguments are what to do and how often (1000). Two runs with different counts cancel the set-up: the
//! instructions of one operation are the difference divided by the difference of the counts.

use std::hint::black_box;

use klad_engine::{Chance, Game, Guide, MoveSpace, Quiet, Sight, Viewer};
use klad_my_treasure::{Move, Options, State};

const SEATS: u8 = 4;
const OPERATIONS: [&str; 7] = ["playout", "guided", "clone", "view", "recall", "guess", "guess_table"];

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
    let (table, recall) =
        (middle.view(Viewer::Spectator, Sight::Table), middle.view(Viewer::Spectator, Sight::Recall));
    let mut legal = Vec::with_capacity(State::MOVES);
    let mut moves = 0;
    for _ in 0..times {
        match operation {
            "playout" => moves += playout(start, false, &mut legal, &mut chance),
            "guided" => moves += playout(start, true, &mut legal, &mut chance),
            "clone" => drop(black_box(Clone::clone(black_box(&middle)))),
            "view" => drop(black_box(black_box(&middle).view(Viewer::Spectator, Sight::Table))),
            "recall" => drop(black_box(black_box(&middle).view(Viewer::Spectator, Sight::Recall))),
            "guess" => drop(black_box(State::guess(black_box(&recall), &mut chance))),
            _ => drop(black_box(State::guess(black_box(&table), &mut chance))),
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

/// Twenty moves into a game: piles, and somebody out if a card allows it.
fn middle(start: &State) -> State {
    let (mut state, mut chance, mut legal) = (*start, Chance::fast(2), Vec::new());
    for _ in 0..20 {
        let Some(seat) = state.turn().must.first() else { break };
        legal.clear();
        state.legal_moves(seat, &mut legal);
        // Drawing comes first in the list; otherwise any spot.
        let mv = if legal[0].to_string() == "draw" { legal[0] } else { *chance.pick(&legal) };
        state.apply(seat, mv, &mut chance, &mut Quiet);
    }
    state
}
