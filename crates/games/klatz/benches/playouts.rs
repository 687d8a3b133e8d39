//! How fast: `cargo bench -p klad-klatz --bench playouts` prints moves per second of random games.

use klad_klatz::State;
use klad_testkit::bench::{is_asked_for, playouts};

fn main() {
    if is_asked_for() {
        playouts::<State>(&[2, 3, 4]);
    }
}
