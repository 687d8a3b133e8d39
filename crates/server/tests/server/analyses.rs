//! Reviews of uploaded games.

use crate::support::{House, catalog, code};
use klad_arena::analysis;
use klad_client::{Client, ClientError};
use klad_engine::{Budget, transcript::Transcript};
use klad_protocol::{Code, api::NewAnalysis};
use klad_server::{Config, Limits};
use serde_json::Value;

const GAME: &str = include_str!("../../../games/my-treasure/tests/transcripts/2-seats.klad");

fn upload(transcript: &str, iterations: u16) -> NewAnalysis {
    NewAnalysis { transcript: transcript.into(), iterations }
}

async fn analyze(client: &Client, wanted: &NewAnalysis) -> Result<Value, ClientError> {
    client.post("/api/analyses", Some(wanted)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_uploaded_game_gets_the_review_of_klad_analyze() {
    let house = House::open().await;
    let wanted = serde_json::to_value(upload(GAME, 20)).unwrap();
    let found = house.guest("Anna").await.send("POST", "/api/analyses", Some(&wanted)).await.unwrap();
    let transcript = Transcript::read(GAME.as_bytes()).unwrap();
    let own = analysis::analyze(&catalog(), &transcript, Budget::Iterations(20), 1, |_, _| ()).unwrap();
    assert!(own.decisions.len() > 10);
    assert_eq!(found, serde_json::to_string(&own).unwrap());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invalid_transcript_is_refused_with_its_line() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let flown = GAME.replacen("\n1 ", "\n1 Z ", 1);
    let line = 1 + flown.lines().position(|line| line.starts_with("1 Z")).unwrap();
    for (text, line) in [("Dear aunt,", 1), (&flown, line)] {
        match analyze(&anna, &upload(text, 20)).await {
            Err(ClientError::Refused(error)) => {
                assert_eq!(error.code, Code::BadRequest, "{error}");
                assert_eq!(error.detail.unwrap()["line"], line);
            }
            other => panic!("{other:?} is not a refusal"),
        }
    }
    assert_eq!(code(analyze(&anna, &upload(GAME, 0)).await), Code::BadRequest);
    assert_eq!(code(analyze(&anna, &upload(GAME, 1_001)).await), Code::BadRequest);
    assert_eq!(code(analyze(&anna, &upload(&"#".repeat(300_000), 20)).await), Code::TooLarge);
}

#[tokio::test(flavor = "multi_thread")]
async fn reviews_are_for_guests_and_only_a_few_at_a_time() {
    let house = House::with(Config { limits: Limits::default(), ..Config::default() }).await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    assert_eq!(code(analyze(&Client::nobody(house.site()), &upload(GAME, 1)).await), Code::NoIdentity);
    // An unreadable upload counts against the limit too.
    for _ in 0..5 {
        assert_eq!(code(analyze(&anna, &upload("Dear aunt,", 1)).await), Code::BadRequest);
    }
    assert_eq!(code(analyze(&anna, &upload(GAME, 1)).await), Code::TooFast);
    analyze(&boris, &upload(GAME, 1)).await.unwrap();
}
