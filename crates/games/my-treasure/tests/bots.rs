//! The bots play legally, from the view alone, and about as well as they should.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on panics")]

mod common;

use klad_engine::{Bot, Chance, Game, Quiet, Searchable, Seat, Sight, Viewer};
use klad_my_treasure::{
    Heuristic, Move, Options, State,
    setup::{ClaimedTop, Memory},
    view::View,
};

use common::{all_options, board, play, play_long};

/// Chooses uniformly at random.
struct Anything;

impl Bot<State> for Anything {
    fn choose(&mut self, _view: &View, legal: &[Move], chance: &mut Chance) -> Move {
        *chance.pick(legal)
    }
}

/// One bot's share of wins against bots of another kind, over games in which it takes every seat equally often.
fn share(
    seats: u8,
    games: u64,
    one: impl Fn() -> Box<dyn Bot<State>>,
    other: impl Fn() -> Box<dyn Bot<State>>,
) -> f64 {
    let mut wins = 0.0;
    for seed in 0..games {
        let mut chance = Chance::fast(seed);
        let mut state = State::setup(&Options::default(), seats, &mut chance).unwrap();
        let mine = Seat((seed % u64::from(seats)) as u8);
        let mut bots: Vec<Box<dyn Bot<State>>> =
            Seat::all(seats).map(|seat| if seat == mine { one() } else { other() }).collect();
        let mut legal = Vec::new();
        while let Some(seat) = state.turn().must.first() {
            legal.clear();
            state.legal_moves(seat, &mut legal);
            let view = state.view(Viewer::Seat(seat), Sight::Recall);
            let mv = bots[seat.index()].choose(&view, &legal, &mut chance);
            assert!(legal.contains(&mv));
            state.apply(seat, mv, &mut chance, &mut Quiet);
        }
        let winners = state.outcome().unwrap().winners();
        if winners.contains(mine) {
            wins += 1.0 / winners.len() as f64;
        }
    }
    wins / games as f64
}

#[test]
fn the_heuristic_bot_beats_random_players() {
    for seats in 2..=4 {
        let share = share(seats, 200, || Box::new(Heuristic::new()), || Box::new(Anything));
        assert!(share > 0.95, "{seats} seats: {share}");
    }
}

#[test]
fn a_good_memory_beats_a_bad_one() {
    for seats in 2..=4 {
        let fair = 1.0 / f64::from(seats);
        let share = share(seats, 400, || Box::new(Heuristic::new()), || Box::new(Heuristic::forgetting(60)));
        assert!(share > fair + 0.05, "{seats} seats: {share}");
    }
}

#[test]
fn a_bot_that_forgets_everything_uses_only_what_is_visible() {
    let mut chance = Chance::fast(1);
    let mut remembering_differs = 0;
    for (number, options) in all_options().iter().enumerate() {
        play_long(3, options, number as u64, |state| {
            // Another state that looks the same if you see only the table.
            let seen = state.view(Viewer::Spectator, Sight::Table);
            let other = State::guess(&seen, &mut chance);
            let Some(seat) = state.turn().must.first() else { return };
            let mut legal = Vec::new();
            state.legal_moves(seat, &mut legal);
            if !matches!(seen.options.memory, Memory::Classic)
                || seen.options.claimed_top == ClaimedTop::Covered
            {
                return;
            }
            let choose = |bot: &mut Heuristic, state: &State| {
                let view = state.view(Viewer::Seat(seat), Sight::Recall);
                bot.choose(&view, &legal, &mut Chance::fast(9))
            };
            let mut forgetful = Heuristic::forgetting(100);
            assert_eq!(choose(&mut forgetful, state), choose(&mut forgetful, &other));
            let mut mindful = Heuristic::new();
            remembering_differs += u32::from(choose(&mut mindful, state) != choose(&mut mindful, &other));
        });
    }
    assert!(remembering_differs > 50, "{remembering_differs}");
}

#[test]
fn a_forgotten_card_stays_forgotten() {
    let mut board = board(2, 0, "T25 T07 T13 T19 T24 T29");
    play(&mut board, "A draw, A place 0, B draw, B place 0, A draw, A place 0, B draw, B place 0");
    let view = board.view("A");
    let legal: Vec<Move> = board.legal("A").iter().map(|mv| mv.parse().unwrap()).collect();
    for seed in 0..20 {
        let mut bot = Heuristic::forgetting(50);
        let mut chance = Chance::fast(seed);
        let first = bot.choose(&view, &legal, &mut chance);
        assert!((0..10).all(|_| bot.choose(&view, &legal, &mut chance) == first));
    }
}

