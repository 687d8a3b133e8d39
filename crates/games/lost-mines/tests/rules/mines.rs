//! LM-170 to LM-181: mines and treasures.

use klad_engine::Seat;
use klad_lost_mines::{
    Cell, Dir, Event, Options, Phase, State,
    components::{Kind, Mine, Special},
};

use crate::{decks, help::*};

/// A stands on (8,2), west of mine 1, which is `mine`.
fn before(options: Options, mine: Mine) -> Table {
    position(4, options, |state| at_door(state, mine))
}

fn at_door(state: &mut State, mine: Mine) {
    state.arrange_mine(1, mine);
    put(state, 7, 2, "EW");
    put(state, 8, 2, "EW");
    state.arrange_pawn(Seat(0), 8, 2);
    let rail = ["gold 3", "silver 3", "gems 3", "gold 2"].map(treasure);
    state.arrange_rail(&rail);
}

#[test]
fn lm_170_the_first_dwarf_reveals_the_mine_for_everybody() {
    let mut table = before(Options::default(), Mine::Silver);
    table.play("A discard axe1");
    assert!(!table.view("B").mines[1].face_up, "standing in front of it is not enough");
    table.play("A step e");
    let mine = table.view("spectator").mines[1];
    assert_eq!((mine.face_up, mine.content), (true, Some(Mine::Silver)));
    assert!(table.view("B").mines[0].content.is_none());
}

#[test]
fn lm_171_the_mine_is_turned_so_that_the_side_of_entry_is_open() {
    let exits = |mine, dir: &str, x, y| {
        let mut table = four(|state| {
            state.arrange_mine(1, mine);
            put(state, x, y, "NESW");
            state.arrange_pawn(Seat(0), x, y);
        });
        table.play("A discard axe1").play(&format!("A step {dir}"));
        table.view("B").mines[1].exits.unwrap().to_string()
    };
    assert_eq!(exits(Mine::Silver, "e", 8, 2), "SW");
    assert_eq!(exits(Mine::Silver, "w", 10, 2), "NE");
    assert_eq!(exits(Mine::Silver, "s", 9, 1), "NE");
    assert_eq!(exits(Mine::Silver, "n", 9, 3), "SW");
    assert_eq!(exits(Mine::Gems, "e", 8, 2), "NW");
    assert_eq!(exits(Mine::Gems, "n", 9, 3), "ES");
    assert_eq!(exits(Mine::Gold, "e", 8, 2), "NESW");
    // The side of entry decides even if the other orientation would match more neighbors.
    let mut table = four(|state| {
        at_door(state, Mine::Silver);
        put(state, 9, 1, "NESW");
        put(state, 10, 2, "NESW");
    });
    table.play("A discard axe1").play("A step e");
    assert_eq!(table.view("B").mines[1].exits.unwrap().to_string(), "SW");
    // A mismatch with another neighbor is allowed, and is not a join.
    let mut table = four(|state| {
        at_door(state, Mine::Silver);
        put(state, 9, 1, "NESW");
    });
    table.play("A discard axe1").play("A step e");
    let board = table.state().board();
    assert!(!board.is_join(Cell::new(9, 2), Dir::N) && board.is_join(Cell::new(9, 2), Dir::W));
    klad_engine::Secrets::audit(table.state()).unwrap();
}

/// Where both ways of lying open the side of entry, the other neighbors decide, and without them it lies as printed.
#[test]
fn lm_171_between_two_ways_of_lying_the_one_that_matches_more_is_taken() {
    let exits = |north: &str| {
        let mut table = position(4, decks::options([("mines.gold", "NEW".into())]), |state| {
            at_door(state, Mine::Gold);
            if !north.is_empty() {
                put(state, 9, 1, north);
            }
        });
        table.play("A discard axe1").play("A step e");
        table.view("B").mines[1].exits.unwrap().to_string()
    };
    assert_eq!([exits(""), exits("NESW"), exits("EW")], ["NEW", "NEW", "ESW"]);
    let mut table = before(Options::default(), Mine::Gold);
    table.play("A discard axe1").play("A step e");
    let turned = |event: &Event| matches!(event, Event::MineRevealed { turned: true, .. });
    assert!(!table.events("B").iter().any(turned), "a half turn would change nothing");
}

#[test]
fn lm_172_revealing_a_mine_ends_the_walk() {
    let mut table = before(Options::default(), Mine::Silver);
    table.play("A discard axe1").play("A step e");
    assert_eq!((pawn(&table, 0), table.state().active()), ((9, 2), Seat(1)));
    table.refuse("A step w", "LM-050");
    // Walking onto a revealed mine does not.
    let mut table = four(|state| {
        at_door(state, Mine::Silver);
        state.arrange_reveal(1, Dir::E);
    });
    table.play("A discard axe1").play("A step e").play("A step w");
    assert_eq!(table.state().phase(), Phase::Moving);
}

