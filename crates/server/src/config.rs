//! The settings a host can choose.

use std::time::Duration;

use sha2::{Digest, Sha256};

use klad_engine::deck::Decks;

use crate::{Ambient, BeaconFile, LeastRate};

/// The settings a host can choose.
#[derive(Debug, Clone)]
pub struct Config {
    /// The address at which people reach the server, such as `https://play.example.org`. Links start with it, and pages
    /// of other origins are refused. Without it, the host named in the request counts.
    pub public_url: Option<String>,
    /// Whether to trust the client address that a proxy in front adds (the last entry of `x-forwarded-for`).
    pub behind_proxy: bool,
    /// How long the server keeps serving after it was asked to stop, while `/readyz` already fails: the time a load
    /// balancer needs to notice.
    pub drain: Duration,
    /// A public value mixed into the seeds of tables where several people play.
    pub beacon: Option<BeaconFile>,
    /// The host's custom decks, which tables may choose by name.
    pub decks: Decks,
    /// Limits on what a client may do.
    pub limits: Limits,
    /// How long things are kept.
    pub retention: Retention,
    /// The token that operators authenticate with; without one the operator API does not exist.
    pub admin_token: Option<AdminToken>,
    /// Time and randomness.
    pub ambient: Ambient,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            public_url: None,
            behind_proxy: false,
            drain: Duration::ZERO,
            beacon: None,
            decks: Decks::default(),
            limits: Limits::default(),
            retention: Retention::default(),
            admin_token: None,
            ambient: Ambient::of_system(),
        }
    }
}

/// How long things are kept, in days; 0 keeps them forever.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Retention {
    /// Finished bots-only games.
    pub bots_days: u32,
    /// All finished games.
    pub games_days: u32,
    /// Unused devices.
    pub devices_days: u32,
}

impl Default for Retention {
    fn default() -> Retention {
        Retention { bots_days: 1, games_days: 400, devices_days: 400 }
    }
}

/// The token that operators authenticate with.
#[derive(Clone)]
pub struct AdminToken([u8; 32]);

impl std::fmt::Debug for AdminToken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("AdminToken")
    }
}

impl AdminToken {
    /// A token that is long enough not to be guessed.
    pub fn new(text: &str) -> Result<AdminToken, String> {
        let text = text.trim();
        match text.len() {
            ..24 => Err(format!("found a token of {} bytes, wanted at least 24", text.len())),
            _ => Ok(AdminToken(Sha256::digest(text.as_bytes()).into())),
        }
    }

    /// Compares all bytes of the hashes, so that timing reveals nothing about the token.
    pub(crate) fn is(&self, text: &str) -> bool {
        let found: [u8; 32] = Sha256::digest(text.as_bytes()).into();
        found.iter().zip(&self.0).fold(0, |differs, (one, two)| differs | (one ^ two)) == 0
    }
}

/// A rate limit: a burst, then a steady rate.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rate {
    /// The steady rate, per second.
    pub per_second: f32,
    /// The size of a burst.
    pub burst: f32,
}

impl Rate {
    /// No limit.
    pub const UNLIMITED: Rate = Rate { per_second: f32::INFINITY, burst: f32::INFINITY };
}

