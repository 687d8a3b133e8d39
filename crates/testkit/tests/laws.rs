//! Tests of the laws themselves: a sound game passes, and a game with one flaw is caught by the law it breaks.

mod toy;

use klad_testkit::{Effort, Law, Violation, laws};
use toy::{Jetty, flaw};

/// The violation that a law finds in a game with this flaw.
fn broken(flaw: u8, law: Law) -> Violation {
    let tried = |seats| flaw::with(flaw, || laws::check::<Jetty>(&[law], seats, 40, 1, &Effort::SAMPLE));
    let found = [2, 3, 4].into_iter().find_map(|seats| tried(seats).err());
    *found.unwrap_or_else(|| panic!("flaw {flaw} is not caught by {law:?}"))
}

/// Asserts that the law catches the flaw with a message containing these words.
#[track_caller]
fn caught(flaw: u8, law: Law, words: &str) {
    let violation = broken(flaw, law);
    assert_eq!(violation.law, law, "{violation}");
    assert!(violation.message.contains(words), "wanted {words:?} in: {violation}");
}

#[test]
fn a_sound_game_passes_every_law() {
    for seats in 2..=4 {
        laws::<Jetty>(seats, 60, 1);
    }
}

#[test]
fn a_game_that_gets_stuck_is_caught() {
    caught(flaw::RECANTS_FOREVER, Law::Flow, "is not over after 49 moves");
    caught(flaw::GETS_STUCK, Law::Flow, "nobody has a legal move");
    caught(flaw::ACTS_AFTER_THE_END, Law::Flow, "the game is over, but A is offered `done`");
    caught(flaw::OUT_OF_TURN, Law::Flow, "is not asked to act but is offered `recant`");
    caught(flaw::WRONG_PLACES, Law::Flow, "does not rank");
}

#[test]
fn a_list_of_legal_moves_that_disagrees_with_check_is_caught() {
    caught(flaw::RECANT_NOT_LISTED, Law::Legality, "recant` is accepted but not listed");
    caught(flaw::LISTED_TWICE, Law::Legality, "is listed twice");
    caught(flaw::LISTED_AND_REFUSED, Law::Legality, "offered as legal but refused");
    caught(flaw::INDEX_SHARED, Law::Legality, "has index 0, which belongs to");
    caught(flaw::BUFFER_CLEARED, Law::Legality, "does not append");
    caught(flaw::FALLBACK_CLOSES, Law::Legality, "the fallback");
}

#[test]
fn a_refusal_that_changes_something_and_a_lost_card_are_caught() {
    caught(flaw::REFUSED_MOVE_COUNTS, Law::Refusals, "changed the state");
    caught(flaw::CARD_LOST, Law::Refusals, "found the cards");
    caught(flaw::RULE_NOT_IN_BOOK, Law::Refusals, "JE-999, which is not in the rulebook");
}

#[test]
fn a_game_that_plays_differently_the_second_time_is_caught() {
    caught(flaw::COUNTS_GLOBALLY, Law::Replay, "the second run has a different state");
}

#[test]
fn a_view_that_shows_a_secret_is_caught() {
    caught(flaw::VIEW_SHOWS_THE_DEAL, Law::NoLeak, "the view is different");
    caught(flaw::VIEW_SHOWS_CHOICES, Law::NoLeak, "the view is different");
    caught(flaw::VIEW_COUNTS_MOVES, Law::NoLeak, "the view is different");
    caught(flaw::VIEW_SHOWS_COVERED, Law::NoLeak, "the view is different");
    caught(flaw::TABLE_SHOWS_MORE, Law::NoLeak, "is different");
    caught(flaw::VIEW_NAMES_ANOTHER, Law::NoLeak, "the view names A");
}

#[test]
fn a_message_that_reveals_a_secret_is_caught() {
    caught(flaw::DRAW_TOLD_TO_ALL, Law::NoLeak, "it is told something different");
    caught(flaw::SHOWN_AND_FORGOTTEN, Law::NoLeak, "let the state remember it");
    caught(flaw::CHOICE_TOLD_WITHOUT_WORDS, Law::NoLeak, "cannot know that");
    caught(flaw::OPTIONS_TELL_THE_DECK, Law::NoLeak, "header is different");
    caught(flaw::REFUSAL_TELLS_THE_DECK, Law::NoLeak, "the answer to move");
    caught(flaw::ORDER_TELLS_THE_DECK, Law::NoLeak, "the legal moves is different");
    caught(flaw::TURN_TELLS_THE_HAND, Law::NoLeak, "the turn is different");
    caught(flaw::MASK_TELLS_THE_DECK, Law::NoLeak, "the answer to move 4");
}

#[test]
fn a_log_that_keeps_something_hidden_again_is_caught() {
    caught(flaw::LOG_KEEPS_COVERED, Law::NoLeak, "the log sent on reconnecting is different");
    caught(flaw::LOG_TELLS_THE_DECK, Law::NoLeak, "the log sent on reconnecting is different");
}

#[test]
fn a_guess_that_differs_from_the_view_or_uses_the_state_is_caught() {
    caught(flaw::GUESS_FORGETS, Law::NoLeak, "the guess of");
    caught(flaw::GUESS_LOSES_A_CARD, Law::NoLeak, "it breaks an invariant");
    caught(flaw::STATE_TRAVELS_BESIDE_THE_VIEW, Law::NoLeak, "it depends on what the view does not show");
    caught(flaw::STATE_TRAVELS_BESIDE_THE_VIEW, Law::Fairness, "when the view is sent as JSON");
}

#[test]
fn input_that_is_parsed_wrongly_is_caught() {
    caught(flaw::NOTATION_PANICS, Law::RoundTrip, "panicked");
    caught(flaw::NOTATION_IGNORES_THE_REST, Law::RoundTrip, "a move has one notation");
    caught(flaw::NOTATION_ONE_WAY, Law::RoundTrip, "is written by Recant and read as Done");
    caught(flaw::CHECK_PANICS, Law::RoundTrip, "panicked");
    caught(flaw::UNKNOWN_FIELDS_ACCEPTED, Law::RoundTrip, "wanted a refusal");
    caught(flaw::VIEW_LOST_IN_JSON, Law::RoundTrip, "changes in JSON");
    caught(flaw::DEAL_NOT_CHECKED, Law::RoundTrip, "an impossible deal");
    caught(flaw::SEATS_NOT_CHECKED, Law::RoundTrip, "0 seats is not refused");
    caught(flaw::NUMBER_TOO_LARGE, Law::RoundTrip, "wanted a whole number of 32 bits");
}

#[test]
fn an_unfair_guess_is_caught() {
    caught(flaw::GUESS_NOT_SHUFFLED, Law::Fairness, "standard deviations");
    caught(flaw::GUESS_ROTATES, Law::Fairness, "together");
    caught(flaw::GUESS_NEVER_BURIES, Law::Fairness, "standard deviations");
}

#[test]
fn a_violation_says_how_to_reproduce_it() {
    let violation = broken(flaw::VIEW_SHOWS_CHOICES, Law::NoLeak);
    let seed = violation.seed;
    let again = flaw::with(flaw::VIEW_SHOWS_CHOICES, || laws::no_leak::<Jetty>(violation.seats, 1, seed));
    let again = again.unwrap_err();
    assert_eq!(again.message, violation.message);
    assert_eq!(again.moves, violation.moves);
    let text = violation.to_string();
    assert!(
        text.contains(&format!("seed {seed}")) && text.contains("options {") && text.contains("play "),
        "{text}"
    );
}
