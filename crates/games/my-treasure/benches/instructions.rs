//! Fixed work for counting instructions: see `klad_testkit::bench`.

use klad_my_treasure::State;
use klad_testkit::bench::{instructions, middle};

fn main() {
    instructions(SEATS, &middle::<State>(SEATS, 20), 1000);
}

const SEATS: u8 = 4;
