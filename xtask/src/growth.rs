//! `cargo xtask bench server --growth`: what a move costs the server, by the number of tables on it and by the age of the
//! game. Prints the figures and draws them into `target/growth.svg`.

use std::{
    fmt::Write,
    fs,
    path::Path,
    process::{Command, Stdio},
};

use anyhow::{Context, Result};
use serde_json::Value;

use crate::{
    profile::Server,
    project::Project,
    shell::{cargo_in, run},
};

/// How many tables, with two clients each. Together they make about the same number of moves per second.
const TABLES: [u32; 3] = [100, 1_000, 10_000];
const MOVES_PER_SECOND: u32 = 500;
const SECONDS: u32 = 40;
/// Games whose age is followed: many start together and are played in step, with this pause between moves.
const TOGETHER: u32 = 300;
const STEP_MS: u32 = 600;
/// Points of the curve over the age of a game.
const AGES: usize = 12;

/// A cost in microseconds of server time per move, at some number of tables or moves.
type Cost = (f64, f64);

/// Measures, prints and draws.
pub(crate) fn bench(project: &Project, game: &str) -> Result<bool> {
    run(&mut cargo_in(&project.root, &["build", "--release", "--package", "klad-app"]))?;
    let klad = project.target.join("release/klad");
    let scratch = project.target.join("growth");
    let mut by_tables: Vec<Cost> = Vec::new();
    let mut sound = true;
    println!("{game}: server time per move in microseconds\n\n{:>10} {:>10}", "tables", "cost");
    for tables in TABLES {
        let think_ms = tables * 1_000 / MOVES_PER_SECOND;
        let report = load(&klad, &scratch, game, tables, think_ms)?;
        sound &= report["errors"].as_array().is_some_and(Vec::is_empty);
        let cost = 1e6 / report["moves_per_server_second"].as_f64().unwrap_or(f64::NAN);
        println!("{tables:>10} {cost:>10.0}");
        by_tables.push((tables.into(), cost));
    }
    let report = load(&klad, &scratch, game, TOGETHER, STEP_MS)?;
    let by_age = by_age(&report);
    println!("\n{:>10} {:>10}", "moves", "cost");
    by_age.iter().for_each(|(age, cost)| println!("{age:>10.0} {cost:>10.0}"));
    let plot = project.target.join("growth.svg");
    fs::write(&plot, svg(game, &by_tables, &by_age)).with_context(|| plot.display().to_string())?;
    println!("\n{}", plot.display());
    Ok(sound && !by_age.is_empty())
}

/// Plays against a server of its own, and returns the driver's report.
fn load(klad: &Path, scratch: &Path, game: &str, tables: u32, think_ms: u32) -> Result<Value> {
    let _ = fs::remove_dir_all(scratch);
    fs::create_dir_all(scratch)?;
    let server = Server::start(klad, scratch)?;
    let (pid, url) = (server.pid(), server.url.clone());
    let mut driver = Command::new(klad);
    driver.args(["load", "--json", "--url", &url, "--server", &pid, "--game", game]);
    let numbers =
        [("--tables", tables), ("--clients", 2 * tables), ("--think", think_ms), ("--seconds", SECONDS)];
    for (name, number) in numbers {
        driver.args([name, &number.to_string()]);
    }
    let output = driver.stderr(Stdio::null()).output().context("klad load")?;
    serde_json::from_slice(&output.stdout).context("the report of klad load")
}

