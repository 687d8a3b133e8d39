//! LM-200 to LM-204: the end of a round.

use klad_engine::{Seat, SeatSet};
use klad_lost_mines::{
    Dir, Event, Options, Phase, RoundEnd, State,
    components::{Mine, Role},
    setup::{LastTurn, TrapPicker},
};

use crate::help::*;

/// The pile is empty and only A has a card, two steps from a gold mine with one gold left.
fn last_card(state: &mut State) {
    state.arrange_pile(0);
    state.arrange_mine(1, Mine::Gold);
    state.arrange_reveal(1, Dir::E);
    put(state, 7, 2, "EW");
    put(state, 8, 2, "EW");
    state.arrange_pawn(Seat(0), 7, 2);
    state.arrange_rail(&["gold 3", "silver 3", "gems 3", "gems 2"].map(treasure));
    (1..4).for_each(|seat| hold(state, seat, ""));
    hold(state, 0, "axe1");
}

fn complete() -> Options {
    Options { last_turn: LastTurn::Complete, ..Options::default() }
}

#[test]
fn lm_200_the_round_ends_when_nobody_has_a_card_and_the_last_turn_may_be_completed() {
    let mut table = position(4, complete(), last_card);
    table.play("A discard axe1").play("A step e").play("A step e").play("A end");
    assert_eq!(table.state().round_end(), Some(RoundEnd::Cards));
    assert_eq!(table.view("B").rail[0].taker, Some(Seat(0)));
    table.refuse("B discard boat3", "LM-053");
    // With a card in another hand or in the pile, the round continues.
    let mut table = four(|state| {
        last_card(state);
        hold(state, 2, "boat1");
    });
    table.play("A discard axe1").play("A end");
    assert_eq!((table.state().round_end(), table.state().active()), (None, Seat(2)));
}

#[test]
fn lm_201_the_last_treasure_ends_the_round_at_once() {
    let mut table = four(|state| {
        state.arrange_mine(1, Mine::Gold);
        state.arrange_reveal(1, Dir::E);
        put(state, 8, 2, "EW");
        state.arrange_pawn(Seat(0), 8, 2);
        state.arrange_rail(&["gold 3", "silver 3", "gems 3", "gems 2"].map(treasure));
        (1..4).for_each(|slot| state.arrange_taker(slot, Seat(1)));
    });
    let pile = table.state().pile_size();
    table.play("A discard axe1").play("A step e").play("A end");
    assert_eq!(table.state().round_end(), Some(RoundEnd::Treasures));
    assert_eq!((hand_size(&table, 0), table.state().pile_size()), (4, pile), "A does not draw");
    table.refuse("B discard boat3", "LM-053");
    // With one more treasure left, play continues.
    let mut table = four(|state| {
        state.arrange_mine(1, Mine::Gold);
        state.arrange_reveal(1, Dir::E);
        put(state, 8, 2, "EW");
        state.arrange_pawn(Seat(0), 8, 2);
        state.arrange_rail(&["gold 3", "silver 3", "gems 3", "gems 2"].map(treasure));
        (2..4).for_each(|slot| state.arrange_taker(slot, Seat(1)));
    });
    table.play("A discard axe1").play("A step e").play("A end");
    assert_eq!((table.state().round_end(), table.state().active()), (None, Seat(1)));
}

#[test]
fn lm_202_everybody_must_agree_to_end_a_round() {
    let mut table = position(5, Options::default(), |_| ());
    table
        .refuse("B propose", "LM-050")
        .play("A propose")
        .refuse("A vote yes", "LM-202")
        .refuse("B discard boat3", "LM-053");
    table.play("B vote yes").refuse("B vote no", "LM-202").play("D vote yes").play("C vote yes");
    table.play("E vote no");
    assert_eq!((table.state().phase(), table.state().active()), (Phase::PlayCard, Seat(0)));
    assert!(!table.legal("A").contains(&"propose".to_owned()), "one proposal per turn");
    table.refuse("A propose", "LM-202").play("A discard axe1").play("B propose");
    for seat in ["A", "C", "D", "E"] {
        table.play(&format!("{seat} vote yes"));
    }
    assert_eq!(table.state().round_end(), Some(RoundEnd::Vote));
    // The option can disable the vote.
    let mut table = position(4, Options { end_round_vote: false, ..Options::default() }, |_| ());
    table.refuse("A propose", "LM-202");
    assert!(!table.legal("A").contains(&"propose".to_string()));
}

