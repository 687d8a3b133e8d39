//! `klad arena`: plays bots against bots, with ratings and error bars.

use std::{
    collections::BTreeMap,
    ops::ControlFlow,
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use anyhow::{Context, bail, ensure};
use indicatif::{ProgressBar, ProgressStyle};
use klad_arena::{
    Contestant, Match, Summary,
    journal::Journal,
    program::{Program, ProgramFaults},
    report::{self, Heading},
    run::Deal,
    sprt::{Conclusion, Sprt},
    summary::Tally,
};
use klad_engine::{Catalog, Entry};
use serde_json::json;

use crate::{
    files, options,
    output::{Verdict, complain, say},
};

/// Have bots play each other, and see which is stronger
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    klad arena my-treasure --bots easy,medium --games 2000 --seats 2\n  \
    klad arena klatz --bots medium,hard:200ms --games 400 --report klatz.html\n  \
    klad arena my-treasure --bots medium --bot mine=\"python3 examples/bot.py\" --games 200\n  \
    klad arena my-treasure --bots hard:2000,hard:1000 --sprt 0,20 --games 20000\n  \
    klad arena lost-mines --bots hard:1000,hard:10000 --games 402 --keep mines.jsonl\n\n\
    Every deal is played once for each rotation of the seats, so that luck cancels out. Ctrl-C ends the match early and\n\
    reports the finished deals.")]
