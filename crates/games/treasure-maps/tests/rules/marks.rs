//! TM-037 to TM-044: marks, commits, take-backs and bonus cells.

use klad_engine::{Chance, Game, Quiet, Seat, Sight, Viewer};
use klad_testkit::Board;
use klad_treasure_maps::{Card, Cells, Event, Mark, Move, Position, Shape, State, setup::Area};
use serde_json::json;

use crate::common::*;

pub(super) const A: Seat = Seat(0);

fn small_cards() -> Board<State> {
    at(position(Shape::I2, vec![area(blank("grey-11"), blank("grey-07")), bystander()]))
}

#[test]
fn tm_037_only_the_owner_sees_marks_until_everybody_has_committed() {
    let mut board = small_cards();
    let before = ["B", "spectator"].map(|viewer| (board.json(viewer), board.view(viewer)));
    board.play("A single 0 7");
    for (viewer, (table, recall)) in ["B", "spectator"].into_iter().zip(&before) {
        assert_eq!((&board.json(viewer), &board.view(viewer)), (table, recall), "{viewer}");
        assert_eq!(board.events(viewer), []);
    }
    let own = board.table_view("A").own.unwrap();
    assert_eq!((own.marks.as_slice(), own.due), (&[Mark { slot: 0, cells: Cells::only(7) }][..], 1));
    board.play("A bonus 0 0");
    for (viewer, (table, _)) in ["B", "spectator"].into_iter().zip(&before) {
        let mut expected = table.clone();
        expected["players"][0]["status"] = json!("committed");
        assert_eq!(board.json(viewer), expected, "only the flag has changed for {viewer}");
        assert_eq!(board.events(viewer), [Event::Committed { seat: A }]);
    }
    for line in ["A single 0 1", "A shape 0 0 1", "A bonus 0 1", "A takeback"] {
        board.refuse(line, "TM-037");
    }
    assert!(board.legal("A").is_empty());
}

#[test]
fn tm_038_the_last_commit_reveals_and_applies_all_marks_at_once() {
    let mut board = small_cards();
    board.play("A single 0 7").play("A bonus 0 0");
    assert_eq!(see(&board, "A", "/players/0/slots/0/crossed"), json!([]), "nothing is applied yet");
    board.play("B single 0 11");
    assert_eq!(see(&board, "spectator", "/players/0/slots/0/crossed"), json!([0, 7]));
    assert_eq!(see(&board, "spectator", "/players/1/slots/0/crossed"), json!([11]));
    let revealed: Vec<(u8, Vec<Mark>)> = board
        .events("B")
        .into_iter()
        .filter_map(|event| match event {
            Event::CrossesRevealed { seat, marks, .. } => Some((seat.0, marks.to_vec())),
            _ => None,
        })
        .collect();
    let mark = |slot, cell| Mark { slot, cells: Cells::only(cell) };
    assert_eq!(
        revealed,
        [(0, vec![mark(0, 7), mark(0, 0)]), (1, vec![mark(0, 11)])],
        "in the order they were marked"
    );
}

#[test]
fn tm_038_the_order_of_arrival_makes_no_difference() {
    let mut chance = Chance::fast(8);
    for round in 0..60 {
        let start = random_position(&mut chance);
        // Each seat chooses its series of marks independently, with take-backs.
        let series: Vec<Vec<Move>> =
            Seat::all(3).map(|seat| random_series(&start, seat, &mut chance)).collect();
        let mut ends: Vec<State> = Vec::new();
        for _ in 0..6 {
            let mut state = start.clone();
            let mut left: Vec<std::slice::Iter<Move>> = series.iter().map(|moves| moves.iter()).collect();
            let mut order: Vec<usize> =
                series.iter().enumerate().flat_map(|(seat, moves)| vec![seat; moves.len()]).collect();
            chance.shuffle(&mut order);
            for seat in order {
                let mv = *left[seat].next().unwrap();
                state.play(Seat(seat as u8), mv, &mut Chance::fast(round), &mut Quiet).unwrap();
            }
            ends.push(state);
        }
        assert!(ends.iter().all(|end| *end == ends[0]), "{series:?}");
    }
}

/// A table of three at the beginning of step 2 of a random turn.
pub(super) fn random_position(chance: &mut Chance) -> State {
    let mut state = State::setup(&Default::default(), 3, chance).expect("the default options fit");
    let turn = 1 + chance.below(20);
    let mut legal = Vec::new();
    loop {
        let view = state.view(Viewer::Spectator, Sight::Table);
        let nothing_marked = Seat::all(3).all(|seat| {
            let own = state.view(Viewer::Seat(seat), Sight::Table).own;
            own.is_some_and(|own| own.marks.is_empty())
        });
        if nothing_marked && u32::from((view.round - 1) * 7 + view.turn) >= turn {
            return state;
        }
        let seat = state.turn().must.first().expect("the game is not over after twenty turns");
        legal.clear();
        state.legal_moves(seat, &mut legal);
        let mv = *chance.pick(&legal);
        state.apply(seat, mv, chance, &mut Quiet);
    }
}

