use klad_engine::*;
use klad_treasure_maps::{bot::Heuristic, *};
fn main() {
    let games: u64 = std::env::args().nth(1).map_or(300, |a| a.parse().unwrap());
    for seats in 2..=4u8 {
        let (mut sum, mut sq, mut n) = (0.0f64, 0.0, 0.0);
        let mut parts = [0.0f64; 5];
        let mut cards = 0.0;
        for g in 0..games {
            let mut ch = Chance::fast(g);
            let mut s = State::setup(&Options::default(), seats, &mut ch).unwrap();
            let mut l = Vec::new();
            while let Some(seat) = s.turn().must.first() {
                l.clear();
                s.legal_moves(seat, &mut l);
                let v = s.view(Viewer::Seat(seat), Sight::Recall);
                let mv = Heuristic.choose(&v, &l, &mut ch);
                s.apply(seat, mv, &mut ch, &mut Quiet);
            }
            let v = s.view(Viewer::Spectator, Sight::Table);
            for p in &v.players {
                let x = p.score.total as f64;
                sum += x;
                sq += x * x;
                n += 1.0;
                cards += p.completed.len() as f64;
                for (i, y) in [p.score.cards, p.score.seals, p.score.coins, p.score.cups, p.score.palms]
                    .iter()
                    .enumerate()
                {
                    parts[i] += *y as f64;
                }
            }
        }
        let m = sum / n;
        println!(
            "{seats}: mean {m:.1} sd {:.1} cards {:.1} parts {:?}",
            (sq / n - m * m).sqrt(),
            cards / n,
            parts.map(|x| (x / n * 10.0).round() / 10.0)
        );
    }
}
