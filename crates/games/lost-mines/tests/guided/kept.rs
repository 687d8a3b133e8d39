//! Games of guided bots, recorded move by move with a digest of what everybody saw. The moves are replayed, not chosen
//! again, so a better bot changes nothing here. `KLAD_BLESS=1` rewrites them.

use std::{fmt::Write as _, fs, path::PathBuf};

use klad_engine::{Bot, Chance, Game, Quiet, Seat, Seed, Sight, Viewer, perft::perft};
use klad_lost_mines::{
    Options, State,
    bot::Guided,
    setup::{LastTurn, TrapPicker},
};

use crate::legal;

fn path(seats: u8) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/transcripts/guided-{seats}.txt"))
}

/// Starts a table; at every other one, the left neighbor picks the card a trap costs.
fn start(seats: u8) -> (State, Seed) {
    let seed = Seed::from_number(u64::from(seats));
    let trap_picker = if seats.is_multiple_of(2) { TrapPicker::Neighbor } else { TrapPicker::Random };
    let options = Options { trap_picker, last_turn: LastTurn::Complete, ..Options::default() };
    (State::setup(&options, seats, &mut Chance::fair(&seed, 0)).unwrap(), seed)
}

/// FNV-1a over every view and every list of legal moves.
fn digest(state: &State) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325u64;
    let mut eat = |text: String| {
        text.bytes().for_each(|byte| hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    };
    for viewer in Viewer::all(state.seats()) {
        eat(serde_json::to_string(&state.view(viewer, Sight::Recall)).unwrap());
        if let Viewer::Seat(seat) = viewer {
            legal(state, seat).iter().for_each(|mv| eat(mv.to_string()));
        }
    }
    hash
}

/// Applies a line such as `A step e` as the move with this number.
fn apply(state: &mut State, seed: &Seed, step: u64, line: &str) {
    let (seat, mv) = line.split_once(' ').unwrap();
    let (seat, mv): (Seat, _) = (seat.parse().unwrap(), mv.parse().unwrap());
    state
        .play(seat, mv, &mut Chance::fair(seed, step), &mut Quiet)
        .unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
}

/// The recorded moves, as lines such as `A step e`.
fn kept_moves(seats: u8) -> Vec<String> {
    let text = fs::read_to_string(path(seats))
        .expect("run the test `games_replay_as_recorded` with KLAD_BLESS=1 to write it");
    text.lines()
        .filter_map(|line| line.strip_prefix("play "))
        .map(|line| line.split(" | ").next().unwrap().into())
        .collect()
}

/// The game as it is recorded: each move with the digest after it, then the points.
fn account(seats: u8, moves: &[String]) -> String {
    let (mut state, seed) = start(seats);
    let mut text = format!("{seats} seats, guided bots\n");
    for (step, line) in (1..).zip(moves) {
        apply(&mut state, &seed, step, line);
        writeln!(text, "play {line} | {:016x}", digest(&state)).unwrap();
    }
    let outcome = state.outcome().expect("a recorded game is over");
    writeln!(text, "scores {:?} places {:?}", outcome.scores, outcome.places).unwrap();
    text
}

fn choose_moves(seats: u8) -> Vec<String> {
    let (mut state, seed) = start(seats);
    let mut chance = Chance::fast(u64::from(seats));
    let mut moves = Vec::new();
    while let Some(seat) = state.turn().must.first() {
        let legal = legal(&state, seat);
        let mv = Guided.choose(&state.view(Viewer::Seat(seat), Sight::Recall), &legal, &mut chance);
        moves.push(format!("{seat} {mv}"));
        apply(&mut state, &seed, moves.len() as u64, &moves[moves.len() - 1]);
    }
    moves
}

#[test]
fn games_replay_as_recorded() {
    let bless = std::env::var_os("KLAD_BLESS").is_some_and(|value| value == "1");
    for seats in 3..=9 {
        if bless {
            let moves = if path(seats).exists() { kept_moves(seats) } else { choose_moves(seats) };
            fs::write(path(seats), account(seats, &moves)).unwrap();
        }
        let found = account(seats, &kept_moves(seats));
        let kept = fs::read_to_string(path(seats)).unwrap();
        for (number, (kept, found)) in (1..).zip(kept.lines().zip(found.lines())) {
            assert_eq!(kept, found, "{}, line {number}", path(seats).display());
        }
        assert_eq!(kept.len(), found.len());
    }
}

/// Counts lines of play from positions where the board is full of paths, tokens and revealed mines.
#[test]
fn line_counts_from_the_middle_of_recorded_games_match() {
    if std::env::var_os("KLAD_BLESS").is_some() {
        return;
    }
    let counts: Vec<[u64; 2]> = (3..=9)
        .map(|seats| {
            let (mut state, seed) = start(seats);
            let moves = kept_moves(seats);
            // The start of the first turn after two fifths of the game.
            let mut step = 0;
            while step < moves.len() * 2 / 5 || state.phase() != klad_lost_mines::Phase::PlayCard {
                apply(&mut state, &seed, step as u64 + 1, &moves[step]);
                step += 1;
            }
            [1, 3].map(|depth| perft(&state, &seed, step as u64, depth))
        })
        .collect();
    assert_eq!(counts, MIDDLE);
}

const MIDDLE: [[u64; 2]; 7] =
    [[102, 495160], [90, 14814], [82, 6834], [111, 7654], [67, 7701], [24, 802], [23, 727]];
