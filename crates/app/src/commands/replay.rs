//! `klad replay`: steps through a finished game.

use std::{io::IsTerminal, path::PathBuf};

use klad_engine::{Catalog, Seat, Sight, Viewer};
use klad_terminal::{
    look::Look,
    replay::{ReplayScreen, Steps},
    theme::Theme,
};
use klad_text::Words;
use serde_json::json;

use crate::{
    files,
    output::{Verdict, complain, say},
};

/// Step through a transcript, or print it in words or as JSON
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Example:\n  klad replay game.klad\n  klad replay game.klad --json --viewer A | head -3\n\n\
    Without a terminal, or with --text, every step is printed in words."
)]
pub(crate) struct Args {
    /// The transcript; - for standard input
    file: PathBuf,
    /// Print one JSON object per step: the move, the viewer's events, and the view afterwards
    #[arg(long, conflicts_with = "text")]
    json: bool,
    /// Print every step in words
    #[arg(long)]
    text: bool,
    /// Whose view to show: a seat such as A, or spectator
    #[arg(long, default_value = "spectator", value_name = "WHO")]
    viewer: String,
}

/// Runs the command.
pub(crate) fn run(args: &Args, catalog: &Catalog, words: Words) -> anyhow::Result<Verdict> {
    let transcript = files::read_transcript(&args.file)?;
    let viewer = read_viewer(&args.viewer, transcript.seats())?;
    let steps = match Steps::play(catalog, transcript) {
        Ok(steps) => steps,
        Err(fault) => {
            complain(&format!("{}: {fault}", args.file.display()));
            return Ok(Verdict::No);
        }
    };
    let look = Look { words, theme: Theme::from_env() };
    if args.json {
        print_json(&steps, viewer)?;
    } else if args.text || !std::io::stdout().is_terminal() {
        print_words(&steps, viewer, look)?;
    } else {
        klad_terminal::replay::run(ReplayScreen::new(steps, viewer, look))?;
    }
    Ok(Verdict::Yes)
}

fn read_viewer(text: &str, seats: u8) -> anyhow::Result<Viewer> {
    if text == "spectator" {
        return Ok(Viewer::Spectator);
    }
    match text.parse::<Seat>() {
        Ok(seat) if seat.0 < seats => Ok(Viewer::Seat(seat)),
        _ => anyhow::bail!(
            "found the viewer {text:?}, wanted spectator or a seat from A to {}",
            Seat(seats - 1)
        ),
    }
}

fn print_json(steps: &Steps, viewer: Viewer) -> anyhow::Result<()> {
    let first = json!({ "step": 0, "view": steps.table(0).view(viewer, Sight::Table) });
    say(&first.to_string())?;
    for (index, line) in steps.transcript().moves.iter().enumerate() {
        let table = steps.table(index + 1);
        let step = json!({
            "step": index + 1,
            "seat": line.seat.to_string(),
            "move": line.mv,
            "at_ms": line.at_ms,
            "events": steps.events(index, viewer),
            "outcome": table.outcome(),
            "view": table.view(viewer, Sight::Table),
        });
        say(&step.to_string())?;
    }
    Ok(())
}

fn print_words(steps: &Steps, viewer: Viewer, look: Look) -> anyhow::Result<()> {
    let names = steps.names(look);
    let slug = steps.table(0).info().slug;
    let deck = &steps.transcript().options["deck"];
    let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string());
    for (index, line) in steps.transcript().moves.iter().enumerate() {
        say(&format!("{:>4} {} {}", index + 1, line.seat, line.mv))?;
        for event in steps.events(index, viewer) {
            say(&format!("       {}", look.words.event(slug, deck, &event, None, name)))?;
        }
    }
    if let Some(outcome) = steps.table(steps.transcript().moves.len()).outcome() {
        let winners: Vec<String> = outcome.winners().iter().map(name).collect();
        let args = [("players", look.words.list(&winners).into()), ("count", winners.len().into())];
        say(&look.words.format("winners", &args))?;
    }
    Ok(())
}
