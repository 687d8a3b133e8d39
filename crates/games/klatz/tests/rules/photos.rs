//! Section 3.4: photos.

use super::{discard, hand, position, wall};

#[test]
fn kz_060_a_call_names_a_composition_and_a_place() {
    let mut board =
        position("turn A act; wall LN KT GT DR; market PN TW PD; A: swap | C01 C02; open C06 C07 C08");
    board.refuse("A claim c02 0", "KZ-061").play("A claim c01 0");
    assert_eq!(board.json("B")["photos"], serde_json::json!([{"seat": 0, "comp": "C01", "points": 1}]));
    assert_eq!(board.json("B")["players"][0]["points"], 1);
}

#[test]
fn kz_061_the_symbols_must_be_in_order_side_by_side() {
    let text = "turn A act; wall PN LN KT GT DR; market PN TW PD; A: | C01 C06 C14 C04 C05; open C02 C07 C08";
    let mut board = position(text);
    let claims: Vec<_> = board.legal("A").into_iter().filter(|mv| mv.starts_with("claim")).collect();
    assert_eq!(claims, ["claim c01 1", "claim c04 3", "claim c06 1", "claim c14 1"]);
    board
        .refuse("A claim c05 0", "KZ-061")
        .refuse("A claim c01 0", "KZ-061")
        .refuse("A claim c01 4", "KZ-061");
    board.refuse("A claim c01 9", "KZ-061").refuse("A claim c14 200", "KZ-061").play("A claim c04 3");
    assert_eq!(board.json("A")["players"][0]["points"], 1, "V1: a one-point composition scores 1");
}

#[test]
fn kz_062_a_mirror_image_does_not_match() {
    let text = "turn A act; wall KT LN GT DR; market PN TW PD; A: | C01; open C06 C07 C08";
    position(text).refuse("A claim c01 0", "KZ-062");
    let mut board = position(&format!("{text}; options {{\"mirror_match\":true}}"));
    board.play("A claim c01 0");
    // The same goes for compositions with a tower or a panda.
    let text = "turn A act; wall PN TW KT GT PD LN; market PN TW PD; A: | C11 C17; open C06 C07 C08";
    position(text).refuse("A claim c11 0", "KZ-062").refuse("A claim c17 4", "KZ-062");
    let mut board = position(&format!("{text}; options {{\"mirror_match\":true}}"));
    board.play("A claim c11 0").play("A claim c17 2");
}

#[test]
fn kz_063_a_rickshaw_spoils_the_picture() {
    let mut board =
        position("turn A act; wall LN* KT GT DR; market PN TW PD; A: | C01 C04; open C06 C07 C08");
    board.refuse("A claim c01 0", "KZ-063").play("A claim c04 2");
    let text = r#"turn A act; wall KT* LN GT DR; market PN TW PD; A: | C01; open C06 C07 C08; options {"mirror_match":true}"#;
    position(text).refuse("A claim c01 0", "KZ-063");
    // The reason is given only if nothing else is wrong.
    position("turn A act; wall KT* LN GT DR; market PN TW PD; A: | C01; open C06 C07 C08")
        .refuse("A claim c01 0", "KZ-062");
}

#[test]
fn kz_064_your_own_compositions_can_be_called_at_any_stable_moment() {
    for phase in ["place", "act 0", "act 1", "end", "redrawn"] {
        let text = format!(
            "seats 3; turn B {phase}; wall LN KT GT DR; market PN TW PD; A: | C01; B: | C14; C: | C04; open C06 C07 C08"
        );
        for (seat, comp) in [("A", "c01 0"), ("B", "c14 0"), ("C", "c04 2")] {
            position(&text).play(&format!("{seat} claim {comp}"));
        }
    }
    let mut board = position(
        "seats 3; turn B act; wall LN KT GT DR; market PN TW PD; A: | C01; C: | C04 | C14; open C06 C07 C08; removed C02; photos B C03",
    );
    // In another hand, discarded, removed, photographed, in the deck: the refusal is always the same.
    for comp in ["c01", "c14", "c02", "c03", "c05"] {
        board.refuse(&format!("C claim {comp} 0"), "KZ-064");
    }
    board.play("C claim c04 2");
}

