//! Section 3.3: the action cards.

use super::{actions, discard, hand, market, position, wall};

/// A three-player position in step 3 with this wall and these action cards.
fn acting(wall: &str, hand: &str) -> klad_testkit::Board<klad_klatz::State> {
    position(&format!("seats 3; turn A act; wall {wall}; market PN TW PD; A: {hand}; open C06 C07 C08"))
}

const STRICT: &str = r#"options {"blockers_passable":false}"#;

#[test]
fn kz_040_an_action_card_is_played_from_the_hand_in_step_3() {
    let mut board = acting("LN KT GT DR", "swap remove");
    board.refuse("A shift1 0 right", "KZ-040").refuse("A extra", "KZ-040").refuse("A market", "KZ-040");
    board.refuse("A return lantern 0", "KZ-040").play("A swap 0 1").refuse("A swap 0 1", "KZ-040");
    assert_eq!(board.json("B")["action_discard"], serde_json::json!(["swap"]), "face up");
    assert_eq!(actions(&board, "A"), 1);
}

#[test]
fn kz_041_shift1_moves_a_card_one_place() {
    let mut board = acting("LN KT GT DR", "shift1 shift1");
    board
        .refuse("A shift1 0 left", "KZ-041")
        .refuse("A shift1 3 right", "KZ-041")
        .refuse("A shift1 4 left", "KZ-041");
    board.play("A shift1 1 right");
    assert_eq!(wall(&board), "LN GT KT DR");
    board.play("A shift1 3 left");
    assert_eq!(wall(&board), "LN GT DR KT");
}

#[test]
fn kz_042_shift2_moves_a_card_two_places() {
    let mut board = acting("LN KT GT DR PN", "shift2 shift2");
    board
        .refuse("A shift2 1 left", "KZ-042")
        .refuse("A shift2 3 right", "KZ-042")
        .refuse("A shift2 5 left", "KZ-042");
    board.play("A shift2 0 right");
    assert_eq!(wall(&board), "KT GT LN DR PN");
    board.play("A shift2 4 left");
    assert_eq!(wall(&board), "KT GT PN LN DR");
}

#[test]
fn kz_043_swap_exchanges_two_different_cards() {
    let mut board = acting("LN KT GT DR", "swap swap");
    board.refuse("A swap 2 2", "KZ-043").refuse("A swap 0 4", "KZ-043").refuse("A swap 9 9", "KZ-043");
    // A move has one notation; the arbiter sorts cards named in the other order.
    board.refuse("A swap 3 0", "KZ-043").play("A swap 0 3");
    assert_eq!(wall(&board), "DR KT GT LN");
    board.play("A swap 1 2");
    assert_eq!(wall(&board), "DR GT KT LN");
}

#[test]
fn kz_044_remove_discards_a_card_and_the_floor_is_restored() {
    let mut board =
        position("turn A act; wall LN KT GT DR; market PN TW PD; deck PN; A: remove; open C06 C07 C08");
    board.refuse("A remove 4", "KZ-044").play("A remove 1");
    assert_eq!((wall(&board), discard(&board)), ("PN LN GT DR".into(), "KT".into()));
    let mut board = acting("LN KT GT DR PN", "remove");
    board.play("A remove 4");
    assert_eq!(wall(&board), "LN KT GT DR");
}

#[test]
fn kz_045_extra_draws_a_composition_without_limit() {
    let mut board = position(
        "seats 4; turn A act; wall LN KT GT DR; market PN TW PD; A: extra extra extra | C01 C02; comps C09 C10 C11; open C06 C07 C08",
    );
    board.play("A extra").play("A extra").play("A extra");
    assert_eq!(hand(&board, "A"), "C01 C02 C09 C10 C11");
    assert_eq!(board.json("B")["players"][0]["compositions"]["count"], 5);
    let mut board = position(
        "turn A act; wall LN KT GT DR; market PN TW PD; A: extra; comps; removed ...; open C06 C07 C08",
    );
    board.refuse("A extra", "KZ-048");
}

#[test]
fn kz_046_market_replaces_the_market_and_places_a_new_card() {
    let mut board = position(
        "seats 3; turn A act; wall DR PN GT KT; market LN LN TW; deck RK KT GT PN DR; A: market swap; open C06 C07 C08",
    );
    board.refuse("A new 0 left", "KZ-046").play("A market");
    assert_eq!(
        (wall(&board), market(&board), discard(&board)),
        ("DR* PN GT KT".into(), "KT GT PN".into(), "LN LN TW".into())
    );
    board.refuse("A swap 1 2", "KZ-046").refuse("A end", "KZ-046").refuse("A draw", "KZ-046");
    board.refuse("A put left", "KZ-046").refuse("A new 3 left", "KZ-046").play("A new 1 right");
    assert_eq!((wall(&board), market(&board)), ("DR* PN GT KT GT".into(), "KT PN DR".into()));
    board.play("A swap 1 2");
}

