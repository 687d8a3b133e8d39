//! MS-101 to MS-116.

use klad_engine::{Game, MoveSpace, Seat};
use klad_my_treasure::{Event, Kind, Move, Phase, Treasure::*, view::SpotState};

use crate::common::{actor, awards, board, board_with, phase, play, totals};

#[test]
fn ms_101_turns_go_clockwise_and_skip_players_who_are_out() {
    // C starts; D claims what C placed. After C's next turn, A acts.
    let mut board = board(4, 2, "T01 T02 T03 T04");
    play(
        &mut board,
        "C draw, C place 0, D claim 0 ring, A draw, A place 1, B draw, B place 2, C draw, C place 3",
    );
    assert_eq!(actor(&board), "A");
    board.refuse("B draw", "MS-101").refuse("C draw", "MS-101").refuse("D draw", "MS-111");
    // The table may not draw for anybody either.
    board.refuse("T draw", "MS-101");
    assert!(board.legal("B").is_empty());
    board.play("A draw");
}

#[test]
fn only_moves_at_the_four_spots_have_an_index() {
    let board = board(2, 0, "");
    let token = Kind::Ring;
    let at = |spot| [Move::Claim { spot, token }, Move::Place { spot }, Move::Flee { spot }];
    assert!(at(3).iter().all(|&mv| board.state().move_index(Seat(0), mv).is_some()));
    assert!(at(4).iter().all(|&mv| board.state().move_index(Seat(0), mv).is_none()));
}

#[test]
fn ms_102_draw_or_claim_and_no_pass() {
    let mut board = board(2, 0, "T01 T02");
    assert_eq!(board.legal("A"), ["draw"]);
    board.refuse("A place 0", "MS-102");
    play(&mut board, "A draw, A place 2");
    let claims =
        ["ring", "diamond", "sword", "necklace", "money", "potion"].map(|kind| format!("claim 2 {kind}"));
    assert_eq!(board.legal("B")[0], "draw");
    assert_eq!(board.legal("B")[1..], claims);
    assert!("pass".parse::<klad_my_treasure::Move>().is_err());
}

#[test]
fn ms_103_a_drawn_card_is_public_at_once() {
    let mut board = board(3, 0, "T25 orc T06");
    assert_eq!(board.view("B").drawn, None);
    board.play("A draw");
    for viewer in ["A", "B", "C", "spectator"] {
        assert_eq!(phase(&board), Phase::Place);
        assert_eq!(board.table_view(viewer).drawn, Some(T25), "{viewer}");
        assert_eq!(board.view(viewer).drawn, Some(T25), "{viewer}");
        assert!(matches!(board.events(viewer)[..], [Event::CardDrawn { card: Some(T25), .. }]));
    }
    // An orc does not wait to be placed: it goes to its row.
    board.play("A place 0").play("B draw");
    assert_eq!(board.view("B").drawn, None);
}

#[test]
fn ms_104_a_drawn_treasure_must_be_placed_on_an_open_spot() {
    let mut board = board(2, 0, "T01 T02 T03");
    board.play("A draw").refuse("A draw", "MS-104");
    board.play("A place 3").play("B draw");
    // The drawer may choose an empty or an occupied spot.
    assert_eq!(board.legal("B"), ["place 0", "place 1", "place 2", "place 3"]);
    board.play("B place 3");
    assert_eq!(board.view("A").spots[3].cards.as_ref().unwrap()[..], [T01, T02]);
}

#[test]
fn ms_105_a_placed_card_covers_what_is_there() {
    let mut board = board(2, 0, "T06 T23");
    play(&mut board, "A draw, A place 1, B draw, B place 1");
    let table = board.table_view("A");
    assert_eq!((table.spots[1].top, table.spots[1].height), (Some(T23), 2));
    assert_eq!(table.spots[1].cards, None);
    assert!(!board.json("A").to_string().contains("T06"));
    assert_eq!(board.view("A").spots[1].cards.as_ref().unwrap()[..], [T06, T23]);
    // On an empty spot it covers nothing.
    play(&mut board, "A draw, A place 0");
    assert_eq!(board.table_view("A").spots[0].height, 1);
}

#[test]
fn ms_106_placing_ends_the_turn_and_no_claim_follows_a_draw() {
    let mut board = board(2, 0, "T01 T02");
    play(&mut board, "A draw, A place 0, B draw");
    board.refuse("B claim 0 ring", "MS-106");
    board.play("B place 1");
    board.refuse("B claim 0 ring", "MS-101");
    board.play("A claim 0 ring");
}

#[test]
fn ms_107_an_orc_goes_to_the_row_and_ends_the_turn() {
    let mut board = board(3, 1, "orc orc orc orc T01");
    play(&mut board, "B draw, C draw, A draw");
    assert_eq!((board.view("A").orcs, actor(&board).as_str()), (3, "B"));
    board.play("B draw");
    assert_eq!((board.view("A").orcs, phase(&board), actor(&board).as_str()), (4, Phase::Choose, "C"));
    assert_eq!(board.events("spectator"), [Event::OrcDrawn { seat: klad_engine::Seat(1), orcs: 4 }]);
    board.refuse("B draw", "MS-101");
    // A treasure does not end the turn.
    board.play("C draw");
    assert_eq!((board.view("A").orcs, phase(&board), actor(&board).as_str()), (4, Phase::Place, "C"));
}

