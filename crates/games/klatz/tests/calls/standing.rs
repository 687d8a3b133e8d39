//! KZ-141 to KZ-143, KZ-146: standing orders.

use klad_engine::{
    Seat, Seed,
    arbiter::{Arbiter, Input},
};
use klad_klatz::arbiter::{Desk, messages::Notice, order};
use serde_json::{Value, json};

use super::{Hall, attach, klatz, orders, pass, sealed, turn};

const MODE: &str = r#"options {"call_mode":"standing"}"#;
const RANDOM: &str = r#"options {"call_mode":"standing","async_priority":"random"}"#;

/// Seat A acts and can build a picture by `swap 0 4`: then the wall reads LN KT GT DR PN.
const TABLE: &str = "seats 3; turn A act; wall PN KT GT DR LN; market PN TW PD; A: swap swap swap | C13 C12; \
                     B: | C01 C11; C: | C06 C14; open C03 C08 C09";

fn table(extra: &str) -> Hall {
    Hall::open(&format!("{TABLE}; {extra}"))
}

#[test]
fn kz_141_an_order_calls_automatically_or_holds() {
    let mut hall = table(MODE);
    assert_eq!(
        hall.told("B"),
        [&Notice::Waiting { rev: 0, active: Seat(0), may_call: true, clock_ms: Some(60_000) }]
    );
    hall.say("A", turn("swap 0 4", 0));
    // C14 is C's best match and takes the cards of both, unless B's C01 came first by lot.
    assert_eq!(hall.made.len(), 2, "{:?}", hall.moves());
    let mut hall = table(MODE);
    hall.say("B", orders("C01", "hold", "leftmost")).say("C", orders("C14", "hold", "leftmost"));
    hall.say("C", orders("C06", "hold", "leftmost"));
    let held = json!([{"comp": "C06", "call": "hold", "prefer": "leftmost"}, {"comp": "C14", "call": "hold", "prefer": "leftmost"}]);
    assert_eq!(serde_json::to_value(hall.private("C").last().unwrap()).unwrap()["orders"], held);
    hall.say("A", turn("swap 0 4", 0));
    assert_eq!(hall.moves(), ["A swap 0 4 @0"]);
    // Cards on hold can still be called manually.
    hall.say("C", klatz("C14", 0, 0));
    assert_eq!(hall.moves()[1..], ["C claim c14 0 @0"]);
    // Orders are for a player's own cards, and nobody else hears of them.
    hall.refuse("C", orders("C01", "hold", "leftmost"), "KZ-141").refuse(
        "C",
        orders("C03", "hold", "leftmost"),
        "KZ-141",
    );
    assert!(hall.private("A").is_empty());
}

/// The table with these standing orders in force, as an earlier arbiter saved them.
fn with_orders(text: &str, seat: usize, now: Value, next: Value) -> Hall {
    let mut hall = Hall::at(&format!("{text}; {MODE}"), 1);
    let mut kept = vec![json!({"now": [], "next": []}); 3];
    kept[seat] = json!({"now": [now], "next": [next]});
    hall.desk = Desk::new(&hall.state, &hall.seed, Some(&json!({"orders": kept}).to_string()));
    hall.give(Input::Open);
    hall
}

#[test]
fn kz_141_an_order_takes_the_place_it_prefers() {
    // After `shift1 1 left` the wall reads GT LN KT LN KT. One match exists earlier, but is on hold at that position.
    let text = "seats 2; turn A act; wall LN GT KT LN KT; market PN TW PD; A: shift1; B: | C01 C24; open C03 C08 C09";
    for (prefer, first) in [("leftmost", "B claim c01 1 @0"), ("rightmost", "B claim c01 3 @0")] {
        let held = json!({"comp": "C01", "call": "hold", "prefer": prefer});
        let auto = json!({"comp": "C01", "call": "auto", "prefer": prefer});
        let mut hall = with_orders(text, 1, held, auto);
        assert!(hall.made.is_empty(), "on hold at this position");
        hall.say("A", turn("shift1 1 left", 0));
        assert_eq!(hall.moves()[1], first);
    }
    // By default it is the leftmost, immediately.
    let hall = Hall::open(&format!("{}; {MODE}", text.replace("wall LN GT", "wall LN KT GT")));
    assert_eq!(hall.moves()[0], "B claim c01 0 @0");
}

