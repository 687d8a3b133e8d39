//! KZ-147 to KZ-149: bots.

use klad_engine::{Seat, Seed, arbiter::Input};
use klad_klatz::{
    arbiter::sim_calls,
    bot::{reaction, reflex},
    components::{Comp, Comps},
    data::{REACTIONS, Reaction},
};

use super::{Hall, klatz, sealed, turn};

/// Everybody has a match: A with C04, B with C01, C with C06.
const TABLE: &str = "seats 3; turn A act; wall LN KT GT DR PN; market PN TW PD; A: remove swap extra | C04 C13; \
                     B: | C01 C12; C: | C06 C11; open C07 C08 C09";

fn level(name: &str) -> &'static Reaction {
    REACTIONS.iter().find(|reaction| reaction.level == name).unwrap()
}

#[test]
fn kz_147_a_bot_notices_each_match_with_its_probability() {
    let noticed = |name: &str| {
        let seeds = (0..400).map(Seed::from_number);
        seeds.map(|seed| reflex(level(name), &seed, 7, Seat(1), false).noticed.len()).sum::<usize>() * 256
            / 400
            / 25
    };
    assert!((146..=162).contains(&noticed("novice")), "{}", noticed("novice"));
    assert!((211..=225).contains(&noticed("club")), "{}", noticed("club"));
    assert!((247..=255).contains(&noticed("expert")), "{}", noticed("expert"));
    assert_eq!(noticed("perfect"), 256);
    // A match that is not noticed is not called: B's only match is C01.
    let mut hall = Hall::at(&format!("{TABLE}; options {{\"call_mode\":\"sim\"}}"), 1);
    let all = [level("perfect"); 4];
    assert_eq!(sim_calls(&hall.state, &hall.seed, &all).len(), 3);
    let blind = Reaction { notice: 0, ..*level("perfect") };
    assert!(sim_calls(&hall.state, &hall.seed, &[&blind; 4]).is_empty());
    // Rolled once per position and composition: asking again changes nothing.
    let calls = |hall: &Hall| sim_calls(&hall.state, &hall.seed, &[level("novice"); 4]);
    assert_eq!(calls(&hall), calls(&hall));
    hall.give(Input::Open);
}

#[test]
fn kz_148_reaction_times_come_from_the_table() {
    for reaction in &REACTIONS {
        let (mut seen, mut jitters) = ([0; 16], 0);
        for number in 0..800 {
            let seed = Seed::from_number(number);
            let ms = reflex(reaction, &seed, 3, Seat(2), false).ms;
            let slot = reaction.react_ms.iter().rposition(|&least| u32::from(least) <= ms).unwrap();
            seen[slot] += 1;
            let over = ms - u32::from(reaction.react_ms[slot]);
            assert!(over < 50, "{ms}");
            jitters += over;
            // The active seat saw the picture coming.
            assert_eq!(reflex(reaction, &seed, 3, Seat(2), true).ms, ms * 3 / 5);
        }
        match reaction.level {
            "perfect" => assert_eq!((seen[15], jitters), (800, 0)),
            _ => assert!(seen.iter().all(|&count| (25..=80).contains(&count)), "{seen:?}"),
        }
    }
    // It depends on seed, position and seat, and on nothing else.
    let at = |seed, rev, seat| reflex(level("club"), &Seed::from_number(seed), rev, Seat(seat), false);
    assert_eq!(at(1, 2, 3), at(1, 2, 3));
    assert!(at(1, 2, 3) != at(2, 2, 3) && at(1, 2, 3) != at(1, 3, 3) && at(1, 2, 3) != at(1, 2, 2));
    // The rolls are the same however many are used: `notice` does not shift the reaction time.
    let deaf = Reaction { notice: 0, ..*level("club") };
    let (deaf, club) = (reflex(&deaf, &Seed::from_number(1), 2, Seat(3), false), at(1, 2, 3));
    assert_eq!((deaf.ms, deaf.noticed), (club.ms, Comps::EMPTY));
}

