//! Fixed work for counting instructions: see `klad_testkit::bench`.

use klad_testkit::bench::{instructions, middle};
use klad_treasure_maps::State;

fn main() {
    instructions(SEATS, &middle::<State>(SEATS, 70), 1000);
}

const SEATS: u8 = 4;
