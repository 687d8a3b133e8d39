//! what a custom deck may contain.

use klad_engine::DeckRef;
use klad_lost_mines::{
    CardId, Options, Tables,
    board::Label,
    components::{Kind, Symbols},
};
use serde_json::{Map, Value, json};

const NONE: [&str; 0] = [];

/// The standard deck as a custom one.
fn standard() -> Value {
    let printed = Tables::STANDARD.printed().clone();
    let count = |cards: std::ops::Range<usize>| {
        let mut kinds = Map::new();
        for card in CardId::all().skip(cards.start).take(cards.len()) {
            let kind = card.to_string().trim_end_matches(|letter: char| letter.is_ascii_digit()).to_owned();
            let copies = kinds.get(&kind).and_then(Value::as_u64).unwrap_or(0);
            kinds.insert(kind, json!(copies + 1));
        }
        kinds
    };
    let scouts = |shown: &[Symbols]| {
        let mut kinds = Map::new();
        for symbols in shown {
            let words: Vec<String> =
                symbols.iter().map(|symbol| json!(symbol).as_str().unwrap().to_owned()).collect();
            let copies = kinds.get(&words.join("-")).and_then(Value::as_u64).unwrap_or(0);
            kinds.insert(words.join("-"), json!(copies + 1));
        }
        kinds
    };
    let values = |kind: Kind| -> Vec<u8> {
        let of_kind = printed.treasures.iter().filter(|treasure| treasure.kind == kind);
        of_kind.map(|treasure| treasure.value).collect()
    };
    let [gold, silver, gems, dragon] = printed.mines;
    let start = |clan: usize| {
        let (cell, exits) = printed.starts[clan];
        json!({ "cell": Label(cell), "exits": exits })
    };
    json!({
        "name": "own",
        "paths": count(0..40),
        "actions": count(40..63),
        "scouts": scouts(&printed.scouts[0]),
        "single-scouts": scouts(&printed.scouts[1]),
        "mines": { "gold": gold, "silver": silver, "gems": gems, "dragon": dragon },
        "treasures": {
            "gold": values(Kind::Gold), "silver": values(Kind::Silver), "gems": values(Kind::Gems),
        },
        "board": { "blue": start(0), "yellow": start(1), "mines": printed.mine_cells.map(Label) },
    })
}

/// The standard deck after some changes, each at a path such as `paths.cross`.
fn changed<const N: usize>(changes: [(&str, Value); N]) -> Value {
    let mut deck = standard();
    for (path, value) in changes {
        let place = path.split('.').fold(&mut deck, |part, key| &mut part[key]);
        *place = value;
    }
    deck
}

/// Options with such a deck.
pub(crate) fn options<const N: usize>(changes: [(&str, Value); N]) -> Options {
    serde_json::from_value(json!({ "deck": changed(changes) })).unwrap()
}

/// Everything that is wrong with such a deck.
fn faults<const N: usize>(changes: [(&str, Value); N]) -> Vec<String> {
    let read = DeckRef::<Tables>::read(&changed(changes));
    read.err().unwrap_or_default().iter().map(ToString::to_string).collect()
}

/// The faults of a deck with these starts and mines.
fn board(blue: (&str, &str), yellow: (&str, &str), mines: [&str; 4]) -> Vec<String> {
    let start = |(cell, exits): (&str, &str)| json!({ "cell": cell, "exits": exits });
    faults([("board", json!({ "blue": start(blue), "yellow": start(yellow), "mines": mines }))])
}

/// The mines of the standard deck.
const MINES: [&str; 4] = ["J1", "J3", "J5", "J7"];

fn no_way(from: &str, mines: &[&str]) -> Vec<String> {
    let fault = |to: &&str| format!("board: found no way from the start on {from} to the mine on {to}");
    mines.iter().map(fault).collect()
}

#[test]
fn a_03_a_deck_has_forty_path_cards() {
    assert_eq!(faults([]), NONE);
    assert_eq!(faults([("paths.cross", json!(4))]), ["paths: found 39 path cards, wanted 40"]);
    assert_eq!(faults([("paths.cross", json!(6))]), ["paths: found 41 path cards, wanted 40"]);
    // A kind that is left out has no copies, and then no tool needs to overcome it.
    assert_eq!(
        faults([
            ("paths", json!({ "cross": 40 })),
            ("actions.axe", json!(9)),
            ("actions.boat", json!(0)),
            ("actions.rope", json!(0)),
        ]),
        NONE
    );
    let wrong = "paths.cross: found 41, wanted a whole number from 0 to 40";
    assert_eq!(faults([("paths", json!({ "cross": 41 }))]), [wrong]);
    let unknown = faults([("paths.zigzag", json!(0))]);
    assert!(unknown.len() == 1 && unknown[0].starts_with("paths.zigzag: found \"zigzag\""), "{unknown:?}");
}