#[test]
fn kz_047_return_brings_a_discarded_wall_card_back_anywhere() {
    let start =
        "turn A act; wall DR PN GT KT; market KT KT KT; discard TW RK LN; A: return; open C06 C07 C08";
    let mut board = position(start);
    let returns = board.legal("A").into_iter().filter(|mv| mv.starts_with("return")).collect::<Vec<_>>();
    assert_eq!(returns.len(), 10);
    board.refuse("A return rickshaw 0", "KZ-047").refuse("A return kite 0", "KZ-047");
    board.refuse("A return tower 5", "KZ-047").play("A return tower 2");
    assert_eq!((wall(&board), discard(&board)), ("DR PN TW GT KT".into(), "RK LN".into()));
    let mut board = position(start);
    board.play("A return lantern 4");
    assert_eq!(wall(&board), "DR PN GT KT LN");
    // Of equal symbols, the one discarded last comes back.
    let mut board = position(
        "turn A act; wall DR PN GT KT; market TW TW PD; discard LN1 KT5 LN2; A: return; open C06 C07 C08",
    );
    board.play("A return lantern 0");
    assert_eq!(board.json("A")["wall"][0]["card"], "LN2");
}

#[test]
fn kz_048_a_card_without_its_full_effect_may_not_be_played() {
    let mut board =
        position("turn A act; wall TW LN* KT* GT*; market PN TW PD; A: shift1 shift2 swap; open C06 C07 C08");
    assert_eq!(board.legal("A"), ["redraw", "end"], "no legal target for shift1, shift2, swap");
    board.refuse("A swap 1 2", "KZ-093");
    let board = position("turn A act; wall TW LN* KT* GT*; market PN TW PD; A: remove; open C06 C07 C08");
    assert_eq!(board.legal("A"), ["redraw", "end"]);
    let mut board = position(
        "turn A act; wall LN ...; market; deck; discard RK RK RK; A: market return extra; comps; removed ...; open C06 C07 C08",
    );
    board.refuse("A market", "KZ-048").refuse("A return lantern 0", "KZ-048").refuse("A extra", "KZ-048");
    assert_eq!(board.legal("A"), ["redraw", "end"]);
    // One card anywhere is enough for a new market.
    let mut board =
        position("turn A act; wall LN ...; market PD; deck RK RK RK; A: market; open C06 C07 C08");
    board.play("A market");
    assert_eq!(market(&board), "PD");
    // Blockers leave no target if they cannot be passed.
    let text = format!(
        "turn A act; wall LN TW PN* GT*; market PN TW PD; A: shift1 shift2; open C06 C07 C08; {STRICT}"
    );
    assert_eq!(position(&text).legal("A"), ["redraw", "end"]);
}

#[test]
fn kz_049_an_effect_that_changes_nothing_is_allowed() {
    let mut board = acting("LN LN GT DR", "swap");
    board.play("A swap 0 1");
    assert_eq!(wall(&board), "LN LN GT DR");
    board.refuse("A swap 0 1", "KZ-040");
}

#[test]
fn kz_050_chosen_cards_are_neither_towers_nor_covered_but_may_be_passed() {
    let mut board = acting("LN TW KT* GT", "shift1 shift2 swap remove");
    board.refuse("A shift1 1 left", "KZ-100").refuse("A swap 0 2", "KZ-093").refuse("A swap 1 2", "KZ-100");
    board.refuse("A remove 1", "KZ-100").refuse("A remove 2", "KZ-093").refuse("A shift2 2 left", "KZ-093");
    board.play("A shift1 0 right");
    assert_eq!(wall(&board), "TW LN KT* GT");
    let mut board = acting("LN TW KT* GT", "shift2");
    board.play("A shift2 0 right");
    assert_eq!(wall(&board), "TW KT* LN GT");
    let text = format!(
        "turn A act; wall LN TW KT* GT; market PN TW PD; A: shift1 shift2; open C06 C07 C08; {STRICT}"
    );
    let mut board = position(&text);
    board
        .refuse("A shift1 0 right", "KZ-101")
        .refuse("A shift2 0 right", "KZ-101")
        .refuse("A shift1 3 left", "KZ-093");
    board.refuse("A shift2 3 left", "KZ-093");
}
