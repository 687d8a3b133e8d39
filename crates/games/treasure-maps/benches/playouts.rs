//! `cargo bench -p klad-treasure-maps --bench playouts` prints moves per second of random games.

use klad_testkit::bench::{is_asked_for, playouts};
use klad_treasure_maps::State;

fn main() {
    if is_asked_for() {
        playouts::<State>(&[2, 3, 4]);
    }
}
