//! What is in the box, and which of it no source documents.

use klad_engine::{Item, Part, Source};

use crate::data;

/// The components. The split of the wall's symbols and the compositions are reconstructed; `docs/rules/klatz.md` says
/// how.
pub(crate) const PARTS: &[Part] = &[
    Part {
        id: "wall",
        count: data::WALL_CARDS as u16,
        counted: Source::Rulebook,
        printed: Source::Reconstructed,
        items: &[
            Item::of("symbol-lantern", 6),
            Item::of("symbol-kite", 6),
            Item::of("symbol-pine", 6),
            Item::of("symbol-gate", 6),
            Item::of("symbol-drum", 6),
            Item::of("symbol-tower", 4),
            Item::of("symbol-panda", 4),
            Item::of("symbol-dragon_head", 3),
            Item::of("symbol-dragon_middle", 3),
            Item::of("symbol-dragon_tail", 3),
        ],
    },
    Part {
        id: "rickshaws",
        count: data::RICKSHAWS as u16,
        counted: Source::Rulebook,
        printed: Source::Rulebook,
        items: &[],
    },
    Part {
        id: "actions",
        count: data::ACTION_CARDS as u16,
        counted: Source::Rulebook,
        printed: Source::Rulebook,
        items: &[
            Item::of("action-shift1", 5),
            Item::of("action-shift2", 5),
            Item::of("action-swap", 5),
            Item::of("action-remove", 5),
            Item::of("action-extra", 5),
            Item::of("action-market", 5),
            Item::of("action-return", 5),
        ],
    },
    Part {
        id: "compositions",
        count: data::COMPOSITIONS as u16,
        counted: Source::Rulebook,
        printed: Source::Reconstructed,
        items: &[
            Item::worth("comp-C01", 1, 1),
            Item::worth("comp-C02", 1, 1),
            Item::worth("comp-C03", 1, 1),
            Item::worth("comp-C04", 1, 1),
            Item::worth("comp-C05", 1, 1),
            Item::worth("comp-C06", 1, 2),
            Item::worth("comp-C07", 1, 2),
            Item::worth("comp-C08", 1, 2),
            Item::worth("comp-C09", 1, 2),
            Item::worth("comp-C10", 1, 2),
            Item::worth("comp-C11", 1, 3),
            Item::worth("comp-C12", 1, 3),
            Item::worth("comp-C13", 1, 3),
            Item::worth("comp-C14", 1, 4),
            Item::worth("comp-C15", 1, 4),
            Item::worth("comp-C16", 1, 4),
            Item::worth("comp-C17", 1, 1),
            Item::worth("comp-C18", 1, 1),
            Item::worth("comp-C19", 1, 3),
            Item::worth("comp-C20", 1, 3),
            Item::worth("comp-C21", 1, 2),
            Item::worth("comp-C22", 1, 4),
            Item::worth("comp-C23", 1, 4),
            Item::worth("comp-C24", 1, 5),
            Item::worth("comp-C25", 1, 5),
        ],
    },
];
