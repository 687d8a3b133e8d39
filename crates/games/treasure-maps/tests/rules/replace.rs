//! TM-070 to TM-082: step 3.

use klad_engine::{Game, Seat};
use klad_treasure_maps::{Event, Move, Position, Shape, Source, setup::Area};
use serde_json::json;

use crate::common::*;

/// A is about to complete one card; B is not.
fn one_card_done(display: [&str; 4]) -> Position {
    let players = vec![area(only("grey-01", &[0]), blank("grey-02")), bystander()];
    Position { display: crate::common::display(display), ..position(Shape::I2, players) }
}

/// A is about to complete both cards, grey-11 and grey-07, with a cross and its bonus cell.
fn two_cards_done() -> Area {
    area(only("grey-11", &[7]), only("grey-07", &[4]))
}

const PLAIN: [&str; 4] = ["purple-01", "purple-02", "purple-03", "orange-01"];

#[test]
fn tm_070_completed_rows_and_cards_are_announced_by_the_table() {
    let players = vec![Area { coins: 3, ..area(only("grey-08", &[5]), blank("grey-02")) }, bystander()];
    let mut board = at(position(Shape::I2, players));
    board.play("A single 0 5").play("B single 0 0");
    for viewer in ["A", "B", "spectator"] {
        let events = board.events(viewer);
        assert!(events.contains(&Event::CupAwarded { seat: Seat(0), row: 0, value: 6 }));
        assert!(events.contains(&Event::CardCompleted { seat: Seat(0), slot: 0, card: card("grey-08") }));
    }
    let mut nothing = at(position(Shape::I2, vec![bystander(), area(blank("grey-01"), blank("grey-02"))]));
    nothing.play("A single 0 0").play("B single 0 0");
    assert!(!heard(&nothing, "A", "cup_awarded") && !heard(&nothing, "A", "card_completed"));
}

#[test]
fn tm_071_step_three_goes_player_by_player_from_the_first_player() {
    let done = |one| {
        area(
            only(one, &[0]),
            blank(match one {
                "grey-01" => "grey-02",
                "grey-03" => "grey-04",
                _ => "grey-06",
            }),
        )
    };
    let players = vec![done("grey-01"), done("grey-03"), done("grey-05"), bystander()];
    let mut board = at(Position { starter: Seat(2), ..position(Shape::I2, players) });
    board.play("A single 0 0").play("B single 0 0").play("C single 0 0").play("D single 0 0");
    assert_eq!(format!("{:?}", board.state().turn().must), "C");
    assert_eq!(see(&board, "D", "/players/2/status"), "taking");
    assert_eq!(see(&board, "D", "/players/0/status"), "waiting");
    board.refuse("A take 0", "TM-071").refuse("D take 0", "TM-071").refuse("B take deck", "TM-071");
    assert_eq!(see(&board, "D", "/players/0/completed"), json!([]), "it is not A's turn in step 3 yet");
    board.play("C take 0");
    // D has nothing to do and is skipped.
    assert_eq!(format!("{:?}", board.state().turn().must), "A");
    board.refuse("C take 0", "TM-071");
    board.play("A take 0").play("B take 0");
    assert_eq!(see(&board, "D", "/turn"), 2);
}

#[test]
fn tm_072_the_highest_cup_left_goes_to_each_row_in_order() {
    let fourth_coin = |one, other| Area { coins: 3, ..area(blank(one), blank(other)) };
    let players = vec![
        fourth_coin("grey-08", "grey-01"),
        Area { coins: 8, cups: vec![6, 5], ..area(blank("grey-04"), blank("grey-05")) },
        bystander(),
        fourth_coin("grey-09", "grey-02"),
    ];
    let mut board = at(Position { starter: Seat(2), ..position(Shape::I2, players) });
    assert_eq!(see(&board, "A", "/cups_left"), json!([4, 3, 2, 1]));
    // Coins: grey-08 at 5, grey-09 at 1.
    board.play("A single 0 5").play("B single 0 0").play("C single 0 0").play("D single 0 1");
    assert_eq!(see(&board, "A", "/players/3/cups"), json!([4]), "D comes before A");
    assert_eq!(see(&board, "A", "/players/0/cups"), json!([3]));
    assert_eq!(see(&board, "A", "/players/1/cups"), json!([6, 5]), "no new row, no new cup");
    assert_eq!(see(&board, "A", "/cups_left"), json!([2, 1]));
}

