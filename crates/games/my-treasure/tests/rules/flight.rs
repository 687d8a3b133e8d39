//! MS-201 to MS-208.

use klad_engine::Seat;
use klad_my_treasure::{Event, Kind, Phase, view::SpotState};

use crate::common::{actor, board, board_with, phase, play, purses, totals};

/// Four players; A has claimed; C draws the sixth orc.
const FLIGHT: &str = "B draw, B place 0, C draw, D draw, A claim 0 money,
    B draw, C draw, D draw, B draw, B place 2, C draw";
const FLIGHT_DECK: &str = "T01 orc orc orc orc orc T30 orc";

#[test]
fn ms_201_the_sixth_orc_ends_all_turns() {
    let mut board = board(4, 1, FLIGHT_DECK);
    board.refuse("B flee 0", "MS-201");
    board.play("B draw").refuse("B flee 0", "MS-201").play("B place 0");
    play(&mut board, "C draw, D draw, A claim 0 money, B draw, C draw, D draw, B draw, B place 2");
    assert_eq!((board.view("A").orcs, phase(&board)), (5, Phase::Choose));
    let held = board.view("A").players[0].clone();
    board.play("C draw");
    assert_eq!((board.view("A").orcs, phase(&board)), (6, Phase::Flee));
    board.refuse("D draw", "MS-201").refuse("D place 1", "MS-201");
    // A player who was out keeps their pile; the drawer flees too.
    assert_eq!(board.view("A").players[0], held);
    play(&mut board, "D flee 2, B flee 1, C flee 3");
    assert_eq!(board.view("A").round, 2);
}

#[test]
fn ms_202_unclaimed_tokens_are_turned_and_mixed() {
    let rest = [Kind::Ring, Kind::Diamond, Kind::Sword, Kind::Necklace, Kind::Potion];
    let mut first = [0; 6];
    for seed in 0..300 {
        let mut board = board(4, 1, FLIGHT_DECK);
        board.seed(seed);
        play(&mut board, FLIGHT);
        let view = board.view("B");
        assert_eq!((view.tokens[..].to_vec(), view.pool), (rest.to_vec(), 5));
        assert!(
            matches!(&board.events("A")[..], [_, Event::FlightStarted { kinds, .. }] if kinds[..] == rest)
        );
        play(&mut board, "D flee 2, B flee 1, C flee 3");
        let result =
            board.view("B").last_round.iter().find(|result| result.seat == Seat(3)).cloned().unwrap();
        first[result.token.index()] += 1;
    }
    // Each of the five comes up about sixty times; the claimed one never.
    assert_eq!(first[Kind::Money.index()], 0);
    assert!(rest.iter().all(|kind| (35..90).contains(&first[kind.index()])), "{first:?}");
    // Before the flight no token is dwarf side up.
    assert_eq!(board(4, 1, FLIGHT_DECK).view("A").pool, 0);
}

#[test]
fn ms_203_they_flee_clockwise_and_the_drawer_last() {
    let mut board = board(4, 1, FLIGHT_DECK);
    play(&mut board, FLIGHT);
    assert_eq!(board.view("A").cave[..], [Seat(3), Seat(1), Seat(2)]);
    let events = board.events("spectator");
    assert!(
        matches!(&events[..], [Event::OrcDrawn { orcs: 6, .. }, Event::FlightStarted { drawer: Seat(2), order, .. }]
        if order[..] == [Seat(3), Seat(1), Seat(2)])
    );
    board.refuse("B flee 2", "MS-203").refuse("C flee 2", "MS-203").refuse("A flee 2", "MS-111");
    board.play("D flee 2").refuse("C flee 1", "MS-203").refuse("D flee 1", "MS-111");
    board.play("B flee 1").play("C flee 3");
}

#[test]
fn ms_204_a_fleeing_player_takes_a_token_at_random_and_a_pile_of_choice() {
    let mut board = board(2, 0, "T01 T02 T03 orc orc orc orc orc orc");
    play(&mut board, "A draw, A place 0, B draw, B place 1, A draw, A place 1");
    play(&mut board, "B draw, A draw, B draw, A draw, B draw, A draw");
    assert_eq!(board.legal("B"), ["flee 0", "flee 1"]);
    // The player does not name a token: it is dealt.
    assert!("flee 0 ring".parse::<klad_my_treasure::Move>().is_err());
    board.play("B flee 1");
    let hold = board.view("A").players[1].hold.clone().unwrap();
    assert_eq!((hold.fled, hold.height), (true, 2));
    assert_eq!(board.events("A"), [Event::PileGrabbed { seat: Seat(1), spot: 1, height: 2 }]);
}

#[test]
fn ms_205_a_blind_token_stays_blind_until_scoring() {
    let mut board = board(4, 1, FLIGHT_DECK);
    play(&mut board, FLIGHT);
    let before = board.view("D").tokens.clone();
    board.play("D flee 2");
    for viewer in ["A", "B", "C", "D", "spectator"] {
        for view in [board.view(viewer), board.table_view(viewer)] {
            let hold = view.players[3].hold.clone().unwrap();
            assert_eq!((hold.token, hold.fled), (None, true), "{viewer}");
            // The kinds left are not narrowed down; only their number changes.
            assert_eq!((&view.tokens, view.pool), (&before, 4), "{viewer}");
        }
    }
    play(&mut board, "B flee 1, C flee 3");
    let results = board.view("A").last_round;
    assert_eq!(results.iter().filter(|result| result.fled).count(), 3);
    let kinds: std::collections::BTreeSet<Kind> = results.iter().map(|result| result.token).collect();
    assert_eq!(kinds.len(), 4, "all tokens are different");
}