#[test]
fn kz_148_the_rolls_come_in_the_order_of_the_rules() {
    let seed = Seed::from_number(11);
    let mut chance = klad_engine::Chance::fair(&seed.derive("react"), 5 << 4 | 2);
    let noticed: Comps = Comp::all().filter(|_| chance.below(256) < 218).collect();
    let ms = u32::from(level("club").react_ms[chance.below(16) as usize]) + chance.below(50);
    let found = reflex(level("club"), &seed, 5, Seat(2), false);
    assert_eq!((found.noticed, found.ms), (noticed, ms));
}

#[test]
fn kz_149_in_a_simulation_the_fastest_calls_first_and_ties_go_clockwise_from_the_active_seat() {
    // Perfect bots all react instantly.
    let hall = Hall::at(
        &format!("{}; options {{\"call_mode\":\"sim\"}}", TABLE.replace("turn A act", "turn B act")),
        1,
    );
    let seats: Vec<Seat> = sim_calls(&hall.state, &hall.seed, &[level("perfect"); 4])
        .into_iter()
        .map(|(seat, _)| seat)
        .collect();
    assert_eq!(seats, [Seat(1), Seat(2), Seat(0)]);
    let mut hall = Hall::at(&format!("{TABLE}; options {{\"call_mode\":\"sim\"}}"), 1);
    for seat in ["A", "B", "C"] {
        hall.bot(seat, "perfect");
    }
    hall.give(Input::Open);
    // A's photo of GT DR leaves B's C01 intact and breaks C's C06. Then everybody is asked again, then A moves.
    assert_eq!(hall.moves()[..2], ["A claim c04 2 @0", "B claim c01 1 @0"]);
    assert_eq!(hall.asked, [Seat(0)], "{:?}", hall.moves());
    assert!(hall.said.is_empty());
    // People cannot play in this mode.
    hall.refuse("A", turn("remove 0", 0), "KZ-149");
}

#[test]
fn kz_149_in_a_race_a_bot_is_an_entrant_and_never_faster_than_600_ms() {
    let mut hall = Hall::at(TABLE, 1);
    hall.bot("B", "perfect").give(Input::Open);
    hall.run(1_129);
    assert!(hall.made.is_empty());
    hall.run(1_130);
    assert_eq!(hall.moves(), ["B claim c01 0 @1130"], "500 + 600 + 30");
    // A person who presses earlier comes first, although the bot is perfect.
    let mut hall = Hall::at(TABLE, 1);
    hall.bot("B", "perfect").give(Input::Open);
    hall.run(1_080).say("C", klatz("C06", 0, 580)).run(1_110);
    assert_eq!(hall.moves(), ["C claim c06 0 @1110"]);
    // The active bot is asked for its move, which waits like anybody else's.
    let mut hall =
        Hall::at(&TABLE.replace("C04 C13", "C02 C13").replace("C01 C12", "C12 C24").replace("C06", "C25"), 1);
    hall.bot("A", "medium").give(Input::Open);
    assert_eq!(hall.asked, [Seat(0)]);
    hall.run(600).give(Input::Move { seat: Seat(0), ply: 1, mv: "remove 0".into(), ticket: None });
    hall.run(700).give(Input::Move { seat: Seat(0), ply: 0, mv: "remove 4".into(), ticket: None }).run(6_000);
    assert_eq!(hall.moves(), ["A remove 4 @4530"]);
    // An answer by another bot is dropped.
    let mut other =
        Hall::at(&TABLE.replace("C04 C13", "C02 C13").replace("C01 C12", "C12 C24").replace("C06", "C25"), 1);
    other.bot("A", "medium").bot("C", "novice").give(Input::Open);
    other
        .run(700)
        .give(Input::Move { seat: Seat(2), ply: 0, mv: "remove 4".into(), ticket: None })
        .run(6_000);
    assert_eq!(other.moves(), [""; 0]);
    // An answer for another position, or one nobody asked for, is dropped.
    let asked = hall.asked.len();
    hall.give(Input::Move { seat: Seat(0), ply: 0, mv: "remove 3".into(), ticket: None }).run(9_000);
    assert_eq!((hall.made.len(), hall.asked.len()), (1, asked));
}

