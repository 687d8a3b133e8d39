//! Counts allocations, to show that a playout makes none.

use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
    hint::black_box,
};

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