#[test]
fn the_last_dwarf_claims_when_ahead_and_draws_when_behind() {
    // B has claimed the only pile, and 4 or 5 orcs come one by one; A is alone.
    let choice = |cards: &str, before: &str| {
        let mut board = board(2, 0, cards);
        play(&mut board, before);
        let legal: Vec<Move> = board.legal("A").iter().map(|mv| mv.parse().unwrap()).collect();
        Heuristic::new().choose(&board.view("A"), &legal, &mut Chance::fast(1)).to_string()
    };
    // B has 1 (a mouse). With 2 swords and five orcs out, A is ahead and leaves.
    let start = "A draw, A place 0, B claim 0 money, A draw, A place 1, A draw, A draw, A draw, A draw";
    let five_out = format!("{start}, A draw");
    assert_eq!(choice("T01 T27 orc orc orc orc orc", &five_out), "claim 1 sword");
    // With four orcs out, no card can end the round: being one ahead is not enough yet.
    assert_eq!(choice("T01 T27 orc orc orc orc T02", start), "draw");
    // B has 5 rings and a mouse; A is at least three behind and has nothing to lose.
    let rich = "A draw, A place 0, B draw, B place 0, A draw, A place 0, B claim 0 ring, A draw, A place 1,
        A draw, A draw, A draw, A draw, A draw";
    assert_eq!(choice("T25 T29 T01 T02 orc orc orc orc orc", rich), "draw");
}

#[test]
fn in_the_flight_the_bot_grabs_the_best_pile_on_average() {
    // T02 is worth 2 with a diamond and 1 otherwise; T25 is worth two, one or nothing.
    let mut board = board(2, 0, "T25 T02 orc orc orc orc orc orc");
    play(&mut board, "A draw, A place 0, B draw, B place 1, A draw, B draw, A draw, B draw, A draw, B draw");
    let legal: Vec<Move> = board.legal("A").iter().map(|mv| mv.parse().unwrap()).collect();
    let grabbed = Heuristic::new().choose(&board.view("A"), &legal, &mut Chance::fast(1));
    // Five symbols over six kinds against one symbol and a mouse that counts six times.
    assert_eq!(grabbed.to_string(), "flee 1");
}

#[test]
fn bots_can_play_from_the_table_view() {
    for seed in 0..20 {
        play_long(4, "{}", seed, |state| {
            if let Some(seat) = state.turn().must.first() {
                let mut legal = Vec::new();
                state.legal_moves(seat, &mut legal);
                let view = state.view(Viewer::Seat(seat), Sight::Table);
                let mv = Heuristic::forgetting(200).choose(&view, &legal, &mut Chance::fast(seed));
                assert!(legal.contains(&mv));
            }
        });
    }
}

#[test]
fn the_search_guide_returns_valid_values() {
    let mut chance = Chance::fast(3);
    for (number, options) in all_options().iter().enumerate() {
        for seats in 2..=4u8 {
            play_long(seats, options, number as u64, |state| {
                let mut shares = vec![0.0; usize::from(seats)];
                state.evaluate(&mut shares);
                assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{shares:?}");
                assert!(shares.iter().all(|share| (0.0..=1.0).contains(share)), "{shares:?}");
                if let Some(seat) = state.turn().must.first() {
                    let mut legal = Vec::new();
                    state.legal_moves(seat, &mut legal);
                    assert!(state.playout(seat, &legal, &mut chance) < legal.len());
                    // Part of the list is also a valid input.
                    let part = &legal[legal.len() / 2..];
                    assert!(state.playout(seat, part, &mut chance) < part.len());
                    let mut priors = Vec::new();
                    state.prior(seat, &legal, &mut priors);
                    assert!(priors.len() == legal.len() && priors.iter().all(|prior| *prior > 0.0));
                }
            });
        }
    }
}

#[test]
fn a_fuller_purse_is_a_better_position() {
    let start = board(3, 0, "");
    let worth = |purses: &[u8]| {
        let mut shares = [0.0; 3];
        common::with_purses(&start, purses).state().evaluate(&mut shares);
        shares
    };
    assert!(worth(&[0, 0, 0]).iter().all(|share| (share - 1.0 / 3.0).abs() < 1e-3));
    for purse in 0..7 {
        assert!(worth(&[purse + 1, 3, 3])[0] > worth(&[purse, 3, 3])[0]);
    }
}
