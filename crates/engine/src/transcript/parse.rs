//! Parses transcripts. Every fault names its line.

use arrayvec::ArrayVec;
use serde_json::Value;

use super::{Fault, Lines, MoveLine, TITLE, Transcript, bytes32};
use crate::{
    Outcome, SEATS_MAX, Seat,
    draw::{Beacon, Chair, Draw, Restart, SCHEME, Share},
};

/// Larger than the file of any real game.
const BYTES_MAX: usize = 16 << 20;
/// [`SEATS_MAX`] as a `u8`, to match chair numbers.
const SEATS_MAX_U8: u8 = SEATS_MAX as u8;

impl Transcript {
    /// Parses the bytes of a file.
    pub fn read(bytes: &[u8]) -> Result<Transcript, Fault> {
        if bytes.len() > BYTES_MAX {
            return Err(Fault::at(0, format!("found {} bytes, wanted at most {BYTES_MAX}", bytes.len())));
        }
        match std::str::from_utf8(bytes) {
            Ok(text) => Transcript::parse(text),
            Err(error) => {
                let line = 1 + bytes[..error.valid_up_to()].iter().filter(|&&byte| byte == b'\n').count();
                Err(Fault::at(line, "found bytes that are not UTF-8 text, wanted a transcript"))
            }
        }
    }

