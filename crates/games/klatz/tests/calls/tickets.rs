//! Plain moves with a ticket: each is answered exactly once, whatever happens at the table.

use std::collections::BTreeMap;

use klad_engine::{
    Chance, Game, Seat, Seed,
    arbiter::{Input, Ticket},
};
use klad_klatz::{Options, State, setup::CallMode};

use super::{
    Hall,
    hall::{Settled, klatz, turn},
};

const TABLE: &str = "seats 3; turn A act; wall LN KT GT DR PN; market PN TW PD; A: remove swap extra | C02 C13; \
                     B: | C01 C12; C: | C06 C11; open C07 C08 C09";

fn hand_in(hall: &mut Hall, seat: &str, ticket: Ticket, mv: &str) {
    let ply = u64::from(hall.state.rev());
    hall.give(Input::Move { seat: seat.parse().unwrap(), ply, mv: mv.into(), ticket: Some(ticket) });
}

#[test]
fn a_plain_move_that_is_made_carries_its_ticket() {
    let mut hall = Hall::open(TABLE);
    hall.run(600);
    hand_in(&mut hall, "A", 7, "remove 4");
    assert_eq!(hall.settled, [], "it waits for calls");
    hall.run(9_000);
    assert_eq!(hall.settled, [(7, Settled::Made)]);
    assert!(hall.private("A").is_empty(), "the ticket says it all");
}

#[test]
fn a_refused_plain_move_is_declined_and_one_that_is_made_is_not() {
    let mut hall = Hall::open(TABLE);
    hall.run(600);
    hand_in(&mut hall, "A", 1, "remove 4");
    hand_in(&mut hall, "A", 2, "remove 3");
    hand_in(&mut hall, "B", 3, "claim c24 0");
    hand_in(&mut hall, "C", 4, "no move at all");
    hall.run(9_000);
    assert_eq!(
        hall.settled,
        [(2, Settled::Refused), (3, Settled::Refused), (4, Settled::Refused), (1, Settled::Made)]
    );
}

#[test]
fn an_overtaken_or_voided_plain_move_is_stale() {
    let mut hall = Hall::open(TABLE);
    hall.run(600);
    hand_in(&mut hall, "A", 1, "remove 4");
    hall.run(700).say("B", klatz("C01", 0, 100)).run(2_000);
    assert_eq!(hall.settled, [(1, Settled::Stale)], "{:?}", hall.moves());
    hall.run(4_000);
    hand_in(&mut hall, "C", 2, "claim c06 0");
    hall.offline("B");
    assert_eq!(hall.settled.len(), 2, "{:?}", hall.settled);
    let ply = u64::from(hall.state.rev()) - 1;
    hall.give(Input::Move { seat: Seat(0), ply, mv: "remove 0".into(), ticket: Some(3) });
    assert_eq!(hall.settled.last(), Some(&(3, Settled::Stale)), "it was for a position that has passed");
}

#[test]
fn kz_149_a_plain_move_at_a_table_of_bots_is_refused() {
    let mut hall = Hall::at(&format!("{TABLE}; options {{\"call_mode\":\"sim\"}}"), 1);
    hall.give(Input::Open);
    hand_in(&mut hall, "B", 5, "remove 4");
    assert_eq!(hall.settled, [(5, Settled::Refused)]);
}

/// Somebody submits a move: any legal one, a malformed one, or one for the previous position.
fn hand_in_any(hall: &mut Hall, ticket: Ticket, chance: &mut Chance) {
    let state = hall.state;
    let seat = Seat(chance.below(u32::from(state.seats())) as u8);
    let mut legal = Vec::new();
    state.legal_moves(seat, &mut legal);
    let mv = match chance.below(8) {
        0 => "claim c01 0".to_owned(),
        1 => "nonsense".to_owned(),
        _ if legal.is_empty() => "remove 0".to_owned(),
        _ => chance.pick(&legal).to_string(),
    };
    let ply = u64::from(state.rev()).saturating_sub(u64::from(chance.below(10) == 0));
    hall.give(Input::Move { seat, ply, mv, ticket: Some(ticket) });
}

/// A line is lost or comes back, a bot takes over or hands the seat back, or a line is measured.
fn disturb(hall: &mut Hall, chance: &mut Chance) {
    let seat = Seat(chance.below(u32::from(hall.state.seats())) as u8);
    match chance.below(8) {
        0 => hall.give(Input::Offline(seat)),
        1 => hall.give(Input::Bot { seat, level: Some("club".into()) }),
        2 => hall.give(Input::Bot { seat, level: None }),
        _ => {
            hall.give(Input::Online(seat));
            for _ in 0..5 {
                hall.give(Input::RoundTrip { seat, ms: 30 });
            }
            hall
        }
    };
}

