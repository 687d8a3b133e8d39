//! Section 3.5: rickshaws, towers, dragons, pandas.

use super::{discard, market, position, wall};

#[test]
fn kz_090_a_revealed_rickshaw_goes_on_the_leftmost_card() {
    // Blind draw.
    let mut board = position("turn A place; wall LN KT GT DR; market PN TW PD; deck RK PN; open C06 C07 C08");
    board.play("A draw");
    assert_eq!(wall(&board), "LN* KT GT DR");
    // Market refill: the card just placed is the leftmost.
    let mut board = position("turn A place; wall LN KT GT DR; market PN TW PD; deck RK KT; open C06 C07 C08");
    board.play("A place 0 left");
    assert_eq!((wall(&board), market(&board)), ("PN* LN KT GT DR".into(), "TW PD KT".into()));
    // Without a rickshaw nothing is covered.
    let mut board = position("turn A place; wall LN KT GT DR; market PN TW PD; deck KT; open C06 C07 C08");
    board.play("A place 0 left");
    assert_eq!(wall(&board), "PN LN KT GT DR");
}

#[test]
fn kz_091_a_rickshaw_takes_the_first_free_card() {
    let mut board =
        position("turn A place; wall LN* KT* GT DR; market PN TW PD; deck RK PN; open C06 C07 C08");
    board.play("A draw");
    assert_eq!(wall(&board), "LN* KT* GT* DR");
    let mut board =
        position("turn A place; wall LN* KT GT* DR; market PN TW PD; deck RK PN; open C06 C07 C08");
    board.play("A draw");
    assert_eq!(wall(&board), "LN* KT* GT* DR");
}

#[test]
fn kz_092_another_card_completes_a_draw_that_reveals_a_rickshaw() {
    let mut board =
        position("turn A place; wall LN KT GT DR; market PN TW PD; deck RK RK PN; open C06 C07 C08");
    board.play("A draw");
    assert_eq!(wall(&board), "LN* KT* GT DR");
    assert_eq!(board.json("B")["phase"]["card"], "PN2");
    let mut board = position("turn A place; wall LN KT GT DR; market PN TW PD; deck PN; open C06 C07 C08");
    board.play("A draw");
    assert_eq!(board.json("B")["phase"]["card"], "PN2");
}

#[test]
fn kz_093_a_covered_card_cannot_be_moved_removed_or_photographed() {
    let mut board = position(
        "seats 4; turn A act; wall LN* KT GT DR; market PN TW PD; A: shift1 shift2 swap remove | C01; open C06 C07 C08",
    );
    board
        .refuse("A shift1 0 right", "KZ-093")
        .refuse("A shift2 0 right", "KZ-093")
        .refuse("A swap 0 1", "KZ-093");
    board.refuse("A remove 0", "KZ-093").refuse("A claim c01 0", "KZ-063");
    board.play("A swap 1 2").play("A shift1 3 left").play("A remove 3");
}

#[test]
fn kz_094_all_rickshaws_move_one_card_at_the_start_of_every_turn() {
    let mut board = position("turn A end; wall LN* KT* GT DR; market PN TW PD; A: swap; open C06 C07 C08");
    board.play("A end");
    assert_eq!(wall(&board), "LN KT* GT* DR");
    // They do not move within a turn.
    let mut board = position("turn A place; wall LN* KT GT DR; market PN TW PD; deck PN; open C06 C07 C08");
    board.play("A place 0 right");
    assert_eq!(wall(&board), "LN* KT GT DR PN");
}

#[test]
fn kz_095_a_rickshaw_on_the_last_card_leaves_for_the_discard() {
    let mut board = position("turn A end; wall LN KT GT* DR*; market PN TW PD; A: swap; open C06 C07 C08");
    board.play("A end");
    assert_eq!((wall(&board), discard(&board)), ("LN KT GT DR*".into(), "RK".into()));
}

#[test]
fn kz_096_the_symbol_under_a_rickshaw_stays_visible() {
    let board = position("turn A end; wall LN KT* GT DR; market PN TW PD; open C06 C07 C08");
    let card = &board.json("spectator")["wall"][1];
    assert_eq!((&card["symbol"], &card["covered"]), (&"kite".into(), &true.into()));
    assert_eq!(board.json("spectator")["wall"][0]["covered"], false);
}

#[test]
fn kz_097_a_rickshaw_stays_with_its_card() {
    let mut board = position("turn A act; wall LN KT* GT DR; market PN TW PD; A: shift1; open C06 C07 C08");
    board.play("A shift1 0 right");
    assert_eq!(wall(&board), "KT* LN GT DR");
    board.play("A end");
    assert_eq!(wall(&board), "KT LN* GT DR");
    let mut board = position("turn A place; wall LN KT* GT DR; market PN TW PD; deck PN; open C06 C07 C08");
    board.play("A place 0 left");
    assert_eq!(wall(&board), "PN LN KT* GT DR");
    // The card under it cannot be shifted.
    let mut board = position("turn A act; wall LN KT* GT DR; market PN TW PD; A: shift1; open C06 C07 C08");
    board.refuse("A shift1 1 right", "KZ-093");
}

