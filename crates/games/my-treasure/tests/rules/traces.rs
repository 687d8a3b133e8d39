//! The two games that the specification plays through move by move.

use klad_engine::Seat;
use klad_my_treasure::{Kind, Phase, Treasure::*};

use crate::common::{actor, awards, board, phase, play, purses, totals};

#[test]
fn golden_trace_1_three_claims() {
    let mut board = board(3, 0, "T25 T06 T29 orc T23 T01 T10 T20 T27 T07 T03");
    play(&mut board, "A draw, A place 0, B draw, B place 1, C draw, C place 0, A draw");
    assert_eq!(board.view("A").orcs, 1);
    play(&mut board, "B draw, B place 1, C draw, C place 0, A claim 0 ring");
    assert_eq!(board.view("A").players[0].hold.as_ref().unwrap().height, 3);
    play(&mut board, "B draw, B place 1, C draw, C place 2, B claim 1 potion");
    assert_eq!(board.view("A").players[1].hold.as_ref().unwrap().height, 3);
    play(&mut board, "C draw, C place 2, C draw, C place 2, C draw, C place 2");
    assert_eq!(board.view("A").orcs, 1);
    board.play("C claim 2 sword");
    assert_eq!((totals(&board), awards(&board)), (vec![6, 5, 7], vec![2, 1, 3]));
    assert_eq!((purses(&board), actor(&board).as_str()), (vec![2, 1, 3], "B"));
    let results = board.view("A").last_round;
    assert_eq!(results[2].cards[..], [T20, T27, T07, T03]);
}

/// With this seed, chance mixes the tokens in the order sword, potion, ring ….
const SWORD_POTION_RING: u64 = 330;

#[test]
fn golden_trace_2_a_flight() {
    let mut board = board(4, 2, "T01 orc orc orc orc orc T30 orc");
    board.seed(SWORD_POTION_RING);
    play(&mut board, "C draw, C place 0, D draw, A draw, B draw, C draw, D draw");
    assert_eq!(board.view("A").orcs, 5);
    play(&mut board, "A claim 0 money, B draw, B place 2, C draw");
    assert_eq!(
        (phase(&board), board.view("A").cave[..].to_vec()),
        (Phase::Flee, vec![Seat(3), Seat(1), Seat(2)])
    );
    assert_eq!(board.legal("D"), ["flee 2"]);
    board.play("D flee 2");
    assert_eq!(board.legal("B"), ["flee 1", "flee 3"]);
    board.play("B flee 1");
    assert_eq!(board.legal("C"), ["flee 3"]);
    board.play("C flee 3");
    let results = board.view("A").last_round;
    let token = |seat: u8| results.iter().find(|result| result.seat == Seat(seat)).unwrap().token;
    assert_eq!([0, 3, 1, 2].map(token), [Kind::Money, Kind::Sword, Kind::Potion, Kind::Ring]);
    assert_eq!((totals(&board), awards(&board)), (vec![1, 0, 0, 1], vec![3, 2, 2, 3]));
    assert_eq!(actor(&board), "D");
}
