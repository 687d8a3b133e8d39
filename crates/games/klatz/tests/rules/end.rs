//! Sections 3.6 and 8: the end and the score.

use klad_klatz::State;
use klad_testkit::Board;

use super::{actions, hand, position};

fn places(board: &Board<State>) -> Vec<u8> {
    board.outcome().expect("the game is over").places.to_vec()
}

fn scores(board: &Board<State>) -> Vec<i16> {
    board.outcome().expect("the game is over").scores.to_vec()
}

/// A turn with nothing but a new card in the wall and new action cards.
fn turn(board: &mut Board<State>, seat: &str) {
    board.play(&format!("{seat} place 0 left")).play(&format!("{seat} redraw")).play(&format!("{seat} end"));
}

#[test]
fn kz_110_the_last_open_composition_ends_the_game_at_once() {
    // V6: seat 2 had a valid call as well.
    let mut board = position(
        "seats 3; turn B act; wall LN KT GT DR; market PN TW PD; B: swap; C: | C01; open C06; photos A C11",
    );
    assert_eq!(board.outcome(), None);
    board
        .play("B claim c06 0")
        .refuse("C claim c01 0", "KZ-110")
        .refuse("B end", "KZ-110")
        .refuse("T leave A", "KZ-110");
    assert_eq!((places(&board), scores(&board)), (vec![1, 2, 3], vec![3, 2, 0]));
    // With two open ones left, nothing ends. E13, E14: the third ends the game, even if the caller is behind.
    let mut board =
        position("turn A act; wall LN KT GT DR PN GT; market PN TW PD; A: swap; open C06 C03; photos B C24");
    board.play("A claim c06 0");
    assert_eq!(board.outcome(), None);
    board.play("A claim c03 2");
    assert_eq!(places(&board), [2, 1]);
}

#[test]
fn kz_111_the_last_composition_drawn_gives_everybody_one_more_turn() {
    // V7: an out-of-turn photo draws the last card.
    let start = "seats 3; turn B end; wall LN KT GT DR; market PN TW PD; A: | C01 C02; B: swap; comps C20; removed ...; open C06 C07 C08";
    let mut board = position(start);
    board.play("A claim c01 0");
    assert_eq!(board.json("C")["last_turns"], serde_json::json!({"running": false, "seats": [0, 1, 2]}));
    board.play("B end");
    for (seat, owed) in [("C", vec![0, 1, 2]), ("A", vec![0, 1]), ("B", vec![1])] {
        assert_eq!(board.json("C")["last_turns"]["seats"], serde_json::json!(owed));
        assert_eq!(board.outcome(), None);
        turn(&mut board, seat);
    }
    assert_eq!(places(&board), [1, 2, 2]);
    board.refuse("B end", "KZ-111");
    // With the option, only the others get one.
    let mut board = position(&format!("{start}; options {{\"final_round\":\"others_only\"}}"));
    board.play("A claim c01 0").play("B end");
    turn(&mut board, "C");
    turn(&mut board, "A");
    assert!(board.outcome().is_some());
}

#[test]
fn kz_111_extra_and_redraw_trigger_the_final_round_once() {
    // E9, E17.
    let mut board = position(
        "seats 3; turn A act; wall LN KT GT DR; market PN TW PD; A: extra extra; comps C20; removed ...; open C06 C07 C08",
    );
    board.play("A extra");
    assert_eq!(board.json("B")["last_turns"]["seats"], serde_json::json!([0, 1, 2]));
    board.refuse("A extra", "KZ-048").play("A end");
    assert_eq!(board.outcome(), None);
    // V9, E8: a redraw with one composition left.
    let mut board = position(
        "turn A act; wall LN KT GT DR; market PN TW PD; A: swap swap swap | C01 C02; comps C20; removed ...; open C06 C07 C08",
    );
    board.play("A redraw");
    assert_eq!((actions(&board, "A"), hand(&board, "A")), (3, "C20".into()));
    assert_eq!(board.json("B")["last_turns"]["running"], false);
    // E7: with none left, a redraw is allowed and triggers nothing new.
    board
        .play("A end")
        .play("B place 0 left")
        .play("B redraw")
        .play("B end")
        .play("A place 0 left")
        .play("A redraw");
    assert_eq!((actions(&board, "A"), hand(&board, "A")), (3, "".into()));
    // V10: a photo in the final round draws nothing.
    let mut board = position(
        "turn A act; wall LN KT GT DR; market PN TW PD; A: | C01; comps; removed ...; open C06 C07 C08; last A B",
    );
    board.play("A claim c01 0");
    assert_eq!(hand(&board, "A"), "");
}

