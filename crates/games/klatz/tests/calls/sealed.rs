//! KZ-144, KZ-145: sealed rounds.

use klad_engine::{
    Seat, Seed,
    arbiter::{Arbiter, Input},
};
use klad_klatz::arbiter::{Desk, messages::Notice, order};

use super::{Hall, klatz, orders, pass, sealed, turn};

const MODE: &str = r#"options {"call_mode":"sealed"}"#;

/// B holds C01 and C holds C06, which overlap.
const TABLE: &str = "seats 3; turn A act; wall LN KT GT DR PN; market PN TW PD; A: remove swap extra | C02 C13; \
                     B: | C01 C12; C: | C06 C11; open C07 C08 C09";

fn table() -> Hall {
    Hall::open(&format!("{TABLE}; {MODE}"))
}

#[test]
fn kz_144_everybody_answers_and_only_photos_are_published() {
    let mut hall = table();
    assert_eq!(hall.told("A"), [&Notice::Round { rev: 0, sealed_ms: 10_000 }]);
    hall.run(100).refuse("A", turn("remove 4", 0), "KZ-144").refuse("B", klatz("C01", 0, 0), "KZ-144");
    hall.refuse("B", pass(), "KZ-144").refuse("B", sealed(Some(("C12", 0))), "KZ-061");
    hall.say("B", sealed(Some(("C01", 0)))).refuse("B", sealed(None), "KZ-144");
    hall.run(200).say("C", sealed(Some(("C06", 0))));
    assert!(hall.made.is_empty() && hall.told("A").len() == 2, "number and time of answers are not shown");
    hall.run(300).say("A", sealed(None));
    let first = order(&hall.seed, 0, 3).into_iter().find(|seat| *seat != Seat(0)).unwrap();
    assert_eq!((hall.made.len(), hall.made[0].seat), (1, first));
    assert!(matches!(
        hall.told("A").last(),
        Some(Notice::Round { rev: 1, .. } | Notice::Waiting { rev: 1, .. })
    ));
}

#[test]
fn kz_144_a_seat_that_comes_back_is_asked_once_and_only_for_an_answer_it_owes() {
    let rounds = |hall: &Hall| {
        hall.private("B").iter().filter(|notice| matches!(notice, Notice::Round { .. })).count()
    };
    let mut hall = table();
    hall.offline("B").online("B").line("B", 20, 60);
    assert_eq!(rounds(&hall), 1, "told when it comes online, and not again once the line is measured");
    hall.say("B", sealed(None)).offline("B").online("B").line("B", 20, 60);
    assert_eq!(rounds(&hall), 1, "its answer is in");
    hall.refuse("B", sealed(None), "KZ-144");
}

#[test]
fn kz_144_a_plain_call_is_a_sealed_answer() {
    let mut hall = table();
    hall.give(Input::Move { seat: Seat(1), ply: 0, mv: "claim c01 0".into(), ticket: None });
    assert!(hall.private("B").is_empty(), "it is accepted");
    hall.say("A", sealed(None)).say("C", sealed(None));
    assert_eq!(hall.moves(), ["B claim c01 0 @0"]);
}

#[test]
fn kz_144_turn_moves_come_after_a_round_without_a_photo() {
    let mut hall = table();
    for seat in ["A", "B", "C"] {
        hall.say(seat, sealed(None));
    }
    let waiting = Notice::Waiting { rev: 0, active: Seat(0), may_call: false, clock_ms: Some(60_000) };
    assert_eq!(hall.told("B")[1..], [&Notice::NoPhoto { rev: 0 }, &waiting]);
    hall.refuse("B", sealed(Some(("C01", 0))), "KZ-144").refuse("B", klatz("C01", 0, 0), "KZ-144");
    hall.refuse("B", turn("remove 4", 0), "KZ-020").refuse("A", turn("claim c07 0", 0), "KZ-134");
    hall.say("A", turn("remove 4", 0));
    assert_eq!(hall.moves(), ["A remove 4 @0"]);
    // In `AwaitEnd` the turn ends right after such a round.
    let mut hall = Hall::open(&format!("{}; {MODE}", TABLE.replace("turn A act", "turn A end")));
    for seat in ["A", "B", "C"] {
        assert!(hall.made.is_empty());
        hall.say(seat, sealed(None));
    }
    assert_eq!(hall.moves(), ["A end @0"]);
}

#[test]
fn kz_144_a_missing_answer_is_the_call_of_the_standing_orders() {
    let mut hall = table();
    hall.run(10_000);
    let lot = order(&hall.seed, 0, 3);
    let first = lot.into_iter().find(|seat| *seat != Seat(0)).unwrap();
    assert_eq!(hall.made[0].seat, first);
    assert_eq!(hall.made[0].at, 20_000);
    // An order changed now takes effect at the next position, not in this round.
    let mut hall = table();
    hall.say("B", orders("C01", "hold", "leftmost")).say("C", sealed(None)).run(10_000);
    assert_eq!(hall.moves()[0], "B claim c01 0 @10000");
    // Orders on hold make no call. They take effect at the next position, so this is a later round.
    let mut hall = table();
    hall.say("B", orders("C01", "hold", "leftmost")).say("C", orders("C06", "hold", "leftmost"));
    for seat in ["A", "B", "C"] {
        hall.say(seat, sealed(None));
    }
    hall.say("A", turn("swap 3 4", 0)).run(10_000);
    assert!(hall.made.iter().all(|made| !made.mv.starts_with("claim")), "{:?}", hall.moves());
    // An answer exactly at the deadline is in time.
    let mut hall = table();
    hall.run_up_to(10_000).say("B", sealed(None)).say("C", sealed(None)).run(10_000);
    assert!(hall.made.is_empty());
}

