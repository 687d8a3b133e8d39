//! What is hidden from whom, as `secrets.rs` states it: the laws compare views with it.

use std::collections::BTreeSet;

use klad_engine::{Chance, Game, Seat, Secrets, Sight, Viewer};
use klad_lost_mines::{
    Dir, Options, Phase, State,
    components::{Mine, Role},
    setup::TrapPicker,
};

use crate::help::*;

const A: Viewer = Viewer::Seat(Seat(0));

/// A has looked at mine 2, at the treasure on space 0 (gold 3) and at D; mine 1 is face up.
fn looked() -> Table {
    let mut table = four(|state| {
        state.arrange_reveal(1, Dir::E);
        hold(state, 0, "scout1 scout3 scout5 axe1");
        hold(state, 1, "boat1 boat2 boat3 rope1");
        hold(state, 2, "cross1 cross2 cross3 cross4");
        hold(state, 3, "trap1 trap2 trap3 troll1");
    });
    for look in ["scout1 mine 2", "scout5 treasure 0", "scout3 dwarf 3"] {
        table.play(&format!("A look {look}")).play("B discard boat1").play("C discard cross1");
        table.play("D discard trap1");
        table.state_mut().arrange_pile(20);
        hold(table.state_mut(), 1, "boat1 boat2 boat3 rope1");
        hold(table.state_mut(), 2, "cross1 cross2 cross3 cross4");
        hold(table.state_mut(), 3, "trap1 trap2 trap3 troll1");
    }
    table
}

/// The hidden mines, values of treasures and roles, in this order; the numbers of cards follow.
fn facts(state: &State, viewer: Viewer, count: usize) -> Vec<u16> {
    state.hidden_facts(viewer, Sight::Table)[..count].to_vec()
}

/// The different results of hiding a state from A again, and of guessing it from A's view. Each looks the same to A and
/// is sound.
fn hidden_again<T: Ord>(state: &State, result: impl Fn(&State) -> T) -> [BTreeSet<T>; 2] {
    let seen = state.view(A, Sight::Table);
    let rehide = |chance: &mut Chance| state.rehide(A, Sight::Table, chance);
    let guess = |chance: &mut Chance| State::guess(&seen, chance);
    [&rehide as &dyn Fn(&mut Chance) -> State, &guess].map(|hide| {
        let other = |seed| {
            let other = hide(&mut Chance::fast(seed));
            assert_eq!(other.audit(), Ok(()));
            assert!(other.view(A, Sight::Table) == seen, "seed {seed}: A sees the difference");
            result(&other)
        };
        (0..300).map(other).collect()
    })
}

#[test]
fn hidden_facts_are_what_a_viewer_has_not_looked_at() {
    let table = looked();
    let state = table.state();
    // Mines gold and dragon; gold 2, silver 3, gems 3; C is selfish, B is loyal.
    assert_eq!(facts(state, A, 7), [0, 3, 2, 3, 3, 1, 0]);
    // Everybody else knows the revealed silver mine and its own role.
    assert_eq!(facts(state, Viewer::Seat(Seat(1)), 10), [0, 2, 3, 3, 2, 3, 3, 0, 1, 1]);
    assert_eq!(facts(state, Viewer::Spectator, 11), [0, 2, 3, 3, 2, 3, 3, 0, 1, 0, 1]);
    // The cards of the others, the pile and the cards set aside; not those shown, on the board or its own.
    let own = state.hand(Seat(0));
    let cards = state.hidden_facts(A, Sight::Table)[7..].to_vec();
    assert!(own.iter().all(|card| !cards.contains(&u16::from(card.number()))));
    let buried: u8 = table.view("A").players[1..].iter().map(|player| player.buried).sum();
    assert_eq!(cards.len(), 3 * 4 + usize::from(buried) + state.pile_size() + 10);
}

#[test]
fn a_collected_treasure_and_all_roles_are_revealed_when_the_round_ends() {
    let mut table = four(|state| state.arrange_taker(0, Seat(1)));
    assert_eq!(facts(table.state(), A, 8)[4..], [3, 2, 3, 3], "A does not know what B has");
    assert_eq!(facts(table.state(), Viewer::Seat(Seat(1)), 7)[4..], [2, 3, 3]);
    table.play("A propose").play("B vote yes").play("C vote yes").play("D vote yes");
    assert_eq!(facts(table.state(), A, 7), [0, 1, 2, 3, 2, 3, 3]);
    let cards = table.state().hidden_facts(A, Sight::Table).len() - 7;
    assert_eq!(cards, 15 + table.state().pile_size() + 10, "no roles are hidden");
}

#[test]
fn mines_are_hidden_again_among_the_places_not_looked_at() {
    let mines = |state: &State| facts(state, Viewer::Spectator, 3);
    let wanted = [vec![0, 2, 3], vec![3, 2, 0]];
    for found in hidden_again(looked().state(), mines) {
        assert_eq!(found, BTreeSet::from(wanted.clone()));
    }
}

