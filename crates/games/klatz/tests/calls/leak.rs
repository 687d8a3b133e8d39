//! What a seat is told, and when, does not depend on cards it may not see (KZ-131, KZ-146, section 6).
//!
//! Two tables that look alike to one viewer run side by side with the same messages at the same times. As long as the
//! same moves are made and reveal the same things, everything the viewer is told must be the same, to the millisecond.

use klad_engine::{Chance, Game, Quiet, Seat, Secrets, Seed, Sight, Viewer, arbiter::Input};
use klad_klatz::{Move, Options, State, Tables, components::Comp, setup::CallMode};
use serde_json::{Value, json};

use super::hall::{Hall, Said};

/// Two tables that look alike to a viewer.
struct Pair {
    viewer: Viewer,
    one: Hall,
    two: Hall,
}

/// Counts from comparing a pair.
#[derive(Default)]
struct Tally {
    notices: usize,
    moves: usize,
    contested: usize,
}

impl Pair {
    /// A game of some length, and a copy with everything hidden redealt.
    fn draw(mode: CallMode, seed: u64, chance: &mut Chance) -> Pair {
        let seats = 2 + chance.below(3) as u8;
        let options =
            Options { call_mode: mode, announce_lost_calls: chance.below(2) == 1, ..Options::default() };
        let mut state = State::setup(&options, seats, chance).unwrap();
        let mut legal = Vec::new();
        for _ in 0..chance.below(60) {
            let mut next = state;
            legal.clear();
            state.legal_moves(state.active(), &mut legal);
            next.apply(state.active(), *chance.pick(&legal), chance, &mut Quiet);
            if next.is_over() {
                break;
            }
            state = next;
        }
        let viewers: Vec<Viewer> = Viewer::all(seats).collect();
        let viewer = *chance.pick(&viewers);
        let two = state.rehide(viewer, Sight::Table, chance);
        let table_seed = Seed::from_number(seed);
        Pair { viewer, one: Hall::of(state, table_seed), two: Hall::of(two, table_seed) }
    }

    fn both(&mut self, act: impl Fn(&mut Hall)) {
        act(&mut self.one);
        act(&mut self.two);
    }

    /// Whether the same happened at both tables, as far as the viewer can see.
    fn is_alike(&self) -> bool {
        let seen = |hall: &Hall| hall.state.view(self.viewer, Sight::Table);
        self.one.made == self.two.made && seen(&self.one) == seen(&self.two)
    }

    fn heard(&self, hall: &Hall) -> Vec<Said> {
        let hears = |said: &&Said| said.to.is_none_or(|to| self.viewer.is(to));
        hall.said.iter().filter(hears).cloned().collect()
    }

    /// Checks that everything heard before the two diverged is the same, and that equal moves are made at equal times.
    #[track_caller]
    fn compare(&mut self, seed: u64) {
        if self.one.made.len() != self.two.made.len() {
            // One table is ahead: give the other time to make the same move a little later.
            let ms = self.one.now - 10_000 + 1_000;
            self.both(|hall| {
                hall.run(ms);
            });
        }
        let both = self.one.made.iter().zip(&self.two.made);
        let parted = both.clone().find(|(one, two)| (one.seat, &one.mv) != (two.seat, &two.mv));
        let shorter = self.one.made.len().min(self.two.made.len());
        let later = self.one.made.get(shorter).or(self.two.made.get(shorter));
        let until = match (parted, later) {
            (Some((one, two)), _) => one.at.min(two.at),
            (None, Some(made)) => made.at,
            (None, None) if self.is_alike() => u64::MAX,
            // The moves are the same, but the last one revealed something different.
            (None, None) => self.one.made.last().map_or(0, |made| made.at.max(1)),
        };
        let told =
            |hall: &Hall| self.heard(hall).into_iter().filter(|said| said.at < until).collect::<Vec<_>>();
        let (one, two) = (told(&self.one), told(&self.two));
        assert_eq!(
            one, two,
            "seed {seed}: {} can tell these apart\n{}\n{}",
            self.viewer, self.one.state, self.two.state
        );
        for (one, two) in both.take_while(|(one, two)| (one.seat, &one.mv) == (two.seat, &two.mv)) {
            assert_eq!(one.at, two.at, "seed {seed}: {} sees the same move at a different time", self.viewer);
        }
    }
}

/// Random actions of the seats, the same at both tables of a pair.
fn act(pair: &mut Pair, chance: &mut Chance) {
    let state = pair.one.state;
    let seats: Vec<Seat> = Seat::all(state.seats()).collect();
    let seat = *chance.pick(&seats);
    let rev = state.rev();
    let message: Option<Value> = match chance.below(7) {
        // A false call, or one that is valid at one table only, or the viewer's own.
        0 | 1 => {
            let comps: Vec<Comp> = Comp::all().collect();
            let comp = *chance.pick(&comps);
            let start = chance.below(state.wall().len() as u32) as usize;
            let cards = state.wall().get(start..start + Tables::STANDARD.pattern(comp).len()).unwrap_or(&[]);
            // Others call only what they hold at neither table, so that no photo makes the two diverge.
            let own = pair.viewer.is(seat);
            let held = pair.one.state.compositions(seat).contains(comp) || pair.two.state.compositions(seat).contains(comp);
            let dt = chance.below(3000);
            (own || !held).then(|| match state.options().call_mode {
                CallMode::Sealed => json!({"type": "sealed", "rev": rev, "answer": {"comp": comp, "cards": cards}}),
                _ => json!({"type": "klatz", "rev": rev, "comp": comp, "cards": cards, "dt": dt}),
            })
        }
        2 | 3 => {
            let mut legal = Vec::new();
            state.legal_moves(state.active(), &mut legal);
            let mv = *chance.pick(&legal);
            let same = mv.is_turn_move() && pair.two.state.check(state.active(), mv).is_ok();
            let dt = chance.below(5000);
            if same {
                say(pair, state.active(), &json!({"type": "turn", "rev": rev, "move": mv, "dt": dt}));
            }
            return;
        }
        4 => Some(json!({"type": "pass", "rev": rev})),
        5 => Some(json!({"type": "sealed", "rev": rev, "answer": null})),
        // Orders for a card that is held at one or both tables.
        _ => pair.one.state.compositions(seat).iter().next().map(|comp| {
            json!({"type": "orders", "orders": [{"comp": comp, "call": if chance.below(2) == 0 { "hold" } else { "auto" }}]})
        }),
    };
    if let Some(message) = message {
        say(pair, seat, &message);
    }
}