#[test]
fn ms_206_piles_are_taken_before_empty_spots() {
    let mut board = board(4, 1, FLIGHT_DECK);
    play(&mut board, FLIGHT);
    assert_eq!(board.legal("D"), ["flee 2"]);
    board.refuse("D flee 1", "MS-206").refuse("D flee 3", "MS-206");
    board.play("D flee 2");
    // No pile is left: an empty spot gives no cards and a total of 0.
    assert_eq!(board.legal("B"), ["flee 1", "flee 3"]);
    play(&mut board, "B flee 1, C flee 3");
    assert_eq!(totals(&board)[1..3], [0, 0]);
}

#[test]
fn ms_207_in_the_flight_each_spot_has_one_taker() {
    for options in ["{}", r#"{"vacated_spot":"reopens"}"#] {
        let mut board = board_with(options, 4, 1, FLIGHT_DECK);
        play(&mut board, FLIGHT);
        board.play("D flee 2").refuse("B flee 2", "MS-207");
        assert_eq!(board.view("A").spots[2].state, SpotState::Grabbed);
        play(&mut board, "B flee 1");
        board.refuse("C flee 1", "MS-207").play("C flee 3");
    }
    // With `reopens`, the spot that A emptied is open and empty.
    let mut board = board_with(r#"{"vacated_spot":"reopens"}"#, 4, 1, FLIGHT_DECK);
    play(&mut board, FLIGHT);
    board.play("D flee 2");
    assert_eq!(board.legal("B"), ["flee 0", "flee 1", "flee 3"]);
}

#[test]
fn ms_208_nobody_claims_after_the_sixth_orc() {
    let mut board = board(4, 1, FLIGHT_DECK);
    play(&mut board, FLIGHT);
    board.refuse("D claim 2 sword", "MS-208");
    // One move earlier it is allowed.
    let (before, _) = FLIGHT.rsplit_once(',').unwrap();
    let mut early = crate::common::board(4, 1, FLIGHT_DECK);
    play(&mut early, before);
    early.play("C claim 2 sword");
}

#[test]
fn a_flight_in_which_nobody_has_claimed_yet() {
    let mut board = board(3, 0, "T01 T02 T03 T04 orc orc orc orc orc orc");
    play(&mut board, "A draw, A place 0, B draw, B place 1, C draw, C place 2, A draw, A place 3");
    play(&mut board, "B draw, C draw, A draw, B draw, C draw, A draw");
    assert_eq!(
        (board.view("A").pool, board.view("A").cave[..].to_vec()),
        (6, vec![Seat(1), Seat(2), Seat(0)])
    );
    play(&mut board, "B flee 0, C flee 1");
    assert_eq!(board.legal("A"), ["flee 2", "flee 3"]);
}

#[test]
fn a_flight_when_six_orcs_come_before_any_treasure() {
    let mut board = board(4, 0, "orc orc orc orc orc orc");
    play(&mut board, "A draw, B draw, C draw, D draw, A draw, B draw");
    assert_eq!(board.legal("C"), ["flee 0", "flee 1", "flee 2", "flee 3"]);
    play(&mut board, "C flee 3, D flee 0, A flee 1, B flee 2");
    assert_eq!((totals(&board), purses(&board)), (vec![0; 4], vec![3; 4]));
    assert_eq!(actor(&board), "B");
}

#[test]
fn the_sixth_orc_may_be_the_last_card() {
    let mut board = board(2, 0, "");
    for card in 0..30 {
        let seat = if card % 2 == 0 { "A" } else { "B" };
        board.play(&format!("{seat} draw")).play(&format!("{seat} place {}", card % 4));
    }
    play(&mut board, "A draw, B draw, A draw, B draw, A draw");
    assert_eq!((board.view("A").deck_size, board.view("A").orcs), (1, 5));
    board.play("B draw");
    assert_eq!((board.view("A").deck_size, phase(&board), actor(&board).as_str()), (0, Phase::Flee, "A"));
    play(&mut board, "A flee 0, B flee 1");
    assert_eq!(board.view("A").round, 2);
}

#[test]
fn a_last_dwarf_without_a_pile_may_only_draw_and_flees_with_nothing() {
    let mut board = board(4, 0, "T01 T02 T03 orc orc orc orc orc orc");
    play(&mut board, "A draw, A place 0, B claim 0 ring, C draw, C place 1, D claim 1 sword");
    play(&mut board, "A draw, A place 2, C claim 2 money");
    for _ in 0..6 {
        assert_eq!(board.legal("A"), ["draw"]);
        board.play("A draw");
    }
    assert_eq!(board.legal("A"), ["flee 3"]);
    board.play("A flee 3");
    assert_eq!(totals(&board)[0], 0);
}
