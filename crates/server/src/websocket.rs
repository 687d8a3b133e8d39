//! The server's side of the WebSocket protocol (RFC 6455): the handshake, assembling messages from the client's frames,
//! and the headers of our own frames.

use axum::{
    body::Body,
    extract::FromRequestParts,
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header, request::Parts},
    response::{IntoResponse, Response},
};
use hyper::upgrade::OnUpgrade;
use klad_protocol::{Code, socket::MESSAGE_MAX};
use ring::digest::{SHA1_FOR_LEGACY_USE_ONLY, digest};

use crate::{app::App, error::ApiError};

/// Larger messages are not read to the end. Those between this and [`MESSAGE_MAX`] are read, and then rejected.
const READ_MAX: usize = 4 * MESSAGE_MAX;

/// The opcodes of frames; the numbers are the protocol's.
pub(crate) const TEXT: u8 = 1;
pub(crate) const CLOSE: u8 = 8;
pub(crate) const PING: u8 = 9;
pub(crate) const PONG: u8 = 10;
const CONTINUATION: u8 = 0;
const BINARY: u8 = 2;

/// A request that asks for a WebSocket.
pub(crate) struct Upgrade {
    on: OnUpgrade,
    accept: String,
}

impl FromRequestParts<App> for Upgrade {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Upgrade, ApiError> {
        let bad =
            |found: &str| ApiError::new(Code::BadRequest, format!("{found}, wanted a WebSocket handshake"));
        if parts.method != Method::GET {
            return Err(bad("found another method"));
        }
        if !names(&parts.headers, header::CONNECTION, "upgrade") {
            return Err(bad("found no header `connection: upgrade`"));
        }
        if !names(&parts.headers, header::UPGRADE, "websocket") {
            return Err(bad("found no header `upgrade: websocket`"));
        }
        if !names(&parts.headers, header::SEC_WEBSOCKET_VERSION, "13") {
            return Err(bad("found no header `sec-websocket-version: 13`"));
        }
        let key = parts.headers.get(header::SEC_WEBSOCKET_KEY);
        let key = key.ok_or_else(|| bad("found no header `sec-websocket-key`"))?;
        let accept = accept(key.as_bytes());
        let on = parts.extensions.remove::<OnUpgrade>();
        let on = on.ok_or_else(|| bad("found a connection that cannot be upgraded"))?;
        Ok(Upgrade { on, accept })
    }
}

impl Upgrade {
    /// The response that accepts the handshake, and the stream once it has been sent.
    pub(crate) fn accept(self) -> (Response, OnUpgrade) {
        let mut response = (StatusCode::SWITCHING_PROTOCOLS, Body::empty()).into_response();
        let headers = response.headers_mut();
        headers.insert(header::CONNECTION, HeaderValue::from_static("upgrade"));
        headers.insert(header::UPGRADE, HeaderValue::from_static("websocket"));
        let accept = HeaderValue::from_str(&self.accept).expect("base64 is plain text");
        headers.insert(header::SEC_WEBSOCKET_ACCEPT, accept);
        (response, self.on)
    }
}

/// Whether one of the words in this header is `wanted`.
fn names(headers: &HeaderMap, name: HeaderName, wanted: &str) -> bool {
    let values = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|word| word.trim().eq_ignore_ascii_case(wanted))
}

/// The response to the client's key.
fn accept(key: &[u8]) -> String {
    let text = [key, b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"].concat();
    base64(digest(&SHA1_FOR_LEGACY_USE_ONLY, &text).as_ref())
}

fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let byte = |index: usize| u32::from(three.get(index).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for place in 0..4 {
            let letter = LETTERS[(bits >> (18 - 6 * place) & 63) as usize];
            text.push(if place <= three.len() { char::from(letter) } else { '=' });
        }
    }
    text
}

/// The header of one of our frames.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Head {
    bytes: [u8; 10],
    length: usize,
}

impl Head {
    pub(crate) fn of(kind: u8, payload: usize) -> Head {
        const LAST: u8 = 0x80;
        let mut bytes = [0; 10];
        bytes[0] = LAST | kind;
        let length = match payload {
            0..126 => {
                bytes[1] = payload as u8;
                2
            }
            126..65_536 => {
                bytes[1] = 126;
                bytes[2..4].copy_from_slice(&(payload as u16).to_be_bytes());
                4
            }
            _ => {
                bytes[1] = 127;
                bytes[2..].copy_from_slice(&(payload as u64).to_be_bytes());
                10
            }
        };
        Head { bytes, length }
    }