#[test]
fn kz_065_open_compositions_are_for_the_active_seat() {
    let text =
        "seats 3; turn C act 1; wall PN GT LN DR; market PN TW PD; C: swap; A: | C08; open C03 C06 C07";
    let mut board = position(text);
    board.refuse("A claim c03 0", "KZ-065").play("C claim c03 0");
    let mut board =
        position("seats 3; turn C act; wall PN GT LN DR; market PN TW PD; C: swap; open C03 C06 C07");
    board.play("C redraw").refuse("C claim c03 0", "KZ-065");
    let mut board = position("seats 3; turn C place; wall PN GT LN DR; market PN TW PD; open C03 C06 C07");
    board.play("C claim c03 0");
    let mut board = position("seats 3; turn C end; wall PN GT LN DR; market PN TW PD; open C03 C06 C07");
    board.play("C claim c03 0");
}

#[test]
fn kz_066_nobody_can_call_while_a_step_is_half_done() {
    let mut board = position(
        "turn A place; wall LN KT GT DR; market PN TW PD; deck PN; A: market; B: | C01; open C06 C07 C08",
    );
    board.play("A draw").refuse("B claim c01 0", "KZ-066").refuse("A claim c06 0", "KZ-066");
    assert_eq!(board.legal("B"), [""; 0]);
    board.play("A put right").play("A market").refuse("B claim c01 0", "KZ-066").play("A new 0 right");
    board.play("B claim c01 0");
}

#[test]
fn kz_067_a_photo_is_scored_the_gap_closed_and_the_wall_refilled() {
    let mut board = position(
        "turn A act; wall LN KT GT DR; market PN TW PD; deck PN TW; A: | C01 C02; comps C20 C21; open C06 C07 C08",
    );
    board.play("A claim c01 0");
    assert_eq!((wall(&board), discard(&board)), ("TW PN GT DR".into(), "LN KT".into()));
    assert_eq!(hand(&board, "A"), "C02 C20");
    let mut board =
        position("turn A act; wall LN KT GT DR; market PN TW PD; deck RK PN TW; A: | C01; open C06 C07 C08");
    board.play("A claim c01 0");
    assert_eq!(wall(&board), "TW PN GT* DR");
    // The last open composition ends the game before the picture is removed.
    let mut board = position("turn A act; wall LN KT GT DR; market PN TW PD; deck PN TW; open C06");
    board.play("A claim c06 0");
    assert_eq!((wall(&board), discard(&board)), ("LN KT GT DR".into(), "".into()));
    board.refuse("A claim c01 0", "KZ-110");
}

#[test]
fn kz_068_nothing_is_drawn_beyond_two_or_from_an_empty_deck() {
    let mut board =
        position("turn A act; wall LN KT GT DR; market PN TW PD; A: | C01 C06 C21; open C02 C07 C08");
    board.play("A claim c01 0");
    assert_eq!(hand(&board, "A"), "C06 C21");
    let mut board = position(
        "turn A act; wall LN KT GT DR; market PN TW PD; A: | C01; comps C20; removed ...; open C06 C07 C08",
    );
    board.play("A claim c01 0");
    assert_eq!(hand(&board, "A"), "C20", "only what is left");
}

#[test]
fn kz_069_open_compositions_are_not_replaced() {
    let mut board = position("turn A act; wall LN KT GT DR; market PN TW PD; A: | C01; open C06 C07 C08");
    let left = board.state().compositions_left();
    board.play("A claim c06 0");
    assert_eq!(board.json("A")["open"], serde_json::json!(["C07", "C08"]));
    assert_eq!((board.state().compositions_left(), hand(&board, "A")), (left, "C01".into()));
    board.refuse("A claim c06 0", "KZ-064");
}

