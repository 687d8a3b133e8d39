//! The protocol's description of a local table.

use klad_engine::{
    Seat, SeatSet,
    transcript::{Transcript, hex},
};
use klad_protocol::{
    Chat, Clock, FromServer, IdentityId, Occupant, SeatInfo, TableId, TableInfo, TableState, allows_hints,
    socket::{Frame, Presence, Welcome},
};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// Who sits in a seat: a person with a name and a picture, or a bot with its level.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Seated {
    #[serde(rename = "type")]
    kind: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    picture: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    level: Option<String>,
}

impl Seated {
    /// The level of a bot; `None` for a person.
    pub(crate) fn level(&self) -> Option<&str> {
        self.level.as_deref().filter(|_| self.kind == "bot")
    }

    /// Parses the player of a transcript.
    fn of_player(name: &str) -> Seated {
        match name.strip_prefix("bot ") {
            Some(level) => {
                Seated { kind: "bot".into(), name: None, picture: None, level: Some(level.into()) }
            }
            None => Seated { kind: "person".into(), name: Some(name.into()), picture: Some(0), level: None },
        }
    }

    /// Its name in a transcript.
    pub(crate) fn title(&self) -> String {
        occupant(Seat(0), self).title()
    }
}

/// The id of the person in a seat.
fn identity(seat: Seat) -> IdentityId {
    format!("seat0000000{}", seat.0).parse().expect("twelve letters and digits")
}

fn occupant(seat: Seat, seated: &Seated) -> Occupant {
    match seated.level() {
        Some(level) => Occupant::Bot { level: level.to_owned() },
        None => Occupant::Person {
            id: identity(seat),
            name: seated.name.clone().unwrap_or_default(),
            picture: seated.picture.unwrap_or(0),
        },
    }
}

/// The info of a running table that was opened at `created`, in seconds since 1970.
pub(crate) fn playing(id: TableId, transcript: &Transcript, seats: &[Seated], created: u32) -> TableInfo {
    let people = Seat::all(seats.len() as u8).filter(|seat| seats[seat.index()].level().is_none());
    let seat = |(seat, seated): (Seat, &Seated)| SeatInfo {
        occupant: occupant(seat, seated),
        away: false,
        commitment: None,
        revealed: false,
        nonce: None,
        chair: None,
    };
    let seats: Vec<SeatInfo> = Seat::all(seats.len() as u8).zip(seats).map(seat).collect();
    TableInfo {
        id,
        game: transcript.game.clone(),
        rules: transcript.rules,
        options: transcript.options.clone(),
        state: TableState::Playing,
        host: identity(people.min().unwrap_or(Seat(0))),
        hints: allows_hints(TableState::Playing, &seats),
        seats,
        clock: Clock::None,
        chat: Chat::Off,
        listed: false,
        commitment: transcript.commitment.map_or(String::new(), |commitment| hex(&commitment)),
        secret: None,
        draw: None,
        created,
        started: Some(created),
        ended: None,
        outcome: None,
        next: None,
    }
}

/// Marks the game as over: everybody may know the secret.
pub(crate) fn end(info: &mut TableInfo, transcript: &Transcript, now_ms: u64) {
    info.state = TableState::Over;
    info.hints = false;
    info.secret = transcript.secret.map(|secret| hex(&secret));
    info.ended = Some(info.created.saturating_add((now_ms / 1000) as u32));
    info.outcome = transcript.result.clone();
}

/// The table of a transcript.
pub(crate) fn of_transcript(transcript: &Transcript) -> TableInfo {
    let seats: Vec<Seated> = transcript.players.iter().map(|name| Seated::of_player(name)).collect();
    let mut info = playing(TableId::from_random([0; 8]), transcript, &seats, 0);
    if transcript.result.is_some() {
        end(&mut info, transcript, transcript.moves.last().and_then(|line| line.at_ms).unwrap_or(0));
    }
    info
}

/// The first message on a connection.
pub(crate) fn welcome<'a>(
    seat: Option<Seat>,
    table: TableInfo,
    people: SeatSet,
    frame: Frame<&'a RawValue, &'a RawValue>,
) -> FromServer<&'a RawValue, &'a RawValue> {
    FromServer::Welcome(Box::new(Welcome {
        me: seat.map(identity),
        seat,
        table,
        presence: Presence { online: people.iter().collect(), watchers: 0 },
        said: Vec::new(),
        frame: Some(frame),
    }))
}
