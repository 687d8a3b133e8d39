//! Reads transcripts. Every fault names its line.

use arrayvec::ArrayVec;
use serde_json::Value;

use super::{Fault, Lines, MoveLine, TITLE, Transcript, bytes32};
use crate::{Outcome, SEATS_MAX, Seat};

/// No game is this long, and no honest file this large.
const BYTES_MAX: usize = 16 << 20;

impl Transcript {
    /// Reads a file's bytes.
    pub fn read(bytes: &[u8]) -> Result<Transcript, Fault> {
        if bytes.len() > BYTES_MAX {
            return Err(Fault::at(0, format!("found {} bytes, wanted at most {BYTES_MAX}", bytes.len())));
        }
        match std::str::from_utf8(bytes) {
            Ok(text) => Transcript::parse(text),
            Err(error) => {
                let line = 1 + bytes[..error.valid_up_to()].iter().filter(|&&byte| byte == b'\n').count();
                Err(Fault::at(line, "found bytes that are no text (UTF-8), wanted a transcript"))
            }
        }
    }

    /// Reads a text.
    pub fn parse(text: &str) -> Result<Transcript, Fault> {
        let mut lines = (1..).zip(text.lines()).map(|(number, line)| (number, line.trim_end()));
        match lines.next() {
            Some((_, TITLE)) => {}
            other => {
                let found = shorten(other.map_or("", |(_, line)| line));
                return Err(Fault::at(1, format!("found {found:?}, wanted {TITLE:?}")));
            }
        }
        let mut header = Header::default();
        for (number, line) in lines.by_ref() {
            if line.is_empty() {
                break;
            }
            header.read(number, line).map_err(|reason| Fault::at(number, reason))?;
        }
        let last = text.lines().count();
        let promised = header.moves;
        let mut transcript = header.finish(last)?;
        let promised = promised.ok_or_else(|| missing(last, "moves"))?;
        transcript.read_moves(lines)?;
        if promised != transcript.moves.len() {
            let reason =
                format!("the file has {} moves, its header promises {promised}", transcript.moves.len());
            return Err(Fault::at(last, reason));
        }
        Ok(transcript)
    }

    fn read_moves<'a>(&mut self, lines: impl Iterator<Item = (usize, &'a str)>) -> Result<(), Fault> {
        for (line, text) in lines.filter(|(_, text)| !text.is_empty()) {
            let (body, mark) = match text.rsplit_once(" #") {
                Some((body, mark)) => (body, Some(mark)),
                None => (text, None),
            };
            let number = self.moves.len() + 1;
            let mut words = body.splitn(3, ' ');
            let found: usize = words.next().and_then(|word| word.parse().ok()).ok_or_else(|| {
                Fault::at(line, format!("found {:?}, wanted move number {number}", shorten(text)))
            })?;
            if found != number {
                return Err(Fault::at(line, format!("found move number {found}, wanted {number}")));
            }
            let seat: Seat =
                words.next().unwrap_or("").parse().map_err(|error| Fault::at(line, format!("{error}")))?;
            let rest = words.next().ok_or_else(|| Fault::at(line, "the move is missing after the seat"))?;
            let (mv, at_ms) = match rest.rsplit_once(" @") {
                Some((mv, at)) => {
                    let wrong =
                        |_| Fault::at(line, format!("found time {:?}, wanted milliseconds", shorten(at)));
                    (mv, Some(at.parse().map_err(wrong)?))
                }
                None => (rest, None),
            };
            self.moves.push(MoveLine { seat, mv: mv.to_owned(), at_ms, line, mark: mark.map(str::to_owned) });
        }
        Ok(())
    }
}

#[derive(Default)]
struct Header {
    game: Option<String>,
    rules: Option<u32>,
    options: Option<Value>,
    seats: Option<u8>,
    players: Vec<String>,
    commitment: Option<[u8; 32]>,
    secret: Option<[u8; 32]>,
    nonces: Vec<(Seat, [u8; 32])>,
    moves: Option<usize>,
    result: Option<Outcome>,
    lines: Lines,
}

