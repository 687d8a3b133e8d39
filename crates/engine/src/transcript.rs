//! Games as text: a header and one line per move, for people to read and programs to check.
//!
//! ```text
//! klad transcript 1
//! game my-treasure
//! rules 1
//! options {"memory":"classic"}
//! seats 2
//! seat A Anna
//! seat B bot medium
//! commitment 5f…
//! secret 07…
//! nonce A 9c…
//! moves 2
//! result places 1 2 scores 9 5
//!
//! 1 A draw @0 #1b52d0aa
//! 2 A place 2 @1520 #77e01c3d
//! ```
//!
//! A move is followed by its time in milliseconds since the start (`@`, optional) and by a check mark (`#`): the first
//! eight digits of a running SHA-256 over the header and all moves so far. The mark detects a changed, lost or swapped
//! line and pinpoints it; it proves nothing, since anyone who changes a move can recompute it. The commitment is what
//! proves the deals.
//!
//! A table drawn by scheme 2 (`docs/fairness.md`) has these lines in place of `nonce`: `chair` for each seat, and
//! `restart` for everybody who did not reveal in an earlier attempt:
//!
//! ```text
//! scheme 2
//! table 7m2kq9x4t0vb
//! restart 1 5f… 2 Anna
//! chair 1 B 8a… 9c…
//! chair 2 A
//! beacon 77… 20345 c0…
//! ```

use std::fmt;

use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::{
    Catalog, Outcome, PlayError, RuleId, Seat, Seed, Table, TableEvent, TableSetup,
    chance::commitment,
    draw::{self, Draw},
};

mod parse;

/// The first line of every transcript.
pub const TITLE: &str = "klad transcript 1";

/// A recorded game.
#[derive(Debug, Clone, PartialEq)]
pub struct Transcript {
    /// The slug of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// Its options as JSON.
    pub options: Value,
    /// The players: one name per seat.
    pub players: Vec<String>,
    /// `SHA-256(secret)`, published before anybody sat down.
    pub commitment: Option<[u8; 32]>,
    /// The secret; present only once the game is over, or in a private file.
    pub secret: Option<[u8; 32]>,
    /// The nonces that players added to the seed under scheme 1.
    pub nonces: Vec<(Seat, [u8; 32])>,
    /// How the seed was drawn under scheme 2; `None` under scheme 1.
    pub draw: Option<Draw>,
    /// The outcome, once the game is over.
    pub result: Option<Outcome>,
    /// The moves in order.
    pub moves: Vec<MoveLine>,
    /// The header's line numbers, for reporting faults; 0 if it was not read from a file.
    pub lines: Lines,
}

/// One move of a transcript.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MoveLine {
    /// The seat that moved.
    pub seat: Seat,
    /// The move in the game's notation.
    pub mv: String,
    /// Milliseconds since the start.
    pub at_ms: Option<u64>,
    /// The line in the file; 0 if it was not read from a file.
    pub line: usize,
    /// The check mark read from the file.
    pub mark: Option<String>,
}

impl MoveLine {
    /// A move that has just been made.
    pub fn new(seat: Seat, mv: impl Into<String>, at_ms: Option<u64>) -> MoveLine {
        MoveLine { seat, mv: mv.into(), at_ms, line: 0, mark: None }
    }

    /// The line of move `number`, without its mark.
    fn text(&self, number: usize) -> String {
        let at = self.at_ms.map_or(String::new(), |at| format!(" @{at}"));
        format!("{number} {} {}{at}", self.seat, self.mv)
    }
}

/// The line numbers of the header's entries.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[expect(missing_docs, reason = "each is the line number of the entry with that name")]
pub struct Lines {
    pub game: usize,
    pub rules: usize,
    pub options: usize,
    pub seats: usize,
    pub secret: usize,
    pub chairs: usize,
    pub result: usize,
    pub last: usize,
}

/// Something wrong with a file, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The line, from 1; 0 for the file as a whole.
    pub line: usize,
    /// The rule that a move breaks.
    pub rule: Option<RuleId>,
    /// What was found and what was expected.
    pub reason: String,
}

impl Fault {
    /// A fault at a line.
    pub fn at(line: usize, reason: impl Into<String>) -> Fault {
        Fault { line, rule: None, reason: reason.into() }
    }

    fn of_move(line: usize, error: &PlayError) -> Fault {
        match error {
            PlayError::Refused { rule, message, .. } => {
                Fault { line, rule: Some(*rule), reason: message.clone() }
            }
            PlayError::Unreadable { .. } | PlayError::NoSuchSeat { .. } => Fault::at(line, error.to_string()),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "line {}: ", self.line)?;
        }
        if let Some(rule) = self.rule {
            write!(f, "{rule}: ")?;
        }
        f.write_str(&self.reason)
    }
}

