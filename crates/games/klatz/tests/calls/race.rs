//! KZ-130 to KZ-140: the race.

use klad_engine::{Seat, arbiter::Input};
use klad_klatz::arbiter::{messages::Notice, order};
use serde_json::json;

use super::{Hall, klatz, pass, sealed, turn};

/// Seat A acts; B holds C01 and C holds C06, which overlap at the left; D holds C24.
const TABLE: &str = "seats 4; turn A act; wall LN KT GT DR PN; market PN TW PD; A: remove swap extra | C02 C13; \
                     B: | C01 C12; C: | C06 C11; D: | C24 C25; open C07 C08 C09";

/// The table with the lines of the worked examples; the window is sent at 10 000.
fn worked() -> Hall {
    let mut hall = Hall::at(TABLE, 1);
    hall.line("B", 180, 220).line("C", 20, 30).give(Input::Open);
    hall
}

#[test]
fn kz_130_a_message_names_its_position() {
    let mut hall = Hall::open(TABLE);
    assert_eq!(hall.state.rev(), 0);
    hall.run(600);
    for message in [
        json!({"type": "klatz", "rev": 1, "comp": "C01", "cards": ["LN1", "KT1"], "dt": 100}),
        json!({"type": "turn", "rev": 7, "move": {"type": "play_remove", "at": 4}, "dt": 100}),
        json!({"type": "pass", "rev": 2}),
        json!({"type": "sealed", "rev": 2, "answer": null}),
    ] {
        hall.refuse("B", message, "KZ-130");
    }
    // One valid call and one turn move per window.
    hall.say("B", klatz("C01", 0, 100)).refuse("B", klatz("C01", 0, 101), "KZ-130");
    hall.say("A", turn("remove 4", 100)).refuse("A", turn("remove 3", 101), "KZ-130");
    hall.run(700);
    assert_eq!(hall.state.rev(), 1);
    let stale = json!({"type": "klatz", "rev": 0, "comp": "C06", "cards": ["LN1", "KT1", "GT1"], "dt": 100});
    hall.refuse("C", stale, "KZ-130");
}

#[test]
fn kz_130_every_move_makes_a_new_position_even_a_half_done_one() {
    let mut hall =
        Hall::open("seats 2; turn A place; wall LN KT GT DR; market PN TW PD; A: swap; open C07 C08 C09");
    hall.run(600).say("A", turn("draw", 100)).run(5_000);
    assert_eq!((hall.state.rev(), hall.state.is_stable()), (1, false));
    hall.say("A", turn("put left", 0));
    assert_eq!((hall.state.rev(), hall.state.is_stable()), (2, true));
}

#[test]
fn kz_131_all_seats_are_told_the_same_whether_they_can_call_or_not() {
    let hall = Hall::open(TABLE);
    let told = |hall: &Hall| {
        ["A", "B", "C", "D"].map(|seat| hall.told(seat).into_iter().cloned().collect::<Vec<_>>())
    };
    assert!(told(&hall).iter().all(|notices| *notices == told(&hall)[0]));
    assert!(hall.said.iter().all(|said| said.to.is_none()));
    // Nobody can call here, and the notices are still the same.
    let nobody = TABLE.replace("C01 C12", "C14 C15").replace("C06 C11", "C16 C17");
    assert_eq!(told(&Hall::open(&nobody)), told(&hall));
}

#[test]
fn kz_132_only_the_caller_is_told_of_refusals_and_lost_calls() {
    let mut hall = worked();
    hall.run(600).refuse("D", klatz("C24", 0, 90), "KZ-061");
    assert!(["A", "B", "C"].iter().all(|seat| hall.private(seat).is_empty()));
    hall.run(1_475).say("C", klatz("C06", 0, 950)).run(1_600).say("B", klatz("C01", 0, 900)).run(2_000);
    assert_eq!(hall.moves(), ["B claim c01 0 @1725"]);
    assert_eq!(hall.private("C"), [&Notice::Lapsed { rev: 1, comp: "C06".parse().unwrap() }]);
    assert!(["A", "B"].iter().all(|seat| hall.private(seat).is_empty()));
    assert!(!hall.said.iter().any(|said| matches!(said.notice, Notice::LostCall { .. })));
    // With the option, everybody hears that C called, but not what.
    let mut hall = Hall::at(&format!("{TABLE}; options {{\"announce_lost_calls\":true}}"), 1);
    hall.line("B", 180, 220).line("C", 20, 30).give(Input::Open);
    hall.run(1_475).say("C", klatz("C06", 0, 950)).run(1_600).say("B", klatz("C01", 0, 900)).run(2_000);
    assert!(hall.told("D").contains(&&Notice::LostCall { seat: Seat(2) }));
}

