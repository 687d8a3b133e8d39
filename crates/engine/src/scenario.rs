//! Games with an explicit deal and expectations, one file per ruling, for people who know the game but not the code.
//!
//! ```text
//! klad scenario 1
//! game my-treasure
//! rule MS-109
//! title A claim takes a pile with cards
//! options {"vacated_spot":"closed"}
//! seats 3
//! seed 7
//! deal {"starter":0,"deck":["T01","orc"]}
//! play A draw
//! refuse MS-109 A claim 2 ring
//! expect A /spots/0/height 1
//! expect recall A /spots/0/cards/0 "T01"
//! absent B "T06"
//! legal A draw | claim 0 ring
//! turn A may B C
//! told A card_drawn
//! untold B dealt
//! outcome places 1 2 2 scores 8 5 3
//! say learn-my-treasure-claim
//! ```
//!
//! `#` begins a comment. `options`, `seed` (default 0) and `deal` (default: drawn from the seed) are optional. A deal
//! may span several lines until its brackets close. `ruling A-1` can replace `rule`. `expect` follows a JSON pointer
//! into a viewer's view (a seat or `spectator`): the view as the table shows it, or with `recall` the one with perfect
//! recall. `told` and `untold` look for an event of that type among those the last move sent to a viewer.
//! `outcome none` says that the game is not over, `legal A none` that a seat has no legal move.
//!
//! A lesson is a scenario too: `lesson learn` replaces `rule`, and `say` names the message that the learner reads
//! before the moves that follow. [`run`] skips these messages; [`watch`] reports them.

use serde_json::{Value, value::RawValue};

use crate::{
    Catalog, PlayError, Seat, Seed, Sight, Table, TableEvent, TableSetup, Turn, Viewer,
    transcript::{Fault, result_text},
};

/// The first line of every scenario.
pub const TITLE: &str = "klad scenario 1";

/// The summary of a scenario whose expectations all held.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shown {
    /// The slug of the game.
    pub game: String,
    /// The rule or ruling it is about.
    pub about: String,
    /// What it shows, in words.
    pub title: String,
    /// The number of moves made or refused.
    pub moves: usize,
    /// The number of expectations that held.
    pub expectations: usize,
}

/// A step of a scenario, as reported to a watcher.
#[derive(Clone, Copy)]
pub enum StepReport<'a> {
    /// A message to the learner.
    Said {
        /// The message id.
        message: &'a str,
        /// The table at that moment.
        table: &'a dyn Table,
    },
    /// A move was made.
    Played {
        /// The seat that moved.
        seat: Seat,
        /// The move in notation.
        mv: &'a str,
        /// The events of the move.
        told: &'a [TableEvent],
        /// The table afterwards.
        table: &'a dyn Table,
    },
}

/// Plays a scenario. The error is the first difference, or the first line that cannot be read.
pub fn run(catalog: &Catalog, text: &str) -> Result<Shown, Fault> {
    watch(catalog, text, &mut |_| Ok(()))
}

