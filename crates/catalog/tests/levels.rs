//! The levels that players choose from.

use std::{
    ops::ControlFlow,
    sync::{Arc, atomic::AtomicBool},
};

use klad_arena::{Contestant, Match, play, stats::Survey, summary::Tally};
use klad_catalog::catalog;
use klad_engine::Seed;
use serde_json::json;

/// The page, the terminal, the arena and the bot protocol all read this list: the same names for every game.
#[test]
fn every_game_has_the_same_levels_from_weakest_to_strongest() {
    for entry in catalog().entries() {
        let levels: Vec<_> = entry.levels().collect();
        assert_eq!(levels, ["random", "easy", "medium", "hard"], "{}", entry.info.slug);
    }
}

#[test]
fn every_level_plays_every_game_to_its_end_at_every_seat_count() {
    for entry in catalog().entries() {
        for seats in entry.info.seats_min..=entry.info.seats_max {
            for (number, level) in ["random", "easy", "medium", "hard:3"].into_iter().enumerate() {
                let seed = 100 * u64::from(seats) + number as u64;
                let mut bots: Vec<_> = (0..u64::from(seats))
                    .map(|seat| entry.bot(level, seed + seat).expect("the level is there"))
                    .collect();
                let played =
                    play(entry, &json!({}), Seed::from_number(seed), &mut bots).expect("the options fit");
                assert_eq!(played.outcome.places.len(), usize::from(seats));
            }
        }
    }
}

/// A few dozen games per game, from a fixed seed, with all seats rotated; docs/bots.md has the longer matches.
#[test]
fn medium_wins_more_often_than_easy_in_every_game() {
    for entry in catalog().entries() {
        let contestant = |level: &str| Contestant {
            name: level.into(),
            make: Arc::new(entry.bot_maker(level).expect("the level is there")),
        };
        let contestants = vec![contestant("easy"), contestant("medium")];
        let seats = entry.info.seats_together();
        let game = Match { entry, options: json!({}), seats, contestants, seed: 1 };
        let mut tally = Tally::new(vec!["easy".into(), "medium".into()], seats);
        game.run(0..20, 1, &AtomicBool::new(false), |deal| {
            tally.add(deal);
            ControlFlow::Continue(())
        })
        .expect("the options fit");
        let summary = tally.summary();
        let wins: Vec<_> = summary.bots.iter().map(|bot| (bot.name.as_str(), bot.win_share.value)).collect();
        assert_eq!(wins[0].0, "medium", "{}: {wins:?}", entry.info.slug);
        assert!(wins[0].1 > wins[1].1, "{}: {wins:?}", entry.info.slug);
    }
}

/// In a solo game, a search that is indifferent to points plays worse than *medium*.
#[test]
fn in_a_solo_game_every_level_scores_more_than_the_one_below_it() {
    for entry in catalog().entries().iter().filter(|entry| entry.info.seats_min == 1) {
        let mean = |level: &str| {
            let bot = entry.bot_maker(level).expect("the level is there");
            let survey = Survey { entry, options: json!({}), seats: 1, bot: &bot, seed: 1 };
            survey.run(10, 1, &|| ()).expect("the options fit").points.mean
        };
        let means = ["random", "easy", "medium", "hard:1000"].map(mean);
        assert!(means.is_sorted_by(|lower, higher| lower + 1.0 < *higher), "{}: {means:?}", entry.info.slug);
    }
}
