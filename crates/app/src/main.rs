//! The `klad` binary, where everything is wired together. One file per command.
//!
//! Exit codes: 0 for success, 1 when the answer is no (a transcript that does not verify, a scenario that differs),
//! 2 for bad usage (an unknown flag, a file that cannot be read).
#![forbid(unsafe_code)]

use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};
use klad_text::{Lang, Words};

mod commands;
mod files;
mod guests;
mod options;
mod output;
mod page;
mod random;
mod witnesses;

/// The server allocates and frees many small strings on several threads, where mimalloc beats the system allocator.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// A table for four treasure games.
#[derive(Debug, Parser)]
#[command(
    name = "klad",
    version,
    about,
    after_help = "Example:\n  klad play my-treasure\n\n\
    Exit codes: 0 success, 1 a check failed, 2 bad usage."
)]
struct Cli {
    /// The language of texts for players: en, de, fr, ru or uk [default: from the environment]
    #[arg(long, global = true, env = "KLAD_LANG", value_name = "LANG")]
    lang: Option<Lang>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Play(commands::play::Args),
    Join(commands::join::Args),
    Games(commands::games::Args),
    Rules(commands::rules::Args),
    Deck(commands::deck::Args),
    Simulate(commands::simulate::Args),
    Replay(commands::replay::Args),
    Verify(commands::verify::Args),
    Scenario(commands::scenario::Args),
    Perft(commands::perft::Args),
    Serve(commands::serve::Args),
    Load(commands::load::Args),
    Arena(commands::arena::Args),
    #[command(alias = "analyse")]
    Analyze(commands::analyze::Args),
    Stats(commands::stats::Args),
    Bot(commands::bot::Args),
    Admin(commands::admin::Args),
    Health(commands::health::Args),
    Completions(commands::completions::Args),
    Man(commands::man::Args),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let words = Words::new(cli.lang.unwrap_or_else(Lang::of_environment));
    let catalog = klad_catalog::catalog();
    let done = match cli.command {
        Command::Play(args) => commands::play::run(&args, &catalog, words),
        Command::Join(args) => commands::join::run(&args, &catalog, words),
        Command::Games(args) => commands::games::run(&args, &catalog, words),
        Command::Rules(args) => commands::rules::run(&args, &catalog, words),
        Command::Deck(args) => commands::deck::run(&args, &catalog),
        Command::Simulate(args) => commands::simulate::run(&args, &catalog),
        Command::Replay(args) => commands::replay::run(&args, &catalog, words),
        Command::Verify(args) => commands::verify::run(&args, &catalog),
        Command::Scenario(args) => commands::scenario::run(&args, &catalog),
        Command::Perft(args) => commands::perft::run(&args, &catalog),
        Command::Serve(args) => commands::serve::run(&args, catalog),
        Command::Load(args) => commands::load::run(&args, catalog),
        Command::Arena(args) => commands::arena::run(&args, &catalog),
        Command::Analyze(args) => commands::analyze::run(&args, &catalog),
        Command::Stats(args) => commands::stats::run(&args, &catalog),
        Command::Bot(args) => commands::bot::run(&args, &catalog),
        Command::Admin(args) => commands::admin::run(&args),
        Command::Health(args) => commands::health::run(&args),
        Command::Completions(args) => commands::completions::run(&args, Cli::command()),
        Command::Man(args) => commands::man::run(&args, Cli::command()),
    };
    match done {
        Ok(answer) => answer.code(),
        Err(error) if output::is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            output::complain(&format!("klad: {error:#}"));
            ExitCode::from(2)
        }
    }
}
