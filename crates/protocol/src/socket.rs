//! Messages of a table's WebSocket. Text only, one JSON object each.

use klad_engine::{Outcome, Seat};
use serde::{Deserialize, Serialize, de::IgnoredAny};
use serde_json::{Value, value::RawValue};

use crate::{
    ErrorBody, IdentityId, TableInfo,
    people::{Emote, Phrase},
};

/// Query string of the socket's URL for a client that wants every view whole.
pub const WHOLE_VIEWS: &str = "?views=whole";

/// The largest message a client may send, in bytes.
pub const MESSAGE_MAX: usize = 8 << 10;

/// Codes with which the server closes a socket, besides those of the WebSocket protocol itself (1009, 1012).
pub mod close {
    /// A message that is not a [`super::FromClient`].
    pub const BAD_MESSAGE: u16 = 4400;
    /// The identity or the table no longer exists.
    pub const GONE: u16 = 4404;
    /// The client has not responded for too long.
    pub const SILENT: u16 = 4408;
    /// The device was signed out, or its guest was banned. Do not reconnect automatically.
    pub const SIGNED_OUT: u16 = 4401;
    /// The table is closed to spectators.
    pub const NO_SPECTATORS: u16 = 4403;
    /// The client sends too many messages.
    pub const TOO_FAST: u16 = 4429;
}

/// Everything a client may send.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum FromClient {
    /// Make a move.
    Play {
        /// The number of the view the move was made for.
        seen: u32,
        /// The move as JSON, or its notation as a string.
        #[serde(rename = "move")]
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        mv: Value,
        /// Returned in the answer to this move.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        id: Option<u32>,
    },
    /// A message to the table's arbiter, in its own vocabulary.
    Arbiter {
        /// The message, as the game's arbiter defines it.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        message: Value,
    },
    /// Say a line in the chat.
    Say {
        /// The line, at most 300 characters.
        text: String,
    },
    /// Say a ready-made phrase.
    Phrase {
        /// The phrase to say.
        phrase: Phrase,
    },
    /// Show a face for a moment.
    Emote {
        /// The face to show.
        emote: Emote,
    },
    /// "I'm here": take the seat back from the bot that plays for it.
    Back,
    /// Ask for the whole view again, in a [`FromServer::Welcome`].
    Resume,
    /// Reveal your nonce, as over HTTP. The `table` that follows shows it.
    Reveal {
        /// The 32 bytes you committed to, as 64 hexadecimal digits.
        nonce: String,
    },
    /// Go on to the next game with the same people on this socket, once this one is over. The table for it is opened if
    /// there is none yet, you take a seat there, and a [`FromServer::Welcome`] from that table follows. When everybody has
    /// done so, the seats are fixed.
    Rematch {
        /// Hash of your nonce for the next game, as 64 hexadecimal digits.
        commitment: String,
    },
    /// Ask for a [`FromServer::Pong`].
    Ping {
        /// Returned in the pong.
        id: u32,
    },
}

/// Everything the server may send.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(concrete(J = Value, L = Vec<Value>)))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum FromServer<J = Value, L = Vec<J>> {
    /// The first message of a connection, and again whenever frames may be missing: everything the client needs.
    Welcome(Box<Welcome<J, L>>),
    /// The view has changed.
    View(Frame<J, L>),
    /// The seats, state or host have changed, or somebody has committed or revealed.
    Table {
        /// The table as it is now.
        table: Box<TableInfo>,
    },
    /// Somebody has connected or disconnected.
    Presence(Presence),
    /// Somebody said something.
    Said(Said),
    /// Somebody shows a face.
    Emote {
        /// The seat that shows it.
        seat: Seat,
        /// The face to show for a moment.
        emote: Emote,
    },
    /// A message from the table's arbiter, in its own vocabulary.
    Arbiter {
        /// The message, as the game's arbiter defines it.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        message: Value,
    },
    /// The move was made for an older view. Nothing was done, and the current view has been sent.
    Stale {
        /// The `id` of the move.
        id: Option<u32>,
        /// The number of the current view.
        number: u32,
    },
    /// The message was understood but is not allowed. The connection stays open.
    Refused {
        /// The `id` of the move, if it was one.
        id: Option<u32>,
        /// What forbids it.
        error: ErrorBody,
    },
    /// The message was not understood, or the server cannot continue. The connection is closed.
    Error {
        /// What went wrong.
        error: ErrorBody,
    },
    /// The answer to a ping.
    Pong {
        /// The `id` of the ping.
        id: u32,
    },
}

