//! The contents of a game's box in words, and which of them we had to make up.

use klad_engine::{GameInfo, Item, Part, Source};

use crate::Words;

/// One kind of component, in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PartText {
    /// The count and the name: `30 treasure cards`.
    pub title: String,
    /// What the rulebook says, and what is ours.
    pub note: String,
    /// What is printed on them, one line per kind: `5 × crossroads`.
    pub items: Vec<String>,
}

/// The components of a game.
pub fn parts(words: Words, info: &GameInfo) -> Vec<PartText> {
    info.parts.iter().map(|part| part_text(words, info.slug, part)).collect()
}

fn part_text(words: Words, slug: &str, part: &Part) -> PartText {
    let name = words.text(&format!("{slug}-part-{}", part.id));
    let note = match (part.counted, part.printed) {
        (Source::Rulebook, Source::Rulebook) => "parts-known",
        (Source::Rulebook, Source::Reconstructed) => "parts-printed-reconstructed",
        (Source::Reconstructed, _) => "parts-counted-reconstructed",
    };
    let items = part.items.iter().map(|item| item_text(words, slug, item)).collect();
    PartText { title: format!("{} {name}", part.count), note: words.text(note), items }
}

fn item_text(words: Words, slug: &str, item: &Item) -> String {
    let name = words.text(&format!("{slug}-{}", item.word));
    let points = item.points.map(|points| words.format("points", &[("count", i32::from(points).into())]));
    let points = points.map_or(String::new(), |points| format!(" ({points})"));
    format!("{} × {name}{points}", item.count)
}