#[test]
fn ms_108_nobody_looks_at_covered_cards_the_deck_or_blind_tokens() {
    let mut board = board(2, 0, "T06 T23 orc orc orc orc orc T01 orc");
    play(&mut board, "A draw, A place 1, B draw, B place 1, A draw, B draw, A draw, B draw, A draw");
    play(&mut board, "B draw, B place 0, A draw, B flee 0");
    for viewer in ["A", "B", "spectator"] {
        let shown = board.json(viewer).to_string();
        assert!(!shown.contains("T06"), "a covered card: {shown}");
        assert!(!shown.contains("T30"), "a card of the deck: {shown}");
        assert_eq!(board.view(viewer).players[1].hold.as_ref().unwrap().token, None, "a blind token");
    }
    // Top cards are visible to everybody.
    assert!(board.json("A").to_string().contains("T23"));
}

#[test]
fn ms_109_a_claim_takes_a_token_and_a_pile_with_cards() {
    let mut board = board(2, 0, "T01 T02");
    play(&mut board, "A draw, A place 0, B draw, B place 0");
    board.refuse("A claim 2 ring", "MS-109");
    board.play("A claim 0 ring");
    let hold = board.view("B").players[0].hold.clone().unwrap();
    assert_eq!((hold.token, hold.fled, hold.height), (Some(Kind::Ring), false, 2));
    assert_eq!(hold.cards.unwrap()[..], [T01, T02]);
    assert_eq!(board.view("B").spots[0].height, 0);
    // B is alone with empty spots and can only draw.
    assert_eq!(board.legal("B"), ["draw"]);
    board.refuse("B claim 1 sword", "MS-109");
}

#[test]
fn ms_110_any_token_may_be_chosen() {
    let mut board = board(2, 0, "T01 T02");
    play(&mut board, "A draw, A place 0, B claim 0 money, A draw, A place 1, A claim 1 ring");
    // T01 shows a ring and a mouse: with money only the mouse counts. T02 does not match a ring either.
    assert_eq!(totals(&board), [1, 1]);
}

#[test]
fn ms_111_a_player_with_a_treasure_is_out_of_the_round() {
    let mut board = board(3, 0, "T01 T02 T03");
    play(&mut board, "A draw, A place 0, B claim 0 ring");
    board.refuse("B draw", "MS-111").refuse("B claim 0 sword", "MS-111").refuse("B place 1", "MS-111");
    play(&mut board, "C draw, C place 1");
    // B stays out: A acts next.
    assert_eq!(actor(&board), "A");
    play(&mut board, "A claim 1 diamond, C draw, C place 2, C claim 2 sword");
    // In the next round B is back, and begins as the left neighbor of the starter.
    assert_eq!(actor(&board), "B");
    board.play("B draw");
}

