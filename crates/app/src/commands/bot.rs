//! `klad bot`: a bot of ours that speaks the bot protocol on standard input and output.

use std::io::{self, BufRead, Write};

use anyhow::{Context, bail};
use klad_arena::program::{FromBot, PROTOCOL, ToBot};
use klad_engine::table::Catalog;

use crate::{options, output::Answer};

/// Play by the bot protocol: JSON lines on standard input and output
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Example:\n  klad arena my-treasure --bots medium --bot other=\"klad bot my-treasure --level easy\""
)]
pub(crate) struct Args {
    /// The game
    slug: String,
    /// How strong: a level, with a budget where it searches (hard:200ms)
    #[arg(long, default_value = "medium")]
    level: String,
    /// The seed of its own randomness
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Runs it.
pub(crate) fn run(args: &Args, catalog: &Catalog) -> anyhow::Result<Answer> {
    let entry = options::find(catalog, &args.slug)?;
    let sit = entry.seater(&args.level).with_context(|| {
        let known: Vec<_> = entry.levels().collect();
        format!("found the level {:?}, wanted one of {}", args.level, known.join(", "))
    })?;
    let mut bot = None;
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let line = line.context("standard input cannot be read")?;
        let message: ToBot = serde_json::from_str(&line).with_context(|| {
            format!(
                "found the line {:?}, wanted hello, view or bye",
                line.chars().take(60).collect::<String>()
            )
        })?;
        let answer = match message {
            ToBot::Hello { protocol, game, .. } => {
                if protocol != PROTOCOL || game != args.slug {
                    bail!("found protocol {protocol} and game {game}, wanted {PROTOCOL} and {}", args.slug);
                }
                bot = Some(sit(args.seed));
                FromBot::Hello { name: format!("klad {}", args.level) }
            }
            ToBot::View { id, view, legal, must, .. } => {
                let bot = bot.as_mut().context("found view, wanted hello first")?;
                match bot.answer(view.get(), &legal, must)? {
                    Some(mv) => FromBot::Move { id, mv },
                    None => FromBot::Pass { id },
                }
            }
            ToBot::Bye => {
                bot = None;
                continue;
            }
        };
        writeln!(out, "{}", serde_json::to_string(&answer)?)?;
        out.flush()?;
    }
    Ok(Answer::Yes)
}
