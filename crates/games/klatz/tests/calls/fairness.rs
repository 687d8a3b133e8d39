//! Fairness under latency; `cargo run --release -p klad-klatz --example call_fairness` shows it at length.

#[path = "../../examples/call_fairness/contest.rs"]
#[allow(dead_code, reason = "the example prints more than the test looks at")]
mod contest;

use contest::{Player, Tactic, contest, greatest_gain, honest, reaction, wins};
use klad_engine::{Chance, Seat};

#[test]
fn kz_135_equally_quick_players_win_equally_often_whatever_their_lines() {
    for (near, far) in [(20, 300), (60, 120)] {
        let won = wins([honest(near), honest(far)], 3_000, 1);
        // Fifty percent, within three and a half standard deviations for this number of contests.
        assert!((1_400..=1_600).contains(&won), "{near} ms wins {won} of 3000 against {far} ms");
    }
}

#[test]
fn kz_135_a_lie_gains_no_more_than_the_jitter_of_the_line() {
    for (round_trip_ms, jitter_ms) in [(20, 2), (300, 20)] {
        let liar = Player { round_trip_ms, jitter_ms, tactic: Tactic::Lies };
        // The 90th percentile of two directions is about four times the mean of one above the minimum; plus the bucket.
        let gain = greatest_gain(liar, honest(20), 25, 2);
        assert!(gain <= 5 * jitter_ms + 20, "{gain} ms at {round_trip_ms} ms");
    }
    let cheat = Player { round_trip_ms: 20, jitter_ms: 2, tactic: Tactic::LiesAndDelaysPings };
    let gain = greatest_gain(cheat, honest(20), 25, 2);
    assert!((300..=415).contains(&gain), "{gain} ms: at most the cap and a bucket");
}

#[test]
fn kz_138_a_quick_turn_move_cannot_cut_off_a_call() {
    let mut chance = Chance::fast(4);
    for _ in 0..400 {
        let press = reaction(&mut chance).min(3_984);
        let result = contest([honest(300), honest(20)], [Some(press), None], Some(0), &mut chance);
        assert_eq!(result.first, Seat(1), "a call pressed after {press} ms, at 300 ms");
    }
    let late = contest([honest(300), honest(20)], [Some(4_100), None], Some(0), &mut chance);
    assert_eq!(late.first, Seat(0));
}
