//! TM-001 to TM-009: how a game starts.

use std::collections::BTreeSet;

use klad_engine::{Chance, Game, Reason, Seat, Secrets, Sight, Viewer};
use klad_testkit::Board;
use klad_treasure_maps::{
    Card, Deal, Event, Options, Shape, State, data,
    setup::{Active, Area},
};
use serde_json::json;

use crate::common::*;

#[test]
fn tm_001_two_three_or_four_can_play() {
    for seats in 2..=4 {
        assert_eq!(Board::<State>::dealt(Options::default(), seats, 1).state().seats(), seats);
    }
    for seats in [0, 5, 9] {
        let dealt = State::deal(&Options::default(), seats, &mut Chance::fast(1));
        assert_eq!(dealt.unwrap_err().rule.0, "TM-001");
        assert_eq!(refused(Options::default(), seats, &Deal::Deck(Card::all().collect())), "TM-001");
    }
    begun(2, 1).refuse("T single 0 0", "TM-001").refuse("T takeback", "TM-001");
    let third = begun(2, 1).state().check(Seat(2), "single 0 0".parse().unwrap());
    assert_eq!(third.unwrap_err().rule().0, "TM-001");
    let one_too_many = position(Shape::I2, vec![bystander(); 3]);
    assert_eq!(refused(Options::default(), 2, &Deal::Position(Box::new(one_too_many))), "TM-001");
}

#[test]
fn tm_002_score_cards_are_blank_and_have_twelve_coin_cells_three_cup_boxes_and_four_palm_boxes() {
    let board = begun(4, 1);
    for player in &board.view("A").players {
        assert_eq!((player.coins, player.cups.len(), player.palms.len(), player.score.total), (0, 0, 0, 0));
    }
    let filled = |coins, cups: &[u8], palms: &[u8]| {
        let area = Area { coins, cups: cups.into(), palms: palms.into(), ..bystander() };
        position(Shape::I2, vec![area, area_of("green-04", "green-05")])
    };
    at(filled(12, &[6, 5, 4], &[1, 2, 3, 4]));
    for (coins, cups, palms, rule) in [
        (13, &[6, 5, 4][..], &[][..], "TM-051"),
        (12, &[6, 5][..], &[][..], "TM-072"),
        (12, &[6, 5, 3][..], &[][..], "TM-072"),
        (12, &[6, 5, 0][..], &[][..], "TM-072"),
        (0, &[][..], &[1, 1, 1, 1, 1][..], "TM-063"),
        (0, &[][..], &[6][..], "TM-063"),
    ] {
        let deal = Deal::Position(Box::new(filled(coins, cups, palms)));
        assert_eq!(refused(Options::default(), 2, &deal), rule, "{coins} {cups:?} {palms:?}");
    }
}

#[test]
fn tm_073_a_cup_box_is_empty_only_if_all_six_cups_are_gone() {
    let with_cups = |cups: [&[u8]; 3]| {
        let names = [["orange-04", "orange-05"], ["green-04", "green-05"], ["grey-04", "grey-05"]];
        let players = cups.into_iter().zip(names).map(|(cups, [one, other])| Area {
            coins: 4 * cups.len() as u8,
            cups: cups.into(),
            ..area_of(one, other)
        });
        position(Shape::I2, players.collect())
    };
    let board = at(with_cups([&[6, 5, 4], &[3, 2, 1], &[0, 0]]));
    assert_eq!(see(&board, "A", "/cups_left"), json!([]));
    let one_left = Deal::Position(Box::new(with_cups([&[6, 5, 4], &[3, 2], &[0]])));
    assert_eq!(refused(Options::default(), 3, &one_left), "TM-072");
}

fn area_of(one: &str, other: &str) -> Area {
    area(blank(one), blank(other))
}

