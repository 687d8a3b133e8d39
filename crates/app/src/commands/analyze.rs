//! `klad analyze`: finds where a game was won.

use std::path::PathBuf;

use indicatif::{ProgressBar, ProgressStyle};
use klad_arena::{
    analysis::{self, Analysis},
    analysis_page,
};
use klad_engine::{Budget, Catalog};

use crate::{
    files, options,
    output::{Verdict, say},
};

/// Evaluate every decision of a game by what its player could know
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:\n  klad analyze game.klad --report game.html")]
pub(crate) struct Args {
    /// The transcript; - is standard input
    file: PathBuf,
    /// Budget of each of the two searches per decision: iterations (1000) or time (500ms); every move gets a few more
    #[arg(long, default_value = "5000")]
    depth: Budget,
    /// How many decisions to evaluate at once; the results do not depend on it
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Write an HTML page that works offline
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// Overwrite an existing page
    #[arg(long)]
    force: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(crate) fn run(args: &Args, catalog: &Catalog) -> anyhow::Result<Verdict> {
    if let Some(path) = &args.report {
        files::check_free(path, args.force)?;
    }
    let transcript = files::read_transcript(&args.file)?;
    let threads = options::threads(args.threads);
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} decisions  {eta} left");
    let bar = ProgressBar::new(0).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let analysis = analysis::analyze(catalog, &transcript, args.depth, threads, |done, all| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
    });
    bar.finish_and_clear();
    let analysis = analysis?;
    if args.json {
        say(&serde_json::to_string(&analysis)?)?;
    } else {
        print(&analysis)?;
    }
    if let Some(path) = &args.report {
        files::write(path, &analysis_page::html(&analysis), args.force)?;
    }
    Ok(Verdict::Yes)
}

fn print(analysis: &Analysis) -> anyhow::Result<()> {
    let percent = |share: Option<f32>| share.map_or("–".into(), |share| format!("{:.1} %", 100.0 * share));
    let titles = ["expected", "result", "given away", "received", "luck"];
    let row = |player: &str, cells: [String; 5]| {
        cells.into_iter().fold(format!("{player:<24}"), |row, cell| format!("{row} {cell:>10}"))
    };
    say(&row("player", titles.map(str::to_owned)))?;
    for (place, seat) in analysis.summary.seats.iter().enumerate() {
        let shares =
            [Some(seat.expected), seat.result, Some(seat.given_away), Some(seat.received), seat.luck];
        say(&row(&analysis.summary.who(place), shares.map(percent)))?;
    }
    let mut worst: Vec<_> = analysis
        .decisions
        .iter()
        .filter(|decision| decision.given_away >= 0.02 && decision.best != decision.played)
        .collect();
    worst.sort_by(|a, b| b.given_away.total_cmp(&a.given_away));
    if !worst.is_empty() {
        say("\nThe decisions that gave away the most:")?;
    }
    for decision in worst.iter().take(10) {
        say(&format!(
            "move {:>4}  {} {}: {:.1} %, {} would have been {:.1} %",
            decision.number,
            decision.seat,
            decision.played,
            100.0 * decision.value,
            decision.best,
            100.0 * decision.best_value
        ))?;
    }
    Ok(())
}