fn play(mode: CallMode, games: u64) -> BTreeMap<Settled, usize> {
    let mut tally = BTreeMap::new();
    for seed in 0..games {
        let mut chance = Chance::fast(seed << 8 | mode as u64);
        let options = Options { call_mode: mode, ..Options::default() };
        let state = State::setup(&options, 2 + (seed % 3) as u8, &mut chance).unwrap();
        let mut hall = Hall::of(state, Seed::from_number(seed));
        hall.give(Input::Open);
        let (mut ticket, mut ms) = (0, 0);
        while !hall.state.is_over() && ticket < 300 {
            ms += u64::from(chance.below(if mode == CallMode::Race { 3_000 } else { 9_000 }));
            hall.run(ms);
            if chance.below(6) == 0 {
                disturb(&mut hall, &mut chance);
            }
            ticket += 1;
            hand_in_any(&mut hall, ticket, &mut chance);
        }
        // Everybody is back, and every window and round ends.
        for seat in Seat::all(hall.state.seats()) {
            hall.give(Input::Bot { seat, level: None }).give(Input::Online(seat));
            (0..5).for_each(|_| {
                hall.give(Input::RoundTrip { seat, ms: 30 });
            });
        }
        hall.run(ms + u64::from(options.sealed_ms) + 600_000);
        let mut tickets: Vec<Ticket> = hall.settled.iter().map(|(ticket, _)| *ticket).collect();
        tickets.sort_unstable();
        assert_eq!(tickets, (1..=ticket).collect::<Vec<_>>(), "{mode:?}, seed {seed}");
        for (_, settled) in hall.settled {
            *tally.entry(settled).or_default() += 1;
        }
    }
    tally
}

#[test]
fn every_plain_move_is_answered_exactly_once_in_every_mode() {
    for mode in [CallMode::Race, CallMode::Standing, CallMode::Sealed] {
        let tally = play(mode, 40);
        let of = |settled| tally.get(&settled).copied().unwrap_or(0);
        let few = [Settled::Made, Settled::Refused].into_iter().find(|&settled| of(settled) < 100);
        assert_eq!(few, None, "{mode:?}: {tally:?}");
    }
    assert!(play(CallMode::Race, 40).contains_key(&Settled::Stale));
}

/// Somebody hangs up as soon as a window opens, and comes back as soon as possible.
fn hang_up_at_every_window(minutes: u64) -> Hall {
    let options = Options { call_mode: CallMode::Race, ..Options::default() };
    let state = State::setup(&options, 3, &mut Chance::fast(5)).unwrap();
    let mut hall = Hall::of(state, Seed::from_number(5));
    hall.give(Input::Open);
    let mut ms = 0;
    while ms < minutes * 60_000 && !hall.state.is_over() {
        ms += 100;
        hall.run(ms).offline("C").run(ms + 100).online("C");
        for _ in 0..5 {
            ms += 150;
            hall.run(ms).give(Input::RoundTrip { seat: Seat(2), ms: 20 });
        }
        // The others play as soon as they are asked.
        let active = hall.state.active();
        let mut legal = Vec::new();
        hall.state.legal_moves(active, &mut legal);
        if let Some(mv) = legal.iter().find(|mv| mv.is_turn_move() && active != Seat(2)) {
            let mv = mv.to_string();
            hall.say(&active.to_string(), turn(&mv, 500));
        }
    }
    hall
}

#[test]
fn e20_hanging_up_at_every_window_does_not_block_the_table() {
    let hall = hang_up_at_every_window(5);
    // A few windows before the budget is used up; after that, a move every five seconds or so.
    assert!(hall.made.len() >= 30, "{} moves in five minutes: {:?}", hall.made.len(), hall.moves());
    let others = hall.made.iter().filter(|made| made.seat != Seat(2)).count();
    assert!(others >= 15, "{:?}", hall.moves());
}

#[test]
fn e20_the_time_waited_for_a_seat_survives_a_restart() {
    use klad_engine::arbiter::Arbiter;
    let mut hall = Hall::open(TABLE);
    assert!(!hall.desk.memory().unwrap().contains("waited_ms"));
    hall.run(600).offline("C").run(1_000).online("C");
    for _ in 0..5 {
        hall.give(Input::RoundTrip { seat: Seat(2), ms: 20 });
    }
    let memory = hall.desk.memory().unwrap();
    assert!(memory.contains("\"waited_ms\":[0,0,10000]"), "{memory}");
    let again = klad_klatz::arbiter::Desk::new(&hall.state, &hall.seed, Some(&memory));
    assert_eq!(again.memory().unwrap(), memory);
}
