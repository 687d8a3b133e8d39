//! Connections by address. A connection costs a file descriptor, and descriptors are scarce: no address may take them
//! all, and when they run out, the address with the most gives one up.

use std::{
    collections::HashMap,
    io,
    net::IpAddr,
    pin::Pin,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    task::{Context, Poll, ready},
};

use futures_util::task::AtomicWaker;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

use crate::{
    config::Rate,
    frames::FrameLimit,
    limits::{Buckets, network},
    pace::Pace,
};

/// All open connections.
#[derive(Debug)]
pub(crate) struct Admission {
    most: usize,
    most_per_address: usize,
    arrivals: Buckets<IpAddr>,
    admitted: Mutex<Admitted>,
}

#[derive(Debug, Default)]
struct Admitted {
    count: usize,
    next: u64,
    /// Oldest first.
    by_address: HashMap<IpAddr, Vec<(u64, Arc<Status>)>>,
}

/// State of a connection that is shared with [`Admission`].
#[derive(Debug, Default)]
struct Status {
    is_socket: AtomicBool,
    is_evicted: AtomicBool,
    waker: AtomicWaker,
}

impl Admission {
    pub(crate) fn new(most: usize, most_per_address: usize, arrivals: Rate) -> Admission {
        Admission { most, most_per_address, arrivals: Buckets::new(arrivals), admitted: Mutex::default() }
    }

    fn admitted(&self) -> MutexGuard<'_, Admitted> {
        self.admitted.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Admits a connection, unless its address already has its share or connects too often: refusing a connection here
    /// costs much less than refusing a request. When all places are taken, it replaces one from the address that has
    /// the most, unless that is its own.
    pub(crate) fn admit(self: &Arc<Admission>, address: IpAddr, now_ms: u64) -> Option<Place> {
        let address = network(address);
        if !self.arrivals.take(address, now_ms) {
            return None;
        }
        let mut admitted = self.admitted();
        let held = admitted.by_address.get(&address).map_or(0, Vec::len);
        if held >= self.most_per_address {
            return None;
        }
        if admitted.count >= self.most && !admitted.evict(held + 1) {
            return None;
        }
        let (number, status) = (admitted.next, Arc::<Status>::default());
        admitted.next += 1;
        admitted.count += 1;
        admitted.by_address.entry(address).or_default().push((number, status.clone()));
        Some(Place { admission: self.clone(), address, number, status })
    }

    /// Descriptors have run out: the address with the most connections loses one. Returns whether one was found.
    pub(crate) fn make_room(&self) -> bool {
        self.admitted().evict(1)
    }
}

impl Admitted {
    /// Closes a connection of the address with the most, if it has more than `than`.
    fn evict(&mut self, than: usize) -> bool {
        let greediest = self.by_address.iter().max_by_key(|(_, held)| held.len());
        let Some((&address, held)) = greediest.filter(|(_, held)| held.len() > than) else { return false };
        let is_socket = |(_, status): &&(u64, Arc<Status>)| status.is_socket.load(Relaxed);
        // A long-lived plain connection is slow or idle. Among sockets, the oldest keep their game.
        let plain = held.iter().find(|held| !is_socket(held));
        let Some((number, status)) = plain.or(held.last()).cloned() else { return false };
        status.is_evicted.store(true, Relaxed);
        status.waker.wake();
        self.remove(address, number);
        true
    }

    fn remove(&mut self, address: IpAddr, number: u64) {
        let Some(held) = self.by_address.get_mut(&address) else { return };
        let Some(place) = held.iter().position(|(held, _)| *held == number) else { return };
        held.remove(place);
        self.count -= 1;
        if held.is_empty() {
            self.by_address.remove(&address);
        }
    }
}

/// The place a connection takes; released when dropped.
#[derive(Debug)]
pub(crate) struct Place {
    admission: Arc<Admission>,
    address: IpAddr,
    number: u64,
    status: Arc<Status>,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.admission.admitted().remove(self.address, self.number);
    }
}

/// Marks a connection as a socket, once a request has upgraded it.
#[derive(Debug, Clone)]
pub(crate) struct Marker(Arc<Status>);

impl Marker {
    pub(crate) fn is_a_socket(&self) {
        self.0.is_socket.store(true, Relaxed);
    }
}

/// A connection that ends when it is evicted, when its client reads too slowly, or when it has become a socket and
/// sends too many frames.
pub(crate) struct Watched<S> {
    stream: S,
    place: Option<Place>,
    status: Arc<Status>,
    writing: Pace,
    frames: Option<FrameLimit>,
}

impl<S> Watched<S> {
    pub(crate) fn new(
        stream: S,
        place: Option<Place>,
        writing: Pace,
        frames: Option<FrameLimit>,
    ) -> Watched<S> {
        let status = place.as_ref().map(|place| place.status.clone()).unwrap_or_default();
        Watched { stream, place, status, writing, frames }
    }

