//! Messages of the one WebSocket of an open table. Texts only, one JSON object each.

use klad_engine::{Outcome, Seat};
use serde::{Deserialize, Serialize, de::IgnoredAny};
use serde_json::{Value, value::RawValue};

use crate::{
    ErrorBody, IdentityId, TableInfo,
    people::{Emote, Phrase},
};

/// How the socket's address ends where a client wants every view whole.
pub const WHOLE_VIEWS: &str = "?views=whole";

/// The largest message a client may send, in bytes.
pub const MESSAGE_MAX: usize = 8 << 10;

/// How the server closes a socket, beside the codes of the WebSocket protocol itself (1009, 1012).
pub mod close {
    /// A message that is none of [`super::FromClient`].
    pub const BAD_MESSAGE: u16 = 4400;
    /// The identity or the table is gone.
    pub const GONE: u16 = 4404;
    /// The client has not answered for too long.
    pub const SILENT: u16 = 4408;
    /// The device was signed out, or its guest was banned: do not come back by yourself.
    pub const SIGNED_OUT: u16 = 4401;
    /// The table is closed to spectators.
    pub const NO_SPECTATORS: u16 = 4403;
    /// Too many messages.
    pub const TOO_FAST: u16 = 4429;
}

/// Everything a client may send.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum FromClient {
    /// A move.
    Play {
        /// The number of the view it was made for.
        seen: u32,
        /// The move as JSON, or its notation as a text.
        #[serde(rename = "move")]
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        mv: Value,
        /// Comes back in the answer.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        id: Option<u32>,
    },
    /// A message to the table's arbiter, in its own vocabulary.
    Arbiter {
        /// What it says.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        message: Value,
    },
    /// A line of chat.
    Say {
        /// At most 300 characters.
        text: String,
    },
    /// A ready-made phrase.
    Phrase {
        /// Which.
        phrase: Phrase,
    },
    /// A face.
    Emote {
        /// Which.
        emote: Emote,
    },
    /// "I am here again": the seat is taken back from the bot that plays for it.
    Back,
    /// Asks for the whole view again.
    Resume,
    /// Asks for a [`FromServer::Pong`].
    Ping {
        /// Comes back.
        id: u32,
    },
}

/// Everything the server may send.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(concrete(J = Value, L = Vec<Value>)))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum FromServer<J = Value, L = Vec<J>> {
    /// The first message of a connection: all there is.
    Welcome(Box<Welcome<J, L>>),
    /// The view has changed.
    View(Frame<J, L>),
    /// Seats, state or host have changed.
    Table {
        /// The table as it is now.
        table: Box<TableInfo>,
    },
    /// Who is connected has changed.
    Presence(Presence),
    /// Somebody said something.
    Said(Said),
    /// Somebody makes a face.
    Emote {
        /// Who.
        seat: Seat,
        /// Which.
        emote: Emote,
    },
    /// A message of the table's arbiter, in its own vocabulary.
    Arbiter {
        /// What it says.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        message: Value,
    },
    /// The move came for an older view; the newer one has been sent.
    Stale {
        /// The id of the move.
        id: Option<u32>,
        /// The number of the view that counts now.
        number: u32,
    },
    /// The message was understood but is not allowed. The connection stays.
    Refused {
        /// The id of the move.
        id: Option<u32>,
        /// Why.
        error: ErrorBody,
    },
    /// The message makes no sense, or the server cannot go on. The connection is closed.
    Error {
        /// Why.
        error: ErrorBody,
    },
    /// The answer to a ping.
    Pong {
        /// The id of the ping.
        id: u32,
    },
}

/// The first message of a connection.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(concrete(J = Value, L = Vec<Value>)))]
pub struct Welcome<J = Value, L = Vec<J>> {
    /// Who the server thinks you are; none without an identity.
    pub me: Option<IdentityId>,
    /// Where you sit; none for spectators.
    pub seat: Option<Seat>,
    /// The table.
    pub table: TableInfo,
    /// Who is connected.
    pub presence: Presence,
    /// What was said lately, oldest first.
    pub said: Vec<Said>,
    /// The view; none before the game begins.
    pub frame: Option<Frame<J, L>>,
}