/// All moves of one seat until it has committed, chosen at random.
fn random_series(start: &State, seat: Seat, chance: &mut Chance) -> Vec<Move> {
    let mut state = start.clone();
    let mut moves = Vec::new();
    let mut legal = Vec::new();
    while state.turn().must.contains(seat) {
        legal.clear();
        state.legal_moves(seat, &mut legal);
        let mv = *chance.pick(&legal);
        state.apply(seat, mv, chance, &mut Quiet);
        moves.push(mv);
    }
    moves
}

#[test]
fn tm_039_own_marks_can_be_taken_back_until_the_last_one_is_made() {
    let mut board = small_cards();
    let (legal, view) = (board.legal("A"), board.json("A"));
    board.refuse("A takeback", "TM-039");
    board.play("A shape 0 6 7");
    assert_eq!(
        board.events("A"),
        [Event::Marked { turn: 0, mark: Mark { slot: 0, cells: [6, 7].into_iter().collect() }, due: 1 }]
    );
    board.play("A takeback");
    assert_eq!(board.events("A"), [Event::TakenBack {}]);
    assert_eq!(board.events("B"), []);
    assert_eq!(board.legal("A"), legal);
    let mut expected = view;
    expected["own"]["take_backs_left"] = json!(19);
    assert_eq!(board.json("A"), expected, "both cards are blank");
    board.play("A single 0 0").refuse("A takeback", "TM-037");
    board.play("B single 0 0");
    let json = serde_json::to_string(&board.events("B")).unwrap();
    assert!(!json.contains("[6,7]"), "a mark taken back is never shown to others");
}

#[test]
fn tm_039_marks_are_taken_back_one_by_one_and_at_most_twenty_times() {
    let mut board = at(position(Shape::I2, vec![area(blank("green-11"), blank("grey-11")), bystander()]));
    board.play("A single 0 0").play("A bonus 1 7").play("A takeback");
    assert_eq!(board.table_view("A").own.unwrap().marks.len(), 1);
    board.play("A takeback");
    board.refuse("A takeback", "TM-039");
    for _ in 2..20 {
        board.play("A single 0 0").play("A takeback");
    }
    assert_eq!(board.table_view("A").own.unwrap().take_backs_left, 0);
    board.play("A single 0 0");
    assert!(!board.legal("A").contains(&"takeback".to_owned()));
    board.refuse("A takeback", "TM-039");
    board.play("A bonus 0 1").play("B single 0 0");
    assert_eq!(board.table_view("A").own.unwrap().take_backs_left, 20, "every turn has its own limit");
}

#[test]
fn tm_040_a_cross_gives_another_cell_anywhere_on_your_own_cards() {
    let board = small_cards();
    // No cross, no bonus: the mark is final at once.
    let mut plain = board.clone();
    plain.play("A shape 0 0 1").refuse("A bonus 0 2", "TM-037");
    let mut bonus = board;
    bonus.play("A shape 0 6 7");
    assert_eq!(
        bonus.legal("A"),
        [
            "bonus 0 0",
            "bonus 0 1",
            "bonus 0 2",
            "bonus 0 3",
            "bonus 0 4",
            "bonus 0 5",
            "bonus 1 0",
            "bonus 1 1",
            "bonus 1 2",
            "bonus 1 3",
            "bonus 1 4",
            "bonus 1 5",
            "bonus 1 6",
            "bonus 1 7",
            "takeback"
        ]
    );
    bonus.refuse("A bonus 2 0", "TM-040").refuse("A bonus 0 8", "TM-040").refuse("A bonus 1 99", "TM-040");
    bonus.play("A bonus 1 0").play("B single 0 0");
    assert_eq!(
        see(&bonus, "B", "/players/0/slots/1/crossed"),
        json!([0]),
        "on the other card, on an icon, far away"
    );
}

#[test]
fn tm_041_a_bonus_cell_with_a_cross_gives_another() {
    // green-11 has crosses at 0 and 8, grey-11 at 7.
    let mut board = at(position(Shape::I2, vec![area(blank("green-11"), blank("grey-11")), bystander()]));
    for (line, due) in [("A single 0 0", 1), ("A bonus 1 7", 1), ("A bonus 0 8", 1)] {
        board.play(line);
        assert_eq!(board.table_view("A").own.unwrap().due, due, "{line}");
    }
    board.play("A bonus 0 1");
    assert_eq!(board.table_view("A").own.unwrap().due, 0);
    board.refuse("A bonus 0 2", "TM-037");
    board.play("B single 0 0");
    assert_eq!(see(&board, "B", "/players/0/slots/0/crossed"), json!([0, 1, 8]));
    assert_eq!(see(&board, "B", "/players/0/slots/1/crossed"), json!([7]));
}