#[test]
fn lm_202_answers_are_hidden_until_the_vote_closes() {
    let mut table = four(|_| ());
    table.play("A propose").play("C vote yes");
    for viewer in ["A", "B", "D", "spectator"] {
        assert_eq!(table.events(viewer), [Event::Voted { seat: Seat(2) }]);
        let view = table.view(viewer);
        assert_eq!((view.answered, view.vote), (SeatSet::only(Seat(2)), None));
    }
    // The first no closes the vote: D is no longer asked, and everybody sees who said what.
    table.play("B vote no").refuse("D vote yes", "LM-050");
    let closed =
        Event::VoteClosed { accepted: false, yes_seats: vec![Seat(0), Seat(2)], no_seats: vec![Seat(1)] };
    assert!(table.events("spectator").contains(&closed));
    let vote = table.view("D").vote.unwrap();
    assert_eq!((vote.proposer, vote.yes.len(), vote.no), (Seat(0), 2, Some(Seat(1))));
}

#[test]
fn lm_203_dwarves_and_collected_treasures_are_revealed() {
    let mut table = four(|state| {
        last_card(state);
        state.arrange_taker(1, Seat(2));
    });
    assert!(table.view("spectator").players.iter().all(|player| player.role.is_none()));
    table.play("A discard axe1");
    let view = table.view("spectator");
    let roles: Vec<Role> = view.players.iter().filter_map(|player| player.role).collect();
    assert_eq!(roles, [Role::Loyal, Role::Loyal, Role::Selfish, Role::Selfish]);
    let values: Vec<Option<u8>> = view.rail.iter().map(|slot| slot.value).collect();
    assert_eq!(values, [None, Some(3), None, None], "what nobody took stays hidden");
    assert!(view.hand.is_empty() && view.mines[0].content.is_none());
}

#[test]
fn lm_204_the_round_ends_at_once_with_the_last_card() {
    let mut table = four(last_card);
    table.play("A discard axe1");
    assert_eq!((table.state().round_end(), pawn(&table, 0)), (Some(RoundEnd::Cards), (7, 2)));
    assert_eq!(table.state().treasures_taken(), 0);
    table.refuse("A step e", "LM-053");
    // A played card takes effect first.
    let mut table = four(|state| {
        last_card(state);
        hold(state, 0, "line_h3");
    });
    table.play("A path line_h3 6 2");
    assert_eq!((table.state().round_end(), table.view("A").paths.len()), (Some(RoundEnd::Cards), 3));
}

#[test]
fn lm_204_a_trap_that_takes_the_last_card_ends_the_round_too() {
    for trap_picker in [TrapPicker::Random, TrapPicker::Neighbor] {
        let mut table = position(4, Options { trap_picker, ..Options::default() }, |state| {
            state.arrange_pile(0);
            put(state, 8, 2, "EW");
            state.arrange_pawn(Seat(0), 8, 2);
            state.arrange_trap(h(8, 2));
            (1..4).for_each(|seat| hold(state, seat, ""));
            hold(state, 0, "axe1 axe2");
        });
        table.play("A discard axe1").play("A step e");
        if trap_picker == TrapPicker::Neighbor {
            table.play("B pick 0");
        }
        // The step counts, the mine stays face down, nothing is taken.
        assert_eq!((table.state().round_end(), pawn(&table, 0)), (Some(RoundEnd::Cards), (9, 2)));
        assert!(!table.view("A").mines[1].face_up && table.state().treasures_taken() == 0);
    }
    // With the option, the turn is completed: the mine is revealed.
    let mut table = position(4, complete(), |state| {
        state.arrange_pile(0);
        put(state, 8, 2, "EW");
        state.arrange_pawn(Seat(0), 8, 2);
        state.arrange_trap(h(8, 2));
        (1..4).for_each(|seat| hold(state, seat, ""));
        hold(state, 0, "axe1 axe2");
    });
    table.play("A discard axe1").play("A step e");
    assert!(table.view("A").mines[1].face_up && table.state().treasures_taken() == 1);
}

#[test]
fn lm_200_a_round_goes_on_with_empty_hands_while_there_are_cards_to_draw() {
    let mut table = four(|state| {
        (1..4).for_each(|seat| hold(state, seat, ""));
        hold(state, 0, "axe1");
    });
    table.play("A discard axe1");
    assert_eq!((table.state().round_end(), table.state().active()), (None, Seat(0)));
    assert_eq!(hand_size(&table, 0), 1);
}
