//! What can be wrong with a game: one number per flaw.
//!
//! The flaw is a thread-local, because parsing a move has no access to a state. One type also compiles forty times
//! faster than one type per flaw.

use std::cell::Cell;

thread_local! {
    static FLAW: Cell<u8> = const { Cell::new(NONE) };
}

/// The flaw this thread's games have.
pub(crate) fn now() -> u8 {
    FLAW.get()
}

/// Whether this thread's games have this flaw.
pub(crate) fn is(flaw: u8) -> bool {
    now() == flaw
}

/// Runs a closure with a flaw in this thread's games.
pub(crate) fn with<T>(flaw: u8, run: impl FnOnce() -> T) -> T {
    FLAW.set(flaw);
    let result = run();
    FLAW.set(NONE);
    result
}

pub(crate) const NONE: u8 = 0;

// Law 1.
pub(crate) const RECANTS_FOREVER: u8 = 1;
pub(crate) const GETS_STUCK: u8 = 2;
pub(crate) const ACTS_AFTER_THE_END: u8 = 3;
pub(crate) const WRONG_PLACES: u8 = 4;
pub(crate) const OUT_OF_TURN: u8 = 5;

// Law 2.
pub(crate) const RECANT_NOT_LISTED: u8 = 10;
pub(crate) const LISTED_TWICE: u8 = 11;
pub(crate) const LISTED_AND_REFUSED: u8 = 12;
pub(crate) const INDEX_SHARED: u8 = 14;
pub(crate) const BUFFER_CLEARED: u8 = 15;
pub(crate) const FALLBACK_CLOSES: u8 = 16;

// Law 3.
pub(crate) const REFUSED_MOVE_COUNTS: u8 = 20;
pub(crate) const CARD_LOST: u8 = 21;
pub(crate) const RULE_NOT_IN_BOOK: u8 = 22;

// Law 4.
pub(crate) const COUNTS_GLOBALLY: u8 = 30;

// Law 5.
pub(crate) const VIEW_SHOWS_THE_DEAL: u8 = 40;
pub(crate) const VIEW_SHOWS_CHOICES: u8 = 41;
pub(crate) const VIEW_COUNTS_MOVES: u8 = 42;
pub(crate) const VIEW_SHOWS_COVERED: u8 = 43;
pub(crate) const DRAW_TOLD_TO_ALL: u8 = 44;
pub(crate) const CHOICE_TOLD_WITHOUT_WORDS: u8 = 45;
pub(crate) const OPTIONS_TELL_THE_DECK: u8 = 46;
pub(crate) const REFUSAL_TELLS_THE_DECK: u8 = 47;
pub(crate) const ORDER_TELLS_THE_DECK: u8 = 48;
pub(crate) const TURN_TELLS_THE_HAND: u8 = 49;
pub(crate) const LOG_KEEPS_COVERED: u8 = 50;
pub(crate) const LOG_TELLS_THE_DECK: u8 = 51;
pub(crate) const MASK_TELLS_THE_DECK: u8 = 52;
pub(crate) const GUESS_FORGETS: u8 = 53;
pub(crate) const GUESS_LOSES_A_CARD: u8 = 54;
pub(crate) const STATE_TRAVELS_BESIDE_THE_VIEW: u8 = 55;
pub(crate) const VIEW_NAMES_ANOTHER: u8 = 56;
pub(crate) const TABLE_SHOWS_MORE: u8 = 59;
pub(crate) const SHOWN_AND_FORGOTTEN: u8 = 57;

// Law 6.
pub(crate) const NOTATION_PANICS: u8 = 60;
pub(crate) const NOTATION_IGNORES_THE_REST: u8 = 61;
pub(crate) const NOTATION_ONE_WAY: u8 = 62;
pub(crate) const CHECK_PANICS: u8 = 63;
pub(crate) const UNKNOWN_FIELDS_ACCEPTED: u8 = 64;
pub(crate) const VIEW_LOST_IN_JSON: u8 = 65;
pub(crate) const NUMBER_TOO_LARGE: u8 = 66;
pub(crate) const DEAL_NOT_CHECKED: u8 = 67;
pub(crate) const SEATS_NOT_CHECKED: u8 = 68;

// Law 7.
pub(crate) const GUESS_NOT_SHUFFLED: u8 = 70;
pub(crate) const GUESS_ROTATES: u8 = 71;
pub(crate) const GUESS_NEVER_BURIES: u8 = 72;
