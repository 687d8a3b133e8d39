//! Speed of random games: `cargo bench -p klad-klatz --bench playouts` prints moves per second.

use klad_klatz::State;
use klad_testkit::bench::{is_asked_for, playouts};

fn main() {
    if is_asked_for() {
        playouts::<State>(&[2, 3, 4]);
    }
}
