//! Speed of random games: `cargo bench -p klad-lost-mines --bench playouts` prints moves per second.

use klad_lost_mines::State;
use klad_testkit::bench::{is_asked_for, playouts};

fn main() {
    if is_asked_for() {
        playouts::<State>(&[3, 6, 9]);
    }
}
