//! The laws, on games in which mines are reached.

use klad_engine::{Chance, DeckRef, FirstPlayer, Game, MoveSpace, Seat, Secrets, Sight, Viewer};
use klad_lost_mines::{
    Options, State,
    setup::{InfoCards, LastTurn, MineAnchor, Retired, StormTokens, TrapMode, TrapPicker},
};

use crate::{legal, play};

/// Options by number: over a run of games every value occurs.
fn options(number: u64) -> Options {
    let is = |bit: u64| number >> bit & 1 == 1;
    Options {
        rounds: 2,
        first_player: FirstPlayer::Random,
        mine_anchor: if is(0) { MineAnchor::RevealedOnly } else { MineAnchor::Any },
        info_cards: if is(1) { InfoCards::Single } else { InfoCards::Dual },
        trap_mode: if is(2) { TrapMode::OneShot } else { TrapMode::Permanent },
        trap_picker: if is(0) { TrapPicker::Random } else { TrapPicker::Neighbor },
        last_turn: if is(1) { LastTurn::Complete } else { LastTurn::Cut },
        owner_sees_treasure: is(2),
        end_round_vote: !is(0),
        balanced_clans: is(1),
        tie_round: is(2),
        storm_tokens: match number % 3 {
            0 => StormTokens::OpenPath,
            1 => StormTokens::PathCard,
            _ => StormTokens::Stay,
        },
        deck: DeckRef::standard(),
        chat: Retired,
    }
}

/// The plain generator: every move of the move space that `check` accepts.
fn slow_legal(state: &State, seat: Seat) -> Vec<String> {
    let all = state.moves(seat);
    let mut moves: Vec<String> =
        all.filter(|mv| state.check(seat, *mv).is_ok()).map(|mv| mv.to_string()).collect();
    moves.sort_unstable();
    moves
}

#[test]
fn invariants_hold_and_the_fast_generator_agrees_with_the_plain_one() {
    let mut mines = 0;
    for seats in 3..=9 {
        for game in 0..4 {
            let number = u64::from(seats) + game;
            let last = play(options(number), seats, number, |state, ply| {
                state
                    .audit()
                    .unwrap_or_else(|broken| panic!("{seats} seats, game {number}, ply {ply}: {broken}"));
                if ply % 11 == 0 {
                    for seat in (0..seats).map(Seat).chain([Seat::TABLE]) {
                        let mut fast: Vec<String> =
                            legal(state, seat).iter().map(ToString::to_string).collect();
                        fast.sort_unstable();
                        assert_eq!(fast, slow_legal(state, seat), "{seats} seats, game {number}, ply {ply}");
                    }
                }
            });
            mines += last.treasures_taken();
        }
    }
    assert!(mines > 28, "these games must reach mines, but only {mines} treasures were taken");
}

#[test]
fn hidden_things_do_not_show_and_guesses_look_alike() {
    for seats in 3..=9 {
        let number = u64::from(seats) * 5;
        let mut chance = Chance::fast(number);
        play(options(number), seats, number, |state, ply| {
            if ply % 7 != 0 {
                return;
            }
            for viewer in Viewer::all(seats) {
                let view = state.view(viewer, Sight::Table);
                let text = serde_json::to_string(&view).unwrap();
                let same = |other: &State, what: &str| {
                    assert_eq!(
                        serde_json::to_string(&other.view(viewer, Sight::Table)).unwrap(),
                        text,
                        "{what}"
                    );
                    if let Viewer::Seat(seat) = viewer {
                        assert_eq!(legal(other, seat), legal(state, seat), "{what}");
                    }
                    other.audit().unwrap_or_else(|broken| panic!("{what}: {broken}"));
                    let luck = || Chance::fast(99);
                    let rehidden = |state: &State| state.rehide(viewer, Sight::Table, &mut luck());
                    assert_eq!(rehidden(other), rehidden(state), "{what}");
                };
                same(&State::guess(&view, &mut chance), "a guess");
                same(&state.rehide(viewer, Sight::Table, &mut chance), "another deal");
            }
        });
    }
}

/// Over many guesses, every unseen card is equally likely to be in a hand; likewise mines, values and roles.
#[test]
fn guesses_are_fair_in_the_middle_of_a_game() {
    let mut middle = None;
    play(Options::default(), 6, 77, |state, ply| {
        if ply == 150 {
            middle = Some(*state);
        }
    });
    let state = middle.unwrap();
    let (viewer, sight) = (Viewer::Seat(Seat(2)), Sight::Recall);
    let view = state.view(viewer, sight);
    let mut chance = Chance::fast(3);
    let draws = 4000;
    let places = state.hidden_facts(viewer, sight).len();
    let (mut guessed, mut dealt) = (vec![0.0f64; places], vec![0.0f64; places]);
    for _ in 0..draws {
        let guess = State::guess(&view, &mut chance).hidden_facts(viewer, sight);
        let deal = state.rehide(viewer, sight, &mut chance).hidden_facts(viewer, sight);
        guessed.iter_mut().zip(guess).for_each(|(sum, fact)| *sum += f64::from(fact));
        dealt.iter_mut().zip(deal).for_each(|(sum, fact)| *sum += f64::from(fact));
    }
    for (place, (one, two)) in guessed.iter().zip(&dealt).enumerate() {
        let difference = (one - two).abs() / f64::from(draws);
        // A fact is below 63; the standard deviation of its mean over 4000 draws is below 0.4.
        assert!(difference < 2.0, "hidden place {place}: means differ by {difference}");
    }
}
