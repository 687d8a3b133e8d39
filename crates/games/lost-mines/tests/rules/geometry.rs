//! LM-030 to LM-037: cells, edges, sides, joins, open ends; and the tables of the box.

use klad_lost_mines::{
    CardId, Cell, Dir, Edge, Tables,
    board::Side,
    components::{Clan, Exits, Face, Mine, Special},
    data,
};

use crate::help::*;

#[test]
fn lm_030_only_orthogonal_neighbors_are_adjacent() {
    let cell = Cell::new(5, 3);
    let neighbors = Dir::ALL.map(|dir| cell.neighbor(dir).map(|cell| (cell.x(), cell.y())));
    assert_eq!(neighbors, [Some((5, 2)), Some((6, 3)), Some((5, 4)), Some((4, 3))]);
    assert_eq!(Cell::new(0, 0).neighbor(Dir::N), None);
    assert_eq!(Cell::new(10, 6).neighbor(Dir::E), None);
    assert_eq!(
        (Cell::at(0), Cell::at(76), Cell::at(77)),
        (Some(Cell::new(0, 0)), Some(Cell::new(10, 6)), None)
    );
    assert_eq!((Cell::new(10, 6).index(), Cell::new(11, 0).index()), (Some(76), None));
}

#[test]
fn lm_031_edges_are_numbered_rows_first_and_the_rim_has_none() {
    assert_eq!(Edge::COUNT, 136);
    assert_eq!((h(2, 2), v(1, 2), v(10, 5)), (Edge(22), Edge(93), Edge(135)));
    assert_eq!(Edge::of(Cell::new(2, 2), Dir::E), Some(h(2, 2)));
    assert_eq!(Edge::of(Cell::new(3, 2), Dir::W), Some(h(2, 2)));
    assert_eq!(Edge::of(Cell::new(1, 2), Dir::S), Some(v(1, 2)));
    assert_eq!(Edge::of(Cell::new(1, 3), Dir::N), Some(v(1, 2)));
    for (x, y, side) in [(0, 0, Dir::N), (10, 0, Dir::E), (3, 6, Dir::S), (0, 4, Dir::W)] {
        assert_eq!(Edge::of(Cell::new(x, y), side), None);
    }
    for number in 0..136 {
        let (cell, dir) = Edge(number).from().unwrap();
        assert_eq!(Edge::of(cell, dir), Some(Edge(number)));
    }
    assert_eq!(Edge(136).from(), None);
}

#[test]
fn lm_032_a_card_can_only_be_turned_by_a_half_turn() {
    let turned = |text: &str| Exits::parse(text).unwrap().half_turn().to_string();
    assert_eq!(
        ["NESW", "NEW", "NES", "NE", "NW", "EW", "W"].map(turned),
        ["NESW", "ESW", "NSW", "SW", "ES", "EW", "E"]
    );
    let turns = |name: &str| Tables::STANDARD.can_turn(cards(name)[0]);
    assert_eq!(["cross1", "tee_h1", "bend_b_fire1", "axe1"].map(turns), [false, true, true, false]);
    let mut table = four(|state| hold(state, 0, "line_h1 tee_h1"));
    // A quarter turn would make a line along the row run north, but there are no quarter turns.
    assert!(table.legal("A").iter().all(|mv| mv != "path line_h1 1 1"));
    table.refuse("A path line_h1 1 1", "LM-072").play("A path tee_h1 1 1 turned");
}

#[test]
fn lm_033_all_exits_of_a_card_are_connected() {
    let mut table = four(|state| {
        road(state, 3);
        hold(state, 0, "axe1 axe2");
        put(state, 3, 1, "NESW");
    });
    // From the west through a cross to any other exit, but not through a closed side.
    table.play("A discard axe1").play("A step e").play("A step e").play("A step n");
    assert_eq!(pawn(&table, 0), (3, 1));
    let mut table = four(|state| {
        put(state, 2, 2, "EW");
        hold(state, 0, "axe1 axe2");
    });
    table.play("A discard axe1").play("A step e").refuse("A step n", "LM-146");
}

#[test]
fn lm_034_a_side_is_open_closed_unknown_empty_or_beyond_the_rim() {
    let table = four(|state| put(state, 2, 2, "EW"));
    let board = table.state().board();
    assert_eq!(board.side(Cell::new(2, 2), Dir::E), Side::Open);
    assert_eq!(board.side(Cell::new(2, 2), Dir::N), Side::Closed);
    assert_eq!(board.side(Cell::new(9, 2), Dir::W), Side::Unknown);
    assert_eq!(board.side(Cell::new(5, 5), Dir::W), Side::None);
    assert_eq!(board.facing(Cell::new(10, 0), Dir::E), Side::Off);
}

