//! TM-030 to TM-036: the primary.

use klad_engine::Game;
use klad_treasure_maps::{Position, Refusal, Shape, setup::Area};

use crate::common::*;

fn two_blank(shape: Shape, one: &str, other: &str) -> klad_testkit::Board<klad_treasure_maps::State> {
    at(position(shape, vec![area(blank(one), blank(other)), bystander()]))
}

#[test]
fn tm_030_everybody_makes_exactly_one_primary_at_the_same_time() {
    let mut board = two_blank(Shape::I2, "grey-11", "grey-07");
    assert_eq!(format!("{:?}", board.state().turn().must), "AB");
    board.play("B single 0 0").play("A single 0 7");
    for line in ["A single 0 0", "A shape 0 0 1", "A single 9 9"] {
        board.refuse(line, "TM-030");
    }
    assert_eq!(
        board.state().check(klad_engine::Seat(0), "single 0 0".parse().unwrap()),
        Err(Refusal::BonusDue { due: 1 })
    );
    board.play("A bonus 0 0");
    assert_eq!(see(&board, "A", "/turn"), 2);
}

#[test]
fn tm_031_a_shape_covers_uncrossed_cells_of_one_active_card() {
    let mut board = two_blank(Shape::I3, "grey-11", "grey-07");
    board
        .refuse("A shape 2 0 1 2", "TM-031")
        .refuse("A shape 255 0 1 2", "TM-031")
        .refuse("A shape 0 6 7 8", "TM-031")
        .refuse("A shape 1 13 14 15", "TM-031");
    assert_eq!(
        board.state().check(klad_engine::Seat(0), "shape 0 6 7 8".parse().unwrap()).unwrap_err().to_string(),
        "the card in slot 0 has cells 0 to 7, not 8"
    );
    let one_card = exhausted(
        Position {
            display: vec![],
            deck: vec![],
            ..position(Shape::I3, vec![area(blank("grey-11"), None), bystander()])
        },
        1,
    );
    at(one_card).refuse("A shape 1 0 1 2", "TM-031").play("A shape 0 0 1 2");
    board.play("A shape 0 0 1 2").play("B single 0 0");
    let slots = board.table_view("B").players[0].slots;
    assert_eq!(slots[0].unwrap().crossed, [0, 1, 2].into_iter().collect());
    assert_eq!(slots[1].unwrap().crossed, Default::default(), "the other card is untouched");
}

#[test]
fn tm_032_the_shape_may_be_turned_and_mirrored() {
    let board = two_blank(Shape::L4, "grey-08", "grey-07");
    for cells in ["0 1 5 6", "0 1 2 3"] {
        board.clone().play(&format!("A shape 1 {cells}"));
    }
    // All eight orientations of an L, on cards that have room for them: any congruent placement is legal.
    let legal = two_blank(Shape::L4, "purple-11", "grey-07").legal("A");
    assert_eq!(legal.iter().filter(|mv| mv.starts_with("shape 0")).count(), 34);
    assert_eq!(legal.iter().filter(|mv| mv.starts_with("shape 1")).count(), 7);
    board.clone().refuse("A shape 1 1 2 5 6", "TM-033");
}

#[test]
fn tm_033_the_shape_may_not_be_changed_cut_or_split() {
    let mut board = two_blank(Shape::L4, "grey-11", "grey-07");
    board
        .refuse("A shape 1 1 2 6 7", "TM-033")
        .refuse("A shape 1 1 2 3", "TM-033")
        .refuse("A shape 1 1 2 3 4 5", "TM-033")
        .refuse("A shape 1 3", "TM-033")
        .refuse("A shape 1", "TM-033")
        .refuse("A shape 1 0 4 5 7", "TM-033");
    assert_eq!(
        board.state().check(klad_engine::Seat(0), "shape 1 1 2 3".parse().unwrap()),
        Err(Refusal::NotTheShape { shape: Shape::L4, size: 4, count: 3 })
    );
    board.play("A shape 1 0 1 5 6");
    // A straight three from another turn is not this turn's angle.
    two_blank(Shape::V3, "grey-11", "grey-07").refuse("A shape 1 1 2 3", "TM-033").play("A shape 1 0 1 2");
}