#[test]
fn kz_142_calls_are_attached_to_a_turn_move() {
    // A's own C04 (GT DR) and the open C03 (PN GT) after `swap 0 1`: KT PN GT DR LN.
    let text =
        TABLE.replace("C13 C12", "C04 C12").replace("C01 C11", "C24 C11").replace("C06 C14", "C25 C19");
    // The order for C04 would call immediately, so it is on hold.
    let held = json!({"comp": "C04", "call": "hold"});
    let mut hall = with_orders(&text, 0, held.clone(), held);
    hall.refuse("A", attach("swap 0 1", &["C01"]), "KZ-064");
    hall.say("A", attach("swap 0 1", &["C03", "C04"]));
    assert_eq!(
        hall.moves(),
        ["A swap 0 1 @0", "A claim c03 1 @0"],
        "the first that matches; after that C04 no longer does"
    );
    // A call without a match is dropped.
    hall.say("A", turn("swap 0 1", 0));
    assert!(hall.made.iter().all(|made| made.mv != "claim c04 0"));
    // Calls cannot be attached to a move that leaves a step half done.
    let mut hall =
        Hall::open(&format!("{}; {MODE}", text.replace("turn A act", "turn A place").replace("C04", "C17")));
    hall.refuse("A", attach("draw", &["C03"]), "KZ-142").say("A", turn("draw", 0));
    hall.say("A", attach("put right", &["C03"]));
    // Attached to the end of the turn, an open composition lapses (KZ-065), one of the seat's own counts.
    let text =
        text.replace("turn A act", "turn A end").replace("wall PN KT", "wall PN GT KT").replace("C04", "C17");
    let mut hall = Hall::open(&format!("{text}; {MODE}"));
    hall.say("A", attach("end", &["C03"]));
    assert_eq!(hall.moves(), ["A end @0"]);
    // In this mode the active seat ends its turn itself.
    hall.run(30_000);
    assert_eq!(hall.made.len(), 1);
}

#[test]
fn kz_142_manual_calls_are_applied_on_arrival_and_a_collection_follows() {
    // B holds both; C's order waits for what B's photo brings together: GT DR side by side.
    let text = "seats 3; turn A act; wall GT LN KT DR PN; market PN TW PD; A: swap | C13 C12; B: | C01 C11; C: | C04 C24; open C03 C08 C09";
    let held = json!({"comp": "C01", "call": "hold"});
    let mut hall = with_orders(text, 1, held.clone(), held);
    hall.run(5);
    assert!(hall.made.is_empty());
    hall.say("B", klatz("C01", 1, 0));
    assert_eq!(hall.moves()[0], "B claim c01 1 @5");
    assert!(hall.moves()[1].starts_with("C claim c04"), "{:?}", hall.moves());
    // A false call silences nobody here.
    hall.refuse("B", klatz("C11", 0, 0), "KZ-061").refuse("B", klatz("C11", 0, 0), "KZ-061");
    hall.refuse("B", pass(), "KZ-140").refuse("B", sealed(None), "KZ-144");
    hall.refuse("B", turn("claim c11 0", 0), "KZ-134").refuse("B", turn("end", 0), "KZ-020");
}

/// A seed with this lot at position `rev`.
fn seed_with(rev: u32, lot: [u8; 3]) -> Seed {
    let lot = lot.map(Seat);
    (0..).map(Seed::from_number).find(|seed| order(seed, rev, 3) == lot).unwrap()
}

#[test]
fn kz_143_the_active_seat_goes_first_then_the_lot_decides() {
    // Seats B and C both match on overlapping cards, A has nothing; the lot at position 1 is C, A, B.
    let state = format!("{}; {MODE}", TABLE.replace("C06 C14", "C06 C24")).parse().unwrap();
    let mut hall = Hall::of(state, seed_with(1, [2, 0, 1]));
    hall.give(Input::Open).say("A", turn("swap 0 4", 0));
    assert_eq!(hall.moves()[..2], ["A swap 0 4 @0", "C claim c06 0 @0"]);
    assert_eq!(
        hall.private("B"),
        [&Notice::Lapsed { rev: 2, comp: "C01".parse().unwrap() }],
        "checked again, and too late"
    );
    let mut hall = Hall::of(state, seed_with(1, [1, 2, 0]));
    hall.give(Input::Open).say("A", turn("swap 0 4", 0));
    assert_eq!(hall.moves()[1], "B claim c01 0 @0");
    // The active seat comes before all others, unless the option shuffles it in.
    for (mode, first) in [(MODE, "A claim c01 0 @0"), (RANDOM, "C claim c06 0 @0")] {
        let text =
            TABLE.replace("C13 C12", "C01 C12").replace("C01 C11", "C13 C11").replace("C06 C14", "C06 C24");
        let state = format!("{text}; {mode}").parse().unwrap();
        let mut hall = Hall::of(state, seed_with(1, [2, 1, 0]));
        hall.give(Input::Open).say("A", turn("swap 0 4", 0));
        assert_eq!(hall.moves()[1], first);
    }
}

