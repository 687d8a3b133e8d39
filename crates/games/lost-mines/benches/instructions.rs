//! Fixed work for counting instructions: see `klad_testkit::bench`.

use klad_lost_mines::State;
use klad_testkit::bench::{instructions, middle};

fn main() {
    instructions(SEATS, &middle::<State>(SEATS, 60), 100);
}

const SEATS: u8 = 6;