#[test]
fn lm_173_a_dwarf_on_a_treasure_mine_takes_one_at_the_end_of_its_move() {
    // The first to arrive.
    let mut table = before(Options::default(), Mine::Silver);
    table.play("A discard axe1").play("A step e");
    assert_eq!(table.view("B").rail[1].taker, Some(Seat(0)));
    // Arriving later, and staying: the player chooses between two gold treasures, and wrong kinds are refused.
    let mut table = four(|state| {
        at_door(state, Mine::Gold);
        state.arrange_reveal(1, Dir::E);
    });
    table.play("A discard axe1").play("A step e").play("A end");
    table
        .refuse("A take 1", "LM-173")
        .refuse("A take 4", "LM-173")
        .refuse("A end", "LM-053")
        .play("A take 3");
    table.play("B discard boat3").play("C discard scout2").play("D discard trap1");
    table.refuse("A take 0", "LM-053").play("A discard axe2").play("A end");
    assert_eq!(table.view("B").rail[0].taker, Some(Seat(0)), "the last gold is taken without asking");
    table.play("B discard rope1").play("C discard scout3").play("D discard trap2");
    table.play("A discard axe3").play("A end");
    assert_eq!(table.state().treasures_taken(), 2, "nothing is left to take");
    // Staying pays whatever the cards were used for: one played, one discarded, two discarded.
    for used in ["discard axe1", "discard axe1 axe2", "trap trap1 22"] {
        let mut table = four(|state| {
            at_door(state, Mine::Gold);
            state.arrange_reveal(1, Dir::E);
            state.arrange_pawn(Seat(0), 9, 2);
            road(state, 4);
            hold(state, 0, "axe1 axe2 axe3 trap1");
        });
        table.play(&format!("A {used}")).play("A end").play("A take 0");
        assert_eq!(table.view("B").rail[0].taker, Some(Seat(0)), "after {used}");
    }
    // Later arrivals of either clan are paid too.
    let mut table = four(|state| {
        at_door(state, Mine::Gold);
        state.arrange_pawn(Seat(1), 8, 2);
    });
    table.play("A discard axe1").play("A step e").play("A take 0");
    table.play("B discard boat3").play("B step e").play("B end");
    assert_eq!(
        table.view("A").rail[3].taker,
        Some(Seat(1)),
        "the second dwarf in the mine takes the second gold"
    );
}

#[test]
fn lm_174_the_player_chooses_among_several() {
    let mut table = before(Options::default(), Mine::Gold);
    table.play("A discard axe1").play("A step e");
    assert_eq!(
        (table.state().phase(), table.legal("A")),
        (Phase::TakeTreasure, vec!["take 0".into(), "take 3".into()])
    );
    table.refuse("A take 2", "LM-173").refuse("B take 0", "LM-050").play("A take 0");
    assert_eq!(table.view("B").rail[0].taker, Some(Seat(0)));
}

#[test]
fn lm_175_only_the_owner_sees_what_a_treasure_is_worth() {
    let mut table = before(Options::default(), Mine::Silver);
    table.play("A discard axe1").play("A step e");
    assert_eq!(table.view("A").rail[1].value, Some(3));
    assert!(table.events("A").contains(&Event::TreasureSeen { slot: 1, kind: Kind::Silver, value: 3 }));
    for viewer in ["B", "C", "D", "spectator"] {
        let slot = table.view(viewer).rail[1];
        assert_eq!((slot.kind, slot.taker, slot.value), (Kind::Silver, Some(Seat(0)), None));
        let told = |event: &Event| matches!(event, Event::TreasureSeen { .. });
        assert!(!table.events(viewer).iter().any(told), "{viewer} does not learn the value");
    }
    // With the option off, not even the owner sees it.
    let mut table = before(Options { owner_sees_treasure: false, ..Options::default() }, Mine::Silver);
    table.play("A discard axe1").play("A step e");
    assert_eq!(table.view("A").rail[1].value, None);
    // A player who looked earlier still knows.
    let mut table = four(|state| {
        at_door(state, Mine::Silver);
        hold(state, 3, "scout1 trap1");
        state.arrange_turn(Seat(3));
    });
    table.play("D look scout1 treasure 1").play("A discard axe1").play("A step e");
    assert_eq!((table.view("D").rail[1].taker, table.view("D").rail[1].value), (Some(Seat(0)), Some(3)));
}

#[test]
fn lm_176_crossing_a_mine_gives_nothing() {
    let mut table = four(|state| {
        at_door(state, Mine::Gold);
        state.arrange_reveal(1, Dir::E);
        put(state, 10, 2, "NESW");
    });
    table.play("A discard axe1").play("A step e").play("A step e").play("A end");
    assert_eq!((pawn(&table, 0), table.state().treasures_taken()), ((10, 2), 0));
    table.play("B discard boat3").play("C discard scout2").play("D discard trap1");
    table.play("A discard axe2").play("A step w").play("A end").play("A take 0");
}

