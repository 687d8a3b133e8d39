//! Who sent a request: their address, and the guest whose secret it carries.

use std::{
    net::{IpAddr, Ipv4Addr},
    sync::PoisonError,
};

use axum::{
    extract::{FromRequestParts, OptionalFromRequestParts},
    http::{HeaderMap, Method, header, request::Parts},
};
use klad_engine::transcript::hex;
use klad_protocol::Code;
use klad_store::{Identity, SecretHash};
use sha2::{Digest, Sha256};

use crate::{
    app::App,
    error::{Answer, ApiError},
    limits::network,
};

const DAY_MS: u64 = 24 * 3_600_000;

/// The address a request comes from, as far as it can be determined.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Address(pub(crate) IpAddr);

impl Default for Address {
    fn default() -> Address {
        Address(Ipv4Addr::LOCALHOST.into())
    }
}

impl Address {
    /// The peer's address, or the one the proxy in front of us reports.
    pub(crate) fn of(headers: &HeaderMap, peer: Address, behind_proxy: bool) -> Address {
        if !behind_proxy {
            return peer;
        }
        // The last entry was added by the proxy; the client can forge those before it.
        let forwarded = headers.get_all("x-forwarded-for").iter().next_back();
        let last = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        last.map_or(peer, Address)
    }
}

impl FromRequestParts<App> for Address {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Answer<Address> {
        let peer = parts.extensions.get::<Address>().copied().unwrap_or_default();
        let address = Address::of(&parts.headers, peer, app.config.behind_proxy);
        Ok(Address(network(address.0)))
    }
}

/// A guest, proven by the secret in the cookie or in an `authorization` header.
#[derive(Debug, Clone)]
pub(crate) struct Guest {
    pub(crate) identity: Identity,
    pub(crate) secret: SecretHash,
}

impl FromRequestParts<App> for Guest {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Answer<Guest> {
        <Guest as OptionalFromRequestParts<App>>::from_request_parts(parts, app).await?.ok_or_else(nobody)
    }
}

impl OptionalFromRequestParts<App> for Guest {
    type Rejection = ApiError;

    /// A wrong secret and a missing one take the same path and get the same response.
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Answer<Option<Guest>> {
        let Some(secret) = secret(&parts.headers, is_secure(app)) else { return Ok(None) };
        let secret = hash(secret);
        let Some(identity) = app.store.identity(secret).await? else { return Ok(None) };
        if app.restrictions.bans(identity.id) {
            return Err(ApiError::new(Code::Restricted, "you are banned from this server"));
        }
        touch(app, secret, &parts.headers);
        Ok(Some(Guest { identity, secret }))
    }
}

/// How many devices are remembered as used today.
const TOUCHED_MAX: usize = 50_000;

/// Records once a day that a device is in use.
fn touch(app: &App, secret: SecretHash, headers: &HeaderMap) {
    let now_ms = app.ambient.now_ms();
    let today = now_ms / DAY_MS;
    let mut touched = app.touched.lock().unwrap_or_else(PoisonError::into_inner);
    if touched.len() >= TOUCHED_MAX {
        touched.clear();
    }
    if touched.insert(secret, today) == Some(today) {
        return;
    }
    drop(touched);
    let (app, label) = (app.clone(), label(headers));
    tokio::spawn(async move {
        if let Err(error) = app.store.touch_secret(secret, label.as_deref(), today * DAY_MS).await {
            tracing::warn!(%error, "cannot store that a device was used");
        }
    });
}

/// A label for a device: the browser and the system from its `user-agent`, in a few words.
fn label(headers: &HeaderMap) -> Option<String> {
    let agent = headers.get(header::USER_AGENT)?.to_str().ok()?;
    let find = |names: &[&'static str]| names.iter().copied().find(|name| agent.contains(name));
    let browser = find(&["Firefox", "Edg", "OPR", "Chrome", "Safari"]).map(|name| match name {
        "Edg" => "Edge",
        "OPR" => "Opera",
        name => name,
    });
    let system = find(&["Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux"]);
    let words: Vec<&str> = [browser, system].into_iter().flatten().collect();
    (!words.is_empty()).then(|| words.join(", "))
}

/// The secret of the guest this device was before it became another one.
pub(crate) fn secret_before(headers: &HeaderMap, app: &App) -> Option<String> {
    cookie(headers, before_name(is_secure(app))).map(str::to_owned)
}

/// The secret of the guest this device is now, if it is in the cookie.
pub(crate) fn secret_in_cookie(headers: &HeaderMap, app: &App) -> Option<String> {
    cookie(headers, cookie_name(is_secure(app))).map(str::to_owned)
}

/// The name of the cookie that keeps the guest this device was before.
fn before_name(secure: bool) -> &'static str {
    if secure { "__Host-klad-before" } else { "klad-before" }
}

fn cookie<'a>(headers: &'a HeaderMap, wanted: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let found = cookies.flat_map(|cookies| cookies.split("; ")).find_map(|cookie| {
        let (name, value) = cookie.split_once('=')?;
        (name == wanted).then_some(value)
    });
    found.filter(|secret| secret.len() <= 128)
}