/// The first message of a connection, and again whenever frames may be missing.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(concrete(J = Value, L = Vec<Value>)))]
pub struct Welcome<J = Value, L = Vec<J>> {
    /// Your public id, or null without an identity.
    pub me: Option<IdentityId>,
    /// Your seat, or null for spectators.
    pub seat: Option<Seat>,
    /// The table as everybody sees it.
    pub table: TableInfo,
    /// Who is connected.
    pub presence: Presence,
    /// Recent lines of chat, oldest first.
    pub said: Vec<Said>,
    /// The current frame, or null before the game begins.
    pub frame: Option<Frame<J, L>>,
}

/// What one viewer sees and may do.
///
/// `J` is the type of views, moves and events. Clients that look inside them use the default, [`Value`]; those that
/// only pass them on read a [`FrameRef`] and copy nothing; the server writes frames whose parts, and whose list of
/// moves `L`, are already JSON.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(concrete(J = Value, L = Vec<Value>)))]
pub struct Frame<J = Value, L = Vec<J>> {
    /// Counts the frames this viewer was sent; increases within a connection. It is not the number of moves, which
    /// would reveal how many were hidden.
    pub number: u32,
    /// Everything this viewer may know.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: J,
    /// The moves this viewer may make, as JSON.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub legal: L,
    /// What happened since the previous frame; if `resumed`, recent events from the table's log.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub events: Vec<J>,
    /// Whether frames may be missing before this one. If so, do not animate the events.
    pub resumed: bool,
    /// Whose turn it is.
    pub turn: Acting,
    /// The clocks by seat; empty at a table without a clock.
    pub clocks: Vec<ClockReading>,
    /// The outcome, once the game is over.
    pub outcome: Option<Outcome>,
    /// The `id` of this seat's last move that was made and is durable.
    pub ack: Option<u32>,
}

/// A [`Frame`] read without parsing its views, moves and events.
pub type FrameRef<'a> = Frame<&'a RawValue>;

/// What the server sends instead of [`FromServer::View`] when that is shorter: how the view differs from the previous
/// one. Its `type` is `change`. [`Follower`](crate::follow::Follower) turns it back into a whole view.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(concrete(J = Value)))]
pub struct Change<J = Value> {
    /// As in [`Frame`].
    pub number: u32,
    /// How `view`, `legal`, `turn`, `clocks` and `outcome` have changed since the last frame of this connection; see
    /// [`difference`](crate::difference). `legal` consists of indices into the list of known moves, which starts as the
    /// legal moves of the last whole view.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub patch: J,
    /// Moves to append to the list of known moves; omitted if there are none.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "unknown[]", optional))]
    pub moves: Vec<J>,
    /// What happened since the previous frame; omitted if nothing did.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "unknown[]", optional))]
    pub events: Vec<J>,
    /// As in [`Frame`]; omitted if unchanged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ack: Option<u32>,
    /// The check of the view after this change ([`check`](crate::follow::check)). Sent only now and then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub check: Option<u32>,
}

/// Whose turn it is.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Acting {
    /// The seats the table waits for.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub must: Vec<Seat>,
    /// The seats that can act as well, although nobody waits for them.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub may: Vec<Seat>,
}

impl From<klad_engine::Turn> for Acting {
    fn from(turn: klad_engine::Turn) -> Acting {
        Acting { must: turn.must.iter().collect(), may: turn.may.iter().collect() }
    }
}

/// The clock of one seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ClockReading {
    /// The seat whose clock it is.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// Milliseconds left when the message was made.
    pub left_ms: u32,
    /// Whether the clock is running.
    pub running: bool,
}

/// Who is connected.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Presence {
    /// The seats that are connected.
    pub online: Vec<Seat>,
    /// The number of spectators that are connected.
    pub watchers: u32,
}

