//! The requests that Node and Chromium get too (`web/src/lib/engine/golden.test.ts`, `web/e2e/engine.spec.ts`), handled
//! natively: whole games with a digest of every view, and searches. All hosts must give the same results, bit for bit.
//!
//! `golden/views.json` has the digests by transcript. `KLAD_BLESS=1` rewrites it; do that only if the rules or views
//! are meant to change.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    sync::LazyLock,
};

use klad_browser::Instance;
use klad_engine::Catalog;
use serde_json::{Value, json};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn instance() -> Instance {
    static CATALOG: LazyLock<Catalog> = LazyLock::new(klad_catalog::catalog);
    Instance::new(&CATALOG)
}

fn answer(request: &Value) -> Value {
    let answer: Value = serde_json::from_str(&instance().answer(&request.to_string())).unwrap();
    assert!(answer.get("ok").is_some(), "{answer}");
    answer["ok"].clone()
}

/// The golden games of every game, by their path in the repository.
fn transcripts() -> Vec<String> {
    let mut found = Vec::new();
    for game in ["klatz", "lost-mines", "my-treasure", "treasure-maps"] {
        let folder = format!("crates/games/{game}/tests/transcripts");
        let entries = fs::read_dir(root().join(&folder)).expect("every game has golden games");
        let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        found.extend(names.filter(|name| name.ends_with(".klad")).map(|name| format!("{folder}/{name}")));
    }
    found.sort();
    found
}

#[test]
fn every_view_of_the_golden_games_matches_its_digest() {
    let path = root().join("crates/browser/tests/golden/views.json");
    let digest = |name: &String| {
        let transcript = fs::read_to_string(root().join(name)).unwrap();
        (name.clone(), answer(&json!({ "do": "views", "transcript": transcript })))
    };
    let found: BTreeMap<String, Value> = transcripts().iter().map(digest).collect();
    if std::env::var_os("KLAD_BLESS").is_some_and(|value| value == "1") {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, format!("{}\n", serde_json::to_string_pretty(&found).unwrap())).unwrap();
    }
    let kept: BTreeMap<String, Value> =
        serde_json::from_str(&fs::read_to_string(&path).expect("KLAD_BLESS=1 writes it")).unwrap();
    assert_eq!(found, kept);
}

#[test]
fn searches_through_the_module_interface_match_the_recorded_ones() {
    let kept = fs::read_to_string(root().join("crates/catalog/tests/golden/searches.json")).unwrap();
    let kept: Vec<Value> = serde_json::from_str(&kept).unwrap();
    // One per game: `crates/catalog/tests/golden.rs` runs all of them.
    for golden in kept.iter().step_by(4) {
        let choices = golden["choices"].as_object().unwrap();
        let mut request = golden.clone();
        request["do"] = "golden".into();
        request["levels"] = choices.keys().cloned().collect::<Vec<_>>().into();
        let found = answer(&request);
        assert_eq!(found["choices"], Value::from(choices.values().cloned().collect::<Vec<_>>()));
        assert_eq!(found["digest"], golden["digest"]);
    }
}
