//! Checks the laws on many games: `cargo run --release -p klad-testkit --example soak -- my-treasure 3 1000 [SEED]`.
//! For every 100 random games it adds 15 played by the game's medium bots, which reach positions that random play never
//! does.
//!
//! Exits with 0 if every law holds, 1 if one is broken, 2 on a usage error.

use std::{env, process::ExitCode};

use klad_engine::{Bot, MoveSpace, Secrets};
use klad_testkit::{Players, soak};

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let Some(order) = Order::read(&words) else {
        eprintln!("found {words:?}, wanted SLUG SEATS GAMES [SEED], such as: my-treasure 3 1000");
        return ExitCode::from(2);
    };
    match order.slug {
        "my-treasure" => order.soak::<klad_my_treasure::State>(&|| Box::new(klad_my_treasure::bot::medium())),
        "treasure-maps" => {
            order.soak::<klad_treasure_maps::State>(&|| Box::new(klad_treasure_maps::bot::medium()))
        }
        "lost-mines" => order.soak::<klad_lost_mines::State>(&|| Box::new(klad_lost_mines::bot::medium())),
        "klatz" => order.soak::<klad_klatz::State>(&|| Box::new(klad_klatz::bot::medium())),
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

    fn soak<G: Secrets + MoveSpace>(&self, bot: &(dyn Fn() -> Box<dyn Bot<G>> + Sync)) -> ExitCode {
        if !G::INFO.seats().contains(&self.seats) {
            let (least, most) = (G::INFO.seats_min, G::INFO.seats_max);
            eprintln!("found {} seats, wanted {least} to {most} for {}", self.seats, G::INFO.slug);
            return ExitCode::from(2);
        }
        let runs = [
            (Players::Random, self.games, "played at random"),
            (Players::Bots(bot), (self.games * 15).div_ceil(100), "played by bots"),
        ];
        for (players, games, how) in runs {
            if let Err(violation) = soak::<G>(self.seats, games, self.seed, players) {
                println!("{how}: {violation}");
                return ExitCode::FAILURE;
            }
            println!("{} with {} seats: every law holds in {games} games {how}", G::INFO.slug, self.seats);
        }
        ExitCode::SUCCESS
    }
}
