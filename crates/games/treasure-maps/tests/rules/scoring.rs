//! TM-102 to TM-122: points, and who wins.

use klad_treasure_maps::{Position, Shape, setup::Area};
use serde_json::json;

use crate::common::*;

/// The last turn: nobody completes anything with the last single cells.
fn last_turn(players: Vec<Area>) -> Position {
    Position {
        turn: 27,
        display: display(["purple-08", "purple-09", "purple-10", "purple-12"]),
        deck: vec![],
        ..position(Shape::I2, players)
    }
}

/// The end of the game, after everybody crosses cell 0 in slot 0.
fn end(players: Vec<Area>) -> klad_testkit::Board<klad_treasure_maps::State> {
    let seats = players.len();
    let mut board = at(last_turn(players));
    for seat in &["A", "B", "C", "D"][..seats] {
        board.play(&format!("{seat} single 0 0"));
    }
    assert!(board.outcome().is_some());
    board
}

fn with(completed: &[&str], active: [&str; 2]) -> Area {
    Area {
        completed: completed.iter().map(|name| card(name)).collect(),
        ..area(blank(active[0]), blank(active[1]))
    }
}

const ACTIVE: [[&str; 2]; 2] = [["orange-08", "orange-09"], ["orange-11", "orange-10"]];

fn other() -> Area {
    with(&[], ACTIVE[1])
}

#[test]
fn tm_102_unfinished_cards_give_nothing_but_their_coins_and_palms_stay() {
    // V8: purple-02 with all three crosses and 13 cells crossed; its seal names green, of which one is completed.
    let unfinished = Area {
        completed: cards(["green-03"]),
        coins: 2,
        palms: vec![2],
        ..area(blank("orange-08"), only("purple-02", &[13]))
    };
    let board = end(vec![unfinished.clone(), other()]);
    assert_eq!(
        see(&board, "A", "/players/0/score"),
        json!({"coins": 2, "cups": 0, "palms": 2, "cards": 10, "seals": 0, "total": 14})
    );
    // Once complete, it gives its points and its seal pays.
    let complete =
        Area { completed: cards(["green-03", "purple-02"]), ..area(blank("orange-08"), blank("orange-09")) };
    let board = end(vec![Area { coins: 2, palms: vec![2], ..complete }, other()]);
    assert_eq!(
        see(&board, "A", "/players/0/score"),
        json!({"coins": 2, "cups": 0, "palms": 2, "cards": 24, "seals": 1, "total": 29})
    );
}

#[test]
fn tm_110_the_score_is_the_sum_of_five_kinds_of_points() {
    // V4: the worked example of the rulebook with our cards.
    let anna = Area {
        coins: 9,
        cups: vec![5, 3],
        palms: vec![3, 3, 2],
        ..with(&["purple-03", "green-02", "orange-04", "orange-05", "grey-04", "grey-05"], ACTIVE[0])
    };
    let other = Area { coins: 8, cups: vec![6, 4], ..other() };
    let board = end(vec![anna, other]);
    assert_eq!(
        see(&board, "B", "/players/0/score"),
        json!({"coins": 9, "cups": 8, "palms": 8, "cards": 64, "seals": 6, "total": 95})
    );
    assert_eq!(board.outcome().unwrap().scores.as_slice(), [95, 18]);
}

#[test]
fn tm_111_each_crossed_coin_cell_is_a_point() {
    for coins in [0, 3] {
        let board = end(vec![Area { coins, ..with(&[], ACTIVE[0]) }, other()]);
        assert_eq!(see(&board, "A", "/players/0/score/coins"), coins);
        assert_eq!(see(&board, "A", "/players/0/score/total"), coins, "coins not crossed give nothing");
    }
}

#[test]
fn tm_112_the_cup_boxes_are_added() {
    let board = end(vec![
        Area { coins: 8, cups: vec![6, 4], ..with(&[], ACTIVE[0]) },
        Area { coins: 4, cups: vec![5], ..other() },
    ]);
    assert_eq!(
        (see(&board, "A", "/players/0/score/cups"), see(&board, "A", "/players/1/score/cups")),
        (json!(10), json!(5))
    );
    assert_eq!(see(&board, "A", "/players/0/score/total"), 18);
}

#[test]
fn tm_113_the_palm_boxes_are_added() {
    let board = end(vec![Area { palms: vec![1, 5, 2, 3], ..with(&[], ACTIVE[0]) }, other()]);
    assert_eq!(
        (see(&board, "A", "/players/0/score/palms"), see(&board, "A", "/players/1/score/palms")),
        (json!(11), json!(0))
    );
}

