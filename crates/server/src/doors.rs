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
pub(crate) struct Doors {
    most: usize,
    most_per_address: usize,
    arrivals: Buckets<IpAddr>,
    inside: Mutex<Inside>,
}

#[derive(Debug, Default)]
struct Inside {
    count: usize,
    next: u64,
    /// Oldest first.
    by_address: HashMap<IpAddr, Vec<(u64, Arc<Shown>)>>,
}

/// State of a connection that is shared with [`Doors`].
#[derive(Debug, Default)]
struct Shown {
    is_socket: AtomicBool,
    is_out: AtomicBool,
    waker: AtomicWaker,
}

impl Doors {
    pub(crate) fn new(most: usize, most_per_address: usize, arrivals: Rate) -> Doors {
        Doors { most, most_per_address, arrivals: Buckets::new(arrivals), inside: Mutex::default() }
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Admits a connection, unless its address already has its share or connects too often: refusing a connection here
    /// costs much less than refusing a request. When all places are taken, it replaces one from the address that has
    /// the most, unless that is its own.
    pub(crate) fn enter(self: &Arc<Doors>, address: IpAddr, now_ms: u64) -> Option<Place> {
        let address = network(address);
        if !self.arrivals.take(address, now_ms) {
            return None;
        }
        let mut inside = self.inside();
        let held = inside.by_address.get(&address).map_or(0, Vec::len);
        if held >= self.most_per_address {
            return None;
        }
        if inside.count >= self.most && !inside.show_out(held + 1) {
            return None;
        }
        let (number, shown) = (inside.next, Arc::<Shown>::default());
        inside.next += 1;
        inside.count += 1;
        inside.by_address.entry(address).or_default().push((number, shown.clone()));
        Some(Place { doors: self.clone(), address, number, shown })
    }

    /// Descriptors have run out: the address with the most connections loses one. Returns whether one was found.
    pub(crate) fn make_room(&self) -> bool {
        self.inside().show_out(1)
    }
}

impl Inside {
    /// Closes a connection of the address with the most, if it has more than `than`.
    fn show_out(&mut self, than: usize) -> bool {
        let greediest = self.by_address.iter().max_by_key(|(_, held)| held.len());
        let Some((&address, held)) = greediest.filter(|(_, held)| held.len() > than) else { return false };
        let is_socket = |(_, shown): &&(u64, Arc<Shown>)| shown.is_socket.load(Relaxed);
        // A long-lived plain connection is slow or idle. Among sockets, the oldest keep their game.
        let plain = held.iter().find(|held| !is_socket(held));
        let Some((number, shown)) = plain.or(held.last()).cloned() else { return false };
        shown.is_out.store(true, Relaxed);
        shown.waker.wake();
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
    doors: Arc<Doors>,
    address: IpAddr,
    number: u64,
    shown: Arc<Shown>,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.doors.inside().remove(self.address, self.number);
    }
}

/// Marks a connection as a socket, once a request has upgraded it.
#[derive(Debug, Clone)]
pub(crate) struct Marker(Arc<Shown>);

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
    shown: Arc<Shown>,
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
        let shown = place.as_ref().map(|place| place.shown.clone()).unwrap_or_default();
        Watched { stream, place, shown, writing, frames }
    }

    pub(crate) fn marker(&self) -> Marker {
        Marker(self.shown.clone())
    }

    fn check(&self, context: &Context<'_>) -> io::Result<()> {
        if self.place.is_none() {
            return Ok(());
        }
        self.shown.waker.register(context.waker());
        if self.shown.is_out.load(Relaxed) {
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
            && this.shown.is_socket.load(Relaxed)
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
        let doors = Arc::new(Doors::new(10, 3, Rate::UNLIMITED));
        let held: Vec<_> = (0..5).filter_map(|_| doors.enter(address(1), 0)).collect();
        assert_eq!(held.len(), 3);
        assert!(doors.enter(address(2), 0).is_some());
        drop(held);
        assert!(doors.enter(address(1), 0).is_some(), "a released place can be taken again");
    }

    #[test]
    fn an_ipv6_network_counts_as_one_address() {
        let doors = Arc::new(Doors::new(10, 2, Rate::UNLIMITED));
        let enter = |text: &str| doors.enter(text.parse().unwrap(), 0);
        let held =
            [enter("2001:db8::1"), enter("2001:db8::2"), enter("2001:db8::3"), enter("2001:db8:0:1::1")];
        assert_eq!(held.map(|place| place.is_some()), [true, true, false, true]);
    }

    #[test]
    fn when_all_places_are_taken_the_greediest_address_gives_one_up() {
        let doors = Arc::new(Doors::new(4, 100, Rate::UNLIMITED));
        let greedy: Vec<_> = (0..4).filter_map(|_| doors.enter(address(1), 0)).collect();
        assert!(doors.enter(address(1), 0).is_none(), "the greediest address gets no more");
        let other = doors.enter(address(2), 0).expect("another address is let in");
        assert!(greedy[0].shown.is_out.load(Relaxed), "the oldest connection is closed");
        assert!(!other.shown.is_out.load(Relaxed));
        let second = doors.enter(address(2), 0).expect("another address still has more");
        assert!(
            doors.enter(address(2), 0).is_none(),
            "two and two: no address has more than the newcomer would"
        );
        drop((other, second, greedy));
        assert_eq!(doors.inside().count, 0, "places that were taken away are not released twice");
    }

    #[test]
    fn sockets_outlast_plain_connections() {
        let doors = Arc::new(Doors::new(3, 100, Rate::UNLIMITED));
        let held: Vec<_> = (0..3).filter_map(|_| doors.enter(address(1), 0)).collect();
        held[0].shown.is_socket.store(true, Relaxed);
        held[2].shown.is_socket.store(true, Relaxed);
        assert!(doors.make_room());
        assert!(held[1].shown.is_out.load(Relaxed), "the plain connection goes first");
        assert!(doors.make_room());
        assert!(held[2].shown.is_out.load(Relaxed), "then the newest socket");
        assert!(!doors.make_room(), "an address keeps its last connection");
    }

    #[test]
    fn an_address_that_connects_again_and_again_is_refused_for_a_while() {
        let doors = Arc::new(Doors::new(10, 10, Rate { per_second: 2.0, burst: 3.0 }));
        let lets_in = |last, now_ms| doors.enter(address(last), now_ms).is_some();
        assert_eq!([(); 5].map(|()| lets_in(1, 0)), [true, true, true, false, false]);
        assert!(lets_in(2, 0), "others are let in");
        assert_eq!([(); 3].map(|()| lets_in(1, 1_000)), [true, true, false], "two more after a second");
    }
}