#[test]
fn lm_177_one_treasure_per_turn() {
    // Off the mine and back onto it.
    let mut table = four(|state| {
        at_door(state, Mine::Gold);
        state.arrange_reveal(1, Dir::E);
        state.arrange_pawn(Seat(0), 9, 2);
    });
    table.play("A discard axe1").play("A step w").play("A step e").play("A end").play("A take 0");
    assert_eq!((table.state().treasures_taken(), table.state().active()), (1, Seat(1)));
    table.refuse("A take 3", "LM-050");
}

#[test]
fn lm_178_an_empty_mine_gives_nothing_but_can_still_be_entered() {
    let mut table = four(|state| {
        at_door(state, Mine::Gems);
        state.arrange_taker(2, Seat(1));
    });
    table.play("A discard axe1").play("A step e");
    assert_eq!((pawn(&table, 0), table.state().treasures_taken()), ((9, 2), 1));
    // With gems left, the same move takes one.
    let mut table = before(Options::default(), Mine::Gems);
    table.play("A discard axe1").play("A step e");
    assert_eq!(table.view("B").rail[2].taker, Some(Seat(0)));
}

#[test]
fn lm_179_the_player_who_reveals_the_dragon_takes_its_token() {
    let mut table = before(Options::default(), Mine::Dragon);
    table.play("A discard axe1").play("A step e");
    assert_eq!((table.view("B").dragon, table.state().treasures_taken()), (Some(Seat(0)), 0));
    assert_eq!(table.state().dragon(), Some(Seat(0)));
    assert!(table.events("D").contains(&Event::DragonWoken { seat: Seat(0) }));
    assert_eq!(table.state().active(), Seat(1), "the walk is over");
    let mut table = before(Options::default(), Mine::Silver);
    table.play("A discard axe1").play("A step e");
    assert_eq!(table.view("B").dragon, None);
}

#[test]
fn lm_180_the_woken_dragon_is_harmless() {
    let mut table = four(|state| {
        at_door(state, Mine::Dragon);
        state.arrange_reveal(1, Dir::E);
        state.arrange_dragon(Seat(3));
        put(state, 10, 2, "NESW");
        hold(state, 0, "storm1 axe1");
    });
    table.refuse("A storm storm1 9 2", "LM-131").play("A discard axe1").play("A step e").play("A step e");
    assert_eq!((pawn(&table, 0), table.view("A").dragon), ((10, 2), Some(Seat(3))));
}

#[test]
fn lm_181_later_cards_must_match_a_revealed_mine() {
    let mut table = four(|state| {
        at_door(state, Mine::Silver);
        state.arrange_reveal(1, Dir::E);
        hold(state, 0, "line_h3 line_v1 stub_v1");
    });
    // Its exits face south and west: the east side is closed, the south side open.
    table
        .refuse("A path line_h3 10 2", "LM-072")
        .refuse("A path line_h3 9 3", "LM-072")
        .play("A path line_v1 9 3");
    // Face down it would have matched anything.
    let mut table = four(|state| {
        at_door(state, Mine::Silver);
        hold(state, 0, "line_h3 cross5");
    });
    table.play("A path line_h3 10 2");
}

#[test]
fn lm_146_a_closed_side_of_a_mine_cannot_be_crossed_in_either_direction() {
    let mut table = four(|state| {
        at_door(state, Mine::Silver);
        state.arrange_reveal(1, Dir::E);
        put(state, 10, 2, "NESW");
        state.arrange_pawn(Seat(0), 9, 2);
        state.arrange_pawn(Seat(1), 10, 2);
    });
    table.play("A discard axe1").refuse("A step e", "LM-146");
    assert_eq!(table.legal("A"), ["step w", "end"]);
    // The list of steps agrees with the rule on every side of every cell, also those of face-down mines.
    let board = table.state().board();
    for cell in (0..77).filter_map(Cell::at) {
        for dir in Dir::ALL {
            assert_eq!(board.can_step(cell, dir), board.step(cell, dir).is_ok(), "{cell:?} {dir:?}");
        }
    }
}

/// A trap in front of a face-down mine stays if the mine turns out to be closed there, and has no effect.
#[test]
fn a_trap_in_front_of_a_closed_mine_stays_without_effect() {
    let mut table = four(|state| {
        at_door(state, Mine::Silver);
        state.arrange_path(10, 2, "NESW", Special::Plain);
        state.arrange_trap(h(9, 2));
    });
    table.play("A discard axe1").play("A step e");
    assert_eq!(table.view("A").traps, [h(9, 2)]);
    assert!(!table.state().board().is_join(Cell::new(9, 2), Dir::E));
}