impl std::error::Error for Fault {}

/// What verifying a transcript has established.
#[derive(Debug, Clone, PartialEq)]
pub struct Verified {
    /// The outcome; `None` if the game is not over.
    pub outcome: Option<Outcome>,
    /// The number of moves checked.
    pub moves: usize,
    /// Whether the header had a commitment that the secret matches.
    pub committed: bool,
    /// The scheme used to draw the seed.
    pub scheme: u32,
    /// How many times drawing the seed was restarted before this game.
    pub restarts: usize,
}

impl Transcript {
    /// The number of seats.
    pub fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    /// The seed of all chance; `None` while the secret is unknown.
    pub fn seed(&self) -> Option<Seed> {
        let secret = self.secret?;
        if let Some(draw) = &self.draw {
            return Some(draw.seed(&secret));
        }
        let mut nonces = self.nonces.clone();
        nonces.sort_by_key(|(seat, _)| *seat);
        Some(Seed::of_table(&secret, nonces.iter().map(|(_, nonce)| nonce)))
    }

    /// The scheme used to draw its seed.
    pub fn scheme(&self) -> u32 {
        if self.draw.is_some() { draw::SCHEME } else { 1 }
    }

    /// Checks the commitments; does nothing while the secret is unknown.
    fn check_draw(&self) -> Result<(), Fault> {
        let Some(secret) = self.secret else { return Ok(()) };
        let fits = if self.draw.is_some() { draw::commitment(&secret) } else { commitment(&secret) };
        if self.commitment.is_some_and(|published| published != fits) {
            let reason = format!("the secret does not match the commitment; its own would be {}", hex(&fits));
            return Err(Fault::at(self.lines.secret, reason));
        }
        match self.draw.as_ref().and_then(|draw| draw.fault(&secret)) {
            Some(reason) => Err(Fault::at(self.lines.chairs, reason)),
            None => Ok(()),
        }
    }

    /// Opens the table in its state before the first move.
    pub fn open(&self, catalog: &Catalog) -> Result<Box<dyn Table>, Fault> {
        let entry = catalog.find(&self.game).ok_or_else(|| {
            let known: Vec<_> = catalog.entries().iter().map(|entry| entry.info.slug).collect();
            Fault::at(
                self.lines.game,
                format!("found the game {:?}, wanted one of {}", self.game, known.join(", ")),
            )
        })?;
        if self.rules != entry.info.rules_version {
            let wanted = entry.info.rules_version;
            let reason =
                format!("found version {} of the rules, but this program plays version {wanted}", self.rules);
            return Err(Fault::at(self.lines.rules, reason));
        }
        let seed = self.seed().ok_or_else(|| {
            Fault::at(self.lines.last, "the secret is missing, so the deals cannot be reproduced")
        })?;
        let opening = TableSetup { options: &self.options, seats: self.seats(), seed, deal: None };
        entry.open(&opening).map_err(|error| Fault {
            line: if error.message.contains("seats") { self.lines.seats } else { self.lines.options },
            rule: Some(error.rule),
            reason: error.message,
        })
    }

    /// Makes move `index` (from 0) at a table opened from this transcript.
    pub fn step(&self, table: &mut dyn Table, index: usize) -> Result<Vec<TableEvent>, Fault> {
        let line = &self.moves[index];
        table.play(line.seat, &line.mv).map_err(|error| Fault::of_move(line.line, &error))
    }

    /// Recomputes commitment, seed, every deal, every move and the result.
    pub fn verify(&self, catalog: &Catalog) -> Result<Verified, Fault> {
        self.check_draw()?;
        let mut table = self.open(catalog)?;
        self.check_marks()?;
        for index in 0..self.moves.len() {
            self.step(table.as_mut(), index)?;
        }
        let outcome = table.outcome();
        if outcome != self.result {
            let say = |result: &Option<Outcome>| result.as_ref().map_or("no result yet".into(), result_text);
            let reason = format!(
                "the header says {}, but after {} moves the game has {}",
                say(&self.result),
                self.moves.len(),
                say(&outcome)
            );
            let line = if self.result.is_some() { self.lines.result } else { self.lines.last };
            return Err(Fault::at(line, reason));
        }
        Ok(Verified {
            outcome,
            moves: self.moves.len(),
            committed: self.commitment.is_some(),
            scheme: self.scheme(),
            restarts: self.draw.as_ref().map_or(0, |draw| draw.restarts.len()),
        })
    }

