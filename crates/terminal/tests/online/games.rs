//! Each game played to the end with keys.

use std::time::{Duration, Instant};

use crossterm::event::KeyCode::{self, Backspace, Char, Enter, Left, Right, Up};
use klad_catalog::catalog;
use klad_engine::Catalog;
use serde_json::json;

use crate::{
    house::House,
    person::{PATIENCE, Person, play_out, two},
};

pub(crate) const QUICK: Duration = Duration::from_millis(20);
const SLOW: Duration = Duration::from_millis(400);

/// Draws until the orcs come, and takes what can be taken.
pub(crate) fn my_treasure_turn(person: &mut Person<'_>) {
    match person.phase().as_str() {
        "choose" => person.until_moved(QUICK, &[&[Char('d')]]),
        _ => person.until_moved(QUICK, &[&[Char('1')], &[Char('2')], &[Char('3')], &[Char('4')]]),
    }
}

#[test]
fn my_treasure_can_be_played_with_keys_and_played_again() {
    let catalog = catalog();
    let house = House::open(20);
    let (table, mut people) = two(&house, &catalog, "my-treasure", json!({}), &["", "", "random"]);
    let mut draws = 0;
    let mut turn = |person: &mut Person<'_>| {
        draws += 1;
        match person.phase().as_str() {
            "choose" if draws % 9 < 8 => person.until_moved(QUICK, &[&[Char('d')]]),
            "choose" => person.until_moved(
                QUICK,
                &[
                    &[Char('1'), Char('r'), Enter, Backspace],
                    &[Char('2'), Char('s'), Enter, Backspace],
                    &[Char('m'), Char('3'), Enter, Backspace],
                    &[Char('4'), Char('p'), Enter, Backspace],
                    &[Char('d')],
                ],
            ),
            _ => person.until_moved(QUICK, &[&[Char('1')], &[Char('2')], &[Char('3')], &[Char('4')]]),
        }
    };
    play_out(&mut people, &mut turn);
    house.verify(table);

    // Again with the same people: the first to ask is host of the next table.
    people[0].press(Char('n'));
    people[0]
        .wait("the next lobby", |text| text.contains("Waiting for players") && text.contains("you, host"));
    people[1].wait_for("Press N to join");
    people[1].press(Char('n'));
    for person in &mut people {
        person.wait("both in the next lobby", |text| text.contains("● Ada") && text.contains("● Ben"));
    }
    // A bot may have to take the third seat again.
    if people[0].text().contains("open") {
        people[0].press(Char('b'));
        people[0].wait_for("Everybody is seated");
    }
    people[1].press(Char('s'));
    assert!(people[1].text().contains("Only the host"), "{}", people[1].text());
    people[0].press(Char('s'));
    for person in &mut people {
        person.wait_for("? help");
    }
    let next = people[0].joined.table().info_of_table().id;
    assert_ne!(next, table);
    play_out(&mut people, &mut turn);
    house.verify(next);
}

#[test]
fn treasure_maps_can_be_played_with_keys() {
    let catalog = catalog();
    let house = House::open(20);
    let (table, mut people) = two(&house, &catalog, "treasure-maps", json!({}), &["", "", "random"]);
    play_out(&mut people, |person| match person.phase().as_str() {
        "choose_start" => person.until_moved(QUICK, &[&[Char('2'), Char('4'), Enter]]),
        "cross" => person.until_moved(
            QUICK,
            &[&[Char('r'), Right, Char('f'), Char(' '), Enter], &[Char('s'), Enter], &[Char(' '), Enter]],
        ),
        _ => {
            person.until_moved(QUICK, &[&[Char('1')], &[Char('2')], &[Char('3')], &[Char('4')], &[Char('d')]])
        }
    });
    house.verify(table);
}

#[test]
fn lost_mines_can_be_played_with_keys() {
    let catalog = catalog();
    let house = House::open(20);
    let (table, mut people) = two(&house, &catalog, "lost-mines", json!({}), &["", "", "random"]);
    play_out(&mut people, |person| match person.phase().as_str() {
        "play_card" => person.until_moved(
            QUICK,
            &[
                &[Char('1'), Char(' '), Enter, Backspace],
                &[Char('2'), Enter, Backspace],
                &[Char('x'), Char('1'), Enter, Backspace],
            ],
        ),
        "moving" => person.until_moved(QUICK, &[&[Right], &[Right], &[Up], &[Up], &[Enter]]),
        "end_vote" => person.until_moved(QUICK, &[&[Char('n')]]),
        "trap_pick" => person.until_moved(QUICK, &[&[Char('1')]]),
        "take_treasure" => {
            person.until_moved(QUICK, &[&[Char('1')], &[Char('2')], &[Char('3')], &[Char('4')]])
        }
        _ => person.until_moved(QUICK, &[&[Enter]]),
    });
    house.verify(table);
}

