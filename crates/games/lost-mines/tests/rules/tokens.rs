//! LM-110 to LM-118 and LM-120 to LM-124: traps and trolls.

use klad_engine::Seat;
use klad_lost_mines::{
    Dir, Event, Options, Phase, State,
    components::{Mine, Special},
    setup::{TrapMode, TrapPicker},
};

use crate::help::*;

/// A on (2,2) of a road, with five cards and a trap ahead.
fn trapped(options: Options) -> Table {
    position(4, options, |state| {
        road(state, 4);
        state.arrange_pawn(Seat(0), 2, 2);
        state.arrange_trap(h(2, 2));
        hold(state, 0, "axe1 axe2 axe3 boat1 boat2");
    })
}

#[test]
fn lm_110_a_trap_card_puts_a_token_on_an_edge() {
    let mut table = four(|state| {
        put(state, 2, 2, "EW");
        hold(state, 0, "trap1 axe1");
    });
    table.refuse("A troll trap1 22", "LM-054").play("A trap trap1 22");
    assert_eq!(table.view("spectator").traps, [h(2, 2)]);
    assert!(table.view("spectator").shown.contains(&cards("trap1")[0]));
}

#[test]
fn lm_111_traps_and_trolls_need_a_join_or_an_open_end_without_a_token() {
    let mut table = four(|state| {
        put(state, 2, 2, "EW");
        hold(state, 0, "trap1 troll1 axe1");
    });
    let legal = table.legal("A");
    for edge in [h(1, 2), h(2, 2), v(1, 2)] {
        assert!(
            legal.contains(&format!("trap trap1 {}", edge.0))
                && legal.contains(&format!("troll troll1 {}", edge.0))
        );
    }
    for edge in [v(2, 1).0, h(8, 2).0, h(4, 4).0, 136, 255] {
        table
            .refuse(&format!("A trap trap1 {edge}"), "LM-111")
            .refuse(&format!("A troll troll1 {edge}"), "LM-111");
    }
    table.state_mut().arrange_trap(h(2, 2));
    table.refuse("A trap trap1 22", "LM-111").refuse("A troll troll1 22", "LM-111").play("A trap trap1 21");
    // An open side that faces a closed side of a mine leads nowhere.
    let mut table = four(|state| {
        state.arrange_mine(1, Mine::Silver);
        put(state, 8, 2, "EW");
        put(state, 10, 2, "NESW");
        hold(state, 0, "trap1 axe1");
        state.arrange_reveal(1, Dir::E);
    });
    table
        .refuse(&format!("A trap trap1 {}", h(9, 2).0), "LM-111")
        .play(&format!("A trap trap1 {}", h(8, 2).0));
}

#[test]
fn lm_112_every_dwarf_springs_the_trap_in_either_direction() {
    let mut table = trapped(Options::default());
    table.play("A discard axe1").play("A step e");
    assert!(table.events("spectator").contains(&Event::TrapSprung {
        seat: Seat(0),
        edge: h(2, 2),
        costs: true
    }));
    table.play("A step w");
    assert_eq!(hand_size(&table, 0), 2);
    // The player who set it is no exception, and other edges cost nothing.
    let mut table = four(|state| {
        road(state, 4);
        hold(state, 0, "trap1 axe1 axe2 axe3");
    });
    table.play("A trap trap1 22").play("A step e");
    assert_eq!(hand_size(&table, 0), 3);
    table.play("A step e");
    assert_eq!(hand_size(&table, 0), 2);
}

#[test]
fn lm_113_the_trap_costs_a_card_chosen_blind() {
    let mut table = trapped(Options::default());
    table.play("A discard axe1").play("A step e");
    assert_eq!(hand_size(&table, 0), 3);
    let lost = table.view("A").buried.len();
    assert_eq!((lost, table.view("B").players[0].buried), (2, 2));
    assert!(table.events("A").iter().any(|event| matches!(event, Event::CardLost { .. })));
    assert!(!table.events("B").iter().any(|event| matches!(event, Event::CardLost { .. })));

    // With the option, the left neighbor picks from the shuffled hand.
    let options = Options { trap_picker: TrapPicker::Neighbor, ..Options::default() };
    let mut table = trapped(options);
    table.play("A discard axe1").play("A step e");
    assert_eq!((table.state().phase(), pawn(&table, 0), hand_size(&table, 0)), (Phase::TrapPick, (3, 2), 4));
    table.refuse("A pick 0", "LM-050").refuse("C pick 0", "LM-050").refuse("B step e", "LM-053");
    table.refuse("B pick 4", "LM-113").play("B pick 3");
    assert_eq!((table.state().phase(), hand_size(&table, 0)), (Phase::Moving, 3));
    table.play("A step e");
}