#[test]
fn kz_133_calls_begin_once_the_change_has_been_shown() {
    let mut hall = Hall::open(TABLE);
    let window = Notice::Window {
        rev: 0,
        active: Seat(0),
        reveal_ms: 500,
        window_min_ms: 4_000,
        end_ms: None,
        clock_ms: Some(60_000),
    };
    assert_eq!(hall.told("D"), [&window]);
    hall.run(499).refuse("B", klatz("C01", 0, 0), "KZ-133").refuse("A", turn("remove 4", 0), "KZ-133");
    hall.run(500).say("B", klatz("C01", 0, 0)).run(600);
    assert_eq!(hall.moves(), ["B claim c01 0 @530"]);
}

#[test]
fn kz_133_a_half_done_step_has_no_window_and_is_completed_on_arrival() {
    let mut hall = Hall::open(
        "seats 2; turn A put PN6; wall LN KT GT DR; market PN TW PD; A: swap; B: | C01; open C07 C08 C09",
    );
    let waiting = Notice::Waiting { rev: 0, active: Seat(0), may_call: false, clock_ms: Some(60_000) };
    assert_eq!(hall.told("B"), [&waiting]);
    hall.run(3).refuse("B", klatz("C01", 0, 0), "KZ-066").say("A", turn("put right", 3));
    assert_eq!(hall.moves(), ["A put right @3"]);
    assert!(matches!(hall.told("B").last(), Some(Notice::Window { rev: 1, .. })));
}

#[test]
fn kz_134_a_call_names_cards_not_places() {
    // Both call the same dragon; the second call is moved to another one.
    let mut hall = Hall::open(
        "seats 2; turn A act; wall DH DM DT PN DH DM DT; market PN TW PD; A: swap | C24; B: | C25; open C07 C08 C09",
    );
    hall.run(600).say("A", klatz("C24", 0, 100)).run(620).say("B", klatz("C25", 0, 120)).run(2_000);
    assert_eq!(hall.moves(), ["A claim c24 0 @630", "B claim c25 1 @630"]);
    // Cards that are not side by side name nothing.
    let mut hall = Hall::open(TABLE);
    hall.run(600);
    let apart = json!({"type": "klatz", "rev": 0, "comp": "C01", "cards": ["LN1", "KT2"], "dt": 100});
    hall.refuse("B", apart, "KZ-061");
    // A call is not a turn move.
    hall.refuse("B", turn("claim c01 0", 100), "KZ-134");
}

#[test]
fn kz_135_a_press_time_counts_within_what_the_line_allows() {
    // Seat B presses after 900 ms and arrives 125 ms after C, who pressed after 950 ms.
    let mut hall = worked();
    hall.run(1_475).say("C", klatz("C06", 0, 950));
    hall.run(1_600).say("B", klatz("C01", 0, 900)).run(3_000);
    assert_eq!(hall.moves(), ["B claim c01 0 @1725"]);
    // C claims 300 and gains nothing: 945 at best.
    let mut hall = worked();
    hall.run(1_475).say("C", klatz("C06", 0, 300));
    hall.run(1_600).say("B", klatz("C01", 0, 900)).run(3_000);
    assert_eq!(hall.moves(), ["B claim c01 0 @1725"]);
    // B claims to have pressed after its call arrived: that counts as 820, before C's 860.
    let mut hall = worked();
    hall.run(1_380).say("C", klatz("C06", 0, 860));
    hall.run(1_500).say("B", klatz("C01", 0, 5_000)).run(3_000);
    assert_eq!(hall.moves()[0], "B claim c01 0 @1630");
    // An honest press before B's wins.
    let mut hall = worked();
    hall.run(1_405).say("C", klatz("C06", 0, 880));
    hall.run(1_600).say("B", klatz("C01", 0, 900)).run(3_000);
    assert_eq!(hall.moves()[0], "C claim c06 0 @1655");
}

