//! Attacks a server and measures how honest tables fare: `cargo xtask soak attack`. Each round of each attack has its
//! own server: honest tables play on it before the attack and during it. Reports the 99th percentile from a move to its
//! acknowledgment, how long people wait for a *medium* bot, and the peak of the server's memory. Fails if an attack
//! more than doubles either time, if the memory exceeds its limit, or if no attempt of an attack took effect.
//!
//! Server, attackers and honest tables are separate processes. The attackers have the lowest priority: in the real
//! world they would not run on the processors of those they attack.
#![allow(clippy::unwrap_used, reason = "a measurement may fail")]

mod attacks;
mod honest;

use std::{
    io::{BufRead, BufReader, Write},
    net::{IpAddr, SocketAddr},
    process::{Child, Command, ExitCode, Stdio},
    sync::Arc,
    time::{Duration, Instant},
};

use klad_client::Site;
use klad_protocol::{
    Chat, Clock,
    api::{NewSeat, NewTable},
};
use klad_server::{Config, Server};
use klad_store::Store;
use serde_json::json;
use tokio::{
    io::AsyncReadExt,
    net::{TcpListener, TcpSocket, TcpStream},
};

use attacks::Attack;
use honest::{Noticed, play};

/// The limit for the peak of the server's resident memory.
const MEMORY_MAX_MB: u64 = 1_000;
/// The noise floor: a smaller percentile counts as this. Below it, percentiles reflect the scheduler of a busy machine,
/// not the server.
const NOISE: Duration = Duration::from_millis(4);
/// How often each attack is measured.
const ROUNDS: usize = 3;
/// How long an attack runs before its effect is measured.
const WARM_UP: Duration = Duration::from_millis(500);
/// The time limit for all rounds together; about seven minutes is usual.
const ALL_MAX: Duration = Duration::from_secs(20 * 60);

#[tokio::main]
async fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["serve"] => serve().await,
        ["attack", name, address] => Attack::named(name).run(address.parse().unwrap()).await,
        [] => return measure(Duration::from_secs(7), "").await,
        [seconds] => return measure(Duration::from_secs(seconds.parse().unwrap()), "").await,
        [seconds, only] => return measure(Duration::from_secs(seconds.parse().unwrap()), only).await,
        _ => panic!("wanted: how many seconds to measure, and the only attack to measure"),
    }
    ExitCode::SUCCESS
}

/// The server, with the default configuration of a host. Prints its address and serves until its input ends.
async fn serve() {
    let folder = std::env::temp_dir().join(format!("klad-attack-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let store = Store::open(&format!("sqlite:{}", folder.join("klad.db").display())).await.unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    println!("{}", listener.local_addr().unwrap());
    let server = Server::new(Arc::new(klad_catalog::catalog()), store).with_config(Config::default());
    let over = async {
        let _ = tokio::io::stdin().read_u8().await;
    };
    server.serve(listener, over).await;
    let _ = std::fs::remove_dir_all(&folder);
}

/// Another process of this program, which talks in lines.
struct Process {
    child: Child,
    lines: BufReader<std::process::ChildStdout>,
}

impl Process {
    /// This program in another role. All but the server run at low priority.
    fn start(words: &[&str]) -> Process {
        let exe = std::env::current_exe().unwrap();
        let mut command = match words[0] {
            "serve" => Command::new(exe),
            _ => {
                let mut nice = Command::new("nice");
                nice.args(["-n", "19"]).arg(exe);
                nice
            }
        };
        let mut child = command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap());
        Process { child, lines }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.child.stdin.as_mut().unwrap(), "{line}").unwrap();
    }

    fn next(&mut self) -> String {
        let mut line = String::new();
        self.lines.read_line(&mut line).unwrap();
        line.trim().to_owned()
    }
}