#[test]
fn tm_003_the_round_card_shows_rounds_cups_and_the_eight_expedition_cards() {
    let view = begun(3, 1).view("spectator");
    assert_eq!((view.round, view.turn), (1, 1));
    assert_eq!(view.cups_left.as_slice(), [6, 5, 4, 3, 2, 1]);
    // Two each of the straight and the bent three; one each of the others. Seven are played, and one is not.
    let state = begun(2, 1).state().clone();
    let mut dealt = state.hidden_facts(Viewer::Spectator, Sight::Recall);
    let treasures = usize::from(state.view(Viewer::Spectator, Sight::Table).deck);
    dealt = dealt[treasures..treasures + 7].to_vec();
    dealt.push(state.view(Viewer::Spectator, Sight::Table).expedition.expect("one is turned up") as u16);
    let copies = |shape: Shape| dealt.iter().filter(|&&other| other == shape as u16).count();
    assert_eq!(Shape::ALL.map(copies), [1, 2, 2, 1, 1, 1]);
    let three_squares = Deal::Position(Box::new(klad_treasure_maps::Position {
        expeditions: vec![Shape::I3, Shape::I3, Shape::I3],
        ..position(Shape::I3, vec![bystander(), area_of("green-04", "green-05")])
    }));
    assert_eq!(refused(Options::default(), 2, &three_squares), "TM-008");
}

#[test]
fn tm_004_each_player_is_dealt_four_cards_from_the_top_and_sees_only_these() {
    let deal = State::deal(&Options::default(), 3, &mut Chance::fast(5)).unwrap();
    let Deal::Deck(deck) = &deal else { panic!("a deal is a deck") };
    assert_eq!(deck.iter().map(|card| card.index()).collect::<BTreeSet<_>>().len(), Card::COUNT);
    let board = Board::<State>::start(Options::default(), 3, &deal);
    for (seat, viewer) in ["A", "B", "C"].iter().enumerate() {
        let hand = board.table_view(viewer).hand.unwrap();
        assert_eq!(hand.cards, deck[4 * seat..4 * seat + 4]);
        assert_eq!(hand.kept, None);
        let view = board.json(viewer).to_string();
        let others = deck.iter().enumerate().filter(|(place, _)| place / 4 != seat);
        assert!(others.into_iter().all(|(_, card)| !view.contains(card.name())));
    }
    assert_eq!(board.table_view("spectator").hand, None);

    assert_eq!(refused(Options::default(), 3, &Deal::Deck(deck[..11].to_vec())), "TM-004");
    let mut twice = deck.clone();
    twice[40] = twice[0];
    assert_eq!(refused(Options::default(), 3, &Deal::Deck(twice)), "TM-004");
    let mut too_many = deck.clone();
    too_many.push(deck[0]);
    assert_eq!(refused(Options::default(), 3, &Deal::Deck(too_many)), "TM-004");
    assert!(serde_json::from_value::<Deal>(json!({"deck": ["purple-13"]})).is_err());
}

#[test]
fn tm_005_each_player_keeps_two_cards_and_all_are_revealed_together() {
    let deal = Deal::Deck(cards([
        "purple-01",
        "purple-02",
        "purple-03",
        "purple-04",
        "grey-01",
        "grey-02",
        "grey-03",
        "grey-04",
    ]));
    let mut board = Board::<State>::start(Options::default(), 2, &deal);
    board.refuse("A keep 1 1", "TM-005").refuse("A keep 3 1", "TM-005").refuse("A keep 2 4", "TM-005");
    assert_eq!(board.legal("A"), ["keep 0 1", "keep 0 2", "keep 0 3", "keep 1 2", "keep 1 3", "keep 2 3"]);
    let before = board.json("B");
    board.play("A keep 1 3");
    let mut expected = before.clone();
    expected["players"][0]["status"] = json!("chosen");
    assert_eq!(board.json("B"), expected, "only \"has chosen\" is visible");
    assert_eq!(board.events("B"), [Event::Chosen { seat: Seat(0) }]);
    assert_eq!(board.table_view("A").hand.unwrap().kept, Some([1, 3]));
    assert!(board.legal("A").is_empty());
    board.refuse("A keep 1 3", "TM-005").refuse("A keep 0 1", "TM-005");

    board.play("B keep 0 1");
    for viewer in ["A", "B", "spectator"] {
        let view = board.table_view(viewer);
        let kept = |seat: usize| view.players[seat].slots.map(|slot| slot.unwrap());
        let fresh = |name| Active { card: card(name), crossed: Default::default() };
        assert_eq!(kept(0), [fresh("purple-02"), fresh("purple-04")]);
        assert_eq!(kept(1), [fresh("grey-01"), fresh("grey-02")]);
        assert_eq!(view.hand, None);
        assert!(board.events(viewer).contains(&Event::StartRevealed {
            seat: Seat(0),
            cards: [card("purple-02"), card("purple-04")]
        }));
    }
    board.refuse("B keep 0 1", "TM-020");
}

