//! `klad join`: plays at a table on a server, in the terminal.

use std::io::IsTerminal;

use anyhow::{Context, anyhow};
use klad_client::{ClientError, Site};
use klad_engine::{Catalog, Seat, notation::excerpt};
use klad_protocol::{TableId, TableState, people::tidy_name, witness::Witness};
use klad_terminal::{
    joined::{self, Joined},
    look::Look,
    online::{
        self, Online,
        door::{self, Comer, DoorError, SeatWish},
    },
    run::RunError,
    theme::Theme,
};
use klad_text::Words;

use crate::{
    guests::{self, Guests},
    options,
    output::{Verdict, complain, say},
    witnesses,
};

/// Play at an online table in the terminal, or watch
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:\n  klad join http://127.0.0.1:8080/t/7m2kq9x4t0vb\n  \
    klad join https://play.example.org/t/7m2kq9x4t0vb --name Anna --seat B\n  \
    klad join https://play.example.org/t/7m2kq9x4t0vb --watch\n\n\
    The link is the one the page shows. Your identity at each server is kept in a file, so the same command brings\n\
    you back to your seat. A different --name is a different guest.\n\
    Inside the game ? explains every key. NO_COLOR=1 turns colors off.")]
pub(crate) struct Args {
    /// The table's link
    url: String,
    /// Your name at the table [default: the one you used at this server, or your user name]
    #[arg(long, env = "KLAD_NAME")]
    name: Option<String>,
    /// Where to sit, such as B [default: the first open seat]
    #[arg(long, value_name = "SEAT")]
    seat: Option<String>,
    /// The table's password, if it has one
    #[arg(long, env = "KLAD_PASSWORD", hide_env_values = true, conflicts_with = "watch")]
    password: Option<String>,
    /// Watch without taking a seat
    #[arg(long, conflicts_with = "seat")]
    watch: bool,
}

/// Runs the command.
pub(crate) fn run(args: &Args, catalog: &Catalog, words: Words) -> anyhow::Result<Verdict> {
    let link = args.url.split(['?', '#']).next().unwrap_or_default();
    let (site, table) = read_link(link)?;
    let name = args
        .name
        .as_deref()
        .map(|name| tidy_name(name).map_err(|reason| anyhow!("the name {name:?} cannot be used: {reason}")));
    let name = name.transpose()?;
    let place = place(args)?;
    let server = link.split('/').take(3).collect::<Vec<_>>().join("/");
    let file = guests::path();
    let read = || file.as_deref().map_or_else(|| Ok(Guests::default()), Guests::read);
    let known = if args.watch { None } else { read()?.token(&server, name.as_deref()) };

    let runtime = tokio::runtime::Runtime::new().context("cannot start the async runtime")?;
    let looked = runtime.block_on(door::look(site.clone(), table, place, known.is_some()));
    let looked = match looked {
        Ok(looked) => looked,
        Err(error) => return refuse(&server, error),
    };
    online::check(catalog, &looked)?;
    // Check that the terminal can play before taking a seat.
    if !std::io::stdin().is_terminal() || !std::io::stdout().is_terminal() {
        return Err(RunError::NoTerminal.into());
    }
    let called = name.clone().unwrap_or_else(|| options::name_of_user(words));
    let notes = witnesses::notes(table);
    let comer = Comer { known: known.as_deref(), name: &called, password: args.password.as_deref() };
    let ticket = match runtime.block_on(door::come(site, looked, comer, place, notes)) {
        Ok(ticket) => ticket,
        Err(error) => return refuse(&server, error),
    };
    if let (Some(file), Some(token)) = (&file, ticket.client.token()) {
        // A returning guest who gives no name keeps the old one.
        let is_same = known.as_deref() == Some(token);
        if !is_same || name.is_some() {
            let mut guests = read()?;
            guests.note(&server, &called, token);
            guests.write(file)?;
        }
    }
    let online = Online::connect(catalog, ticket)?;
    let look = Look { words, theme: Theme::from_env() };
    let left = joined::run(Joined::new(online, look))?;
    let words = left.look.words;
    if let Some(gone) = left.gone {
        complain(&format!("klad: {gone}"));
        return Ok(Verdict::No);
    }
    if let Some((witness, holds)) = &left.witness
        && !report(witness, *holds, words)?
    {
        return Ok(Verdict::No);
    }
    let address = |page: &str| format!("{server}/{page}/{}", left.table.id);
    if left.keeps_seat {
        say(&words.format("terminal-online-bye", &[("link", address("t").into())]))?;
    } else if left.table.state == TableState::Over {
        say(&words.format("terminal-online-bye-over", &[("link", address("replay").into())]))?;
    }
    Ok(Verdict::Yes)
}

/// Reports in one line that everything is consistent, or in detail what is not. Returns whether all is well.
fn report(witness: &Witness, holds: bool, words: Words) -> anyhow::Result<bool> {
    let file = witnesses::path(witness.table).map(|path| path.display().to_string()).unwrap_or_default();
    if witness.contradictions.is_empty() {
        if holds {
            say(&words.text("terminal-online-note-fair"))?;
        }
        return Ok(true);
    }
    complain(&format!("klad: {}", words.text("web-liar")));
    for contradiction in &witness.contradictions {
        complain(&format!("  {contradiction}"));
    }
    complain(&words.format("terminal-online-evidence", &[("file", file.into())]));
    Ok(false)
}

fn read_link(link: &str) -> anyhow::Result<(Site, TableId)> {
    Site::of_link(link).map_err(|_| {
        anyhow!(
            "found the address {link:?}, wanted the link of a table, such as http://127.0.0.1:8080/t/7m2kq9x4t0vb"
        )
    })
}

fn place(args: &Args) -> anyhow::Result<SeatWish> {
    Ok(match &args.seat {
        _ if args.watch => SeatWish::Watching,
        None => SeatWish::Any,
        Some(seat) => match seat.to_uppercase().parse()? {
            Seat::TABLE => return Err(anyhow!("found seat T, wanted a seat: one letter from A to I")),
            seat => SeatWish::At(seat),
        },
    })
}

/// Explains why you have no seat.
fn refuse(server: &str, error: DoorError) -> anyhow::Result<Verdict> {
    if error.is_no() {
        complain(&format!("klad: {error}"));
        return Ok(Verdict::No);
    }
    match error {
        DoorError::Server(ClientError::Unreadable(found)) => {
            let found = excerpt(&found.split_whitespace().collect::<Vec<_>>().join(" "), 60);
            Err(anyhow!("found no Klad server at {server}, which returned {found:?}"))
        }
        DoorError::Server(error) => Err(anyhow!("{server}: {error}")),
        error => Err(error.into()),
    }
}
