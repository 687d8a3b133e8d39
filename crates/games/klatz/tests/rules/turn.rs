//! Section 3.2: the turn.

use super::{actions, discard, hand, market, position, wall};

const QUIET: &str = "open C06 C07 C08";

#[test]
fn kz_020_a_turn_has_four_steps_in_order() {
    let mut board = position(&format!(
        "seats 2; turn A place; wall LN* KT GT DR; market PN TW PD; deck KT GT; A: swap remove extra; B: swap; {QUIET}"
    ));
    board.refuse("A swap 1 2", "KZ-020").refuse("A redraw", "KZ-020").refuse("B place 0 left", "KZ-020");
    board.play("A place 0 right").refuse("B swap 1 2", "KZ-020").play("A swap 1 2").refuse("B end", "KZ-020");
    assert_eq!(actions(&board, "A"), 2);
    board.play("A end");
    assert_eq!(actions(&board, "A"), 3, "step 4");
    assert_eq!(wall(&board), "LN GT* KT DR PN", "step 1 of the next turn");
}

#[test]
fn kz_020_only_the_table_removes_a_seat_and_only_once() {
    let mut board =
        position(&format!("seats 3; turn A act; wall LN KT GT DR; market PN TW PD; A: swap; {QUIET}"));
    board.refuse("A leave B", "KZ-020").refuse("B leave B", "KZ-020").refuse("T end", "KZ-020");
    board.refuse("T claim c01 0", "KZ-020").play("T leave B").refuse("T leave B", "KZ-020");
}

#[test]
fn kz_021_step_1_moves_every_rickshaw_and_is_empty_without_any() {
    let mut board = position(&format!("turn A end; wall LN KT* GT DR; market PN TW PD; A: swap; {QUIET}"));
    board.play("A end");
    assert_eq!(wall(&board), "LN KT GT* DR");
    let mut board = position(&format!("turn A end; wall LN KT GT DR; market PN TW PD; A: swap; {QUIET}"));
    board.play("A end");
    assert_eq!(wall(&board), "LN KT GT DR");
}

#[test]
fn kz_022_a_market_card_goes_to_either_end() {
    let start = format!("turn A place; wall LN KT GT DR; market PN TW PD; deck KT GT; A: swap; {QUIET}");
    let mut board = position(&start);
    board.refuse("A place 3 left", "KZ-022").play("A place 1 left");
    assert_eq!((wall(&board), market(&board)), ("TW LN KT GT DR".into(), "PN PD KT".into()));
    let mut board = position(&start);
    board.play("A place 1 right");
    assert_eq!(wall(&board), "LN KT GT DR TW");
    let mut short = position(&format!("turn A place; wall LN KT GT DR ...; market PN TW; deck RK; {QUIET}"));
    short.refuse("A place 2 left", "KZ-022").play("A place 1 left");
}

#[test]
fn kz_023_a_blind_card_is_shown_before_its_end_is_chosen() {
    let mut board =
        position(&format!("turn A place; wall LN KT GT DR; market PN TW PD; deck KT GT; A: swap; {QUIET}"));
    board.refuse("A put left", "KZ-023").play("A draw");
    for viewer in ["A", "B", "spectator"] {
        assert_eq!(board.json(viewer)["phase"]["card"], "KT2");
    }
    board.refuse("A place 0 left", "KZ-023").refuse("A draw", "KZ-023").refuse("A end", "KZ-023");
    board.refuse("A swap 0 1", "KZ-023").refuse("A new 0 left", "KZ-023").play("A put right");
    assert_eq!((wall(&board), market(&board)), ("LN KT GT DR KT".into(), "PN TW PD".into()));
    let mut board = position(&format!("turn A place; wall LN ...; market PN TW PD; deck RK RK RK; {QUIET}"));
    board.refuse("A draw", "KZ-023");
}

#[test]
fn kz_024_step_2_adds_exactly_one_card() {
    let mut board = position(&format!("turn A place; wall LN KT GT DR; market PN TW PD; A: swap; {QUIET}"));
    board.refuse("A end", "KZ-024").play("A place 0 left");
    board.refuse("A place 0 left", "KZ-024").refuse("A draw", "KZ-024");
    board.play("A swap 0 1").refuse("A place 0 left", "KZ-024").refuse("A draw", "KZ-024");
}

#[test]
fn kz_025_the_market_closes_up_and_is_refilled_at_its_end() {
    let mut board =
        position(&format!("turn A place; wall LN KT GT DR; market PN TW PD; deck KT GT; A: swap; {QUIET}"));
    board.play("A place 0 left");
    assert_eq!(market(&board), "TW PD KT");
    // A market that was short is refilled after a blind draw too.
    let mut board =
        position(&format!("turn A place; wall LN KT GT DR; market PN; deck KT GT DR LN; A: swap; {QUIET}"));
    board.play("A draw").play("A put left");
    assert_eq!(market(&board), "PN GT DR");
}

#[test]
fn kz_026_the_quota_is_one_two_or_three_cards() {
    for (seats, quota) in [(2, 1), (3, 2), (4, 3)] {
        let mut board = position(&format!(
            "seats {seats}; turn A act; wall LN KT GT DR; market PN TW PD; A: swap swap swap swap; {QUIET}"
        ));
        for _ in 0..quota {
            board.play("A swap 0 1");
        }
        board.refuse("A swap 0 1", "KZ-026").refuse("A extra", "KZ-026").play("A end");
    }
    // The quota stays the same when somebody leaves.
    let mut board = position(&format!(
        "seats 3; turn A act; wall LN KT GT DR; market PN TW PD; A: swap swap swap; {QUIET}"
    ));
    board.play("T leave C").play("A swap 0 1").play("A swap 0 1").refuse("A swap 0 1", "KZ-026");
}

