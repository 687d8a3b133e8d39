//! Checks the laws on many games: `cargo run --release -p klad-testkit --example soak -- my-treasure 3 1000 [SEED]`.
//! The same number of games is played by the game's medium bots, which reach positions that random play never does, and
//! the same number of each with custom decks drawn at random within the rulebook's totals.
//!
//! Exits with 0 if every law holds, 1 if one is broken, 2 on a usage error.

use std::{env, process::ExitCode};

use klad_engine::{Bot, MoveSpace, Secrets};
use klad_testkit::{
    Players,
    soak::{AnyDeck, soak},
};

#[path = "../../games/klatz/tests/any_deck/mod.rs"]
mod klatz;
#[path = "../../games/lost-mines/tests/any_deck/mod.rs"]
mod lost_mines;
#[path = "../../games/my-treasure/tests/any_deck/mod.rs"]
mod my_treasure;
#[path = "../../games/treasure-maps/tests/any_deck/mod.rs"]
mod treasure_maps;

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let Some(order) = Order::read(&words) else {
        eprintln!("found {words:?}, wanted SLUG SEATS GAMES [SEED], such as: my-treasure 3 1000");
        return ExitCode::from(2);
    };
    match order.slug {
        "my-treasure" => order.soak::<klad_my_treasure::State>(
            &|| Box::new(klad_my_treasure::bot::medium()),
            &my_treasure::any_deck,
        ),
        "treasure-maps" => order.soak::<klad_treasure_maps::State>(
            &|| Box::new(klad_treasure_maps::bot::medium()),
            &treasure_maps::any_deck,
        ),
        "lost-mines" => order.soak::<klad_lost_mines::State>(
            &|| Box::new(klad_lost_mines::bot::medium()),
            &lost_mines::any_deck,
        ),
        "klatz" => order.soak::<klad_klatz::State>(&|| Box::new(klad_klatz::bot::medium()), &klatz::any_deck),
        unknown => {
            eprintln!("found the game {unknown:?}, wanted my-treasure, treasure-maps, lost-mines or klatz");
            ExitCode::from(2)
        }
    }
}

struct Order<'a> {
    slug: &'a str,
    seats: u8,
    games: u64,
    seed: u64,
}

impl<'a> Order<'a> {
    fn read(words: &[&'a str]) -> Option<Order<'a>> {
        let (&[slug, seats, games], rest) = words.split_first_chunk()?;
        let seed = match rest {
            [] => 1,
            [seed] => seed.parse().ok()?,
            _ => return None,
        };
        Some(Order { slug, seats: seats.parse().ok()?, games: games.parse().ok()?, seed })
    }

    fn soak<G: Secrets + MoveSpace>(
        &self,
        bot: &(dyn Fn() -> Box<dyn Bot<G>> + Sync),
        any_deck: AnyDeck<'_>,
    ) -> ExitCode {
        if !G::INFO.seats().contains(&self.seats) {
            let (least, most) = (G::INFO.seats_min, G::INFO.seats_max);
            eprintln!("found {} seats, wanted {least} to {most} for {}", self.seats, G::INFO.slug);
            return ExitCode::from(2);
        }
        let players = [(Players::Random, "played at random"), (Players::Bots(bot), "played by bots")];
        let decks = [(None, "the standard deck"), (Some(any_deck), "custom decks")];
        for ((players, how), (deck, which)) in
            players.into_iter().flat_map(|players| decks.map(|deck| (players, deck)))
        {
            if let Err(violation) = soak::<G>(self.seats, self.games, self.seed, players, deck) {
                println!("{how} with {which}: {violation}");
                return ExitCode::FAILURE;
            }
            println!(
                "{} with {} seats: every law holds in {} games {how} with {which}",
                G::INFO.slug,
                self.seats,
                self.games
            );
        }
        ExitCode::SUCCESS
    }
}