#[test]
fn kz_098_without_a_free_card_a_rickshaw_waits() {
    let mut board = position(
        "turn A act; wall LN KT GT DR; market PN TW PD; deck RK PN KT GT LN; A: | C14; B: swap; open C06 C07 C08",
    );
    board.play("A claim c14 0");
    assert_eq!((wall(&board), board.json("B")["waiting"].clone()), ("LN GT KT PN*".into(), 0.into()));
    // Three rickshaws in a row on an empty wall: each new card takes one.
    let mut board = position(
        "turn A act; wall LN KT GT DR; market PN TW PD; deck RK RK RK PN KT GT LN; A: | C14; open C06 C07 C08",
    );
    board.play("A claim c14 0");
    assert_eq!(wall(&board), "LN GT* KT* PN*");
    // A waiting rickshaw does not move in step 1, and needs a new card even if another one becomes free.
    let strict = r#"options {"wall_floor":"photo_only"}"#;
    let mut board = position(&format!(
        "turn A end; wall LN*; waiting 1; market PN TW PD; deck DR; A: swap; open C06 C07 C08; {strict}"
    ));
    board.play("A end");
    assert_eq!((wall(&board), board.json("B")["waiting"].clone()), ("LN".into(), 1.into()));
    board.play("B place 0 right");
    assert_eq!((wall(&board), board.json("B")["waiting"].clone()), ("LN* PN".into(), 0.into()));
    // With an empty wall, a rickshaw revealed by a blind draw waits for the card behind it (E18).
    let mut board =
        position(&format!("turn A place; wall; market PN TW PD; deck RK DR; open C06 C07 C08; {strict}"));
    board.play("A draw");
    assert_eq!(board.json("B")["waiting"], 1);
    board.play("A put left");
    assert_eq!(wall(&board), "DR*");
}

#[test]
fn kz_100_a_tower_cannot_be_chosen() {
    let mut board = position(
        "seats 4; turn A act; wall LN TW GT DR; market PN TW PD; A: shift1 shift2 swap remove; open C06 C07 C08",
    );
    board
        .refuse("A shift1 1 right", "KZ-100")
        .refuse("A shift2 1 right", "KZ-100")
        .refuse("A swap 1 2", "KZ-100");
    board.refuse("A remove 1", "KZ-100").play("A swap 0 2");
    // A covered tower still counts as a tower.
    position("turn A act; wall LN TW* GT DR; market PN TW PD; A: remove; open C06 C07 C08")
        .refuse("A remove 1", "KZ-100");
}

#[test]
fn kz_101_cards_can_be_shifted_past_a_tower_unless_the_option_forbids_it() {
    let text = "turn A act; wall LN TW GT DR; market PN TW PD; A: shift1 shift2; open C06 C07 C08";
    let mut board = position(text);
    board.play("A shift1 0 right");
    assert_eq!(wall(&board), "TW LN GT DR");
    let strict = r#"options {"blockers_passable":false}"#;
    let mut board = position(&format!("{text}; {strict}"));
    board.refuse("A shift1 0 right", "KZ-101").refuse("A shift2 3 left", "KZ-101").play("A shift1 3 left");
    // The refusal names the first blocker; a covered tower counts as a tower.
    let strict_wall = |wall: &str| {
        position(&format!("turn A act; wall {wall}; market PN TW PD; A: shift2; open C06 C07 C08; {strict}"))
    };
    strict_wall("LN GT* TW DR").refuse("A shift2 0 right", "KZ-093");
    strict_wall("LN TW* GT DR").refuse("A shift2 0 right", "KZ-101");
}

#[test]
fn kz_102_towers_are_placed_photographed_discarded_and_brought_back() {
    let mut board = position(
        "seats 4; turn A place; wall KT TW PN DR; market TW KT PD; deck LN LN LN LN LN; A: market return remove | C11; open C06 C07 C08",
    );
    board.play("A place 0 right").play("A claim c11 0");
    assert_eq!(discard(&board), "KT TW PN");
    board.play("A return tower 0").refuse("A remove 0", "KZ-100").play("A market").play("A new 0 left");
}

#[test]
fn kz_103_a_dragon_has_its_head_on_the_left_and_no_gap() {
    let mut board = position("turn A act; wall DT DH PD LN; market PN TW KT; A: | C21; open C06 C07 C08");
    board.refuse("A claim c21 0", "KZ-103");
    let mirror = r#"turn A act; wall DT DH PD LN; market PN TW KT; A: | C21; open C06 C07 C08; options {"mirror_match":true}"#;
    position(mirror).refuse("A claim c21 0", "KZ-103");
    let mut board = position("turn A act; wall DH DM DT LN; market PN TW KT; A: | C21 C24; open C06 C07 C08");
    board.refuse("A claim c21 0", "KZ-061").play("A claim c24 0");
    let board = position("turn A act; wall DH DT PD LN; market PN TW KT; A: | C21 C23; open C06 C07 C08");
    let claims: Vec<_> = board.legal("A").into_iter().filter(|mv| mv.starts_with("claim")).collect();
    assert_eq!(claims, ["claim c21 0", "claim c23 0"]);
}

#[test]
fn kz_104_a_panda_is_an_ordinary_card_of_the_wall() {
    let mut board = position(
        "seats 4; turn A act; wall LN PD GT DR; market PN TW KT; A: shift1 swap remove | C17; B: | C18; open C06 C07 C08",
    );
    board.play("A shift1 1 right").refuse("A claim c17 0", "KZ-061").play("A swap 1 2");
    board.play("B claim c18 1");
}