#[test]
fn kz_112_the_last_open_composition_beats_the_final_round() {
    // V8
    let mut board = position(
        "seats 3; turn A act; wall LN KT GT DR; market PN TW PD; A: swap; comps; removed ...; open C06; last A B",
    );
    board.play("A claim c06 0").refuse("B place 0 left", "KZ-110");
    assert_eq!(places(&board), [1, 2, 2]);
    let mut board = position(
        "seats 3; turn A end; wall LN KT GT DR; market PN TW PD; A: swap; comps; removed ...; open C06 C07; last A B",
    );
    board.play("A claim c06 0").play("A end");
    assert_eq!(board.outcome(), None, "two were open, so the round continues");
}

/// Ends a stalled game with these photos.
fn scored(photos: &str, seats: u8) -> Board<State> {
    let mut board = position(&format!(
        "seats {seats}; turn A end; wall LN KT GT DR; market PN TW PD; A: swap; B: | C25; open C07 C08; photos {photos}; stall 59"
    ));
    board.play("A end");
    board
}

#[test]
fn kz_113_the_score_is_the_sum_of_the_photos() {
    // V2
    let board = scored("A C24 B C06 B C10 A C01 B C17", 2);
    assert_eq!((scores(&board), places(&board)), (vec![6, 5], vec![1, 2]));
}

#[test]
fn kz_114_most_photos_break_a_tie() {
    // V3
    let board = scored("A C24 B C06 B C10 A C01 B C21", 2);
    assert_eq!((scores(&board), places(&board)), (vec![6, 6], vec![2, 1]));
}

#[test]
fn kz_115_equal_leaders_win_together() {
    // V4
    let board = scored("A C11 A C20 B C16 B C21 C C14", 3);
    assert_eq!((scores(&board), places(&board)), (vec![6, 6, 4], vec![1, 1, 3]));
    // V5
    let board = scored("", 3);
    assert_eq!((scores(&board), places(&board)), (vec![0; 3], vec![1; 3]));
}

#[test]
fn kz_116_too_many_empty_turns_end_the_game() {
    let text = "turn A end; wall LN KT GT DR; market PN TW PD; A: swap; B: | C01; open C06 C07 C08";
    let mut board = position(&format!("{text}; stall 59"));
    board.play("A end").refuse("B place 0 left", "KZ-116");
    assert!(board.outcome().is_some());
    let mut board = position(&format!("{text}; stall 58"));
    board.play("A end");
    assert_eq!((board.outcome(), board.json("A")["stall"].clone()), (None, 59.into()));
    // A photo restarts the count, even out of turn.
    let mut board = position(&format!("{text}; stall 59"));
    board.play("B claim c01 0").play("A end");
    assert_eq!((board.outcome(), board.json("A")["stall"].clone()), (None, 0.into()));
    // So does a new composition, but not a redraw that draws none.
    let redraw = "turn A act; wall LN KT GT DR; market PN TW PD; A: swap; open C06 C07 C08; stall 59";
    let mut board = position(redraw);
    board.play("A redraw").play("A end");
    assert_eq!(board.outcome(), None);
    let mut board = position(&format!("{redraw}; comps; removed ...; last A B"));
    board.play("A redraw").play("A end").refuse("B end", "KZ-116");
    // With the guard off, the limit is a thousand.
    let off = r#"options {"stall_turns":0}"#;
    let mut board = position(&format!("{text}; stall 998; {off}"));
    board.play("A end");
    assert_eq!(board.outcome(), None);
    let mut board = position(&format!("{text}; stall 999; {off}"));
    board.play("A end").refuse("B end", "KZ-116");
}

#[test]
fn kz_117_the_last_remaining_seat_wins() {
    // E22
    let mut board = position(
        "seats 3; turn A act; wall LN KT GT DR; market PN TW PD; A: swap; open C06 C07 C08; photos B C24 C C01",
    );
    board.play("T leave B");
    assert_eq!(board.outcome(), None);
    board.play("T leave A").refuse("C place 0 left", "KZ-117").refuse("T leave C", "KZ-117");
    assert_eq!((places(&board), scores(&board)), (vec![2, 2, 1], vec![0, 5, 1]));
}