#[test]
fn e21_a_bot_that_takes_over_is_asked_when_it_is_its_turn_to_move() {
    let nobody_calls =
        TABLE.replace("C04 C13", "C02 C13").replace("C01 C12", "C12 C24").replace("C06", "C25");
    // Not while a sealed round is open.
    let mut hall = Hall::open(&format!("{TABLE}; options {{\"call_mode\":\"sealed\"}}"));
    hall.bot("A", "novice");
    assert_eq!(hall.asked, []);
    // Not because somebody else's seat is taken over while its own move waits.
    let mut hall = Hall::at(&nobody_calls, 1);
    hall.bot("A", "medium").give(Input::Open);
    hall.run(700).give(Input::Move { seat: Seat(0), ply: 0, mv: "remove 4".into(), ticket: None });
    hall.bot("C", "novice");
    assert_eq!((hall.asked.len(), hall.made.len()), (1, 0));
    // At once otherwise, and once only.
    let mut hall = Hall::open(&nobody_calls);
    hall.bot("A", "medium").bot("A", "novice").bot("B", "novice");
    assert_eq!(hall.asked, [Seat(0)]);
}

#[test]
fn kz_149_a_bot_that_answers_nonsense_gets_a_sound_move() {
    for answer in ["dance", "claim c04 2", "remove 99", "leave B"] {
        let mut hall =
            Hall::at(&TABLE.replace("C04 C13", "C02 C13").replace("C01", "C24").replace("C06", "C25"), 1);
        hall.bot("A", "easy").give(Input::Open);
        hall.give(Input::Move { seat: Seat(0), ply: 0, mv: answer.into(), ticket: None }).run(6_000);
        assert_eq!(hall.made.len(), 1, "{answer}");
        assert!(!hall.made[0].mv.starts_with("claim"));
    }
}

#[test]
fn kz_149_with_standing_orders_a_bot_calls_what_matches() {
    let mut hall = Hall::at(&format!("{TABLE}; options {{\"call_mode\":\"standing\"}}"), 1);
    hall.bot("A", "novice").bot("B", "novice").bot("C", "novice").give(Input::Open);
    assert_eq!(hall.made[0].mv, "claim c04 2", "the active seat first");
    // In its turn it also calls open compositions, but not the last one if that loses.
    let text = TABLE
        .replace("C04 C13", "C02 C13")
        .replace("C01", "C24")
        .replace("C06", "C25")
        .replace("open C07", "open C04");
    let mut hall = Hall::at(&format!("{text}; options {{\"call_mode\":\"standing\"}}"), 1);
    hall.bot("A", "novice").give(Input::Open);
    assert_eq!(hall.made[0].mv, "claim c04 2");
    let text = format!("{}; photos B C14", text.replace("open C04 C08 C09", "open C04"));
    let mut hall = Hall::at(&format!("{text}; options {{\"call_mode\":\"standing\"}}"), 1);
    hall.bot("A", "novice").give(Input::Open);
    assert!(hall.made.is_empty());
    hall.refuse("A", turn("remove 0", 0), "KZ-149");
}

#[test]
fn kz_149_in_a_sealed_round_a_bot_answers_at_once() {
    let mut hall = Hall::at(&format!("{TABLE}; options {{\"call_mode\":\"sealed\"}}"), 1);
    hall.bot("A", "perfect").bot("B", "perfect").give(Input::Open);
    assert!(hall.made.is_empty(), "C has not answered");
    hall.run(50).say("C", sealed(None));
    assert_eq!(hall.moves()[..2], ["A claim c04 2 @50", "B claim c01 1 @50"]);
    // A table of bots waits for nobody.
    let mut hall = Hall::at(&format!("{TABLE}; options {{\"call_mode\":\"sealed\"}}"), 1);
    hall.bot("A", "perfect").bot("B", "perfect").bot("C", "perfect").give(Input::Open);
    assert!(hall.made.len() >= 2);
    assert_eq!(hall.asked, [Seat(0)]);
}

#[test]
fn every_bot_level_has_a_reaction() {
    for (level, name) in [
        ("easy", "novice"),
        ("medium", "club"),
        ("hard", "expert"),
        ("perfect", "perfect"),
        ("hard:200ms", "expert"),
        ("genius", "club"),
    ] {
        assert_eq!(reaction(level).level, name);
    }
}
