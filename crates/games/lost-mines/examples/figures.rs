//! Prints the simulation table of `docs/rules/lost-mines.md`: `cargo run --release --example figures -- 100`.

use klad_lost_mines::stats::simulate;

fn main() {
    let games = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(50);
    println!(
        "| n | all treasures | no cards | vote | treasures | turns | first mine | dragon | loyal / selfish / saboteur | blue / yellow |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|");
    for seats in 3..=9 {
        let found = simulate(seats, games, 0x10_57);
        let [loyal, selfish, saboteur] = found.points_by_role;
        let [blue, yellow] = found.points_by_clan;
        println!(
            "| {seats} | {:.0} % | {:.0} % | {:.0} % | {:.2} of {seats} | {:.0} | {:.0} | {:.0} % | {loyal:.1} / {selfish:.1} / {saboteur:.1} | {blue:.2} / {yellow:.2} ± {:.2} |",
            100.0 * found.ended_by_treasures,
            100.0 * found.ended_by_cards,
            100.0 * found.ended_by_vote,
            found.treasures,
            found.turns,
            found.first_mine_turn,
            100.0 * found.dragon_woken,
            found.clan_error,
        );
    }
}
