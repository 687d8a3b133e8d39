//! LM-145 to LM-154: walking.

use klad_engine::Seat;
use klad_lost_mines::{
    Dir, Event, Options, Phase,
    components::{Mine, Special},
};

use crate::help::*;

#[test]
fn lm_145_the_active_dwarf_walks_up_to_three_steps() {
    let mut table = four(|state| road(state, 7));
    table.play("A discard axe1").play("A step e").play("A step e").play("A step e");
    // The third step ends the walk: it is B's turn.
    assert_eq!((pawn(&table, 0), table.state().active()), ((4, 2), Seat(1)));
    table.refuse("A step e", "LM-050").refuse("C step e", "LM-050");
    // Staying is allowed too.
    let mut table = four(|state| road(state, 7));
    table.play("A discard axe1").play("A end");
    assert_eq!(pawn(&table, 0), (1, 2));
}

#[test]
fn lm_146_a_step_crosses_one_join() {
    let mut table = four(|state| {
        put(state, 2, 2, "EW");
        put(state, 0, 2, "NES");
    });
    table.play("A discard axe1").refuse("A step n", "LM-146").refuse("A step s", "LM-146").play("A step w");
    // Stepping off the board is not possible.
    table.refuse("A step w", "LM-146").play("A step e").play("A step e");
    assert_eq!(pawn(&table, 0), (2, 2));
}

#[test]
fn lm_147_after_a_step_the_trap_comes_before_the_mine() {
    let mut table = four(|state| {
        put(state, 8, 2, "EW");
        state.arrange_pawn(Seat(0), 8, 2);
        state.arrange_trap(h(8, 2));
    });
    table.play("A discard axe1").play("A step e");
    let events = table.events("spectator");
    let sprung = events.iter().position(|event| matches!(event, Event::TrapSprung { .. })).unwrap();
    let revealed = events.iter().position(|event| matches!(event, Event::MineRevealed { .. })).unwrap();
    assert!(sprung < revealed);
    // While the neighbor picks, the mine is still face down.
    let options = Options { trap_picker: klad_lost_mines::setup::TrapPicker::Neighbor, ..Options::default() };
    let mut table = position(4, options, |state| {
        put(state, 8, 2, "EW");
        state.arrange_pawn(Seat(0), 8, 2);
        state.arrange_trap(h(8, 2));
    });
    table.play("A discard axe1").play("A step e");
    assert!(!table.view("A").mines[1].face_up && table.state().phase() == Phase::TrapPick);
    table.refuse("A end", "LM-050").play("B pick 0");
    assert!(table.view("C").mines[1].face_up);
}

#[test]
fn lm_148_a_walk_that_starts_on_a_campfire_has_five_steps() {
    let fire = |start: u8| {
        four(move |state| {
            state.arrange_path(2, 2, "NESW", Special::Campfire);
            for x in 3..=8 {
                put(state, x, 2, ["NESW", "NEW", "EW"][usize::from(x) % 3]);
            }
            state.arrange_pawn(Seat(0), start, 2);
        })
    };
    let mut table = fire(2);
    table.play("A discard axe1");
    for _ in 0..5 {
        table.play("A step e");
    }
    assert_eq!((pawn(&table, 0), table.state().active()), ((7, 2), Seat(1)));
    // Passing a campfire later does not help.
    let mut table = fire(1);
    table.play("A discard axe1").play("A step e").play("A step e").play("A step e");
    assert_eq!(table.state().active(), Seat(1));
    table.refuse("A step e", "LM-050");
}