pub(crate) fn nobody() -> ApiError {
    ApiError::new(Code::NoIdentity, "there is no identity, or its secret is unknown")
}

/// The name of the cookie. The prefix makes browsers insist on a secure connection and the whole host.
pub(crate) fn cookie_name(secure: bool) -> &'static str {
    if secure { "__Host-klad" } else { "klad" }
}

/// Whether people reach the server over https.
fn is_secure(app: &App) -> bool {
    app.config.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
}

/// The secret in the headers. Over https only the cookie with the prefix counts: another site under the same domain
/// could have set the plain one.
fn secret(headers: &HeaderMap, secure: bool) -> Option<&str> {
    let bearer =
        headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    bearer.or_else(|| cookie(headers, cookie_name(secure))).filter(|secret| secret.len() <= 128)
}

/// The stored form of a secret. Secrets have 256 random bits, so a plain hash is enough.
pub(crate) fn hash(secret: &str) -> SecretHash {
    Sha256::digest(secret.as_bytes()).into()
}

/// A new secret.
pub(crate) fn new_secret(app: &App) -> String {
    hex(&app.ambient.random::<32>())
}

/// The header that puts a secret into the browser, or takes it out.
pub(crate) fn set_cookie(app: &App, secret: Option<&str>) -> String {
    write_cookie(app, cookie_name(is_secure(app)), secret)
}

/// The header that stores the guest this device was before, or forgets them.
pub(crate) fn set_cookie_before(app: &App, secret: Option<&str>) -> String {
    write_cookie(app, before_name(is_secure(app)), secret)
}

fn write_cookie(app: &App, name: &str, secret: Option<&str>) -> String {
    let secure = is_secure(app);
    let secure = if secure { "; Secure" } else { "" };
    match secret {
        // 400 days: browsers allow no more.
        Some(secret) => {
            format!("{name}={secret}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax{secure}")
        }
        None => format!("{name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax{secure}"),
    }
}

/// Refuses requests from another site's page. Programs send no origin and have no cookies to abuse.
pub(crate) fn check_origin(app: &App, method: &Method, headers: &HeaderMap, is_socket: bool) -> Answer<()> {
    if method.is_safe() && !is_socket {
        return Ok(());
    }
    let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
    let origin = origin.to_str().unwrap_or("null");
    let fits = match &app.config.public_url {
        Some(url) => origin == origin_of(url),
        None => {
            let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
            let origin_host = origin.split_once("://").map(|(_, host)| host);
            !host.is_empty() && origin_host == Some(host)
        }
    };
    if fits {
        Ok(())
    } else {
        Err(ApiError::new(Code::BadOrigin, "requests from other sites' pages are refused"))
    }
}

/// Scheme, host and port of an address.
pub(crate) fn origin_of(url: &str) -> &str {
    let host = url.find("://").map_or(0, |place| place + 3);
    let end = url[host..].find('/').map_or(url.len(), |place| host + place);
    &url[..end]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|(name, value)| (header::HeaderName::from_static(name), value.parse().unwrap()))
            .collect()
    }

    #[test]
    fn a_secret_is_found_in_cookie_or_header() {
        let plain = |pairs| secret(&headers(pairs), false).map(str::to_owned);
        assert_eq!(plain(&[("cookie", "a=b; klad=s3; c=d")]).as_deref(), Some("s3"));
        assert_eq!(plain(&[("authorization", "Bearer s5"), ("cookie", "klad=s3")]).as_deref(), Some("s5"));
        assert_eq!(plain(&[("cookie", "notklad=s3")]), None);
        assert_eq!(plain(&[("cookie", &format!("klad={}", "x".repeat(500)))]), None);
    }

    #[test]
    fn over_https_only_the_cookie_with_the_prefix_counts() {
        let both = headers(&[("cookie", "klad=planted; __Host-klad=own")]);
        assert_eq!(secret(&both, true), Some("own"));
        assert_eq!(secret(&headers(&[("cookie", "klad=planted")]), true), None);
        assert_eq!(secret(&headers(&[("authorization", "Bearer s5")]), true), Some("s5"));
    }

    #[test]
    fn only_the_entry_that_the_proxy_added_counts() {
        let peer = Address::default();
        let of = |headers: &HeaderMap, behind| Address::of(headers, peer, behind).0;
        let forged = headers(&[("x-forwarded-for", "6.6.6.6, 1.2.3.4")]);
        assert_eq!(of(&forged, true), "1.2.3.4".parse::<IpAddr>().unwrap());
        assert_eq!(of(&forged, false), peer.0);
        assert_eq!(of(&headers(&[("x-forwarded-for", "nonsense")]), true), peer.0);
    }

    #[test]
    fn an_origin_is_scheme_host_and_port() {
        assert_eq!(origin_of("https://klad.example/"), "https://klad.example");
        assert_eq!(origin_of("http://localhost:8080/path/x"), "http://localhost:8080");
        assert_eq!(origin_of("https://klad.example"), "https://klad.example");
    }
}
