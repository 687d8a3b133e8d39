//! LM-070 to LM-080: laying path cards.

use klad_engine::Seat;
use klad_lost_mines::{
    Cell, Dir, Options,
    components::{Mine, Special},
    setup::MineAnchor,
};

use crate::help::*;

#[test]
fn lm_070_a_path_card_goes_on_an_empty_cell() {
    let mut table = four(|state| {
        put(state, 2, 2, "NESW");
        hold(state, 0, "cross4 line_h1 axe1");
    });
    for cell in ["11 2", "2 7", "15 15", "2 2", "1 2", "1 4", "9 0", "9 6"] {
        table.refuse(&format!("A path cross4 {cell}"), "LM-070");
    }
    table.play("A path cross4 3 2");
}

#[test]
fn lm_071_the_cell_must_be_next_to_a_card() {
    let mut table = four(|state| hold(state, 0, "cross1 line_h1"));
    table.refuse("A path cross1 5 5", "LM-071");
    // A diagonal neighbor does not count.
    table.refuse("A path cross1 2 1", "LM-071").play("A path cross1 2 2");
}

#[test]
fn lm_072_open_meets_open_and_closed_meets_closed() {
    let mut table = four(|state| hold(state, 0, "line_h1 line_v1 cross1"));
    table.refuse("A path line_v1 2 2", "LM-072");
    // Between the two starts both sides must be open.
    table.refuse("A path line_h1 1 3", "LM-072");
    let legal = table.legal("A");
    assert!(
        ["path line_v1 1 3", "path cross1 1 3", "path line_h1 2 2"]
            .iter()
            .all(|mv| legal.contains(&mv.to_string()))
    );
    table.play("A path line_h1 2 2");
    // An open side may not meet a closed one either.
    let mut table = four(|state| {
        put(state, 2, 2, "EW");
        put(state, 3, 2, "NESW");
        put(state, 3, 1, "NESW");
        hold(state, 0, "cross5 bend_a1 bend_b1");
    });
    table.refuse("A path cross5 2 1", "LM-072").play("A path bend_a1 2 1");
}

#[test]
fn lm_073_a_path_must_be_continued() {
    let mut table = four(|state| {
        put(state, 2, 2, "EW");
        hold(state, 0, "stub_v1 line_h2");
    });
    // All neighbors match, closed to closed, but nothing joins.
    table.refuse("A path stub_v1 2 1", "LM-073").play("A path line_h2 3 2");
}

#[test]
fn lm_074_any_path_on_the_board_may_be_continued() {
    let mut table = four(|state| {
        put(state, 8, 2, "EW");
        hold(state, 0, "line_h2 cross1");
    });
    table.refuse("A path cross1 6 2", "LM-071").play("A path line_h2 7 2");
}

#[test]
fn lm_075_the_player_chooses_between_printed_and_half_turned() {
    let mut table = four(|state| hold(state, 0, "bend_a1 bend_b1"));
    let legal = table.legal("A");
    // North of the blue start the south side must be open: a bend to the north has that only with a half turn.
    assert!(legal.contains(&"path bend_a1 1 1 turned".to_string()));
    table.refuse("A path bend_a1 1 1", "LM-072").play("A path bend_a1 1 1 turned");
    let exits = table.state().board().exits(Cell::new(1, 1)).to_string();
    assert_eq!(exits, "SW");
    let mut table = four(|state| hold(state, 0, "cross1 line_h1"));
    table.refuse("A path cross1 1 1 turned", "LM-075").refuse("A path line_h1 2 2 turned", "LM-075");
    table.play("A path cross1 1 1");
}

#[test]
fn lm_076_a_face_down_mine_matches_anything_and_continues_a_path() {
    let arrange = |state: &mut klad_lost_mines::State| hold(state, 0, "line_h1 line_v1 cross1");
    let mut table = four(arrange);
    table.refuse("A path line_v1 8 2", "LM-073").play("A path line_h1 8 2");
    let options = Options { mine_anchor: MineAnchor::RevealedOnly, ..Options::default() };
    let mut table = position(4, options, arrange);
    table.refuse("A path line_h1 8 2", "LM-073").refuse("A path cross1 9 1", "LM-073");
    assert!(table.legal("A").iter().all(|mv| !mv.contains(" 8 2") && !mv.contains(" 9 1")));
    // It still matches both open and closed sides.
    let mut table = position(4, options, |state| {
        put(state, 7, 2, "EW");
        hold(state, 0, "line_h3 stub_h1");
    });
    table.refuse("A path stub_h1 8 2 turned", "LM-072").play("A path stub_h1 8 2");
    // A revealed mine continues a path again.
    let mut table = position(4, options, |state| {
        state.arrange_mine(1, Mine::Gold);
        state.arrange_reveal(1, Dir::E);
        hold(state, 0, "line_h1");
    });
    table.play("A path line_h1 8 2");
}

