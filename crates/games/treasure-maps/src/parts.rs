//! What is in the box, and which of it no source documents.

use klad_engine::{Item, Part, Source};

use crate::{Card, data};

/// The components. The drawings of the treasure cards are our own, within the numbers of the rulebook.
pub(crate) const PARTS: &[Part] = &[
    Part {
        id: "treasures",
        count: Card::COUNT as u16,
        counted: Source::Rulebook,
        printed: Source::Reconstructed,
        items: &[
            Item::worth("color-purple", 12, data::POINTS[0]),
            Item::worth("color-orange", 12, data::POINTS[1]),
            Item::worth("color-green", 12, data::POINTS[2]),
            Item::worth("color-grey", 11, data::POINTS[3]),
        ],
    },
    Part {
        id: "expeditions",
        count: data::EXPEDITIONS.len() as u16,
        counted: Source::Rulebook,
        printed: Source::Rulebook,
        items: &[
            Item::of("shape-I2", 1),
            Item::of("shape-I3", 2),
            Item::of("shape-V3", 2),
            Item::of("shape-T4", 1),
            Item::of("shape-L4", 1),
            Item::of("shape-O4", 1),
        ],
    },
    Part {
        id: "cups",
        count: data::CUPS.len() as u16,
        counted: Source::Rulebook,
        printed: Source::Rulebook,
        items: &[],
    },
];