#[test]
fn kz_135_line_figures_are_capped_and_fixed_when_the_window_opens() {
    // Without measurements only the arrival counts: B claims 0, which is not believed.
    let mut hall = Hall::open(TABLE);
    hall.run(1_000).say("B", klatz("C01", 0, 0)).say("C", klatz("C06", 0, 500)).run(2_000);
    let first = order(&hall.seed, 0, 4).into_iter().find(|seat| [Seat(1), Seat(2)].contains(seat)).unwrap();
    assert_eq!(hall.made[0].seat, first, "both count as pressed at 500, so the lot decides");
    // Measurements after the opening do not count for this window.
    let mut hall = Hall::open(TABLE);
    hall.line("B", 300, 400).run(1_000).say("B", klatz("C01", 0, 0)).say("C", klatz("C06", 0, 480));
    hall.run(1_030);
    assert_eq!(hall.made.len(), 1, "the hold is 30 ms, as when it opened");
    // A line of a second is trusted no further than the cap, so B cannot claim to have pressed immediately.
    let mut hall = Hall::at(TABLE, 1);
    hall.line("B", 900, 2_000).give(Input::Open);
    hall.run(1_000).say("B", klatz("C01", 0, 0)).run(1_001);
    hall.say("C", klatz("C06", 0, 0)).run(2_000);
    assert_eq!(hall.moves(), ["B claim c01 0 @1430"], "500 − 400 = 100 ms, and the hold is 400 + 30");
    // No press counts as faster than 100 ms: both count as that, so the lot decides, whatever they claim.
    for seed in 0..8 {
        let mut hall = Hall::at(TABLE, seed);
        hall.line("B", 0, 400).line("C", 0, 400).give(Input::Open);
        hall.run(520).say("B", klatz("C01", 0, 20)).run(590).say("C", klatz("C06", 0, 90)).run(2_000);
        let first =
            order(&hall.seed, 0, 4).into_iter().find(|seat| [Seat(1), Seat(2)].contains(seat)).unwrap();
        assert_eq!(hall.made[0].seat, first);
    }
}

#[test]
fn kz_136_a_false_call_is_refused_at_once_and_silences_its_caller() {
    let mut hall = worked();
    hall.run(1_000).refuse("B", klatz("C12", 0, 400), "KZ-061");
    assert!(matches!(hall.private("B")[..], [Notice::Refused { cooldown_ms: Some(1_500), .. }]));
    hall.run(2_499).refuse("B", klatz("C01", 0, 1_900), "KZ-136");
    // A false call starts nothing: no batch closes.
    assert!(hall.made.is_empty());
    hall.run(2_500).say("B", klatz("C01", 0, 1_800)).run(4_000);
    assert_eq!(hall.moves(), ["B claim c01 0 @2750"]);
    // The cooldown carries over to the next window.
    let mut hall = worked();
    hall.run(1_000).refuse("B", klatz("C12", 0, 400), "KZ-061").say("C", klatz("C06", 0, 490));
    hall.run(1_250);
    assert_eq!(hall.state.rev(), 1);
    hall.run(2_000).refuse("B", klatz("C12", 0, 0), "KZ-136");
    // A table may do without.
    let mut hall = Hall::open(&format!("{TABLE}; options {{\"false_call_cooldown_ms\":0}}"));
    hall.run(600).refuse("D", klatz("C24", 0, 50), "KZ-061").refuse("D", klatz("C24", 0, 50), "KZ-061");
    assert!(matches!(hall.private("D").last(), Some(Notice::Refused { cooldown_ms: None, .. })));
    // Every kind of false call under the rules does this; naming an old position does not.
    let mut hall = Hall::open(TABLE);
    hall.run(600);
    let stale = json!({"type": "klatz", "rev": 9, "comp": "C01", "cards": ["LN1", "KT1"], "dt": 0});
    hall.refuse("B", stale, "KZ-130").refuse("D", klatz("C01", 0, 50), "KZ-064");
    hall.refuse("D", klatz("C24", 0, 50), "KZ-136").say("B", klatz("C01", 0, 50)).run(700);
    assert_eq!(hall.made.len(), 1);
}

