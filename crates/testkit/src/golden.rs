//! Whole games and scenarios kept in the repository: a change here is a change for players.

use std::{env, fmt::Write as _, fs, path::Path};

use klad_engine::{
    Audience, Catalog, Chance, Entry, MoveSpace, Seat, Sight, Table, TableEvent, Viewer, digest, scenario,
    transcript::{MoveLine, Transcript},
};

use crate::record::random_move;

/// Replays the transcript at `path` and compares every move, event and view with the recording.
///
/// Next to the transcript (`3-seats.klad`, which `klad verify` accepts) is a readable account of the game
/// (`3-seats.txt`): each move, its events with their audiences, and a digest of all views and legal moves, with the
/// full views at the start and the end. With `KLAD_BLESS=1` in the environment the account is rewritten; if there is no
/// transcript yet, a random game with default options is first played from `seed`. An existing transcript is never
/// changed: it must continue to verify.
///
/// # Panics
/// If anything differs, or a file is missing.
#[track_caller]
pub fn golden<G: MoveSpace>(path: impl AsRef<Path>, seats: u8, seed: u64) {
    let path = path.as_ref();
    let account_path = path.with_extension("txt");
    let catalog = Catalog::new(vec![Entry::of::<G>()]);
    if env::var_os("KLAD_BLESS").is_some_and(|value| value == "1") {
        if !path.exists() {
            if let Some(folder) = path.parent() {
                fs::create_dir_all(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
            }
            write(path, &play_at_random::<G>(seats, seed).to_string());
        }
        let transcript = Transcript::parse(&read(path));
        let transcript = transcript.unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        write(&account_path, &account(&transcript, &catalog));
    }
    let transcript =
        Transcript::parse(&read(path)).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
    assert_eq!(transcript.seats(), seats, "{} is a game with another number of seats", path.display());
    if let Err(fault) = transcript.verify(&catalog) {
        panic!("{}: {fault}", path.display());
    }
    let (kept, found) = (read(&account_path), account(&transcript, &catalog));
    if let Some((number, (kept, found))) =
        (1..).zip(lines(&kept).zip(lines(&found))).find(|(_, (a, b))| a != b)
    {
        panic!(
            "{}, line {number}: the game goes differently\n  kept  {kept}\n  found {found}\n\
             If this is intended, run the test with KLAD_BLESS=1 and read the diff.",
            account_path.display()
        );
    }
}

/// All lines plus an end marker, so that a text differs from any longer one.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().chain(["(the end)"])
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| {
        panic!("{}: {error}; run the test with KLAD_BLESS=1 to write it", path.display())
    })
}

fn write(path: &Path, text: &str) {
    fs::write(path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}

/// Plays a game with default options and random moves.
fn play_at_random<G: MoveSpace>(seats: u8, seed: u64) -> Transcript {
    let mut secret = [0; 32];
    secret[..8].copy_from_slice(&seed.to_le_bytes());
    let mut transcript = Transcript {
        game: G::INFO.slug.into(),
        rules: G::INFO.rules_version,
        options: serde_json::to_value(G::Options::default()).expect("options can be serialized"),
        players: Seat::all(seats).map(|seat| format!("player {seat}")).collect(),
        commitment: Some(klad_engine::chance::commitment(&secret)),
        secret: Some(secret),
        nonces: Vec::new(),
        draw: None,
        result: None,
        moves: Vec::new(),
        lines: Default::default(),
    };
    let table_seed = transcript.seed().expect("the secret is known");
    let mut state = G::setup(&G::Options::default(), seats, &mut Chance::fair(&table_seed, 0))
        .unwrap_or_else(|error| panic!("the table cannot be set up: {error}"));
    let mut chance = Chance::fast(seed);
    while state.outcome().is_none() {
        let (seat, mv) =
            random_move(&state, false, &mut chance).expect("somebody can act until the game is over");
        transcript.moves.push(MoveLine::new(seat, mv.to_string(), None));
        let step = transcript.moves.len() as u64;
        state.apply(seat, mv, &mut Chance::fair(&table_seed, step), &mut klad_engine::Quiet);
    }
    transcript.result = state.outcome();
    transcript
}

/// A readable account of the game.
pub fn account(transcript: &Transcript, catalog: &Catalog) -> String {
    let mut table = transcript.open(catalog).unwrap_or_else(|fault| panic!("{fault}"));
    let mut text = format!("{} with {} seats, told for people\n\n", transcript.game, transcript.seats());
    tell_views(&mut text, table.as_ref());
    for index in 0..transcript.moves.len() {
        let line = &transcript.moves[index];
        let told = transcript.step(table.as_mut(), index).unwrap_or_else(|fault| panic!("{fault}"));
        let number = index + 1;
        writeln!(text, "\n{number} {} {}", line.seat, line.mv).expect("writing to a text");
        told.iter().for_each(|told| tell_event(&mut text, told));
        tell_turn(&mut text, table.as_ref());
    }
    text.push('\n');
    tell_views(&mut text, table.as_ref());
    text
}

fn tell_event(text: &mut String, told: &TableEvent) {
    let event = told.event.get();
    match told.audience {
        Audience::All => writeln!(text, "  all {event}"),
        Audience::Only(seat) => writeln!(text, "  only {seat} {event}"),
        Audience::Except(seat) => writeln!(text, "  not {seat} {event}"),
    }
    .expect("writing to a text");
}

fn tell_turn(text: &mut String, table: &dyn Table) {
    let turn = table.turn();
    let may = if turn.may.is_empty() { String::new() } else { format!(" may {:?}", turn.may) };
    let must = if turn.must.is_empty() { "over".into() } else { format!("turn {:?}", turn.must) };
    writeln!(text, "  {must}{may}, all views {:016x}", digest(table)).expect("writing to a text");
}

fn tell_views(text: &mut String, table: &dyn Table) {
    for viewer in Viewer::all(table.seats()) {
        let view = table.view(viewer, Sight::Table);
        writeln!(text, "{viewer} sees {}", view.get()).expect("writing to a text");
    }
}

/// Plays every `*.klad` scenario in a folder. Each file name begins with the rule or ruling the scenario is about.
///
/// # Panics
/// If a scenario fails, naming file and line of every one that does; or if the folder has none.
#[track_caller]
pub fn scenarios<G: MoveSpace>(folder: impl AsRef<Path>) {
    let folder = folder.as_ref();
    let catalog = Catalog::new(vec![Entry::of::<G>()]);
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "klad"));
    paths.sort();
    assert!(!paths.is_empty(), "{}: there is no scenario", folder.display());
    let mut faults = Vec::new();
    for path in &paths {
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
        match scenario::run(&catalog, &read(path)) {
            Err(fault) => faults.push(format!("{}: {fault}", path.display())),
            Ok(shown) if name != shown.about && !name.starts_with(&format!("{}-", shown.about)) => {
                faults.push(format!(
                    "{}: is about {}, wanted a name that says so",
                    path.display(),
                    shown.about
                ));
            }
            Ok(_) => {}
        }
    }
    assert!(
        faults.is_empty(),
        "{} of {} scenarios do not hold:\n{}",
        faults.len(),
        paths.len(),
        faults.join("\n")
    );
}
