//! LM-090 to LM-092 and LM-130 to LM-134: tools and storms.

use klad_engine::Seat;
use klad_lost_mines::{
    Cell, Dir, Event, Options, State,
    components::{Mine, Special},
    setup::StormTokens,
};

use crate::help::*;

#[test]
fn lm_090_a_tool_needs_a_matching_obstacle_without_a_token() {
    let mut table = four(|state| {
        put(state, 2, 2, "NESW");
        state.arrange_path(3, 2, "EW", Special::Lake);
        state.arrange_path(2, 1, "NES", Special::Lake);
        state.arrange_tool(3, 2);
        hold(state, 0, "boat1 boat2 axe1 rope1 cross5");
    });
    table.refuse("A tool boat1 3 2", "LM-090").refuse("A tool axe1 2 1", "LM-090");
    table.refuse("A tool rope1 2 1", "LM-090").refuse("A tool boat1 2 2", "LM-090");
    table.refuse("A tool boat1 1 2", "LM-090").refuse("A tool boat1 5 5", "LM-090");
    table.refuse("A tool boat1 12 9", "LM-090");
    let tools: Vec<String> = table.legal("A").into_iter().filter(|mv| mv.starts_with("tool")).collect();
    assert_eq!(tools, ["tool boat1 2 1", "tool boat2 2 1"]);
    table.play("A tool boat1 2 1");
}

#[test]
fn lm_091_the_obstacle_is_overcome_for_everybody_until_the_card_leaves_the_board() {
    let mut table = four(|state| {
        put(state, 2, 2, "EW");
        state.arrange_path(3, 2, "EW", Special::Pit);
        hold(state, 0, "rope1 axe1");
        hold(state, 2, "boat1 boat2");
        hold(state, 3, "storm1 boat3");
    });
    // The dwarf need not be near it.
    table.play("A tool rope1 3 2");
    assert_eq!(table.view("spectator").shown.iter().filter(|card| card.to_string() == "rope1").count(), 1);
    table
        .play("A end")
        .play("B discard rope2")
        .play("C discard boat1")
        .play("C step e")
        .play("C step e")
        .play("C step w");
    assert!(table.view("B").paths.iter().any(|path| path.cell == Cell::new(3, 2) && path.overcome));
    // The token leaves with the card: laid again, the card is an obstacle again.
    table.play("D storm storm1 3 2");
    assert!(table.state().board().blocked().is_empty() && table.state().board().chokes().is_empty());
}

#[test]
fn lm_092_an_overcome_obstacle_is_narrow() {
    let arrange = |state: &mut State| {
        put(state, 2, 2, "EW");
        state.arrange_path(3, 2, "EW", Special::Trunk);
        state.arrange_tool(3, 2);
        hold(state, 0, "boat1 boat2");
    };
    let mut table = four(|state| {
        arrange(state);
        state.arrange_pawn(Seat(1), 3, 2);
    });
    table.play("A discard boat1").play("A step e").refuse("A step e", "LM-150");
    let mut table = four(arrange);
    table.play("A discard boat1").play("A step e").play("A step e");
    assert_eq!(pawn(&table, 0), (3, 2));
}

#[test]
fn lm_130_a_storm_removes_a_path_card_without_a_dwarf() {
    let mut table = four(|state| {
        road(state, 4);
        state.arrange_pawn(Seat(1), 3, 2);
        hold(state, 0, "storm1 axe1");
    });
    table.refuse("A storm storm1 3 2", "LM-130").refuse("A storm storm1 5 5", "LM-130");
    table.refuse("A storm storm1 11 0", "LM-130");
    let removed = table.state().board().path_at(Cell::new(4, 2)).unwrap().0;
    table.play("A storm storm1 4 2");
    assert_eq!(table.state().board().path_at(Cell::new(4, 2)), None);
    // Both cards are in the discard pile, where everybody sees them.
    let shown = table.view("spectator").shown;
    assert!(shown.contains(&removed) && shown.contains(&cards("storm1")[0]));
    // Without such a card on the board, a storm cannot be played.
    let table = four(|state| hold(state, 0, "storm1 axe1"));
    assert!(table.legal("A").iter().all(|mv| !mv.starts_with("storm")));
}

#[test]
fn lm_131_start_and_mine_cards_cannot_be_removed() {
    let mut table = four(|state| {
        put(state, 2, 2, "EW");
        state.arrange_mine(1, Mine::Dragon);
        state.arrange_reveal(1, Dir::E);
        hold(state, 0, "storm1 axe1");
    });
    for cell in ["1 2", "1 4", "9 0", "9 2"] {
        table.refuse(&format!("A storm storm1 {cell}"), "LM-131");
    }
    table.play("A storm storm1 2 2");
}

