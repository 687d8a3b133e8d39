//! The connection to one client. A room writes to it directly; only what a client cannot take at once waits here, and the
//! client's own task sends it later. What waits is bounded: a client that cannot keep up is sent the whole view again
//! instead of being buffered. Only the answers to what it asked are kept, because no view replaces them.

use std::{
    collections::VecDeque,
    fmt,
    io::{self, IoSlice},
    pin::Pin,
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    task::{Context, Poll, Waker, ready},
};

use klad_protocol::ErrorBody;
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    time::Instant,
};

use crate::websocket::{CLOSE, Head, TEXT};

/// How many waiting frames are written at once.
const TOGETHER: usize = 16;
/// How many answers may wait.
const ANSWERS_MAX: usize = 64;

/// A stream to a client.
pub(crate) trait Stream: AsyncRead + AsyncWrite + Unpin + Send {}
impl<S: AsyncRead + AsyncWrite + Unpin + Send> Stream for S {}

/// How to close a socket.
#[derive(Debug, Clone)]
pub(crate) struct Closing {
    pub(crate) code: u16,
    /// Sent before the close, if any.
    pub(crate) error: Option<ErrorBody>,
}

/// The connection to one client.
#[derive(Debug)]
pub(crate) struct Outbox {
    connection: Mutex<Connection>,
    bytes_max: usize,
    brisk: AtomicBool,
}

struct Connection {
    stream: Box<dyn Stream>,
    /// Wakes the client's task.
    waker: Waker,
    /// Whole frames that wait to be sent.
    unsent: VecDeque<Unsent>,
    /// How many bytes they have, and how much of the first is sent.
    bytes: usize,
    begun: usize,
    /// When the client stopped taking what waits.
    stuck_since: Option<Instant>,
    is_broken: bool,
    /// Something was dropped, and nothing more is accepted until the room has sent the whole view.
    behind: bool,
    /// The room has been asked for it.
    asked: bool,
    closing: Option<Closing>,
}

impl fmt::Debug for Connection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Connection({} bytes wait)", self.bytes)
    }
}

/// A frame that waits to be sent.
struct Unsent {
    frame: Box<[u8]>,
    sort: Sort,
}

/// What may become of a frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Sort {
    /// The whole view replaces it.
    Shown,
    /// The client waits for it.
    Answer,
    /// It is about the connection.
    Control,
}

/// What a client's task has to do.
#[derive(Debug)]
pub(crate) enum Event {
    /// Bytes have been read.
    Read(usize),
    /// The client can take messages again, but needs the whole view.
    Behind,
    /// Everything is sent, and the server closes the socket.
    Close(Closing),
    /// The client is gone.
    Gone,
}

impl Outbox {
    pub(crate) fn new(stream: impl Stream + 'static, bytes_max: usize) -> Outbox {
        let connection = Connection {
            stream: Box::new(stream),
            waker: Waker::noop().clone(),
            unsent: VecDeque::new(),
            bytes: 0,
            begun: 0,
            stuck_since: None,
            is_broken: false,
            behind: false,
            asked: false,
            closing: None,
        };
        Outbox { connection: Mutex::new(connection), bytes_max, brisk: AtomicBool::new(false) }
    }

    fn connection(&self) -> MutexGuard<'_, Connection> {
        self.connection.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends a message, or keeps it for later. Returns whether there was room for it.
    pub(crate) fn push(&self, text: &str) -> bool {
        self.connection().push(TEXT, text.as_bytes(), Sort::Shown, self.bytes_max)
    }

    /// Sends the answer to something the client asked, even if it is behind. Returns whether there was room for it: a
    /// client that keeps asking without reading has to reconnect.
    pub(crate) fn answer(&self, text: &str) -> bool {
        let mut connection = self.connection();
        let waiting = connection.unsent.iter().filter(|unsent| unsent.sort == Sort::Answer).count();
        waiting < ANSWERS_MAX && connection.push(TEXT, text.as_bytes(), Sort::Answer, usize::MAX)
    }

    /// Sends the whole view: a client that was behind has then caught up. Returns whether there was room for it.
    pub(crate) fn push_whole(&self, text: &str) -> bool {
        let mut connection = self.connection();
        (connection.behind, connection.asked) = (false, false);
        connection.push(TEXT, text.as_bytes(), Sort::Shown, self.bytes_max)
    }

    /// Sends a control frame. It is not worth falling behind for, so it is dropped if there is no room.
    pub(crate) fn control(&self, kind: u8, payload: &[u8]) {
        let mut connection = self.connection();
        if connection.unsent.len() < TOGETHER {
            connection.push(kind, payload, Sort::Control, usize::MAX);
        }
    }

    /// Closes the socket once everything is sent.
    pub(crate) fn close(&self, closing: Closing) {
        let mut connection = self.connection();
        connection.closing.get_or_insert(closing);
        connection.waker.wake_by_ref();
    }

    /// Sends the last message and the reason for closing.
    pub(crate) fn say_goodbye(&self, error: Option<&str>, code: u16) {
        let mut connection = self.connection();
        if let Some(error) = error {
            connection.push(TEXT, error.as_bytes(), Sort::Answer, usize::MAX);
        }
        connection.push(CLOSE, &code.to_be_bytes(), Sort::Control, usize::MAX);
    }

