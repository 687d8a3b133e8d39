//! Errors that handlers return.

use axum::{
    Json,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use klad_engine::{PlayError, SetupError};
use klad_protocol::{Code, ErrorBody};
use klad_store::StoreError;

/// An error response.
#[derive(Debug, Clone)]
pub(crate) struct ApiError(pub(crate) Box<ErrorBody>);

pub(crate) type Answer<T> = Result<T, ApiError>;

impl ApiError {
    pub(crate) fn new(code: Code, message: impl Into<String>) -> ApiError {
        ApiError(Box::new(ErrorBody::new(code, message)))
    }

    pub(crate) fn not_found(what: &str) -> ApiError {
        ApiError::new(Code::NotFound, format!("there is no such {what}"))
    }

    pub(crate) fn try_again() -> ApiError {
        ApiError::new(Code::TryAgain, "the server cannot do this right now; try again")
    }
}

impl From<StoreError> for ApiError {
    /// The log has the details; the client learns only that it may try again.
    fn from(error: StoreError) -> ApiError {
        tracing::error!(%error, "the store failed");
        ApiError::try_again()
    }
}

impl From<SetupError> for ApiError {
    fn from(error: SetupError) -> ApiError {
        let mut body = ErrorBody::new(Code::BadOptions, error.message);
        body.rule = Some(error.rule.to_string());
        ApiError(Box::new(body))
    }
}

impl From<PlayError> for ApiError {
    fn from(error: PlayError) -> ApiError {
        let message = error.to_string();
        match error {
            PlayError::Unreadable { .. } | PlayError::NoSuchSeat { .. } => {
                ApiError::new(Code::BadRequest, message)
            }
            PlayError::Refused { rule, message, detail } => {
                let mut body = ErrorBody::new(Code::Refused, message);
                body.rule = Some(rule.to_string());
                body.detail = Some(detail);
                ApiError(Box::new(body))
            }
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.0.code.status()).expect("codes have statuses");
        let retry = matches!(self.0.code, Code::TooFast | Code::TryAgain);
        let mut response = (status, Json(*self.0)).into_response();
        if retry {
            response.headers_mut().insert(header::RETRY_AFTER, header::HeaderValue::from_static("1"));
        }
        response
    }
}