#[test]
fn kz_137_the_batch_waits_for_calls_in_flight() {
    let mut hall = worked();
    hall.run(1_000).say("C", klatz("C06", 0, 480));
    // The hold is 220 + 30. At exactly 1 250, B is still in time.
    hall.run_up_to(1_250).say("B", klatz("C01", 0, 550));
    assert!(hall.made.is_empty() && hall.said.len() == 1, "nothing is sent to anyone meanwhile");
    hall.run(1_250);
    assert_eq!(hall.moves(), ["C claim c06 0 @1250"]);
    assert_eq!(hall.private("B"), [&Notice::Lapsed { rev: 1, comp: "C01".parse().unwrap() }]);
    // A moment later the position has changed.
    let mut hall = worked();
    hall.run(1_000).say("C", klatz("C06", 0, 480)).run(1_250);
    let late = json!({"type": "klatz", "rev": 0, "comp": "C01", "cards": ["LN1", "KT1"], "dt": 500});
    hall.run(1_251).refuse("B", late, "KZ-130");
}

#[test]
fn kz_137_a_losing_call_does_not_change_when_a_turn_move_is_made() {
    // The active seat B sends a move at e = 5200 with t = 5000; C's call has t = 5020 and arrives at e = 5045.
    let text = TABLE.replace("turn A", "turn B").replace("B: |", "B: remove |");
    let table = |losing: bool| {
        let mut hall = Hall::at(&text, 1);
        hall.line("B", 180, 220).line("C", 20, 30).give(Input::Open);
        if losing {
            hall.run(5_545).say("C", klatz("C06", 0, 5_020));
        }
        hall.run(5_700).say("B", turn("remove 3", 5_000)).run(6_500);
        hall
    };
    assert_eq!(table(false).moves(), ["B remove 3 @5950"]);
    let hall = table(true);
    assert_eq!(hall.moves(), ["B remove 3 @5950", "C claim c06 0 @5950"], "checked again on the new wall");
}

#[test]
fn kz_138_a_turn_move_waits_for_the_minimum_length_of_a_window() {
    let mut hall = worked();
    hall.run(600).say("A", turn("remove 4", 100)).run(4_749);
    assert!(hall.made.is_empty());
    hall.run(4_750);
    assert_eq!(hall.moves(), ["A remove 4 @4750"], "500 + 4000 + 250");
    // A call at t = 3990 shares its bucket with the move at 4000 and goes first; the move is returned.
    let mut hall = worked();
    hall.run(1_500).say("A", turn("remove 4", 1_000));
    hall.run(4_515).say("C", klatz("C06", 0, 3_990)).run(5_500);
    assert_eq!(hall.moves(), ["C claim c06 0 @4750"]);
    let stale = Notice::Stale { rev: 1, mv: "remove 4".parse().unwrap() };
    assert_eq!(hall.private("A"), [&stale]);
    // A call at t = 4010 comes after it and is checked again.
    let mut hall = worked();
    hall.run(1_500).say("A", turn("remove 0", 1_000));
    hall.run(4_535).say("C", klatz("C06", 0, 4_010)).run(5_500);
    assert_eq!(hall.moves(), ["A remove 0 @4750"]);
    assert_eq!(hall.private("C"), [&Notice::Lapsed { rev: 1, comp: "C06".parse().unwrap() }]);
    // An illegal move is refused immediately.
    hall.refuse("B", turn("end", 0), "KZ-020");
    // An early call also overtakes a move that is waiting.
    let mut hall = worked();
    hall.run(600).say("A", turn("remove 4", 100)).run(1_000).say("C", klatz("C06", 0, 480)).run(1_250);
    assert_eq!(hall.moves(), ["C claim c06 0 @1250"]);
    assert_eq!(hall.private("A"), [&stale]);
}