pub(crate) struct Args {
    /// The game
    slug: String,
    /// Levels, separated by commas, with a budget if you like (hard:1000, hard:200ms)
    #[arg(long, value_delimiter = ',', value_name = "LEVELS")]
    bots: Vec<String>,
    /// A program that plays (see docs/bot-protocol.md); repeat for more
    #[arg(long = "bot", value_name = "NAME=COMMAND")]
    programs: Vec<String>,
    /// How long a program may think about a decision, in milliseconds
    #[arg(long, default_value_t = 1000, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=60_000))]
    bot_time: u64,
    /// How many games, rounded up to whole deals
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    games: u32,
    /// How many seats per table
    #[arg(long)]
    seats: Option<u8>,
    /// The seed for all randomness; the same seed gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games to play at once; the results do not depend on it
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// An option of the game, as name=value; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Stop as soon as a sequential test accepts ELO1 or ELO0 as the first bot's advantage
    #[arg(long, value_name = "ELO0,ELO1")]
    sprt: Option<Sprt>,
    /// Record finished deals in a file; run again with the same file to continue the match
    #[arg(long, value_name = "FILE", conflicts_with = "programs")]
    keep: Option<PathBuf>,
    /// Write an HTML report that works offline
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// Overwrite an existing report
    #[arg(long)]
    force: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(crate) fn run(args: &Args, catalog: &Catalog) -> anyhow::Result<Verdict> {
    let entry = options::find(catalog, &args.slug)?;
    let seats = options::seats(entry.info, args.seats)?;
    if let Some(path) = &args.report {
        files::check_free(path, args.force)?;
    }
    let stop = Arc::new(AtomicBool::new(false));
    let on_interrupt = Arc::clone(&stop);
    // A signal ends the match and the programs that play, and the finished deals are reported. If no handler can be
    // set, it ends the program as usual, and with it the unfinished match. Set before any program runs, so that none is
    // left behind.
    let _ = ctrlc::set_handler(move || on_interrupt.store(true, Ordering::Relaxed));
    let programs = start_programs(entry, args)?;
    let contestants = contestants(entry, args, &programs)?;
    ensure!(!contestants.is_empty(), "found no bots, wanted at least one: --bots easy,medium");
    ensure!(
        args.sprt.is_none() || contestants.len() > 1,
        "found one bot and --sprt, wanted at least two bots to compare"
    );
    let names: Vec<String> = contestants.iter().map(|bot| bot.name.clone()).collect();
    let options = options::read(entry.info, &args.options)?;
    let game = Match { entry, options, seats, contestants, seed: args.seed };
    game.check()?;
    let deals = (args.games as usize).div_ceil(usize::from(seats));
    let threads = options::threads(args.threads);

    let (mut journal, kept) = match &args.keep {
        Some(path) => {
            let opened = Journal::open(path, &game);
            opened
                .map(|(journal, kept)| (Some(journal), kept))
                .with_context(|| format!("cannot record the match in {}", path.display()))?
        }
        None => (None, Vec::new()),
    };

    let bar = progress_bar(args.json, deals * usize::from(seats));
    let mut tally = Tally::new(names, seats);
    let mut conclusion = Conclusion::GoOn;
    let mut count = |deal: &Deal| {
        tally.add(deal);
        bar.inc(deal.len() as u64);
        if let Some(sprt) = &args.sprt {
            conclusion = sprt.decide(&tally.first_bot_scores());
        }
        if conclusion == Conclusion::GoOn { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    if kept.iter().take(deals).try_for_each(&mut count).is_continue() {
        let mut lost = None;
        game.run(kept.len()..deals, threads, &stop, |deal| {
            if let Err(error) = journal.as_mut().map_or(Ok(()), |journal| journal.keep(deal)) {
                lost = Some(error);
                return ControlFlow::Break(());
            }
            count(deal)
        })?;
        if let (Some(error), Some(path)) = (lost, &args.keep) {
            return Err(error).with_context(|| format!("cannot record a deal in {}", path.display()));
        }
    }
    bar.finish_and_clear();

    let summary = tally.summary();
    let faults: BTreeMap<String, ProgramFaults> =
        programs.iter().map(|(name, program)| (name.clone(), program.faults())).collect();
    let remarks = remarks(args, stop.load(Ordering::Relaxed), conclusion, &faults);
    if args.json {
        let answer = json!({ "game": args.slug, "seed": args.seed, "summary": summary, "faults": faults,
            "sprt": args.sprt.map(|_| conclusion) });
        say(&answer.to_string())?;
    } else {
        print(&summary)?;
        remarks.iter().for_each(|remark| complain(remark));
    }
    if let Some(path) = &args.report {
        let command = std::env::args().map(quoted).collect::<Vec<_>>().join(" ");
        let heading = Heading { game: args.slug.clone(), command, remarks };
        files::write(path, &report::html(&heading, &summary), args.force)?;
    }
    Ok(Verdict::Yes)
}

/// An argument quoted for a shell.
fn quoted(arg: String) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_=+:,./%@".contains(c);
    if !arg.is_empty() && arg.chars().all(plain) { arg } else { format!("'{}'", arg.replace('\'', r"'\''")) }
}

type Programs = Vec<(String, Arc<Program>)>;

fn start_programs(entry: &Entry, args: &Args) -> anyhow::Result<Programs> {
    let time = Duration::from_millis(args.bot_time);
    let start = |text: &String| {
        let Some((name, command)) = text.split_once('=') else {
            bail!("found --bot {text:?}, wanted NAME=COMMAND, such as mine=\"python3 bot.py\"");
        };
        ensure!(!name.is_empty(), "found --bot {text:?}, wanted a name before the =");
        ensure!(entry.levels().all(|level| level != name), "found the bot name {name:?}, which is a level");
        Ok((name.to_owned(), Program::new(command, time)?))
    };
    args.programs.iter().map(start).collect()
}

fn contestants(entry: &Entry, args: &Args, programs: &Programs) -> anyhow::Result<Vec<Contestant>> {
    let mut contestants = Vec::new();
    for level in &args.bots {
        let sit = options::seater(entry, level)?;
        contestants.push(Contestant { name: level.clone(), make: Arc::new(sit) });
    }
    for (name, program) in programs {
        let deputy =
            entry.bot_maker("medium").context("this game has no medium bot to stand in for programs")?;
        let program = Arc::clone(program);
        contestants
            .push(Contestant { name: name.clone(), make: Arc::new(move |seed| program.sit(deputy(seed))) });
    }
    Ok(contestants)
}

fn progress_bar(quiet: bool, games: usize) -> ProgressBar {
    if quiet {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} games  {per_sec}  {eta} left");
    ProgressBar::new(games as u64).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn remarks(
    args: &Args,
    stopped: bool,
    conclusion: Conclusion,
    faults: &BTreeMap<String, ProgramFaults>,
) -> Vec<String> {
    let mut remarks = Vec::new();
    if stopped {
        remarks.push("The match ended early; only finished deals are counted.".into());
    }
    if args.sprt.is_some() {
        remarks.push(match conclusion {
            Conclusion::GoOn => "The sequential test is undecided.".into(),
            Conclusion::NotBetter => "Decided: the first bot is not better by more than ELO0.".into(),
            Conclusion::Better => "Decided: the first bot is better by at least ELO1.".into(),
        });
    }
    for (name, faults) in faults {
        for (fault, count) in faults {
            let kind = format!("{fault:?}").to_lowercase();
            remarks.push(format!("{name}: {kind} {count} times; medium decided instead."));
        }
    }
    remarks
}

fn print(summary: &Summary) -> anyhow::Result<()> {
    say(&format!("{} games in {} deals", summary.games, summary.deals))?;
    say(&format!(
        "{:<16} {:>20} {:>22} {:>26} {:>10} {:>12}",
        "bot", "rating", "wins %", "points", "ms/move", "moves/s"
    ))?;
    for bot in &summary.bots {
        let range = |e: &klad_arena::rating::Estimate, scale: f64, digits: usize| {
            let [value, low, high] = [e.value, e.low, e.high].map(|number| number * scale);
            format!("{value:.digits$} ({low:.digits$} … {high:.digits$})")
        };
        say(&format!(
            "{:<16} {:>20} {:>22} {:>26} {:>10.3} {:>12.0}",
            bot.name,
            range(&bot.rating, 1.0, 0),
            range(&bot.win_share, 100.0, 1),
            range(&bot.points, 1.0, 2),
            bot.ms_per_decision,
            bot.decisions_per_second
        ))?;
    }
    for seat in &summary.seats {
        say(&format!(
            "seat {}: {:.1} % of the wins, {:.2} points",
            seat.seat,
            100.0 * seat.win_share,
            seat.points
        ))?;
    }
    let length = &summary.length;
    say(&format!(
        "length: {:.1} moves on average, half between {} and {}, from {} to {}",
        length.mean, length.quarter, length.three_quarters, length.least, length.most
    ))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quoted_command_can_be_pasted_into_a_shell() {
        let quoted = |arg: &str| quoted(arg.into());
        assert_eq!(quoted("--bots=easy,hard:200ms"), "--bots=easy,hard:200ms");
        assert_eq!(quoted("mine=python3 bot.py"), "'mine=python3 bot.py'");
        assert_eq!(quoted("Anna's"), r"'Anna'\''s'");
        assert_eq!(quoted(""), "''");
    }
}
