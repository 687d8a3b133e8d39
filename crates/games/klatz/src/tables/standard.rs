//! The standard deck, written by `cargo xtask codegen` from `decks/standard.toml`.

use super::{Composition, Printed};
use crate::components::Symbol::{
    DragonHead, DragonMiddle, DragonTail, Drum, Gate, Kite, Lantern, Panda, Pine, Tower,
};

/// What is printed on the cards.
#[rustfmt::skip]
pub(super) const PRINTED: Printed = Printed {
    wall: [6, 6, 6, 6, 6, 4, 4, 3, 3, 3],
    actions: [5, 5, 5, 5, 5, 5, 5],
    compositions: [
        Composition::new(&[Lantern, Kite], 1),
        Composition::new(&[Kite, Pine], 1),
        Composition::new(&[Pine, Gate], 1),
        Composition::new(&[Gate, Drum], 1),
        Composition::new(&[Drum, Lantern], 1),
        Composition::new(&[Lantern, Kite, Gate], 2),
        Composition::new(&[Kite, Pine, Drum], 2),
        Composition::new(&[Pine, Gate, Lantern], 2),
        Composition::new(&[Gate, Drum, Kite], 2),
        Composition::new(&[Drum, Lantern, Pine], 2),
        Composition::new(&[Kite, Tower, Pine], 3),
        Composition::new(&[Pine, Tower, Drum], 3),
        Composition::new(&[Drum, Tower, Kite], 3),
        Composition::new(&[Lantern, Kite, Gate, Drum], 4),
        Composition::new(&[Pine, Gate, Lantern, Kite], 4),
        Composition::new(&[Drum, Lantern, Pine, Gate], 4),
        Composition::new(&[Lantern, Panda], 1),
        Composition::new(&[Panda, Gate], 1),
        Composition::new(&[Kite, Panda, Drum], 3),
        Composition::new(&[Pine, Panda, Lantern], 3),
        Composition::new(&[DragonHead, DragonTail], 2),
        Composition::new(&[Gate, DragonHead, DragonTail], 4),
        Composition::new(&[DragonHead, DragonTail, Panda], 4),
        Composition::new(&[DragonHead, DragonMiddle, DragonTail], 5),
        Composition::new(&[DragonHead, DragonMiddle, DragonTail], 5),
    ],
};