    /// Closes the stream, even if a room still has this value.
    pub(crate) fn hang_up(&self) {
        let mut connection = self.connection();
        connection.is_broken = true;
        connection.unsent = VecDeque::new();
        connection.stream = Box::new(tokio::io::empty());
        connection.waker = Waker::noop().clone();
    }

    /// Asks for round trips to be measured, because the table needs them.
    pub(crate) fn measure_round_trips(&self) {
        self.brisk.store(true, Relaxed);
        self.connection().waker.wake_by_ref();
    }

    /// Whether the table needs round trips to be measured.
    pub(crate) fn is_brisk(&self) -> bool {
        self.brisk.load(Relaxed)
    }

    /// When the client stopped taking what waits for it.
    pub(crate) fn stuck_since(&self) -> Option<Instant> {
        self.connection().stuck_since
    }

    /// For the client's task: sends what waits, then reads into `buffer`. From then on, the task is woken when there is
    /// something to do.
    pub(crate) fn poll(&self, context: &mut Context<'_>, buffer: &mut [u8]) -> Poll<Event> {
        let mut connection = self.connection();
        if !connection.waker.will_wake(context.waker()) {
            connection.waker = context.waker().clone();
        }
        if connection.is_broken {
            return Poll::Ready(Event::Gone);
        }
        match connection.poll_send(context) {
            Poll::Ready(Ok(())) => {
                if let Some(closing) = connection.closing.take() {
                    return Poll::Ready(Event::Close(closing));
                }
                if connection.behind && !connection.asked {
                    connection.asked = true;
                    return Poll::Ready(Event::Behind);
                }
            }
            Poll::Ready(Err(_)) => return Poll::Ready(Event::Gone),
            Poll::Pending => {}
        }
        let mut buffer = ReadBuf::new(buffer);
        Poll::Ready(match ready!(Pin::new(&mut connection.stream).poll_read(context, &mut buffer)) {
            Ok(()) if !buffer.filled().is_empty() => Event::Read(buffer.filled().len()),
            Ok(()) | Err(_) => Event::Gone,
        })
    }

    /// For the client's task: sends what waits, then ends the stream.
    pub(crate) fn poll_end(&self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let mut connection = self.connection();
        ready!(connection.poll_send(context))?;
        Pin::new(&mut connection.stream).poll_shutdown(context)
    }
}

impl Connection {
    fn push(&mut self, kind: u8, payload: &[u8], sort: Sort, bytes_max: usize) -> bool {
        if self.behind && sort == Sort::Shown {
            return false;
        }
        if self.is_broken {
            return true;
        }
        let head = Head::of(kind, payload.len());
        let length = head.as_bytes().len() + payload.len();
        // A single message may exceed the limit; several together may not.
        if !self.unsent.is_empty() && self.bytes + length > bytes_max {
            // A frame of which the client has a part is sent to its end.
            let mut is_begun = self.begun > 0;
            self.unsent.retain(|unsent| std::mem::take(&mut is_begun) || unsent.sort == Sort::Answer);
            self.bytes = self.unsent.iter().map(|unsent| unsent.frame.len()).sum();
            self.behind = true;
            self.waker.wake_by_ref();
            return false;
        }
        let mut sent = 0;
        if self.unsent.is_empty() {
            let parts = [IoSlice::new(head.as_bytes()), IoSlice::new(payload)];
            let mut context = Context::from_waker(&self.waker);
            match Pin::new(&mut self.stream).poll_write_vectored(&mut context, &parts) {
                Poll::Ready(Ok(count)) if count == length => return true,
                Poll::Ready(Ok(count)) => sent = count,
                Poll::Ready(Err(_)) => self.is_broken = true,
                Poll::Pending => {}
            }
            self.begun = sent;
            self.stuck_since = Some(Instant::now());
        }
        self.unsent.push_back(Unsent { frame: [head.as_bytes(), payload].concat().into(), sort });
        self.bytes += length;
        // The client's task takes over from here.
        self.waker.wake_by_ref();
        true
    }