fn klatz_turn(person: &mut Person<'_>) {
    match person.phase().as_str() {
        "await_place" => person.until_moved(
            SLOW,
            &[&[Char('2'), Right], &[Backspace, Char('d')], &[Backspace, Char('1'), Right]],
        ),
        "placing_drawn" => person.until_moved(SLOW, &[&[Left]]),
        "placing_new" => person.until_moved(SLOW, &[&[Char('1'), Left]]),
        "await_act" => person.until_moved(
            SLOW,
            &[
                &[Char('1'), Enter, Right],
                &[Backspace, Backspace, Char('2'), Right, Enter, Right, Enter],
                &[Backspace, Backspace, Char('e')],
                &[Char('r'), Enter],
            ],
        ),
        _ => person.until_moved(SLOW, &[&[Char('e')]]),
    }
}

#[test]
fn klatz_with_standing_orders_can_be_played_with_keys() {
    let catalog = catalog();
    let house = House::open(20);
    let options = json!({"call_mode": "standing", "turn_ms": 0, "short_game": 6, "stall_turns": 8});
    let (table, mut people) = two(&house, &catalog, "klatz", options, &["", ""]);
    // What the first cards allow is called automatically right away; then nothing changes until somebody moves.
    let begin = Instant::now();
    while begin.elapsed() < SLOW {
        people.iter_mut().for_each(Person::tick);
        std::thread::sleep(Duration::from_millis(1));
    }
    // An order is held back, and the arbiter reports it.
    people[0].press(Char('o'));
    people[0].wait_for("(hold)");
    play_out(&mut people, klatz_turn);
    house.verify(table);
}

/// KZ-145: no round is opened while everybody can see that there is nothing to call, and some walls stay like that for
/// a whole short game. So games are played until there were enough rounds.
#[test]
fn klatz_with_sealed_answers_can_be_played_with_keys() {
    let catalog = catalog();
    let house = House::open(20);
    let mut rounds = 0;
    for _ in 0..20 {
        sealed_game(&house, &catalog, &mut rounds);
        if rounds > 4 {
            return;
        }
    }
    panic!("{rounds} sealed rounds in twenty games");
}

fn sealed_game(house: &House, catalog: &Catalog, rounds: &mut u32) {
    let options =
        json!({"call_mode": "sealed", "turn_ms": 0, "sealed_ms": 60_000, "short_game": 6, "stall_turns": 8});
    let (table, mut people) = two(house, catalog, "klatz", options, &["", ""]);
    let begin = Instant::now();
    while !people.iter().all(Person::is_over) {
        for person in &mut people {
            person.tick();
            if person.text().contains("sealed round") {
                // Everybody is asked, and the table waits for every answer.
                *rounds += 1;
                person.press(if rounds.is_multiple_of(3) { Char(' ') } else { Char('n') });
                person.press(Char('n'));
            } else if person.is_awaited() && person.text().contains("Ada: ") | person.text().contains("Ben: ")
            {
                simple_klatz_turn(person);
            }
        }
        assert!(begin.elapsed() < 2 * PATIENCE, "it does not end:\n{}", people[0].text());
    }
    house.verify(table);
}

/// Makes a move and gives it time to arrive: a table may hold it back until everybody has had time to call.
fn simple_klatz_turn(person: &mut Person<'_>) {
    let keys: &[KeyCode] = match person.phase().as_str() {
        "await_place" => &[Char('2'), Right],
        "placing_drawn" => &[Left],
        "placing_new" => &[Char('1'), Left],
        "await_act" => &[Char('r'), Enter, Char('e')],
        _ => &[Char('e')],
    };
    let before = person.joined.table().number();
    for key in keys {
        person.press(*key);
    }
    let pressed = Instant::now();
    while person.joined.table().number() == before && pressed.elapsed() < SLOW {
        person.tick();
        std::thread::sleep(Duration::from_millis(1));
    }
}

#[test]
fn a_klatz_race_can_be_played_with_keys() {
    let catalog = catalog();
    let house = House::open(40);
    let options = json!({"call_mode": "race", "turn_ms": 0, "short_game": 6, "stall_turns": 4});
    let (table, mut people) = two(&house, &catalog, "klatz", options, &["", ""]);
    // A wrong call is refused with its rule, and only to the caller.
    people[1].wait("the window", |text| text.contains("first to call") || text.contains("Look at the wall"));
    let mut calls = 0;
    while !people[1].text().contains("KZ-") {
        assert!(calls < 40, "{}", people[1].text());
        calls += 1;
        people[1].press(Right);
        people[1].press(Char(' '));
        let begin = Instant::now();
        while begin.elapsed() < Duration::from_millis(100) {
            people.iter_mut().for_each(Person::tick);
            std::thread::sleep(Duration::from_millis(2));
        }
    }
    let begin = Instant::now();
    while !people.iter().all(Person::is_over) {
        for person in &mut people {
            person.tick();
            if person.is_awaited() {
                simple_klatz_turn(person);
            }
        }
        assert!(begin.elapsed() < 2 * PATIENCE, "it does not end:\n{}", people[0].text());
    }
    house.verify(table);
}
