//! What is in every box: the numbers of everything. What the cards show is in [`crate::tables`].

use crate::components::{Card, Treasure};

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
