//! Deck files of Lost Mines: the standard one, and every fault we could think of, each with its line.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on panics")]

mod common;

use klad_decks::tables;
use klad_engine::{DeckRef, deck::Tables as _};
use klad_lost_mines::{
    CardId, Tables,
    components::{Face, Tool},
    setup::InfoCards,
};

use common::{DeckFile, faults};

const BOX: DeckFile = DeckFile("lost-mines");

/// The tables of the file after some changes.
fn deck(changes: &[(&str, &str)]) -> DeckRef<Tables> {
    DeckRef::read(&BOX.deck(changes).own.json).unwrap()
}

#[test]
fn the_standard_file_matches_the_compiled_in_deck() {
    assert!(tables::<Tables>(Tables::STANDARD_FILE).unwrap() == Tables::STANDARD);
}

#[test]
fn the_template_is_a_valid_deck() {
    let deck = BOX.deck(&[]);
    assert_eq!((deck.game, deck.own.name.as_str()), ("lost-mines", "my-box"));
    assert_eq!(deck.own.json["board"]["mines"][3], "J7");
}

#[test]
fn cards_keep_their_names_as_far_as_the_deck_has_their_kind() {
    let deck = deck(&[
        ("\ncross = 5\n", "\ncross = 7\n"),
        ("\nbend_a = 3\n", "\nbend_a = 2\n"),
        ("line_v_rocks = 1\n", ""),
        ("\naxe = 3\n", "\naxe = 4\n"),
        ("\nrope = 3\n", "\nrope = 2\n"),
    ]);
    let face = |name: &str| deck.face(InfoCards::Dual, name.parse::<CardId>().unwrap());
    let same = |one: &str, other: &str| assert_eq!(face(one), face(other), "{one} and {other}");
    same("bend_a3", "cross1");
    same("line_v_rocks1", "cross1");
    same("rope3", "axe1");
    let standard = DeckRef::<Tables>::standard();
    let changed = CardId::all()
        .filter(|card| deck.face(InfoCards::Dual, *card) != standard.face(InfoCards::Dual, *card));
    assert_eq!(
        changed.map(|card| card.to_string()).collect::<Vec<_>>(),
        ["bend_a3", "line_v_rocks1", "rope3"]
    );
    assert_eq!(deck.copies(Face::Tool { tool: Tool::Axe }), 4);
}

#[test]
fn missing_cards_and_unknown_kinds_are_reported() {
    let paths = BOX.line("[paths]");
    assert_eq!(
        BOX.faults(&[("\ncross = 5\n", "\n")]),
        [format!("line {paths}: paths: found 35 path cards, wanted 40")]
    );
    let found = BOX.faults(&[("\ncross = 5\n", "\nzigzag = 5\n")]);
    let start = format!("line {}: paths.zigzag: found \"zigzag\", wanted one of cross, tee_h", paths + 1);
    assert!(found[0].starts_with(&format!("line {paths}: paths: found 35")), "{found:?}");
    assert!(found[1].starts_with(&start), "{found:?}");
    let found = BOX.faults(&[("\ntee_h = 4\n", "\ncross = 4\n")]);
    let start = format!("line {}: this is not TOML: duplicate key", BOX.line("tee_h"));
    assert!(found.len() == 1 && found[0].starts_with(&start), "{found:?}");
    assert_eq!(
        BOX.faults(&[("\nstub_v = 1\n", "\nstub_v = \"one\"\n")]),
        [format!(
            "line {}: paths.stub_v: found \"one\", wanted a whole number from 0 to 40",
            BOX.line("stub_v")
        )]
    );
    let gems = "gems = [2, 3, 3, 4]\n";
    assert_eq!(
        BOX.faults(&[(gems, "")]),
        [format!("line {}: treasures: \"gems\" is missing", BOX.line("[treasures]"))]
    );
}

#[test]
fn the_path_of_a_card_is_in_one_piece() {
    let found = BOX.faults(&[("\ncross = 5\n", "\ncross = 4\nline_h_and_line_v = 1\n")]);
    assert!(found.iter().any(|fault| fault.contains("found \"line_h_and_line_v\", wanted one of cross")));
}

#[test]
fn the_numbers_of_action_cards_are_checked() {
    let actions = BOX.line("[actions]");
    let found = BOX.faults(&[("\naxe = 3\n", "\naxe = 4\n"), ("\nstorm = 2\n", "\nstorm = 1\n")]);
    assert_eq!(
        found,
        [
            format!("line {actions}: actions: found 10 cards of axe, boat, rope, wanted 9"),
            format!("line {actions}: actions: found 1 cards of storm, wanted 2"),
        ]
    );
    let found = BOX.faults(&[("\naxe = 3\n", "\naxe = 0\n"), ("\nboat = 3\n", "\nboat = 6\n")]);
    let trunk = |name: &str| {
        format!("line {}: paths.{name}: found no axe to overcome it, wanted at least one", BOX.line(name))
    };
    assert_eq!(found, ["line_h_trunk", "tee_h_trunk", "tee_v_trunk"].map(trunk));
    let scouts = BOX.line("[scouts]");
    assert_eq!(
        BOX.faults(&[("mine-dwarf = 2", "mine-dwarf = 3")]),
        [format!("line {scouts}: scouts: found 7 scouts, wanted 6")]
    );
    assert!(BOX.faults(&[("mine-dwarf = 2", "mine-troll = 2")]).iter().any(|fault| {
        fault.starts_with(&format!("line {}: scouts.mine-troll: found \"mine-troll\", wanted", scouts + 2))
    }));
}

