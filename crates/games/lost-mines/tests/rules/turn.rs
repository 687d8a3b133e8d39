//! LM-050 to LM-055 and LM-140, LM-141, LM-190, LM-191: turns, discarding, drawing.

use klad_engine::Seat;
use klad_lost_mines::{
    Dir, Event, Phase,
    components::{Mine, Role},
};

use crate::help::*;

#[test]
fn lm_050_players_act_one_at_a_time() {
    let mut table = four(|_| ());
    table.refuse("B discard boat3", "LM-050").refuse("T discard axe1", "LM-050").play("A discard axe1");
    table.refuse("A discard axe2", "LM-050").play("B discard boat3");
}

#[test]
fn lm_051_trolls_leave_before_anything_else_at_the_start_of_their_owners_turn() {
    let mut table = four(|state| {
        road(state, 3);
        hold(state, 0, "troll1 axe1");
    });
    table.play(&format!("A troll troll1 {}", h(2, 2).0)).play("A end");
    table.play("B discard boat3").play("C discard scout2").play("C end");
    assert_eq!(table.view("A").players[0].troll.unwrap().edge, Some(h(2, 2)), "it stays until then");
    table.play("D discard trap1");
    assert!(
        table.events("spectator").iter().any(|event| matches!(event, Event::TrollLeft { seat: Seat(0), .. }))
    );
    assert_eq!((table.state().active(), table.view("A").players[0].troll), (Seat(0), None));
}

#[test]
fn lm_052_a_player_without_cards_skips_the_whole_turn() {
    // C stands on a gold mine with gold left, but has no cards and the pile is empty.
    let mut table = four(|state| {
        state.arrange_pile(0);
        state.arrange_reveal(0, Dir::E);
        state.arrange_pawn(Seat(2), 9, 0);
        hold(state, 2, "");
    });
    table.play("A discard axe1").play("B discard boat3");
    assert!(table.events("C").contains(&Event::Skipped { seat: Seat(2) }));
    assert_eq!((table.state().active(), table.state().treasures_taken()), (Seat(3), 0));
    // With a card, the same dwarf gets its turn and takes its treasure.
    let mut table = four(|state| {
        state.arrange_pile(0);
        state.arrange_reveal(0, Dir::E);
        state.arrange_pawn(Seat(2), 9, 0);
    });
    table.play("A discard axe1").play("B discard boat3").play("C discard scout2").play("C take 0");
    assert_eq!(table.state().treasures_taken(), 1);
}

#[test]
fn lm_053_a_turn_is_play_then_move_then_draw() {
    let mut table = four(|state| road(state, 3));
    table.refuse("A step e", "LM-053").refuse("A end", "LM-053").refuse("A take 0", "LM-053");
    table.refuse("A pick 0", "LM-053").refuse("A vote yes", "LM-053").refuse("A ready", "LM-053");
    table.play("A discard axe1").refuse("A discard axe2", "LM-053").refuse("A propose", "LM-053");
    assert_eq!((table.state().phase(), hand_size(&table, 0)), (Phase::Moving, 4));
    table.play("A end");
    assert_eq!(hand_size(&table, 0), 5);
}

#[test]
fn lm_054_step_one_plays_one_card_from_hand_or_discards_one_or_two() {
    let mut table = four(|state| hold(state, 0, "cross1 axe1 scout1 trap1 storm1"));
    // Not in the hand, whatever else is wrong with the move.
    table.refuse("A path cross2 2 2", "LM-054").refuse("A discard cross2", "LM-054");
    table.refuse("A discard cross1 cross2", "LM-054").refuse("A tool axe2 2 2", "LM-054");
    // In the hand, but of another kind.
    table.refuse("A tool cross1 2 2", "LM-054").refuse("A path axe1 2 2", "LM-054");
    table.refuse("A look trap1 mine 0", "LM-054").refuse("A trap scout1 11", "LM-054");
    table.refuse("A troll trap1 11", "LM-054").refuse("A storm axe1 2 2", "LM-054");
    // Discarding is allowed even if a card could be played.
    table.play("A discard cross1");
}

#[test]
fn lm_055_after_drawing_the_turn_passes_to_the_left() {
    let mut table = four(|_| ());
    table.play("A discard axe1");
    assert!(table.events("A").contains(&Event::TurnBegan { seat: Seat(1) }));
    table.play("B discard boat3").play("C discard scout2").play("D discard trap1");
    assert_eq!(table.state().active(), Seat(0));
    table.refuse("B discard rope1", "LM-050");
}

