//! Every error a server may return, each with a stable code.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What went wrong, for programs. New codes may be added; existing ones keep their meaning.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// The body, message or parameter is malformed. Status 400.
    BadRequest,
    /// There is no identity, or the secret is unknown. Status 401.
    NoIdentity,
    /// The request comes from a page of another site. Status 403.
    BadOrigin,
    /// Only the host may do this. Status 403.
    NotHost,
    /// Only people seated at the table may do this. Status 403.
    NotSeated,
    /// You are banned or muted, or were removed from this table a moment ago. Status 403.
    #[serde(rename = "barred")]
    Restricted,
    /// The password of the table is missing or wrong. Status 403.
    WrongPassword,
    /// The table is closed to spectators. Status 403.
    NoSpectators,
    /// The link belongs to a different guest from the one this device is signed in as; `detail` names both. Status 409.
    OtherIdentity,
    /// No such table, game, seat or page. Status 404.
    NotFound,
    /// The URL exists, but not with this method. Status 405.
    MethodNotAllowed,
    /// The request took too long to arrive. Status 408.
    TooSlow,
    /// The seat is taken. Status 409.
    SeatTaken,
    /// The table is in the wrong state for this (not yet started, already over, …). Status 409.
    WrongState,
    /// The move was made for an older view; the current one is on its way. Status 409.
    Stale,
    /// The game is not over, so hidden things stay hidden. Status 409.
    NotOver,
    /// The body or message is too large. Status 413.
    TooLarge,
    /// The body is not JSON. Status 415.
    BadMediaType,
    /// The options, seats or clock do not suit the game. Names the rule if there is one. Status 422.
    BadOptions,
    /// The name, picture or text is not acceptable. Status 422.
    BadName,
    /// The rules forbid the move. Names the rule. Status 422.
    Refused,
    /// The table does not allow this kind of chat. Status 422.
    ChatOff,
    /// The link is unknown, already used or expired. Status 422.
    BadLink,
    /// Too many requests or messages. Status 429.
    TooFast,
    /// This identity has too many tables open, or the server is full. Status 429.
    TooMany,
    /// The server was upgraded and no longer plays the rules this table started with. Status 409.
    RulesChanged,
    /// The table was stopped by a bug in the server or the rules; its transcript is kept. Status 500.
    Stopped,
    /// The store is not responding, or the server is shutting down: try again. Status 503.
    TryAgain,
}

impl Code {
    /// The HTTP status of this code.
    pub fn status(self) -> u16 {
        match self {
            Code::BadRequest => 400,
            Code::NoIdentity => 401,
            Code::BadOrigin
            | Code::NotHost
            | Code::NotSeated
            | Code::Restricted
            | Code::WrongPassword
            | Code::NoSpectators => 403,
            Code::NotFound => 404,
            Code::MethodNotAllowed => 405,
            Code::TooSlow => 408,
            Code::OtherIdentity
            | Code::SeatTaken
            | Code::WrongState
            | Code::Stale
            | Code::NotOver
            | Code::RulesChanged => 409,
            Code::TooLarge => 413,
            Code::BadMediaType => 415,
            Code::BadOptions | Code::BadName | Code::Refused | Code::ChatOff | Code::BadLink => 422,
            Code::TooFast | Code::TooMany => 429,
            Code::Stopped => 500,
            Code::TryAgain => 503,
        }
    }
}

/// The body of every error response.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ErrorBody {
    /// What went wrong, for programs.
    pub code: Code,
    /// What went wrong, in English, for developers.
    pub message: String,
    /// The id of the rule that forbids it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rule: Option<String>,
    /// The refusal with its type and numbers, for a message in the player's language.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub detail: Option<Value>,
}

impl ErrorBody {
    /// An error with this message and no rule.
    pub fn new(code: Code, message: impl Into<String>) -> ErrorBody {
        ErrorBody { code, message: message.into(), rule: None, detail: None }
    }
}

impl std::fmt::Display for ErrorBody {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}: {}", self.code, self.message)
    }
}

impl std::error::Error for ErrorBody {}