#[test]
fn kz_027_the_first_card_is_compulsory_unless_nothing_is_playable() {
    let mut board =
        position(&format!("seats 3; turn A act; wall LN KT GT DR; market PN TW PD; A: swap swap; {QUIET}"));
    board.refuse("A end", "KZ-027").play("A swap 0 1").play("A end");
    // Three rickshaws and a tower: nothing can be chosen (E11, E6).
    let mut board = position(&format!(
        "turn A act; wall TW LN* KT* GT*; market PN TW PD; A: swap shift1 remove; {QUIET}"
    ));
    assert_eq!(board.legal("A"), ["redraw", "end"]);
    board.play("A end");
}

#[test]
fn kz_028_a_redraw_replaces_playing_action_cards() {
    let start = "seats 3; turn A act; wall LN KT GT DR; market PN TW PD; A: swap remove extra | C01 C02 C09; open C06 C07 C08";
    let mut board = position(start);
    let left = board.state().compositions_left();
    board.play("A redraw");
    assert_eq!((actions(&board, "A"), board.state().compositions(klad_engine::Seat(0)).len()), (3, 2));
    assert_eq!(board.state().compositions_left(), left - 2);
    assert_eq!(board.json("A")["players"][0]["discarded"]["cards"], serde_json::json!(["C01", "C02", "C09"]));
    board.refuse("A swap 0 1", "KZ-028").refuse("A redraw", "KZ-028").play("A end");
    let mut board = position(start);
    board.play("A swap 0 1").refuse("A redraw", "KZ-028").play("A remove 0").refuse("A redraw", "KZ-028");
}

#[test]
fn kz_029_only_action_cards_are_refilled_at_the_end() {
    let mut board = position(
        "seats 4; turn A act; wall LN KT GT DR; market PN TW PD; A: swap swap swap | C01; open C06 C07 C08",
    );
    board.play("A swap 0 1").play("A swap 0 1");
    assert_eq!(actions(&board, "A"), 1);
    board.play("A end");
    assert_eq!((actions(&board, "A"), hand(&board, "A")), (3, "C01".into()));
    assert_eq!(actions(&board, "B"), 0, "nobody else draws");
}

#[test]
fn kz_030_an_empty_deck_is_rebuilt_when_a_card_is_needed() {
    let mut seen = [false; 2];
    for seed in 0..20 {
        let mut board = position(&format!(
            "turn A place; wall KT ...; market PN TW PD; deck; discard LN GT RK; waiting 2; A: swap; {QUIET}"
        ));
        board.seed(seed).play("A place 0 left");
        let rickshaw =
            board.state().wall().iter().filter(|&&card| board.state().is_covered(card)).count() == 3;
        seen[rickshaw as usize] = true;
        let market = market(&board);
        assert!(market == "TW PD LN" || market == "TW PD GT", "{market}");
        assert_eq!(discard(&board), "");
        // The two that waited are on cards; the third only if it came before the card.
        assert_eq!(board.json("A")["waiting"], 0);
    }
    assert_eq!(seen, [true, true]);
    // Not when the deck becomes empty, only when a card is needed.
    let mut board = position(&format!(
        "turn A place; wall KT ...; market PN TW PD; deck LN; discard GT RK; A: swap; {QUIET}"
    ));
    board.play("A place 0 left");
    assert_eq!(discard(&board), "GT RK");
    // The action deck too, including what was just discarded (E5).
    let mut board = position(&format!(
        "turn A act; wall LN KT GT DR; market PN TW PD; actions; played ...; A: swap swap swap; {QUIET}"
    ));
    board.play("A redraw");
    assert_eq!((actions(&board, "A"), board.json("B")["action_discard"].as_array().unwrap().len()), (3, 0));
    assert_eq!(board.json("B")["rebuilt_of"].as_array().unwrap().len(), 35);
}

#[test]
fn kz_031_discarded_compositions_never_come_back() {
    let mut board = position(
        "turn A act; wall LN KT GT DR; market PN TW PD; A: swap | C01 C02; comps C09; removed ...; open C06 C07 C08",
    );
    board.play("A redraw");
    assert_eq!(hand(&board, "A"), "C09");
    assert_eq!(board.state().compositions_left(), 0);
    board.play("A end").play("B place 0 left");
    assert_eq!(board.json("A")["players"][0]["discarded"]["cards"], serde_json::json!(["C01", "C02"]));
    assert_eq!(board.state().compositions_left(), 0, "the composition deck is not rebuilt");
}

#[test]
fn kz_032_the_next_seat_is_active_at_once() {
    let mut board =
        position(&format!("seats 3; turn C end; wall LN* KT GT DR; market PN TW PD; C: swap; {QUIET}"));
    board.play("C end");
    assert_eq!(board.state().active(), klad_engine::Seat(0));
    assert_eq!(wall(&board), "LN KT* GT DR");
    board.refuse("C place 0 left", "KZ-020").play("A place 0 left");
}