/// Plays a scenario and reports every message and move to `watcher`, which may object; its reason becomes the fault.
pub fn watch(
    catalog: &Catalog,
    text: &str,
    watcher: &mut dyn FnMut(StepReport<'_>) -> Result<(), String>,
) -> Result<Shown, Fault> {
    let mut stage = Stage::default();
    let mut lines = (1..).zip(text.lines()).map(|(number, line)| (number, strip_comment(line)));
    match lines.next() {
        Some((_, TITLE)) => {}
        other => {
            let found = crate::notation::excerpt(other.map_or("", |(_, line)| line), 60);
            return Err(Fault::at(1, format!("found {found:?}, wanted {TITLE:?}")));
        }
    }
    while let Some((number, line)) = lines.next() {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        let done = match word {
            "" => Ok(()),
            "deal" if stage.open.is_none() => {
                read_json_over_lines(rest, &mut lines).map(|deal| stage.deal = Some(deal))
            }
            "game" | "rule" | "ruling" | "lesson" | "title" | "options" | "seats" | "seed" | "deal" => {
                stage.set(word, rest)
            }
            "say" => stage.table(catalog).and_then(|open| {
                watcher(StepReport::Said { message: read_message(rest)?, table: open.table.as_ref() })
            }),
            _ => stage.table(catalog).and_then(|open| perform(open, word, rest)).and_then(|step| {
                stage.count(&step);
                match (step, &stage.open) {
                    (Step::Move { seat, mv }, Some(OpenTable { table, told })) => {
                        watcher(StepReport::Played { seat, mv, told, table: table.as_ref() })
                    }
                    _ => Ok(()),
                }
            }),
        };
        done.map_err(|reason| Fault::at(number, reason))?;
    }
    stage.finish().map_err(|reason| Fault::at(text.lines().count(), reason))
}

/// A comment starts at the beginning of a line or after a space.
fn strip_comment(line: &str) -> &str {
    let body = if line.starts_with('#') { "" } else { line.split(" #").next().unwrap_or(line) };
    body.trim()
}

fn read_json_over_lines<'a>(
    first: &str,
    lines: &mut impl Iterator<Item = (usize, &'a str)>,
) -> Result<Value, String> {
    let mut text = first.to_owned();
    loop {
        match serde_json::from_str(&text) {
            Ok(value) => return Ok(value),
            Err(error) if error.is_eof() => match lines.next() {
                Some((_, line)) => {
                    text.push('\n');
                    text.push_str(line);
                }
                None => return Err("the brackets of the deal are not closed".into()),
            },
            Err(error) => return Err(format!("the deal: {error}")),
        }
    }
}

/// The header, and the table once it is open.
#[derive(Default)]
struct Stage {
    game: String,
    about: String,
    title: String,
    options: Value,
    seats: Option<u8>,
    seed: u64,
    deal: Option<Value>,
    open: Option<OpenTable>,
    moves: usize,
    expectations: usize,
}

struct OpenTable {
    table: Box<dyn Table>,
    told: Vec<TableEvent>,
}

enum Step<'a> {
    Move { seat: Seat, mv: &'a str },
    Refusal,
    Expectation,
}

impl Stage {
    fn set(&mut self, word: &str, rest: &str) -> Result<(), String> {
        if self.open.is_some() {
            return Err(format!("found {word:?} after the first move, wanted it before"));
        }
        let whole = || format!("found {rest:?}, wanted a whole number");
        match word {
            "game" => self.game = rest.to_owned(),
            "rule" | "ruling" | "lesson" => self.about = rest.to_owned(),
            "title" => self.title = rest.to_owned(),
            "options" => {
                self.options = serde_json::from_str(rest).map_err(|error| format!("options: {error}"))?
            }
            "seats" => self.seats = Some(rest.parse().map_err(|_| whole())?),
            _ => self.seed = rest.parse().map_err(|_| whole())?,
        }
        Ok(())
    }

    fn table(&mut self, catalog: &Catalog) -> Result<&mut OpenTable, String> {
        if self.open.is_none() {
            let entry =
                catalog.find(&self.game).ok_or_else(|| format!("found the unknown game {:?}", self.game))?;
            let seats = self.seats.ok_or("the line \"seats\" is missing")?;
            let seed = Seed::from_number(self.seed);
            let opening = TableSetup { options: &self.options, seats, seed, deal: self.deal.as_ref() };
            let table = entry.open(&opening).map_err(|error| format!("{}: {error}", error.rule))?;
            self.open = Some(OpenTable { table, told: Vec::new() });
        }
        Ok(self.open.as_mut().expect("opened above"))
    }

    fn count(&mut self, step: &Step<'_>) {
        match step {
            Step::Move { .. } | Step::Refusal => self.moves += 1,
            Step::Expectation => self.expectations += 1,
        }
    }

    fn finish(self) -> Result<Shown, String> {
        for (what, text) in [("game", &self.game), ("rule", &self.about), ("title", &self.title)] {
            if text.is_empty() {
                return Err(format!("the line {what:?} is missing"));
            }
        }
        if self.moves + self.expectations == 0 {
            return Err("nothing is played and nothing is expected".into());
        }
        let Stage { game, about, title, moves, expectations, .. } = self;
        Ok(Shown { game, about, title, moves, expectations })
    }
}

/// Reads a message id: letters, digits, `-` and `_`, as in Fluent.
fn read_message(text: &str) -> Result<&str, String> {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    if text.starts_with(|first: char| first.is_ascii_alphabetic()) && text.chars().all(is_part) {
        return Ok(text);
    }
    Err(format!("found {text:?}, wanted the id of one message"))
}

fn perform<'a>(open: &mut OpenTable, word: &str, rest: &'a str) -> Result<Step<'a>, String> {
    match word {
        "play" => {
            let (seat, mv) = seat_and(rest)?;
            open.told = open.table.play(seat, mv).map_err(|error| format!("{seat} {mv}: {error}"))?;
            return Ok(Step::Move { seat, mv });
        }
        "refuse" => {
            refuse(open.table.as_mut(), rest)?;
            return Ok(Step::Refusal);
        }
        "expect" => expect(open.table.as_ref(), rest)?,
        "absent" => absent(open.table.as_ref(), rest)?,
        "legal" => legal(open.table.as_ref(), rest)?,
        "turn" => turn(open.table.as_ref(), rest)?,
        "told" | "untold" => told(open, word == "told", rest)?,
        "outcome" => {
            let found = open.table.outcome().map_or("none".into(), |outcome| result_text(&outcome));
            differs("outcome", &found, rest)?;
        }
        _ => {
            return Err(format!(
                "found {word:?}, wanted play, refuse, expect, absent, legal, turn, told, untold, outcome or say"
            ));
        }
    }
    Ok(Step::Expectation)
}