#[test]
fn a_03_a_deck_has_as_many_action_cards_of_each_group_as_the_standard_deck() {
    let one_more = |kind: &str, group: &str, wanted: u32| {
        let copies = standard()["actions"][kind].as_u64().unwrap() + 1;
        let found = faults([(&format!("actions.{kind}"), json!(copies))]);
        assert_eq!(found, [format!("actions: found {} cards of {group}, wanted {wanted}", wanted + 1)]);
    };
    for tool in ["axe", "boat", "rope"] {
        one_more(tool, "axe, boat, rope", 9);
    }
    for (kind, wanted) in [("scout", 6), ("trap", 3), ("troll", 3), ("storm", 2)] {
        one_more(kind, kind, wanted);
    }
    assert_eq!(faults([("actions.storm", json!(1))]), ["actions: found 1 cards of storm, wanted 2"]);
}

#[test]
fn a_03_a_deck_has_a_tool_for_each_kind_of_obstacle_in_it() {
    for (tool, other, obstacle) in
        [("axe", "boat", "trunk"), ("boat", "rope", "lake"), ("rope", "axe", "pit")]
    {
        let (none, more) = (format!("actions.{tool}"), format!("actions.{other}"));
        let found = faults([(&none, json!(0)), (&more, json!(6))]);
        let fault = |path: &str| {
            format!("paths.{path}_{obstacle}: found no {tool} to overcome it, wanted at least one")
        };
        assert_eq!(found, ["line_h", "tee_h", "tee_v"].map(fault));
        assert_eq!(faults([(&none, json!(1)), (&more, json!(5))]), NONE);
    }
}

#[test]
fn a_03_a_deck_has_six_scouts_for_either_number_of_symbols() {
    for (part, kind) in [("scouts", "mine-dwarf"), ("single-scouts", "dwarf")] {
        let with = |copies: u32| faults([(&format!("{part}.{kind}"), json!(copies))]);
        assert_eq!(with(1), [format!("{part}: found 5 scouts, wanted 6")]);
        assert_eq!(with(3), [format!("{part}: found 7 scouts, wanted 6")]);
        assert_eq!(with(7), [format!("{part}.{kind}: found 7, wanted a whole number from 0 to 6")]);
        assert_eq!(faults([(part, json!({ "mine": 6 }))]), NONE);
    }
    let two = faults([("single-scouts", json!({ "mine": 4, "mine-dwarf": 2 }))]);
    assert_eq!(
        two,
        [
            "single-scouts.mine-dwarf: found \"mine-dwarf\", wanted one of mine, treasure, dwarf",
            "single-scouts: found 4 scouts, wanted 6",
        ]
    );
}

#[test]
fn a_03_a_mine_can_be_entered_from_every_side() {
    let with = |exits: &str| faults([("mines.gold", json!(exits))]);
    for exits in ["NE", "NW", "ES", "SW", "NES"] {
        assert_eq!(with(exits), NONE);
    }
    for exits in ["N", "NS", "EW", "W"] {
        let wanted = format!("mines.gold: found exits {exits}, wanted N or S, and E or W");
        assert_eq!(with(exits), [wanted]);
    }
    for exits in ["", "X", "NN"] {
        let wanted = format!("mines.gold: found {exits:?}, wanted letters from NESW, each at most once");
        assert_eq!(with(exits), [wanted]);
    }
}

