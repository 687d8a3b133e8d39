//! Counts allocations, to show that a playout makes none.

use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
    hint::black_box,
};

use klad_engine::{Chance, Quiet, SEATS_MAX, Searchable, Seat};

/// The system allocator, counting how often each thread allocates.
///
/// ```
/// #[global_allocator]
/// static ALLOCATOR: klad_testkit::CountingAllocator = klad_testkit::CountingAllocator;
///
/// let count = klad_testkit::allocations(|| drop(std::hint::black_box(vec![1, 2, 3])));
/// assert_eq!(count, 1);
/// ```
#[derive(Debug, Clone, Copy, Default)]
pub struct CountingAllocator;

thread_local! {
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

/// How often this thread allocates while `run` runs.
///
/// # Panics
/// If the program does not use [`CountingAllocator`], because then nothing is counted.
pub fn allocations(run: impl FnOnce()) -> u64 {
    let before = COUNT.get();
    drop(black_box(Box::new(black_box(1u8))));
    let start = COUNT.get();
    assert!(
        start > before,
        "no allocations are counted: add `#[global_allocator] static A: CountingAllocator = CountingAllocator;`"
    );
    run();
    COUNT.get() - start
}

/// How often `games` playouts from `start` allocate, once the buffer for legal moves has grown.
///
/// Each plays to the end with legal moves, `check`, a clone and `apply` at every step, and then evaluates the position.
/// A `guided` one plays by the rollout policy, interrupts included; otherwise moves are random, and whoever can act out
/// of turn does.
///
/// # Panics
/// If a legal move is refused or changes nothing, if the evaluation is no share of a win, or if nothing is counted.
pub fn allocations_of_playouts<G: Searchable>(start: &G, games: u32, guided: bool) -> u64 {
    let mut chance = Chance::fast(1);
    let mut legal = Vec::with_capacity(G::MOVES);
    playout(start, guided, &mut legal, &mut chance);
    allocations(|| (0..games).for_each(|_| playout(start, guided, &mut legal, &mut chance)))
}

fn playout<G: Searchable>(start: &G, guided: bool, legal: &mut Vec<G::Move>, chance: &mut Chance) {
    let mut state = start.clone();
    while let Some(active) = state.turn().must.first() {
        let (seat, mv) = interrupt(&state, guided, legal, chance).unwrap_or_else(|| {
            legal.clear();
            state.legal_moves(active, legal);
            let index = match guided {
                true => state.playout(active, legal, chance),
                false => chance.below(legal.len() as u32) as usize,
            };
            (active, legal[index])
        });
        assert!(state.check(seat, mv).is_ok(), "{seat} {mv} is legal");
        let mut next = state.clone();
        next.apply(seat, mv, chance, &mut Quiet);
        assert!(next != state, "{seat} {mv} changes nothing");
        state = next;
    }
    let mut shares = [0.0; SEATS_MAX];
    let shares = &mut shares[..usize::from(state.seats())];
    state.evaluate(shares);
    let sum: f32 = shares.iter().sum();
    assert!(shares.len() == 1 || (sum - 1.0).abs() < 1e-3, "{shares:?}");
}

/// A move of somebody who can act although nobody waits for them. All of them are asked.
fn interrupt<G: Searchable>(
    state: &G,
    guided: bool,
    legal: &mut Vec<G::Move>,
    chance: &mut Chance,
) -> Option<(Seat, G::Move)> {
    let mut chosen = None;
    for seat in state.turn().may.iter() {
        legal.clear();
        state.legal_moves(seat, legal);
        let index = match guided {
            _ if legal.is_empty() => None,
            true => state.interrupt(seat, legal, chance),
            false => Some(0),
        };
        chosen = chosen.or(index.map(|index| (seat, legal[index])));
    }
    chosen
}

fn count() {
    // A thread may still allocate while it shuts down, after its counter is destroyed; those allocations do not matter.
    let _ = COUNT.try_with(|count| count.set(count.get() + 1));
}

#[expect(unsafe_code, reason = "an allocator needs unsafe code; every call goes to the system's unchanged")]
unsafe impl GlobalAlloc for CountingAllocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count();
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        unsafe { System.realloc(pointer, layout, size) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }
}
