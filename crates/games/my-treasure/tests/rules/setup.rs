//! MS-001 to MS-006.

use klad_engine::{Chance, Game, Seat, SetupError};
use klad_my_treasure::{Card, Deal, Kind, Options, State, data, view::SpotState};

use crate::common::{actor, board, board_with, deck, play, purses};

fn refusal(options: &str, seats: u8, deal: &Deal) -> SetupError {
    State::start(&serde_json::from_str(options).unwrap(), seats, deal).unwrap_err()
}

#[test]
fn ms_001_two_to_four_dwarves_play() {
    for seats in 2..=4 {
        assert_eq!(board(seats, 0, "").view("spectator").players.len(), usize::from(seats));
    }
    let deal = Deal { starter: Seat(0), deck: deck("") };
    for seats in [0, 1, 5, 9, 255] {
        assert_eq!(refusal("{}", seats, &deal).rule.0, "MS-001");
        let drawn = State::deal(&Options::default(), seats, &mut Chance::fast(1));
        assert_eq!(drawn.unwrap_err().rule.0, "MS-001");
    }
}

#[test]
fn ms_002_six_orcs_and_thirty_treasures_are_shuffled() {
    let mut at_top = [0u32; 31];
    for seed in 0..3100 {
        let deal = State::deal(&Options::default(), 3, &mut Chance::fast(seed)).unwrap();
        let mut sorted = deal.deck.clone();
        sorted.sort();
        assert_eq!(sorted, data::FRESH_DECK);
        let top = match deal.deck[0] {
            Card::Orc => 0,
            Card::Treasure(card) => card as usize,
        };
        at_top[top] += 1;
    }
    // 3100 decks: each treasure is on top about 86 times, an orc 517 times.
    assert!((430..600).contains(&at_top[0]), "{at_top:?}");
    assert!(at_top[1..].iter().all(|count| (45..130).contains(count)), "{at_top:?}");
}

#[test]
fn ms_002_an_impossible_deck_is_refused() {
    let wrong = |deck: Vec<Card>| {
        let error = refusal("{}", 2, &Deal { starter: Seat(0), deck });
        assert_eq!(error.rule.0, "MS-002");
        error.message
    };
    assert_eq!(wrong(deck("")[..35].to_vec()), "found 35 cards, wanted 36");
    assert_eq!(wrong(vec![]), "found 0 cards, wanted 36");
    let mut twice = deck("");
    twice[0] = twice[1];
    assert_eq!(wrong(twice), "T01 is missing from the deck");
    let mut seven = deck("");
    seven[0] = Card::Orc;
    assert_eq!(wrong(seven), "found orc too many times in the deck");
    let json = r#"{"starter":0,"deck":["T31"]}"#;
    let error = serde_json::from_str::<Deal>(json).unwrap_err().to_string();
    assert!(error.starts_with(r#"found "T31", wanted a card: T01 to T30, or orc"#), "{error}");
}

#[test]
fn ms_003_there_are_four_open_empty_spots() {
    for seats in 2..=4 {
        let mut board = board(seats, 0, "");
        let view = board.view("spectator");
        assert!(view.spots.iter().all(|spot| spot.state == SpotState::Open && spot.height == 0));
        board.play("A draw");
        assert_eq!(board.legal("A"), ["place 0", "place 1", "place 2", "place 3"]);
        board.refuse("A place 4", "MS-003").refuse("A place 255", "MS-003");
    }
    let mut board = board(2, 0, "");
    play(&mut board, "A draw, A place 0");
    board.refuse("B claim 4 ring", "MS-003");
}

#[test]
fn ms_004_six_tokens_are_treasure_side_up() {
    let mut board = board(2, 0, "");
    assert_eq!(board.view("A").tokens[..], Kind::ALL);
    play(&mut board, "A draw, A place 0");
    assert_eq!(board.legal("B").len(), 1 + 6);
    // A token that does not exist is not a move at all.
    let error = "claim 0 gold".parse::<klad_my_treasure::Move>().unwrap_err().to_string();
    assert!(error.contains("\"gold\"") && error.contains("MS-004"), "{error}");
    // At the start of the next round all six are back.
    play(&mut board, "B claim 0 ring, A draw, A place 1, A claim 1 sword");
    assert_eq!(board.view("A").round, 2);
    assert_eq!(board.view("A").tokens[..], Kind::ALL);
}

#[test]
fn ms_005_purses_start_empty() {
    let mut board = board(4, 0, "");
    assert_eq!(purses(&board), [0, 0, 0, 0]);
    // Only scoring fills them.
    play(&mut board, "A draw, A place 0, B claim 0 ring");
    assert_eq!(purses(&board), [0, 0, 0, 0]);
}

#[test]
fn ms_006_the_first_starter_is_drawn_or_named() {
    let mut begun = [0; 4];
    for seed in 0..400 {
        let deal = State::deal(&Options::default(), 4, &mut Chance::fast(seed)).unwrap();
        begun[deal.starter.index()] += 1;
    }
    assert!(begun.iter().all(|count| (70..130).contains(count)), "{begun:?}");

    for named in 0..3u8 {
        let options = format!(r#"{{"first_player":"seat:{named}"}}"#);
        assert_eq!(actor(&board_with(&options, 3, named, "")), Seat(named).to_string());
        let parsed: Options = serde_json::from_str(&options).unwrap();
        assert_eq!(State::deal(&parsed, 3, &mut Chance::fast(7)).unwrap().starter, Seat(named));
        // The deal may not contradict it.
        let deal = Deal { starter: Seat((named + 1) % 3), deck: deck("") };
        assert_eq!(refusal(&options, 3, &deal).rule.0, "MS-006");
    }
    let absent: Options = serde_json::from_str(r#"{"first_player":"seat:2"}"#).unwrap();
    assert_eq!(State::deal(&absent, 2, &mut Chance::fast(0)).unwrap_err().rule.0, "MS-006");
    let deal = Deal { starter: Seat(3), deck: deck("") };
    assert_eq!(refusal("{}", 3, &deal).rule.0, "MS-006");
    let beyond: Options = serde_json::from_str(r#"{"first_player":"seat:4"}"#).unwrap();
    assert_eq!(State::deal(&beyond, 4, &mut Chance::fast(0)).unwrap_err().rule.0, "MS-006");
    assert!(serde_json::from_str::<Options>(r#"{"first_player":"seat:x"}"#).is_err());
    assert!(serde_json::from_str::<Options>(r#"{"first_palyer":"random"}"#).is_err());
}
