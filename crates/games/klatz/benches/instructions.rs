//! Fixed work for counting instructions: see `klad_testkit::bench`.

use klad_klatz::State;
use klad_testkit::bench::{instructions, middle};

fn main() {
    instructions(SEATS, &middle::<State>(SEATS, 60), 1000);
}

const SEATS: u8 = 4;