    /// Either every move has its mark or, in a handwritten file, none does.
    fn check_marks(&self) -> Result<(), Fault> {
        let marked = self.moves.iter().any(|line| line.mark.is_some());
        let mut marks = CheckMarks::begin(&self.header());
        for (index, line) in self.moves.iter().enumerate().filter(|_| marked) {
            let wanted = marks.next(&line.text(index + 1));
            let reason = match &line.mark {
                Some(mark) if *mark == wanted => continue,
                Some(mark) => format!(
                    "found check mark {mark:?}, wanted {wanted:?}: this line or the header was changed"
                ),
                None => "the check mark (#) is missing here but not on other lines".into(),
            };
            return Err(Fault::at(line.line, reason));
        }
        Ok(())
    }

    fn header(&self) -> String {
        let mut text = format!(
            "{TITLE}\ngame {}\nrules {}\noptions {}\nseats {}\n",
            self.game,
            self.rules,
            self.options,
            self.players.len()
        );
        for (seat, name) in Seat::all(self.seats()).zip(&self.players) {
            text += &format!("seat {seat} {name}\n");
        }
        text
    }
}

/// The running hash behind the check marks.
struct CheckMarks(Sha256);

impl CheckMarks {
    fn begin(header: &str) -> CheckMarks {
        CheckMarks(Sha256::new_with_prefix(header.as_bytes()))
    }

    /// Adds the text of a move line (without its mark) and returns the mark.
    fn next(&mut self, text: &str) -> String {
        self.0.update(text.as_bytes());
        self.0.update(b"\n");
        hex(&self.0.clone().finalize()[..4])
    }
}

impl fmt::Display for Transcript {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let header = self.header();
        f.write_str(&header)?;
        if let Some(draw) = &self.draw {
            write_draw(f, draw)?;
        }
        if let Some(commitment) = &self.commitment {
            writeln!(f, "commitment {}", hex(commitment))?;
        }
        if let Some(secret) = &self.secret {
            writeln!(f, "secret {}", hex(secret))?;
        }
        for (seat, nonce) in &self.nonces {
            writeln!(f, "nonce {seat} {}", hex(nonce))?;
        }
        writeln!(f, "moves {}", self.moves.len())?;
        if let Some(result) = &self.result {
            writeln!(f, "result {}", result_text(result))?;
        }
        writeln!(f)?;
        let mut marks = CheckMarks::begin(&header);
        for (index, line) in self.moves.iter().enumerate() {
            let text = line.text(index + 1);
            writeln!(f, "{text} #{}", marks.next(&text))?;
        }
        Ok(())
    }
}

fn write_draw(f: &mut fmt::Formatter<'_>, draw: &Draw) -> fmt::Result {
    writeln!(f, "scheme {}\ntable {}", draw::SCHEME, draw.table)?;
    for (number, restart) in (1..).zip(&draw.restarts) {
        for (chair, name) in &restart.missing {
            writeln!(f, "restart {number} {} {} {name}", hex(&restart.commitment), chair + 1)?;
        }
    }
    for (number, chair) in (1..).zip(&draw.chairs) {
        match &chair.share {
            None => writeln!(f, "chair {number} {}", chair.seat)?,
            Some(share) => {
                writeln!(
                    f,
                    "chair {number} {} {} {}",
                    chair.seat,
                    hex(&share.commitment),
                    hex(&share.nonce)
                )?;
            }
        }
    }
    if let Some(beacon) = &draw.beacon {
        writeln!(f, "beacon {} {} {}", hex(&beacon.anchor), beacon.round, hex(&beacon.value))?;
    }
    Ok(())
}

/// A result as written in a header: `places 1 2 scores 9 5`.
pub fn result_text(result: &Outcome) -> String {
    let list = |numbers: Vec<String>| numbers.join(" ");
    format!(
        "places {} scores {}",
        list(result.places.iter().map(u8::to_string).collect()),
        list(result.scores.iter().map(i16::to_string).collect())
    )
}

/// Bytes as lowercase hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    let digit = |value: u8| char::from(b"0123456789abcdef"[usize::from(value)]);
    bytes.iter().flat_map(|&byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// Parses 64 hexadecimal digits into 32 bytes.
pub fn bytes32(text: &str) -> Result<[u8; 32], String> {
    let wanted = || format!("found {:?}, wanted 64 hexadecimal digits", crate::notation::excerpt(text, 70));
    if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Err(wanted());
    }
    let mut bytes = [0; 32];
    for (index, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * index..2 * index + 2], 16).map_err(|_| wanted())?;
    }
    Ok(bytes)
}
