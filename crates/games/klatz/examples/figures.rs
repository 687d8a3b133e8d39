//! Prints what games between bots look like: `cargo run --release -p klad-klatz --example figures`.

use klad_klatz::simulate::{Figures, simulate};

fn main() {
    let games = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(600);
    for seats in 2..=4 {
        print(&simulate(seats, games, 1).expect("the default options fit"));
    }
}

fn print(figures: &Figures) {
    let milli = |milli: u64| format!("{}.{}", milli / 1000, milli % 1000 / 100);
    let mean = |count: u32| milli(figures.per_game_milli(count));
    let quartile = |part: usize| figures.turns[(figures.turns.len() - 1) * part / 4];
    let percent = |count: u32| count * 100 / figures.games;
    println!("{} seats, {} games", figures.seats, figures.games);
    println!(
        "  turns {} ({}/{}/{}; {}–{})",
        milli(figures.turns_mean_milli()),
        quartile(1),
        quartile(2),
        quartile(3),
        quartile(0),
        quartile(4)
    );
    println!(
        "  ended by last open {} %, by compositions {} %, by stall {} %",
        percent(figures.endings[0]),
        percent(figures.endings[1]),
        percent(figures.endings[2])
    );
    println!(
        "  points per seat {}, of the winner {}",
        milli(figures.per_game_milli(figures.points) / u64::from(figures.seats)),
        mean(figures.winner_points)
    );
    println!(
        "  photos {}, out of turn {}, contested positions {}",
        mean(figures.photos),
        mean(figures.photos_out_of_turn),
        mean(figures.contested)
    );
    let wins: Vec<String> = figures.wins.iter().map(|&wins| percent(wins).to_string()).collect();
    println!("  wins by seat order {} %", wins.join("/"));
    let turns: u64 = figures.turns.iter().map(|&turns| u64::from(turns)).sum();
    println!(
        "  mean wall {}, mean longest {}",
        milli(figures.wall_sum * 1000 / turns.max(1)),
        milli(figures.wall_longest_sum * 1000 / u64::from(figures.games))
    );
    println!(
        "  rickshaws {}, reshuffles {}, redraws {}",
        mean(figures.rickshaws),
        mean(figures.reshuffles),
        mean(figures.redraws)
    );
    println!("  ties {} % (still tied {} %)", percent(figures.ties[0]), percent(figures.ties[1]));
    println!("  longest drought {}", figures.longest_drought);
}
