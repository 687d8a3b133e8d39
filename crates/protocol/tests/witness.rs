//! What a witness notices, as stories that the web client's witness must judge the same way
//! (`web/src/lib/play/witness.test.ts`).
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::collections::HashMap;

use klad_engine::{
    Catalog,
    transcript::{Transcript, bytes32},
};
use klad_protocol::{
    IdentityId, TableInfo,
    witness::{Kind, Witness},
};
use serde::Deserialize;
use serde_json::Value;

#[derive(Deserialize)]
struct Book {
    me: IdentityId,
    nonce: String,
    table: Value,
    transcript: Vec<String>,
    steps: HashMap<String, HashMap<Act, Changes>>,
    stories: Vec<Story>,
}

#[derive(Deserialize)]
struct Story {
    name: String,
    steps: Vec<Step>,
    finds: Vec<Kind>,
    reveals: Option<bool>,
    commits: Option<bool>,
}

/// A step, or the name of one.
#[derive(Deserialize)]
#[serde(untagged)]
enum Step {
    Named(String),
    Told(HashMap<Act, Changes>),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Act {
    Commit,
    Committed,
    Revealed,
    Left,
    See,
    View,
    Compare,
}

/// Changes to the table by JSON pointer, or to the transcript by the start of a line.
type Changes = HashMap<String, Value>;

fn book() -> Book {
    serde_json::from_str(include_str!("witness.json")).unwrap()
}

/// The witness at the end of a story, and the table as it was last shown.
fn told(book: &Book, story: &Story) -> (Witness, TableInfo) {
    let mut table = book.table.clone();
    let read = |table: &Value| serde_json::from_value::<TableInfo>(table.clone()).unwrap();
    let mut witness = Witness::of(read(&table).id);
    for (at, step) in (1..).zip(&story.steps) {
        let step = match step {
            Step::Named(name) => &book.steps[name],
            Step::Told(step) => step,
        };
        for (act, changes) in step {
            if *act == Act::Compare {
                // Without games no view can be dealt, so only the header is compared.
                witness.compare(&changed(&book.transcript, changes), &Catalog::new(Vec::new()), at);
                continue;
            }
            for (place, value) in changes {
                *table.pointer_mut(place).unwrap() = value.clone();
            }
            let table = read(&table);
            match act {
                Act::Commit => drop(witness.commit(&table, bytes32(&book.nonce).unwrap(), at)),
                Act::Committed => witness.committed(book.me, &table, at),
                Act::Revealed => witness.revealed(&table, at),
                Act::Left => witness.left(&table),
                Act::See => witness.see(&table, at),
                Act::View => witness.see_view(&Value::Null),
                Act::Compare => unreachable!("compared above"),
            }
        }
    }
    (witness, read(&table))
}

/// The transcript with some of its lines replaced or, by an empty text, left out.
fn changed(lines: &[String], changes: &Changes) -> Transcript {
    let change = |line: &String| {
        let found = changes.iter().find(|(start, _)| line.starts_with(*start));
        found.map_or(line.clone(), |(_, with)| with.as_str().unwrap().to_owned())
    };
    let is_kept = |(with, line): &(String, &String)| !with.is_empty() || line.is_empty();
    let kept = lines.iter().map(|line| (change(line), line)).filter(is_kept);
    Transcript::parse(&kept.map(|(with, _)| with + "\n").collect::<String>()).unwrap()
}

#[test]
fn every_story_leads_to_the_expected_contradictions() {
    let book = book();
    for story in &book.stories {
        let (witness, table) = told(&book, story);
        let mut kinds: Vec<Kind> =
            witness.contradictions.iter().map(|contradiction| contradiction.kind).collect();
        kinds.dedup();
        assert_eq!(kinds, story.finds, "{}: {:?}", story.name, witness.contradictions);
        if let Some(wanted) = story.reveals {
            assert_eq!(witness.to_reveal(&table).is_some(), wanted, "{}", story.name);
        }
        if let Some(wanted) = story.commits {
            assert_eq!(witness.must_commit(&table), wanted, "{}", story.name);
        }
    }
}

#[test]
fn sitting_down_again_before_the_seats_are_fixed_repeats_the_commitment() {
    let book = book();
    let table: TableInfo = serde_json::from_value(book.table).unwrap();
    let mut witness = Witness::of(table.id);
    let first = witness.commit(&table, [1; 32], 1);
    // The response was lost, but the server may still have accepted the commitment.
    assert_eq!(witness.commit(&table, [2; 32], 2), first);
    assert_eq!(witness.tries.len(), 1);
}

#[test]
fn a_witness_round_trips_through_json() {
    let book = book();
    for story in &book.stories {
        let (witness, _) = told(&book, story);
        let text = serde_json::to_string(&witness).unwrap();
        assert_eq!(serde_json::from_str::<Witness>(&text).unwrap(), witness, "{}", story.name);
    }
}
