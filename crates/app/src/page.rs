//! The page, embedded in the binary. Files with a hash in their name never change, so browsers may cache them forever;
//! everything else is revalidated. Paths that do not name a file are routes of the page: each gets a document in the
//! visitor's language, and the landing page is prerendered.

mod files;
mod preview;

use std::collections::BTreeMap;

use axum::{
    Extension, Router,
    body::Bytes,
    http::{HeaderMap, HeaderValue, StatusCode, Uri, header},
    response::{IntoResponse, Response},
    routing::get,
};
use klad_server::{CONTENT_POLICY, Invited};

/// Whether the page is embedded in the binary.
pub(crate) fn is_built() -> bool {
    files::plain("index.html").is_some()
}

/// Serves the page.
pub(crate) fn router() -> Router {
    Router::new().fallback(get(answer))
}

async fn answer(uri: Uri, headers: HeaderMap, invited: Option<Extension<Invited>>) -> Response {
    let path = uri.path().trim_start_matches('/');
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let found = if is_file { serve(path, &headers) } else { document(path, &headers, invited.as_deref()) };
    found.unwrap_or_else(|| (StatusCode::NOT_FOUND, "there is no such file\n").into_response())
}

/// The document for a route of the page. The content policy allows its inline style and its one line of script by their
/// hashes. A link to a table gets a preview of the invitation.
fn document(path: &str, headers: &HeaderMap, invited: Option<&Invited>) -> Option<Response> {
    let kind = if path.is_empty() { "landing" } else { "shell" };
    let named = |language: &str| format!("pages/{kind}.{language}.html");
    let language =
        languages(headers).find(|language| files::plain(&named(language)).is_some()).unwrap_or("en");
    let mut response = match (invited, language.parse()) {
        (Some(invited), Ok(lang)) => {
            let file = files::plain(&named(language))?;
            let text = preview::into_document(str::from_utf8(&file).ok()?, lang, invited);
            ([(header::CONTENT_TYPE, "text/html"), (header::CACHE_CONTROL, "no-cache")], text).into_response()
        }
        _ => serve(&named(language), headers)?,
    };
    let own = response.headers_mut();
    own.insert(header::VARY, HeaderValue::from_static("accept-encoding, accept-language, cookie"));
    own.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_str(&policy()).ok()?);
    Some(response)
}

/// The visitor's languages, best first: the one chosen on the page, then the browser's.
fn languages(headers: &HeaderMap) -> impl Iterator<Item = &str> {
    let text = |name| headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
    let chosen = text(header::COOKIE)
        .flat_map(|cookies| cookies.split(';'))
        .filter_map(|cookie| cookie.trim().strip_prefix("language="));
    let spoken = text(header::ACCEPT_LANGUAGE)
        .flat_map(|tags| tags.split(','))
        .filter_map(|tag| tag.trim().split(['-', ';']).next());
    chosen.chain(spoken).filter(|language| language.bytes().all(|byte| byte.is_ascii_alphabetic()))
}

/// The server's content policy plus the hashes the build allows.
fn policy() -> String {
    let hashes: BTreeMap<String, String> =
        files::plain("policy.json").and_then(|file| serde_json::from_slice(&file).ok()).unwrap_or_default();
    hashes.iter().fold(CONTENT_POLICY.to_owned(), |policy, (directive, hash)| {
        policy.replace(&format!("{directive} 'self'"), &format!("{directive} 'self' {hash}"))
    })
}

/// The file in the smallest encoding the browser accepts.
fn serve(name: &str, headers: &HeaderMap) -> Option<Response> {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or("");
    let takes = |coding: &str| {
        accepted.split(',').any(|part| part.split(';').next().is_some_and(|c| c.trim() == coding))
    };
    for (coding, ending) in [("br", ".br"), ("gzip", ".gz")] {
        if takes(coding)
            && let Some(file) = files::stored(&format!("{name}{ending}"))
        {
            let mut response = response(name, file);
            response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
            return Some(response);
        }
    }
    files::plain(name).map(|file| response(name, file))
}

fn response(name: &str, body: Bytes) -> Response {
    let lasting = name.starts_with("assets/");
    let cache = if lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [
        (header::CONTENT_TYPE, media_type(name)),
        (header::CACHE_CONTROL, cache),
        (header::VARY, "accept-encoding"),
    ];
    (headers, body).into_response()
}

/// The media type of a file, by the ending of its name.
fn media_type(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("css") => "text/css",
        Some("html") => "text/html",
        Some("jpg") => "image/jpeg",
        Some("js") => "text/javascript",
        Some("json") => "application/json",
        Some("png") => "image/png",
        Some("svg") => "image/svg+xml",
        Some("wasm") => "application/wasm",
        Some("webmanifest") => "application/manifest+json",
        Some("webp") => "image/webp",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(pairs: &[(header::HeaderName, &'static str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.clone(), HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn the_chosen_language_takes_precedence_over_those_of_the_browser() {
        let headers = asked(&[
            (header::ACCEPT_LANGUAGE, "fr-CH, fr;q=0.9, en;q=0.8"),
            (header::COOKIE, "guest=abc; language=uk"),
        ]);
        assert_eq!(languages(&headers).collect::<Vec<_>>(), ["uk", "fr", "fr", "en"]);
    }

    #[test]
    fn a_language_cannot_name_a_path() {
        let headers = asked(&[(header::COOKIE, "language=../../secret"), (header::ACCEPT_LANGUAGE, "*, de")]);
        assert_eq!(languages(&headers).collect::<Vec<_>>(), ["de"]);
    }

    #[test]
    fn a_document_may_do_no_more_than_other_responses_but_what_is_named_by_its_hash() {
        let words = |policy: &str| -> Vec<String> {
            policy.split([';', ' ']).filter(|word| !word.is_empty()).map(str::to_owned).collect()
        };
        let (known, own) = (words(CONTENT_POLICY), words(&policy()));
        assert!(known.iter().all(|word| own.contains(word)), "{own:?}");
        let more: Vec<&String> = own.iter().filter(|word| !known.contains(word)).collect();
        assert!(more.iter().all(|word| word.starts_with("'sha256-")), "{more:?}");
    }
}
