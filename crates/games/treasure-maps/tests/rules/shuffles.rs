//! Every shuffle of the game, step by step: uniform, and independent of the order before.

use klad_engine::{Chance, Game, Quiet, Seat, Secrets, Sight, Viewer};
use klad_testkit::{Board, fair_shuffle};
use klad_treasure_maps::{Card, Deal, Move, Options, State, data};

/// The state before a move that shuffles, the seat that makes the move, and the move.
type Before = (State, Seat, Move);

/// Three players, the last of whom still has to keep two cards.
fn before_the_display() -> Before {
    let mut board = Board::<State>::dealt(Options::default(), 3, 5);
    board.play("A keep 0 1").play("B keep 2 3");
    (board.state().clone(), Seat(2), "keep 1 2".parse().expect("a move"))
}

/// The last move of round `round`, found by playing single cells up to it.
fn before_the_end_of(round: u8) -> Before {
    let mut board = crate::common::begun(2, u64::from(round));
    crate::common::play_on(&mut board, 7 * round - 1);
    loop {
        let before = board.state().clone();
        let seat = before.turn().must.first().expect("the game is not over");
        let legal = board.legal(&seat.to_string());
        let mv =
            legal.iter().find(|mv| !mv.starts_with("shape") && *mv != "takeback").expect("a simple move");
        board.play(&format!("{seat} {mv}"));
        if board.table_view("spectator").round > round {
            return (before, seat, mv.parse().expect("a legal move can be parsed"));
        }
    }
}

fn after((state, seat, mv): &Before, chance: &mut Chance) -> State {
    let mut state = state.clone();
    state.play(*seat, *mv, chance, &mut Quiet).expect("the move is legal");
    state
}

/// The treasure deck, and the expedition deck below its top card: what nobody can see.
fn hidden(state: &State) -> (Vec<u16>, Vec<u16>) {
    let mut deck = state.hidden_facts(Viewer::Spectator, Sight::Recall);
    // Seven expedition cards come next, then the players' marks, of which there are none.
    let expeditions = deck.split_off(usize::from(state.view(Viewer::Spectator, Sight::Table).deck));
    (deck, expeditions[..data::EXPEDITIONS.len() - 1].to_vec())
}

/// All eight expedition cards, the face-up one first.
fn expeditions(state: &State) -> Vec<u16> {
    let shape = state.view(Viewer::Spectator, Sight::Table).expedition.expect("a card is turned up");
    [vec![shape as u16], hidden(state).1].concat()
}

fn all_expeditions() -> Vec<u16> {
    data::EXPEDITIONS.iter().map(|&shape| shape as u16).collect()
}

#[test]
fn tm_004_the_treasure_deck_is_shuffled_fairly() {
    let all: Vec<u16> = Card::all().map(|card| card.index() as u16).collect();
    fair_shuffle("the treasure deck", &all, |chance| {
        let Deal::Deck(deck) = State::deal(&Options::default(), 3, chance).expect("a deal") else {
            panic!("a deal is a deck")
        };
        deck.iter().map(|card| card.index() as u16).collect()
    });
}

#[test]
fn tm_006_the_cards_put_back_are_shuffled_in_fairly() {
    let before = before_the_display();
    let kept = |state: &State| -> Vec<Card> {
        let view = state.view(Viewer::Spectator, Sight::Table);
        view.players
            .iter()
            .flat_map(|player| player.slots.iter().flatten().map(|active| active.card))
            .collect()
    };
    let kept = kept(&after(&before, &mut Chance::fast(1)));
    let rest: Vec<u16> =
        Card::all().filter(|card| !kept.contains(card)).map(|card| card.index() as u16).collect();
    fair_shuffle("the display and the deck", &rest, |chance| {
        let state = after(&before, chance);
        let view = state.view(Viewer::Spectator, Sight::Table);
        let display = view.display.iter().flatten().map(|card| card.index() as u16);
        display.chain(hidden(&state).0).collect()
    });
}

#[test]
fn tm_008_the_expedition_cards_of_the_first_round_are_shuffled_fairly() {
    let before = before_the_display();
    fair_shuffle("the expedition cards of round 1", &all_expeditions(), |chance| {
        expeditions(&after(&before, chance))
    });
}

#[test]
fn tm_009_each_seat_is_equally_likely_to_be_first_player() {
    let before = before_the_display();
    fair_shuffle("the first player", &[0, 1, 2], |chance| {
        let first = after(&before, chance).view(Viewer::Spectator, Sight::Table).first_player;
        vec![first.expect("somebody is first").0.into()]
    });
}

#[test]
fn tm_091_the_expedition_cards_of_a_later_round_are_shuffled_fairly() {
    for round in [1, 3] {
        let before = before_the_end_of(round);
        fair_shuffle("the expedition cards of a later round", &all_expeditions(), |chance| {
            expeditions(&after(&before, chance))
        });
    }
}