/// What one viewer sees, and may do.
///
/// `J` is how views, moves and events are held. Clients that look into them take the default, [`Value`]; those that only
/// pass them on read a [`FrameRef`] and copy nothing; the server writes frames whose parts, and whose list of moves `L`, are
/// JSON already.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(concrete(J = Value, L = Vec<Value>)))]
pub struct Frame<J = Value, L = Vec<J>> {
    /// Counts what this viewer was sent, and goes up within a connection. It does not count the table's moves: that
    /// would tell how many of them were hidden.
    pub number: u32,
    /// All that this viewer may know.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: J,
    /// What this viewer may do, as JSON moves.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub legal: L,
    /// What happened since the frame before; with `resumed`, what the table's log keeps of the last while.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub events: Vec<J>,
    /// Whether frames may be missing before this one: nothing is to be animated.
    pub resumed: bool,
    /// Whose turn it is.
    pub turn: Acting,
    /// The clocks, by seat; empty where nobody counts.
    pub clocks: Vec<ClockFace>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// The id of the last move of this seat that was made and is safely stored.
    pub ack: Option<u32>,
}

/// A [`Frame`] read without taking views, moves and events apart.
pub type FrameRef<'a> = Frame<&'a RawValue>;

/// What the server sends in place of [`FromServer::View`] where that is shorter: how the view before it has changed.
/// [`Follower`](crate::follow::Follower) makes the whole view out of it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(concrete(J = Value), rename = "Change"))]
#[serde(tag = "type", rename = "change")]
pub struct Change<J = Value> {
    /// As in [`Frame`].
    pub number: u32,
    /// How `view`, `legal`, `turn`, `clocks` and `outcome` have changed since the last frame of this connection; see
    /// [`difference`](crate::difference). `legal` holds places in the list of known moves: at first the legal moves of the
    /// last whole view.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub patch: J,
    /// Moves that are added to the list of known moves; left out where there are none.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "unknown[]", optional))]
    pub moves: Vec<J>,
    /// What happened since the frame before; left out where it is nothing.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "unknown[]", optional))]
    pub events: Vec<J>,
    /// As in [`Frame`]; left out where it is the same as before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ack: Option<u32>,
    /// Now and then: the check of the view's text as it has to be now ([`check`](crate::follow::check)).
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
    /// The table waits for these seats.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub must: Vec<Seat>,
    /// These can act as well, but nobody waits for them.
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
pub struct ClockFace {
    /// Whose.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// What is left, in milliseconds, when the message was made.
    pub left_ms: u32,
    /// Whether it runs.
    pub running: bool,
}

/// Who is connected.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Presence {
    /// These seats.
    pub online: Vec<Seat>,
    /// So many others look on.
    pub watchers: u32,
}

/// Something that was said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Said {
    /// By whom.
    pub by: IdentityId,
    /// What they were called.
    pub name: String,
    /// Where they sat; none for spectators.
    pub seat: Option<Seat>,
    /// What.
    pub what: Speech,
    /// When, in seconds since 1970.
    pub at: u32,
}

/// What can be said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Speech {
    /// A line.
    Text {
        /// The line.
        text: String,
    },
    /// A ready-made phrase.
    Phrase {
        /// Which.
        phrase: Phrase,
    },
}

impl FromClient {
    /// Reads a message.
    pub fn read(text: &str) -> Result<FromClient, serde_json::Error> {
        serde_json::from_str(text)
    }
}

/// [`FromClient::Play`], which is most of what clients say, read without the detour that a choice of many takes and
/// without taking the move apart.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayRef<'a> {
    #[serde(rename = "type")]
    _type: IgnoredAny,
    /// The number of the view it was made for.
    pub seen: u32,
    /// The move as JSON, or its notation as a text.
    #[serde(rename = "move", borrow)]
    pub mv: &'a RawValue,
    /// Comes back in the answer.
    #[serde(default)]
    pub id: Option<u32>,
}

impl<'a> PlayRef<'a> {
    /// Reads a move; nothing if it is some other message, or none.
    pub fn read(text: &'a str) -> Option<PlayRef<'a>> {
        if kind(text) == Some("play") { serde_json::from_str(text).ok() } else { None }
    }
}

/// The table's messages name their kind first; this reads it without the rest.
pub fn kind(text: &str) -> Option<&str> {
    text.strip_prefix("{\"type\":\"")?.split('"').next()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Where the short way reads a move, the long way reads the same, unless the move itself is nonsense.
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
    fn messages_read_as_they_are_written() {
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
    fn anything_else_is_refused() {
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
        fn no_object_makes_the_reader_panic(kind in "(play|say|ping|arbiter|phrase|emote|back|resume)", rest in ".*") {
            let _ = read(&format!(r#"{{"type":"{kind}",{rest}}}"#));
        }
    }
}
