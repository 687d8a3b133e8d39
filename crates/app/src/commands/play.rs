//! `klad play`: plays the games in the terminal.

use std::{
    path::PathBuf,
    time::{SystemTime, UNIX_EPOCH},
};

use anyhow::{bail, ensure};
use klad_engine::{Catalog, Seat};
use klad_terminal::{
    games,
    host::{LocalPlayer, TablePlan, memory},
    look::Look,
    run::{Begin, Session},
    theme::Theme,
};
use klad_text::Words;

use crate::{
    files, options,
    output::{Verdict, say},
    random,
};

/// Play in the terminal, against bots or with several people at one keyboard
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Example:\n  klad play\n  klad play my-treasure --seat A=me --seat B=me:Anna --seat C=medium\n  \
    klad play --resume game.klad\n\n\
    Inside the game ? explains every key. NO_COLOR=1 turns colors off."
)]
pub(crate) struct Args {
    /// The game; if omitted, you are asked
    slug: Option<String>,
    /// Who sits where: A=me, B=me:NAME or C=LEVEL (a bot); repeat for more seats. The other seats get bots
    #[arg(long = "seat", value_name = "SEAT=WHO")]
    chairs: Vec<String>,
    /// How many seats; by default up to the last one named, and at least two
    #[arg(long)]
    seats: Option<u8>,
    /// An option of the game, as name=value; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// A folder with deck files of your own (see klad deck); --option deck=NAME chooses one
    #[arg(long, value_name = "DIR")]
    decks: Option<PathBuf>,
    /// The seed of every deal [default: random]
    #[arg(long)]
    seed: Option<u64>,
    /// The file to save the game to after every move [default: one in your data directory]
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Overwrite the file if it exists
    #[arg(long)]
    force: bool,
    /// Continue a saved game, in its own file unless --save names another
    #[arg(long, value_name = "FILE", conflicts_with_all = ["slug", "chairs", "seats", "options", "seed"])]
    resume: Option<PathBuf>,
    /// The pause between two bot moves, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 700, value_parser = clap::value_parser!(u64).range(0..=60_000))]
    pace: u64,
}

/// Runs the command.
pub(crate) fn run(args: &Args, catalog: &Catalog, words: Words) -> anyhow::Result<Verdict> {
    if let Some(path) = &args.save {
        files::check_free(path, args.force)?;
    }
    let person = options::name_of_user(words);
    let begin = begin(args, catalog, &person, words)?;
    let folder = files::games_folder();
    let saved = folder.as_deref().and_then(files::newest_unfinished);
    // Fails early if the system has no random bytes.
    random::secret()?;
    let mut session = Session {
        catalog,
        look: Look { words, theme: Theme::from_env() },
        person,
        pace_ms: args.pace,
        secret: &|| random::secret().expect("the system gave random bytes a moment ago"),
        save_path: &|slug| {
            let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis());
            Some(folder.as_ref()?.join(format!("{slug}-{now}.klad")))
        },
        saved,
    };
    let save = args.save.as_ref().or(args.resume.as_ref());
    let left = session.run(begin, save.map(PathBuf::as_path))?;
    if let Some(path) = left.saved_at {
        let id = if left.is_over { "terminal-saved-over" } else { "terminal-saved" };
        say(&session.look.words.format(id, &[("path", path.display().to_string().into())]))?;
    }
    Ok(Verdict::Yes)
}

fn begin(args: &Args, catalog: &Catalog, person: &str, words: Words) -> anyhow::Result<Begin> {
    if let Some(path) = &args.resume {
        let transcript = files::read_transcript(path)?;
        return Ok(Begin::Resume(Box::new(transcript), memory::read(path)));
    }
    let is_plain =
        args.chairs.is_empty() && args.seats.is_none() && args.options.is_empty() && args.seed.is_none();
    let Some(slug) = &args.slug else {
        ensure!(is_plain, "found seats, options or a seed without a game, wanted the game as well");
        return Ok(Begin::Setup(None));
    };
    let entry = options::find(catalog, slug)?;
    if is_plain {
        return Ok(Begin::Setup(Some(slug.clone())));
    }
    let mut named = Vec::new();
    for text in &args.chairs {
        let (seat, player) = options::player(entry, text, person)?;
        ensure!(named.iter().all(|(other, _)| *other != seat), "found seat {seat} twice, wanted it once");
        named.push((seat, player));
    }
    if named.is_empty() {
        named.push((Seat(0), LocalPlayer::Person(person.to_owned())));
    }
    let last = named.iter().map(|(seat, _)| seat.0 + 1).max().unwrap_or(0);
    let seats = options::seats(entry.info, args.seats.or(Some(last.max(entry.info.seats_together()))))?;
    if let Some((seat, _)) = named.iter().find(|(seat, _)| seat.0 >= seats) {
        bail!("found seat {seat}, wanted A to {}: there are {seats} seats", Seat(seats - 1));
    }
    let bot = entry.levels().find(|level| *level == "medium").or(entry.levels().last());
    let player = |seat: Seat| match named.iter().find(|(other, _)| *other == seat) {
        Some((_, player)) => Ok(player.clone()),
        None => match bot {
            Some(level) => Ok(LocalPlayer::Bot(level.to_owned())),
            None => bail!("the game {slug} has no bots, wanted a person at seat {seat}"),
        },
    };
    let players: Vec<LocalPlayer> = Seat::all(seats).map(player).collect::<Result<_, _>>()?;
    let decks = options::decks(catalog, args.decks.as_deref())?;
    let mut options = options::read_with(entry, &args.options, &decks)?;
    for spec in entry.info.options {
        if let (Some(value), None) = (games::local_default(slug, spec.name), options.get(spec.name)) {
            options[spec.name] = value;
        }
    }
    let people = players.iter().filter(|player| matches!(player, LocalPlayer::Person(_))).count();
    if let Some(id) = games::unplayable(slug, &options, people) {
        bail!("{}", words.text(id));
    }
    Ok(Begin::Table(TablePlan {
        slug: slug.clone(),
        options,
        players,
        secret: random::secret_of(args.seed)?,
    }))
}