#[test]
fn values_are_hidden_again_among_those_not_looked_at() {
    // Two golds, one silver, one of gems.
    let values = |state: &State| facts(state, Viewer::Spectator, 8)[4..].to_vec();
    for found in hidden_again(four(|_| ()).state(), values) {
        let gold: BTreeSet<(u16, u16)> = found.iter().map(|values| (values[0], values[1])).collect();
        assert_eq!(gold, BTreeSet::from([(2, 3), (2, 4), (3, 2), (3, 3), (3, 4), (4, 2), (4, 3)]));
    }
    // Gold 3 is on space 0, as A knows.
    let values = |state: &State| facts(state, Viewer::Spectator, 7)[3..].to_vec();
    for known in hidden_again(looked().state(), values) {
        assert!(known.iter().all(|values| values[0] == 3));
        for place in 1..4 {
            let found: BTreeSet<u16> = known.iter().map(|values| values[place]).collect();
            assert_eq!(found, BTreeSet::from([2, 3, 4]));
        }
    }
}

#[test]
fn roles_are_hidden_again_among_those_not_looked_at() {
    let roles = |state: &State| [1, 2, 3].map(|seat| state.dwarf(Seat(seat)).role);
    let [loyal, selfish, saboteur] = Role::ALL;
    // A is loyal, so C is not; B and D share the three yellow roles.
    for fresh in hidden_again(four(|_| ()).state(), roles) {
        assert_eq!(fresh.len(), 2 * 6);
        assert!(fresh.iter().all(|[b, c, d]| *c != loyal && b != d));
    }
    // A has seen that D is selfish.
    for known in hidden_again(looked().state(), roles) {
        let wanted =
            [loyal, saboteur].into_iter().flat_map(|b| [[b, selfish, selfish], [b, saboteur, selfish]]);
        assert_eq!(known, wanted.collect());
    }
}

#[test]
fn cards_are_hidden_again_except_those_of_the_viewer() {
    let table = looked();
    for seat in 0..4 {
        let hand = move |state: &State| state.hand(Seat(seat)).iter().collect::<Vec<_>>();
        for found in hidden_again(table.state(), hand) {
            assert!(if seat == 0 { found.len() == 1 } else { found.len() > 200 }, "seat {seat}");
        }
    }
    // The order in which a hand is offered is hidden even from its owner, and nothing is offered otherwise.
    let options = Options { trap_picker: TrapPicker::Neighbor, ..Options::default() };
    let mut table = position(4, options, |state| {
        state.arrange_mine(1, Mine::Silver);
        road(state, 3);
        state.arrange_trap(h(1, 2));
        hold(state, 0, "axe1 axe2 axe3");
    });
    table.play("A discard axe1").play("A step e");
    assert_eq!(table.state().phase(), Phase::TrapPick);
    let offered = |state: &State| {
        let facts = state.hidden_facts(A, Sight::Table);
        facts[facts.len() - 2..].to_vec()
    };
    assert!(hidden_again(table.state(), offered).iter().all(|found| found.len() == 2));
}

#[test]
fn what_was_seen_twice_or_taken_is_not_hidden_again() {
    let mut table = four(|state| {
        hold(state, 0, "scout1 scout2 scout3 scout4 scout5");
        hold(state, 1, "boat1 boat2 boat3 rope1 rope2");
        hold(state, 2, "axe1 axe2 axe3 rope3 scout6");
        hold(state, 3, "trap1 trap2 trap3 troll1 troll2");
        state.arrange_mine(1, Mine::Silver);
        put(state, 8, 2, "EW");
        state.arrange_pawn(Seat(0), 8, 2);
    });
    let looks = ["scout3 mine 2", "scout4 mine 2", "scout1 treasure 3", "scout2 treasure 3"];
    let [boats, axes, traps] =
        ["boat1 boat2 boat3 rope1", "axe1 axe2 axe3 rope3", "trap1 trap2 trap3 troll1"]
            .map(|names| names.split(' '));
    for (look, ((boat, axe), trap)) in looks.into_iter().zip(boats.zip(axes).zip(traps)) {
        table.play(&format!("A look {look}")).play("A end").play(&format!("B discard {boat}"));
        table.play(&format!("C discard {axe}")).play(&format!("D discard {trap}"));
    }
    // A takes what it has just looked at.
    table.play("A look scout5 treasure 1").play("A step e");
    let known = |state: &State| {
        let view = state.view(A, Sight::Table);
        (view.mines[2].content, view.rail.iter().map(|slot| slot.value).collect::<Vec<_>>())
    };
    let wanted = (Some(Mine::Gems), vec![None, Some(3), None, Some(2)]);
    for found in hidden_again(table.state(), known) {
        assert_eq!(found, BTreeSet::from([wanted.clone()]));
    }
    // What was taken without a look before is known, too.
    let table = four(|state| state.arrange_taker(2, Seat(0)));
    for found in hidden_again(table.state(), known) {
        assert_eq!(found, BTreeSet::from([(None, vec![None, None, Some(3), None])]));
    }
}

#[test]
fn the_audit_is_part_of_what_the_laws_check() {
    let mut state = *four(|_| ()).state();
    assert_eq!(state.audit(), Ok(()));
    state.arrange_dwarf(Seat(0), dwarf("blue selfish"));
    assert_eq!(state.audit(), Err("2 dwarves are blue selfish, wanted at most 1".to_owned()));
}
