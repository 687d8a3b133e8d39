//! `klad bot`: one of our bots, speaking the bot protocol on standard input and output.

use std::io::{self, BufRead, Write};

use anyhow::{Context, bail, ensure};
use klad_arena::program::{FromBot, Hello, PROTOCOL, ToBot, View};
use klad_engine::{Catalog, Entry};

use crate::{options, output::Verdict};

/// Play over the bot protocol: JSON lines on standard input and output
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Example:\n  klad arena my-treasure --bots medium --bot other=\"klad bot my-treasure --level easy\""
)]
pub(crate) struct Args {
    /// The game
    slug: String,
    /// The level, with a budget if it searches (hard:200ms)
    #[arg(long, default_value = "medium")]
    level: String,
    /// The seed for the bot's random choices
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Runs the command.
pub(crate) fn run(args: &Args, catalog: &Catalog) -> anyhow::Result<Verdict> {
    let entry = options::find(catalog, &args.slug)?;
    // Refuse an unknown level before the greeting.
    let _ = options::seater(entry, &args.level)?;
    // The bot is made at the first view, which says how much time there is.
    let (mut greeted, mut bot) = (false, None);
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let line = line.context("standard input cannot be read")?;
        let message = ToBot::read(&line).with_context(|| {
            format!(
                "found the line {:?}, wanted hello, view or bye",
                klad_engine::notation::excerpt(&line, 60)
            )
        })?;
        let answer = match message {
            ToBot::Hello(Hello { protocol, game, .. }) => {
                if protocol != PROTOCOL || game != args.slug {
                    bail!("found protocol {protocol} and game {game}, wanted {PROTOCOL} and {}", args.slug);
                }
                (greeted, bot) = (true, None);
                FromBot::Hello { name: format!("klad {}", args.level) }
            }
            ToBot::View(View { id, view, legal, must, time_ms }) => {
                ensure!(greeted, "found view, wanted hello first");
                let bot = match &mut bot {
                    Some(bot) => bot,
                    None => {
                        bot.insert(options::seater(entry, &within(entry, &args.level, time_ms))?(args.seed))
                    }
                };
                match bot.answer(view.get(), &legal, must)? {
                    Some(mv) => FromBot::Move { id, mv },
                    None => FromBot::Pass { id },
                }
            }
            ToBot::Bye => {
                (greeted, bot) = (false, None);
                continue;
            }
        };
        writeln!(out, "{}", serde_json::to_string(&answer)?)?;
        out.flush()?;
    }
    Ok(Verdict::Yes)
}

/// The level; a level that searches gets a budget that fits the time for a decision, unless it names one.
fn within(entry: &Entry, level: &str, time_ms: u32) -> String {
    // Leave a fifth for the round trip, and never think longer than a bot does at our own tables.
    let budget = format!("{level}:{}ms", (time_ms / 5 * 4).clamp(1, klad_catalog::HARD_MS));
    if entry.bot_maker(&budget).is_some() { budget } else { level.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_searching_bot_without_a_budget_keeps_within_the_given_time() {
        let catalog = klad_catalog::catalog();
        let entry = catalog.find("klatz").expect("the catalog has it");
        for (level, time_ms, wanted) in [
            ("hard", 250, "hard:200ms"),
            ("hard", 0, "hard:1ms"),
            ("hard", 60_000, "hard:800ms"),
            ("hard:20", 250, "hard:20"),
            ("hard:2s", 250, "hard:2s"),
            ("medium", 250, "medium"),
        ] {
            assert_eq!(within(entry, level, time_ms), wanted, "{level} {time_ms}");
        }
    }
}