#[test]
fn a_03_twelve_treasures_are_worth_one_to_nine_and_differ() {
    let gold = |values: &[u32]| faults([("treasures.gold", json!(values))]);
    assert_eq!(gold(&[1, 3, 3, 9]), NONE);
    for wrong in [0, 10] {
        let wanted = format!("treasures.gold[4]: found {wrong}, wanted a whole number from 1 to 9");
        assert_eq!(gold(&[2, 3, 3, wrong]), [wanted]);
    }
    assert_eq!(gold(&[]), ["treasures.gold: found 0 items, wanted 1 to 12"]);
    assert_eq!(gold(&[2, 3, 3]), ["treasures: found 11 treasures, wanted 12"]);
    assert_eq!(gold(&[2, 3, 3, 4, 4]), ["treasures: found 13 treasures, wanted 12"]);
    let alike = |last: u32| {
        let all = json!([2, 2, 2, 2]);
        faults([("treasures", json!({ "gold": all, "silver": all, "gems": [2, 2, 2, last] }))])
    };
    let wrong = "treasures: found the same value on every treasure, wanted different values";
    assert_eq!(alike(2), [wrong]);
    assert_eq!(alike(3), NONE);
}

#[test]
fn a_01_starts_and_mines_lie_on_six_cells_of_the_board() {
    assert_eq!(board(("A1", "ES"), ("K7", "NW"), ["A7", "K1", "F4", "H4"]), NONE);
    for cell in ["L3", "J8", "J0", "3J"] {
        let found = board(("B3", "NESW"), ("B5", "NESW"), ["J1", cell, "J5", "J7"]);
        assert_eq!(found, [format!("board.mines[2]: found {cell:?}, wanted a cell from A1 to K7")]);
    }
    let twice = |cell: &str| format!("board: found {cell} twice, wanted six different cells");
    assert_eq!(board(("B3", "NESW"), ("B5", "NESW"), ["J1", "J3", "J5", "B3"]), [twice("B3")]);
    assert_eq!(board(("B3", "NESW"), ("B3", "NESW"), MINES), [twice("B3")]);
    assert_eq!(
        board(("B3", ""), ("B5", "N"), MINES),
        ["board.blue.exits: found \"\", wanted letters from NESW, each at most once"]
    );
}

#[test]
fn a_01_no_mine_lies_beside_a_start_or_another_mine() {
    let near = |mine: &str, other: &str| {
        vec![format!("board: found a mine on {mine} beside {other}, wanted a free cell between")]
    };
    let mines = |mines| board(("B3", "NESW"), ("B5", "NESW"), mines);
    assert_eq!(mines(["C3", "J3", "J5", "J7"]), near("C3", "B3"));
    assert_eq!(mines(["J1", "J3", "J5", "B6"]), near("B6", "B5"));
    assert_eq!(mines(["J1", "J2", "J5", "J7"]), near("J2", "J1"));
    assert_eq!(mines(["J1", "K2", "J5", "J7"]), NONE, "beside means that they share a side");
}

#[test]
fn a_01_starts_side_by_side_fit_together() {
    let unfit = |one: &str, other: &str| {
        vec![format!("board: found starts that do not fit together between {one} and {other}")]
    };
    // Both open, both closed, and one of each.
    assert_eq!(board(("B3", "NESW"), ("B4", "NESW"), MINES), NONE);
    assert_eq!(board(("B3", "NEW"), ("B4", "ESW"), MINES), NONE);
    assert_eq!(board(("B3", "NESW"), ("B4", "ESW"), MINES), unfit("B3", "B4"));
    assert_eq!(board(("B3", "NEW"), ("B4", "NESW"), MINES), unfit("B3", "B4"));
    assert_eq!(board(("C3", "NESW"), ("B3", "NSW"), MINES), unfit("C3", "B3"));
    // With a cell between them they need not.
    assert_eq!(board(("B3", "NESW"), ("B5", "NEW"), MINES), NONE);
}

#[test]
fn a_01_a_path_can_be_laid_from_each_start_to_each_mine() {
    assert_eq!(board(("B3", "NESW"), ("A5", "W"), MINES), no_way("A5", &MINES));
    // Paths end at mines: three of them cut off the corner.
    let corner = ["C1", "B2", "A3", "J7"];
    assert_eq!(board(("A1", "ES"), ("F4", "NESW"), corner), no_way("A1", &["J7"]));
    // The only way out of the corner is through the other start, by its exits.
    assert_eq!(board(("A1", "E"), ("B1", "EW"), MINES), NONE);
    let stuck = [no_way("A1", &MINES), no_way("B1", &MINES)].concat();
    assert_eq!(board(("A1", "E"), ("B1", "W"), MINES), stuck);
    let unfit = "board: found starts that do not fit together between A1 and B1".to_owned();
    let shut = [vec![unfit], no_way("A1", &MINES)].concat();
    assert_eq!(board(("A1", "E"), ("B1", "ES"), MINES), shut);
}