#[test]
fn lm_113_with_no_cards_a_trap_costs_nothing() {
    for trap_picker in [TrapPicker::Random, TrapPicker::Neighbor] {
        let options = Options { trap_picker, ..Options::default() };
        let mut table = trapped(options);
        hold(table.state_mut(), 0, "axe1");
        table.play("A discard axe1").play("A step e");
        assert!(table.events("B").contains(&Event::TrapSprung {
            seat: Seat(0),
            edge: h(2, 2),
            costs: false
        }));
        assert_eq!((table.state().phase(), table.view("A").traps), (Phase::Moving, vec![h(2, 2)]));
    }
}

#[test]
fn lm_114_the_lost_card_is_not_replaced() {
    let mut table = trapped(Options::default());
    table.play("A discard axe1").play("A step e").play("A end");
    assert_eq!(hand_size(&table, 0), 4);
    table.play("B discard rope1").play("C discard scout2").play("C end").play("D discard trap1");
    let card = table.state().hand(Seat(0)).iter().next().unwrap();
    table.play(&format!("A discard {card}"));
    assert_eq!(hand_size(&table, 0), 3);
    table.play("A step w");
    assert_eq!(hand_size(&table, 0), 2);
    table.play("A end");
    assert_eq!(hand_size(&table, 0), 3);
    // Without a trap the hand stays full.
    let mut table = four(|state| road(state, 3));
    table.play("A discard axe1").play("A step e").play("A end");
    assert_eq!(hand_size(&table, 0), 5);
}

#[test]
fn lm_115_a_trap_stays_or_is_removed_after_one_card() {
    let mut table = trapped(Options::default());
    table.play("A discard axe1").play("A step e").play("A step w");
    assert_eq!((hand_size(&table, 0), table.view("A").traps), (2, vec![h(2, 2)]));
    for trap_picker in [TrapPicker::Random, TrapPicker::Neighbor] {
        let mut table = trapped(Options { trap_mode: TrapMode::OneShot, trap_picker, ..Options::default() });
        table.play("A discard axe1").play("A step e");
        if trap_picker == TrapPicker::Neighbor {
            table.play("B pick 0");
        }
        assert_eq!((hand_size(&table, 0), table.view("A").traps.len()), (3, 0));
        table.play("A step w").play("A end");
        assert_eq!(hand_size(&table, 0), 4);
    }
    // A crossing without cards leaves it in place.
    let mut table = trapped(Options { trap_mode: TrapMode::OneShot, ..Options::default() });
    hold(table.state_mut(), 0, "axe1");
    table.play("A discard axe1").play("A step e");
    assert_eq!(table.view("A").traps, [h(2, 2)]);
}

#[test]
fn lm_116_a_trap_does_not_stop_the_walk() {
    let mut table = trapped(Options::default());
    table.play("A discard axe1").play("A step e").play("A step e");
    assert_eq!((pawn(&table, 0), table.view("A").steps_left), ((4, 2), 1));
    // A troll does.
    let mut table = four(|state| {
        road(state, 4);
        hold(state, 0, "troll1 axe1");
    });
    table.play("A troll troll1 22").play("A step e").refuse("A step e", "LM-121");
}

#[test]
fn lm_117_every_trap_crossed_costs_a_card() {
    let mut table = trapped(Options::default());
    table.state_mut().arrange_trap(h(3, 2));
    table.play("A discard axe1").play("A step e");
    assert_eq!(hand_size(&table, 0), 3);
    table.play("A step e");
    assert_eq!(hand_size(&table, 0), 2);
    // The second one alone costs only one card.
    let mut table = four(|state| {
        road(state, 4);
        state.arrange_pawn(Seat(0), 2, 2);
        state.arrange_trap(h(3, 2));
    });
    table.play("A discard axe1").play("A step e").play("A step e");
    assert_eq!(hand_size(&table, 0), 3);
}

#[test]
fn lm_118_a_path_may_be_continued_past_a_token() {
    let mut table = four(|state| {
        put(state, 2, 2, "EW");
        state.arrange_trap(h(2, 2));
        hold(state, 0, "line_h2 line_v1 axe1 axe2");
    });
    // The token does not change what fits.
    table.refuse("A path line_v1 3 2", "LM-072").play("A path line_h2 3 2").play("A step e").play("A step e");
    assert_eq!(hand_size(&table, 0), 2);
}

