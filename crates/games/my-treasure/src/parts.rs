//! What is in the box, and which of it no source documents.

use klad_engine::{Item, Part, Source};

use crate::data;

/// The components. The faces of the treasure cards are our own: `docs/rules/my-treasure.md` explains how they were
/// made.
pub(crate) const PARTS: &[Part] = &[
    Part {
        id: "treasures",
        count: data::TREASURES as u16,
        counted: Source::Rulebook,
        printed: Source::Reconstructed,
        items: &[],
    },
    Part {
        id: "orcs",
        count: data::ORCS as u16,
        counted: Source::Rulebook,
        printed: Source::Rulebook,
        items: &[],
    },
    Part {
        id: "tokens",
        count: 6,
        counted: Source::Rulebook,
        printed: Source::Rulebook,
        items: &[
            Item::of("kind-ring", 1),
            Item::of("kind-diamond", 1),
            Item::of("kind-sword", 1),
            Item::of("kind-necklace", 1),
            Item::of("kind-money", 1),
            Item::of("kind-potion", 1),
        ],
    },
];