#[test]
fn lm_035_a_join_is_open_to_open_or_open_to_a_face_down_mine() {
    let table = four(|state| {
        put(state, 2, 2, "EW");
        put(state, 8, 2, "EW");
        put(state, 10, 2, "NS");
    });
    let board = table.state().board();
    assert!(board.is_join(Cell::new(1, 2), Dir::E) && board.is_join(Cell::new(2, 2), Dir::W));
    assert!(board.is_join(Cell::new(8, 2), Dir::E) && board.is_join(Cell::new(9, 2), Dir::W));
    assert!(!board.is_join(Cell::new(2, 2), Dir::E), "there is no card");
    assert!(!board.is_join(Cell::new(9, 2), Dir::E), "a closed side meets the mine");
}

#[test]
fn lm_036_an_open_end_faces_an_empty_cell() {
    let table = four(|state| put(state, 2, 2, "EW"));
    let board = table.state().board();
    assert!(board.is_open_end(Cell::new(2, 2), Dir::E));
    assert!(!board.is_open_end(Cell::new(2, 2), Dir::W), "that is a join");
    assert!(!board.is_open_end(Cell::new(2, 2), Dir::N), "that side is closed");
    assert!(!board.is_open_end(Cell::new(3, 2), Dir::W), "an empty cell has no exits");
}

#[test]
fn lm_037_a_path_may_run_off_the_board() {
    let mut table = four(|state| {
        put(state, 1, 1, "NESW");
        hold(state, 0, "line_v1 trap1 axe1");
    });
    table.play("A path line_v1 1 0").play("A step n").play("A step n").refuse("A step n", "LM-146");
    // The unused exit is not an edge: nothing can be put there.
    assert!(Edge::of(Cell::new(1, 0), Dir::N).is_none());
}

/// The tables add up (section 2.6 of the specification).
#[test]
fn the_tables_match_the_box() {
    let table = four(|_| ());
    let faces: Vec<Face> = CardId::all().map(|card| table.state().face(card)).collect();
    let special = |wanted: Special| {
        faces.iter().filter(|face| matches!(face, Face::Path { special, .. } if *special == wanted)).count()
    };
    let shape = |wanted: &str| {
        let wanted = Exits::parse(wanted).unwrap();
        faces.iter().filter(|face| matches!(face, Face::Path { exits, .. } if *exits == wanted)).count()
    };
    let specials =
        [Special::Plain, Special::Trunk, Special::Lake, Special::Pit, Special::Rocks, Special::Campfire]
            .map(special);
    assert_eq!(specials, [24, 3, 3, 3, 4, 3]);
    assert_eq!(
        ["NESW", "NEW", "NES", "NE", "NW", "EW", "NS", "W", "N"].map(shape),
        [7, 8, 6, 4, 4, 7, 2, 1, 1]
    );
    let count = |wanted: fn(&Face) -> bool| faces.iter().filter(|face| wanted(face)).count();
    assert_eq!(count(|face| matches!(face, Face::Tool { .. })), 9);
    assert_eq!(count(|face| matches!(face, Face::Info { .. })), 6);
    assert_eq!(count(|face| matches!(face, Face::Trap)), 3);
    assert_eq!(count(|face| matches!(face, Face::Troll)), 3);
    assert_eq!(count(|face| matches!(face, Face::Storm)), 2);
    assert_eq!(
        Tables::STANDARD.treasures().iter().map(|treasure| u32::from(treasure.value)).sum::<u32>(),
        36
    );
    assert_eq!(data::CARDS + data::TREASURES + data::DWARVES.len() + data::MINES.len() + 2, 91);
    for mine in Mine::ALL {
        let exits = Tables::STANDARD.mine_exits(mine);
        assert!((exits.has(Dir::N) || exits.has(Dir::S)) && (exits.has(Dir::E) || exits.has(Dir::W)));
    }
}

/// Neither clan is favored: the mirror y → 6 − y swaps the starts and leaves mines and deck as they are.
#[test]
fn board_and_deck_are_mirror_symmetric() {
    let mirror = |cell: Cell| Cell::new(cell.x(), 6 - cell.y());
    let [blue, yellow] = Clan::ALL.map(|clan| Tables::STANDARD.start(clan));
    assert_eq!((mirror(blue.0), blue.1), yellow);
    let mut mines = Tables::STANDARD.mine_places().map(mirror);
    mines.sort_unstable();
    assert_eq!(&mines, Tables::STANDARD.mine_places());
    // North and south swap, and a half turn is free, so only the bends change, into each other.
    let table = four(|_| ());
    let looks = |swap: bool| {
        let mut looks: Vec<String> = Vec::new();
        for card in CardId::all() {
            if let Face::Path { exits, special } = table.state().face(card) {
                let text = exits.to_string();
                let text: String = text
                    .chars()
                    .map(|side| match side {
                        'N' if swap => 'S',
                        'S' if swap => 'N',
                        other => other,
                    })
                    .collect();
                let exits = Exits::parse(&text).unwrap();
                let either = exits.to_string().max(exits.half_turn().to_string());
                looks.push(format!("{either} {special:?}"));
            }
        }
        looks.sort_unstable();
        looks
    };
    assert_eq!(looks(false), looks(true));
}
