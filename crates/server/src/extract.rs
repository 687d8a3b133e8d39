//! Request extractors: everything that cannot be parsed gets an error with a code.

use axum::{
    body::Bytes,
    extract::{FromRequest, FromRequestParts, Request},
    http::{header, request::Parts},
};
use klad_engine::{Seat, read_strictly};
use klad_protocol::{Code, TableId};
use serde::{Serialize, de::DeserializeOwned};

use crate::{
    app::App,
    error::{Answer, ApiError},
    pace::is_too_slow,
};

/// A JSON body.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned + Serialize> FromRequest<App> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> Answer<Body<T>> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
        let kind = kind.unwrap_or_default().split(';').next().unwrap_or_default().trim();
        if !kind.eq_ignore_ascii_case("application/json") {
            return Err(ApiError::new(
                Code::BadMediaType,
                "found another content type, wanted application/json",
            ));
        }
        let bytes = Bytes::from_request(request, app).await.map_err(|rejection| {
            match rejection.status().as_u16() {
                413 => ApiError::new(Code::TooLarge, "the body is too large"),
                _ if is_too_slow(&rejection) => {
                    app.metrics.too_slow.add(1);
                    ApiError::new(Code::TooSlow, "the body arrived too slowly")
                }
                _ => ApiError::new(Code::BadRequest, "the body cannot be read"),
            }
        })?;
        if !is_object(&bytes) {
            return Err(ApiError::new(Code::BadRequest, "found another kind of JSON, wanted an object"));
        }
        let read = std::str::from_utf8(&bytes).map_err(|error| error.to_string()).and_then(read_strictly);
        let bad = |reason| ApiError::new(Code::BadRequest, format!("the body cannot be read: {reason}"));
        Ok(Body(read.map_err(bad)?))
    }
}

/// Whether this JSON starts like an object.
pub(crate) fn is_object(json: &[u8]) -> bool {
    json.trim_ascii_start().first() == Some(&b'{')
}

/// The query parameters.
pub(crate) struct Query<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<App> for Query<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Answer<Query<T>> {
        let query = axum::extract::Query::<T>::from_request_parts(parts, app).await;
        query.map(|query| Query(query.0)).map_err(|error| {
            ApiError::new(Code::BadRequest, format!("the query cannot be read: {}", error.body_text()))
        })
    }
}

/// The table in the path.
pub(crate) struct AtTable(pub(crate) TableId);

impl FromRequestParts<App> for AtTable {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Answer<AtTable> {
        #[derive(serde::Deserialize)]
        struct Place {
            id: String,
        }
        let place = axum::extract::Path::<Place>::from_request_parts(parts, app).await;
        let id = place.ok().and_then(|place| place.0.id.parse().ok());
        id.map(AtTable).ok_or_else(|| ApiError::not_found("table"))
    }
}

/// Another name in the path.
pub(crate) struct Named(pub(crate) String);

impl FromRequestParts<App> for Named {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Answer<Named> {
        let name = axum::extract::Path::<String>::from_request_parts(parts, app).await;
        name.map(|name| Named(name.0)).map_err(|_| ApiError::not_found("page"))
    }
}

/// The table and the seat in the path.
pub(crate) struct AtSeat(pub(crate) TableId, pub(crate) Seat);

impl FromRequestParts<App> for AtSeat {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Answer<AtSeat> {
        #[derive(serde::Deserialize)]
        struct Place {
            id: String,
            seat: String,
        }
        let place = axum::extract::Path::<Place>::from_request_parts(parts, app).await;
        let place = place.map_err(|_| ApiError::not_found("seat"))?.0;
        let id = place.id.parse().map_err(|_| ApiError::not_found("table"))?;
        let seat = place.seat.parse().map_err(|_| ApiError::not_found("seat"))?;
        Ok(AtSeat(id, Seat(seat)))
    }
}