/// The cost of a move while the first games are played, by how many moves they have.
fn by_age(report: &Value) -> Vec<Cost> {
    let windows = report["windows"].as_array().map(Vec::as_slice).unwrap_or_default();
    let figures: Vec<(f64, f64)> = windows
        .iter()
        .map(|window| {
            (window["moves"].as_f64().unwrap_or(0.0), window["server_seconds"].as_f64().unwrap_or(0.0))
        })
        .collect();
    // Later games start at different times, so only the windows before the first one ends count.
    let first =
        windows.iter().position(|window| window["games"].as_u64() != Some(0)).unwrap_or(windows.len());
    let figures = &figures[..first];
    let per_point = figures.len().div_ceil(AGES).max(1);
    let mut moves = 0.0;
    let mut costs = Vec::new();
    for together in figures.chunks(per_point) {
        let (made, used) =
            together.iter().fold((0.0, 0.0), |sum, window| (sum.0 + window.0, sum.1 + window.1));
        if made > 0.0 {
            costs.push(((moves + made / 2.0) / f64::from(TOGETHER), 1e6 * used / made));
        }
        moves += made;
    }
    costs
}

/// Two panels side by side.
fn svg(game: &str, by_tables: &[Cost], by_age: &[Cost]) -> String {
    let most = by_tables.iter().chain(by_age).map(|(_, cost)| *cost).fold(1.0, f64::max) * 1.1;
    #[expect(clippy::disallowed_methods, reason = "a plot need not be the same to the last bit everywhere")]
    let log: Vec<Cost> = by_tables.iter().map(|(tables, cost)| (tables.log10(), *cost)).collect();
    let mut text = String::from(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 760 300\" font-family=\"sans-serif\" font-size=\"12\">\n",
    );
    let _ = writeln!(text, "<text x=\"20\" y=\"20\">{game}: server time per move, in microseconds</text>");
    panel(&mut text, 60.0, "tables on the server (logarithmic)", &log, most);
    panel(&mut text, 440.0, "moves in the game", by_age, most);
    text.push_str("</svg>\n");
    text
}

fn panel(text: &mut String, left: f64, title: &str, costs: &[Cost], most: f64) {
    const WIDTH: f64 = 280.0;
    const TOP: f64 = 40.0;
    const HEIGHT: f64 = 200.0;
    let from = costs.iter().map(|(at, _)| *at).fold(f64::INFINITY, f64::min);
    let until = costs.iter().map(|(at, _)| *at).fold(f64::NEG_INFINITY, f64::max);
    let x = |at: f64| left + WIDTH * if until > from { (at - from) / (until - from) } else { 0.5 };
    let y = |cost: f64| TOP + HEIGHT * (1.0 - cost / most);
    let _ = writeln!(
        text,
        "<path d=\"M{left} {TOP}v{HEIGHT}h{WIDTH}\" fill=\"none\" stroke=\"#888\"/>\n<text x=\"{left}\" y=\"{}\">{title}</text>",
        TOP + HEIGHT + 36.0
    );
    let points: Vec<String> =
        costs.iter().map(|(at, cost)| format!("{:.1},{:.1}", x(*at), y(*cost))).collect();
    let _ = writeln!(
        text,
        "<polyline points=\"{}\" fill=\"none\" stroke=\"#06c\" stroke-width=\"2\"/>",
        points.join(" ")
    );
    for (at, cost) in costs {
        let _ = writeln!(
            text,
            "<circle cx=\"{0:.1}\" cy=\"{1:.1}\" r=\"3\" fill=\"#06c\"/><text x=\"{0:.1}\" y=\"{2:.1}\" text-anchor=\"middle\">{cost:.0}</text>",
            x(*at),
            y(*cost),
            y(*cost) - 8.0
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_moves_before_the_first_game_ends_have_an_age() {
        let window = |moves: u32, seconds: f64, games: u32| serde_json::json!({"moves": moves, "server_seconds": seconds, "games": games});
        let report = serde_json::json!({"windows": [window(3000, 0.3, 0), window(6000, 1.2, 0), window(900, 0.9, 7), window(600, 0.6, 0)]});
        let costs = by_age(&report);
        assert_eq!(costs.iter().map(|(age, _)| *age).collect::<Vec<_>>(), [5.0, 20.0]);
        assert!((costs[0].1 - 100.0).abs() < 0.01 && (costs[1].1 - 200.0).abs() < 0.01, "{costs:?}");
    }
}
