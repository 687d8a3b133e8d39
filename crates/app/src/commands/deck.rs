//! `klad deck`: the cards of your own box.

use std::path::PathBuf;

use anyhow::Context;
use klad_engine::{Catalog, deck::STANDARD};

use crate::{
    files, options,
    output::{Verdict, complain, say},
};

/// Write down the cards of your own box, and check what you wrote
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:\n  klad deck new my-treasure --name my-box > decks/my-box.toml\n  \
    klad deck check decks/my-box.toml\n  klad play my-treasure --decks decks --option deck=my-box")]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    /// Print a deck file to start from: the standard deck, with comments that explain each part
    #[command(after_help = "Example:\n  klad deck new my-treasure --name my-box > decks/my-box.toml")]
    New {
        /// The game
        slug: String,
        /// The name of your deck: lowercase letters, digits and hyphens
        #[arg(long, default_value = "my-box")]
        name: String,
    },
    /// Check a deck file and report each error with its line and reason
    #[command(after_help = "Example:\n  klad deck check decks/my-box.toml")]
    Check {
        /// The file; - is standard input
        file: PathBuf,
    },
}

/// Runs the command.
pub(crate) fn run(args: &Args, catalog: &Catalog) -> anyhow::Result<Verdict> {
    match &args.command {
        Command::New { slug, name } => {
            let entry = options::find(catalog, slug)?;
            let text = klad_decks::template(entry, name);
            let text = text.with_context(|| format!("{slug} is played with the {STANDARD} deck only"))?;
            say(text.trim_end())?;
            Ok(Verdict::Yes)
        }
        Command::Check { file } => match klad_decks::read(catalog, &files::read(file)?) {
            Ok(deck) => {
                let hash = deck.own.json["sha256"].as_str().unwrap_or_default();
                say(&format!(
                    "{}: a deck for {}, named {}, {hash}",
                    file.display(),
                    deck.game,
                    deck.own.name
                ))?;
                Ok(Verdict::Yes)
            }
            Err(faults) => {
                for fault in faults {
                    complain(&format!("{}: {fault}", file.display()));
                }
                Ok(Verdict::No)
            }
        },
    }
}