#[test]
fn lm_149_an_obstacle_without_a_tool_cannot_be_entered_or_crossed() {
    let mut table = four(|state| {
        put(state, 2, 2, "EW");
        state.arrange_path(3, 2, "EW", Special::Pit);
        put(state, 4, 2, "EW");
        hold(state, 0, "rope1 axe1");
        state.arrange_pawn(Seat(0), 2, 2);
    });
    let before = table.state().board().step(klad_lost_mines::Cell::new(2, 2), Dir::E);
    assert!(before.is_err());
    table.play("A tool rope1 3 2").play("A step e").play("A step e");
    let mut table = four(|state| {
        put(state, 2, 2, "EW");
        state.arrange_path(3, 2, "EW", Special::Pit);
    });
    table.play("A discard axe1").play("A step e").refuse("A step e", "LM-149");
}

#[test]
fn lm_150_an_occupied_narrow_card_cannot_be_entered_or_crossed() {
    let arrange = |other: (u8, u8)| {
        four(move |state| {
            put(state, 2, 2, "EW");
            state.arrange_path(3, 2, "EW", Special::Lake);
            state.arrange_tool(3, 2);
            state.arrange_pawn(Seat(1), other.0, other.1);
        })
    };
    let mut table = arrange((3, 2));
    table.play("A discard axe1").play("A step e").refuse("A step e", "LM-150");
    let mut table = arrange((1, 4));
    table.play("A discard axe1").play("A step e").play("A step e");
    assert_eq!(pawn(&table, 0), (3, 2));
}

#[test]
fn lm_151_all_other_cards_hold_any_number_of_dwarves() {
    let mut table = four(|state| {
        state.arrange_mine(0, Mine::Gold);
        state.arrange_reveal(0, Dir::E);
        put(state, 8, 0, "EW");
        state.arrange_pawn(Seat(0), 8, 0);
        state.arrange_pawn(Seat(1), 8, 0);
        state.arrange_pawn(Seat(2), 9, 0);
        state.arrange_pawn(Seat(3), 9, 0);
    });
    table.play("A discard axe1").play("A step e").play("A end");
    table.play("A take 0");
    assert_eq!([0, 2, 3].map(|seat| pawn(&table, seat)), [(9, 0); 3]);
    // Narrow cards are the exception.
    let mut table = four(|state| {
        state.arrange_path(2, 2, "EW", Special::Rocks);
        put(state, 0, 2, "NES");
        state.arrange_pawn(Seat(1), 2, 2);
    });
    table.play("A discard axe1").refuse("A step e", "LM-150").play("A step w");
}

#[test]
fn lm_152_a_troll_cannot_be_passed() {
    let mut table = four(|state| {
        road(state, 3);
        hold(state, 0, "troll1 axe1");
    });
    table.play("A troll troll1 22").play("A step e").refuse("A step e", "LM-121").play("A step w");
    assert_eq!(pawn(&table, 0), (1, 2));
}

#[test]
fn lm_153_start_cards_are_open_to_all_and_cards_may_be_visited_again() {
    let mut table = four(|state| put(state, 1, 3, "NS"));
    table.play("A discard axe1").play("A step s").play("A step s").play("A step n");
    assert_eq!(pawn(&table, 0), (1, 3), "through the yellow start and back");
    // Cards that are not joined cannot be visited at all.
    let mut table = four(|state| put(state, 1, 3, "NS"));
    table.play("A discard axe1").refuse("A step e", "LM-146").play("A step s");
}

#[test]
fn lm_154_the_walk_ends_by_choice_at_the_limit_or_when_no_step_is_possible() {
    // By choice.
    let mut table = four(|state| road(state, 4));
    table.play("A discard axe1").play("A step e").play("A end");
    assert_eq!(table.state().active(), Seat(1));
    // No step is possible, so there is no walk to end.
    let mut table = four(|_| ());
    table.play("A discard axe1").refuse("A end", "LM-050");
    // A dead end can be left the way it was entered.
    let mut table = four(|state| {
        state.arrange_path(2, 2, "W", Special::Plain);
        hold(state, 0, "axe1 axe2");
    });
    table.play("A discard axe1").play("A step e");
    assert_eq!(table.state().phase(), Phase::Moving);
}
