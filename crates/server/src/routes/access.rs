//! Who a table is open to, and reports to the operator.

use std::num::NonZeroU32;

use axum::{Json, extract::State, http::StatusCode};
use klad_engine::transcript::{bytes32, hex};
use klad_protocol::{
    Code, ErrorBody, IdentityId, TableId,
    host::{AccessInfo, NewReport, REPORT_MAX, SetAccess},
};
use klad_store::{Access, Report};
use ring::pbkdf2;

use super::{JsonAnswer, tables::stored};
use crate::{
    app::App,
    asker::{Address, Guest},
    background,
    error::{Answer, ApiError},
    extract::{AtTable, Body},
    facts,
    room::Command,
};

/// PBKDF2 iterations: a few milliseconds per attempt.
const ROUNDS: NonZeroU32 = NonZeroU32::new(100_000).expect("not zero");
/// How long a password may be, in characters.
const PASSWORD: std::ops::RangeInclusive<usize> = 4..=64;
/// How many of the last lines of chat go with a report.
const LINES: usize = 20;

/// Who a table is open to.
#[utoipa::path(get, path = "/api/tables/{id}/doors", tag = "tables",
    params(("id" = TableId, Path, description = "The table.")), responses(
    (status = 200, body = AccessInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn access(State(app): State<App>, AtTable(id): AtTable) -> JsonAnswer<AccessInfo> {
    stored(&app, id).await?;
    Ok(Json(info(&app.store.access(id).await?)))
}

fn info(access: &Access) -> AccessInfo {
    AccessInfo { spectators: access.spectators, password: access.password.is_some() }
}

/// The host closes the table to spectators, or sets a password for sitting down.
#[utoipa::path(put, path = "/api/tables/{id}/doors", tag = "tables",
    params(("id" = TableId, Path, description = "The table.")), request_body = SetAccess, responses(
    (status = 200, body = AccessInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn set_access(
    State(app): State<App>,
    AtTable(id): AtTable,
    guest: Guest,
    Body(set): Body<SetAccess>,
) -> JsonAnswer<AccessInfo> {
    let table = stored(&app, id).await?;
    if table.host != guest.identity.id {
        return Err(ApiError::new(Code::NotHost, "only the host may do this"));
    }
    let password = match set.password {
        None => None,
        Some(password) if PASSWORD.contains(&password.chars().count()) => {
            let salt = app.ambient.random::<32>();
            let hashed = blocking(&app, move || hashed(&password, &salt)).await?;
            Some(hashed)
        }
        Some(password) => {
            let found = password.chars().count();
            let message = format!("found a password of {found} characters, wanted 4 to 64");
            return Err(ApiError::new(Code::BadName, message));
        }
    };
    let access = Access { spectators: set.spectators, password };
    app.store.put_access(id, &access).await?;
    if !access.spectators
        && let Some(room) = app.rooms.loaded(id)
    {
        let _ = room.send(Command::NoSpectators).await;
    }
    Ok(Json(info(&access)))
}

async fn blocking<T: Send + 'static>(app: &App, work: impl FnOnce() -> T + Send + 'static) -> Answer<T> {
    background::run(&app.ambient, work).await.map_err(|_| ApiError::try_again())
}

/// The stored form: the salt and the hash.
fn hashed(password: &str, salt: &[u8; 32]) -> String {
    let mut hash = [0; 32];
    pbkdf2::derive(pbkdf2::PBKDF2_HMAC_SHA256, ROUNDS, salt, password.as_bytes(), &mut hash);
    format!("{}{}", hex(salt), hex(&hash))
}

/// Compares in constant time.
fn fits(password: &str, kept: &str) -> bool {
    let Some((salt, hash)) = kept.split_at_checked(64) else { return false };
    let (Ok(salt), Ok(hash)) = (bytes32(salt), bytes32(hash)) else { return false };
    pbkdf2::verify(pbkdf2::PBKDF2_HMAC_SHA256, ROUNDS, &salt, password.as_bytes(), &hash).is_ok()
}

/// Checks that somebody may sit down: the host has not just removed them, and they know the table's password if it has
/// one.
pub(crate) async fn may_sit(
    app: &App,
    id: TableId,
    who: IdentityId,
    address: Address,
    password: Option<String>,
) -> Answer<()> {
    let now_ms = app.ambient.now_ms();
    let excluded_until = app.store.excluded_until(id, who).await?.filter(|until_ms| *until_ms > now_ms);
    let kept = app.store.access(id).await?.password;
    if excluded_until.is_none() && kept.is_none() {
        return Ok(());
    }
    let table = stored(app, id).await?;
    if facts::seat_of(&table, who).is_some() {
        return Ok(());
    }
    if let Some(until_ms) = excluded_until {
        let minutes = (until_ms - now_ms).div_ceil(60_000);
        let message = format!("the host removed you from the table; you can sit down again in {minutes} min");
        return Err(ApiError::new(Code::Restricted, message));
    }
    let Some(kept) = kept else { return Ok(()) };
    if table.host == who {
        return Ok(());
    }
    let wrong = || {
        ApiError::new(Code::WrongPassword, "this table has a password; the one you gave is missing or wrong")
    };
    let password = password.ok_or_else(wrong)?;
    // A few attempts per address, and not many from all addresses together.
    if !app.guesses.take((table.id, Some(address.0)), now_ms)
        || !app.all_guesses.take((table.id, None), now_ms)
    {
        app.metrics.too_fast.add(1);
        return Err(ApiError::new(Code::TooFast, "too many password attempts; wait a moment"));
    }
    if blocking(app, move || fits(&password, &kept)).await? { Ok(()) } else { Err(wrong()) }
}

/// Checks that somebody who does not sit there may watch.
pub(crate) async fn may_watch(app: &App, id: TableId, who: Option<IdentityId>) -> Answer<()> {
    if app.store.access(id).await?.spectators {
        return Ok(());
    }
    let table = stored(app, id).await?;
    let belongs = |who: IdentityId| table.host == who || facts::seat_of(&table, who).is_some();
    if who.is_some_and(belongs) {
        return Ok(());
    }
    Err(ApiError::new(Code::NoSpectators, "this table is closed to spectators"))
}

/// Report somebody at a table to the operator. The last lines of chat are attached.
#[utoipa::path(post, path = "/api/tables/{id}/reports", tag = "tables",
    params(("id" = TableId, Path, description = "The table.")), request_body = NewReport, responses(
    (status = 204, description = "The operator can read the report."),
    (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn report(
    State(app): State<App>,
    AtTable(id): AtTable,
    guest: Guest,
    Body(new): Body<NewReport>,
) -> Answer<StatusCode> {
    let table = stored(&app, id).await?;
    let said = app.store.said(id).await?;
    let spoke = |who: IdentityId| said.iter().any(|line| line.contains(who.as_str()));
    let is_there = |who: IdentityId| facts::seat_of(&table, who).is_some() || table.host == who || spoke(who);
    if !is_there(new.about) || new.about == guest.identity.id {
        return Err(ApiError::not_found("person at this table"));
    }
    let length = new.words.chars().count();
    if length > REPORT_MAX {
        let message = format!("found {length} characters, wanted at most {REPORT_MAX}");
        return Err(ApiError::new(Code::BadName, message));
    }
    if !app.reports.take(guest.identity.id, app.ambient.now_ms()) {
        app.metrics.too_fast.add(1);
        return Err(ApiError::new(Code::TooFast, "too many reports"));
    }
    let last = said.iter().skip(said.len().saturating_sub(LINES));
    let report = Report {
        id: 0,
        table: id.to_string(),
        by: guest.identity.id.to_string(),
        about: new.about.to_string(),
        words: new.words,
        said: format!("[{}]", last.map(String::as_str).collect::<Vec<_>>().join(",")),
        created_ms: app.ambient.now_ms(),
        done_ms: None,
    };
    app.store.report(&report).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_exact_password_is_accepted() {
        let kept = hashed("sesame", &[7; 32]);
        assert!(fits("sesame", &kept));
        for wrong in ["Sesame", "sesam", "", "sesame "] {
            assert!(!fits(wrong, &kept), "{wrong}");
        }
        assert!(!fits("sesame", "nonsense") && !fits("sesame", ""));
        assert_ne!(kept, hashed("sesame", &[8; 32]));
    }
}
