//! Writes `web/src/lib/generated/` from the Rust types: one file per game, one for what they share, one for the
//! protocol, and the recorded lessons. It also writes the standard decks into the game crates as Rust. With `--check`
//! it writes nothing and reports which files are out of date.
//!
//! `cargo xtask codegen` runs it. Nothing depends on it.
#![forbid(unsafe_code)]

mod decks;
mod files;
mod lessons;
mod module;
mod tables;

use std::{env, path::Path, process::ExitCode};

use anyhow::{Result, bail};
use klad_engine::{Catalog, Entry, Explain, Game};
use klad_protocol::{api, host};
use ts_rs::TS;

use files::Files;
use module::Module;

/// The games with a lesson, in the order in which the page shows them.
const LESSONS: &[&str] = &["my-treasure", "treasure-maps", "lost-mines", "klatz"];

fn main() -> ExitCode {
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("codegen: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Returns whether the files are current.
fn run() -> Result<bool> {
    let check = match env::args().skip(1).collect::<Vec<_>>().as_slice() {
        [] => false,
        [flag] if flag == "--check" => true,
        other => bail!("found {other:?}, wanted nothing or --check"),
    };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/generated");
    let files = generate()?;
    let decks = decks::standard()?;
    if !check {
        decks::write(&decks)?;
        files.write(&folder)?;
        return Ok(true);
    }
    let mut stale = files.stale(&folder)?;
    stale.extend(decks::stale(&decks));
    stale.iter().for_each(|name| println!("out of date: {name}; run `cargo xtask codegen`"));
    Ok(stale.is_empty())
}

/// Every file with its text.
fn generate() -> Result<Files> {
    let mut files = Files::default();
    let mut my_treasure = game::<klad_my_treasure::State>()?;
    tables::my_treasure(&mut my_treasure);
    let mut treasure_maps = game::<klad_treasure_maps::State>()?;
    tables::treasure_maps(&mut treasure_maps)?;
    let mut lost_mines = game::<klad_lost_mines::State>()?;
    tables::lost_mines(&mut lost_mines)?;
    let mut klatz = game::<klad_klatz::State>()?;
    tables::klatz(&mut klatz);
    klatz.add::<klad_klatz::arbiter::messages::Message>()?;
    klatz.add::<klad_klatz::arbiter::messages::Notice>()?;

    let mut shared = Module::default();
    let modules = [
        (klad_my_treasure::State::INFO.slug, my_treasure),
        (klad_treasure_maps::State::INFO.slug, treasure_maps),
        (klad_lost_mines::State::INFO.slug, lost_mines),
        (klad_klatz::State::INFO.slug, klatz),
        ("protocol", protocol()?),
        ("lesson", lesson()?),
    ];
    for (name, module) in modules {
        files.add(name, module.text());
        shared.take_shared(module)?;
    }
    let (person, people) =
        (serde_json::to_string(klad_text::PERSON)?, serde_json::to_string(klad_text::PEOPLE)?);
    shared.constant("PEOPLE", "The last words of fields that hold seats, in events and refusals.", &people);
    shared.constant(
        "PERSON",
        "Of those, the ones that hold a single seat if their value is a number.",
        &person,
    );
    files.add("engine", shared.text());

    let catalog = Catalog::new(vec![
        Entry::of::<klad_my_treasure::State>(),
        Entry::of::<klad_treasure_maps::State>(),
        Entry::of::<klad_lost_mines::State>(),
        Entry::of::<klad_klatz::State>(),
    ]);
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games");
    for slug in LESSONS {
        files.add_data(&format!("lesson-{slug}"), lessons::json(&lessons::play(&catalog, &games, slug)?)?);
    }
    Ok(files)
}

/// The TypeScript module for lessons.
fn lesson() -> Result<Module> {
    let mut module = Module::default();
    module.add::<lessons::Lesson>()?;
    module.constant("LESSONS", "The games that have one.", &serde_json::to_string(LESSONS)?);
    Ok(module)
}

/// The TypeScript module for the protocol, apart from the games' own types.
fn protocol() -> Result<Module> {
    let mut module = Module::default();
    module.add::<api::SignedIn>()?;
    module.add::<api::ContinueHere>()?;
    module.add::<host::Device>()?;
    module.add::<host::IdentityConflict>()?;
    module.add::<host::AccessInfo>()?;
    module.add::<host::SetAccess>()?;
    module.add::<host::NewReport>()?;
    module.add::<api::DeviceLink>()?;
    module.add::<api::EditGuest>()?;
    module.add::<api::GameCard>()?;
    module.add::<api::NewGuest>()?;
    module.add::<api::NewTable>()?;
    module.add::<api::PlayMove>()?;
    module.add::<api::Rematch>()?;
    module.add::<api::Replay>()?;
    module.add::<api::Rulebook>()?;
    module.add::<api::Seated>()?;
    module.add::<api::Seen>()?;
    module.add::<api::Sit>()?;
    module.add::<api::TableList>()?;
    module.add::<klad_protocol::ErrorBody>()?;
    module.add::<klad_protocol::FromClient>()?;
    module.add::<klad_protocol::FromServer>()?;
    module.add::<klad_protocol::socket::Change>()?;
    module.add::<klad_protocol::people::Me>()?;
    module.add::<klad_protocol::TableInfo>()?;
    module.add::<klad_protocol::witness::Witness>()?;
    Ok(module)
}

/// The TypeScript module for one game.
fn game<G>() -> Result<Module>
where
    G: Explain<Reason: TS + 'static>,
    G: Game<Options: TS, Move: TS, View: TS, Event: TS, Refusal: TS + 'static>,
{
    let mut module = Module::default();
    module.add::<G::Options>()?;
    module.add::<G::Move>()?;
    module.add::<G::View>()?;
    module.add::<G::Event>()?;
    module.add::<G::Refusal>()?;
    module.add::<G::Reason>()?;
    module.constant("INFO", "What a table of this game can be.", &serde_json::to_string(G::INFO)?);
    Ok(module)
}
