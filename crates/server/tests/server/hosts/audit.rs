//! Whatever an operator changes through the API is in the audit log.

use klad_client::Client;
use klad_protocol::{Chat, FromClient, FromServer};
use serde_json::{Value, json};

use super::{ask, config, me, operator};
use crate::support::{House, new_table};

async fn acts(operator: &Client) -> Vec<Value> {
    let acts = ask(operator, "GET", "/api/admin/audit", None).await.unwrap();
    acts.as_array().unwrap().clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_change_by_an_operator_is_in_the_audit_log() {
    let house = House::with(config()).await;
    let operator = operator(&house);
    let document: Value = Client::nobody(house.site()).get("/api/openapi.json").await.unwrap();
    let mut changes = Vec::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        let methods = methods.as_object().unwrap().keys().filter(|method| *method != "get");
        changes.extend(
            methods
                .filter(|_| path.starts_with("/api/admin/"))
                .map(|method| (method.to_uppercase(), path.clone())),
        );
    }
    assert!(changes.len() >= 7, "{changes:?}");
    for (method, path) in changes {
        // Each gets people and a table of its own.
        let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
        let mut new = new_table("my-treasure", 2, 0);
        new.chat = Chat::Free;
        let (table, mut players) = house.game(&[&anna, &boris], new).await;
        let boris_id = me(&boris).await.id;
        players[1].say(FromClient::Say { text: "something rude".into() }).await;
        let said = players[0]
            .until(|_, message| match message {
                FromServer::Said(said) => Some(said.clone()),
                _ => None,
            })
            .await;
        let words = json!({"about": boris_id, "words": "rude"});
        ask(&anna, "POST", &format!("/api/tables/{table}/reports"), Some(words)).await.unwrap();
        let reports = ask(&operator, "GET", "/api/admin/reports", None).await.unwrap();
        let subject = format!("identity {boris_id}");
        let body = match (method.as_str(), path.as_str()) {
            ("POST", "/api/admin/bars") => {
                Some(json!({"subject": subject, "kind": "mute", "hours": 1, "reason": "rude"}))
            }
            ("DELETE", "/api/admin/bars") => {
                let mute = json!({"subject": subject, "kind": "mute", "hours": 1, "reason": "rude"});
                ask(&operator, "POST", "/api/admin/bars", Some(mute)).await.unwrap();
                Some(json!({"subject": subject, "kind": "mute"}))
            }
            ("POST", "/api/admin/tables/{id}/unsay") => Some(json!({"by": said.by, "at": said.at})),
            // A new route that needs a body is refused below: then say here what it needs.
            _ => None,
        };
        let filled = path
            .replace("{id}", table.as_str())
            .replace("{person}", boris_id.as_str())
            .replace("{report}", &reports[0]["id"].to_string());
        assert!(!filled.contains('{'), "a new kind of parameter: {path}");
        let before = acts(&operator).await;
        ask(&operator, &method, &filled, body)
            .await
            .unwrap_or_else(|error| panic!("{method} {path}: {error}"));
        let after = acts(&operator).await;
        assert_eq!(after.len(), before.len() + 1, "{method} {path} is in the audit log");
        let about = after[0]["subject"].as_str().unwrap();
        let named = filled.contains(about) || about == subject;
        assert!(named, "{method} {path}: the log says {}", after[0]);
    }
}