/// A line of chat or a ready-made phrase that somebody said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Said {
    /// The guest who said it.
    pub by: IdentityId,
    /// Their display name when they said it.
    pub name: String,
    /// Their seat, or null for a spectator.
    pub seat: Option<Seat>,
    /// The text or phrase.
    #[serde(rename = "what")]
    pub content: Speech,
    /// When it was said, in seconds since 1970.
    pub at: u32,
}

/// What can be said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Speech {
    /// A line of chat.
    Text {
        /// The text of the line.
        text: String,
    },
    /// A ready-made phrase.
    Phrase {
        /// The phrase that was said.
        phrase: Phrase,
    },
}

impl FromClient {
    /// Reads a message.
    pub fn read(text: &str) -> Result<FromClient, serde_json::Error> {
        serde_json::from_str(text)
    }
}

/// [`FromClient::Play`], the most frequent message, read without the cost of a tagged enum and without parsing the
/// move.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayRef<'a> {
    #[serde(rename = "type")]
    _type: IgnoredAny,
    /// The number of the view the move was made for.
    pub seen: u32,
    /// The move as JSON, or its notation as a string.
    #[serde(rename = "move", borrow)]
    pub mv: &'a RawValue,
    /// Returned in the answer to this move.
    #[serde(default)]
    pub id: Option<u32>,
}

impl<'a> PlayRef<'a> {
    /// Reads a move. `None` if the text is another message or not a message.
    pub fn read(text: &'a str) -> Option<PlayRef<'a>> {
        if kind(text) == Some("play") { serde_json::from_str(text).ok() } else { None }
    }
}

/// The `type` of a message, without reading the rest. Messages at a table start with it.
pub fn kind(text: &str) -> Option<&str> {
    text.strip_prefix("{\"type\":\"")?.split('"').next()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Whenever the fast path reads a move, the general parser reads the same one, unless the move itself is malformed.
    fn read(text: &str) -> Result<FromClient, serde_json::Error> {
        let long = FromClient::read(text);
        let short = PlayRef::read(text).and_then(|play| {
            let mv = serde_json::from_str(play.mv.get()).ok()?;
            Some(FromClient::Play { seen: play.seen, mv, id: play.id })
        });
        if let Some(short) = short {
            assert_eq!(Some(&short), long.as_ref().ok(), "{text}");
        }
        long
    }

    #[test]
    fn messages_round_trip() {
        let play = FromClient::Play { seen: 3, mv: serde_json::json!({"type": "draw"}), id: Some(7) };
        assert_eq!(
            serde_json::to_string(&play).unwrap(),
            r#"{"type":"play","seen":3,"move":{"type":"draw"},"id":7}"#
        );
        let text = serde_json::to_string(&play).unwrap();
        assert_eq!(read(&text).unwrap(), play);
        assert_eq!(PlayRef::read(&text).unwrap().mv.get(), r#"{"type":"draw"}"#);
        assert!(PlayRef::read(r#"{"type":"ping","id":3}"#).is_none());
        assert_eq!(read(r#"{"type":"back"}"#).unwrap(), FromClient::Back);
        assert_eq!(kind(r#"{"type":"view","number":1}"#), Some("view"));
        assert_eq!(kind(r#"{"number":1}"#), None);
    }

    #[test]
    fn malformed_messages_are_refused() {
        for wrong in [
            "",
            "null",
            "[]",
            "{}",
            r#"{"type":"plai"}"#,
            r#"{"type":"play"}"#,
            r#"{"type":"play","seen":-1,"move":"x"}"#,
            r#"{"type":"play","seen":4294967296,"move":"x"}"#,
            r#"{"type":"play","seen":1,"move":"x","seat":2}"#,
            r#"{"type":"emote","emote":"bomb"}"#,
            r#"{"type":"say","text":7}"#,
        ] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
        let deep = format!(r#"{{"type":"arbiter","message":{}{}}}"#, "[".repeat(4000), "]".repeat(4000));
        assert!(read(&deep).is_err());
    }

    proptest! {
        #[test]
        fn no_text_makes_the_reader_panic(text in ".*") {
            let _ = read(&text);
            let _ = kind(&text);
        }

        #[test]
        fn no_object_makes_the_reader_panic(kind in "(play|say|ping|arbiter|phrase|emote|back|resume|reveal|rematch)", rest in ".*") {
            let _ = read(&format!(r#"{{"type":"{kind}",{rest}}}"#));
        }
    }
}
