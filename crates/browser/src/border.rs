//! The functions a browser calls, and the two it provides. The only place with pointers.
#![expect(unsafe_code, reason = "a module and its host share nothing but memory")]
#![expect(unreachable_pub, reason = "the host calls these functions, which cargo cannot see")]

use std::{cell::RefCell, mem::ManuallyDrop, panic, slice};

use klad_engine::{Catalog, Entry};

use crate::Instance;

#[link(wasm_import_module = "host")]
unsafe extern "C" {
    fn now() -> f64;
    fn panicked(message: *const u8, size: usize);
}

thread_local! {
    static INSTANCE: RefCell<Option<Instance>> = const { RefCell::new(None) };
}

/// Creates the instance, which has one game. Each module's `begin` calls this function.
pub fn begin(game: fn() -> Entry) {
    // SAFETY: the host provides a function without arguments.
    klad_bots::set_clock(|| unsafe { now() });
    panic::set_hook(Box::new(|panic| {
        let message = panic.to_string();
        // SAFETY: the host reads the message before it returns.
        unsafe { panicked(message.as_ptr(), message.len()) };
    }));
    // An instance lives as long as its module.
    let catalog = Box::leak(Box::new(Catalog::new(vec![game()])));
    INSTANCE.set(Some(Instance::new(catalog)));
}

/// Allocates room for a request of `size` bytes.
#[unsafe(no_mangle)]
pub extern "C" fn alloc(size: usize) -> *mut u8 {
    let mut room = ManuallyDrop::new(Vec::<u8>::with_capacity(size));
    room.as_mut_ptr()
}

/// Takes ownership of a request of `size` bytes, written to what [`alloc`] returned, and returns a response: its length
/// in four little-endian bytes, then JSON.
///
/// # Safety
/// `request` must come from `alloc(size)` and be filled.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn call(request: *mut u8, size: usize) -> *mut u8 {
    // SAFETY: the caller upholds the contract above.
    let request = unsafe { Vec::from_raw_parts(request, size, size) };
    let text = String::from_utf8_lossy(&request);
    let answer = INSTANCE
        .with_borrow_mut(|instance| instance.as_mut().expect("the host calls `begin` first").answer(&text));
    let mut bytes = Vec::with_capacity(4 + answer.len());
    bytes.extend((answer.len() as u32).to_le_bytes());
    bytes.extend(answer.as_bytes());
    ManuallyDrop::new(bytes).as_mut_ptr()
}

/// Frees a response.
///
/// # Safety
/// `answer` must come from [`call`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn free(answer: *mut u8) {
    // SAFETY: a response begins with its length, and its allocation is exactly that large.
    unsafe {
        let size = u32::from_le_bytes(slice::from_raw_parts(answer, 4).try_into().expect("four bytes"));
        let size = 4 + size as usize;
        drop(Vec::from_raw_parts(answer, size, size));
    }
}
