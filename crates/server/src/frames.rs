//! WebSocket frames, counted before they are assembled. A message may come in any number of fragments, and the
//! WebSocket library does not report the empty ones.

use crate::{Ambient, Rate, limits::Bucket};

/// The longest frame header.
const HEAD_MAX: usize = 14;

/// How many frames one client may send.
pub(crate) struct FrameLimit {
    heads: Heads,
    bucket: Bucket,
    rate: Rate,
    ambient: Ambient,
}

impl FrameLimit {
    /// `None` if there is no limit: then nothing is counted.
    pub(crate) fn new(rate: Rate, ambient: &Ambient) -> Option<FrameLimit> {
        let bucket = Bucket::full(rate, ambient.now_ms());
        let limit = FrameLimit { heads: Heads::default(), bucket, rate, ambient: ambient.clone() };
        rate.burst.is_finite().then_some(limit)
    }

    /// Whether these bytes are within the limit.
    pub(crate) fn allows(&mut self, bytes: &[u8]) -> bool {
        let frames = self.heads.count(bytes);
        let now_ms = self.ambient.now_ms();
        (0..frames).all(|_| self.bucket.take(self.rate, now_ms))
    }
}

/// The position in a stream of frames.
#[derive(Debug, Default)]
struct Heads {
    head: [u8; HEAD_MAX],
    have: usize,
    /// How much of the payload is still to come.
    left: u64,
}

impl Heads {
    /// How many frame headers these bytes complete.
    fn count(&mut self, mut bytes: &[u8]) -> u32 {
        let mut frames = 0;
        while let Some((&first, rest)) = bytes.split_first() {
            if self.left > 0 {
                let skip = self.left.min(bytes.len() as u64);
                self.left -= skip;
                bytes = &bytes[skip as usize..];
                continue;
            }
            self.head[self.have] = first;
            self.have += 1;
            bytes = rest;
            if let Some(payload) = self.payload() {
                (self.left, self.have) = (payload, 0);
                frames += 1;
            }
        }
        frames
    }

    /// The length of the payload, once the header is complete.
    fn payload(&self) -> Option<u64> {
        let head = &self.head[..self.have];
        let second = *head.get(1)?;
        let mask = if second & 0x80 == 0 { 0 } else { 4 };
        let (long, short) = match second & 0x7F {
            126 => (2, 0),
            127 => (8, 0),
            short => (0, short),
        };
        if head.len() < 2 + long + mask {
            return None;
        }
        Some(head[2..2 + long].iter().fold(u64::from(short), |length, byte| length << 8 | u64::from(*byte)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A frame with a payload of this length, masked like a client's.
    fn frame(payload: usize) -> Vec<u8> {
        let mut frame = vec![0x81];
        match payload {
            0..126 => frame.push(0x80 | payload as u8),
            126..65_536 => {
                frame.push(0x80 | 126);
                frame.extend((payload as u16).to_be_bytes());
            }
            _ => {
                frame.push(0x80 | 127);
                frame.extend((payload as u64).to_be_bytes());
            }
        }
        frame.extend([7; 4]);
        frame.resize(frame.len() + payload, 0x81);
        frame
    }

    #[test]
    fn frames_are_counted_however_the_stream_is_split() {
        let sizes = [0, 1, 125, 126, 300, 65_535, 65_536, 0, 0];
        let stream: Vec<u8> = sizes.iter().flat_map(|&size| frame(size)).collect();
        for piece in [1, 2, 3, 7, 1000, stream.len()] {
            let mut heads = Heads::default();
            let counted: u32 = stream.chunks(piece).map(|bytes| heads.count(bytes)).sum();
            assert_eq!(counted, sizes.len() as u32, "in pieces of {piece}");
        }
    }

    #[test]
    fn frames_beyond_the_limit_are_refused() {
        let rate = Rate { per_second: 0.0, burst: 3.0 };
        let mut limit = FrameLimit::new(rate, &Ambient::frozen(0)).unwrap();
        let three: Vec<u8> = [frame(0), frame(5), frame(0)].concat();
        assert!(limit.allows(&three));
        assert!(!limit.allows(&frame(0)));
        assert!(FrameLimit::new(Rate::UNLIMITED, &Ambient::frozen(0)).is_none());
    }
}
