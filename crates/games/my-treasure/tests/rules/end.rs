//! MS-401 to MS-407, and the test vectors for the end of the game.

use klad_engine::{Chance, Game, Seat, Sight, Viewer};
use klad_my_treasure::{Event, Kind, Phase, State, scoring};
use klad_testkit::Board;

use crate::common::{
    actor, awards, board, board_with, finish_round, phase, play, play_long, purses, rearranged, with_purses,
};

fn winners(purses: &[u8], awards: &[u8]) -> Vec<u8> {
    scoring::winners(purses, awards).iter().map(|seat| seat.0).collect()
}

#[test]
fn ms_401_a_new_round_begins_with_everything_reset_below_eight() {
    let mut running = board(2, 0, "T01 T02");
    play(&mut running, "A draw, A place 0, B claim 0 ring, A draw, A place 1, A claim 1 sword");
    let view = running.view("A");
    assert_eq!((view.round, view.deck_size, view.orcs, view.pool), (2, 36, 0, 0));
    assert_eq!(view.tokens[..], Kind::ALL);
    assert_eq!(view.undrawn.unwrap().len(), 30);
    assert!(view.spots.iter().all(|spot| spot.height == 0));
    assert!(view.players.iter().all(|player| player.hold.is_none()));
    // At 8 there is no new round.
    let mut over = with_purses(&board(2, 0, ""), &[7, 7]);
    finish_round(&mut over, 4);
    assert_eq!((over.view("A").round, phase(&over)), (1, Phase::Over));
}

#[test]
fn ms_402_purses_are_kept() {
    let mut board = with_purses(&board(3, 0, ""), &[1, 2, 0]);
    finish_round(&mut board, 4);
    let expected: Vec<u8> =
        [1, 2, 0].iter().zip(awards(&board)).map(|(purse, award)| purse + award).collect();
    assert_eq!(purses(&board), expected);
    // Drawing, placing and claiming do not move coins.
    play(&mut board, "B draw");
    assert_eq!(purses(&board), expected);
}

#[test]
fn ms_403_the_starter_moves_left_no_matter_who_won() {
    let mut board = board(3, 2, "T01 T09 T08");
    // C, the starter, wins alone; A begins the next round anyway, not the winner.
    play(&mut board, "C draw, C place 0, A draw, A place 1, B draw, B place 2");
    play(&mut board, "C claim 0 ring, A claim 1 potion, B claim 2 money");
    assert_eq!(awards(&board), [1, 1, 3]);
    assert_eq!((actor(&board).as_str(), board.view("A").starter), ("A", Seat(0)));
    finish_round(&mut board, 4);
    assert_eq!(board.view("A").starter, Seat(1));
}

#[test]
fn ms_404_a_purse_of_eight_ends_the_game() {
    assert!(!scoring::is_over(&[7, 6, 7], 8));
    assert!(scoring::is_over(&[8, 5, 7], 8));
    assert!(scoring::is_over(&[2 * 3 + 2, 0], 8), "two gold and two silver");
    let mut over = with_purses(&board(2, 0, ""), &[7, 7]);
    assert_eq!(over.outcome(), None);
    finish_round(&mut over, 4);
    assert!(over.outcome().is_some());
    assert_eq!(actor(&over), "nobody");
    assert!(over.legal("A").is_empty() && over.legal("B").is_empty());
    for line in ["A draw", "B claim 0 ring", "A place 9", "B flee 0"] {
        over.refuse(line, "MS-404");
    }
}

#[test]
fn ms_405_the_highest_purse_wins() {
    assert_eq!(winners(&[8, 5, 7], &[2, 3, 0]), [0]);
    // Even over a player who won the last round and also has 8.
    assert_eq!(winners(&[9, 8], &[2, 3]), [0]);
    let mut board = with_purses(&board(2, 0, ""), &[7, 0]);
    finish_round(&mut board, 4);
    let outcome = board.outcome().unwrap();
    assert_eq!((outcome.places[..].to_vec(), outcome.scores[0] > outcome.scores[1]), (vec![1, 2], true));
}

