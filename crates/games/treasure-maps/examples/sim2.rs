use klad_engine::*;
use klad_treasure_maps::{bot::Heuristic, *};
fn main() {
    let games = 400u64;
    for seats in 2..=4u8 {
        let (mut sum, mut n) = (0.0f64, 0.0);
        let t = std::time::Instant::now();
        let mut moves = 0u64;
        for g in 0..games {
            let mut ch = Chance::fast(g);
            let mut s = State::setup(&Options::default(), seats, &mut ch).unwrap();
            let mut l = Vec::new();
            while let Some(seat) = s.turn().must.first() {
                l.clear();
                s.legal_moves(seat, &mut l);
                let i = s.playout(seat, &l, &mut ch);
                s.apply(seat, l[i], &mut ch, &mut Quiet);
                moves += 1;
            }
            for x in s.outcome().unwrap().scores {
                sum += x as f64;
                n += 1.0;
            }
        }
        println!(
            "playout policy {seats}: mean {:.1}, {:.0} ns/move",
            sum / n,
            t.elapsed().as_nanos() as f64 / moves as f64
        );
    }
    // evaluation calibration
    let mut win = 0;
    let mut n = 0;
    let mut brier = 0.0;
    for g in 0..300u64 {
        let mut ch = Chance::fast(g + 1000);
        let mut s = State::setup(&Options::default(), 2, &mut ch).unwrap();
        let mut l = Vec::new();
        let mut preds = Vec::new();
        while let Some(seat) = s.turn().must.first() {
            let mut e = [0.0; 2];
            s.evaluate(&mut e);
            preds.push(e[0]);
            l.clear();
            s.legal_moves(seat, &mut l);
            let v = s.view(Viewer::Seat(seat), Sight::Recall);
            let mv = Heuristic.choose(&v, &l, &mut ch);
            s.apply(seat, mv, &mut ch, &mut Quiet);
        }
        let o = s.outcome().unwrap();
        let w = if o.places[0] == 1 && o.places[1] != 1 {
            1.0
        } else if o.places[0] != 1 {
            0.0
        } else {
            0.5
        };
        let m = preds[preds.len() * 3 / 4];
        brier += (m - w) * (m - w);
        n += 1;
        if (m > 0.5) == (w > 0.5) {
            win += 1;
        }
    }
    println!("at 3/4: right {win}/{n} brier {:.3}", brier / n as f32);
}
