//! `cargo xtask profile server`: where the server's time goes while real clients play, by subject.
//!
//! `perf` samples the server's process. A sample in the kernel belongs to the system call it was taken in, a sample in
//! the program to the library of its innermost function; so a share is time spent *in* a subject, not in what it calls.
//! The release binary is measured as it is, with its symbols and without frame pointers.

use std::{
    collections::BTreeMap,
    fs,
    path::Path,
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::{
    project::Project,
    shell::{cargo_in, program_in, run},
    tools,
};

/// What to measure.
#[derive(clap::Args)]
pub(crate) struct Load {
    /// What to profile; only the server is supported
    #[arg(default_value = "server", value_parser = ["server"])]
    what: String,
    /// The game
    #[arg(long, default_value = "my-treasure")]
    game: String,
    /// How many tables at once, with three clients each
    #[arg(long, default_value_t = 333)]
    tables: usize,
    /// How long a client thinks before a move on average, in milliseconds
    #[arg(long, default_value_t = 0)]
    think: u64,
    /// How long to play, in seconds
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// A `klad` binary to profile instead of a fresh release build
    #[arg(long)]
    binary: Option<std::path::PathBuf>,
    /// Also print this many of the functions with the largest shares
    #[arg(long, default_value_t = 0)]
    functions: usize,
}

/// Samples per second.
const RATE: &str = "997";

/// Subjects and the names that belong to them, in the order in which they are tried. The first table is for system
/// calls and what the kernel does in them, the second for functions of the program.
const KERNEL: &[(&str, &[&str])] = &[
    (
        "kernel: disk",
        &["fdatasync", "fsync", "pwrite64", "pread64", "ftruncate", "openat", "unlink", "ext4_"],
    ),
    ("kernel: wake-ups", &["futex", "epoll_", "eventfd_write", "sched_yield", "nanosleep"]),
    ("kernel: send", &["sys_sendto", "sys_sendmsg", "vfs_writev", "sys_write"]),
    ("kernel: receive", &["sys_recvfrom", "sys_recvmsg", "sys_readv", "sys_read"]),
    (
        "kernel: connections",
        &["sys_accept", "sys_close", "sys_shutdown", "sys_socket", "sockopt", "task_work"],
    ),
    ("kernel: scheduling", &["schedule", "ret_from_fork"]),
    ("kernel: memory", &["page_fault", "madvise", "mmap", "munmap", "brk"]),
];
const PROGRAM: &[(&str, &[&str])] = &[
    ("store", &["sqlite3", "sqlx", "klad_store", "flume", "Vdbe", "btree", "pager", "walIndex", "walFrames"]),
    ("changes", &["klad_protocol::difference", "klad_protocol::follow"]),
    ("JSON", &["serde_json", "serde_core", "serde::", "itoa", "RawValue"]),
    (
        "rules and views",
        &["klad_engine", "klad_my_treasure", "klad_treasure_maps", "klad_lost_mines", "klad_klatz", "chacha"],
    ),
    ("HTTP", &["hyper", "axum", "http::", "httparse", "httpdate", "tower", "matchit", "utoipa", "headers"]),
    ("WebSocket", &["tungstenite", "sha1", "utf8", "from_utf8"]),
    ("seeds and secrets", &["sha2", "sha256", "ring_core", "ring::", "klad_engine::draw"]),
    ("memory", &["mi_", "malloc", "alloc::", "memcpy", "memmove", "memset", "memcmp", "bcmp", "bytes::"]),
    ("rooms and sockets", &["klad_server", "klad_protocol"]),
    ("tasks and timers", &["tokio", "mio", "parking_lot", "futures", "core::", "std::"]),
];

/// Measures, and prints the table.
pub(crate) fn profile(project: &Project, load: &Load) -> Result<bool> {
    tools::program("perf", "linux-perf")?;
    let klad = match &load.binary {
        Some(binary) => binary.clone(),
        None => {
            // The release build, but with the names of its functions.
            let named = "profile.release.package.klad-app.strip=false";
            let args = ["build", "--release", "--package", "klad-app", "--config", named];
            run(&mut cargo_in(&project.root, &args))?;
            project.target.join("release/klad")
        }
    };
    let scratch = project.target.join("profile-server");
    let _ = fs::remove_dir_all(&scratch);
    fs::create_dir_all(&scratch)?;
    let server = Server::start(&klad, &scratch)?;
    let (report, samples) = sample(&klad, &server, &scratch, load)?;
    drop(server);
    let shares = shares(&samples);
    println!("\n{} tables of {}, {} s", load.tables, load.game, load.seconds);
    for name in ["moves_per_second", "moves_per_server_second", "server_memory_kb", "bytes", "messages"] {
        println!("{name:<24} {}", report[name]);
    }
    println!("latency_ms               {}", report["latency_ms"]);
    println!("\n{:<24} {:>7}", "subject", "share");
    let total: u64 = shares.subjects.values().sum();
    let percent = |count: u64| 100.0 * count as f64 / total.max(1) as f64;
    for (subject, count) in by_size(&shares.subjects) {
        println!("{subject:<24} {:>6.1}%", percent(count));
    }
    if load.functions > 0 {
        println!("\n{:>7} function", "share");
    }
    for (function, count) in by_size(&shares.functions).into_iter().take(load.functions) {
        println!("{:>6.1}% {function}", percent(count));
    }
    Ok(report["errors"].as_array().is_some_and(Vec::is_empty))
}

/// A server that is stopped when this value is dropped.
pub(crate) struct Server {
    child: Child,
    pub(crate) url: String,
}

impl Server {
    /// Starts a server with its own store in `scratch`, and waits until it answers.
    pub(crate) fn start(klad: &Path, scratch: &Path) -> Result<Server> {
        let port = std::net::TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let (listen, store) =
            (format!("127.0.0.1:{port}"), format!("sqlite:{}", scratch.join("klad.db").display()));
        let child = Command::new(klad)
            .args(["serve", "--listen", &listen, "--store", &store, "--no-rate-limits", "--log", "error"])
            .stdout(Stdio::null())
            .spawn()
            .with_context(|| klad.display().to_string())?;
        let server = Server { child, url: format!("http://{listen}") };
        let begun = Instant::now();
        while std::net::TcpStream::connect(&listen).is_err() {
            if begun.elapsed() > Duration::from_secs(20) {
                bail!("the server at {listen} does not respond");
            }
            thread::sleep(Duration::from_millis(50));
        }
        Ok(server)
    }

    pub(crate) fn pid(&self) -> String {
        self.child.id().to_string()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Plays, and samples the server in the meantime. Returns the driver's report and the samples as `perf script` prints
/// them.
fn sample(klad: &Path, server: &Server, scratch: &Path, load: &Load) -> Result<(Value, String)> {
    let (pid, seconds) = (server.pid(), load.seconds.to_string());
    let (tables, clients) = (load.tables.to_string(), (3 * load.tables).to_string());
    let think = load.think.to_string();
    let words = [
        "load",
        "--url",
        &server.url,
        "--server",
        &pid,
        "--tables",
        &tables,
        "--clients",
        &clients,
        "--seconds",
        &seconds,
        "--think",
        &think,
        "--game",
        &load.game,
        "--json",
    ];
    let driver = Command::new(klad).args(words).stdout(Stdio::piped()).spawn().context("klad load")?;
    // Wait until everybody is seated.
    thread::sleep(Duration::from_secs(3));
    let data = scratch.join("perf.data").to_string_lossy().into_owned();
    let watched = load.seconds.saturating_sub(2).max(1).to_string();
    let record = ["record", "-q", "-F", RATE, "-g", "-o", &data, "-p", &pid, "--", "sleep", &watched];
    run(&mut program_in(scratch, "perf", &record))?;
    let output = driver.wait_with_output().context("klad load")?;
    let report = serde_json::from_slice(&output.stdout).context("the report of klad load")?;
    let script = program_in(scratch, "perf", &["script", "-i", &data, "-F", "comm,ip,sym"]).output()?;
    Ok((report, String::from_utf8_lossy(&script.stdout).into_owned()))
}

/// The number of samples by subject and by function.
#[derive(Default)]
struct Shares {
    subjects: BTreeMap<String, u64>,
    functions: BTreeMap<String, u64>,
}

/// Counts samples, which are separated by empty lines: the thread, then one line per frame with address and function,
/// innermost first.
fn shares(samples: &str) -> Shares {
    let mut shares = Shares::default();
    for sample in samples.split("\n\n") {
        let frames: Vec<&str> = sample.lines().skip(1).filter_map(function).collect();
        let Some(innermost) = frames.first() else { continue };
        *shares.subjects.entry(subject(&frames).to_owned()).or_default() += 1;
        *shares.functions.entry((*innermost).to_owned()).or_default() += 1;
    }
    shares
}

/// The function of a frame such as `   ffffffff8110c0de do_syscall_64`.
fn function(line: &str) -> Option<&str> {
    line.trim().split_once(' ').map(|(_, function)| function.trim())
}

fn subject(frames: &[&str]) -> &'static str {
    let find = |table: &[(&'static str, &[&str])], name: &str| {
        table
            .iter()
            .find(|(_, names)| names.iter().any(|part| name.contains(part)))
            .map(|(subject, _)| *subject)
    };
    let in_kernel = frames
        .iter()
        .any(|name| name.contains("syscall_64") || name.starts_with("asm_") || name.starts_with("__x64_sys"));
    if in_kernel {
        // The system call itself is an outer frame, so look at all of them.
        let kernel = KERNEL
            .iter()
            .find(|(_, names)| frames.iter().any(|frame| names.iter().any(|part| frame.contains(part))));
        return kernel.map_or("kernel: other", |(subject, _)| *subject);
    }
    // Copying and the like have no subject.
    find(PROGRAM, frames[0]).unwrap_or("other")
}

fn by_size(counts: &BTreeMap<String, u64>) -> Vec<(&str, u64)> {
    let mut sorted: Vec<(&str, u64)> = counts.iter().map(|(name, count)| (name.as_str(), *count)).collect();
    sorted.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    sorted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_are_counted_by_subject() {
        let samples = "tokio-rt-worker \n\tffff80 tcp_sendmsg\n\tffff81 __x64_sys_sendto\n\tffff82 do_syscall_64\n\t55 x\n\n\
                       sqlx-worker \n\t5566 sqlite3VdbeExec\n\n\
                       tokio-rt-worker \n\tffff80 ext4_sync_file\n\tffff82 do_syscall_64\n\n\
                       tokio-rt-worker \n\t77 klad_protocol::difference::end_of_part\n\n";
        let shares = shares(samples);
        let count = |subject: &str| shares.subjects.get(subject).copied();
        assert_eq!(count("kernel: send"), Some(1));
        assert_eq!(count("store"), Some(1));
        assert_eq!(count("kernel: disk"), Some(1));
        assert_eq!(count("changes"), Some(1));
        assert_eq!(shares.functions["tcp_sendmsg"], 1);
    }
}