    pub(crate) fn marker(&self) -> Marker {
        Marker(self.status.clone())
    }

    fn check(&self, context: &Context<'_>) -> io::Result<()> {
        if self.place.is_none() {
            return Ok(());
        }
        self.status.waker.register(context.waker());
        if self.status.is_evicted.load(Relaxed) {
            return Err(io::Error::new(io::ErrorKind::ConnectionAborted, "others need the connection"));
        }
        Ok(())
    }

    /// The result of a write, or an error if the client has been too slow.
    fn paced(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<usize>>,
        wanted: usize,
    ) -> Poll<io::Result<usize>> {
        match written {
            Poll::Ready(Ok(count)) if count < wanted => self.writing.made(count),
            Poll::Ready(_) => self.writing.rest(),
            Poll::Pending => {
                ready!(self.writing.poll_over(context));
                return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
            }
        }
        written
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Watched<S> {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        this.check(context)?;
        let before = into.filled().len();
        ready!(Pin::new(&mut this.stream).poll_read(context, into))?;
        if let Some(frames) = &mut this.frames
            && this.status.is_socket.load(Relaxed)
            && !frames.allows(&into.filled()[before..])
        {
            return Poll::Ready(Err(io::Error::new(io::ErrorKind::ConnectionAborted, "too many frames")));
        }
        Poll::Ready(Ok(()))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Watched<S> {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        this.check(context)?;
        let written = Pin::new(&mut this.stream).poll_write(context, bytes);
        this.paced(context, written, bytes.len())
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        this.check(context)?;
        let wanted = slices.iter().map(|slice| slice.len()).sum();
        let written = Pin::new(&mut this.stream).poll_write_vectored(context, slices);
        this.paced(context, written, wanted)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_flush(context)
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> IpAddr {
        [127, 0, 0, last].into()
    }

    #[test]
    fn an_address_gets_only_its_share() {
        let admission = Arc::new(Admission::new(10, 3, Rate::UNLIMITED));
        let held: Vec<_> = (0..5).filter_map(|_| admission.admit(address(1), 0)).collect();
        assert_eq!(held.len(), 3);
        assert!(admission.admit(address(2), 0).is_some());
        drop(held);
        assert!(admission.admit(address(1), 0).is_some(), "a released place can be taken again");
    }

    #[test]
    fn an_ipv6_network_counts_as_one_address() {
        let admission = Arc::new(Admission::new(10, 2, Rate::UNLIMITED));
        let enter = |text: &str| admission.admit(text.parse().unwrap(), 0);
        let held =
            [enter("2001:db8::1"), enter("2001:db8::2"), enter("2001:db8::3"), enter("2001:db8:0:1::1")];
        assert_eq!(held.map(|place| place.is_some()), [true, true, false, true]);
    }

    #[test]
    fn when_all_places_are_taken_the_greediest_address_gives_one_up() {
        let admission = Arc::new(Admission::new(4, 100, Rate::UNLIMITED));
        let greedy: Vec<_> = (0..4).filter_map(|_| admission.admit(address(1), 0)).collect();
        assert!(admission.admit(address(1), 0).is_none(), "the greediest address gets no more");
        let other = admission.admit(address(2), 0).expect("another address is let in");
        assert!(greedy[0].status.is_evicted.load(Relaxed), "the oldest connection is closed");
        assert!(!other.status.is_evicted.load(Relaxed));
        let second = admission.admit(address(2), 0).expect("another address still has more");
        assert!(
            admission.admit(address(2), 0).is_none(),
            "two and two: no address has more than the newcomer would"
        );
        drop((other, second, greedy));
        assert_eq!(admission.admitted().count, 0, "places that were taken away are not released twice");
    }

    #[test]
    fn sockets_outlast_plain_connections() {
        let admission = Arc::new(Admission::new(3, 100, Rate::UNLIMITED));
        let held: Vec<_> = (0..3).filter_map(|_| admission.admit(address(1), 0)).collect();
        held[0].status.is_socket.store(true, Relaxed);
        held[2].status.is_socket.store(true, Relaxed);
        assert!(admission.make_room());
        assert!(held[1].status.is_evicted.load(Relaxed), "the plain connection goes first");
        assert!(admission.make_room());
        assert!(held[2].status.is_evicted.load(Relaxed), "then the newest socket");
        assert!(!admission.make_room(), "an address keeps its last connection");
    }

    #[test]
    fn an_address_that_connects_again_and_again_is_refused_for_a_while() {
        let admission = Arc::new(Admission::new(10, 10, Rate { per_second: 2.0, burst: 3.0 }));
        let lets_in = |last, now_ms| admission.admit(address(last), now_ms).is_some();
        assert_eq!([(); 5].map(|()| lets_in(1, 0)), [true, true, true, false, false]);
        assert!(lets_in(2, 0), "others are let in");
        assert_eq!([(); 3].map(|()| lets_in(1, 1_000)), [true, true, false], "two more after a second");
    }
}