#[test]
fn tm_006_cards_not_kept_are_shuffled_back_before_the_display_is_laid_out() {
    for (seats, deck) in [(2, 39), (3, 37), (4, 35)] {
        let mut put_back_seen = false;
        for seed in 0..12 {
            let before = Board::<State>::dealt(Options::default(), seats, seed);
            let hand = before.table_view("A").hand.unwrap();
            let board = begun(seats, seed);
            let view = board.table_view("spectator");
            let active: usize = view.players.iter().map(|player| player.slots.iter().flatten().count()).sum();
            let display: Vec<Card> = view.display.iter().flatten().copied().collect();
            assert_eq!((usize::from(view.deck), display.len(), active), (deck, 4, 2 * usize::from(seats)));
            assert_eq!(deck + display.len() + active, Card::COUNT);
            put_back_seen |= display.contains(&hand.cards[2]) || display.contains(&hand.cards[3]);
            assert!(!display.contains(&hand.cards[0]), "a kept card is not shuffled back");
        }
        assert!(put_back_seen, "with {seats} seats no card that A put back came up in twelve games");
    }
}

#[test]
fn tm_007_the_display_is_four_cards_in_the_order_drawn() {
    let mut board = Board::<State>::dealt(Options::default(), 2, 3);
    assert_eq!(board.table_view("A").display, [None; 4]);
    board.play("A keep 0 1");
    assert_eq!(board.table_view("A").display, [None; 4], "it is laid out when everybody has chosen");
    board.play("B keep 0 1");
    let laid_out: Vec<(u8, Card)> = board
        .events("spectator")
        .into_iter()
        .filter_map(|event| match event {
            Event::DisplayRefilled { position, card } => Some((position, card)),
            _ => None,
        })
        .collect();
    let display = board.table_view("A").display.map(Option::unwrap);
    assert_eq!(laid_out, [0, 1, 2, 3].map(|position| (position, display[usize::from(position)])));
    let five = klad_treasure_maps::Position {
        display: cards(["green-01", "green-02", "green-03", "green-04", "green-05"])
            .into_iter()
            .map(Some)
            .collect(),
        deck: vec![],
        ..position(Shape::I2, vec![bystander(), area_of("grey-01", "grey-02")])
    };
    assert_eq!(refused(Options::default(), 2, &Deal::Position(Box::new(five))), "TM-007");
}

#[test]
fn tm_008_the_expedition_deck_is_shuffled_and_face_down() {
    let mut counts = [0; Shape::COUNT];
    for seed in 0..800 {
        let view = begun(2, seed).view("A");
        counts[view.expedition.unwrap() as usize] += 1;
        assert_eq!(view.expeditions_played, 1);
        assert_eq!(view.expeditions_earlier.unwrap().len(), 0, "the others are hidden");
    }
    // About one hundred of each of the eight cards, two of which show I3 and two V3.
    for (shape, count) in Shape::ALL.into_iter().zip(counts) {
        let copies = data::EXPEDITIONS.iter().filter(|other| **other == shape).count();
        assert!((60 * copies..=145 * copies).contains(&count), "{shape:?} came first {count} times");
    }
}

