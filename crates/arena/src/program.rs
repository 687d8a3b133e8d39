//! Bots in any language: programs that read and write JSON lines. `docs/bot-protocol.md` describes them.
//!
//! A program can die, stall, flood or send garbage. One of our bots then makes that decision, the fault is counted, and
//! the match continues.

use std::{
    collections::BTreeMap,
    io::{BufRead, BufReader, Read, Write},
    process::{Child, Command, Stdio},
    sync::{Arc, Mutex, MutexGuard, PoisonError, mpsc},
    thread,
    time::{Duration, Instant},
};

use klad_engine::{Seat, SeatedBot, Sight, Table, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;
/// The longest line a program may write.
const LINE_MAX: u64 = 64 << 10;
/// How many lines may wait unread: one more from the program is a flood, one more for it means that it has stalled.
const LINES_MAX: usize = 16;

/// A message to a program.
#[derive(Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToBot {
    /// A game begins.
    Hello(Hello),
    /// The program must decide.
    View(View),
    /// The game is over, or this program's part in it.
    Bye,
}

/// Sent when a game begins.
#[derive(Debug, Serialize, Deserialize)]
pub struct Hello {
    /// [`PROTOCOL`].
    pub protocol: u32,
    /// The slug of the game.
    pub game: String,
    /// The number of seats.
    pub seats: u8,
    /// The program's seat.
    pub seat: Seat,
    /// The options of the table.
    pub options: Value,
}

/// Sent when the program must decide.
#[derive(Debug, Serialize, Deserialize)]
pub struct View {
    /// The id to send back with the answer.
    pub id: u32,
    /// Everything this seat may know, with perfect recall.
    pub view: Box<RawValue>,
    /// Its legal moves in notation.
    pub legal: Vec<String>,
    /// Whether the table waits for this seat; if not, it may pass.
    pub must: bool,
    /// How long it may think, in milliseconds.
    pub time_ms: u32,
}

impl ToBot {
    /// Parses a line, in two steps: serde buffers a tagged enum, and a raw view cannot be read from that buffer.
    pub fn read(line: &str) -> serde_json::Result<ToBot> {
        #[derive(Deserialize)]
        #[serde(tag = "type", rename_all = "snake_case")]
        enum Kind {
            Hello,
            View,
            Bye,
        }
        Ok(match serde_json::from_str(line)? {
            Kind::Hello => ToBot::Hello(serde_json::from_str(line)?),
            Kind::View => ToBot::View(serde_json::from_str(line)?),
            Kind::Bye => ToBot::Bye,
        })
    }
}

/// A message from a program.
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromBot {
    /// In reply to `hello`, as often as it likes.
    Hello {
        /// The program's name.
        name: String,
    },
    /// In reply to `view`: one of the legal moves.
    Move {
        /// The id of the view.
        id: u32,
        /// The move in notation.
        #[serde(rename = "move")]
        mv: String,
    },
    /// In reply to `view` with `must` false: no move.
    Pass {
        /// The id of the view.
        id: u32,
    },
}

/// How a program failed a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ProgramFault {
    /// It did not respond in time.
    Died,
    /// It did not answer in time.
    Stalled,
    /// It wrote too much.
    Flooded,
    /// What it wrote is not a valid response.
    Nonsense,
    /// It chose a move that is not legal.
    Illegal,
}

/// How often each fault happened.
pub type ProgramFaults = BTreeMap<ProgramFault, u64>;

/// A program, started once per concurrent game.
pub struct Program {
    command: Vec<String>,
    time: Duration,
    idle: Mutex<Vec<Process>>,
    faults: Mutex<ProgramFaults>,
}

/// A command that cannot be run.
#[derive(Debug, thiserror::Error)]
#[error("found the command {command:?}, which cannot be started: {error}")]
pub struct CannotStart {
    command: String,
    error: std::io::Error,
}

impl Program {
    /// A program given by its command line (words separated by spaces), with this time limit per decision. Starts it
    /// once, so that a misspelled name is noticed before the match.
    pub fn new(command: &str, time: Duration) -> Result<Arc<Program>, CannotStart> {
        let words = command.split_whitespace().map(str::to_owned).collect();
        let program = Program { command: words, time, idle: Mutex::default(), faults: Mutex::default() };
        let process = program.start().map_err(|error| CannotStart { command: command.to_owned(), error })?;
        lock(&program.idle).push(process);
        Ok(Arc::new(program))
    }

    /// The faults so far.
    pub fn faults(&self) -> ProgramFaults {
        lock(&self.faults).clone()
    }

    /// Seats the program for one game; `deputy` decides when it fails.
    pub fn sit(self: &Arc<Program>, deputy: Box<dyn SeatedBot>) -> Box<dyn SeatedBot> {
        let process = lock(&self.idle).pop().or_else(|| self.start().ok());
        Box::new(AtSeat { program: Arc::clone(self), process, deputy, greeted: false })
    }

