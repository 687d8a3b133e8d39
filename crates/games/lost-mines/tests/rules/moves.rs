//! Moves: the list of the legal ones, and the fixed numbering of all of them.

use klad_engine::{Game, MoveSpace, Seat, SeatSet};
use klad_lost_mines::{
    CardId, Cell, Edge, Move, Options, Refusal, State,
    components::{Face, Special},
    plays::Record,
};

use crate::help::*;

const A: Seat = Seat(0);

/// The index of a move at a table of four.
fn index(mv: &str) -> Option<usize> {
    four(|_| ()).state().move_index(A, mv.parse().unwrap())
}

#[test]
fn every_number_below_the_size_of_the_move_space_is_a_move_or_a_turn_in_vain() {
    let state = *four(|_| ()).state();
    let turns_in_vain = |card: CardId| match state.face(card) {
        Face::Path { exits, .. } => exits.is_symmetric(),
        _ => true,
    };
    let mut in_vain = 0;
    for index in 0..State::MOVES {
        match state.move_at(A, index) {
            Some(Move::PlayPath { card, rot: true, .. }) if turns_in_vain(card) => {
                panic!("{card} looks the same turned")
            }
            Some(mv) => assert_eq!(state.move_index(A, mv), Some(index), "{mv}"),
            None => in_vain += 1,
        }
    }
    // 16 path cards look the same turned, on each of 77 cells.
    assert_eq!((State::MOVES, in_vain), (9994, 16 * 77));
    assert_eq!(state.move_at(A, State::MOVES), None);
    assert_eq!(index("path cross1 0 0 turned"), None);
    assert_eq!(
        [index("path cross1 0 0"), index("path cross1 1 0"), index("ready")],
        [Some(0), Some(2), Some(9993)]
    );
}

#[test]
fn moves_with_numbers_out_of_range_are_not_in_the_move_space() {
    for pair in [
        ["path stub_v1 10 6", "path stub_v1 10 7"],
        ["path stub_v1 10 6", "path stub_v1 11 6"],
        ["path cross_fire1 0 0", "path axe1 0 0"],
        ["path bend_b_fire1 0 0", "path axe1 0 0"],
        ["tool axe1 10 6", "tool axe1 0 7"],
        ["tool rope3 0 0", "tool scout1 0 0"],
        ["look scout1 mine 3", "look scout1 mine 4"],
        ["look scout1 treasure 8", "look scout1 treasure 9"],
        ["look scout6 dwarf 8", "look scout6 dwarf 9"],
        ["look scout6 dwarf 8", "look trap1 dwarf 8"],
        ["trap trap1 135", "trap trap1 136"],
        ["trap trap3 0", "trap troll1 0"],
        ["troll troll1 135", "troll troll1 136"],
        ["troll troll3 0", "troll trap3 0"],
        ["storm storm1 10 6", "storm storm1 11 0"],
        ["storm storm2 0 0", "storm troll3 0 0"],
        ["discard axe1", "discard"],
        ["discard axe1 axe2", "discard axe1 axe1"],
        ["discard axe1 axe2", "discard axe1 axe2 axe3"],
        ["take 8", "take 9"],
        ["pick 4", "pick 5"],
    ] {
        assert!(index(pair[0]).is_some(), "{}", pair[0]);
        assert_eq!(index(pair[1]), None, "{}", pair[1]);
    }
}

#[test]
fn the_table_says_who_acts_and_which_options_it_has() {
    let options = Options { rounds: 5, ..Options::default() };
    let mut table = position(4, options, |_| ());
    assert_eq!(Game::options(table.state()), options);
    assert_eq!(Game::turn(table.state()).must, SeatSet::only(A));
    table.play("A discard axe1");
    assert_eq!(Game::turn(table.state()).must, SeatSet::only(Seat(1)));
}

#[test]
fn a_view_is_replaced_as_a_whole() {
    let mut table = four(|state| {
        road(state, 3);
        hold(state, 0, "storm1 trap1 axe1");
    });
    let mut view = table.view("A");
    table.play("A storm storm1 3 2").play("A end").play("B discard boat3");
    for viewer in ["C", "spectator", "A"] {
        let wanted = table.view(viewer);
        table.state().view_into(wanted.viewer, klad_engine::Sight::Table, &mut view);
        assert_eq!(view, wanted);
    }
}