    pub(crate) fn as_bytes(&self) -> &[u8] {
        &self.bytes[..self.length]
    }
}

/// A message from a client.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Heard {
    Text(String),
    Binary,
    Ping(Vec<u8>),
    Pong(Vec<u8>),
    Close,
    /// It cannot be parsed, and nothing after it is read.
    Fault(Fault),
}

/// Why something cannot be parsed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fault {
    TooLarge,
    NotText,
    /// It breaks the WebSocket protocol.
    Protocol,
}

/// Assembles a client's messages.
#[derive(Debug, Default)]
pub(crate) struct Messages {
    /// The beginning of a frame whose rest has not arrived.
    pending: Vec<u8>,
    /// The fragments of a message so far, with its kind.
    fragments: Option<(u8, Vec<u8>)>,
}

impl Messages {
    /// Takes in the bytes that came next, and appends the messages they complete to `heard`.
    pub(crate) fn take(&mut self, bytes: &[u8], heard: &mut Vec<Heard>) {
        if self.pending.is_empty() {
            let used = self.read(bytes, heard);
            // Room for exactly that: most clients send whole frames, and thousands of idle sockets are normal.
            self.pending = bytes[used..].into();
        } else {
            let mut pending = std::mem::take(&mut self.pending);
            pending.extend_from_slice(bytes);
            let used = self.read(&pending, heard);
            pending.drain(..used);
            if !pending.is_empty() {
                self.pending = pending;
            }
        }
    }

    /// Reads whole frames and returns how many bytes they take.
    fn read(&mut self, bytes: &[u8], heard: &mut Vec<Heard>) -> usize {
        let mut used = 0;
        loop {
            match Frame::read(&bytes[used..]) {
                Ok(Some((frame, length))) => {
                    used += length;
                    match self.add(frame) {
                        Ok(message) => heard.extend(message),
                        Err(fault) => {
                            heard.push(Heard::Fault(fault));
                            return bytes.len();
                        }
                    }
                }
                Ok(None) => return used,
                Err(fault) => {
                    heard.push(Heard::Fault(fault));
                    return bytes.len();
                }
            }
        }
    }

    /// Adds a frame; returns the message it completes, if any.
    fn add(&mut self, frame: Frame) -> Result<Option<Heard>, Fault> {
        let Frame { is_last, kind, payload } = frame;
        match (kind, self.fragments.take()) {
            (TEXT | BINARY, None) if is_last => message(kind, payload).map(Some),
            (TEXT | BINARY, None) => {
                self.fragments = Some((kind, payload));
                Ok(None)
            }
            (CONTINUATION, Some((kind, mut message_so_far))) => {
                message_so_far.extend_from_slice(&payload);
                if message_so_far.len() > READ_MAX {
                    return Err(Fault::TooLarge);
                }
                if is_last {
                    return message(kind, message_so_far).map(Some);
                }
                self.fragments = Some((kind, message_so_far));
                Ok(None)
            }
            (PING | PONG | CLOSE, fragments) => {
                self.fragments = fragments;
                Ok(Some(match kind {
                    PING => Heard::Ping(payload),
                    PONG => Heard::Pong(payload),
                    _ => Heard::Close,
                }))
            }
            _ => Err(Fault::Protocol),
        }
    }
}

fn message(kind: u8, payload: Vec<u8>) -> Result<Heard, Fault> {
    match kind {
        TEXT => String::from_utf8(payload).map(Heard::Text).map_err(|_| Fault::NotText),
        _ => Ok(Heard::Binary),
    }
}

/// A frame from a client.
struct Frame {
    is_last: bool,
    kind: u8,
    payload: Vec<u8>,
}

