//! KZ-150: the arbiter as a state machine over messages and time.

use klad_engine::{Seat, arbiter::Input};
use klad_klatz::arbiter::messages::{Message, Notice};
use serde_json::json;

use super::{Hall, klatz, orders, turn};

const TABLE: &str = "seats 3; turn A act; wall LN KT GT DR PN; market PN TW PD; A: remove swap extra | C02 C13; \
                     B: | C01 C12; C: | C06 C11; open C07 C08 C09";

#[test]
fn kz_150_input_that_arrives_exactly_when_the_batch_closes_is_in_time() {
    let mut hall = Hall::open(TABLE);
    hall.run(600).say("C", klatz("C06", 0, 100)).run_up_to(630).say("B", klatz("C01", 0, 130));
    assert!(hall.made.is_empty());
    hall.give(Input::Tick);
    assert_eq!(hall.moves(), ["C claim c06 0 @630"]);
    assert!(matches!(hall.private("B")[..], [Notice::Lapsed { .. }]));
}

#[test]
fn kz_150_what_was_due_earlier_comes_first_even_if_the_host_is_late() {
    let mut hall = Hall::open(TABLE);
    hall.run(600).say("C", klatz("C06", 0, 100));
    // The host wakes it too late: B's call arrives long after the batch should have closed.
    hall.now = 10_700;
    let late = klatz("C01", 0, 200);
    hall.say("B", late);
    assert_eq!(hall.moves(), ["C claim c06 0 @700"]);
    assert!(matches!(&hall.private("B")[..], [Notice::Refused { rule, .. }] if rule == "KZ-130"));
}

#[test]
fn kz_150_the_same_messages_at_the_same_times_give_the_same_game() {
    let play = || {
        let mut hall = Hall::at(TABLE, 5);
        hall.line("B", 20, 90).bot("C", "expert").give(Input::Open);
        hall.run(700).say("A", turn("remove 4", 150)).run(900).say("B", klatz("C01", 0, 380));
        hall.run(60_000);
        (hall.moves(), hall.said, hall.state)
    };
    assert_eq!(play(), play());
}

#[test]
fn kz_150_messages_that_cannot_be_read_are_refused() {
    let mut hall = Hall::open(TABLE);
    hall.run(600);
    for message in [
        json!(null),
        json!([]),
        json!({}),
        json!({"type": "klatz"}),
        json!({"type": "klatz", "rev": -1, "comp": "C01", "cards": [], "dt": 0}),
        json!({"type": "klatz", "rev": 0, "comp": "C99", "cards": [], "dt": 0}),
        json!({"type": "klatz", "rev": 0, "comp": "C01", "cards": ["XX"], "dt": 0}),
        json!({"type": "turn", "rev": 0, "move": {"type": "fly"}, "dt": 0}),
        json!({"type": "pass", "rev": 0, "why": 1}),
        json!({"type": "rtt", "ms": 3}),
    ] {
        hall.refuse("B", message, "KZ-150");
    }
    // Seats that do not exist are ignored.
    let before = hall.said.len();
    hall.give(Input::Message { seat: Seat(3), message: json!({}) }).give(Input::Online(Seat(7)));
    assert_eq!(hall.said.len(), before);
}

#[test]
fn plain_moves_count_by_their_arrival() {
    let mut hall = Hall::open(TABLE);
    let plain = |hall: &mut Hall, seat: u8, ply: u64, mv: &str| {
        hall.give(Input::Move { seat: Seat(seat), ply, mv: mv.into(), ticket: None });
    };
    hall.run(900);
    plain(&mut hall, 1, 0, "claim c01 0");
    hall.run(930);
    assert_eq!(hall.moves(), ["B claim c01 0 @930"]);
    plain(&mut hall, 0, 0, "remove 0");
    plain(&mut hall, 0, 1, "dance");
    let rules: Vec<&str> = hall
        .private("A")
        .iter()
        .map(|notice| match notice {
            Notice::Refused { rule, .. } => rule.as_str(),
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(rules, ["KZ-130", "KZ-150"]);
    hall.run(1_500);
    plain(&mut hall, 0, 1, "remove 0");
    hall.run(6_000);
    assert_eq!(hall.moves().last().unwrap(), "A remove 0 @5460");
}

#[test]
fn a_swap_may_name_its_cards_in_either_order() {
    let mut hall = Hall::open(TABLE);
    hall.run(600);
    let swap = json!({"type": "turn", "rev": 0, "move": {"type": "play_swap", "a": 3, "b": 1}, "dt": 10});
    hall.say("A", swap).run(5_000);
    assert_eq!(hall.moves(), ["A swap 1 3 @4530"]);
}

#[test]
fn messages_and_notices_survive_a_json_round_trip() {
    let messages = [
        json!({"type": "klatz", "rev": 3, "comp": "C01", "cards": ["LN1", "KT1"], "dt": 12}),
        json!({"type": "turn", "rev": 3, "move": {"type": "end_turn"}, "dt": 12}),
        json!({"type": "turn", "rev": 3, "move": {"type": "end_turn"}, "dt": 0, "claims": [{"comp": "C03", "prefer": "rightmost"}]}),
        json!({"type": "pass", "rev": 3}),
        orders("C04", "hold", "rightmost"),
        json!({"type": "sealed", "rev": 3, "answer": null}),
        json!({"type": "sealed", "rev": 3, "answer": {"comp": "C01", "cards": ["LN1", "KT1"]}}),
    ];
    for message in messages {
        let read: Message = serde_json::from_value(message.clone()).unwrap();
        assert_eq!(serde_json::to_value(read).unwrap(), message);
    }
}
