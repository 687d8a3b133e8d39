//! Measures how fair a race is under latency: `cargo run --release -p klad-klatz --example call_fairness`.

mod contest;

use contest::{Player, Tactic, contest, greatest_gain, honest, reaction, wins};
use klad_engine::{Chance, Seat};

const CONTESTS: u32 = 20_000;

fn main() {
    println!(
        "contested calls of two equally quick players, {CONTESTS} contests each; who wins by round trip:"
    );
    for (near, far) in [(20, 300), (20, 150), (60, 120), (300, 300)] {
        let won = wins([honest(near), honest(far)], CONTESTS, u64::from(near * 1000 + far));
        let percent = |count: u32| f64::from(count) * 100.0 / f64::from(CONTESTS);
        println!("  {near:>3} ms {:5.1} %   {far:>3} ms {:5.1} %", percent(won), percent(CONTESTS - won));
    }

    println!("a client that reports a press after 0 ms, against an honest one at 20 ms:");
    for (round_trip_ms, jitter_ms) in [(20, 2), (100, 7), (300, 20)] {
        let liar = Player { round_trip_ms, jitter_ms, tactic: Tactic::Lies };
        let won = wins([liar, honest(20)], CONTESTS, 7);
        let truthful = wins([Player { tactic: Tactic::Honest, ..liar }, honest(20)], CONTESTS, 7);
        println!(
            "  round trip {round_trip_ms:>3} ms, jitter {jitter_ms:>2} ms each way: wins {:.1} % (honest {:.1} %), \
             makes up for at most {} ms",
            f64::from(won) * 100.0 / f64::from(CONTESTS),
            f64::from(truthful) * 100.0 / f64::from(CONTESTS),
            greatest_gain(liar, honest(20), 200, 9)
        );
    }
    let cheat = Player { round_trip_ms: 20, jitter_ms: 2, tactic: Tactic::LiesAndDelaysPings };
    println!(
        "  and delays its ping answers: wins {:.1} %, makes up for at most {} ms (the cap is 400 ms)",
        f64::from(wins([cheat, honest(20)], CONTESTS, 7)) * 100.0 / f64::from(CONTESTS),
        greatest_gain(cheat, honest(20), 200, 9)
    );

    println!("an active player who moves at once, against a caller at 300 ms:");
    let mut chance = Chance::fast(3);
    let (mut in_time, mut taken, mut times) = (0, 0, [u64::MAX, 0]);
    for _ in 0..CONTESTS {
        let press = reaction(&mut chance);
        let result = contest([honest(300), honest(20)], [Some(press), None], Some(0), &mut chance);
        in_time += u32::from(press < 4_000);
        taken += u32::from(press < 4_000 && result.first == Seat(1));
        let alone = contest([honest(300), honest(20)], [None, None], Some(0), &mut chance);
        times = [times[0].min(alone.at_ms), times[1].max(alone.at_ms)];
    }
    println!("  calls pressed within 4 s: {in_time}, photos taken: {taken}");
    println!("  without a call the move is made {} to {} ms after the window was sent", times[0], times[1]);
}