#[test]
fn lm_077_an_obstacle_cannot_be_entered_without_its_tool() {
    let arrange = |state: &mut klad_lost_mines::State| {
        put(state, 2, 2, "EW");
        state.arrange_path(3, 2, "EW", Special::Lake);
        hold(state, 0, "axe1 axe2");
    };
    let mut table = four(arrange);
    table.play("A discard axe1").play("A step e").refuse("A step e", "LM-149");
    let mut table = four(|state| {
        arrange(state);
        state.arrange_tool(3, 2);
    });
    table.play("A discard axe1").play("A step e").play("A step e");
    assert_eq!(pawn(&table, 0), (3, 2));
}

#[test]
fn lm_078_rocks_hold_one_dwarf_and_nobody_else_can_pass() {
    let arrange = |state: &mut klad_lost_mines::State| {
        put(state, 2, 2, "EW");
        state.arrange_path(3, 2, "EW", Special::Rocks);
        put(state, 4, 2, "EW");
        hold(state, 0, "axe1 axe2");
    };
    let mut table = four(|state| {
        arrange(state);
        state.arrange_pawn(Seat(2), 3, 2);
    });
    table.play("A discard axe1").play("A step e").refuse("A step e", "LM-150");
    let mut table = four(arrange);
    table.play("A discard axe1").play("A step e").play("A step e").play("A step e");
    assert_eq!(pawn(&table, 0), (4, 2));
}

#[test]
fn lm_079_a_campfire_holds_any_number_of_dwarves() {
    let mut table = four(|state| {
        state.arrange_path(2, 2, "NESW", Special::Campfire);
        for seat in 1..4 {
            state.arrange_pawn(Seat(seat), 2, 2);
        }
        hold(state, 0, "axe1 axe2");
    });
    table.play("A discard axe1").play("A step e");
    assert_eq!([0, 1, 2, 3].map(|seat| pawn(&table, seat)), [(2, 2); 4]);
    // Rocks in the same place would hold only one.
    let mut table = four(|state| {
        state.arrange_path(2, 2, "NESW", Special::Rocks);
        state.arrange_pawn(Seat(1), 2, 2);
        put(state, 1, 1, "NESW");
        hold(state, 0, "axe1 axe2");
    });
    table.play("A discard axe1").refuse("A step e", "LM-150");
}

#[test]
fn lm_080_specials_are_laid_like_plain_cards() {
    let hands = [("line_h_lake1", "line_h1"), ("cross_rocks1", "cross1"), ("bend_a_fire1", "bend_a1")];
    for (special, plain) in hands {
        let legal = |card: &str| {
            let table = four(|state| hold(state, 0, card));
            let targets = table.legal("A").into_iter().filter(|mv| mv.starts_with("path"));
            targets.map(|mv| mv.replace(card, "card")).collect::<Vec<_>>()
        };
        assert_eq!(legal(special), legal(plain));
        assert!(!legal(plain).is_empty());
    }
    let mut table = four(|state| hold(state, 0, "line_h_lake1 cross1"));
    table.refuse("A path line_h_lake1 5 5", "LM-071").play("A path line_h_lake1 2 2");
}

/// A cell between two face-down mines takes any card with an open side toward one of them.
#[test]
fn between_two_face_down_mines_an_open_side_is_enough() {
    let mut table = four(|state| hold(state, 0, "line_v1 line_h1 stub_v1 cross1"));
    table.refuse("A path line_h1 9 1", "LM-073");
    let legal = table.legal("A");
    for mv in ["path line_v1 9 1", "path stub_v1 9 1", "path stub_v1 9 1 turned", "path cross1 9 1"] {
        assert!(legal.contains(&mv.to_string()), "{mv}");
    }
    table.play("A path stub_v1 9 1 turned");
}