#[test]
fn tm_073_without_cups_left_a_row_gets_nothing() {
    let rows = |coins, cups: &[u8], one, other| Area {
        coins,
        cups: cups.to_vec(),
        ..area(blank(one), blank(other))
    };
    let players = vec![
        rows(3, &[], "grey-08", "grey-01"),
        rows(12, &[6, 5, 4], "grey-04", "grey-05"),
        rows(12, &[3, 2, 1], "grey-02", "grey-03"),
    ];
    let mut board = at(position(Shape::I2, players.clone()));
    board.play("A single 0 5").play("B single 0 0").play("C single 0 0");
    assert_eq!(see(&board, "B", "/players/0/cups"), json!([0]));
    assert!(board.events("B").contains(&Event::CupAwarded { seat: Seat(0), row: 0, value: 0 }));
    assert_eq!(see(&board, "B", "/players/0/score/total"), 4, "V10: the four coin cells still count");

    let one_left = vec![players[0].clone(), players[1].clone(), rows(8, &[3, 2], "grey-02", "grey-03")];
    let mut board = at(position(Shape::I2, one_left));
    board.play("A single 0 5").play("B single 0 0").play("C single 0 0");
    assert_eq!(see(&board, "B", "/players/0/cups"), json!([1]));
}

#[test]
fn tm_074_a_row_is_scored_only_when_its_owners_turn_in_step_3_comes() {
    // The first player takes a card; only then is B's row scored.
    let players = vec![
        area(only("grey-01", &[0]), blank("grey-02")),
        Area { coins: 3, ..area(blank("grey-08"), blank("grey-03")) },
    ];
    let mut board = at(position(Shape::I2, players));
    board.play("A single 0 0").play("B single 0 5");
    assert_eq!(see(&board, "A", "/players/1/coins"), 4);
    assert_eq!(see(&board, "A", "/players/1/cups"), json!([]), "A has not taken yet");
    board.play("A take 0");
    assert_eq!(see(&board, "A", "/players/1/cups"), json!([6]));
}

#[test]
fn tm_075_a_complete_card_is_set_aside_face_up() {
    let mut board = at(one_card_done(PLAIN));
    board.play("A single 0 0").play("B single 0 0");
    for viewer in ["A", "B", "spectator"] {
        assert_eq!(see(&board, viewer, "/players/0/completed"), json!(["grey-01"]));
        assert_eq!(see(&board, viewer, "/players/0/slots/0"), json!(null));
        assert_eq!(see(&board, viewer, "/players/1/completed"), json!([]), "it has eleven uncrossed cells");
    }
    assert_eq!(see(&board, "A", "/players/0/score/cards"), 8, "V3: worth its points from now on");
}

#[test]
fn tm_076_a_new_card_comes_from_the_display_or_the_deck() {
    let mut board = at(one_card_done(PLAIN));
    board.play("A single 0 0").play("B single 0 0");
    assert_eq!(board.legal("A"), ["take 0", "take 1", "take 2", "take 3", "take deck"]);
    board.refuse("A take 4", "TM-076").refuse("A take 255", "TM-076");
    board.refuse("A single 1 0", "TM-020");
    let mut from_display = board.clone();
    from_display.play("A take 2");
    assert_eq!(see(&from_display, "B", "/players/0/slots/0"), json!({"card": "purple-03", "crossed": []}));
    board.play("A take deck");
    assert_eq!(see(&board, "B", "/players/0/slots/0"), json!({"card": "green-01", "crossed": []}));
    assert!(board.events("B").contains(&Event::CardTaken {
        seat: Seat(0),
        source: Source::Deck {},
        card: card("green-01"),
        slot: 0
    }));
}

