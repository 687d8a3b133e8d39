//! Searches recorded in a file: the same view, seed and budget in iterations give the same result on every machine.
//!
//! `golden/searches.json` is plain data, so that WebAssembly and Python check the very same searches. `KLAD_BLESS=1`
//! plays new games and rewrites it; do that only if a change of the bots is meant to change what they play.
//!
//! A search is an opening (`game`, `seats`, `seed`; default options), the `moves` that lead to the position, and the
//! `seat` that decides. `choices` contains what each level plays there, from `bot_seed`. `digest` is the SHA-256 of
//! what the analyst finds with `iterations` and `bot_seed`, given that `played` was played: a line `move visits value`
//! for each legal move, in the game's order, the value as the eight hexadecimal digits of its 32 bits.

use std::{collections::BTreeMap, fmt::Write as _, fs, path::PathBuf};

use klad_catalog::catalog;
use klad_engine::{Budget, Entry, Seat, Seed, Table, TableSetup, transcript::hex};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// Games and seats, and the numbers of decisions with more than one choice after which positions are taken.
const PLAN: [(&str, u8, [usize; 2]); 8] = [
    ("my-treasure", 2, [3, 20]),
    ("my-treasure", 4, [9, 31]),
    ("treasure-maps", 2, [2, 40]),
    ("treasure-maps", 4, [11, 60]),
    ("lost-mines", 3, [4, 30]),
    ("lost-mines", 6, [12, 70]),
    ("klatz", 2, [1, 12]),
    ("klatz", 4, [6, 25]),
];
const ITERATIONS: u32 = 150;
const LEVELS: [&str; 4] = ["random", "easy", "medium", "hard:150"];

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Golden {
    game: String,
    seats: u8,
    seed: String,
    moves: Vec<(Seat, String)>,
    seat: Seat,
    bot_seed: u32,
    iterations: u32,
    choices: BTreeMap<String, String>,
    played: String,
    digest: String,
}

fn open(entry: &Entry, seats: u8, seed: Seed) -> Box<dyn Table> {
    let options = serde_json::json!({});
    entry.open(&TableSetup { options: &options, seats, seed, deal: None }).expect("the default options fit")
}

/// Lets *medium* play this many decisions with more than one choice.
fn play_up_to(
    entry: &Entry,
    seats: u8,
    seed: Seed,
    decisions: usize,
) -> (Box<dyn Table>, Vec<(Seat, String)>) {
    let mut table = open(entry, seats, seed);
    let mut bots: Vec<_> =
        (0..seats).map(|seat| entry.bot("medium", seat.into()).expect("there is a medium")).collect();
    let (mut moves, mut met) = (Vec::new(), 0);
    loop {
        let seat = table.turn().must.first().expect("the game goes on for longer");
        met += usize::from(table.legal(seat).len() > 1);
        if met > decisions {
            return (table, moves);
        }
        let mv = bots[seat.index()].choose(table.as_ref(), seat).expect("a seat waited for moves");
        table.play(seat, &mv).expect("a bot plays legal moves");
        moves.push((seat, mv));
    }
}

fn choices(entry: &Entry, table: &dyn Table, seat: Seat, bot_seed: u32) -> BTreeMap<String, String> {
    let choose = |level: &str| {
        let mut bot = entry.bot(level, bot_seed.into()).expect("the level is there");
        bot.choose(table, seat).expect("a seat waited for moves")
    };
    LEVELS.into_iter().map(|level| (level.to_owned(), choose(level))).collect()
}

fn digest(
    entry: &Entry,
    table: &dyn Table,
    seat: Seat,
    played: &str,
    iterations: u32,
    bot_seed: u32,
) -> String {
    let mut analyst =
        entry.analyst(Budget::Iterations(iterations), bot_seed.into()).expect("every game has an analyst");
    let mut lines = String::new();
    for found in analyst.analyze(table, seat, played) {
        writeln!(lines, "{} {} {:08x}", found.mv, found.visits, found.value.to_bits()).expect("text grows");
    }
    hex(&Sha256::digest(lines))
}

fn search(number: u32, game: &str, seats: u8, decisions: usize) -> Golden {
    let catalog = catalog();
    let entry = catalog.find(game).expect("the game is in the catalog");
    let seed = Seed::from_number(1000 + u64::from(number));
    let (table, moves) = play_up_to(entry, seats, seed, decisions);
    let seat = table.turn().must.first().expect("the game goes on");
    let choices = choices(entry, table.as_ref(), seat, number);
    let played = choices["medium"].clone();
    Golden {
        game: game.to_owned(),
        seats,
        seed: hex(&seed.0),
        moves,
        seat,
        bot_seed: number,
        iterations: ITERATIONS,
        digest: digest(entry, table.as_ref(), seat, &played, ITERATIONS, number),
        played,
        choices,
    }
}

fn read_seed(hex: &str) -> Seed {
    Seed(std::array::from_fn(|i| u8::from_str_radix(&hex[2 * i..2 * i + 2], 16).expect("64 digits")))
}

fn path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden/searches.json")
}

fn bless() {
    let positions = PLAN.iter().flat_map(|&(game, seats, at)| at.map(|decisions| (game, seats, decisions)));
    let searches: Vec<String> = (1..)
        .zip(positions)
        .map(|(number, (game, seats, decisions))| {
            serde_json::to_string(&search(number, game, seats, decisions)).expect("plain data")
        })
        .collect();
    fs::write(path(), format!("[\n{}\n]\n", searches.join(",\n"))).expect("the folder is there");
}

#[test]
fn searches_match_the_recorded_ones() {
    if std::env::var_os("KLAD_BLESS").is_some_and(|value| value == "1") {
        bless();
    }
    let kept = fs::read_to_string(path()).expect("KLAD_BLESS=1 writes it");
    let kept: Vec<Golden> = serde_json::from_str(&kept).expect("it was written here");
    assert_eq!(kept.len(), 2 * PLAN.len());
    let catalog = catalog();
    for golden in &kept {
        let entry = catalog.find(&golden.game).expect("the game is in the catalog");
        let mut table = open(entry, golden.seats, read_seed(&golden.seed));
        for (seat, mv) in &golden.moves {
            table.play(*seat, mv).unwrap_or_else(|error| panic!("{} {mv}: {error}", golden.game));
        }
        let (table, seat) = (table.as_ref(), golden.seat);
        let place = format!("{}, {} seats, after {} moves", golden.game, golden.seats, golden.moves.len());
        assert_eq!(choices(entry, table, seat, golden.bot_seed), golden.choices, "{place}");
        let found = digest(entry, table, seat, &golden.played, golden.iterations, golden.bot_seed);
        assert_eq!(found, golden.digest, "{place}: the analyst");
    }
}
