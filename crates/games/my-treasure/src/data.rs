//! What is in the box: the faces of the cards, and the numbers of everything else.

use crate::components::{Card, Symbols, Treasure, Treasure::*};

/// MS-003: the treasure spots.
pub const SPOTS: usize = 4;
/// MS-002: the treasure cards.
pub const TREASURES: usize = 30;
/// MS-002: the orc cards. The last of them starts the flight (MS-201).
pub const ORCS: u8 = 6;
/// MS-002: the deck at the start of a round.
pub const CARDS: usize = TREASURES + ORCS as usize;
/// MS-001: the most players.
pub const PLAYERS: usize = 4;
/// MS-404: a purse worth this much ends the game, unless the table agrees on another.
pub const TARGET: u8 = 8;
/// The shortest game a table may agree on: one gold coin is not enough.
pub const TARGET_MIN: u8 = 4;
/// The longest game a table may agree on.
pub const TARGET_MAX: u8 = 24;
/// MS-305 to MS-309: what a total earns, by how far it lies below the highest.
pub const AWARDS: [u8; 3] = [3, 2, 1];
/// MS-311: what a gold coin is worth in silver.
pub const GOLD: u8 = 3;
/// The most rounds a game of four can have: everybody takes gold as often as it does not end the game, and somebody
/// once more.
pub const ROUNDS_MAX: usize = (TARGET_MAX - 1) as usize / GOLD as usize * PLAYERS + 1;
/// No game has more moves: in each round every card is drawn, every treasure placed, and every player leaves.
pub const PLIES_MAX: usize = ROUNDS_MAX * (CARDS + TREASURES + PLAYERS);

/// The faces of the treasure cards. No source lists the printed ones; `docs/rules/my-treasure.md` says how these were
/// made and what is known of the originals.
#[rustfmt::skip]
const FACES: [(Treasure, [u8; 7]); TREASURES] = [
    // id, ring, diamond, sword, necklace, money, potion, mouse
    (T01, [1, 0, 0, 0, 0, 0, 1]),
    (T02, [0, 1, 0, 0, 0, 0, 1]),
    (T03, [0, 0, 1, 0, 0, 0, 1]),
    (T04, [0, 0, 0, 1, 0, 0, 1]),
    (T05, [0, 0, 0, 0, 1, 0, 1]),
    (T06, [0, 0, 0, 0, 0, 1, 1]),
    (T07, [1, 0, 1, 0, 0, 0, 0]),
    (T08, [0, 1, 0, 1, 0, 0, 0]),
    (T09, [0, 0, 1, 0, 1, 0, 0]),
    (T10, [0, 0, 0, 1, 0, 1, 0]),
    (T11, [1, 0, 0, 0, 1, 0, 0]),
    (T12, [0, 1, 0, 0, 0, 1, 0]),
    (T13, [1, 1, 0, 1, 0, 0, 0]),
    (T14, [0, 1, 1, 0, 1, 0, 0]),
    (T15, [0, 0, 1, 1, 0, 1, 0]),
    (T16, [1, 0, 0, 1, 1, 0, 0]),
    (T17, [0, 1, 0, 0, 1, 1, 0]),
    (T18, [1, 0, 1, 0, 0, 1, 0]),
    (T19, [1, 2, 1, 0, 0, 0, 0]),
    (T20, [0, 1, 2, 1, 0, 0, 0]),
    (T21, [0, 0, 1, 2, 1, 0, 0]),
    (T22, [0, 0, 0, 1, 2, 1, 0]),
    (T23, [1, 0, 0, 0, 1, 2, 0]),
    (T24, [2, 1, 0, 0, 0, 1, 0]),
    (T25, [2, 0, 2, 1, 0, 0, 0]),
    (T26, [0, 2, 0, 2, 1, 0, 0]),
    (T27, [0, 0, 2, 0, 2, 1, 0]),
    (T28, [1, 0, 0, 2, 0, 2, 0]),
    (T29, [2, 1, 0, 0, 2, 0, 0]),
    (T30, [0, 2, 1, 0, 0, 2, 0]),
];

/// What is printed on a card.
#[inline]
pub const fn face(card: Treasure) -> Symbols {
    /// The table above, indexed by card.
    static PRINTED: [Symbols; TREASURES + 1] = printed();
    PRINTED[card as usize]
}

const fn printed() -> [Symbols; TREASURES + 1] {
    let mut printed = [Symbols::NONE; TREASURES + 1];
    let mut row = 0;
    while row < TREASURES {
        let (card, face) = FACES[row];
        printed[card as usize] = Symbols::face(face);
        row += 1;
    }
    printed
}

/// The deck before it is shuffled: the orcs, then the treasure cards in order.
pub const FRESH_DECK: [Card; CARDS] = {
    let mut deck = [Card::Orc; CARDS];
    let mut card = 0;
    while card < TREASURES {
        deck[ORCS as usize + card] = Card::Treasure(Treasure::ALL[card]);
        card += 1;
    }
    deck
};
