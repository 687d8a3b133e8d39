//! E19 to E21: time that runs out, lost lines, seats that leave.

use klad_engine::{
    Seat,
    arbiter::{Arbiter, Input},
};
use klad_klatz::arbiter::messages::Notice;

use super::{Hall, klatz, orders, turn};

const TABLE: &str = "seats 3; turn A act; wall LN KT GT DR PN; market PN TW PD; A: remove swap extra | C02 C13; \
                     B: | C01 C12; C: | C06 C11; open C07 C08 C09";

/// The five round trips that every returning seat needs.
fn measured(hall: &mut Hall, seat: &str) {
    for _ in 0..5 {
        hall.give(Input::RoundTrip { seat: seat.parse().unwrap(), ms: 20 });
    }
}

#[test]
fn e19_a_move_made_for_a_slow_seat_enters_the_window_like_any_other() {
    let mut hall = Hall::open(&TABLE.replace("C01 C12", "C24 C12").replace("C06", "C25"));
    hall.run(60_529);
    assert!(hall.made.is_empty());
    hall.run(60_530);
    assert_eq!(hall.moves(), ["A swap 0 1 @60530"], "500 + 60000 + 30");
    // A call pressed earlier comes first, even if it arrives later.
    let mut hall = Hall::open(TABLE);
    hall.run(60_515).say("B", klatz("C01", 0, 60_000)).run(60_545);
    assert_eq!(
        hall.moves(),
        ["A swap 0 1 @60530"],
        "without a measured line only the arrival counts: bucket 4001"
    );
    let mut hall = Hall::at(TABLE, 1);
    hall.line("B", 20, 60).give(Input::Open);
    hall.run(60_530).say("B", klatz("C01", 0, 59_970)).run(61_000);
    assert_eq!(hall.moves(), ["B claim c01 0 @60590"]);
    // Half-done steps are completed too, without a window.
    let mut hall =
        Hall::open("seats 2; turn A put PN6; wall LN KT GT DR; market PN TW PD; A: swap; open C07 C08 C09");
    hall.run(60_000);
    assert_eq!(hall.moves(), ["A put right @60000"]);
}

#[test]
fn e20_a_lost_seat_pauses_the_table_and_voids_the_window() {
    let mut hall = Hall::open(TABLE);
    hall.run(600).say("A", turn("remove 4", 100)).say("B", klatz("C01", 0, 100)).run(610).offline("C");
    let paused = Notice::Paused { rev: 0, seats: vec![Seat(2)], pause_ms: Some(30_000) };
    assert_eq!(hall.told("A").last(), Some(&&paused));
    assert!(matches!(hall.private("A")[..], [Notice::Stale { .. }]));
    assert!(matches!(hall.private("B")[..], [Notice::Lapsed { .. }]));
    hall.run(9_000).refuse("B", klatz("C01", 0, 0), "KZ-133").refuse("A", turn("remove 4", 0), "KZ-133");
    assert!(hall.made.is_empty());
    // Back online: first the line is measured, then a new window opens for the same position.
    hall.online("C");
    for _ in 0..4 {
        hall.give(Input::RoundTrip { seat: Seat(2), ms: 20 });
    }
    assert!(!matches!(hall.told("A").last(), Some(Notice::Window { .. })));
    hall.give(Input::RoundTrip { seat: Seat(2), ms: 20 });
    let windows =
        hall.told("A").iter().filter(|notice| matches!(notice, Notice::Window { rev: 0, .. })).count();
    assert_eq!(windows, 2);
    hall.run(9_600).say("B", klatz("C01", 0, 90)).run(9_700);
    assert_eq!(hall.moves(), ["B claim c01 0 @9650"]);
}

#[test]
fn e20_a_seat_whose_line_was_measured_before_it_is_online_is_back_at_once() {
    let mut hall = Hall::open(TABLE);
    hall.run(1_000).offline("C");
    measured(&mut hall, "C");
    assert!(matches!(hall.told("A").last(), Some(Notice::Paused { .. })));
    hall.run(2_000).online("C");
    assert!(matches!(hall.told("A").last(), Some(Notice::Window { rev: 0, .. })));
    // It alone is also told where things stand.
    assert!(matches!(hall.private("C")[..], [Notice::Window { reveal_ms: 500, .. }, Notice::Orders { .. }]));
    // Where the table does not pause, that is all.
    let mut hall = Hall::open(&format!("{TABLE}; options {{\"call_mode\":\"standing\"}}"));
    hall.offline("B");
    let before = hall.said.len();
    measured(&mut hall, "B");
    assert_eq!(hall.said.len(), before);
    hall.online("B");
    assert!(matches!(hall.private("B")[..], [Notice::Waiting { .. }, Notice::Orders { .. }]));
    assert_eq!(hall.said.len(), before + 2);
}

#[test]
fn e20_everybody_is_told_who_is_still_missing() {
    let mut hall = Hall::open(TABLE);
    hall.offline("B").run(2_000).offline("C").run(5_000).online("B");
    measured(&mut hall, "B");
    let paused = |seats: &[u8], pause_ms: u32| Notice::Paused {
        rev: 0,
        seats: seats.iter().map(|&seat| Seat(seat)).collect(),
        pause_ms: Some(pause_ms),
    };
    let to_all: Vec<&Notice> =
        hall.said.iter().filter(|said| said.to.is_none()).map(|said| &said.notice).collect();
    let wanted = [paused(&[1], 30_000), paused(&[1, 2], 30_000), paused(&[2], 27_000)];
    assert_eq!(to_all[1..], wanted.iter().collect::<Vec<_>>());
}