    fn poll_send(&mut self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        while !self.unsent.is_empty() {
            let mut parts = [IoSlice::new(&[]); TOGETHER];
            for (part, unsent) in parts.iter_mut().zip(&self.unsent) {
                *part = IoSlice::new(&unsent.frame);
            }
            parts[0] = IoSlice::new(&self.unsent[0].frame[self.begun..]);
            let count = self.unsent.len().min(TOGETHER);
            let written = Pin::new(&mut self.stream).poll_write_vectored(context, &parts[..count]);
            let Poll::Ready(written) = written else {
                self.stuck_since.get_or_insert_with(Instant::now);
                return Poll::Pending;
            };
            let mut written = match written {
                Ok(0) => return Poll::Ready(Err(io::ErrorKind::WriteZero.into())),
                written => written?,
            };
            self.stuck_since = None;
            while let Some(first) = self.unsent.front().map(|unsent| unsent.frame.len())
                && first - self.begun <= written
            {
                written -= first - self.begun;
                self.bytes -= first;
                self.begun = 0;
                self.unsent.pop_front();
            }
            self.begun += written;
        }
        self.stuck_since = None;
        Poll::Ready(Ok(()))
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;

    use tokio::io::{AsyncReadExt, duplex};

    use super::*;
    use crate::websocket::PING;

    /// Sends what waits, and returns what the client's task has to do, if anything.
    fn turn(outbox: &Outbox) -> Option<Event> {
        match outbox.poll(&mut Context::from_waker(Waker::noop()), &mut [0; 8]) {
            Poll::Ready(event) => Some(event),
            Poll::Pending => None,
        }
    }

    async fn read(client: &mut (impl AsyncRead + Unpin), bytes: usize) -> Vec<u8> {
        let mut read = vec![0; bytes];
        client.read_exact(&mut read).await.unwrap();
        read
    }

    #[tokio::test]
    async fn a_message_is_sent_at_once_while_the_client_takes_it() {
        let (mut client, stream) = duplex(64);
        let outbox = Outbox::new(stream, 100);
        assert!(outbox.push("ab"));
        outbox.control(PING, b"7");
        assert!(outbox.stuck_since().is_none());
        assert_eq!(read(&mut client, 7).await, b"\x81\x02ab\x89\x017");
    }

    #[tokio::test]
    async fn what_a_client_cannot_take_is_sent_later_in_order() {
        let (mut client, stream) = duplex(5);
        let outbox = Outbox::new(stream, 100);
        for text in ["first", "second", "third"] {
            assert!(outbox.push(text));
        }
        assert!(outbox.stuck_since().is_some());
        let send = async {
            poll_fn(|context| outbox.connection().poll_send(context)).await.unwrap();
        };
        let (_, read) = tokio::join!(send, read(&mut client, 22));
        assert_eq!(read, b"\x81\x05first\x81\x06second\x81\x05third");
        assert!(outbox.stuck_since().is_none() && outbox.connection().bytes == 0);
    }

    #[tokio::test]
    async fn a_client_that_cannot_keep_up_gets_the_whole_view_instead() {
        let (mut client, stream) = duplex(3);
        let outbox = Outbox::new(stream, 10);
        assert!(outbox.push("a large first one passes"));
        assert!(!outbox.push("b"), "nothing fits after it");
        assert!(!outbox.push("c"), "nothing is sent until the whole view");
        assert!(turn(&outbox).is_none(), "the client has to take the rest of the first one");
        let mut all = Vec::new();
        while all.len() < 26 {
            all.extend(read(&mut client, 1).await);
            if let Some(event) = turn(&outbox) {
                assert!(
                    matches!(event, Event::Behind) && all.len() >= 23,
                    "{event:?} after {} bytes",
                    all.len()
                );
                all.extend(read(&mut client, 26 - all.len()).await);
            }
        }
        assert_eq!(all, b"\x81\x18a large first one passes");
        assert!(turn(&outbox).is_none(), "the room is asked once");
        assert!(outbox.push_whole("w"));
        assert_eq!(read(&mut client, 3).await, b"\x81\x01w");
        assert!(outbox.push("d"));
    }

    #[tokio::test]
    async fn a_client_that_cannot_keep_up_still_gets_its_answers() {
        let (mut client, stream) = duplex(3);
        let outbox = Outbox::new(stream, 10);
        assert!(outbox.push("begun") && outbox.answer("1"));
        assert!(!outbox.push("a view that does not fit"));
        assert!(outbox.answer("2"));
        let mut all = Vec::new();
        while all.len() < 13 {
            turn(&outbox);
            all.extend(read(&mut client, 1).await);
        }
        assert_eq!(all, b"\x81\x05begun\x81\x011\x81\x012");
        assert!(outbox.push_whole("w"));
        assert_eq!(read(&mut client, 3).await, b"\x81\x01w");
    }

    #[tokio::test]
    async fn a_client_that_asks_without_reading_gets_only_so_many_answers() {
        let (_client, stream) = duplex(3);
        let outbox = Outbox::new(stream, 10);
        assert!((0..ANSWERS_MAX).all(|_| outbox.answer("no")));
        assert!(!outbox.answer("no"));
    }

    #[tokio::test]
    async fn a_socket_is_closed_once_everything_is_sent() {
        let (mut client, stream) = duplex(3);
        let outbox = Outbox::new(stream, 10);
        outbox.push("ab");
        outbox.close(Closing { code: 1012, error: None });
        outbox.close(Closing { code: 1000, error: None });
        assert!(turn(&outbox).is_none());
        read(&mut client, 3).await;
        assert!(matches!(turn(&outbox), Some(Event::Close(closing)) if closing.code == 1012));
    }

    #[tokio::test]
    async fn a_client_that_has_hung_up_is_gone() {
        let (client, stream) = duplex(3);
        let outbox = Outbox::new(stream, 10);
        drop(client);
        assert!(outbox.push("ab"));
        assert!(matches!(turn(&outbox), Some(Event::Gone)));
    }
}
