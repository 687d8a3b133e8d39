//! Failures, with a code that the page puts into words.

use klad_engine::{PlayError, SetupError, transcript::Fault};
use serde::{Deserialize, Serialize};

/// Codes, as listed by `EngineCode` in `web/src/lib/engine/types.ts`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Code {
    BadOptions,
    BadTranscript,
    RulesChanged,
    NotOver,
    NothingToTakeBack,
    Internal,
}

/// Why a request failed.
#[derive(Debug, Serialize)]
pub(crate) struct Failure {
    pub(crate) code: Code,
    pub(crate) message: String,
    pub(crate) line: usize,
    pub(crate) rule: Option<&'static str>,
}

impl Failure {
    pub(crate) fn new(code: Code, message: impl Into<String>) -> Failure {
        Failure { code, message: message.into(), line: 0, rule: None }
    }

    /// A request that the page should never have sent.
    pub(crate) fn internal(message: &str) -> Failure {
        Failure::new(Code::Internal, message)
    }
}

impl From<Fault> for Failure {
    fn from(fault: Fault) -> Failure {
        Failure {
            code: Code::BadTranscript,
            message: fault.reason,
            line: fault.line,
            rule: fault.rule.map(|rule| rule.0),
        }
    }
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Failure {
        Failure { code: Code::BadOptions, message: error.message, line: 0, rule: Some(error.rule.0) }
    }
}

impl From<PlayError> for Failure {
    fn from(error: PlayError) -> Failure {
        Failure::internal(&error.to_string())
    }
}

/// Parses a request or a part of one.
pub(crate) fn read<'a, T: Deserialize<'a>>(request: &'a str) -> Result<T, Failure> {
    serde_json::from_str(request)
        .map_err(|error| Failure::internal(&format!("the request cannot be read: {error}")))
}