#[test]
fn a_mine_can_be_entered_from_every_side() {
    let of = |exits: &str| BOX.faults(&[("silver = \"NE\"", &format!("silver = {exits:?}"))]);
    let line = BOX.line("silver = \"");
    assert_eq!(of("NS"), [format!("line {line}: mines.silver: found exits NS, wanted N or S, and E or W")]);
    for wrong in ["", "X", "NN"] {
        let wanted = format!(
            "line {line}: mines.silver: found {wrong:?}, wanted letters from NESW, each at most once"
        );
        assert_eq!(of(wrong), [wanted]);
    }
}

#[test]
fn the_values_of_treasures_are_checked() {
    let of = |gold: &str| BOX.faults(&[("\ngold = [2, 3, 3, 4]\n", &format!("\ngold = {gold}\n"))]);
    let (all, gold) = (BOX.line("[treasures]"), BOX.line("gold = ["));
    assert_eq!(of("[2, 3, 3]"), [format!("line {all}: treasures: found 11 treasures, wanted 12")]);
    assert_eq!(
        of("[2, 3, 3, 10]"),
        [format!("line {gold}: treasures.gold[4]: found 10, wanted a whole number from 1 to 9")]
    );
    assert_eq!(of("[]"), [format!("line {gold}: treasures.gold: found 0 items, wanted 1 to 12")]);
    let three = BOX.text().replace("[2, 3, 3, 4]", "[3, 3, 3, 3]");
    let found = faults(&three);
    let wanted =
        format!("line {all}: treasures: found the same value on every treasure, wanted different values");
    assert_eq!(found[0], wanted);
}

#[test]
fn a_board_that_cannot_be_played_is_refused() {
    const MINES: &str = "mines = [\"J1\", \"J3\", \"J5\", \"J7\"]";
    let board = BOX.line("[board]");
    let mines = |list: &str| BOX.faults(&[(MINES, &format!("mines = {list}"))]);
    let at = BOX.line("mines = [");
    assert_eq!(
        mines("[\"J1\", \"L3\", \"J5\", \"J7\"]"),
        [format!("line {at}: board.mines[2]: found \"L3\", wanted a cell from A1 to K7")]
    );
    assert_eq!(
        mines("[\"J1\", \"J3\", \"J5\"]"),
        [format!("line {at}: board.mines: found 3 items, wanted 4")]
    );
    assert_eq!(
        mines("[\"J1\", \"J3\", \"J5\", \"B3\"]"),
        [format!("line {board}: board: found B3 twice, wanted six different cells")]
    );
    assert_eq!(
        mines("[\"J1\", \"J2\", \"J5\", \"J7\"]"),
        [format!("line {board}: board: found a mine on J2 beside J1, wanted a free cell between")]
    );
    let yellow = |to: &str| BOX.faults(&[("yellow = { cell = \"B5\", exits = \"NESW\" }", to)]);
    assert_eq!(
        yellow("yellow = { cell = \"B4\", exits = \"ESW\" }"),
        [format!("line {board}: board: found starts that do not fit together between B3 and B4")]
    );
    let shut = yellow("yellow = { cell = \"A5\", exits = \"W\" }");
    assert_eq!(shut.len(), 4);
    assert_eq!(shut[0], format!("line {board}: board: found no way from the start on A5 to the mine on J1"));
    let found = yellow("yellow = { cell = 5 }");
    let start = BOX.line("yellow = {");
    assert_eq!(
        found,
        [
            format!("line {start}: board.yellow.cell: found 5, wanted a string in quotes"),
            format!("line {start}: board.yellow: \"exits\" is missing"),
        ]
    );
}

#[test]
fn a_file_without_anything_in_it_is_refused_part_by_part() {
    let found = faults("game = \"lost-mines\"\nname = \"x\"");
    let parts = ["paths", "actions", "scouts", "single-scouts", "mines", "treasures", "board"];
    let wanted = parts.map(|part| format!("line 1: {part:?} is missing"));
    assert_eq!(found, wanted);
    let found = faults("game = \"lost-mines\"\nname = \"x\"\npaths = 7");
    assert!(found.iter().any(|fault| fault == "line 3: paths: found 7, wanted a table"), "{found:?}");
}