impl Frame {
    /// The frame at the beginning of these bytes and its length including the header, once it has arrived completely.
    fn read(bytes: &[u8]) -> Result<Option<(Frame, usize)>, Fault> {
        let [first, second, ..] = *bytes else { return Ok(None) };
        let (is_last, reserved, kind) = (first & 0x80 != 0, first & 0x70, first & 0x0F);
        let (is_masked, short) = (second & 0x80 != 0, usize::from(second & 0x7F));
        let is_control = kind >= CLOSE;
        if reserved != 0 || !is_masked || is_control && (!is_last || short > 125) {
            return Err(Fault::Protocol);
        }
        let long = match short {
            126 => 2,
            127 => 8,
            _ => 0,
        };
        let begin = 2 + long + 4;
        if bytes.len() < begin {
            return Ok(None);
        }
        let length = match long {
            0 => short as u64,
            _ => bytes[2..2 + long].iter().fold(0, |length, byte| length << 8 | u64::from(*byte)),
        };
        if length > READ_MAX as u64 {
            return Err(Fault::TooLarge);
        }
        let end = begin + length as usize;
        let Some(payload) = bytes.get(begin..end) else { return Ok(None) };
        let mask = &bytes[begin - 4..begin];
        let payload = payload.iter().zip(mask.iter().cycle()).map(|(byte, mask)| byte ^ mask).collect();
        Ok(Some((Frame { is_last, kind, payload }, end)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A frame as clients send it.
    fn frame(is_last: bool, kind: u8, payload: &[u8]) -> Vec<u8> {
        const MASK: [u8; 4] = [7, 0, 255, 33];
        let mut frame = Head::of(kind, payload.len()).as_bytes().to_vec();
        if !is_last {
            frame[0] &= 0x7F;
        }
        frame[1] |= 0x80;
        frame.extend(MASK);
        frame.extend(payload.iter().zip(MASK.iter().cycle()).map(|(byte, mask)| byte ^ mask));
        frame
    }

    fn heard(stream: &[u8], piece: usize) -> Vec<Heard> {
        let (mut messages, mut heard) = (Messages::default(), Vec::new());
        stream.chunks(piece).for_each(|bytes| messages.take(bytes, &mut heard));
        assert!(messages.pending.is_empty());
        heard
    }

    #[test]
    fn the_key_is_answered_as_in_the_standard() {
        assert_eq!(accept(b"dGhlIHNhbXBsZSBub25jZQ=="), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
        assert_eq!([&b""[..], b"M", b"Ma", b"Man"].map(base64), ["", "TQ==", "TWE=", "TWFu"]);
    }

    #[test]
    fn messages_are_assembled_however_the_stream_is_split() {
        let long = "x".repeat(300);
        let longer = "я".repeat(8_000);
        let stream = [
            frame(true, TEXT, b"{}"),
            frame(true, TEXT, long.as_bytes()),
            frame(true, TEXT, longer.as_bytes()),
            frame(false, TEXT, b"in "),
            frame(true, PING, b"now"),
            frame(false, CONTINUATION, b""),
            frame(true, CONTINUATION, b"parts"),
            frame(true, BINARY, b"7"),
            frame(true, PONG, b""),
            frame(true, CLOSE, &[3, 232]),
        ]
        .concat();
        for piece in [1, 2, 3, 7, 1000, stream.len()] {
            let wanted = [
                Heard::Text("{}".into()),
                Heard::Text(long.clone()),
                Heard::Text(longer.clone()),
                Heard::Ping(b"now".into()),
                Heard::Text("in parts".into()),
                Heard::Binary,
                Heard::Pong(Vec::new()),
                Heard::Close,
            ];
            assert_eq!(heard(&stream, piece), wanted, "in pieces of {piece}");
        }
    }

    #[test]
    fn a_protocol_violation_is_a_fault_and_nothing_is_read_after_it() {
        let unmasked = [0x81, 1, b'x'].to_vec();
        let reserved = [0xC1, 0x80, 0, 0, 0, 0].to_vec();
        let huge = [0x81, 0xFF, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0].to_vec();
        let endless =
            [frame(false, TEXT, b""), frame(false, CONTINUATION, &[b'x'; READ_MAX / 2 + 1]).repeat(2)]
                .concat();
        for (stream, fault) in [
            (unmasked, Fault::Protocol),
            (reserved, Fault::Protocol),
            (frame(true, CONTINUATION, b"x"), Fault::Protocol),
            ([frame(false, TEXT, b"x"), frame(true, TEXT, b"y")].concat(), Fault::Protocol),
            (frame(false, PING, b""), Fault::Protocol),
            (frame(true, PING, &[0; 126]), Fault::Protocol),
            (frame(true, 3, b""), Fault::Protocol),
            (frame(true, 11, b""), Fault::Protocol),
            (huge, Fault::TooLarge),
            (endless, Fault::TooLarge),
            (frame(true, TEXT, b"\xC3\x28"), Fault::NotText),
        ] {
            let stream = [stream, frame(true, TEXT, b"after")].concat();
            assert_eq!(heard(&stream, stream.len()), [Heard::Fault(fault)]);
        }
    }

    #[test]
    fn our_frames_have_the_shortest_header() {
        let head = |length| Head::of(TEXT, length).as_bytes().to_vec();
        assert_eq!(head(5), [0x81, 5]);
        assert_eq!(head(126), [0x81, 126, 0, 126]);
        assert_eq!(head(65_536), [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]);
    }
}