#[test]
fn tm_009_the_first_player_is_drawn_or_chosen_by_the_host() {
    let mut seen = BTreeSet::new();
    for seed in 0..40 {
        seen.insert(begun(3, seed).view("A").first_player.unwrap().0);
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), [0, 1, 2]);
    let fixed = options(r#"{"first_player":"seat:2"}"#);
    for seed in 0..10 {
        let mut board = Board::<State>::dealt(fixed, 3, seed);
        assert_eq!(board.view("A").first_player, None, "it is decided when everybody has chosen");
        board.play("A keep 0 1").play("B keep 0 1").play("C keep 0 1");
        assert_eq!(board.view("A").first_player, Some(Seat(2)));
        assert!(board.events("spectator").contains(&Event::FirstPlayer { seat: Seat(2) }));
    }
    assert_eq!(refused(fixed, 2, &Deal::Deck(Card::all().collect())), "TM-009");
    let beyond = options(r#"{"first_player":"seat:4"}"#);
    assert_eq!(refused(beyond, 4, &Deal::Deck(Card::all().collect())), "TM-009");
    assert!(serde_json::from_str::<Options>(r#"{"first_player":"seat:x"}"#).is_err());
    assert!(serde_json::from_str::<Options>(r#"{"first_player":0}"#).is_err());
    let nobody =
        klad_treasure_maps::Position { starter: Seat(2), ..position(Shape::I2, vec![bystander(); 2]) };
    assert_eq!(refused(Options::default(), 2, &Deal::Position(Box::new(nobody))), "TM-009");
}

#[test]
fn tm_009_a_position_that_calls_the_starter_first_player_is_still_read() {
    let position =
        klad_treasure_maps::Position { starter: Seat(1), ..position(Shape::I2, vec![bystander(); 2]) };
    let text = serde_json::to_string(&position).unwrap();
    let earlier = text.replace("\"starter\":", "\"first_player\":");
    assert_ne!(text, earlier);
    assert_eq!(serde_json::from_str::<klad_treasure_maps::Position>(&earlier).unwrap(), position);
}

#[test]
fn an_impossible_position_is_refused() {
    let fine = || position(Shape::I2, vec![bystander(), area_of("grey-01", "grey-02")]);
    let rule = |position| refused(Options::default(), 2, &Deal::Position(Box::new(position)));
    type Change = fn(&mut klad_treasure_maps::Position);
    let faults: [(&str, Change); 9] = [
        ("TM-100", |position| position.turn = 28),
        ("TM-004", |position| position.deck = cards(["grey-01"])),
        ("TM-004", |position| position.players[0].completed = cards(["green-10", "green-10"])),
        ("TM-034", |position| position.players[0].slots[0] = crossed("orange-04", &[12])),
        ("TM-034", |position| position.players[0].slots[0] = only("orange-04", &[])),
        ("TM-005", |position| position.players[0].slots.push(blank("grey-09"))),
        ("TM-078", |position| position.display[1] = None),
        ("TM-080", |position| position.players[0].slots[1] = None),
        ("TM-080", |position| *position = exhausted(position.clone(), 0).without_slot()),
    ];
    for (number, (expected, change)) in faults.into_iter().enumerate() {
        let mut position = fine();
        change(&mut position);
        assert_eq!(rule(position), expected, "fault {number}");
    }
    let mut nobody = exhausted(position(Shape::I2, vec![Area::default(), Area::default()]), 0);
    nobody.display = Vec::new();
    nobody.deck = Vec::new();
    assert_eq!(rule(exhausted(nobody, 0)), "TM-036");
    at(fine());
}

trait WithoutSlot {
    fn without_slot(self) -> Self;
}

impl WithoutSlot for klad_treasure_maps::Position {
    fn without_slot(mut self) -> Self {
        let active = self.players[1].slots[0].take().expect("the position has a card there");
        self.players[1].completed.push(active.card);
        self
    }
}
