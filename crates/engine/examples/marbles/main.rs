//! Marbles in the terminal: you are seat A, a bot is seat B. Run it with
//! `cargo run -p klad-engine --example marbles`.

mod game;
#[cfg(test)]
mod laws;

use std::{error::Error, io};

use klad_engine::{Catalog, Entry, Seat, Seed, Sight, Table, TableSetup, Viewer, seated};

use game::{Careful, Marbles};

const YOU: Seat = Seat(0);

fn main() -> Result<(), Box<dyn Error>> {
    let entry = Entry::of::<Marbles>().with_bot("careful", |seed| seated::<Marbles>(Careful, seed));
    let catalog = Catalog::new(vec![entry]);
    let entry = catalog.find("marbles").ok_or("marbles is not in the catalog")?;
    let seed = Seed::from_number(std::process::id().into());
    let mut table = entry.open(&TableSetup { options: &Default::default(), seats: 2, seed, deal: None })?;
    let mut bot = entry.bot("careful", 1).ok_or("there is no such bot")?;
    while let Some(seat) = table.turn().must.first() {
        let mv = if seat == YOU { ask(table.as_ref())? } else { bot.choose(table.as_ref(), seat) };
        let Some(mv) = mv else { break };
        match table.play(seat, &mv) {
            Ok(events) => events.iter().for_each(|told| println!("{}", told.event)),
            Err(error) => println!("{error}"),
        }
    }
    if let Some(outcome) = table.outcome() {
        println!("scores {:?}, places {:?}", outcome.scores, outcome.places);
    }
    Ok(())
}

/// Shows your view and reads a move; none at the end of the input.
fn ask(table: &dyn Table) -> io::Result<Option<String>> {
    println!("{}", table.view(Viewer::Seat(YOU), Sight::Table));
    for mv in table.legal(YOU) {
        println!("  {}", mv.text);
    }
    let mut line = String::new();
    let read = io::stdin().read_line(&mut line)?;
    Ok((read > 0).then(|| line.trim().to_owned()))
}
