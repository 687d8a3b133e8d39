//! A lying server: a proxy in front of an honest one that changes what one client is sent. A replacement has the same
//! length as the original, so that neither HTTP nor the WebSocket notices.
#![allow(
    clippy::unwrap_used,
    dead_code,
    unreachable_pub,
    reason = "tests may fail, and not all need everything here"
)]

use klad_engine::{draw::commitment, transcript::hex};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};

/// What the proxy lies about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lie {
    /// No lie.
    None,
    /// The server's commitment, once the seats are fixed.
    Commitment,
    /// The secret and everything that matches it, after the end.
    Secret,
    /// All nonces, once the game has started.
    Nonces,
    /// The cards that are drawn.
    Card,
}

/// Relays messages between client and server, and lies to the client.
pub async fn relay<S>(lie: Lie, client: S, server: S)
where
    S: AsyncRead + AsyncWrite,
{
    let (mut from_client, mut to_client) = tokio::io::split(client);
    let (mut from_server, mut to_server) = tokio::io::split(server);
    let asks = tokio::io::copy(&mut from_client, &mut to_server);
    let answers = async {
        let mut bytes = vec![0; 256 << 10];
        while let Ok(count @ 1..) = from_server.read(&mut bytes).await {
            twist(lie, &mut bytes[..count]);
            if to_client.write_all(&bytes[..count]).await.is_err() {
                return;
            }
        }
    };
    tokio::select! { _ = asks => {}, () = answers => {} }
}

/// Falsifies the bytes.
fn twist(lie: Lie, bytes: &mut [u8]) {
    let says = |bytes: &[u8], what: &str| find(bytes, what.as_bytes(), 0).is_some();
    match lie {
        Lie::Commitment if says(bytes, "\"reveal_by\":1") => {
            spoil(bytes, "\"listed\":false,\"commitment\":\"")
        }
        Lie::Secret => {
            let (secret, commitment) = (hex(&[7; 32]), hex(&commitment(&[7; 32])));
            if says(bytes, "\"state\":\"over\"") {
                put(bytes, "\"listed\":false,\"commitment\":\"", &commitment);
                put(bytes, "\"secret\":\"", &secret);
            }
            put(bytes, "\ncommitment ", &commitment);
            put(bytes, "\nsecret ", &secret);
        }
        Lie::Nonces => spoil(bytes, "\"nonce\":\""),
        // Drawn cards, T01 to T29, are shown as others that exist: in whole views, and in patches. A change whose
        // checksum fails is followed by a whole view, with the same lie in it.
        Lie::Card => (0..=2).for_each(|ten| {
            spoil(bytes, &format!("\"drawn\":\"T{ten}"));
            spoil(bytes, &format!("\"drawn\":[\"T{ten}"));
        }),
        Lie::None | Lie::Commitment => {}
    }
}

/// Changes the hexadecimal digit after every `key`.
fn spoil(bytes: &mut [u8], key: &str) {
    let mut from = 0;
    while let Some(at) = find(bytes, key.as_bytes(), from) {
        from = at + key.len();
        if let Some(digit) = bytes.get_mut(from).filter(|digit| digit.is_ascii_hexdigit()) {
            *digit = if *digit == b'1' { b'2' } else { b'1' };
        }
    }
}

/// Replaces the digits after every `key`.
fn put(bytes: &mut [u8], key: &str, digits: &str) {
    let mut from = 0;
    while let Some(at) = find(bytes, key.as_bytes(), from) {
        from = at + key.len();
        if let Some(place) = bytes.get_mut(from..from + digits.len()) {
            place.copy_from_slice(digits.as_bytes());
        }
    }
}

fn find(bytes: &[u8], key: &[u8], from: usize) -> Option<usize> {
    let place = bytes.get(from..)?.windows(key.len()).position(|window| window == key)?;
    Some(from + place)
}