#[test]
fn kz_139_equal_buckets_are_settled_by_lot() {
    // 885 and 899 share bucket 59; 900 is bucket 60.
    let mut wins = [0; 2];
    for seed in 0..40 {
        let mut hall = Hall::at(TABLE, seed);
        hall.line("B", 0, 400).line("C", 0, 400).give(Input::Open);
        hall.run(1_399).say("B", klatz("C01", 0, 899)).say("C", klatz("C06", 0, 885)).run(3_000);
        let first =
            order(&hall.seed, 0, 4).into_iter().find(|seat| [Seat(1), Seat(2)].contains(seat)).unwrap();
        assert_eq!(hall.made[0].seat, first);
        wins[usize::from(first == Seat(2))] += 1;
        let mut hall = Hall::at(TABLE, seed);
        hall.line("B", 0, 400).line("C", 0, 400).give(Input::Open);
        hall.run(1_400).say("B", klatz("C01", 0, 900)).say("C", klatz("C06", 0, 885)).run(3_000);
        assert_eq!(hall.made[0].seat, Seat(2));
    }
    assert!(wins.iter().all(|&wins| wins > 8), "{wins:?}");
}

#[test]
fn kz_139_calls_behind_a_turn_move_are_checked_again() {
    // After `draw` the position is unstable: the call lapses.
    let text = "seats 3; turn A place; wall LN KT GT DR; market PN TW PD; deck KT; A: swap; B: | C01; C: swap; open C07 C08 C09";
    let mut hall = Hall::open(text);
    hall.run(600).say("A", turn("draw", 100)).run(4_515).say("B", klatz("C01", 0, 4_015)).run(4_530);
    assert_eq!(hall.moves(), ["A draw @4530"]);
    assert_eq!(hall.private("B"), [&Notice::Lapsed { rev: 1, comp: "C01".parse().unwrap() }]);
    // After `end` an open composition no longer belongs to the old active seat (KZ-065).
    let text = "seats 3; turn A end; wall PN GT LN DR; market PN TW PD; A: swap | C01; open C03 C08 C09";
    let mut hall = Hall::open(text);
    hall.run(600).say("A", turn("end", 100)).run(4_515).say("A", klatz("C03", 0, 4_015)).run(4_530);
    assert_eq!(hall.moves(), ["A end @4530"]);
    assert_eq!(hall.private("A"), [&Notice::Lapsed { rev: 1, comp: "C03".parse().unwrap() }]);
    // V6: nothing counts after the last open composition.
    let text = "seats 3; turn B act; wall LN KT GT DR; market PN TW PD; B: swap; C: | C01; open C06";
    let mut hall = Hall::open(text);
    hall.run(600).say("B", klatz("C06", 0, 90)).run(620).say("C", klatz("C01", 0, 120)).run(9_000);
    assert_eq!(hall.moves(), ["B claim c06 0 @630"]);
    assert!(hall.state.is_over());
    hall.refuse("C", klatz("C01", 0, 0), "KZ-110").run(400_000);
    let free = |hall: &Hall, seat| {
        matches!(hall.private(seat).last(), Some(Notice::Refused { cooldown_ms: None, .. }))
    };
    assert!(free(&hall, "C"), "after the end a false call costs nothing");
    assert_eq!(hall.made.len(), 1, "no more windows open");
}

#[test]
fn kz_140_the_table_ends_a_finished_turn_and_nothing_else() {
    let mut hall = Hall::at(&TABLE.replace("turn A act", "turn A end"), 1);
    hall.line("B", 180, 220).give(Input::Open);
    assert!(matches!(hall.told("B")[0], Notice::Window { end_ms: Some(5_000), .. }));
    hall.run(5_749);
    assert!(hall.made.is_empty());
    hall.run(5_750);
    assert_eq!(hall.moves(), ["A end @5750"], "500 + 5000 + 250");
    // In the next seat's turn, the window stays open for as long as it thinks.
    hall.run(40_000);
    assert_eq!(hall.made.len(), 1);
    // Not in step 3, even if nothing is playable: that would betray the hand.
    let text = "seats 3; turn A act 1; wall TW LN* KT* GT*; market PN TW PD; A: swap; open C07 C08 C09";
    let mut hall = Hall::open(text);
    assert!(matches!(hall.told("B")[0], Notice::Window { end_ms: None, .. }));
    hall.run(59_000);
    assert!(hall.made.is_empty());
    // An early `end` by the player is taken instead.
    let mut hall = Hall::open(&TABLE.replace("turn A act", "turn A end"));
    hall.run(600).say("A", turn("end", 100)).run(6_000);
    assert_eq!(hall.moves(), ["A end @4530"]);
}

