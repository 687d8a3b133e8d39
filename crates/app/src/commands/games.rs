//! `klad games`: lists the games that can be played.

use klad_engine::{Catalog, OptionKind};
use klad_text::Words;
use serde_json::json;

use crate::output::{Verdict, say};

/// List the games, their seats, bots and options
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:\n  klad games\n  klad games --json")]
pub(crate) struct Args {
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(crate) fn run(args: &Args, catalog: &Catalog, words: Words) -> anyhow::Result<Verdict> {
    let text = |slug: &str, id: &str| words.text(&format!("{slug}-{id}"));
    if args.json {
        let games: Vec<_> = catalog
            .entries()
            .iter()
            .map(|entry| {
                let info = entry.info;
                json!({
                    "slug": info.slug,
                    "title": text(info.slug, "title"),
                    "summary": text(info.slug, "summary"),
                    "seats_min": info.seats_min,
                    "seats_max": info.seats_max,
                    "rules_version": info.rules_version,
                    "bots": entry.levels().collect::<Vec<_>>(),
                    "options": info.options,
                })
            })
            .collect();
        say(&serde_json::to_string_pretty(&games)?)?;
        return Ok(Verdict::Yes);
    }
    for entry in catalog.entries() {
        let info = entry.info;
        let levels: Vec<_> = entry.levels().collect();
        say(&format!(
            "{:<14}  {} ({}–{})",
            info.slug,
            text(info.slug, "title"),
            info.seats_min,
            info.seats_max
        ))?;
        say(&format!("{:<14}  {}", "", text(info.slug, "summary")))?;
        say(&format!("{:<14}  bots: {}", "", levels.join(", ")))?;
        for option in info.options {
            let (default, others) = values(&option.kind);
            let label = text(info.slug, &format!("option-{}", option.name));
            say(&format!("{:<14}  {}={default}  {label}{others}", "", option.name))?;
        }
    }
    Ok(Verdict::Yes)
}

/// The default value of an option and its other values, as written on a command line.
fn values(kind: &OptionKind) -> (String, String) {
    let list = |words: Vec<String>| match words.split_first() {
        Some((default, others)) => (default.clone(), format!(" ({})", others.join(", "))),
        None => (String::new(), String::new()),
    };
    match *kind {
        OptionKind::Switch { default } => list(vec![default.to_string(), (!default).to_string()]),
        OptionKind::Choice { values } => list(values.iter().map(|&word| word.to_owned()).collect()),
        OptionKind::Numbers { values } => list(values.iter().map(u32::to_string).collect()),
        OptionKind::Number { min, max, default } => (default.to_string(), format!(" ({min}–{max})")),
    }
}
