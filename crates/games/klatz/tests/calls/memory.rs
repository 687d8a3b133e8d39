//! What survives a restart, beyond the orders themselves.

use klad_engine::{
    Seat,
    arbiter::{Arbiter, Input},
};
use klad_klatz::arbiter::{Desk, messages::Notice, refusal::CallRefusal};
use serde_json::{Value, json};

use super::{Hall, klatz, turn};

const TABLE: &str = "seats 2; turn A act; wall LN KT GT DR PN; market PN TW PD; A: remove swap extra | C02 C13; \
                     B: | C24 C12; open C07 C08 C09";
const STANDING: &str = r#"options {"call_mode":"standing"}"#;

/// The table as it is reopened at the same time with this memory.
fn reopened(hall: &Hall, memory: &str) -> Hall {
    let mut again = Hall::of(hall.state, hall.seed);
    again.desk = Desk::new(&hall.state, &hall.seed, Some(memory));
    again.now = hall.now;
    again.give(Input::Open);
    again
}

fn memory(hall: &Hall) -> Value {
    serde_json::from_str(&hall.desk.memory().unwrap()).unwrap()
}

#[test]
fn e19_a_clock_goes_on_after_a_restart_at_the_same_position_only() {
    let mut hall = Hall::open(&format!("{TABLE}; {STANDING}"));
    let first = hall.desk.memory().unwrap();
    hall.run(20_000);
    let mut again = reopened(&hall, &hall.desk.memory().unwrap());
    again.run(59_999);
    assert!(again.made.is_empty());
    again.run(60_000);
    assert_eq!(again.moves()[0], "A swap 0 1 @60000");
    // At a new position the seat has the whole time again.
    hall.say("A", turn("swap 0 1", 0));
    assert_eq!(hall.state.rev(), 1);
    let mut again = reopened(&hall, &first);
    again.run(79_999);
    assert!(again.made.is_empty());
    again.run(80_000);
    assert_eq!(again.made.len(), 1);
}

#[test]
fn attached_calls_are_remembered_for_seats_that_exist() {
    let hall = Hall::at(&format!("{TABLE}; {STANDING}"), 1);
    let attached = |seat: u8| {
        let claims = json!([seat, [{"comp": "C02", "prefer": "leftmost"}]]);
        let memory = json!({ "attached": claims }).to_string();
        let desk = Desk::new(&hall.state, &hall.seed, Some(&memory));
        let kept: Value = serde_json::from_str(&desk.memory().unwrap()).unwrap();
        assert!(kept["attached"] == claims || kept["attached"].is_null(), "{kept}");
        !kept["attached"].is_null()
    };
    assert_eq!([0, 1, 2, 3].map(attached), [true, true, false, false]);
}

/// How long the table pauses for B, which has used this much of its minute.
fn pause_ms(used_ms: u32) -> Option<u32> {
    let hall = Hall::at(TABLE, 1);
    let mut again = reopened(&hall, &json!({ "waited_ms": [0, used_ms] }).to_string());
    again.offline("B");
    match again.said.last().map(|said| &said.notice) {
        Some(Notice::Paused { pause_ms, .. }) => *pause_ms,
        _ => None,
    }
}

#[test]
fn e20_the_table_waits_as_long_as_ten_seconds_are_left() {
    assert_eq!(
        [0, 30_000, 30_001, 50_000, 50_001].map(pause_ms),
        [Some(30_000), Some(30_000), Some(29_999), Some(10_000), None]
    );
}

#[test]
fn e20_each_turn_move_earns_back_two_seconds() {
    let after_a_move = |used_ms: u32| {
        let hall = Hall::at(TABLE, 1);
        let mut again = reopened(&hall, &json!({ "waited_ms": [used_ms, 20_000] }).to_string());
        again.run(600).say("A", turn("swap 0 1", 100));
        memory(&again)["waited_ms"].clone()
    };
    assert_eq!(after_a_move(45_000), json!([43_000, 20_000]));
    assert_eq!(after_a_move(2_000), json!([0, 20_000]));
    assert_eq!(after_a_move(1_500), json!([0, 20_000]), "and no more than there was");
}

#[test]
fn kz_135_a_seat_that_is_back_is_told_how_many_round_trips_have_been_measured() {
    let mut hall = Hall::open(&TABLE.replace("C24 C12", "C01 C12"));
    hall.offline("B").run(30_000).online("B");
    for pings in 0..5 {
        hall.refuse("B", klatz("C01", 0, 0), "KZ-135");
        let refused = serde_json::to_value(hall.private("B").last().unwrap()).unwrap();
        let reason = serde_json::to_value(CallRefusal::NotMeasured { pings, wanted: 5 }).unwrap();
        assert!(refused.to_string().contains(reason.to_string().trim_matches(['{', '}'])), "{refused}");
        hall.give(Input::RoundTrip { seat: Seat(1), ms: 20 });
    }
    hall.run(40_000).say("B", klatz("C01", 0, 0)).run(40_100);
    assert_eq!(hall.made.len(), 1);
}