#[test]
fn a_seat_that_leaves_takes_its_compositions_and_ends_its_turn() {
    // E21: the step is completed, the hand discarded, nothing refilled.
    let mut board = position(
        "seats 3; turn A place; wall LN* KT GT DR; market PN TW PD; deck KT; A: swap swap remove | C01 C02; B: swap; open C06 C07 C08",
    );
    board.play("A draw").play("T leave A");
    assert_eq!(super::wall(&board), "LN KT* GT DR KT");
    assert_eq!(board.state().active(), klad_engine::Seat(1));
    let view = board.json("B");
    assert_eq!(view["action_discard"], serde_json::json!(["swap", "swap", "remove"]));
    assert_eq!(view["players"][0]["discarded"], serde_json::json!({"type": "closed", "count": 2}));
    assert_eq!(view["players"][0]["present"], false);
    board.refuse("A claim c01 0", "KZ-064").refuse("A place 0 left", "KZ-020");
    board.play("B place 0 left").play("B swap 3 4").play("B end").play("C place 0 left");
    assert_eq!(board.state().present().len(), 2, "turn order skips it");
    // If discarded compositions are public, so are these.
    let mut board = position(
        r#"seats 3; turn B act; wall LN KT GT DR; market PN TW PD; A: | C01 C02; open C06 C07 C08; options {"reveal_discarded_compositions":true}"#,
    );
    board.play("T leave A");
    assert_eq!(board.json("C")["players"][0]["discarded"]["cards"], serde_json::json!(["C01", "C02"]));
    // E23: the final round does not wait for it.
    let mut board = position(
        "seats 3; turn A end; wall LN KT GT DR; market PN TW PD; A: swap; comps; removed ...; open C06 C07 C08; last A B",
    );
    board.play("T leave B").play("A end");
    assert!(board.outcome().is_some());
}

#[test]
fn a_new_market_is_completed_when_its_owner_leaves() {
    let mut board = position(
        "seats 3; turn A act; wall LN KT GT DR; market PN TW PD; deck KT GT PN DR; A: market; open C06 C07 C08",
    );
    board.play("A market").play("T leave A");
    assert_eq!((super::wall(&board), super::market(&board)), ("LN KT GT DR KT".into(), "GT PN DR".into()));
}

#[test]
fn everything_is_shown_when_the_game_is_over() {
    let board = scored("A C24", 2);
    let view = board.table_view("spectator");
    assert!(view.players.iter().all(|player| player.compositions.cards().is_some()));
    assert!(view.reveal.is_some());
}

#[test]
fn with_all_47_cards_in_the_wall_step_2_is_skipped() {
    // E2, E3, E6: nothing to place, nothing to draw.
    let mut board = position(
        "turn A end; wall LN ...; market; deck; discard RK RK RK; A: swap; B: remove swap | C01; open C06 C07 C08",
    );
    board.play("A end");
    assert_eq!(board.json("B")["phase"], serde_json::json!({"type": "await_act", "played": 0}));
    board.play("B remove 0");
    // It stays skipped although a card is available now.
    board.refuse("B place 0 left", "KZ-024").play("B end");
    assert_eq!(board.json("B")["phase"]["type"], "await_place");
    // One card left: it can be drawn blind, and the market stays empty (E2, E4).
    board.play("A draw").play("A put right");
    assert_eq!(super::market(&board), "");
}

#[test]
fn kz_111_the_table_may_play_on_without_compositions() {
    let text = "turn A act; wall LN KT GT DR; market PN TW PD; A: extra swap swap | C01; comps C09; removed ...; \
                open C06 C07 C08; options {\"final_round\":\"go_on\"}";
    let mut board = position(text);
    board.play("A extra");
    assert_eq!(board.state().compositions_left(), 0);
    assert!(board.table_view("B").last_turns.is_none(), "nobody has a last turn");
    board.play("A end");
    assert!(board.outcome().is_none());
    // Everybody has had more than one turn since, and nobody is stopped.
    for _ in 0..3 {
        for seat in ["B", "A"] {
            turn(&mut board, seat);
        }
    }
    assert!(board.outcome().is_none());
}
