//! The standard deck, written by `cargo xtask codegen` from `decks/standard.toml`.

use super::Printed;
use crate::{
    board::Cell,
    components::{Exits, Kind, Symbol, Symbols, Treasure},
};

/// What is printed on the components.
#[rustfmt::skip]
pub(super) const PRINTED: Printed = Printed {
    paths: [5, 4, 3, 3, 3, 3, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0],
    actions: [3, 3, 3, 6, 3, 3, 2],
    scouts: [
        [
            Symbols::of(&[Symbol::Mine, Symbol::Treasure]),
            Symbols::of(&[Symbol::Mine, Symbol::Treasure]),
            Symbols::of(&[Symbol::Mine, Symbol::Dwarf]),
            Symbols::of(&[Symbol::Mine, Symbol::Dwarf]),
            Symbols::of(&[Symbol::Treasure, Symbol::Dwarf]),
            Symbols::of(&[Symbol::Treasure, Symbol::Dwarf]),
        ],
        [
            Symbols::of(&[Symbol::Mine]),
            Symbols::of(&[Symbol::Mine]),
            Symbols::of(&[Symbol::Treasure]),
            Symbols::of(&[Symbol::Treasure]),
            Symbols::of(&[Symbol::Dwarf]),
            Symbols::of(&[Symbol::Dwarf]),
        ],
    ],
    mines: [Exits::of_table("NESW"), Exits::of_table("NE"), Exits::of_table("NW"), Exits::of_table("NESW")],
    treasures: [
        Treasure { kind: Kind::Gold, value: 2 },
        Treasure { kind: Kind::Gold, value: 3 },
        Treasure { kind: Kind::Gold, value: 3 },
        Treasure { kind: Kind::Gold, value: 4 },
        Treasure { kind: Kind::Silver, value: 2 },
        Treasure { kind: Kind::Silver, value: 3 },
        Treasure { kind: Kind::Silver, value: 3 },
        Treasure { kind: Kind::Silver, value: 4 },
        Treasure { kind: Kind::Gems, value: 2 },
        Treasure { kind: Kind::Gems, value: 3 },
        Treasure { kind: Kind::Gems, value: 3 },
        Treasure { kind: Kind::Gems, value: 4 },
    ],
    starts: [(Cell::new(1, 2), Exits::of_table("NESW")), (Cell::new(1, 4), Exits::of_table("NESW"))],
    mine_cells: [Cell::new(9, 0), Cell::new(9, 2), Cell::new(9, 4), Cell::new(9, 6)],
};