fn differs(what: &str, found: &str, wanted: &str) -> Result<(), String> {
    if found == wanted { Ok(()) } else { Err(format!("{what} is {found}, expected {wanted}")) }
}

fn seat_and(text: &str) -> Result<(Seat, &str), String> {
    let (seat, rest) = text
        .split_once(' ')
        .ok_or_else(|| format!("found {text:?}, wanted a seat and something after it"))?;
    Ok((seat.parse().map_err(|error| format!("{error}"))?, rest.trim()))
}

fn refuse(table: &mut dyn Table, rest: &str) -> Result<(), String> {
    let (rule, rest) = rest.split_once(' ').ok_or("wanted \"refuse RULE SEAT MOVE\"")?;
    let (seat, mv) = seat_and(rest)?;
    match table.play(seat, mv) {
        Err(PlayError::Refused { rule: found, .. }) if found.0 == rule => Ok(()),
        Err(error) => Err(format!("{seat} {mv} is refused, but with {error}; expected {rule}")),
        Ok(_) => Err(format!("{seat} {mv} is allowed, expected a refusal by {rule}")),
    }
}

/// Reads `[recall] VIEWER rest`.
fn look<'a>(table: &dyn Table, text: &'a str) -> Result<(Box<RawValue>, &'a str), String> {
    let (sight, text) = match text.strip_prefix("recall ") {
        Some(rest) => (Sight::Recall, rest),
        None => (Sight::Table, text),
    };
    let (viewer, rest) = text.split_once(' ').ok_or("wanted a viewer and something after it")?;
    Ok((table.view(read_viewer(table, viewer)?, sight), rest.trim()))
}

fn read_viewer(table: &dyn Table, text: &str) -> Result<Viewer, String> {
    if text == "spectator" {
        return Ok(Viewer::Spectator);
    }
    let seat: Seat = text.parse().map_err(|error| format!("{error} or \"spectator\""))?;
    if seat.0 < table.seats() {
        Ok(Viewer::Seat(seat))
    } else {
        Err(format!("found seat {seat}, which does not exist"))
    }
}

fn expect(table: &dyn Table, rest: &str) -> Result<(), String> {
    let (view, rest) = look(table, rest)?;
    let (pointer, wanted) = rest.split_once(' ').ok_or("wanted a JSON pointer and a JSON value")?;
    let wanted: Value = serde_json::from_str(wanted.trim()).map_err(|error| format!("the value: {error}"))?;
    let view: Value = serde_json::from_str(view.get()).map_err(|error| error.to_string())?;
    match view.pointer(pointer) {
        Some(found) if *found == wanted => Ok(()),
        Some(found) => Err(format!("{pointer} is {found}, expected {wanted}")),
        None => Err(format!("{pointer} is not in the view, expected {wanted}")),
    }
}

fn absent(table: &dyn Table, rest: &str) -> Result<(), String> {
    let (view, text) = look(table, rest)?;
    if view.get().contains(text) {
        Err(format!("{text} occurs in the view, expected it not to"))
    } else {
        Ok(())
    }
}

fn legal(table: &dyn Table, rest: &str) -> Result<(), String> {
    let (seat, wanted) = seat_and(rest)?;
    let moves: Vec<_> = table.legal(seat).into_iter().map(|mv| mv.text).collect();
    let found = if moves.is_empty() { "none".into() } else { moves.join(" | ") };
    differs("the list of legal moves", &found, wanted)
}

fn turn(table: &dyn Table, rest: &str) -> Result<(), String> {
    let (must, may) = rest.split_once("may").unwrap_or((rest, ""));
    let seats = |text: &str| -> Result<_, String> {
        text.split_whitespace().map(|seat| seat.parse::<Seat>().map_err(|error| format!("{error}"))).collect()
    };
    let wanted = Turn { must: seats(must)?, may: seats(may)? };
    differs("the turn", &format!("{:?}", table.turn()), &format!("{wanted:?}"))
}

fn told(open: &OpenTable, wanted: bool, rest: &str) -> Result<(), String> {
    let (viewer, kind) = rest.split_once(' ').ok_or("wanted a viewer and the type of an event")?;
    let viewer = read_viewer(open.table.as_ref(), viewer)?;
    let heard = open.told.iter().filter(|told| told.audience.includes(viewer));
    let kinds: Vec<String> = heard
        .filter_map(|told| serde_json::from_str::<Value>(told.event.get()).ok())
        .filter_map(|event| Some(event.get("type")?.as_str()?.to_owned()))
        .collect();
    if kinds.iter().any(|found| found == kind) == wanted {
        return Ok(());
    }
    let verb = if wanted { "expected" } else { "did not expect" };
    Err(format!("the last move told {viewer} [{}], {verb} {kind}", kinds.join(", ")))
}