#[test]
fn kz_144_the_active_seat_goes_first_unless_the_option_shuffles_it_in() {
    let text = TABLE.replace("C02 C13", "C14 C13");
    let seed = (0..).map(Seed::from_number).find(|seed| order(seed, 0, 3)[0] == Seat(2)).unwrap();
    for (mode, first) in
        [(MODE, Seat(0)), (r#"options {"call_mode":"sealed","async_priority":"random"}"#, Seat(2))]
    {
        let mut hall = Hall::of(format!("{text}; {mode}").parse().unwrap(), seed);
        hall.give(Input::Open).run(10_000);
        assert_eq!(hall.made[0].seat, first);
    }
}

#[test]
fn kz_145_a_round_is_skipped_when_everybody_sees_that_nobody_can_call() {
    // No composition at all matches this wall.
    let text = "seats 3; turn A act; wall LN LN GT GT; market PN TW PD; A: swap; open C07 C08 C09";
    let hall = Hall::open(&format!("{text}; {MODE}"));
    assert!(matches!(hall.told("B")[..], [Notice::Waiting { may_call: false, .. }]));
    // Nobody holds C04, but somebody might, so the round takes place.
    let text = "seats 3; turn A act; wall LN LN GT DR; market PN TW PD; A: swap; open C07 C08 C09";
    let hall = Hall::open(&format!("{text}; {MODE}"));
    assert!(matches!(hall.told("B")[..], [Notice::Round { .. }]));
    // Photographed: skipped. Discarded in secret: not skipped. Discarded in the open: skipped.
    let hall = Hall::open(&format!("{text}; photos B C04; {MODE}"));
    assert!(matches!(hall.told("B")[..], [Notice::Waiting { .. }]));
    let discarded = text.replace("A: swap", "A: swap | | C04");
    let hall = Hall::open(&format!("{discarded}; {MODE}"));
    assert!(matches!(hall.told("B")[..], [Notice::Round { .. }]));
    let open = r#"options {"call_mode":"sealed","reveal_discarded_compositions":true}"#;
    let mut hall = Hall::open(&format!("{discarded}; {open}"));
    assert!(matches!(hall.told("B")[..], [Notice::Waiting { .. }]));
    hall.refuse("B", sealed(None), "KZ-144").say("A", turn("swap 0 1", 0));
    assert_eq!(hall.made.len(), 1);
    // A rickshaw on the picture: skipped. An open composition that matches: not skipped.
    let hall = Hall::open(&format!("{}; {MODE}", text.replace("DR;", "DR*;")));
    assert!(matches!(hall.told("B")[..], [Notice::Waiting { .. }]));
    let hall = Hall::open(&format!("{}; {MODE}", text.replace("open C07", "open C04")));
    assert!(matches!(hall.told("B")[..], [Notice::Round { .. }]));
}

#[test]
fn half_done_moves_are_completed_between_rounds() {
    let mut hall = Hall::open(&format!("{}; {MODE}", TABLE.replace("turn A act", "turn A put PN6")));
    assert!(matches!(hall.told("B")[..], [Notice::Waiting { may_call: false, .. }]));
    hall.refuse("B", sealed(None), "KZ-144").say("A", turn("put left", 0));
    assert!(matches!(hall.told("B").last(), Some(Notice::Round { rev: 1, .. })));
}

#[test]
fn sealed_answers_and_the_deadline_survive_a_restart() {
    let mut hall = table();
    hall.run(4_000).say("C", sealed(Some(("C06", 0)))).say("A", sealed(None));
    let memory = hall.desk.memory().unwrap();
    let mut again = Hall::of(hall.state, hall.seed);
    again.desk = Desk::new(&hall.state, &hall.seed, Some(&memory));
    again.now = 10_000 + 5_000;
    again.give(Input::Open);
    assert_eq!(again.told("B")[0], &Notice::Round { rev: 0, sealed_ms: 5_000 });
    again.refuse("C", sealed(None), "KZ-144").say("B", sealed(None));
    assert_eq!(again.moves(), ["C claim c06 0 @5000"]);
}

#[test]
fn the_clock_of_a_sealed_table_runs_from_the_end_of_the_round() {
    let mut hall = table();
    hall.run(2_000);
    for seat in ["A", "B", "C"] {
        hall.say(seat, sealed(None));
    }
    hall.run(61_999);
    assert!(hall.made.is_empty());
    hall.run(62_000);
    assert_eq!(hall.moves(), ["A swap 0 1 @62000"]);
}
