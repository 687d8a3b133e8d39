//! Looks closely at many games: `cargo run --release -p klad-testkit --example soak -- my-treasure 3 1000 [SEED]`.
//!
//! Ends with 0 if every law holds, 1 if one is broken, 2 if it was called wrongly.

use std::{env, process::ExitCode};

use klad_engine::{Game, Secrets};
use klad_testkit::soak;

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let Some(order) = Order::read(&words) else {
        eprintln!("found {words:?}, wanted SLUG SEATS GAMES [SEED], such as: my-treasure 3 1000");
        return ExitCode::from(2);
    };
    match order.slug {
        klad_my_treasure::State::SLUG => order.soak::<klad_my_treasure::State>(),
        klad_treasure_maps::State::SLUG => order.soak::<klad_treasure_maps::State>(),
        klad_lost_mines::State::SLUG => order.soak::<klad_lost_mines::State>(),
        klad_klatz::State::SLUG => order.soak::<klad_klatz::State>(),
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

    fn soak<G: Secrets>(&self) -> ExitCode {
        if !G::SEATS.contains(&self.seats) {
            let (least, most) = (G::SEATS.start(), G::SEATS.end());
            eprintln!("found {} seats, wanted {least} to {most} for {}", self.seats, G::SLUG);
            return ExitCode::from(2);
        }
        match soak::<G>(self.seats, self.games, self.seed) {
            Ok(()) => {
                println!("{} with {} seats: every law holds in {} games", G::SLUG, self.seats, self.games);
                ExitCode::SUCCESS
            }
            Err(violation) => {
                println!("{violation}");
                ExitCode::FAILURE
            }
        }
    }
}