/// Limits on what a client may do.
#[derive(Debug, Clone, PartialEq)]
pub struct Limits {
    /// The largest body of a request, in bytes.
    pub body_bytes: usize,
    /// How fast the body of a request must arrive.
    pub body: LeastRate,
    /// How fast a client must read what it is sent.
    pub reading: LeastRate,
    /// How long a request may take in total.
    pub request: Duration,
    /// Requests per address.
    pub requests: Rate,
    /// Requests per address in progress at the same time.
    pub requests_at_once: u32,
    /// New guests per address.
    pub guests: Rate,
    /// New tables per guest.
    pub new_tables: Rate,
    /// New tables per address, whoever opens them.
    pub new_tables_per_address: Rate,
    /// Tables per guest that are open or playing.
    pub tables_per_guest: u32,
    /// Bots-only games per guest that are running.
    pub bots_only_per_guest: u32,
    /// The same per address, whoever starts them.
    pub bots_only_per_address: u32,
    /// How long bots pause after a move where no person plays and nobody watches.
    pub unwatched_pause: Duration,
    /// How much memory all bots together may keep between their turns, in bytes.
    pub memory_bytes: usize,
    /// How long people have to reveal their nonces once the seats are fixed.
    pub reveal: Duration,
    /// Messages per socket.
    pub messages: Rate,
    /// Frames per socket: messages, their fragments, pings and pongs.
    pub frames: Rate,
    /// Chat lines and emotes per socket.
    pub chatter: Rate,
    /// Replays and transcripts of other people's games, per guest.
    pub replays: Rate,
    /// The same per address, for clients that are not guests.
    pub replays_of_nobody: Rate,
    /// Uploaded games to review, per guest.
    pub analyses: Rate,
    /// Passwords tried for one table, per address.
    pub passwords: Rate,
    /// Reports per guest.
    pub reports: Rate,
    /// Sockets per address.
    pub sockets_per_address: u32,
    /// Connections in total, including sockets.
    pub connections: u32,
    /// Connections per address, if no proxy is in front.
    pub connections_per_address: u32,
    /// New connections per address, if no proxy is in front.
    pub new_connections: Rate,
    /// How much may be queued for one slow client, in bytes; beyond that, the client is sent the whole view instead.
    pub backlog_bytes: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            body_bytes: 32 << 10,
            body: LeastRate { grace: Duration::from_secs(3), bytes_per_second: 1_000 },
            reading: LeastRate { grace: Duration::from_secs(20), bytes_per_second: 1_000 },
            request: Duration::from_secs(60),
            requests: Rate { per_second: 40.0, burst: 200.0 },
            requests_at_once: 64,
            guests: Rate { per_second: 0.2, burst: 20.0 },
            new_tables: Rate { per_second: 0.2, burst: 20.0 },
            new_tables_per_address: Rate { per_second: 0.5, burst: 100.0 },
            tables_per_guest: 100,
            bots_only_per_guest: 4,
            bots_only_per_address: 8,
            unwatched_pause: Duration::from_secs(3),
            memory_bytes: 256 << 20,
            reveal: Duration::from_secs(30),
            messages: Rate { per_second: 20.0, burst: 60.0 },
            frames: Rate { per_second: 60.0, burst: 240.0 },
            chatter: Rate { per_second: 0.5, burst: 6.0 },
            replays: Rate { per_second: 2.0, burst: 60.0 },
            replays_of_nobody: Rate { per_second: 0.2, burst: 20.0 },
            analyses: Rate { per_second: 1.0 / 60.0, burst: 5.0 },
            passwords: Rate { per_second: 0.1, burst: 5.0 },
            reports: Rate { per_second: 0.01, burst: 5.0 },
            sockets_per_address: 200,
            connections: 20_000,
            connections_per_address: 400,
            new_connections: Rate { per_second: 50.0, burst: 400.0 },
            backlog_bytes: 64 << 10,
        }
    }
}

impl Limits {
    /// For measurements and tests: no rate limits, but sizes stay bounded.
    pub fn for_measuring() -> Limits {
        Limits {
            requests: Rate::UNLIMITED,
            guests: Rate::UNLIMITED,
            new_tables: Rate::UNLIMITED,
            new_tables_per_address: Rate::UNLIMITED,
            tables_per_guest: u32::MAX,
            bots_only_per_guest: u32::MAX,
            bots_only_per_address: u32::MAX,
            unwatched_pause: Duration::ZERO,
            reveal: Duration::from_secs(3_600),
            replays: Rate::UNLIMITED,
            replays_of_nobody: Rate::UNLIMITED,
            analyses: Rate::UNLIMITED,
            messages: Rate::UNLIMITED,
            frames: Rate::UNLIMITED,
            sockets_per_address: u32::MAX,
            requests_at_once: u32::MAX,
            connections: 100_000,
            connections_per_address: u32::MAX,
            new_connections: Rate::UNLIMITED,
            ..Limits::default()
        }
    }
}