#[test]
fn tm_114_completed_cards_give_their_points() {
    for (name, points) in [("purple-04", 14), ("orange-04", 12), ("green-04", 10), ("grey-04", 8)] {
        let board = end(vec![with(&[name], ACTIVE[0]), other()]);
        assert_eq!(see(&board, "A", "/players/0/score/total"), points);
        assert_eq!(see(&board, "A", "/players/1/score/total"), 0);
    }
}

#[test]
fn tm_115_each_seal_pays_for_each_completed_card_of_its_color() {
    let seals = |completed: &[&str]| {
        see(&end(vec![with(completed, ACTIVE[0]), other()]), "A", "/players/0/score/seals")
    };
    assert_eq!(seals(&["purple-03", "green-02", "orange-04", "orange-05", "grey-04", "grey-05"]), 6);
    // V9: two orange seals and three orange cards.
    assert_eq!(seals(&["green-02", "grey-02", "orange-04", "orange-05", "orange-06"]), 12);
    assert_eq!(seals(&["green-02", "grey-02"]), 0, "no orange card, nothing");
    assert_eq!(seals(&["orange-04", "orange-05"]), 0, "no seal, nothing");
    // Each value once: purple and orange 2, green and grey 1.
    assert_eq!(seals(&["orange-01", "purple-04"]), 2);
    assert_eq!(seals(&["orange-02", "green-04"]), 1);
    assert_eq!(seals(&["orange-03", "grey-04"]), 1);
}

fn places(players: Vec<Area>) -> Vec<u8> {
    end(players).outcome().expect("the last turn is over").places.to_vec()
}

#[test]
fn tm_120_the_highest_total_wins() {
    let points = |coins, cups: &[u8], active| Area { coins, cups: cups.to_vec(), ..with(&[], active) };
    let (two, three) = (points(2, &[], ACTIVE[0]), points(3, &[], ACTIVE[1]));
    let third = points(2, &[], ["grey-01", "grey-02"]);
    assert_eq!(places(vec![two.clone(), three.clone()]), [2, 1]);
    assert_eq!(places(vec![two, three, third]), [2, 1, 2], "equal totals share a place");
}

#[test]
fn tm_121_ties_go_to_more_grey_then_green_then_orange_then_purple() {
    // V5: equal totals, 2 grey against 3 grey. 16 + 8 coins against 24.
    let coins = |coins: u8, cups: &[u8], completed: &[&str], active| Area {
        coins,
        cups: cups.to_vec(),
        ..with(completed, active)
    };
    let more_grey = coins(0, &[], &["grey-04", "grey-05", "grey-06"], ACTIVE[1]);
    let fewer_grey = Area { palms: vec![5, 3], ..with(&["grey-07", "grey-08"], ACTIVE[0]) };
    assert_eq!(places(vec![fewer_grey.clone(), more_grey]), [2, 1]);
    // V6: grey and green equal, orange 2:1, purple 1:2; orange is compared before purple.
    let more_orange = Area { palms: vec![2], ..with(&["orange-04", "orange-05", "purple-04"], ACTIVE[0]) };
    let more_purple = with(&["orange-06", "purple-05", "purple-06"], ACTIVE[1]);
    assert_eq!(places(vec![more_orange.clone(), more_purple.clone()]), [1, 2]);
    assert_eq!(places(vec![more_purple, more_orange]), [2, 1]);
    // Green before orange: 10 + 2 against 12.
    let green = Area { palms: vec![2], ..with(&["green-04"], ACTIVE[0]) };
    let orange = with(&["orange-04"], ACTIVE[1]);
    assert_eq!(places(vec![green, orange]), [1, 2]);
    // Purple last: 14 against no card at all.
    let purple = with(&["purple-04"], ACTIVE[0]);
    let palms = Area { palms: vec![5, 5, 4], ..other() };
    assert_eq!(places(vec![palms, purple]), [2, 1]);
}

#[test]
fn tm_122_if_everything_is_equal_the_win_is_shared() {
    // V7: equal totals and equal completed cards of every color.
    let one = Area { palms: vec![3], ..with(&["grey-04", "purple-04"], ACTIVE[0]) };
    let same = Area { palms: vec![1, 2], ..with(&["grey-05", "purple-05"], ACTIVE[1]) };
    let board = end(vec![one.clone(), same.clone()]);
    assert_eq!(board.outcome().unwrap().places.as_slice(), [1, 1]);
    assert_eq!(see(&board, "spectator", "/places"), json!([1, 1]));
    let behind = Area { palms: vec![1, 1], ..same };
    assert_eq!(places(vec![one, behind]), [1, 2]);
}
