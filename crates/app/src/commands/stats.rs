//! `klad stats`: measures a game as bots play it.

use indicatif::{ProgressBar, ProgressStyle};
use klad_arena::{
    stats::{Happening, Stats, Survey},
    summary::Spread,
};
use klad_engine::{Catalog, Entry, Figure, Seat};
use serde_json::json;

use crate::{
    options,
    output::{Verdict, say},
};

/// How many values of one event field are printed; `--json` has them all.
const WORDS: usize = 12;

/// Measure a game played by bots: seat advantage, length, scores, how often each event and refusal occurs
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    klad stats my-treasure\n  \
    klad stats lost-mines --seats 5 --games 200\n  \
    klad stats klatz --bot easy --games 2000 --json\n\n\
    The same seed gives the same figures, regardless of the number of threads. Games that have figures of their own\n\
    (lost-mines, klatz) print them last, with one column per seat count.")]
pub(crate) struct Args {
    /// The game
    slug: String,
    /// How many seats [default: every number the game allows, in turn]
    #[arg(long)]
    seats: Option<u8>,
    /// How many games per seat count
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// The bot in every seat, with a budget if it searches (hard:1000, hard:200ms)
    #[arg(long, default_value = "medium", value_name = "LEVEL")]
    bot: String,
    /// The seed for all randomness
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games to play at once
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
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
    let bot = options::seater(entry, &args.bot)?;
    let game_options = options::read(entry.info, &args.options)?;
    let counts = match args.seats {
        Some(seats) => vec![options::seats(entry.info, Some(seats))?],
        None => (entry.info.seats_min..=entry.info.seats_max).collect(),
    };
    let threads = options::threads(args.threads);
    let (mut measured, mut own) = (Vec::new(), Vec::new());
    for &seats in &counts {
        let bar = progress_bar(args, seats);
        let survey = Survey { entry, options: game_options.clone(), seats, bot: &bot, seed: args.seed };
        measured.push(survey.run(args.games as usize, threads, &|| bar.inc(1))?);
        bar.finish_and_clear();
        own.extend(own_figures(entry, seats, args));
    }
    if args.json {
        say(
            &json!({ "game": args.slug, "bot": args.bot, "seed": args.seed, "stats": measured, "own": own })
                .to_string(),
        )?;
        return Ok(Verdict::Yes);
    }
    say(&format!("{}: {} games between {} bots per seat count", args.slug, args.games, args.bot))?;
    measured.iter().try_for_each(print)?;
    if !own.is_empty() {
        say(&format!(
            "\n{}: its own figures, {} games between {} bots per seat count",
            args.slug, args.games, args.bot
        ))?;
    }
    print_own(&counts, &own)?;
    Ok(Verdict::Yes)
}

/// The game's own statistics, which exist for the default options only.
fn own_figures(entry: &Entry, seats: u8, args: &Args) -> Option<Vec<Figure>> {
    if args.options.is_empty() { entry.figures(&args.bot, seats, args.games, args.seed) } else { None }
}

fn progress_bar(args: &Args, seats: u8) -> ProgressBar {
    if args.json {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{msg}  {bar:30} {pos}/{len} games  {eta} left");
    ProgressBar::new(args.games.into())
        .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
        .with_message(format!("{seats} seats"))
}

fn print(stats: &Stats) -> anyhow::Result<()> {
    if stats.seats > 1 {
        say(&format!("\n{} seats", stats.seats))?;
        print_wins(stats)?;
    } else {
        say("\n1 seat, for points")?;
    }
    for (name, spread) in [("moves", &stats.length), ("points", &stats.points)] {
        say(&format!("  {name:<15} {}", spread_text(spread)))?;
    }
    if stats.seats > 1 {
        say(&format!("  {:<15} {}", "winner's points", spread_text(&stats.winners_points)))?;
    }
    let wins = if stats.seats > 1 { "win rate if done" } else { "" };
    say(&format!("\n  {:<44} {:>9} {:>9} {wins:>18}", "what happened", "per game", "in games"))?;
    let mut printed = (None, 0);
    for happening in &stats.events {
        // The most common values of each field come first.
        let field = happening.detail.as_ref().map(|(field, _)| (&happening.event, field));
        printed = if field == printed.0 { (field, printed.1 + 1) } else { (field, 1) };
        if field.is_none() || printed.1 <= WORDS {
            say(&happening_text(happening))?;
        }
    }
    say("\n  rule        decisions at which it forbade a move")?;
    for forbidden in &stats.rules {
        say(&format!("  {:<10} {:>6.1} %", forbidden.rule.0, 100.0 * forbidden.decisions))?;
    }
    Ok(())
}

fn print_wins(stats: &Stats) -> anyhow::Result<()> {
    for (seat, wins) in stats.wins.iter().enumerate() {
        let [value, low, high] = [wins.value, wins.low, wins.high].map(|share| 100.0 * share);
        say(&format!(
            "  seat {}          {value:.1} % ({low:.1} … {high:.1}) of the wins",
            Seat(seat as u8)
        ))?;
    }
    say(&format!("  shared wins     {:.1} %", 100.0 * stats.shared))?;
    Ok(())
}

fn spread_text(spread: &Spread) -> String {
    let Spread { mean, quarter, half, three_quarters, least, most, .. } = spread;
    format!("{mean:.1} on average; quartiles {quarter}, {half}, {three_quarters}; from {least} to {most}")
}

fn happening_text(happening: &Happening) -> String {
    let name = match &happening.detail {
        Some((field, word)) => format!("    {field} {word}"),
        None => happening.event.replace('_', " "),
    };
    let wins = happening.wins.map(|share| format!("{:.1} %", 100.0 * share)).unwrap_or_default();
    format!("  {name:<44} {:>9.2} {:>7.1} % {wins:>18}", happening.per_game, 100.0 * happening.in_games)
}

/// One line per figure, one column per seat count.
fn print_own(counts: &[u8], own: &[Vec<Figure>]) -> anyhow::Result<()> {
    let Some(first) = own.first() else { return Ok(()) };
    let widths = own.iter().map(|column| column.iter().map(|figure| figure.value.chars().count()).max());
    let widths: Vec<usize> = widths.map(|width| width.unwrap_or(0).max(2)).collect();
    let label = first.iter().map(|figure| figure.label.chars().count()).max().unwrap_or(0);
    let line = |name: &str, values: Vec<String>| {
        let cells = values.iter().zip(&widths).map(|(value, width)| format!(" {value:>width$} |"));
        format!("| {name:<label$} |{}", cells.collect::<String>())
    };
    say("")?;
    say(&line("seats", counts.iter().map(u8::to_string).collect()))?;
    say(&format!(
        "|{:-<1$}|{2}",
        "",
        label + 2,
        widths.iter().map(|width| format!("{:-<1$}|", "", width + 2)).collect::<String>()
    ))?;
    for (row, figure) in first.iter().enumerate() {
        say(&line(figure.label, own.iter().map(|column| column[row].value.clone()).collect()))?;
    }
    Ok(())
}