#[test]
fn tm_077_two_cards_are_taken_one_by_one_without_a_refill_in_between() {
    // The same holds in any turn.
    for turn in [6, 20] {
        let later = Position { turn, ..position(Shape::I2, vec![two_cards_done(), bystander()]) };
        let mut board = at(later);
        board.play("A single 0 7").play("A bonus 1 4").play("B single 0 0");
        board.play("A take 0").play("A take 1");
        assert_eq!(see(&board, "B", "/players/0/slots/1/card"), "purple-02", "turn {turn}");
    }
    let mut board = at(position(Shape::I2, vec![two_cards_done(), bystander()]));
    board.play("A single 0 7").play("A bonus 1 4").play("B single 0 0");
    let mut empty_place = board.clone();
    empty_place.play("A take 1").refuse("A take 1", "TM-076");
    assert_eq!(empty_place.legal("A"), ["take 0", "take 2", "take 3", "take deck"]);
    board.play("A take deck");
    assert_eq!(see(&board, "A", "/players/0/slots/0/card"), "green-01", "turned up before the second choice");
    assert!(!heard(&board, "A", "display_refilled"));
    board.play("A take 1");
    assert_eq!(see(&board, "B", "/players/0/slots/0/card"), "green-01");
    assert_eq!(see(&board, "B", "/players/0/slots/1/card"), "purple-02");
    assert_eq!(see(&board, "B", "/display"), json!(["purple-01", "green-02", "purple-03", "orange-01"]));
}

#[test]
fn tm_078_the_display_is_refilled_before_the_next_player_takes() {
    let players = vec![two_cards_done(), area(only("grey-01", &[0]), blank("grey-02"))];
    let mut board = at(position(Shape::I2, players));
    board.play("A single 0 7").play("A bonus 1 4").play("B single 0 0");
    board.play("A take 3");
    assert_eq!(see(&board, "B", "/display/3"), json!(null));
    board.play("A take 0");
    assert_eq!(
        see(&board, "B", "/display"),
        json!(["green-01", "purple-02", "purple-03", "green-02"]),
        "positions are refilled in ascending order"
    );
    let refilled: Vec<Event> =
        board.events("B").into_iter().filter(|event| kind_of(event) == "display_refilled").collect();
    assert_eq!(refilled.len(), 2);
    board.play("B take 0");
    assert_eq!(see(&board, "A", "/players/1/slots/0/card"), "green-01");
}

#[test]
fn tm_079_once_the_deck_is_empty_the_display_is_not_refilled() {
    let players = vec![two_cards_done(), area(only("grey-01", &[0]), blank("grey-02"))];
    let start = exhausted(Position { deck: cards(["green-01"]), ..position(Shape::I2, players) }, 1);
    let mut board = at(start);
    assert_eq!(see(&board, "A", "/deck"), 1);
    board.play("A single 0 7").play("A bonus 1 4").play("B single 0 0");
    board.play("A take 0").play("A take 2");
    assert_eq!(see(&board, "B", "/display"), json!(["green-01", "purple-02", null, "orange-01"]));
    assert_eq!(see(&board, "B", "/deck"), 0);
    board.refuse("B take deck", "TM-079").refuse("B take 2", "TM-076");
    assert_eq!(board.legal("B"), ["take 0", "take 1", "take 3"]);
    board.play("B take 3");
    assert_eq!(see(&board, "B", "/display"), json!(["green-01", "purple-02", null, null]), "play continues");
    assert_eq!(see(&board, "B", "/turn"), 2);
}

#[test]
fn tm_079_the_last_card_of_the_deck_can_be_taken_between_two_takes() {
    let start = exhausted(
        Position { deck: cards(["green-01"]), ..position(Shape::I2, vec![two_cards_done(), bystander()]) },
        1,
    );
    let mut board = at(start);
    board.play("A single 0 7").play("A bonus 1 4").play("B single 0 0");
    board.play("A take deck").refuse("A take deck", "TM-079");
    board.play("A take 1");
    assert_eq!(see(&board, "B", "/display"), json!(["purple-01", null, "purple-03", "orange-01"]));
}

#[test]
fn tm_080_a_take_lapses_if_neither_deck_nor_display_has_a_card() {
    let one_left = |display| Position {
        display,
        deck: vec![],
        ..position(Shape::I2, vec![two_cards_done(), bystander()])
    };
    let mut board = at(exhausted(one_left(vec![None, Some(card("green-01"))]), 1));
    board.play("A single 0 7").play("A bonus 1 4").play("B single 0 0");
    assert_eq!(board.legal("A"), ["take 1"]);
    board.play("A take 1");
    assert_eq!(
        see(&board, "B", "/players/0/slots"),
        json!([{"card": "green-01", "crossed": []}, null]),
        "the second take lapses"
    );
    assert_eq!(see(&board, "B", "/phase"), "cross");
    assert!(
        board.legal("A").iter().all(|mv| mv.starts_with("shape 0") || mv.starts_with("single 0")),
        "only one card was taken"
    );

    let mut board = at(exhausted(one_left(vec![]), 1));
    board.play("A single 0 7").play("A bonus 1 4").play("B single 0 0");
    assert_eq!(see(&board, "B", "/players/0/slots"), json!([null, null]));
    assert_eq!(format!("{:?}", board.state().turn().must), "B", "A has nothing to take and no card to cross");
}

