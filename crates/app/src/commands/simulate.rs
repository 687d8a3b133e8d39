//! `klad simulate`: plays a game between bots and writes its transcript.

use std::{path::PathBuf, time::Duration};

use anyhow::bail;
use indicatif::ProgressBar;
use klad_engine::{Catalog, transcript::result_text};
use klad_terminal::host::{Host, LocalPlayer, TablePlan};
use serde_json::json;

use crate::{
    files, options,
    output::{Verdict, say},
    random,
};

/// Have bots play a game and write its transcript
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Example:\n  klad simulate my-treasure --seats 3 --bots medium,random --seed 7 --out game.klad\n  \
    klad verify game.klad"
)]
pub(crate) struct Args {
    /// The game
    slug: String,
    /// How many seats [default: one per bot, or 3]
    #[arg(long)]
    seats: Option<u8>,
    /// The bots from seat A on: one or more levels separated by commas, with a budget if you like (hard:1000,
    /// hard:200ms) [default: medium]
    #[arg(long, value_delimiter = ',')]
    bots: Vec<String>,
    /// The seed of every deal [default: random]
    #[arg(long)]
    seed: Option<u64>,
    /// An option of the game, as name=value; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// A folder with deck files of your own (see klad deck); --option deck=NAME chooses one
    #[arg(long, value_name = "DIR")]
    decks: Option<PathBuf>,
    /// Where to write the transcript [default: standard output]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Overwrite the file if it exists
    #[arg(long)]
    force: bool,
    /// Print the result as JSON (with --out)
    #[arg(long, requires = "out")]
    json: bool,
}

/// Runs the command.
pub(crate) fn run(args: &Args, catalog: &Catalog) -> anyhow::Result<Verdict> {
    let entry = options::find(catalog, &args.slug)?;
    if let Some(path) = &args.out {
        files::check_free(path, args.force)?;
    }
    let asked = args.seats.or(u8::try_from(args.bots.len()).ok().filter(|&count| count > 1));
    let seats = options::seats(entry.info, asked)?;
    let levels = if args.bots.is_empty() {
        let medium = entry.levels().find(|level| *level == "medium").or(entry.levels().last());
        medium.into_iter().map(str::to_owned).collect()
    } else {
        args.bots.iter().map(|level| options::level(entry, level)).collect::<Result<Vec<_>, _>>()?
    };
    if levels.is_empty() {
        bail!("the game {} has no bots", args.slug);
    }
    if levels.len() > usize::from(seats) {
        bail!("found {} bots, wanted at most {seats}, one for each seat", levels.len());
    }
    let decks = options::decks(catalog, args.decks.as_deref())?;
    let plan = TablePlan {
        slug: args.slug.clone(),
        options: options::read_with(entry, &args.options, &decks)?,
        players: (0..usize::from(seats))
            .map(|seat| LocalPlayer::Bot(levels[seat % levels.len()].clone()))
            .collect(),
        secret: random::secret_of(args.seed)?,
    };
    let mut host = Host::open(catalog, &plan)?;
    // Hidden unless standard error is a terminal.
    let progress = ProgressBar::new_spinner();
    progress.enable_steady_tick(Duration::from_millis(100));
    host.play_out(|moves| progress.set_message(format!("{moves} moves")));
    progress.finish_and_clear();

    let transcript = host.transcript();
    let Some(outcome) = &transcript.result else {
        bail!("the game stopped after {} moves without a result", transcript.moves.len());
    };
    match &args.out {
        None => say(transcript.to_string().trim_end())?,
        Some(path) => {
            files::write(path, &transcript.to_string(), args.force)?;
            let moves = transcript.moves.len();
            if args.json {
                let file = path.display().to_string();
                say(&json!({ "file": file, "game": args.slug, "moves": moves, "outcome": outcome })
                    .to_string())?;
            } else {
                say(&format!("{}: {moves} moves, {}", path.display(), result_text(outcome)))?;
            }
        }
    }
    Ok(Verdict::Yes)
}