#[test]
fn kz_143_a_seat_makes_one_call_at_a_time_the_one_with_the_most_points() {
    // C holds C06 (2 points) and C14 (4 points), and both match.
    let state = format!("{}; {MODE}", TABLE.replace("C01 C11", "C24 C11")).parse().unwrap();
    let mut hall = Hall::of(state, seed_with(1, [2, 0, 1]));
    hall.give(Input::Open).say("A", turn("swap 0 4", 0));
    assert_eq!(hall.moves()[1], "C claim c14 0 @0");
    // With equal points the lower number goes first. This continues until nothing matches.
    let text = "seats 2; turn A act; wall LN KT PN GT DR TW; market PN TW PD; A: swap; B: | C04 C01 C03; open C11 C12 C13";
    let hall = Hall::open(&format!("{text}; {MODE}"));
    assert_eq!(hall.moves()[..2], ["B claim c01 0 @0", "B claim c03 0 @0"]);
}

#[test]
fn kz_146_in_untimed_modes_only_photos_are_visible() {
    for announce in [false, true] {
        let mode = format!(r#"options {{"call_mode":"standing","announce_lost_calls":{announce}}}"#);
        let state = format!("{}; {mode}", TABLE.replace("C06 C14", "C06 C24")).parse().unwrap();
        let mut hall = Hall::of(state, seed_with(1, [2, 0, 1]));
        hall.give(Input::Open).say("A", turn("swap 0 4", 0));
        assert!(hall.private("A").is_empty(), "A does not learn that B called too");
        assert_eq!(hall.private("B").len(), 1);
        assert!(!hall.said.iter().any(|said| matches!(said.notice, Notice::LostCall { .. })));
    }
}

#[test]
fn standing_orders_survive_a_restart() {
    let mut hall = table(MODE);
    hall.say("B", orders("C01", "hold", "rightmost"));
    let memory = hall.desk.memory().unwrap();
    let mut again = Hall::of(hall.state, hall.seed);
    again.desk = Desk::new(&hall.state, &hall.seed, Some(&memory));
    again.give(Input::Open).online("B");
    let kept = json!([{"comp": "C01", "call": "hold", "prefer": "rightmost"}, {"comp": "C11", "call": "auto", "prefer": "leftmost"}]);
    assert_eq!(serde_json::to_value(again.private("B").last().unwrap()).unwrap()["orders"], kept);
    assert_eq!(again.desk.memory().unwrap(), memory);
    // The clock continues where it was.
    again.run(59_999);
    assert!(again.made.is_empty());
    again.run(60_000);
    assert_eq!(again.moves()[0], "A swap 0 1 @60000");
    // Unreadable memory is not an error.
    let mut lost = Hall::of(hall.state, hall.seed);
    lost.desk = Desk::new(&hall.state, &hall.seed, Some("{\"orders\":3"));
    lost.give(Input::Open);
    assert!(lost.made.is_empty());
}

#[test]
fn e19_the_clock_of_a_turn_move_runs_from_its_position() {
    let mut hall = table(MODE);
    hall.run(59_000).say("B", klatz("C01", 0, 0));
    assert!(hall.made.is_empty());
    hall.run(60_000);
    assert_eq!(hall.moves()[0], "A swap 0 1 @60000", "the first action in canonical order");
    // Without a clock nothing happens.
    let mut hall = table(r#"options {"call_mode":"standing","turn_ms":0}"#);
    hall.run(100_000_000);
    assert!(hall.made.is_empty());
}