#[test]
fn tm_042_bonus_cells_are_mandatory_and_no_more_than_earned() {
    let mut board = small_cards();
    board.refuse("A bonus 0 0", "TM-042").refuse("A bonus 9 9", "TM-042");
    board.play("A single 0 7").play("B single 0 0");
    assert_eq!(format!("{:?}", board.state().turn().must), "A", "the table waits for the bonus cell");
    assert_eq!(see(&board, "B", "/turn"), 1);
    board.play("A bonus 1 1");
    assert_eq!(see(&board, "B", "/turn"), 2);
    board.refuse("A bonus 1 2", "TM-042");
}

#[test]
fn tm_043_the_rest_of_a_bonus_lapses_when_no_cell_is_left() {
    let mut board =
        at(position(Shape::I2, vec![area(only("grey-11", &[7]), only("grey-07", &[4])), bystander()]));
    board.play("A single 0 7");
    assert_eq!(see(&board, "B", "/players/0/status"), "crossing");
    assert_eq!(board.legal("A"), ["bonus 1 4", "takeback"]);
    board.play("A bonus 1 4");
    assert_eq!(see(&board, "B", "/players/0/status"), "committed");
    board.play("B single 0 0");
    assert_eq!(see(&board, "B", "/players/0/completed"), json!(["grey-07", "grey-11"]));

    let nothing_left = Position {
        display: vec![],
        deck: vec![],
        ..position(Shape::I2, vec![area(only("grey-11", &[7]), None), bystander()])
    };
    let mut board = at(exhausted(nothing_left, 1));
    board.play("A single 0 7");
    assert_eq!(see(&board, "B", "/players/0/status"), "committed", "the bonus lapses");
    board.refuse("A bonus 0 0", "TM-037");
    // A chain that runs out of cells: the last two are both crosses.
    let mut board =
        at(position(Shape::I2, vec![area(only("grey-11", &[7]), only("grey-08", &[7])), bystander()]));
    board.play("A single 1 7").play("A bonus 0 7");
    assert_eq!(see(&board, "B", "/players/0/status"), "committed");
}

#[test]
fn tm_044_the_worked_example_crosses_seven_cells_in_four_marks() {
    let mine = Area { coins: 3, ..area(blank("green-04"), blank("purple-11")) };
    let palms = display(["purple-05", "purple-06", "purple-01", "purple-02"]);
    let start = Position { display: palms, ..position(Shape::T4, vec![mine, bystander()]) };
    let mut board = at(start.clone());
    board.play("A shape 1 5 9 10 11").play("A bonus 0 1").play("A bonus 1 13");
    assert_eq!(board.table_view("A").own.unwrap().coins, 2);
    board.play("A bonus 0 9").play("B single 0 0");
    let player = &board.table_view("B").players[0];
    let crossed: u8 = player.slots.iter().flatten().map(|active| active.crossed.len()).sum();
    assert_eq!((crossed, player.coins, player.palms.as_slice()), (7, 5, &[3][..]));
    assert_eq!(player.cups.as_slice(), [6], "row 1 is complete");

    let mut too_few = at(start.clone());
    too_few.play("A shape 1 5 9 10 11").play("A bonus 0 1");
    assert_eq!(see(&too_few, "B", "/players/0/status"), "crossing", "one more is owed");
    let mut too_many = at(start);
    too_many.play("A shape 1 5 9 10 11").play("A bonus 0 0").refuse("A bonus 0 2", "TM-037");
}

#[test]
fn no_position_has_more_than_95_primaries() {
    let mut most = (0, String::new());
    for one in Card::all() {
        for other in Card::all().skip(one.index() + 1) {
            for shape in [Shape::L4, Shape::V3] {
                let rest: Vec<Card> = Card::all().filter(|card| *card != one && *card != other).collect();
                let start = Position {
                    expeditions: vec![shape],
                    display: rest[..4].iter().map(|card| Some(*card)).collect(),
                    players: vec![
                        area(blank(one.name()), blank(other.name())),
                        area(blank(rest[4].name()), blank(rest[5].name())),
                    ],
                    ..Position::default()
                };
                let count = at(start).legal("A").len();
                if count > most.0 {
                    most = (count, format!("{} {} {shape:?}", one.name(), other.name()));
                }
            }
        }
    }
    assert_eq!(most, (95, "purple-04 purple-11 L4".to_owned()));
}