#[test]
fn kz_140_when_everybody_has_passed_a_turn_move_is_made_at_once() {
    let text = TABLE.replace("seats 4", "seats 3").replace("D: | C24 C25; ", "");
    let mut hall = Hall::open(&text);
    hall.run(600).say("B", pass()).refuse("B", klatz("C01", 0, 100), "KZ-140");
    hall.say("A", turn("remove 4", 100)).run(900);
    assert!(hall.made.is_empty() && hall.private("A").is_empty(), "passes are not shown");
    hall.say("C", pass());
    assert_eq!(hall.moves(), ["A remove 4 @900"]);
    // The turn move counts as the active seat's pass, but leaves it free to call.
    let mut hall = Hall::open(&text.replace("C02 C13", "C04 C13"));
    hall.run(600).say("A", turn("remove 4", 100)).say("A", klatz("C04", 2, 100)).say("B", pass());
    hall.say("C", pass()).run(630);
    assert_eq!(hall.moves(), ["A claim c04 2 @630"], "the turn move waits for a call in the batch");
    // A bot that will call has not passed.
    let mut hall = Hall::at(&text, 1);
    hall.bot("C", "novice").give(Input::Open);
    hall.run(600).say("B", pass()).say("A", turn("remove 4", 100)).run(4_400);
    assert!(hall.made.iter().all(|made| made.seat == Seat(2)), "{:?}", hall.moves());
    // Without a window there is nothing to pass.
    let mut hall = Hall::open("seats 2; turn A put PN6; wall LN KT GT DR; market PN TW PD; open C07 C08 C09");
    hall.refuse("B", pass(), "KZ-140").refuse("A", pass(), "KZ-140");
}

#[test]
fn e19_without_a_clock_a_window_stays_open_as_long_as_the_active_seat_thinks() {
    let mut hall = Hall::open(&format!("{TABLE}; options {{\"turn_ms\":0}}"));
    assert!(matches!(hall.told("A")[..], [Notice::Window { clock_ms: None, .. }]));
    hall.run(100_000_000);
    assert!(hall.made.is_empty());
}

#[test]
fn sealed_answers_and_attached_calls_are_refused_in_a_race() {
    let mut hall = Hall::open(TABLE);
    hall.run(600).refuse("B", sealed(None), "KZ-144");
    let attached = json!({"type": "turn", "rev": 0, "move": {"type": "play_remove", "at": 4}, "dt": 1, "claims": [{"comp": "C02"}]});
    hall.refuse("A", attached, "KZ-142");
}

#[test]
fn kz_151_the_arbiter_refuses_before_the_rules_do_and_silences_nobody() {
    let mut hall = Hall::open(TABLE);
    // Too early, for another position, already passed: in each case the call is false as well.
    hall.refuse("D", klatz("C24", 0, 0), "KZ-133").run(600);
    let stale = json!({"type": "klatz", "rev": 3, "comp": "C24", "cards": [], "dt": 0});
    hall.refuse("D", stale, "KZ-130").say("D", pass()).refuse("D", klatz("C24", 0, 0), "KZ-140");
    assert!(
        hall.private("D").iter().all(|notice| matches!(notice, Notice::Refused { cooldown_ms: None, .. }))
    );
    // So its button works in the next window.
    hall.say("B", klatz("C01", 0, 100)).run(630).run(1_200).refuse("D", klatz("C24", 0, 0), "KZ-061");
    // A second call is not even looked at.
    let mut hall = Hall::open(TABLE);
    hall.run(600).say("B", klatz("C01", 0, 100)).refuse("B", klatz("C12", 0, 100), "KZ-130");
}
