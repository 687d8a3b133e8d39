//! TM-130 to TM-132: solo games, for points.

use klad_testkit::Board;
use klad_treasure_maps::{
    Deal, Event, Options, Position, Shape, State,
    data::{CUPS, RANKS},
    scoring::Rank,
    setup::Area,
};
use serde_json::json;

use crate::common::*;

/// The beginning of step 2 of this turn (counted from 0), with one player, who completes nothing with cell 0 of slot 0.
fn solo(turn: u8, area: Area) -> Position {
    Position { turn, deck: vec![], ..position(Shape::I2, vec![area]) }
}

/// A player with these cups, and the coins they take.
fn with_cups(cups: &[u8]) -> Area {
    Area { coins: 4 * cups.len() as u8, cups: cups.into(), ..bystander() }
}

#[test]
fn tm_130_one_player_plays_all_28_turns_without_a_first_player_and_without_waiting() {
    let mut board = Board::<State>::dealt(Options::default(), 1, 1);
    board.play("A keep 0 1");
    assert!(!heard(&board, "spectator", "chosen") && heard(&board, "spectator", "start_revealed"));
    // Nobody else has to choose: the deck lacks two kept cards and the display.
    assert_eq!(see(&board, "A", "/deck"), 47 - 2 - 4);
    assert_eq!(see(&board, "A", "/phase"), "cross");
    let mut turns = 0;
    while board.outcome().is_none() {
        assert_eq!(see(&board, "spectator", "/first_player"), json!(null));
        assert!(!heard(&board, "spectator", "first_player") && !heard(&board, "spectator", "committed"));
        let legal = board.legal("A");
        let simple = legal.iter().find(|mv| !mv.starts_with("shape") && *mv != "takeback");
        let played = format!("A {}", simple.expect("there is a simple move"));
        board.play(&played);
        turns += usize::from(heard(&board, "spectator", "crosses_revealed"));
    }
    assert_eq!(turns, 28, "marks are revealed as soon as they are made");
    assert_eq!(board.outcome().unwrap().places.as_slice(), [1]);
}

#[test]
fn tm_131_in_a_solo_game_the_highest_cup_left_is_lost_at_the_end_of_each_round_but_the_last() {
    for (turn, lost, left) in [(6, 6, &CUPS[1..]), (13, 5, &CUPS[2..]), (20, 4, &CUPS[3..])] {
        let mut board = at(solo(turn, bystander()));
        board.play("A single 0 0");
        assert!(board.events("A").contains(&Event::CupCrossedOut { value: lost }), "after turn {turn}");
        assert_eq!(see(&board, "A", "/cups_left"), json!(left));
    }
    for turn in [5, 27] {
        let mut board = at(solo(turn, bystander()));
        let before = see(&board, "A", "/cups_left");
        board.play("A single 0 0");
        assert!(!heard(&board, "A", "cup_crossed_out"), "after turn {turn}");
        assert_eq!(see(&board, "A", "/cups_left"), before);
    }
    let mut two = at(Position {
        turn: 6,
        ..position(Shape::I2, vec![bystander(), area(blank("grey-01"), blank("grey-02"))])
    });
    two.play("A single 0 0").play("B single 0 0");
    assert!(!heard(&two, "A", "cup_crossed_out"), "two players race for the cups instead");
}

#[test]
fn tm_131_a_row_completed_in_the_last_turn_of_a_round_still_gets_its_cup() {
    let row = Area { coins: 3, ..area(blank("grey-08"), blank("grey-01")) };
    let mut board = at(solo(6, row));
    board.play("A single 0 5");
    assert_eq!(see(&board, "A", "/players/0/cups"), json!([6]));
    assert_eq!(see(&board, "A", "/cups_left"), json!([4, 3, 2, 1]));
}

#[test]
fn tm_131_a_position_has_as_many_cups_lost_as_rounds_are_over() {
    // In round 2 one cup is lost: the best one, or the one after the player's own.
    for cups in [&[6][..], &[5], &[6, 4], &[5, 4]] {
        let board = at(solo(8, with_cups(cups)));
        assert_eq!(see(&board, "A", "/cups_left"), json!(CUPS[cups.len() + 1..]), "{cups:?}");
    }
    for (turn, cups) in [(8, &[4][..]), (8, &[6, 6]), (0, &[5]), (27, &[6, 2, 1, 0])] {
        let deal = Deal::Position(Box::new(solo(
            turn,
            Area { coins: 12.min(4 * cups.len() as u8), ..with_cups(cups) },
        )));
        assert_eq!(refused(Options::default(), 1, &deal), "TM-072", "{cups:?} in turn {turn}");
    }
}

#[test]
fn tm_132_points_give_a_rank() {
    assert_eq!(RANKS[0].1, 0, "everybody has a rank");
    for (lower, higher) in RANKS.iter().zip(&RANKS[1..]) {
        assert!(lower.0 < higher.0 && lower.1 < higher.1);
        assert_eq!((Rank::of(higher.1 - 1), Rank::of(higher.1)), (lower.0, higher.0));
    }
    assert_eq!(Rank::of(u16::MAX), Rank::Legend);
}

#[test]
fn tm_132_only_a_solo_game_gives_a_rank_and_only_at_the_end() {
    let completed = cards(["purple-04", "purple-05", "purple-06", "purple-07", "orange-06", "orange-07"]);
    let points = 4 * 14 + 2 * 12 + 5;
    let area = Area { completed, palms: vec![3, 2], ..bystander() };
    let mut board = at(solo(26, area.clone()));
    board.play("A single 0 0");
    assert_eq!(board.json("A").get("rank"), None, "the last turn is still to come");
    board.play("A single 0 1");
    let rank = Rank::of(points);
    assert!(board.events("spectator").contains(&Event::RankReached {
        seat: klad_engine::Seat(0),
        points,
        rank
    }));
    assert_eq!(see(&board, "spectator", "/rank"), json!(rank));
    assert_eq!(board.outcome().unwrap().scores.as_slice(), [points as i16]);
    let other = area_of(["grey-01", "grey-02"]);
    let mut two = at(Position { turn: 27, ..position(Shape::I2, vec![area, other]) });
    two.play("A single 0 0").play("B single 0 0");
    assert!(two.outcome().is_some());
    assert_eq!(two.json("A").get("rank"), None);
    assert!(!heard(&two, "A", "rank_reached"));
}

fn area_of(names: [&str; 2]) -> Area {
    area(blank(names[0]), blank(names[1]))
}
