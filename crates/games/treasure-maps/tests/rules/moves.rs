//! Moves as a list, as numbers, and the sets they are made of.

use klad_engine::{Canvas, Game, MoveSpace, Observe, Seat, observation_len};
use klad_testkit::Board;
use klad_treasure_maps::{Cards, Cells, Move, Options, Shape, State};

use crate::common::*;

/// A board in each phase in which A has moves: choice, primary mark, bonus mark, new card.
fn boards() -> [Board<State>; 4] {
    let choice = Board::dealt(Options::default(), 2, 1);
    let primary =
        at(position(Shape::L4, vec![area(blank("purple-12"), crossed("orange-06", &[3])), bystander()]));
    let mut bonus = primary.clone();
    bonus.play("A single 0 5");
    let last = area(only("green-09", &[0]), blank("green-10"));
    let mut take = at(position(Shape::I2, vec![last, area(blank("orange-04"), blank("orange-05"))]));
    take.play("A single 0 0").play("B single 0 0");
    [choice, primary, bonus, take]
}

fn legal(board: &Board<State>) -> Vec<Move> {
    let mut moves = Vec::new();
    board.state().legal_moves(Seat(0), &mut moves);
    assert!(!moves.is_empty());
    moves
}

fn index(board: &Board<State>, mv: &str) -> Option<usize> {
    board.state().move_index(Seat(0), mv.parse().expect("a move"))
}

#[test]
fn every_legal_move_is_found_at_its_index() {
    for board in boards() {
        let (state, moves) = (board.state(), legal(&board));
        let indices: Vec<usize> =
            moves.iter().map(|mv| state.move_index(Seat(0), *mv).expect("it is in the move space")).collect();
        assert!(indices.is_sorted_by(|one, other| one < other), "{indices:?}");
        let found: Vec<Option<Move>> = indices.iter().map(|index| state.move_at(Seat(0), *index)).collect();
        assert_eq!(found, moves.iter().copied().map(Some).collect::<Vec<_>>());

        let mut together = vec![7];
        state.indices(Seat(0), &moves, &mut together);
        let one_by_one: Vec<u32> = [7].into_iter().chain(indices).map(|index| index as u32).collect();
        assert_eq!(together, one_by_one);
    }
}

#[test]
fn the_move_space_lists_choices_shapes_single_cells_bonus_cells_and_takes() {
    let [choice, primary, bonus, take] = boards();
    assert_eq!((index(&choice, "keep 0 1"), index(&choice, "keep 2 3")), (Some(0), Some(5)));
    // 215 shapes on each of two slots, then 14 cells on each.
    assert_eq!((index(&primary, "single 0 0"), index(&primary, "single 1 13")), (Some(436), Some(463)));
    assert_eq!((index(&bonus, "bonus 0 0"), index(&bonus, "bonus 1 13")), (Some(464), Some(491)));
    assert_eq!(index(&bonus, "takeback"), Some(492));
    assert_eq!((index(&take, "take 0"), index(&take, "take 3")), (Some(493), Some(496)));
    assert_eq!((index(&take, "take deck"), State::MOVES), (Some(497), 498));
    for (board, outside) in [
        (&choice, "keep 1 0"),
        (&primary, "single 2 0"),
        (&primary, "single 0 14"),
        (&primary, "shape 0 0 9"),
        (&primary, "shape 2 0 1"),
        (&bonus, "bonus 2 0"),
        (&bonus, "bonus 1 14"),
        (&take, "take 4"),
    ] {
        assert_eq!(index(board, outside), None, "{outside}");
    }
    assert_eq!(take.state().move_at(Seat(0), 498), None);
}

#[test]
fn legal_moves_are_appended_and_fit_in_a_list_as_long_as_the_move_space() {
    for board in boards() {
        let moves = legal(&board);
        let mut appended = vec![Move::TakeBack {}];
        board.state().legal_moves(Seat(0), &mut appended);
        assert_eq!((appended[0], &appended[1..]), (Move::TakeBack {}, &moves[..]));
        let mut list = Vec::with_capacity(State::MOVES);
        let room = list.capacity();
        board.state().legal_moves(Seat(0), &mut list);
        assert_eq!(list.capacity(), room);
    }
}

#[test]
fn learners_see_each_cell_of_a_card_at_its_square_of_the_drawing() {
    let board =
        at(position(Shape::I2, vec![area(blank("purple-05"), crossed("grey-02", &[0, 7])), bystander()]));
    let mut numbers = vec![0; observation_len(State::PLANES)];
    State::observe(&board.view("A"), &mut Canvas::new(State::PLANES, &mut numbers));
    let before =
        State::PLANES.iter().position(|plane| plane.name == "slot_box").expect("there is such a plane");
    let drawings = &numbers[observation_len(&State::PLANES[..before])..];
    // Rows of five squares; four rows a layer; open and crossed cells, then open crosses, coins and palms.
    let layer = |slot: usize, layer: usize| -> Vec<String> {
        let squares = &drawings[(slot * 5 + layer) * 20..][..20];
        squares.chunks(5).map(|row| row.iter().map(u8::to_string).collect()).collect()
    };
    assert_eq!(layer(0, 0), ["00001", "01111", "11011", "11111"]);
    assert_eq!(layer(0, 2), ["00000", "00000", "00001", "01000"]);
    assert_eq!(layer(0, 4), ["00000", "00000", "00010", "00000"]);
    assert_eq!(layer(1, 0), ["00010", "11110", "10000", "00000"]);
    assert_eq!(layer(1, 1), ["01000", "00000", "00010", "00000"]);
}

#[test]
fn sets_of_cells_are_written_as_ascending_numbers_below_16() {
    let read = |text: &str| serde_json::from_str::<Cells>(text).ok();
    assert_eq!(read("[0,15]"), Some(Cells(0x8001)));
    for wrong in ["[16]", "[0,16]", "[1,1]", "[2,1]", "[-1]"] {
        assert_eq!(read(wrong), None, "{wrong}");
    }
}

#[test]
fn a_set_of_cards_contains_what_was_inserted_once_or_twice() {
    let mut set = Cards::default();
    assert!(set.is_empty() && set.iter().next().is_none());
    for _ in 0..2 {
        set.insert(card("grey-11"));
        assert!(!set.is_empty() && set.contains(card("grey-11")) && !set.contains(card("grey-10")));
        assert_eq!((set.len(), set.by_color()), (1, [0, 0, 0, 1]));
    }
}