    fn start(&self) -> std::io::Result<Process> {
        let missing = || std::io::Error::new(std::io::ErrorKind::InvalidInput, "it is empty");
        let (name, args) = self.command.split_first().ok_or_else(missing)?;
        Process::start(name, args)
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // A panic elsewhere leaves only plain counters and lists behind, which are still valid.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A program in execution.
struct Process {
    child: Child,
    /// Lines to send to it. A separate thread writes them, because a program that does not read would block us forever.
    told: mpsc::SyncSender<String>,
    lines: mpsc::Receiver<Result<String, ProgramFault>>,
    next_id: u32,
}

impl Process {
    fn start(name: &str, args: &[String]) -> std::io::Result<Process> {
        let mut child = Command::new(name)
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            unreachable!("both were asked for");
        };
        let (sender, lines) = mpsc::sync_channel(LINES_MAX);
        thread::spawn(move || read_lines(output, &sender));
        let (told, telling) = mpsc::sync_channel(LINES_MAX);
        thread::spawn(move || write_lines(input, telling));
        Ok(Process { child, told, lines, next_id: 1 })
    }

    fn send(&mut self, message: &ToBot) -> Result<(), ProgramFault> {
        let mut line = serde_json::to_string(message).map_err(|_| ProgramFault::Nonsense)?;
        line.push('\n');
        self.told.try_send(line).map_err(|error| match error {
            mpsc::TrySendError::Full(_) => ProgramFault::Stalled,
            mpsc::TrySendError::Disconnected(_) => ProgramFault::Died,
        })
    }

    /// Waits for the answer to view `id`: a move, or a pass.
    fn answer(&mut self, id: u32, time: Duration) -> Result<Option<String>, ProgramFault> {
        let until = Instant::now() + time;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let line = match self.lines.recv_timeout(left) {
                Ok(line) => line?,
                Err(mpsc::RecvTimeoutError::Timeout) => return Err(ProgramFault::Stalled),
                Err(mpsc::RecvTimeoutError::Disconnected) => return Err(ProgramFault::Died),
            };
            match serde_json::from_str(&line).map_err(|_| ProgramFault::Nonsense)? {
                FromBot::Move { id: found, mv } if found == id => return Ok(Some(mv)),
                FromBot::Pass { id: found } if found == id => return Ok(None),
                // A greeting, or a late response to an earlier view.
                FromBot::Hello { .. } | FromBot::Move { .. } | FromBot::Pass { .. } => {}
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have exited already; either way it must not outlive us.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Ends when the program exits or there is nothing more to send.
fn write_lines(mut input: impl Write, lines: mpsc::Receiver<String>) {
    for line in lines {
        if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

fn read_lines(output: impl Read, sender: &mpsc::SyncSender<Result<String, ProgramFault>>) {
    let mut reader = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let line = match reader.by_ref().take(LINE_MAX + 1).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(read) if read as u64 > LINE_MAX => Err(ProgramFault::Flooded),
            Ok(_) => String::from_utf8(line).map_err(|_| ProgramFault::Nonsense),
        };
        let stop = line == Err(ProgramFault::Flooded);
        match sender.try_send(line) {
            Ok(()) if !stop => {}
            Err(mpsc::TrySendError::Full(_)) => {
                // It wrote more than anything we asked for. The fault is reported after the lines that are already
                // queued.
                let _ = sender.send(Err(ProgramFault::Flooded));
                return;
            }
            Ok(()) | Err(mpsc::TrySendError::Disconnected(_)) => return,
        }
    }
}

/// A program at one seat of one game.
struct AtSeat {
    program: Arc<Program>,
    process: Option<Process>,
    deputy: Box<dyn SeatedBot>,
    greeted: bool,
}

impl AtSeat {
    fn decide(
        &mut self,
        table: &dyn Table,
        seat: Seat,
        legal: Vec<String>,
    ) -> Result<Option<String>, ProgramFault> {
        let process = self.process.as_mut().ok_or(ProgramFault::Died)?;
        if !self.greeted {
            process.send(&ToBot::Hello(Hello {
                protocol: PROTOCOL,
                game: table.info().slug.into(),
                seats: table.seats(),
                seat,
                options: table.options(),
            }))?;
            self.greeted = true;
        }
        let id = process.next_id;
        process.next_id += 1;
        let must = table.turn().must.contains(seat);
        process.send(&ToBot::View(View {
            id,
            view: table.view(Viewer::Seat(seat), Sight::Recall),
            legal: legal.clone(),
            must,
            time_ms: self.program.time.as_millis() as u32,
        }))?;
        match process.answer(id, self.program.time)? {
            Some(mv) if legal.contains(&mv) => Ok(Some(mv)),
            Some(_) => Err(ProgramFault::Illegal),
            None if must => Err(ProgramFault::Illegal),
            None => Ok(None),
        }
    }
}

impl SeatedBot for AtSeat {
    fn choose(&mut self, table: &dyn Table, seat: Seat) -> Option<String> {
        let legal: Vec<String> = table.legal(seat).into_iter().map(|mv| mv.text).collect();
        if legal.is_empty() {
            return None;
        }
        match self.decide(table, seat, legal) {
            Ok(answer) => answer,
            Err(fault) => {
                *lock(&self.program.faults).entry(fault).or_default() += 1;
                if matches!(fault, ProgramFault::Died | ProgramFault::Flooded) {
                    self.process = None;
                }
                self.deputy.choose(table, seat)
            }
        }
    }
}

impl Drop for AtSeat {
    fn drop(&mut self) {
        let Some(mut process) = self.process.take() else { return };
        if process.send(&ToBot::Bye).is_ok() {
            lock(&self.program.idle).push(process);
        }
    }
}