impl Drop for Process {
    /// Ends when its input ends; killed in case it does not.
    fn drop(&mut self) {
        drop(self.child.stdin.take());
        let begun = Instant::now();
        while begun.elapsed() < Duration::from_secs(3) && matches!(self.child.try_wait(), Ok(None)) {
            std::thread::sleep(Duration::from_millis(20));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// One round: what honest tables measured before an attack and during it.
struct Round {
    without: Noticed,
    with: Noticed,
    /// How many of the attackers' attempts took effect meanwhile, and how many the server refused.
    effects: u64,
    refused: u64,
    memory_mb: u64,
}

async fn round(attack: Attack, span: Duration) -> Round {
    let mut server = Process::start(&["serve"]);
    let address = server.next();
    let mut attackers = Process::start(&["attack", &format!("{attack:?}"), &address]);
    assert_eq!(attackers.next(), "ready", "{attack:?} is prepared");
    let address: SocketAddr = address.parse().unwrap();
    let without = play(address, span).await;
    attackers.say("begin");
    tokio::time::sleep(WARM_UP).await;
    attackers.say("count");
    let with = play(address, span).await;
    attackers.say("end");
    let counts = attackers.next();
    let (effects, refused) = counts.split_once(' ').unwrap();
    let (effects, refused) = (effects.parse().unwrap(), refused.parse().unwrap());
    Round { without, with, effects, refused, memory_mb: memory_peak_mb(server.child.id()) }
}

/// Measures each attack whose name begins like this. Succeeds if none slows the honest tables too much.
async fn measure(span: Duration, only: &str) -> ExitCode {
    let begun = Instant::now();
    std::thread::spawn(|| {
        std::thread::sleep(ALL_MAX);
        eprintln!("FAILED: the rounds take too long");
        std::process::exit(1);
    });
    let mut good = true;
    println!(
        "Every attack in {ROUNDS} rounds of {span:?} before it and {span:?} during it. move: 99th percentile from a \
         move to its\nacknowledgment, median of the rounds; bot: median wait for a medium bot, and the longest. The \
         noise floor is {NOISE:?}:\na percentile below it counts as {NOISE:?}. Limits: twice the time without the \
         attack, and {MEMORY_MAX_MB} MB.\n"
    );
    println!(
        "{:<15} {:>9} {:>8} {:>6} {:>26} {:>36} {:>8}",
        "attack", "effects", "refused", "moves", "move without, with", "bot without, with, longest", "memory"
    );
    for attack in Attack::ALL {
        if !format!("{attack:?}").starts_with(only) {
            continue;
        }
        let mut rounds = Vec::new();
        for _ in 0..ROUNDS {
            rounds.push(round(attack, span).await);
        }
        good &= report(attack, &rounds);
    }
    println!("\n{} in {:.0?}", if good { "every attack is withstood" } else { "FAILED" }, begun.elapsed());
    if good { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Prints the results of one attack. Returns whether the server withstood it.
fn report(attack: Attack, rounds: &[Round]) -> bool {
    let moves = |which: fn(&Round) -> &Noticed| {
        median(rounds.iter().map(|round| which(round).percentile()).collect())
    };
    let bots = |which: fn(&Round) -> &Noticed| -> Vec<Duration> {
        rounds.iter().flat_map(|round| which(round).bots.clone()).collect()
    };
    let sum = |what: fn(&Round) -> u64| rounds.iter().map(what).sum::<u64>();
    let (without, with) = (moves(|round| &round.without), moves(|round| &round.with));
    let (bot_without, bot_with) = (median(bots(|round| &round.without)), median(bots(|round| &round.with)));
    let longest = bots(|round| &round.with).into_iter().max().unwrap();
    let memory = rounds.iter().map(|round| round.memory_mb).max().unwrap();
    let effects = sum(|round| round.effects);
    let faults = [
        (rounds.iter().any(|round| round.effects == 0), "no attempt took effect"),
        (with > 2 * without.max(NOISE), "moves"),
        (bot_with > 2 * bot_without, "bots"),
        (memory > MEMORY_MAX_MB, "memory"),
    ];
    let faults: Vec<&str> = faults.into_iter().filter(|(is_so, _)| *is_so).map(|(_, what)| what).collect();
    let times = |without: Duration, with: Duration| {
        let ratio = with.as_secs_f64() / without.as_secs_f64();
        format!("{without:.1?}, {with:.1?} ({ratio:.2})")
    };
    println!(
        "{:<15} {effects:>9} {:>8} {:>6} {:>26} {:>36} {memory:>5} MB{}",
        format!("{attack:?}"),
        sum(|round| round.refused),
        sum(|round| round.with.moves.len() as u64),
        times(without, with),
        format!("{}, {longest:.1?}", times(bot_without, bot_with)),
        if faults.is_empty() { String::new() } else { format!("  FAILED: {}", faults.join(", ")) },
    );
    faults.is_empty()
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

/// A process's peak resident memory.
fn memory_peak_mb(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
    line.trim().trim_end_matches(" kB").trim().parse::<u64>().unwrap() / 1024
}

/// The server, reached from this address.
fn from(address: SocketAddr, source: IpAddr) -> Site {
    Site::over(move || {
        let (near, mut far) = tokio::io::duplex(64 << 10);
        tokio::spawn(async move {
            if let Ok(mut line) = dial(address, source, None).await {
                let _ = tokio::io::copy_bidirectional(&mut far, &mut line).await;
            }
        });
        near
    })
}

/// A connection from this address, with a receive buffer of this size.
async fn dial(address: SocketAddr, source: IpAddr, receive: Option<u32>) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    if let Some(bytes) = receive {
        socket.set_recv_buffer_size(bytes)?;
    }
    socket.bind(SocketAddr::new(source, 0))?;
    socket.connect(address).await
}

/// A new table of this game.
fn table(game: &str, people: usize, bots: usize, level: &str) -> NewTable {
    let mut seats = vec![NewSeat::Open; people];
    seats.resize(people + bots, NewSeat::Bot { level: level.into() });
    let (clock, chat) = (Clock::None, Chat::Off);
    NewTable { game: game.into(), options: json!({}), seats, clock, chat, listed: false }
}
