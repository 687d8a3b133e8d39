//! What is in every box: the counts of all components. What the cards show is in [`crate::tables`].

use crate::components::{Card, Treasure};

/// MS-003: the number of treasure spots.
pub const SPOTS: usize = 4;
/// MS-002: the number of treasure cards.
pub const TREASURES: usize = 30;
/// MS-002: the number of orc cards. The last one starts the flight (MS-201).
pub const ORCS: u8 = 6;
/// MS-002: the number of cards in the deck at the start of a round.
pub const CARDS: usize = TREASURES + ORCS as usize;
/// MS-001: the maximum number of players.
pub const PLAYERS: usize = 4;
/// MS-404: a purse worth this much ends the game, unless the table agrees on another target.
pub const TARGET: u8 = 8;
/// The lowest target a table may agree on: one gold coin is not enough.
pub const TARGET_MIN: u8 = 4;
/// The highest target a table may agree on.
pub const TARGET_MAX: u8 = 24;
/// MS-305 to MS-309: what a total earns, by its distance from the highest.
pub const AWARDS: [u8; 3] = [3, 2, 1];
/// MS-311: what a gold coin is worth in silver.
pub const GOLD: u8 = 3;
/// The most rounds a four-player game can have: everybody takes gold as often as possible without ending the game, and
/// then somebody takes it once more.
pub const ROUNDS_MAX: usize = (TARGET_MAX - 1) as usize / GOLD as usize * PLAYERS + 1;
/// An upper bound on moves: in each round every card is drawn, every treasure placed, and every player leaves.
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
