//! Tables that are played with a custom deck.

use klad_lost_mines::{
    Options, State,
    components::{Mine, Special},
};
use serde_json::json;

use crate::help::*;

/// A box with other paths, tools, mines and values, and with other places for starts and mines.
fn own() -> Options {
    let deck = json!({
        "name": "mine",
        "paths": { "cross": 38, "stub_h": 1, "line_h_trunk": 1 },
        "actions": { "axe": 9, "boat": 0, "rope": 0, "scout": 6, "trap": 3, "troll": 3, "storm": 2 },
        "scouts": { "dwarf": 6 },
        "single-scouts": { "mine": 6 },
        "mines": { "gold": "NESW", "silver": "NW", "gems": "NEW", "dragon": "SE" },
        "treasures": { "gold": [2, 3, 4, 9], "silver": [2, 3, 4], "gems": [2, 3, 4, 4, 4] },
        "board": {
            "blue": { "cell": "A1", "exits": "ES" },
            "yellow": { "cell": "K7", "exits": "NW" },
            "mines": ["F4", "C3", "I6", "F7"],
        },
    });
    serde_json::from_value(json!({ "deck": deck })).unwrap()
}

fn table(arrange: impl FnOnce(&mut State)) -> Table {
    position(4, own(), arrange)
}

#[test]
fn lm_004_pawns_begin_where_the_deck_puts_the_starts() {
    let table = table(|_| ());
    assert_eq!([0, 1].map(|seat| pawn(&table, seat)), [(0, 0), (10, 6)]);
    let view = table.view("A");
    let mines: Vec<_> = view.mines.iter().map(|mine| (mine.cell.x(), mine.cell.y())).collect();
    assert_eq!(mines, [(5, 3), (2, 2), (8, 5), (5, 6)]);
    assert_eq!(view.options.deck.name(), "mine");
}

#[test]
fn lm_070_a_card_is_what_the_deck_prints_on_it() {
    // Both are crosses here, so a half turn changes nothing.
    let mut table = table(|state| hold(state, 0, "bend_a1 stub_v1"));
    table.refuse("A path bend_a1 1 0 turned", "LM-075").play("A path bend_a1 1 0");
    assert_eq!(table.view("B").paths[0].exits.to_string(), "NESW");
}

#[test]
fn lm_090_a_tool_is_what_the_deck_prints_on_it() {
    let mut table = table(|state| {
        state.arrange_path(3, 2, "EW", Special::Trunk);
        hold(state, 0, "rope3 axe1");
    });
    table.play("A tool rope3 3 2");
    assert!(table.view("B").paths[0].overcome);
}

#[test]
fn lm_100_a_scout_shows_what_the_deck_prints_on_it() {
    let mut table = table(|state| hold(state, 0, "scout1 axe1"));
    table.refuse("A look scout1 mine 0", "LM-100").play("A look scout1 dwarf 1");
}

#[test]
fn lm_171_a_mine_has_the_exits_of_the_deck() {
    let mut table = table(|state| {
        state.arrange_mine(0, Mine::Silver);
        put(state, 4, 3, "NESW");
        state.arrange_pawn(klad_engine::Seat(0), 4, 3);
    });
    table.play("A discard axe1").play("A step e");
    assert_eq!(table.view("B").mines[0].exits.unwrap().to_string(), "NW");
}

#[test]
fn lm_131_a_storm_spares_the_starts_and_mines_of_the_deck() {
    let mut table = table(|state| {
        put(state, 1, 2, "NESW");
        hold(state, 0, "storm1 axe1");
    });
    table.refuse("A storm storm1 0 0", "LM-131").refuse("A storm storm1 5 3", "LM-131");
    // In the standard deck this is the blue start.
    table.play("A storm storm1 1 2");
}

#[test]
fn lm_005_the_treasures_are_those_of_the_deck() {
    let mut deal = plain_deal(3);
    deal.treasures[2] = treasure("gems 4");
    deal.treasures[1] = treasure("gold 9");
    assert!(klad_engine::Game::start(&own(), 3, &deal).map(|_: State| ()).is_ok());
    deal.treasures[1] = treasure("silver 9");
    let refused: Result<State, _> = klad_engine::Game::start(&own(), 3, &deal);
    assert_eq!(refused.unwrap_err().rule.0, "LM-005");
}