#[test]
fn a_view_names_its_viewer_and_counts_points_of_scored_rounds_only() {
    let mut table = four(|_| ());
    assert_eq!([table.view("B").own_seat(), table.view("spectator").own_seat()], [Some(Seat(1)), None]);
    assert!(table.view("A").players.iter().all(|player| player.points.is_empty()));
    table.play("A propose").play("B vote yes").play("C vote yes").play("D vote yes");
    assert!(table.view("A").players.iter().all(|player| player.points == [0]));
    table.play("A ready").play("B ready").play("C ready").play("D ready");
    assert!(table.view("A").players.iter().all(|player| player.points == [0]));
}

#[test]
fn only_an_obstacle_with_its_tool_is_shown_as_overcome() {
    let table = four(|state| {
        put(state, 2, 2, "EW");
        state.arrange_path(3, 2, "EW", Special::Lake);
        state.arrange_path(4, 2, "EW", Special::Trunk);
        state.arrange_tool(4, 2);
        state.arrange_path(5, 2, "EW", Special::Rocks);
    });
    let overcome: Vec<bool> = table.view("A").paths.iter().map(|path| path.overcome).collect();
    assert_eq!(overcome, [false, false, true, false]);
}

/// What `legal_moves` computes for all cells at once.
#[test]
fn steps_onto_cards_with_and_without_room_are_listed() {
    let steps = |special: Special, occupied: bool| {
        let mut table = four(|state| {
            state.arrange_path(2, 2, "EW", special);
            put(state, 1, 1, "NESW");
            if occupied {
                state.arrange_pawn(Seat(1), 2, 2);
            }
        });
        table.play("A discard axe1");
        table.legal("A")
    };
    assert_eq!(steps(Special::Plain, false), ["step n", "step e", "end"]);
    assert_eq!(steps(Special::Plain, true), ["step n", "step e", "end"]);
    assert_eq!(steps(Special::Rocks, false), ["step n", "step e", "end"]);
    assert_eq!(steps(Special::Rocks, true), ["step n", "end"]);
    assert_eq!(steps(Special::Trunk, false), ["step n", "end"]);
}

#[test]
fn cells_and_labels_are_read_up_to_column_and_row_16() {
    let read = |text: &str| serde_json::from_str::<Cell>(text).ok().map(|cell| (cell.x(), cell.y()));
    assert_eq!(
        [read("[3, 5]"), read("[15, 15]"), read("[16, 0]"), read("[0, 16]")],
        [Some((3, 5)), Some((15, 15)), None, None]
    );
    let label = |text: &str| {
        let label = serde_json::from_value::<klad_lost_mines::board::Label>(text.into());
        label.ok().map(|label| (label.0.x(), label.0.y()))
    };
    assert_eq!(
        ["D6", "P16", "Q1", "A17", "A0", "a1", "6"].map(label),
        [Some((3, 5)), Some((15, 15)), None, None, None, None, None]
    );
}

#[test]
fn an_edge_names_its_two_cells() {
    let ends = |edge: Edge| edge.ends().iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(
        [ends(h(2, 2)), ends(v(10, 5)), ends(Edge(136))],
        [vec!["C3".to_owned(), "D3".into()], vec!["K6".into(), "K7".into()], vec![]]
    );
}

#[test]
fn moves_without_fields_are_read_without_any() {
    let read = |text: &str| serde_json::from_str::<Move>(text).ok();
    assert_eq!(read(r#"{"type":"end_move"}"#), Some(Move::EndMove));
    assert_eq!(read(r#"{"type":"end_move","dir":"n"}"#), None);
    assert_eq!(read(r#"{"type":"ready","seat":0}"#), None);
}

#[test]
fn plays_are_read_up_to_the_last_seat_and_up_to_column_and_row_16() {
    let read = |text: &str| text.parse::<Record>().ok().map(|record| record.to_string());
    for text in ["A discard 2 to 0 0", "I path cross1 2 2 to 15 15"] {
        assert_eq!(read(text).as_deref(), Some(text));
    }
    for text in ["J discard 2 to 0 0", "K discard 2 to 0 0", "A discard 1 to 16 0", "A discard 1 to 0 16"] {
        assert_eq!(read(text), None, "{text}");
    }
}

#[test]
fn lm_202_nobody_beyond_the_table_votes() {
    let mut table = four(|_| ());
    table.play("A propose");
    let vote = |seat: u8| table.state().check(Seat(seat), Move::VoteEndRound { yes: true });
    assert_eq!(vote(3), Ok(()));
    assert_eq!(vote(4), Err(Refusal::NotYourTurn));
}