#[test]
fn tm_081_a_new_card_goes_into_the_slot_of_the_card_it_replaces() {
    let players = vec![area(blank("grey-02"), only("grey-01", &[0])), bystander()];
    let mut board = at(position(Shape::I2, players));
    board.play("A single 1 0").play("B single 0 0").play("A take 0");
    assert_eq!(see(&board, "B", "/players/0/slots/0/card"), "grey-02", "the other slot is untouched");
    assert_eq!(see(&board, "B", "/players/0/slots/1/card"), "purple-01");
    let mut board = at(position(Shape::I2, vec![two_cards_done(), bystander()]));
    board.play("A single 0 7").play("A bonus 1 4").play("B single 0 0").play("A take 3").play("A take 2");
    assert_eq!(see(&board, "B", "/players/0/slots/0/card"), "orange-01", "the first take goes to slot 0");
    assert_eq!(see(&board, "B", "/players/0/slots/1/card"), "purple-03");
}

#[test]
fn tm_082_new_cards_can_be_crossed_from_the_next_turn_on() {
    let mut board = at(one_card_done(PLAIN));
    board.play("A single 0 0").play("B single 0 0");
    board.refuse("A single 0 0", "TM-020");
    board.play("A take 0");
    assert_eq!(see(&board, "A", "/turn"), 2);
    board.play("A single 0 0");
    // With two takes, the first new card is already there while the second is chosen, but it cannot be crossed.
    let mut board = at(position(Shape::I2, vec![two_cards_done(), bystander()]));
    board.play("A single 0 7").play("A bonus 1 4").play("B single 0 0").play("A take 0");
    board.refuse("A single 0 0", "TM-020").refuse("A bonus 0 0", "TM-020");
}

#[test]
fn tm_101_in_the_last_turn_cups_are_given_and_cards_completed_but_none_are_taken() {
    let row = |coins, cups: &[u8], one, other| Area { coins, cups: cups.to_vec(), ..area(one, other) };
    let players = vec![
        row(3, &[], only("grey-08", &[5]), blank("grey-02")),
        row(8, &[6, 5], blank("orange-04"), blank("orange-05")),
        row(8, &[4, 3], blank("grey-03"), blank("grey-04")),
    ];
    let last = Position { turn: 27, ..position(Shape::I2, players) };
    let mut board = at(last.clone());
    assert_eq!(see(&board, "A", "/cups_left"), json!([2, 1]));
    board.play("A single 0 5").play("B single 0 0").play("C single 0 0");
    assert_eq!(see(&board, "B", "/players/0/cups"), json!([2]));
    assert_eq!(see(&board, "B", "/players/0/completed"), json!(["grey-08"]));
    assert_eq!(see(&board, "B", "/phase"), "over");
    assert_eq!(see(&board, "B", "/display"), json!(["purple-01", "purple-02", "purple-03", "orange-01"]));
    board.refuse("A take 0", "TM-100");

    let mut board = at(Position { turn: 26, ..last });
    board.play("A single 0 5").play("B single 0 0").play("C single 0 0");
    assert_eq!(see(&board, "B", "/players/0/status"), "taking", "a turn earlier A takes a card");
}

#[test]
fn a_taken_card_is_public_immediately() {
    let mut board = at(position(Shape::I2, vec![two_cards_done(), bystander()]));
    board.play("A single 0 7").play("A bonus 1 4").play("B single 0 0").play("A take deck");
    for viewer in ["B", "spectator"] {
        assert_eq!(see(&board, viewer, "/players/0/slots/0/card"), "green-01");
        assert_eq!(board.events(viewer).len(), 1);
    }
    let mut legal = Vec::new();
    board.state().legal_moves(Seat(0), &mut legal);
    assert_eq!(legal.last(), Some(&Move::TakeCard { from: Source::Deck {} }));
}
