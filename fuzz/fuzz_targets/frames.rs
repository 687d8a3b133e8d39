//! Whatever arrives over a socket is read or rejected, and what is read can be written and read again.
#![no_main]

use klad_protocol::{
    FromClient, FromServer,
    socket::{FrameRef, kind},
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if let Ok(message) = serde_json::from_str::<FromClient>(text) {
        let again = serde_json::to_string(&message).expect("messages serialize");
        // Not compared: a number with a fraction, which no game has, may lose its last digit.
        serde_json::from_str::<FromClient>(&again).expect("it was read before");
    }
    let _ = serde_json::from_str::<FromServer>(text);
    let _ = serde_json::from_str::<FrameRef<'_>>(text);
    let _ = kind(text);
});