#[test]
fn lm_132_the_tool_token_returns_to_the_supply() {
    let arrange = |state: &mut State| {
        put(state, 2, 2, "EW");
        state.arrange_path(3, 2, "EW", Special::Lake);
        state.arrange_tool(3, 2);
        hold(state, 0, "storm1 axe1");
    };
    let mut table = four(arrange);
    table.play("A storm storm1 3 2");
    let board = table.state().board();
    assert!(board.chokes().is_empty() && !board.has_tool(Cell::new(3, 2)));
    // The token of another card is not affected.
    let mut table = four(arrange);
    table.play("A storm storm1 2 2");
    assert!(table.state().board().has_tool(Cell::new(3, 2)));
}

#[test]
fn lm_133_an_option_says_which_tokens_a_storm_leaves() {
    // A trap beside the start, one between two path cards, one at an open end.
    let left = |tokens: StormTokens| {
        let options = Options { storm_tokens: tokens, ..Options::default() };
        let mut table = position(4, options, |state| {
            put(state, 2, 2, "NESW");
            put(state, 3, 2, "NESW");
            [h(1, 2), h(2, 2), v(2, 1)].into_iter().for_each(|edge| state.arrange_trap(edge));
            hold(state, 0, "storm1 axe1");
        });
        table.play("A storm storm1 2 2");
        table.view("A").traps
    };
    assert_eq!(left(StormTokens::OpenPath), [h(1, 2), h(2, 2)]);
    assert_eq!(left(StormTokens::PathCard), [h(2, 2)]);
    assert_eq!(left(StormTokens::Stay), [h(1, 2), h(2, 2), v(2, 1)]);
}

#[test]
fn lm_133_a_token_stays_as_long_as_a_path_is_under_it() {
    let storms = |state: &mut State| {
        hold(state, 0, "storm1 axe1");
        hold(state, 1, "storm2 boat1");
    };
    let mut table = four(|state| {
        put(state, 2, 2, "EW");
        put(state, 3, 2, "EW");
        state.arrange_trap(h(2, 2));
        storms(state);
    });
    table.play("A storm storm1 3 2").play("A end");
    assert_eq!(table.view("A").traps, [h(2, 2)], "it is on an open end now");
    table.play("B storm storm2 2 2");
    assert_eq!(table.view("A").traps, []);
    assert!(
        table
            .events("C")
            .iter()
            .any(|event| matches!(event, Event::TokenLost { edge, .. } if *edge == h(2, 2)))
    );

    let mut table = four(|state| {
        put(state, 2, 2, "EW");
        state.arrange_trap(h(1, 2));
        storms(state);
    });
    table.play("A storm storm1 2 2");
    assert_eq!(table.view("A").traps, [h(1, 2)], "the start card is open there");

    let mut table = four(|state| {
        put(state, 8, 2, "EW");
        state.arrange_trap(h(8, 2));
        storms(state);
    });
    table.play("A storm storm1 8 2");
    assert_eq!(table.view("A").traps, [], "a face-down mine supports no token");

    // A troll's card stays in front of its owner.
    let mut table = four(|state| {
        put(state, 8, 2, "EW");
        hold(state, 0, "troll1 axe1");
        hold(state, 1, "storm2 boat1");
    });
    table.play(&format!("A troll troll1 {}", h(7, 2).0)).play("B storm storm2 8 2");
    let troll = table.view("C").players[0].troll.unwrap();
    assert_eq!((troll.card, troll.edge), (cards("troll1")[0], None));
    table.play("C discard scout2").play("D discard trap1");
    assert_eq!(table.view("C").players[0].troll, None);
}

#[test]
fn lm_134_a_cut_network_stays_cut_until_the_gap_is_filled() {
    let mut table = four(|state| {
        road(state, 4);
        state.arrange_pawn(Seat(0), 4, 2);
        hold(state, 0, "storm1 cross5 line_h_rocks1");
        hold(state, 1, "boat1 boat2");
    });
    table.play("A storm storm1 3 2");
    // No step is possible, so the walk is over.
    assert_eq!((table.state().active(), pawn(&table, 0)), (Seat(1), (4, 2)));
    table.play("B discard boat1").play("C discard scout2").play("C end").play("D discard trap1");
    table.refuse("A path cross5 2 2", "LM-070").play("A path cross5 3 2").play("A step w");
    assert_eq!(pawn(&table, 0), (3, 2));
}
