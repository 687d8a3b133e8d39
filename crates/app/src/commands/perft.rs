//! `klad perft`: counts the lines of play, to detect a silent change in move generation.

use std::time::Instant;

use anyhow::Context;
use klad_engine::{Catalog, Seed, TableSetup};
use serde_json::json;

use crate::{
    options,
    output::{Verdict, say},
};

/// Count the lines of play from a fixed seed, depth by depth
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:\n  klad perft my-treasure --seats 2 --depth 5 --seed 1")]
pub(crate) struct Args {
    /// The game
    slug: String,
    /// How many moves deep
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=64))]
    depth: u32,
    /// How many seats
    #[arg(long)]
    seats: Option<u8>,
    /// The seed of the deal
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// An option of the game, as name=value; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(crate) fn run(args: &Args, catalog: &Catalog) -> anyhow::Result<Verdict> {
    let entry = options::find(catalog, &args.slug)?;
    let seats = options::seats(entry.info, args.seats)?;
    let options = options::read(entry.info, &args.options)?;
    let opening = TableSetup { options: &options, seats, seed: Seed::from_number(args.seed), deal: None };
    let mut counts = Vec::new();
    for depth in 1..=args.depth {
        let begin = Instant::now();
        let lines = entry.perft(&opening, depth).context("the lines of this game cannot be counted")??;
        counts.push(lines);
        if !args.json {
            say(&format!("depth {depth:>2}  {lines:>14} lines  {:>8.3} s", begin.elapsed().as_secs_f64()))?;
        }
    }
    if args.json {
        say(&json!({ "game": args.slug, "seats": seats, "seed": args.seed, "lines": counts }).to_string())?;
    }
    Ok(Verdict::Yes)
}
