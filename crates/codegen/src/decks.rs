//! The standard decks as Rust, from `decks/standard.toml` of each game crate.

use std::{fs, path::PathBuf};

use anyhow::{Context, Result, anyhow};
use klad_engine::deck::Tables;
use klad_lost_mines::{Cell, components::Exits};
use klad_my_treasure::{Kind, Treasure};

/// A Rust file and its text.
pub(crate) struct Standard {
    path: PathBuf,
    text: String,
}

/// Every file, read from the decks as they are on disk.
pub(crate) fn standard() -> Result<Vec<Standard>> {
    Ok(vec![
        Standard { path: game("my-treasure").join(RUST), text: my_treasure(&read("my-treasure")?) },
        Standard { path: game("treasure-maps").join(RUST), text: treasure_maps(&read("treasure-maps")?) },
        Standard { path: game("lost-mines").join(RUST), text: lost_mines(&read("lost-mines")?) },
        Standard { path: game("klatz").join(RUST), text: klatz(&read("klatz")?) },
    ])
}

/// Writes them.
pub(crate) fn write(files: &[Standard]) -> Result<()> {
    for file in files {
        fs::write(&file.path, &file.text).with_context(|| file.path.display().to_string())?;
    }
    Ok(())
}

/// The files that are out of date.
pub(crate) fn stale(files: &[Standard]) -> impl Iterator<Item = String> {
    let is_stale = |file: &&Standard| !fs::read_to_string(&file.path).is_ok_and(|text| text == file.text);
    files.iter().filter(is_stale).map(|file| file.path.display().to_string())
}

/// The path of a deck's Rust file in its crate.
const RUST: &str = "src/tables/standard.rs";

const HEAD: &str = "//! The standard deck, written by `cargo xtask codegen` from `decks/standard.toml`.\n\n";

fn game(slug: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../games").join(slug)
}

fn read<T: Tables>(slug: &str) -> Result<T> {
    let path = game(slug).join("decks/standard.toml");
    let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    klad_decks::tables(&text).map_err(|faults| anyhow!("{}: {}", path.display(), faults[0]))
}

fn my_treasure(deck: &klad_my_treasure::Tables) -> String {
    let mut text = format!(
        "{HEAD}/// The faces of T01 to T30: ring, diamond, sword, necklace, money, potion, mouse.\n\
        #[rustfmt::skip]\npub(super) const FACES: [[u8; 7]; 30] = [\n"
    );
    for card in Treasure::ALL {
        let face = deck.face(card);
        let counts = Kind::ALL.into_iter().map(|kind| face.of(kind)).chain([face.mice()]);
        let counts: Vec<String> = counts.map(|count| count.to_string()).collect();
        text += &format!("    [{}],\n", counts.join(", "));
    }
    text + "];\n"
}

fn treasure_maps(deck: &klad_treasure_maps::Tables) -> String {
    let mut text = format!(
        "{HEAD}use super::Drawn;\nuse crate::components::Color::{{Green, Grey, Orange, Purple}};\n\n\
        /// The cards in printed order.\n#[rustfmt::skip]\npub(crate) const CARDS: [Drawn; 47] = [\n"
    );
    for card in klad_treasure_maps::Card::all() {
        text += &format!("    Drawn {{ seal: {:?}, rows: &{:?} }},\n", deck.seal(card), deck.rows(card));
    }
    text + "];\n"
}

fn lost_mines(deck: &klad_lost_mines::Tables) -> String {
    let klad_lost_mines::tables::Printed { paths, actions, scouts, mines, treasures, starts, mine_cells } =
        deck.printed();
    let list = |items: &[String]| items.join(", ");
    let exits = |exits: &Exits| format!("Exits::of_table(\"{exits}\")");
    let cell = |cell: &Cell| format!("Cell::new({}, {})", cell.x(), cell.y());
    let mut text = format!(
        "{HEAD}use super::Printed;\nuse crate::{{\n    board::Cell,\n    components::{{Exits, Kind, Symbol, Symbols, \
         Treasure}},\n}};\n\n/// What is printed on the components.\n#[rustfmt::skip]\npub(super) const PRINTED: \
         Printed = Printed {{\n    paths: {paths:?},\n    actions: {actions:?},\n    scouts: [\n"
    );
    for scouts in scouts {
        text += "        [\n";
        for symbols in scouts {
            let symbols: Vec<String> = symbols.iter().map(|symbol| format!("Symbol::{symbol:?}")).collect();
            text += &format!("            Symbols::of(&[{}]),\n", list(&symbols));
        }
        text += "        ],\n";
    }
    text += &format!("    ],\n    mines: [{}],\n    treasures: [\n", list(&mines.each_ref().map(exits)));
    for treasure in treasures {
        text +=
            &format!("        Treasure {{ kind: Kind::{:?}, value: {} }},\n", treasure.kind, treasure.value);
    }
    let starts = starts.map(|(place, sides)| format!("({}, {})", cell(&place), exits(&sides)));
    let mine_cells = mine_cells.each_ref().map(cell);
    text +=
        &format!("    ],\n    starts: [{}],\n    mine_cells: [{}],\n}};\n", list(&starts), list(&mine_cells));
    text
}

fn klatz(deck: &klad_klatz::Tables) -> String {
    let klad_klatz::tables::Printed { wall, actions, compositions } = deck.printed();
    let mut text = format!(
        "{HEAD}use super::{{Composition, Printed}};\nuse crate::components::Symbol::{{\n    DragonHead, DragonMiddle, \
         DragonTail, Drum, Gate, Kite, Lantern, Panda, Pine, Tower,\n}};\n\n/// What is printed on the cards.\n\
         #[rustfmt::skip]\npub(super) const PRINTED: Printed = Printed {{\n    wall: {wall:?},\n    actions: \
         {actions:?},\n    compositions: [\n"
    );
    for card in compositions {
        text += &format!("        Composition::new(&{:?}, {}),\n", card.pattern(), card.points());
    }
    text + "    ],\n};\n"
}
