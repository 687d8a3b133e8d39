//! The page, built into the binary. Files with a hash in their name never change, so browsers may keep them for ever;
//! everything else is asked for anew. Addresses that name no file are places inside the page.

use axum::{
    Router,
    body::Body,
    http::{HeaderMap, HeaderValue, StatusCode, Uri, header},
    response::{IntoResponse, Response},
    routing::get,
};
use rust_embed::{EmbeddedFile, RustEmbed};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Files;

/// Whether the binary holds the page.
pub(crate) fn is_built() -> bool {
    Files::get("index.html").is_some()
}

/// Serves the page.
pub(crate) fn router() -> Router {
    Router::new().fallback(get(answer))
}

async fn answer(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let name = if is_file { path } else { "index.html" };
    serve(name, &headers)
        .unwrap_or_else(|| (StatusCode::NOT_FOUND, "there is no such file\n").into_response())
}

/// The file in the smallest form that the browser takes.
fn serve(name: &str, headers: &HeaderMap) -> Option<Response> {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or("");
    let takes = |coding: &str| {
        accepted.split(',').any(|part| part.split(';').next().is_some_and(|c| c.trim() == coding))
    };
    for (coding, ending) in [("br", ".br"), ("gzip", ".gz")] {
        if takes(coding)
            && let Some(file) = Files::get(&format!("{name}{ending}"))
        {
            let mut response = plain(name, file);
            response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
            return Some(response);
        }
    }
    Files::get(name).map(|file| plain(name, file))
}

fn plain(name: &str, file: EmbeddedFile) -> Response {
    let lasting = name.starts_with("assets/");
    let cache = if lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
    let kind = mime_guess::from_path(name).first_or_octet_stream();
    let headers = [
        (header::CONTENT_TYPE, kind.as_ref().to_owned()),
        (header::CACHE_CONTROL, cache.to_owned()),
        (header::VARY, "accept-encoding".to_owned()),
    ];
    (headers, Body::from(file.data.into_owned())).into_response()
}
