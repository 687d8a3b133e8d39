//! LM-100 to LM-105: secret information.

use klad_engine::Seat;
use klad_lost_mines::{
    Dir, Event, Options,
    components::{Kind, Mine, Role},
    setup::InfoCards,
};

use crate::help::*;

#[test]
fn lm_100_one_symbol_of_the_card_is_used() {
    // scout1: mine or treasure; scout3: mine or dwarf; scout5: treasure or dwarf.
    let mut table = four(|state| hold(state, 0, "scout1 scout3 scout5"));
    table.refuse("A look scout1 dwarf 1", "LM-100").refuse("A look scout3 treasure 0", "LM-100");
    table.refuse("A look scout5 mine 0", "LM-100").play("A look scout1 mine 0");
    assert!(table.view("B").shown.contains(&cards("scout1")[0]));
    // With one symbol: scout1 mine, scout3 treasure, scout5 dwarf.
    let options = Options { info_cards: InfoCards::Single, ..Options::default() };
    let mut table = position(4, options, |state| hold(state, 0, "scout1 scout3 scout5"));
    table.refuse("A look scout1 treasure 0", "LM-100").refuse("A look scout3 mine 0", "LM-100");
    table.refuse("A look scout5 treasure 0", "LM-100").play("A look scout3 treasure 0");
}

#[test]
fn lm_101_a_mine_not_yet_revealed_may_be_looked_at() {
    let mut table = four(|state| {
        state.arrange_reveal(0, Dir::E);
        hold(state, 0, "scout1 scout3");
    });
    table.refuse("A look scout1 mine 0", "LM-101").refuse("A look scout1 mine 4", "LM-101");
    table.play("A look scout1 mine 1");
    let mine = table.view("A").mines[1];
    assert_eq!((mine.content, mine.exits.unwrap().to_string()), (Some(Mine::Silver), "NE".to_string()));
    // Once all mines are revealed, a card that only shows mines can only be discarded.
    let options = Options { info_cards: InfoCards::Single, ..Options::default() };
    let table = position(4, options, |state| {
        (0..4).for_each(|mine| state.arrange_reveal(mine, Dir::E));
        hold(state, 0, "scout1");
    });
    assert!(table.legal("A").iter().all(|mv| !mv.starts_with("look")));
}

#[test]
fn lm_102_a_treasure_still_on_the_rail_may_be_looked_at() {
    let mut table = four(|state| {
        state.arrange_taker(0, Seat(1));
        hold(state, 0, "scout1 scout2");
    });
    table.refuse("A look scout1 treasure 0", "LM-102").refuse("A look scout1 treasure 4", "LM-102");
    table.play("A look scout1 treasure 3");
    assert_eq!(table.view("A").rail[3].value, Some(2));
}

#[test]
fn lm_103_the_dwarf_card_of_another_player_may_be_looked_at() {
    let mut table = four(|state| hold(state, 0, "scout3 scout4"));
    table.refuse("A look scout3 dwarf 0", "LM-103").refuse("A look scout3 dwarf 4", "LM-103");
    table.play("A look scout3 dwarf 3");
    assert_eq!(table.view("A").players[3].role, Some(Role::Selfish));
}

#[test]
fn lm_104_everybody_sees_the_target_but_only_the_player_sees_the_result() {
    let mut table = four(|state| hold(state, 0, "scout1 scout2"));
    table.play("A look scout1 treasure 2");
    let seen = Event::TreasureSeen { slot: 2, kind: Kind::Gems, value: 3 };
    assert!(table.events("A").contains(&seen));
    for viewer in ["B", "C", "D", "spectator"] {
        let heard = table.events(viewer);
        assert!(
            heard.iter().any(|event| matches!(event, Event::TreasureLookedAt { seat: Seat(0), slot: 2, .. }))
        );
        assert!(!heard.contains(&seen) && table.view(viewer).rail[2].value.is_none());
    }
}

#[test]
fn lm_105_looking_again_is_allowed() {
    let mut table = four(|state| hold(state, 0, "scout1 scout2 scout3"));
    table
        .play("A look scout1 mine 0")
        .play("B discard boat3")
        .play("C discard scout4")
        .play("D discard trap1");
    table
        .play("A look scout2 mine 0")
        .play("B discard rope1")
        .play("C discard scout5")
        .play("D discard trap2");
    assert_eq!(table.view("A").mines[0].content, Some(Mine::Gold), "what was seen stays known");
    // A revealed mine is no longer secret.
    table.state_mut().arrange_reveal(0, Dir::E);
    table.refuse("A look scout3 mine 0", "LM-101");
}

#[test]
fn lm_105_what_was_seen_twice_or_seen_and_taken_stays_known() {
    let mut table = four(|state| hold(state, 0, "scout1 scout2 axe1"));
    let others = ["B discard boat3", "C discard scout4", "D discard trap1"];
    table.play("A look scout1 treasure 1").play(others[0]).play(others[1]).play(others[2]);
    table.play("A look scout2 treasure 1");
    assert_eq!(table.view("A").rail[1].value, Some(3));
    let mut table = four(|state| {
        state.arrange_mine(1, Mine::Silver);
        put(state, 8, 2, "EW");
        state.arrange_pawn(Seat(0), 8, 2);
        hold(state, 0, "scout1 axe1");
    });
    table.play("A look scout1 treasure 1").play("A step e");
    assert_eq!((table.view("A").rail[1].taker, table.view("A").rail[1].value), (Some(Seat(0)), Some(3)));
}

#[test]
fn lm_104_everybody_sees_where_each_dwarf_went_after_which_play() {
    let mut table = four(|state| {
        road(state, 3);
        hold(state, 0, "scout1 axe1 axe2");
    });
    table.play("A look scout1 mine 0").play("A step e").play("A step e").play("A end");
    table.play("B discard boat3");
    let plays: Vec<String> = table.view("spectator").plays.iter().map(ToString::to_string).collect();
    assert_eq!(plays, ["A look scout1 mine 0 to 3 2", "B discard 1 to 1 4"]);
}

#[test]
fn lm_100_the_looks_of_each_card_are_listed() {
    let table = four(|state| {
        state.arrange_reveal(0, Dir::E);
        state.arrange_taker(0, Seat(1));
        hold(state, 0, "scout1 scout3");
    });
    let looks: Vec<String> = table.legal("A").into_iter().filter(|mv| mv.starts_with("look")).collect();
    let of = |card: &str, targets: [&str; 6]| targets.map(|target| format!("look {card} {target}"));
    let wanted = [
        of("scout1", ["mine 1", "mine 2", "mine 3", "treasure 1", "treasure 2", "treasure 3"]),
        of("scout3", ["mine 1", "mine 2", "mine 3", "dwarf 1", "dwarf 2", "dwarf 3"]),
    ];
    assert_eq!(looks, wanted.concat());
}