#[test]
fn tm_034_a_cell_is_crossed_only_once() {
    let start = position(Shape::I2, vec![area(crossed("grey-11", &[0]), blank("grey-07")), bystander()]);
    let mut board = at(start);
    board.refuse("A single 0 0", "TM-034").refuse("A shape 0 0 1", "TM-034");
    board.play("A shape 0 6 7");
    board.refuse("A bonus 0 6", "TM-034").refuse("A bonus 0 0", "TM-034");
    board.play("A bonus 0 1").play("B single 0 0");
    for cell in [0, 1, 6, 7] {
        board.refuse(&format!("A single 0 {cell}"), "TM-034");
    }
    board.play("A single 0 2");
}

#[test]
fn tm_035_a_single_cell_may_always_be_crossed_instead() {
    let mut board = two_blank(Shape::I2, "grey-11", "grey-07");
    assert!(board.legal("A").contains(&"shape 0 0 1".to_owned()), "the shape fits");
    board
        .refuse("A single 2 0", "TM-035")
        .refuse("A single 0 8", "TM-035")
        .refuse("A single 0 200", "TM-035");
    board.play("A single 0 0");
    // If the shape fits nowhere, only single cells are left.
    let narrow = vec![area(only("grey-11", &[0, 7]), only("grey-07", &[0, 4])), bystander()];
    let board = at(position(Shape::O4, narrow));
    assert_eq!(board.legal("A"), ["single 0 0", "single 0 7", "single 1 0", "single 1 4"]);
}

#[test]
fn tm_036_there_is_no_pass_but_a_player_without_cells_is_skipped() {
    // Nothing is left to take, and B has no card.
    let empty = Position { display: vec![], deck: vec![], ..position(Shape::I2, vec![]) };
    let players =
        vec![area(only("grey-11", &[0, 1]), None), Area::default(), area(blank("grey-07"), blank("grey-08"))];
    let mut board = at(exhausted(Position { players, ..empty }, 1));
    assert_eq!(format!("{:?}", board.state().turn().must), "AC");
    assert_eq!(see(&board, "A", "/players/1/status"), "idle");
    assert!(board.legal("B").is_empty());
    for line in ["B single 0 0", "B shape 0 0 1", "B bonus 0 0", "B takeback"] {
        board.refuse(line, "TM-036");
    }
    board.play("A single 0 0").play("C single 0 0");
    assert_eq!(see(&board, "A", "/turn"), 2, "nobody waits for B");
    assert!(board.legal("A").iter().all(|mv| mv == "single 0 1"), "there is no move that does nothing");
    // A completes its last card, nothing can be taken, and A is now idle too.
    board.play("A single 0 1").play("C single 0 1");
    assert_eq!(see(&board, "A", "/players/0/status"), "idle");
    assert_eq!(see(&board, "A", "/players/0/slots"), serde_json::json!([null, null]));
    assert_eq!(format!("{:?}", board.state().turn().must), "C");
    board.refuse("A single 0 0", "TM-036");
}

#[test]
fn tm_036_a_game_in_which_nobody_has_a_cell_left_still_has_28_turns() {
    let players = vec![area(only("grey-11", &[0]), None), area(only("grey-08", &[0]), None)];
    let start = Position { turn: 3, display: vec![], deck: vec![], ..position(Shape::I2, players) };
    let mut board = at(exhausted(start, 1));
    board.play("A single 0 0").play("B single 0 0");
    let turns: Vec<u8> = board
        .events("A")
        .into_iter()
        .filter_map(|event| match event {
            klad_treasure_maps::Event::ExpeditionRevealed { turn, .. } => Some(turn),
            _ => None,
        })
        .collect();
    assert_eq!(turns, (4..28).collect::<Vec<u8>>());
    assert!(board.outcome().is_some());
}