#[test]
fn ms_406_gold_in_the_last_round_breaks_a_tie() {
    assert_eq!(winners(&[8, 8, 3], &[2, 3, 0]), [1]);
    // Only among those tied for the highest purse.
    assert_eq!(winners(&[9, 8, 8], &[2, 3, 2]), [0]);
}

#[test]
fn ms_407_an_unbroken_tie_is_a_shared_victory() {
    assert_eq!(winners(&[9, 9, 4, 2], &[3, 3, 0, 0]), [0, 1]);
    assert_eq!(winners(&[8, 8, 6], &[1, 2, 3]), [0, 1], "neither took gold");
    assert_eq!(winners(&[10, 10, 10, 10], &[3, 3, 3, 3]), [0, 1, 2, 3]);
    assert_eq!(winners(&[8, 7], &[3, 3]), [0], "no tie, nothing to share");
}

#[test]
fn players_who_tie_every_round_share_the_victory_after_three() {
    let mut rounds = all_flee_with_nothing(3, &[0, 0, 0]);
    assert_eq!((purses(&rounds), phase(&rounds)), (vec![3, 3, 3], Phase::Choose));
    rounds = all_flee_with_nothing(3, &[3, 3, 3]);
    assert_eq!((purses(&rounds), phase(&rounds)), (vec![6, 6, 6], Phase::Choose));
    rounds = all_flee_with_nothing(3, &[6, 6, 6]);
    assert_eq!((purses(&rounds), phase(&rounds)), (vec![9, 9, 9], Phase::Over));
    assert_eq!(rounds.outcome().unwrap().places[..], [1, 1, 1]);
    let all = [Seat(0), Seat(1), Seat(2)];
    assert!(matches!(&rounds.events("A")[..], [.., Event::GameEnded { winners }] if winners[..] == all));
    assert_eq!(rounds.view("A").winners[..], all);
}

/// A round with these purses in which the sixth orc comes before any treasure.
fn all_flee_with_nothing(seats: u8, purses: &[u8]) -> Board<State> {
    let start = board(seats, 0, "");
    for seed in 0.. {
        let mut board = rearranged(&start, seed, |view| {
            view.orcs = 5;
            view.deck_size = 31;
            view.players.iter_mut().zip(purses).for_each(|(player, &purse)| player.purse = purse);
        });
        board.play("A draw");
        if phase(&board) == Phase::Flee {
            finish_round(&mut board, 4);
            return board;
        }
    }
    unreachable!("one deal in 31 has the orc on top");
}

#[test]
fn no_game_has_more_than_two_rounds_per_player_plus_one() {
    for seats in 2..=4 {
        let mut longest = 0;
        for seed in 0..200 {
            let end = play_long(seats, "{}", seed, |_| ());
            let rounds = end.view(Viewer::Spectator, Sight::Recall).round;
            assert!((3..=2 * seats + 1).contains(&rounds), "{rounds} rounds");
            longest = longest.max(rounds);
        }
        assert!(longest > 3, "{longest}");
    }
    // The bound is for four players and the highest target (24): seven rounds per player, plus one.
    assert_eq!(State::INFO.plies_max, 29 * (36 + 30 + 4));
}

#[test]
fn ms_404_the_table_may_agree_on_another_target() {
    for (target, purses, ends) in
        [(8, [5, 0], true), (9, [5, 0], false), (4, [1, 0], true), (24, [20, 20], false)]
    {
        let start = board_with(&format!(r#"{{"target":{target}}}"#), 2, 0, "");
        let mut board = with_purses(&start, &purses);
        finish_round(&mut board, 4);
        // The first purse grows by three: both piles have the same total.
        assert_eq!(
            phase(&board) == Phase::Over,
            ends,
            "target {target}, purses {:?}",
            crate::common::purses(&board)
        );
    }
    for target in [0, 3, 25, 255] {
        let options = serde_json::from_str(&format!(r#"{{"target":{target}}}"#)).unwrap();
        let refused = State::deal(&options, 2, &mut Chance::fast(1)).unwrap_err();
        assert_eq!(refused.rule.0, "MS-404", "{refused}");
    }
}
