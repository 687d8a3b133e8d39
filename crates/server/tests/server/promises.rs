//! What docs/security.md and docs/operations.md promise in words and numbers.

use std::{collections::BTreeMap, path::Path, sync::Arc};

use axum::{
    Router,
    body::Body,
    http::{HeaderMap, Request},
    routing::get,
};
use klad_protocol::{people::tidy_name, socket::MESSAGE_MAX};
use klad_server::{LeastRate, Limits, Rate, Retention, Server};
use klad_store::Store;
use klad_text::{Lang, Words};
use tower::ServiceExt;

use crate::support::{catalog, programs::Scratch};

/// The headers of this page.
async fn headers(router: &Router, path: &str) -> HeaderMap {
    let request = Request::builder().uri(path).body(Body::empty()).unwrap();
    router.clone().oneshot(request).await.unwrap().headers().clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_loads_only_its_own_files_and_cannot_be_framed() {
    let scratch = Arc::new(Scratch::new());
    let store = Store::open(&format!("sqlite:{}", scratch.path().join("klad.db").display())).await.unwrap();
    let page = Router::new().fallback(get(|| async { "the page" }));
    let server = Server::new(catalog(), store).with_page(page).start();
    for path in ["/", "/t/000000000000", "/api/games", "/api/no-such-thing", "/healthz"] {
        let headers = headers(&server.router(), path).await;
        let header = |name: &str| headers[name].to_str().unwrap().to_owned();
        assert_eq!(header("x-frame-options"), "DENY", "{path}");
        assert_eq!(header("x-content-type-options"), "nosniff", "{path}");
        let policy = header("content-security-policy");
        let directives: BTreeMap<&str, Vec<&str>> = policy
            .split(';')
            .map(|directive| directive.split_whitespace().collect::<Vec<_>>())
            .map(|words| (words[0], words[1..].to_vec()))
            .collect();
        assert_eq!(directives["default-src"], ["'none'"], "{path}");
        assert_eq!(directives["frame-ancestors"], ["'none'"], "{path}");
        assert_eq!(directives["base-uri"], ["'none'"], "{path}");
        assert_eq!(directives["form-action"], ["'none'"], "{path}");
        assert_eq!(directives["script-src"], ["'self'", "'wasm-unsafe-eval'"], "{path}");
        for (directive, sources) in &directives {
            for source in sources {
                let is_own = ["'self'", "'none'", "'wasm-unsafe-eval'", "data:", "blob:"].contains(source);
                // Style attributes execute nothing.
                let is_style = (*directive, *source) == ("style-src-attr", "'unsafe-inline'");
                assert!(is_own || is_style, "{path}: {directive} {source}");
            }
        }
    }
    server.stop().await;
}

/// A document as one line.
fn document(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(name);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn has(name: &str, wanted: &[String]) {
    let text = document(name);
    for wanted in wanted {
        assert!(text.contains(wanted.as_str()), "{name} does not say {wanted:?}");
    }
}

/// A small whole number, in words as the documents write it.
fn word(number: impl TryInto<usize>) -> &'static str {
    let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    match number.try_into().ok().unwrap() {
        20 => "twenty",
        small => words[small],
    }
}

/// The seconds between two steps at a steady rate.
fn every(rate: Rate) -> usize {
    (1.0 / rate.per_second).round() as usize
}

/// 20000 as 20,000.
fn thousands(number: impl Into<u64>) -> String {
    let number = number.into();
    format!("{},{:03}", number / 1_000, number % 1_000)
}

#[test]
fn the_numbers_in_the_documents_are_those_of_the_configuration() {
    let limits = Limits::default();
    let LeastRate { grace, bytes_per_second } = limits.body;
    assert_eq!(limits.reading.bytes_per_second, bytes_per_second, "the same allowance");
    let tables = limits.new_tables_per_address;
    let tables_a_day = tables.burst as u64 + 86_400 / every(tables) as u64;
    let megabytes = limits.memory_bytes >> 20;
    let Retention { bots_days, games_days, devices_days } = Retention::default();
    has(
        "security.md",
        &[
            format!("Bodies ({} kB), messages ({} kB)", limits.body_bytes >> 10, MESSAGE_MAX >> 10),
            format!("open or running tables per guest ({})", limits.tables_per_guest),
            format!("sockets per address ({})", limits.sockets_per_address),
            format!("total connections ({})", thousands(limits.connections)),
            format!(
                "chat ({} lines or emotes per socket, then one every {} seconds)",
                word(limits.chatter.burst as usize),
                word(every(limits.chatter))
            ),
            format!(
                "reports ({} per guest, then one every {} seconds)",
                word(limits.reports.burst as usize),
                every(limits.reports)
            ),
            format!(
                "A body has {} seconds, plus one for every {} bytes received",
                word(grace.as_secs() as usize),
                thousands(bytes_per_second)
            ),
            format!("is dropped after {} seconds, with the same allowance", limits.reading.grace.as_secs()),
            format!(
                "One address may have {} connections, {} new ones per second and {} concurrent requests",
                limits.connections_per_address, limits.new_connections.per_second, limits.requests_at_once
            ),
            format!("is bounded ({megabytes} MB)"),
            format!(
                "limited to {} per guest and {} per address",
                word(limits.bots_only_per_guest),
                word(limits.bots_only_per_address)
            ),
            format!(
                "can have {} at once and another every {} seconds",
                word(limits.guests.burst as usize),
                word(every(limits.guests))
            ),
            format!(
                "{} tries per address and table, then one every {} seconds",
                word(limits.passwords.burst as usize),
                word(every(limits.passwords))
            ),
            format!(
                "an address may open {} tables at once and one every {} seconds",
                tables.burst,
                word(every(tables))
            ),
            format!("at most {} tables in any 24 hours", thousands(tables_a_day)),
        ],
    );
    assert_eq!(bots_days, 1, "`bots-only games are kept a day`");
    has("security.md", &["bots-only games are kept a day".into()]);
    has(
        "operations.md",
        &[
            format!("maximum of {} connections", thousands(limits.connections)),
            format!(
                "gets at most {} connections and {} new ones per second",
                limits.connections_per_address, limits.new_connections.per_second
            ),
            format!("is bounded by {megabytes} MB"),
            format!(
                "at most {} bots-only games running, an address {}",
                word(limits.bots_only_per_guest),
                word(limits.bots_only_per_address)
            ),
            format!("bots pause {} seconds after each move", word(limits.unwatched_pause.as_secs() as usize)),
            format!("`--keep-bot-games DAYS` ({bots_days})"),
            format!("`--keep-games DAYS` ({games_days})"),
            format!("`--keep-devices DAYS` ({devices_days})"),
        ],
    );
}

#[test]
fn nobody_can_be_called_what_the_clients_call_a_bot_or_a_seat_in_any_language() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let mut labels = vec![words.text("web-open-seat")];
        for (number, letter) in [(1, "A"), (2, "B"), (9, "I")] {
            labels.push(words.format("bot-name", &[("seat", letter.to_owned().into())]));
            labels.push(words.format("terminal-person-name", &[("seat", letter.to_owned().into())]));
            labels.push(words.format("web-seat", &[("number", number.into())]));
        }
        for label in labels {
            // As it is, and as somebody would vary it.
            let varied = [label.clone(), label.to_uppercase(), format!("({label})"), label.replace(' ', "-")];
            for name in varied {
                assert!(tidy_name(&name).is_err(), "{lang}: {name:?}");
            }
        }
    }
    for right in ["Anna", "Player", "Placide", "Spielerei", "Joueuse", "Игрочиха", "Otto der Große"]
    {
        assert!(tidy_name(right).is_ok(), "{right:?}");
    }
}
