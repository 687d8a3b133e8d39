//! Section 5: the notation, the order of legal moves, and the order of reasons.

use klad_klatz::{Move, components::Symbol};

use super::position;

#[test]
fn the_moves_come_in_canonical_order() {
    let board = position(
        "seats 4; turn A act; wall LN KT GT DR; market PN TW PD; discard PN6; A: shift1 shift2 swap remove extra market return | C01 C04; open C06 C07 C08",
    );
    let kinds: Vec<String> = board.legal("A").iter().map(|mv| mv.split(' ').next().unwrap().into()).collect();
    let mut order = kinds.clone();
    order.dedup();
    assert_eq!(order, ["shift1", "shift2", "swap", "remove", "extra", "market", "return", "redraw", "claim"]);
    assert_eq!(board.legal("A")[..3], ["shift1 0 right", "shift1 1 left", "shift1 1 right"]);
    let claims: Vec<_> = board.legal("A").into_iter().filter(|mv| mv.starts_with("claim")).collect();
    assert_eq!(claims, ["claim c01 0", "claim c04 2", "claim c06 0"]);
    let board = position("turn A place; wall LN KT GT DR; market PN TW PD; open C06 C07 C08");
    let places = [
        "place 0 left",
        "place 0 right",
        "place 1 left",
        "place 1 right",
        "place 2 left",
        "place 2 right",
        "draw",
    ];
    assert_eq!(board.legal("A")[..7], places);
}

#[test]
fn the_largest_list_of_legal_moves_has_1076_moves() {
    // Two towers at each end, 47 cards, swap and both shifts: section 5 counts 1,076.
    let board = position(
        "turn A act; wall TW TW LN LN LN LN LN LN KT KT KT KT KT KT PN PN PN PN PN PN GT GT GT GT GT GT DR DR DR DR DR DR PD PD PD PD DH DH DH DM DM DM DT DT DT TW TW; market; deck RK RK RK; A: swap shift1 shift2; open C11 C12 C13",
    );
    assert_eq!(board.legal("A").len(), 903 + 86 + 86 + 1);
}

#[test]
fn the_first_applicable_reason_is_given() {
    // Sender before phase, phase before ownership.
    let mut board = position("turn A place; wall TW* KT GT DR; market PN TW PD; A: shift1; open C06 C07 C08");
    board.refuse("B swap 0 0", "KZ-020").refuse("A swap 0 0", "KZ-020");
    // Ownership before target; index before tower, tower before covered, covered before destination.
    let mut board = position("turn A act; wall TW* KT* GT DR; market PN TW PD; A: shift1; open C06 C07 C08");
    board
        .refuse("A remove 9", "KZ-040")
        .refuse("A shift1 9 left", "KZ-041")
        .refuse("A shift1 0 left", "KZ-100");
    board.refuse("A shift1 1 left", "KZ-093").refuse("A shift1 3 right", "KZ-041");
    // No effect before target.
    let mut board = position("turn A act; wall LN KT GT DR; market PN TW PD; A: return; open C06 C07 C08");
    board.refuse("A return lantern 99", "KZ-048");
    // Unstable before ownership.
    let mut board =
        position("turn A put LN1; wall TW KT GT DR; market PN TW PD; A: shift1; open C06 C07 C08");
    board.refuse("B claim c01 0", "KZ-066");
}

#[test]
fn garbled_moves_are_refused_with_a_reason() {
    for text in [
        "",
        "place",
        "place 0",
        "place x left",
        "place 0 up",
        "place 0 left now",
        "shift3 0 left",
        "swap 1",
        "swap 01 2",
        "return lamp 0",
        "claim C01 0",
        "claim c26 0",
        "claim c1 0",
        "leave T",
        "leave",
        "put",
        "place 256 left",
        "end ",
    ] {
        let error = text.parse::<Move>().expect_err(text).to_string();
        assert!(error.starts_with("found "), "{text}: {error}");
    }
    assert_eq!("leave B".parse::<Move>().unwrap().to_string(), "leave B");
    assert_eq!("return rickshaw 3".parse(), Ok(Move::PlayReturn { symbol: Symbol::Rickshaw, at: 3 }));
}

#[test]
fn the_table_plays_for_a_seat_whose_time_is_over() {
    // E19
    let forced = |text: &str| {
        let board = position(text);
        let mut legal = Vec::new();
        klad_engine::Game::legal_moves(board.state(), klad_engine::Seat(0), &mut legal);
        <klad_klatz::State as klad_engine::Game>::fallback(&board.view("A"), &legal).to_string()
    };
    let table = "wall LN KT GT DR; open C06 C07 C08; A: remove swap | C01";
    assert_eq!(forced(&format!("turn A place; market PN TW PD; {table}")), "place 0 right");
    assert_eq!(forced(&format!("turn A place; market; {table}")), "draw");
    assert_eq!(forced(&format!("turn A put PN1; market PN TW PD; {table}")), "put right");
    assert_eq!(forced(&format!("turn A new 0; market PN TW PD; {table}")), "new 0 right");
    assert_eq!(forced(&format!("turn A act; market PN TW PD; {table}")), "swap 0 1");
    assert_eq!(forced("turn A act; wall TW LN* KT* GT*; market PN TW PD; A: swap; open C06 C07 C08"), "end");
    assert_eq!(forced(&format!("seats 3; turn A act 1; market PN TW PD; {table}")), "end");
    assert_eq!(forced(&format!("turn A end; market PN TW PD; {table}")), "end");
}
