//! Positions set up by hand, on which the other tests rely.

use klad_engine::Seat;
use klad_lost_mines::components::{Face, Tool};

use crate::help::*;

#[test]
fn an_arranged_taker_sees_the_value_of_each_treasure_it_has() {
    let table = four(|state| {
        // The same again changes nothing.
        [0, 2, 2].into_iter().for_each(|slot| state.arrange_taker(slot, Seat(1)));
    });
    let values = |viewer: &str| table.view(viewer).rail.iter().map(|slot| slot.value).collect::<Vec<_>>();
    assert_eq!(values("B"), [Some(3), None, Some(3), None]);
    assert_eq!(values("A"), [None; 4]);
}

#[test]
fn a_spare_card_is_neither_in_a_hand_nor_on_the_board() {
    let table = four(|state| hold(state, 0, "axe1 axe2 boat1 boat2 cross1"));
    let axe = |face: Face| matches!(face, Face::Tool { tool: Tool::Axe });
    assert_eq!(table.state().spare_card(axe).to_string(), "axe3");
    let table = four(|state| {
        put(state, 2, 2, "NESW");
        hold(state, 0, "cross2");
    });
    let path = |face: Face| matches!(face, Face::Path { .. });
    assert_eq!(table.state().spare_card(path).to_string(), "cross3");
}

#[test]
fn an_arranged_pile_has_the_size_asked_for() {
    for size in [20, 1] {
        assert_eq!(four(|state| state.arrange_pile(size)).state().pile_size(), size);
    }
}
