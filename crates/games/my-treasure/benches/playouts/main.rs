//! `cargo bench -p klad-my-treasure --bench playouts` prints moves per second through the `Game` trait next to a loop
//! hand-tuned for this game alone. The two alternate in one run.

mod by_hand;

use std::hint::black_box;

use by_hand::ByHand;
use klad_engine::{Chance, Game};
use klad_my_treasure::{Options, State};
use klad_testkit::bench::{DEALS, interleaved, is_asked_for, random_playout, starts};

fn main() {
    if !is_asked_for() {
        return;
    }
    println!("random playouts on one core, million moves per second: undisturbed slices (median slice)");
    println!("seats  moves/game         generic      hand-tuned  ratio");
    for seats in [2, 3, 4] {
        compare(seats);
    }
}

fn compare(seats: u8) {
    let starts = starts::<State>(seats);
    let deal = |seed| State::deal(&Options::default(), seats, &mut Chance::fast(seed));
    let tuned_start = |seed| ByHand::start(seats, &deal(seed).expect("the default options fit"));
    let tuned_starts: Vec<ByHand> = (0..DEALS as u64).map(tuned_start).collect();
    let (mut chance, mut legal) = (Chance::fast(1), Vec::new());
    let mut random = by_hand::Random::new(1);
    let mut generic = |number: usize| {
        let mut game = starts[number];
        let moves = random_playout(&mut game, &mut legal, &mut chance);
        black_box(&game);
        moves
    };
    let mut tuned = |number: usize| {
        let mut game = tuned_starts[number].clone();
        let moves = game.playout(&mut random);
        black_box(&game);
        moves
    };
    let [generic, tuned] = interleaved([&mut generic, &mut tuned]);
    print!("{seats:>5}  {:>4.1}  {:>4.1}", generic.moves_per_game(), tuned.moves_per_game());
    let (generic, tuned) = (generic.rates(), tuned.rates());
    print!("  {:>6.1} ({:>5.1})  {:>6.1} ({:>5.1})", generic.0, generic.1, tuned.0, tuned.1);
    println!("   {:.2} ({:.2})", generic.0 / tuned.0, generic.1 / tuned.1);
}
