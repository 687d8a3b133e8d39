//! The standard decks as Rust, from `decks/standard.toml` of each game crate.

use std::{fs, path::PathBuf};

use anyhow::{Context, Result, anyhow};
use klad_engine::deck::Tables;
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