#[test]
fn lm_120_a_troll_card_stays_in_front_of_its_owner() {
    let mut table = four(|state| {
        put(state, 2, 2, "EW");
        hold(state, 0, "troll1 axe1");
    });
    table.refuse("A troll troll1 44", "LM-111").play("A troll troll1 22");
    let troll = table.view("spectator").players[0].troll.unwrap();
    assert_eq!((troll.card, troll.edge), (cards("troll1")[0], Some(h(2, 2))));
    assert!(!table.view("A").shown.contains(&cards("troll1")[0]), "it is not in the discard pile yet");
}

#[test]
fn lm_121_nobody_can_cross_an_edge_with_a_troll() {
    let mut table = four(|state| {
        put(state, 2, 2, "NESW");
        put(state, 3, 2, "NESW");
        put(state, 2, 1, "NESW");
        state.arrange_pawn(Seat(0), 2, 2);
        state.arrange_pawn(Seat(2), 3, 2);
        hold(state, 0, "troll1 axe1");
        put(state, 3, 1, "NESW");
    });
    table.play("A troll troll1 22").refuse("A step e", "LM-121").play("A step n").play("A end");
    table
        .play("B discard rope1")
        .play("C discard scout2")
        .refuse("C step w", "LM-121")
        .play("C step n")
        .play("C step w");
    assert_eq!(pawn(&table, 2), (2, 1));
}

#[test]
fn lm_122_the_block_lasts_until_the_owners_next_turn() {
    let mut table = four(|state| {
        put(state, 2, 2, "NESW");
        put(state, 3, 2, "NESW");
        put(state, 2, 1, "NESW");
        (0..4).for_each(|seat| state.arrange_pawn(Seat(seat), 2, 2));
        hold(state, 1, "troll1 axe1");
        state.arrange_turn(Seat(1));
    });
    table.play("B troll troll1 22").refuse("B step e", "LM-121").play("B end");
    table.play("C discard scout2").refuse("C step e", "LM-121").play("C end");
    table.play("D discard trap1").refuse("D step e", "LM-121").play("D end");
    let card = table.state().hand(Seat(0)).iter().next().unwrap();
    table.play(&format!("A discard {card}")).refuse("A step e", "LM-121").play("A end");
    table.play("B discard axe1").play("B step e");
}

#[test]
fn lm_123_the_troll_leaves_even_if_the_turn_is_skipped() {
    let mut table = four(|state| {
        state.arrange_pile(0);
        put(state, 2, 2, "EW");
        put(state, 3, 2, "EW");
        hold(state, 0, "troll1");
    });
    table
        .play("A troll troll1 22")
        .play("A end")
        .play("B discard rope1")
        .play("C discard scout2")
        .play("C end");
    assert!(table.state().board().step(klad_lost_mines::Cell::new(2, 2), Dir::E).is_err());
    table.play("D discard trap1");
    // A has no cards: the troll leaves, the turn is skipped, and B is next.
    assert_eq!((table.state().active(), table.view("A").players[0].troll), (Seat(1), None));
    assert!(table.view("A").shown.contains(&cards("troll1")[0]));
    assert!(table.state().board().step(klad_lost_mines::Cell::new(2, 2), Dir::E).is_ok());
}

#[test]
fn lm_124_trolls_of_different_owners_stand_on_different_edges() {
    let mut table = four(|state: &mut State| {
        state.arrange_path(2, 2, "NESW", Special::Plain);
        hold(state, 0, "troll1 troll3 axe1");
        hold(state, 1, "troll2 boat1");
    });
    table.play("A troll troll1 22").refuse("A troll troll3 21", "LM-053").play("A end");
    table.refuse("B troll troll2 22", "LM-111").play("B troll troll2 21");
    let trolls: Vec<_> = table.view("C").players.iter().filter_map(|player| player.troll?.edge).collect();
    assert_eq!(trolls, [h(2, 2), h(1, 2)]);
    table.play("C discard scout2").play("D discard trap1");
    // The first troll has left by the time its owner may set another.
    table.play("A troll troll3 22");
    assert_eq!(table.view("C").players[0].troll.map(|troll| troll.card), Some(cards("troll3")[0]));
}
