//! Every shuffle of the game, step by step: uniform, and independent of the order before.

use klad_engine::{Chance, Game, Quiet, Seat, Secrets, Sight, Viewer};
use klad_my_treasure::{Card, Kind, Move, Options, State, data::FRESH_DECK};
use klad_testkit::fair_shuffle;

use crate::common::{board, play};

fn number(card: &Card) -> u16 {
    match card {
        Card::Orc => 0,
        Card::Treasure(card) => *card as u16,
    }
}

/// All 36 cards.
fn all_cards() -> Vec<u16> {
    FRESH_DECK.iter().map(number).collect()
}

/// What is hidden from everybody after a move in `state`.
fn hidden_after(state: &State, seat: u8, mv: Move, chance: &mut Chance) -> Vec<u16> {
    let mut state = *state;
    state.play(Seat(seat), mv, chance, &mut Quiet).unwrap();
    state.hidden_facts(Viewer::Spectator, Sight::Recall)
}

#[test]
fn ms_002_the_first_deck_is_shuffled_fairly() {
    fair_shuffle("the deck of round 1", &all_cards(), |chance| {
        State::deal(&Options::default(), 3, chance).unwrap().deck.iter().map(number).collect()
    });
}

#[test]
fn ms_006_each_seat_is_equally_likely_to_start() {
    fair_shuffle("the starter", &[0, 1, 2, 3], |chance| {
        vec![State::deal(&Options::default(), 4, chance).unwrap().starter.0.into()]
    });
}

#[test]
fn ms_401_the_deck_of_a_later_round_is_shuffled_fairly() {
    // After a round of two turns, and after one in which most of the deck was drawn.
    let mut short = board(2, 0, "T01 T02");
    play(&mut short, "A draw, A place 0, B claim 0 ring, A draw, A place 1");
    let mut long = board(2, 0, "");
    for _ in 0..12 {
        play(&mut long, "A draw, A place 0, B draw, B place 1");
    }
    play(&mut long, "A claim 0 ring");
    for (before, seat) in [(short, 0), (long, 1)] {
        fair_shuffle("the deck of round 2", &all_cards(), |chance| {
            hidden_after(before.state(), seat, Move::Claim { spot: 1, token: Kind::Diamond }, chance)
        });
    }
}

#[test]
fn ms_202_the_tokens_of_the_flight_are_mixed_fairly() {
    let mut before = board(2, 0, "T01 T02 orc orc orc orc orc orc");
    play(&mut before, "A draw, A place 0, B draw, B place 1, A draw, B draw, A draw, B draw, A draw");
    let all: Vec<u16> = Kind::ALL.iter().map(|&kind| kind as u16).collect();
    fair_shuffle("six tokens", &all, |chance| {
        let hidden = hidden_after(before.state(), 1, Move::Draw {}, chance);
        hidden[hidden.len() - all.len()..].to_vec()
    });
    // The claimed token is not among them.
    let mut before = board(2, 0, "T01 T02 orc orc orc orc orc orc");
    play(&mut before, "A draw, A place 0, B claim 0 sword, A draw, A place 1");
    play(&mut before, "A draw, A draw, A draw, A draw, A draw");
    let left: Vec<u16> = all.iter().copied().filter(|&kind| kind != Kind::Sword as u16).collect();
    fair_shuffle("five tokens", &left, |chance| {
        let hidden = hidden_after(before.state(), 0, Move::Draw {}, chance);
        hidden[hidden.len() - left.len()..].to_vec()
    });
}