#[test]
fn kz_070_the_floor_is_restored_card_by_card_at_the_left() {
    let mut board =
        position("turn A act; wall PN LN KT GT; market PN TW PD; deck DR TW PD; A: | C06; open C02 C07 C08");
    board.play("A claim c06 1");
    assert_eq!(wall(&board), "PD TW DR PN");
    let text = r#"turn A act; wall LN KT GT DR; market PN TW PD; deck PN; A: remove; open C02 C07 C08"#;
    let mut board = position(text);
    board.play("A remove 0");
    assert_eq!(wall(&board), "PN KT GT DR");
    let mut board = position(&format!("{text}; options {{\"wall_floor\":\"photo_only\"}}"));
    board.play("A remove 0");
    assert_eq!(wall(&board), "KT GT DR");
    // Longer walls are left alone.
    let mut board =
        position("turn A act; wall PN LN KT GT DR TW; market PN TW PD; A: | C01; open C02 C07 C08");
    board.play("A claim c01 1");
    assert_eq!(wall(&board), "PN GT DR TW");
}

#[test]
fn kz_071_gaps_close_and_the_order_stays() {
    let mut board =
        position("turn A act; wall PN LN KT TW DR PD; market PN TW PD; A: | C01; B: | C12; open C02 C07 C08");
    board.refuse("B claim c12 0", "KZ-061").play("A claim c01 1");
    assert_eq!(wall(&board), "PN TW DR PD");
    board.play("B claim c12 0");
}

#[test]
fn kz_072_the_second_caller_is_checked_on_the_changed_wall() {
    let mut board = position(
        "turn A act; wall LN KT GT PN; market DR TW PD; deck LN DR; A: | C01; B: | C06; open C02 C07 C08",
    );
    board.play("A claim c01 0");
    assert_eq!(wall(&board), "DR LN GT PN");
    board.refuse("B claim c06 1", "KZ-061");
    let mut board = position(
        "turn A act; wall DH DM DT PN DH DM DT; market DR TW PD; A: | C24; B: | C25; open C02 C07 C08",
    );
    board.play("A claim c24 0");
    assert_eq!(wall(&board), "PN DH DM DT");
    board.play("B claim c25 1");
}

#[test]
fn kz_073_several_photos_each_need_their_own_cards() {
    let mut board =
        position("turn A act; wall LN KT GT DR LN KT; market PN TW PD; A: | C01 C04 C06; open C02 C07 C08");
    board.play("A claim c01 0").play("A claim c04 0").refuse("A claim c06 0", "KZ-061");
    assert_eq!(board.json("A")["players"][0]["photos"], 2);
}

#[test]
fn kz_074_a_wrong_call_costs_nothing_and_nobody_must_call() {
    let mut board =
        position("turn A act; wall LN KT GT DR; market PN TW PD; A: swap | C02; B: | C01; open C06 C07 C08");
    board.refuse("A claim c02 0", "KZ-061");
    assert_eq!(board.json("A")["players"][0]["points"], 0);
    // B could call, but does not.
    board.play("A swap 0 3").play("A end");
}

#[test]
fn kz_075_the_caller_chooses_the_place() {
    for (start, left) in [(0, "GT LN KT DR"), (3, "LN KT GT DR")] {
        let mut board =
            position("turn A act; wall LN KT GT LN KT DR; market PN TW PD; A: | C01; open C06 C07 C08");
        board.play(&format!("A claim c01 {start}")).refuse("A claim c01 0", "KZ-064");
        assert_eq!(wall(&board), left);
    }
}

#[test]
fn kz_076_a_photographed_composition_is_public() {
    let mut board = position("turn A act; wall LN KT GT DR; market PN TW PD; A: | C01; open C06 C07 C08");
    assert!(!board.json("B")["players"][0].to_string().contains("C01"));
    board.play("A claim c01 0");
    for viewer in ["B", "spectator"] {
        assert_eq!(board.json(viewer)["photos"][0]["comp"], "C01");
    }
}