#[test]
fn ms_112_a_held_pile_stays_shut_with_its_top_card_visible() {
    let moves = "A draw, A place 0, B draw, B place 0, C claim 0 ring";
    let mut board = board(3, 0, "T25 T06");
    play(&mut board, moves);
    for viewer in ["A", "B", "C", "spectator"] {
        let hold = board.table_view(viewer).players[2].hold.clone().unwrap();
        assert_eq!((hold.top, hold.height, hold.token), (Some(T06), 2, Some(Kind::Ring)));
        assert_eq!(hold.cards, None, "not even the owner looks through it");
        assert!(!board.json(viewer).to_string().contains("T25"));
    }

    let mut board = board_with(r#"{"claimed_top":"covered"}"#, 3, 0, "T25 T06");
    play(&mut board, moves);
    let hold = board.table_view("C").players[2].hold.clone().unwrap();
    assert_eq!((hold.top, hold.height, hold.token), (None, 2, Some(Kind::Ring)));
    assert!(!board.json("C").to_string().contains("T06"));
    // Perfect recall does not depend on this option, and with open piles it does not matter.
    assert_eq!(board.view("A").players[2].hold.as_ref().unwrap().top, Some(T06));
    let mut board = board_with(r#"{"claimed_top":"covered","memory":"open"}"#, 3, 0, "T25 T06");
    play(&mut board, moves);
    assert_eq!(
        board.table_view("A").players[2].hold.as_ref().unwrap().cards.as_ref().unwrap()[..],
        [T25, T06]
    );
}

#[test]
fn ms_112_a_pile_taken_in_the_flight_stays_shut_too() {
    for (options, top) in [("{}", Some(T06)), (r#"{"claimed_top":"covered"}"#, None)] {
        let mut board = board_with(options, 2, 0, "T25 T06 orc orc orc orc orc orc");
        play(&mut board, "A draw, A place 0, B draw, B place 0");
        play(&mut board, "A draw, B draw, A draw, B draw, A draw, B draw, A flee 0");
        let hold = board.table_view("A").players[0].hold.clone().unwrap();
        assert_eq!((hold.top, hold.height, hold.token, hold.cards), (top, 2, None, None));
    }
}

#[test]
fn ms_113_each_token_is_used_once_per_round() {
    let mut board = board(3, 0, "T01 T02");
    play(&mut board, "A draw, A place 0, B draw, B place 1, C claim 0 ring");
    board.refuse("A claim 1 ring", "MS-113");
    assert!(!board.view("A").tokens.contains(&Kind::Ring));
    assert!(!board.legal("A").contains(&"claim 1 ring".to_string()));
    board.play("A claim 1 sword");
}

#[test]
fn ms_114_a_vacated_spot_is_closed() {
    let mut board = board(3, 0, "T01 T02 T10 T11");
    play(&mut board, "A draw, A place 0, B draw, B place 1, C claim 0 ring, A draw");
    assert_eq!(board.view("A").spots[0].state, SpotState::Claimed);
    board.refuse("A place 0", "MS-114");
    assert_eq!(board.legal("A"), ["place 1", "place 2", "place 3"]);
    board.play("A place 1").refuse("B claim 0 sword", "MS-114");
    // A new round opens it again.
    play(&mut board, "B claim 1 sword, A draw, A place 3, A claim 3 money");
    assert!(board.view("A").spots.iter().all(|spot| spot.state == SpotState::Open));
}

#[test]
fn ms_114_a_vacated_spot_reopens_if_the_option_says_so() {
    let mut board = board_with(r#"{"vacated_spot":"reopens"}"#, 3, 0, "T01 T02 T10");
    play(&mut board, "A draw, A place 0, B claim 0 ring");
    // It is open and empty at once: it cannot be claimed until a card is placed on it.
    assert_eq!(board.view("A").spots[0].state, SpotState::Open);
    board.refuse("C claim 0 sword", "MS-109");
    play(&mut board, "C draw, C place 0, A claim 0 sword");
    assert_eq!(board.view("A").players[0].hold.as_ref().unwrap().cards.as_ref().unwrap()[..], [T02]);
    // It can also be chosen in the flight.
    let mut board = board_with(r#"{"vacated_spot":"reopens"}"#, 2, 0, "T01 orc orc orc orc orc T02 orc");
    play(&mut board, "A draw, A place 0, B draw, A draw, B draw, A draw, B draw, A claim 0 ring");
    play(&mut board, "B draw, B place 0, B draw");
    assert_eq!(board.legal("B"), ["flee 0"]);
}

#[test]
fn ms_114_a_vacated_spot_cannot_be_chosen_in_the_flight() {
    let mut board = board(2, 0, "T01 orc orc orc orc orc orc");
    play(&mut board, "A draw, A place 0, B claim 0 ring, A draw, A draw, A draw, A draw, A draw, A draw");
    board.refuse("A flee 0", "MS-114");
    assert_eq!(board.legal("A"), ["flee 1", "flee 2", "flee 3"]);
}

#[test]
fn ms_115_the_last_dwarf_continues_alone() {
    let mut board = board(3, 0, "T01 T02 T03 orc T04");
    play(&mut board, "A draw, A place 0, B claim 0 ring, C draw, C place 1, A claim 1 diamond");
    play(&mut board, "C draw, C place 2");
    // Again and again, orcs included, on any open spot, including empty ones (A-13).
    assert_eq!((actor(&board).as_str(), phase(&board)), ("C", Phase::Choose));
    assert_eq!(board.legal("C")[..2], ["draw", "claim 2 sword"]);
    play(&mut board, "C draw, C draw");
    assert_eq!(board.legal("C"), ["place 2", "place 3"]);
    // One card at a time: the drawn one must be placed first.
    board.refuse("C draw", "MS-104");
    // With others in the cave, a turn is one draw.
    let mut board = board_with("{}", 3, 0, "T01 T02");
    play(&mut board, "A draw, A place 0");
    board.refuse("A draw", "MS-101");
}

#[test]
fn ms_116_the_last_dwarf_may_claim_until_the_sixth_orc() {
    let start =
        "A draw, A place 0, B claim 0 ring, A draw, A place 1, A draw, A draw, A draw, A draw, A draw";
    let mut board = board(2, 0, "T01 T02 orc orc orc orc orc orc");
    play(&mut board, start);
    assert_eq!(board.view("A").orcs, 5);
    let mut careful = board.clone();
    careful.play("A claim 1 diamond");
    assert_eq!(totals(&careful), [2, 2]);
    board.play("A draw").refuse("A claim 1 diamond", "MS-208");
    board.play("A flee 1");
    assert!(board.state().outcome().is_none());
    assert_eq!(board.view("A").round, 2);
    // Caught alone, the last dwarf still scores its pile: the mouse, plus the diamond if that is the token it drew.
    let result = board.view("A").last_round.iter().find(|result| result.seat == Seat(0)).cloned().unwrap();
    let total = if result.token == Kind::Diamond { 2 } else { 1 };
    assert_eq!((result.total, totals(&board)), (total, vec![total, 2]));
    assert!(awards(&board)[0] >= 2, "one below the highest earns at least two");
}