fn say(pair: &mut Pair, seat: Seat, message: &Value) {
    pair.both(|hall| {
        hall.give(Input::Message { seat, message: message.clone() });
    });
}

/// Seats people near and far, lost ones, and bots.
fn sit_down(pair: &mut Pair, chance: &mut Chance) {
    for seat in Seat::all(pair.one.state.seats()) {
        match chance.below(6) {
            0 | 1 if !pair.viewer.is(seat) => {
                let level = *chance.pick(&["novice", "club", "expert", "perfect"]);
                pair.both(|hall| {
                    hall.give(Input::Bot { seat, level: Some(level.into()) });
                });
            }
            2 => pair.both(|hall| {
                hall.give(Input::Offline(seat));
            }),
            _ => {
                let (near, far) = (chance.below(100), chance.below(400));
                for ms in [near, near + far, near + far] {
                    pair.both(|hall| {
                        hall.give(Input::RoundTrip { seat, ms });
                    });
                }
            }
        }
    }
    pair.both(|hall| {
        hall.give(Input::Open);
    });
}

/// A bot answers with the same move at both tables, if it is a bot at both.
fn answer(pair: &mut Pair, chance: &mut Chance) {
    let state = pair.one.state;
    if pair.one.asked.is_empty() || pair.one.asked.len() != pair.two.asked.len() {
        return;
    }
    let mut legal: Vec<Move> = Vec::new();
    state.legal_moves(state.active(), &mut legal);
    let two = pair.two.state;
    legal.retain(|mv| mv.is_turn_move() && two.check(state.active(), *mv).is_ok());
    if legal.is_empty() {
        return;
    }
    let (mv, ply) = (chance.pick(&legal).to_string(), u64::from(state.rev()));
    pair.both(|hall| {
        hall.give(Input::Move { seat: state.active(), ply, mv: mv.clone(), ticket: None });
    });
}

fn run(mode: CallMode, games: u64) -> Tally {
    let mut tally = Tally::default();
    for seed in 0..games {
        let mut chance = Chance::fast(seed << 8 | mode as u64);
        let mut pair = Pair::draw(mode, seed, &mut chance);
        sit_down(&mut pair, &mut chance);
        let mut ms = 0;
        while pair.is_alike() && !pair.one.state.is_over() && ms < 300_000 {
            ms += u64::from(chance.below(if mode == CallMode::Race { 900 } else { 6_000 }));
            pair.both(|hall| {
                hall.run(ms);
            });
            if !pair.is_alike() {
                break;
            }
            answer(&mut pair, &mut chance);
            if pair.is_alike() {
                act(&mut pair, &mut chance);
            }
        }
        pair.compare(seed);
        tally.notices += pair.heard(&pair.one).len();
        tally.moves += pair.one.made.len();
        tally.contested += pair.one.made.iter().filter(|made| made.mv.starts_with("claim")).count();
    }
    tally
}

#[test]
fn kz_131_in_a_race_notices_do_not_depend_on_hidden_cards() {
    let tally = run(CallMode::Race, 500);
    assert!(tally.notices > 2_000 && tally.moves > 500, "{} {}", tally.notices, tally.moves);
}

#[test]
fn kz_146_with_standing_orders_notices_do_not_depend_on_hidden_cards() {
    let tally = run(CallMode::Standing, 500);
    assert!(tally.notices > 1_000 && tally.moves > 500, "{} {}", tally.notices, tally.moves);
}

#[test]
fn kz_144_in_sealed_rounds_notices_do_not_depend_on_hidden_cards() {
    let tally = run(CallMode::Sealed, 500);
    assert!(tally.notices > 2_000 && tally.moves > 500, "{} {}", tally.notices, tally.moves);
}

/// One table has a losing call, the other does not, and only the caller can tell.
#[test]
fn kz_137_only_the_caller_learns_of_a_losing_call() {
    let text = "seats 3; turn A act; wall LN KT GT DR PN; market PN TW PD; A: remove | C02 C13; B: | C01 C12; C: | C06 C11; open C07 C08 C09";
    let play = |losing: bool| {
        let mut hall = Hall::open(text);
        hall.run(1_000).say("B", super::klatz("C01", 0, 500));
        if losing {
            hall.run(1_020).say("C", super::klatz("C06", 0, 520));
        }
        // Then a turn move, and a call that loses to it.
        hall.run(2_000).say("A", super::turn("remove 0", 900)).run(5_560);
        if losing {
            hall.say("C", super::klatz("C06", 0, 4_040));
        }
        hall.run(20_000);
        hall
    };
    let (with, without) = (play(true), play(false));
    assert_eq!(with.made, without.made);
    for seat in [Seat(0), Seat(1)] {
        let heard = |hall: &Hall| {
            hall.said.iter().filter(|said| said.to.is_none_or(|to| to == seat)).cloned().collect::<Vec<_>>()
        };
        assert_eq!(heard(&with), heard(&without));
    }
    assert!(with.private("C").len() > without.private("C").len());
}