#[test]
fn e20_after_half_a_minute_the_table_continues_without_the_seat() {
    let mut hall = Hall::at(TABLE, 1);
    hall.give(Input::Open).run(1_000).offline("C").run(30_999);
    assert!(!matches!(hall.told("A").last(), Some(Notice::Window { .. })));
    hall.run(31_000);
    assert!(matches!(hall.told("A").last(), Some(Notice::Window { rev: 0, .. })));
    // Its standing order calls for it, at `window_min_ms`.
    hall.run(35_529);
    assert!(hall.made.is_empty());
    hall.run(35_530);
    assert_eq!(hall.moves(), ["C claim c06 0 @35530"], "31000 + 500 + 4000 + 30");
    // Others are faster, and their windows are unchanged.
    let mut hall = Hall::at(TABLE, 1);
    hall.give(Input::Open).offline("C").run(30_000).run(31_000).say("B", klatz("C01", 0, 500)).run(31_030);
    assert_eq!(hall.moves(), ["B claim c01 0 @31030"]);
    // Orders on hold make no call.
    let mut hall = Hall::open(TABLE);
    hall.say("C", orders("C06", "hold", "leftmost")).say("B", orders("C01", "hold", "leftmost"));
    hall.run(600).say("A", turn("swap 3 4", 100)).run(5_000).offline("C").run(60_000);
    assert_eq!(hall.moves(), ["A swap 3 4 @4530"]);
}

#[test]
fn e20_turn_moves_are_made_for_an_absent_seat() {
    let text = TABLE.replace("C01 C12", "C24 C12").replace("C06", "C25");
    let mut hall = Hall::open(&text);
    hall.offline("A").run(30_000).run(34_530);
    assert_eq!(hall.moves(), ["A swap 0 1 @34530"]);
    // The player may take the seat again.
    hall.online("A").refuse("A", turn("end", 0), "KZ-135");
    measured(&mut hall, "A");
    hall.run(35_100).say("A", turn("end", 0)).run(40_000);
    assert_eq!(
        hall.moves()[1],
        "A end @39060",
        "34530 + 500 + 4000 + 30: its line was unmeasured when the window opened"
    );
}

#[test]
fn e20_a_table_without_anybody_present_stands_still() {
    let mut hall =
        Hall::open("seats 2; turn A act; wall LN KT GT DR; market PN TW PD; A: swap; open C07 C08 C09");
    hall.offline("A").offline("B").run(10_000_000);
    assert!(hall.made.is_empty());
    assert!(matches!(hall.said.last().unwrap().notice, Notice::Paused { pause_ms: None, .. }));
    hall.online("B");
    measured(&mut hall, "B");
    assert!(matches!(
        hall.said.iter().rev().find(|said| said.to.is_none()).unwrap().notice,
        Notice::Paused { pause_ms: Some(30_000), .. }
    ));
    hall.run(10_030_000);
    assert!(matches!(hall.said.last().unwrap().notice, Notice::Window { .. }));
}

#[test]
fn e20_a_reopened_table_waits_for_its_people() {
    let mut hall = Hall::at(TABLE, 1);
    hall.offline("B").give(Input::Open);
    assert!(matches!(hall.told("A")[..], [Notice::Paused { pause_ms: Some(30_000), .. }]));
    hall.online("B");
    measured(&mut hall, "B");
    assert!(matches!(hall.told("A").last(), Some(Notice::Window { .. })));
}

#[test]
fn e21_a_bot_takes_over_or_the_seat_is_removed() {
    // A bot that replaces a lost seat ends the pause.
    let mut hall = Hall::open(TABLE);
    hall.offline("C").run(2_000).bot("C", "perfect");
    assert!(matches!(hall.told("A").last(), Some(Notice::Window { rev: 0, .. })));
    hall.run(3_130);
    assert_eq!(hall.moves(), ["C claim c06 0 @3130"], "2000 + 500 + 600 + 30");
    // A person takes the seat back, so the bot's call in this window is dropped.
    let mut hall = Hall::at(TABLE, 1);
    hall.bot("C", "perfect").give(Input::Open);
    hall.run(700).give(Input::Bot { seat: Seat(2), level: None }).run(3_000);
    assert!(hall.made.is_empty());
    // A removed seat voids the window and its entrants; a new one opens at the new position.
    let mut hall = Hall::open(TABLE);
    hall.run(600).say("B", klatz("C01", 0, 100)).say("A", turn("remove 4", 100)).table("leave C");
    assert!(matches!(hall.private("B")[..], [Notice::Lapsed { rev: 1, .. }]));
    assert!(matches!(hall.private("A")[..], [Notice::Stale { rev: 1, .. }]));
    assert!(matches!(hall.told("A").last(), Some(Notice::Window { rev: 1, .. })));
    hall.run(700);
    assert!(hall.made.is_empty());
    // With one seat left the game is over, and the arbiter has nothing more to do.
    hall.table("leave B");
    assert!(hall.state.is_over());
    assert_eq!(hall.desk.wake_at(), None);
}

#[test]
fn a_seat_that_asks_is_told_the_current_situation() {
    let mut hall = Hall::open(TABLE);
    hall.run(1_200).online("B");
    let window = Notice::Window {
        rev: 0,
        active: Seat(0),
        reveal_ms: 0,
        window_min_ms: 3_300,
        end_ms: None,
        clock_ms: Some(59_300),
    };
    assert_eq!(hall.private("B")[0], &window);
    assert!(matches!(hall.private("B")[1], Notice::Orders { orders } if orders.len() == 2));
    assert!(hall.private("A").is_empty());
}
