//! Minimum transfer rates: a transfer gets a grace period to start, then must keep up a minimum rate.

use std::{
    fmt,
    pin::Pin,
    task::{Context, Poll, ready},
    time::Duration,
};

use axum::body::{Body, Bytes};
use hyper::body::{Body as _, Frame, SizeHint};
use tokio::time::{Instant, Sleep};

/// The minimum rate of a transfer.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct LeastRate {
    /// How long it may go without transferring anything.
    pub grace: Duration,
    /// Every byte transferred earns this fraction of a second.
    pub bytes_per_second: u32,
}

impl LeastRate {
    /// How long a transfer may take once it has transferred `bytes`.
    fn allows(self, bytes: usize) -> Duration {
        let earned_us = bytes as u64 * 1_000_000 / u64::from(self.bytes_per_second.max(1));
        self.grace + Duration::from_micros(earned_us)
    }
}

/// A transfer in progress. It owns a timer only while it waits.
pub(crate) struct Pace {
    rate: LeastRate,
    begun: Option<Instant>,
    bytes: usize,
    timer: Option<Pin<Box<Sleep>>>,
}

impl fmt::Debug for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pace({:?}, {} bytes)", self.rate, self.bytes)
    }
}

impl Pace {
    pub(crate) fn new(rate: LeastRate) -> Pace {
        Pace { rate, begun: None, bytes: 0, timer: None }
    }

    /// Records that some bytes were transferred and more are to come.
    pub(crate) fn made(&mut self, bytes: usize) {
        self.bytes += bytes;
        self.timer = None;
    }

    /// Records that there is nothing to transfer right now.
    pub(crate) fn rest(&mut self) {
        (self.begun, self.bytes, self.timer) = (None, 0, None);
    }

    /// Becomes ready when the other side has been too slow. The time counts from the first wait.
    pub(crate) fn poll_over(&mut self, context: &mut Context<'_>) -> Poll<()> {
        let begun = *self.begun.get_or_insert_with(Instant::now);
        let end = begun + self.rate.allows(self.bytes);
        let timer = self.timer.get_or_insert_with(|| Box::pin(tokio::time::sleep_until(end)));
        timer.as_mut().poll(context)
    }
}

/// A request body that must arrive in time.
#[derive(Debug)]
pub(crate) struct PacedBody {
    body: Body,
    pace: Pace,
}

impl PacedBody {
    pub(crate) fn wrap(body: Body, rate: LeastRate) -> Body {
        if body.is_end_stream() { body } else { Body::new(PacedBody { body, pace: Pace::new(rate) }) }
    }
}

/// The body did not arrive in time.
#[derive(Debug)]
struct TooSlow;

impl fmt::Display for TooSlow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the body arrived too slowly")
    }
}

impl std::error::Error for TooSlow {}

impl hyper::body::Body for PacedBody {
    type Data = Bytes;
    type Error = axum::BoxError;

    fn poll_frame(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::BoxError>>> {
        let this = self.get_mut();
        match Pin::new(&mut this.body).poll_frame(context) {
            Poll::Ready(Some(Ok(frame))) => {
                this.pace.made(frame.data_ref().map_or(0, Bytes::len));
                Poll::Ready(Some(Ok(frame)))
            }
            Poll::Ready(Some(Err(error))) => Poll::Ready(Some(Err(error.into()))),
            Poll::Ready(None) => Poll::Ready(None),
            Poll::Pending => {
                ready!(this.pace.poll_over(context));
                Poll::Ready(Some(Err(TooSlow.into())))
            }
        }
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// Whether an error comes from a body that did not arrive in time.
pub(crate) fn is_too_slow(error: &(dyn std::error::Error + 'static)) -> bool {
    std::iter::successors(Some(error), |error| error.source()).any(|error| error.is::<TooSlow>())
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: LeastRate = LeastRate { grace: Duration::from_secs(3), bytes_per_second: 1000 };

    #[test]
    fn every_byte_earns_time() {
        assert_eq!(RATE.allows(0), Duration::from_secs(3));
        assert_eq!(RATE.allows(1), Duration::from_micros(3_001_000));
        assert_eq!(RATE.allows(32_000), Duration::from_secs(35));
    }
}