#[test]
fn lm_140_one_or_two_cards_are_discarded_face_down() {
    let mut table = four(|_| ());
    table.refuse("A discard", "LM-140").refuse("A discard axe1 axe2 axe3", "LM-140");
    table.refuse("A discard axe1 axe1", "LM-140").play("A discard axe1 axe2");
    assert_eq!(table.events("B")[0], Event::Discarded { seat: Seat(0), count: 2 });
    // The owner remembers them; the others only know how many.
    assert_eq!(table.view("A").buried, cards("axe1 axe2"));
    for viewer in ["B", "spectator"] {
        let text = table.json(viewer).to_string();
        assert!(!text.contains("axe1") && !text.contains("axe2"), "{text}");
        assert_eq!(table.view(viewer).players[0].buried, 2);
    }
}

#[test]
fn lm_141_a_hand_of_one_card_can_only_discard_one() {
    let mut table = four(|state| hold(state, 0, "axe1"));
    table.refuse("A discard axe1 axe2", "LM-141").play("A discard axe1");
}

#[test]
fn lm_190_as_many_cards_are_drawn_as_were_used() {
    let mut table = four(|_| ());
    let pile = table.state().pile_size();
    table.play("A discard axe1 axe2");
    assert_eq!((hand_size(&table, 0), table.state().pile_size()), (5, pile - 2));
    table.play("B discard boat3");
    assert_eq!((hand_size(&table, 1), table.state().pile_size()), (5, pile - 3));
    let drawn: usize = table
        .events("B")
        .iter()
        .map(|e| if let Event::CardsDrawn { cards } = e { cards.len() } else { 0 })
        .sum();
    let heard = table.events("A").iter().any(|event| matches!(event, Event::CardsDrawn { .. }));
    assert_eq!((drawn, heard), (1, false), "nobody else learns which card");
    assert!(table.events("A").contains(&Event::Drew { seat: Seat(1), count: 1 }));
}

#[test]
fn lm_191_a_short_pile_gives_what_is_left_and_is_never_reshuffled() {
    let mut table = four(|state| state.arrange_pile(1));
    table.play("A discard axe1 axe2");
    assert_eq!((hand_size(&table, 0), table.state().pile_size()), (4, 0));
    table.play("B discard boat3");
    assert_eq!((hand_size(&table, 1), table.state().pile_size()), (4, 0));
    // With enough cards in the pile, two are drawn.
    let mut table = four(|state| state.arrange_pile(5));
    table.play("A discard axe1 axe2");
    assert_eq!((hand_size(&table, 0), table.state().pile_size()), (5, 3));
}

/// What a seat has learned stays known to it, and only to it, for the whole round.
#[test]
fn a_seat_remembers_what_it_saw_for_the_whole_round() {
    let mut table = four(|state| hold(state, 0, "scout1 scout2 scout3 axe1 axe2"));
    table
        .play("A look scout1 mine 3")
        .play("B discard boat3")
        .play("C discard scout4")
        .play("D discard trap1");
    table
        .play("A look scout2 treasure 1")
        .play("B discard rope1")
        .play("C discard scout5")
        .play("D discard trap2");
    table.play("A look scout3 dwarf 2");
    let own = table.view("A");
    assert_eq!((own.mines[3].content, own.rail[1].value), (Some(Mine::Dragon), Some(3)));
    assert_eq!(own.players[2].role, Some(Role::Selfish));
    for viewer in ["B", "D", "spectator"] {
        let other = table.view(viewer);
        assert_eq!((other.mines[3].content, other.rail[1].value, other.players[2].role), (None, None, None));
        assert_eq!(other.plays.len(), 9, "everybody saw that A looked, and at what");
    }
}

#[test]
fn the_turns_of_a_round_are_counted() {
    let mut table = four(|_| ());
    assert_eq!(table.state().turns(), 0);
    table.play("A discard axe1").play("B propose").play("A vote no");
    assert_eq!(table.state().turns(), 1, "a proposal is not a turn");
    table.play("B discard rope1").play("C discard scout2");
    assert_eq!(table.state().turns(), 3);
}
