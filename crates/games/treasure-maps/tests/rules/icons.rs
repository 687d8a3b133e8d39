//! TM-050 to TM-064: coins and palms.

use klad_treasure_maps::{Event, Position, Shape, setup::Area};
use serde_json::json;

use crate::common::*;

#[test]
fn tm_050_each_coin_crosses_the_next_coin_cell() {
    // purple-11: coins at 9 and 11, a cross at 10.
    let mut board = at(position(Shape::I3, vec![area(blank("purple-11"), blank("grey-07")), bystander()]));
    board.play("A shape 0 9 10 11").play("A bonus 1 1").play("B single 0 0");
    assert_eq!(see(&board, "B", "/players/0/coins"), 2);
    assert_eq!(see(&board, "B", "/players/1/coins"), 0, "no coin, no coin cell");
    let gained: Vec<u8> = board
        .events("A")
        .iter()
        .filter_map(|event| match event {
            Event::CrossesRevealed { coins, .. } => Some(*coins),
            _ => None,
        })
        .collect();
    assert_eq!(gained, [2, 0]);
}

#[test]
fn tm_051_coins_after_the_twelfth_give_nothing() {
    let mine = Area { coins: 11, cups: vec![6, 5], ..area(blank("purple-11"), blank("grey-07")) };
    let mut board = at(position(Shape::I3, vec![mine, bystander()]));
    board.play("A shape 0 9 10 11");
    assert_eq!(board.table_view("A").own.unwrap().coins, 1, "the gain is shown before it is applied");
    board.play("A bonus 1 1").play("B single 0 0");
    let player = &board.table_view("B").players[0];
    assert_eq!(
        (player.coins, player.cups.as_slice()),
        (12, &[6, 5, 4][..]),
        "row 3 is complete, one coin is lost"
    );
    assert_eq!(
        player.slots[0].unwrap().crossed,
        [9, 10, 11].into_iter().collect(),
        "its cell is still crossed"
    );
}

#[test]
fn tm_052_a_row_is_scored_in_step_three_and_not_before() {
    let mine = Area { coins: 3, ..area(blank("grey-08"), blank("grey-07")) };
    let mut board = at(position(Shape::I2, vec![mine, bystander()]));
    // grey-08: a coin at 5.
    board.play("A single 0 5");
    assert_eq!(see(&board, "A", "/players/0/cups"), json!([]));
    assert_eq!(see(&board, "A", "/cups_left"), json!([6, 5, 4, 3, 2, 1]));
    board.play("B single 0 0");
    assert_eq!(see(&board, "A", "/players/0/cups"), json!([6]), "step 3 of the same turn");
    let order: Vec<String> = board.events("A").iter().map(kind_of).collect();
    let place = |kind: &str| order.iter().position(|other| other == kind).unwrap();
    assert!(place("crosses_revealed") < place("cup_awarded"), "{order:?}");
}

#[test]
fn tm_060_a_palm_gives_one_and_the_palms_of_the_display() {
    for (palms, value) in [
        (["purple-01", "purple-02", "purple-03", "orange-01"], 1),
        (["purple-05", "purple-02", "purple-06", "orange-01"], 3),
        (["purple-05", "purple-06", "purple-07", "green-04"], 5),
    ] {
        let start = Position {
            display: display(palms),
            ..position(Shape::I2, vec![area(blank("grey-07"), blank("grey-08")), bystander()])
        };
        let mut board = at(start);
        assert_eq!(see(&board, "A", "/palm_value"), value);
        board.play("A single 0 0").play("B single 0 0");
        assert_eq!(see(&board, "B", "/players/0/palms"), json!([value]));
        assert_eq!(see(&board, "B", "/players/1/palms"), json!([]), "no palm, no box");
    }
}

#[test]
fn tm_061_the_display_does_not_change_in_step_two() {
    // B completes a card and takes a palm card from the display, but only after A's palm has been scored.
    let palms = display(["purple-05", "purple-06", "purple-01", "purple-02"]);
    let players =
        vec![area(blank("grey-07"), blank("grey-08")), area(only("grey-01", &[0]), blank("grey-02"))];
    let mut board = at(Position { display: palms, ..position(Shape::I2, players) });
    board.play("B single 0 0").play("A single 0 0");
    assert_eq!(see(&board, "A", "/players/0/palms"), json!([3]));
    board.play("B take 0");
    assert_eq!(see(&board, "A", "/palm_value"), 2, "the next turn counts the palms again");
    assert_eq!(see(&board, "A", "/players/0/palms"), json!([3]), "a filled box does not change");
}

#[test]
fn tm_062_palms_on_other_cards_do_not_count() {
    // Palms on active cards of both players, on a completed card and on top of the deck; none in the display.
    let mine = Area { completed: cards(["grey-04"]), ..area(blank("grey-07"), blank("orange-05")) };
    let start = Position {
        deck: cards(["purple-05"]),
        ..position(Shape::I2, vec![mine, area(blank("grey-05"), blank("green-04"))])
    };
    let mut board = at(start);
    assert_eq!(see(&board, "A", "/palm_value"), 1);
    board.play("A single 0 0").play("B single 0 0");
    assert_eq!(see(&board, "A", "/players/0/palms"), json!([1]));
}

#[test]
fn tm_063_each_palm_fills_its_own_box_and_there_are_four() {
    // grey-07: a palm at 0; orange-05: a cross at 6 and a palm at 10.
    let start = |palms: &[u8]| {
        let mine = Area { palms: palms.to_vec(), ..area(blank("grey-07"), blank("orange-05")) };
        let other = area(blank("green-10"), blank("green-11"));
        Position {
            display: display(["purple-05", "purple-01", "purple-02", "purple-03"]),
            ..position(Shape::I2, vec![mine, other])
        }
    };
    let mut board = at(start(&[]));
    board.play("A shape 1 6 10").play("A bonus 0 0");
    assert_eq!(board.table_view("A").own.unwrap().palms, 2);
    board.play("B single 0 0");
    assert_eq!(see(&board, "B", "/players/0/palms"), json!([2, 2]));
    let mut board = at(start(&[1, 1, 1]));
    board.play("A shape 1 6 10").play("A bonus 0 0").play("B single 0 0");
    assert_eq!(see(&board, "B", "/players/0/palms"), json!([1, 1, 1, 2]), "the fifth palm gives nothing");
    let mut board = at(start(&[1, 1, 1, 1]));
    board.play("A single 0 0").play("B single 0 0");
    assert_eq!(see(&board, "B", "/players/0/palms"), json!([1, 1, 1, 1]));
}

#[test]
fn tm_064_icons_act_the_same_under_a_shape_a_single_and_a_bonus() {
    // grey-08: ".#.#", "###o", "#x..": a coin at 5, a cross at 7, and blank cell 4 next to the coin.
    let start = || at(position(Shape::I2, vec![area(blank("grey-08"), blank("grey-07")), bystander()]));
    for marks in [&["shape 0 4 5"][..], &["single 0 5"], &["single 0 7", "bonus 0 5"]] {
        let mut board = start();
        for mark in marks {
            board.play(&format!("A {mark}"));
        }
        board.play("B single 0 0");
        assert_eq!(see(&board, "B", "/players/0/coins"), 1, "{marks:?}");
        assert_eq!(see(&board, "B", "/players/0/completed"), json!([]), "the card need not be complete");
    }
    let mut blank_cell = start();
    blank_cell.play("A single 0 4").play("B single 0 0");
    assert_eq!(see(&blank_cell, "B", "/players/0/coins"), 0);
}