    /// Parses a text.
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
                format!("the file has {} moves, but its header says {promised}", transcript.moves.len());
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
    scheme: Option<u32>,
    table: Option<String>,
    restarts: Vec<Restart>,
    chairs: Vec<Chair>,
    beacon: Option<Beacon>,
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
            "scheme" => once(&mut self.scheme, read_scheme(rest)?),
            "table" => once(&mut self.table, read_table(rest)?),
            "restart" => self.read_restart(rest),
            "chair" => {
                self.lines.chairs = number;
                self.read_chair(rest)
            }
            "beacon" => once(&mut self.beacon, read_beacon(rest)?),
            "moves" => once(&mut self.moves, whole(rest)?),
            "result" => {
                self.lines.result = number;
                once(&mut self.result, read_result(rest)?)
            }
            _ => Err(format!(
                "found {:?}, wanted game, rules, options, seats, seat, commitment, secret, nonce, scheme, table, \
                 restart, chair, beacon, moves, result or an empty line before the moves",
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

    /// Reads `2 5f… 3 Anna`: in the second attempt, the person on the third chair did not reveal.
    fn read_restart(&mut self, rest: &str) -> Result<(), String> {
        let wrong =
            || format!("found {:?}, wanted a number, a commitment, a chair and a name", shorten(rest));
        let mut words = rest.splitn(4, ' ');
        let mut word = || words.next().ok_or_else(wrong);
        let (number, commitment): (usize, _) = (whole(word()?)?, bytes32(word()?)?);
        let (chair, name) = (chair_number(word()?)?, word()?.to_owned());
        if number == self.restarts.len() + 1 {
            self.restarts.push(Restart { commitment, missing: Vec::new() });
        }
        let wanted = self.restarts.len();
        match self.restarts.last_mut() {
            Some(restart) if number == wanted && restart.commitment == commitment => {
                restart.missing.push((chair, name));
                Ok(())
            }
            _ => Err(format!("found restart {number}, wanted {} next, each with one commitment", wanted + 1)),
        }
    }

    /// Reads `1 B` for a bot, or `1 B 8a… 9c…` for a person: commitment and nonce.
    fn read_chair(&mut self, rest: &str) -> Result<(), String> {
        let words: Vec<&str> = rest.split(' ').collect();
        let (number, seat, share) = match words[..] {
            [number, seat] => (number, seat, None),
            [number, seat, commitment, nonce] => {
                let share = Share { commitment: bytes32(commitment)?, nonce: bytes32(nonce)? };
                (number, seat, Some(share))
            }
            _ => {
                let found = shorten(rest);
                return Err(format!(
                    "found {found:?}, wanted a chair, its seat, its commitment and its nonce"
                ));
            }
        };
        let (chair, wanted) = (chair_number(number)?, self.chairs.len());
        if usize::from(chair) != wanted {
            return Err(format!("found chair {}, wanted chair {} next", chair + 1, wanted + 1));
        }
        let seat: Seat = seat.parse().map_err(|error| format!("{error}"))?;
        if self.chairs.iter().any(|other| other.seat == seat) {
            return Err(format!("found a second chair in seat {seat}"));
        }
        self.chairs.push(Chair { seat, share });
        Ok(())
    }

    /// The lines of scheme 2, which must be all present or all absent.
    fn take_draw(&mut self, seats: u8, last: usize) -> Result<Option<Draw>, Fault> {
        let (table, restarts) = (self.table.take(), std::mem::take(&mut self.restarts));
        let chairs = std::mem::take(&mut self.chairs);
        if self.scheme != Some(SCHEME) {
            if table.is_some() || !restarts.is_empty() || !chairs.is_empty() || self.beacon.is_some() {
                return Err(missing(last, "scheme"));
            }
            return Ok(None);
        }
        if !self.nonces.is_empty() {
            return Err(Fault::at(last, "found a line \"nonce\", which scheme 2 does not have"));
        }
        if chairs.len() != usize::from(seats) {
            let reason = format!("found {} lines \"chair\", wanted {seats}", chairs.len());
            return Err(Fault::at(last, reason));
        }
        if let Some(chair) = chairs.iter().find(|chair| chair.seat.0 >= seats) {
            return Err(Fault::at(
                last,
                format!("found a chair in seat {}, which does not exist", chair.seat),
            ));
        }
        let table = table.ok_or_else(|| missing(last, "table"))?;
        Ok(Some(Draw { table, restarts, chairs, beacon: self.beacon }))
    }

    fn finish(mut self, last: usize) -> Result<Transcript, Fault> {
        let missing = |what| missing(last, what);
        let seats = self.seats.ok_or_else(|| missing("seats"))?;
        if usize::from(seats) != self.players.len() {
            let reason = format!("found {} lines \"seat\", wanted {seats}", self.players.len());
            return Err(Fault::at(self.lines.seats, reason));
        }
        if let Some((seat, _)) = self.nonces.iter().find(|(seat, _)| seat.0 >= seats) {
            return Err(Fault::at(last, format!("found a nonce of seat {seat}, which does not exist")));
        }
        let draw = self.take_draw(seats, last)?;
        Ok(Transcript {
            game: self.game.ok_or_else(|| missing("game"))?,
            rules: self.rules.ok_or_else(|| missing("rules"))?,
            options: self.options.ok_or_else(|| missing("options"))?,
            players: self.players,
            commitment: self.commitment,
            secret: self.secret,
            nonces: self.nonces,
            draw,
            result: self.result,
            moves: Vec::new(),
            lines: Lines { last, ..self.lines },
        })
    }
}

fn read_scheme(text: &str) -> Result<u32, String> {
    match whole(text)? {
        scheme @ (1 | SCHEME) => Ok(scheme),
        scheme => Err(format!(
            "found scheme {scheme}, but this program knows only 1 and {SCHEME}; a newer one may know it"
        )),
    }
}

fn read_table(text: &str) -> Result<String, String> {
    let is_name = (1..=64).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_graphic());
    let found = shorten(text);
    is_name.then(|| text.to_owned()).ok_or_else(|| format!("found {found:?}, wanted the name of a table"))
}

fn read_beacon(text: &str) -> Result<Beacon, String> {
    let mut words = text.splitn(3, ' ');
    let mut word =
        || words.next().ok_or_else(|| "wanted an anchor, a round and the value of a beacon".to_owned());
    Ok(Beacon { anchor: bytes32(word()?)?, round: whole(word()?)?, value: bytes32(word()?)? })
}

/// Converts a chair's number in the file, from 1, to its index, from 0.
fn chair_number(text: &str) -> Result<u8, String> {
    match whole(text)? {
        number @ 1..=SEATS_MAX_U8 => Ok(number - 1),
        number => Err(format!("found chair {number}, wanted 1 to {SEATS_MAX}")),
    }
}

fn missing(last: usize, what: &str) -> Fault {
    Fault::at(last, format!("the header has no line {what:?}"))
}

fn once<T>(place: &mut Option<T>, value: T) -> Result<(), String> {
    if place.replace(value).is_some() { Err("found this line twice".into()) } else { Ok(()) }
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

/// The beginning of a text, for quoting in messages.
pub(crate) fn shorten(text: &str) -> String {
    crate::notation::excerpt(text, 60)
}