impl Header {
    fn read(&mut self, number: usize, line: &str) -> Result<(), String> {
        let (key, rest) = line.split_once(' ').unwrap_or((line, ""));
        match key {
            "game" => {
                self.lines.game = number;
                once(&mut self.game, rest.to_owned())
            }
            "rules" => {
                self.lines.rules = number;
                once(&mut self.rules, whole(rest)?)
            }
            "options" => {
                self.lines.options = number;
                once(
                    &mut self.options,
                    serde_json::from_str(rest).map_err(|error| format!("options: {error}"))?,
                )
            }
            "seats" => {
                self.lines.seats = number;
                once(&mut self.seats, whole(rest)?)
            }
            "seat" => self.read_player(rest),
            "commitment" => once(&mut self.commitment, bytes32(rest)?),
            "secret" => {
                self.lines.secret = number;
                once(&mut self.secret, bytes32(rest)?)
            }
            "nonce" => self.read_nonce(rest),
            "moves" => once(&mut self.moves, whole(rest)?),
            "result" => {
                self.lines.result = number;
                once(&mut self.result, read_result(rest)?)
            }
            _ => Err(format!(
                "found {:?}, wanted game, rules, options, seats, seat, commitment, secret, nonce, moves, result or \
                 an empty line before the moves",
                shorten(line)
            )),
        }
    }

    fn read_player(&mut self, rest: &str) -> Result<(), String> {
        let (seat, name) = rest.split_once(' ').unwrap_or((rest, ""));
        let wanted = Seat(self.players.len().min(SEATS_MAX - 1) as u8);
        let seat: Seat = seat.parse().map_err(|error| format!("{error}"))?;
        if seat != wanted || self.players.len() >= SEATS_MAX {
            return Err(format!("found seat {seat}, wanted seat {wanted} next"));
        }
        self.players.push(name.to_owned());
        Ok(())
    }

    fn read_nonce(&mut self, rest: &str) -> Result<(), String> {
        let (seat, digits) = rest.split_once(' ').unwrap_or((rest, ""));
        let seat: Seat = seat.parse().map_err(|error| format!("{error}"))?;
        if self.nonces.iter().any(|(other, _)| *other == seat) {
            return Err(format!("found a second nonce of seat {seat}"));
        }
        self.nonces.push((seat, bytes32(digits)?));
        Ok(())
    }

    fn finish(self, last: usize) -> Result<Transcript, Fault> {
        let missing = |what| missing(last, what);
        let seats = self.seats.ok_or_else(|| missing("seats"))?;
        if usize::from(seats) != self.players.len() {
            let reason = format!("found {} lines \"seat\", wanted {seats}", self.players.len());
            return Err(Fault::at(self.lines.seats, reason));
        }
        if let Some((seat, _)) = self.nonces.iter().find(|(seat, _)| seat.0 >= seats) {
            return Err(Fault::at(last, format!("found a nonce of seat {seat}, which does not exist")));
        }
        Ok(Transcript {
            game: self.game.ok_or_else(|| missing("game"))?,
            rules: self.rules.ok_or_else(|| missing("rules"))?,
            options: self.options.ok_or_else(|| missing("options"))?,
            players: self.players,
            commitment: self.commitment,
            secret: self.secret,
            nonces: self.nonces,
            result: self.result,
            moves: Vec::new(),
            lines: Lines { last, ..self.lines },
        })
    }
}

fn missing(last: usize, what: &str) -> Fault {
    Fault::at(last, format!("the header has no line {what:?}"))
}

fn once<T>(place: &mut Option<T>, value: T) -> Result<(), String> {
    if place.replace(value).is_some() { Err("found this line a second time".into()) } else { Ok(()) }
}

fn whole<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("found {:?}, wanted a whole number", shorten(text)))
}

/// Reads `places 1 2 scores 9 5`.
pub(crate) fn read_result(text: &str) -> Result<Outcome, String> {
    let wrong =
        || format!("found {:?}, wanted \"places 1 2 scores 9 5\", a number for each seat", shorten(text));
    let (places, scores) =
        text.strip_prefix("places ").and_then(|rest| rest.split_once(" scores ")).ok_or_else(wrong)?;
    let outcome =
        Outcome { places: numbers(places).ok_or_else(wrong)?, scores: numbers(scores).ok_or_else(wrong)? };
    if outcome.places.len() == outcome.scores.len() { Ok(outcome) } else { Err(wrong()) }
}

fn numbers<T: std::str::FromStr>(text: &str) -> Option<ArrayVec<T, SEATS_MAX>> {
    let mut list = ArrayVec::new();
    for word in text.split(' ') {
        list.try_push(word.parse().ok()?).ok()?;
    }
    Some(list)
}

/// The beginning of a text, for messages.
pub(crate) fn shorten(text: &str) -> String {
    text.chars().take(60).collect()
}
