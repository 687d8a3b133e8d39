//! The Klatz! arbiter on the server, in every mode: people who call with the arbiter's own messages, a bot among them,
//! round trips measured by the server, and complete games whose transcripts verify.

use std::time::Duration;

use crate::support::{House, PATIENCE, Player, new_table, until_state, verify};
use klad_klatz::{Move, components::Comp, tables::Tables};
use klad_protocol::{FromClient, FromServer, TableState, api::NewSeat};
use klad_server::{Ambient, Config, Limits};
use klad_store::{Append, Appended, MoveRow};
use serde_json::{Value, json};

/// How much faster than real time the clock runs.
const HURRY: u32 = 40;

async fn hurried_house() -> House {
    let ambient = Ambient::hurried(HURRY);
    House::with(Config { ambient, limits: Limits::for_measuring(), ..Config::default() }).await
}

/// What the arbiter sent one person, by kind, and how often they called.
#[derive(Default, Debug)]
struct Heard {
    windows: u32,
    waitings: u32,
    rounds: u32,
    refused: Vec<Value>,
    calls: u32,
}

impl Heard {
    /// Whether everything that was refused was sent for an earlier position.
    fn was_only_late(&self) -> bool {
        self.refused.iter().all(|refused| refused["refusal"]["type"] == "wrong_position")
    }
}

/// Plays by the arbiter's notices until the game is over: calls whenever possible, makes any turn move.
async fn person(mut player: Player) -> (Player, Heard) {
    let mut heard = Heard::default();
    while !player.is_over() {
        let FromServer::Arbiter { message } = player.next().await else { continue };
        let is_active = message["active"] == json!(player.seat());
        match message["type"].as_str().unwrap() {
            "window" => {
                heard.windows += 1;
                // The change is shown first; nobody may call before (KZ-133).
                let shown_ms = message["reveal_ms"].as_u64().unwrap() + 100;
                tokio::time::sleep(Duration::from_millis(1 + shown_ms / u64::from(HURRY))).await;
                let call = call(&player);
                let passes = call.is_none() && !is_active;
                if let Some(call) = call {
                    heard.calls += 1;
                    tell(&mut player, json!({"type": "klatz", "dt": 900}), call).await;
                }
                if is_active {
                    turn(&mut player).await;
                } else if passes {
                    tell(&mut player, json!({"type": "pass"}), json!({})).await;
                }
            }
            "waiting" => {
                heard.waitings += 1;
                match call(&player).filter(|_| message["may_call"] == true) {
                    Some(call) if is_active => {
                        heard.calls += 1;
                        tell(&mut player, json!({"type": "klatz"}), call).await;
                    }
                    _ if is_active => turn(&mut player).await,
                    _ => {}
                }
            }
            "round" => {
                heard.rounds += 1;
                let answer = call(&player);
                heard.calls += u32::from(answer.is_some());
                tell(&mut player, json!({"type": "sealed"}), json!({ "answer": answer })).await;
            }
            "refused" => heard.refused.push(message),
            _ => {}
        }
    }
    (player, heard)
}

/// A photo this person could call now.
fn call(player: &Player) -> Option<Value> {
    let claim = player.frame().legal.iter().find(|mv| mv["type"] == "claim")?;
    let comp: Comp = serde_json::from_value(claim["comp"].clone()).unwrap();
    let start = claim["start"].as_u64().unwrap() as usize;
    let wall = player.frame().view["wall"].as_array().unwrap();
    let cards: Vec<&Value> =
        wall[start..start + Tables::STANDARD.pattern(comp).len()].iter().map(|card| &card["card"]).collect();
    Some(json!({"comp": comp, "cards": cards}))
}

async fn turn(player: &mut Player) {
    let legal = player.frame().legal.iter().filter(|mv| mv["type"] != "claim").cloned();
    let legal: Vec<Value> = legal.collect();
    let mv = player.chance.pick(&legal).clone();
    tell(player, json!({"type": "turn", "dt": 1000}), json!({ "move": mv })).await;
}

/// Sends a message for the position that is shown.
async fn tell(player: &mut Player, mut message: Value, more: Value) {
    let fields = message.as_object_mut().unwrap();
    fields.extend(more.as_object().unwrap().clone());
    fields.insert("rev".into(), player.frame().view["rev"].clone());
    player.say(FromClient::Arbiter { message }).await;
}

/// Two people and a bot play whole games until there was a photo and the people made this many calls themselves: the
/// cards are random, so a game may pass without one. Returns what the people heard in the last game.
async fn play(options: Value, calls: u32) -> Vec<Heard> {
    for _ in 0..6 {
        let (heard, photos) = play_once(options.clone()).await;
        if photos > 0 && heard.iter().map(|heard| heard.calls).sum::<u32>() >= calls {
            return heard;
        }
    }
    panic!("six games with {options}, and none with a photo and {calls} calls")
}

/// Two people and a bot play a whole game. Returns what the people heard and how many photos there were.
async fn play_once(options: Value) -> (Vec<Heard>, usize) {
    let house = hurried_house().await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let mut new = new_table("klatz", 2, 1);
    new.options = options;
    let (table, players) = house.game(&[&anna, &boris], new).await;
    let tasks: Vec<_> = players.into_iter().map(|player| tokio::spawn(person(player))).collect();
    let mut heard = Vec::new();
    for task in tasks {
        heard.push(tokio::time::timeout(2 * PATIENCE, task).await.expect("the game ends").unwrap().1);
    }
    let transcript = verify(&anna, table).await;
    for (name, wanted) in
        [("klad_tables_stopped_total", 0), ("klad_bots_failed_total", 0), ("klad_rooms_failed_total", 0)]
    {
        assert_eq!(house.metric(name).await, wanted, "{name}");
    }
    let photos = transcript.moves.iter().filter(|line| line.mv.starts_with("claim")).count();
    eprintln!("{} moves, {photos} photos, {heard:?}", transcript.moves.len());
    (heard, photos)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_race_is_decided_by_the_arbiter() {
    let options = json!({"call_mode": "race", "window_min_ms": 1000, "short_game": 6, "stall_turns": 9});
    let heard = play(options, 1).await;
    assert!(heard.iter().all(|heard| heard.windows > 20), "{heard:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn standing_orders_call_automatically() {
    let options = json!({"call_mode": "standing", "turn_ms": 0, "short_game": 6, "stall_turns": 40});
    let heard = play(options, 0).await;
    assert!(heard.iter().all(|heard| heard.windows == 0 && heard.waitings > 20), "{heard:?}");
    assert!(heard.iter().all(Heard::was_only_late), "{heard:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn sealed_answers_are_opened_together() {
    let options = json!({"call_mode": "sealed", "turn_ms": 0, "sealed_ms": 86_400_000, "short_game": 6, "stall_turns": 40});
    let heard = play(options, 1).await;
    assert!(heard.iter().all(|heard| heard.windows == 0 && heard.rounds > 5), "{heard:?}");
    assert!(heard.iter().all(Heard::was_only_late), "{heard:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_simulation_is_for_bots_and_people_can_only_watch() {
    let house = hurried_house().await;
    let anna = house.guest("Anna").await;
    let mut new = new_table("klatz", 0, 3);
    new.options = json!({"call_mode": "sim"});
    let table = anna.open_table(&new).await.unwrap().id;
    anna.start(table).await.unwrap();
    until_state(&anna, table, TableState::Over).await;
    let transcript = verify(&anna, table).await;
    assert!(transcript.moves.iter().any(|line| line.mv.starts_with("claim")), "somebody called");

    // A bot plays for a person who sits down at such a table (KZ-149), and they learn this when they try to act.
    new.seats[0] = NewSeat::Open;
    new.seats[1] = NewSeat::Open;
    let boris = house.guest("Boris").await;
    let (table, mut players) = house.game(&[&anna, &boris], new).await;
    let player = &mut players[0];
    player.say(FromClient::Arbiter { message: json!({"type": "pass", "rev": 0}) }).await;
    let rule = player
        .until(|_, message| match message {
            FromServer::Arbiter { message } if message["type"] == "refused" => Some(message["rule"].clone()),
            _ => None,
        })
        .await;
    assert_eq!(rule, "KZ-149");
    until_state(&anna, table, TableState::Over).await;
    verify(&anna, table).await;
}

/// Somebody's standing orders, if this message contains them.
fn orders(message: &FromServer) -> Option<Value> {
    match message {
        FromServer::Arbiter { message } if message["type"] == "orders" => Some(message["orders"].clone()),
        _ => None,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn standing_orders_survive_a_restart() {
    let house = hurried_house().await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let mut new = new_table("klatz", 2, 0);
    new.options = json!({"call_mode": "standing", "turn_ms": 0});
    let (table, mut players) = house.game(&[&anna, &boris], new).await;
    let first = players[0].until(|_, message| orders(message)).await;
    let held = json!([{"comp": first[0]["comp"], "call": "hold", "prefer": "rightmost"}]);
    players[0].say(FromClient::Arbiter { message: json!({"type": "orders", "orders": held}) }).await;
    let told = players[0].until(|_, message| orders(message)).await;
    assert_eq!(told[0], held[0]);
    drop(players);
    let house = house.restart().await;
    let anna = anna.at(house.site());
    let mut player = Player::sit_at(&anna, table).await;
    let told = player.until(|_, message| orders(message)).await;
    assert_eq!(told[0], held[0], "the standing orders are still there");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_to_an_overtaken_arbiter_is_answered() {
    let house = hurried_house().await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let mut new = new_table("klatz", 2, 0);
    new.options = json!({"call_mode": "standing", "turn_ms": 0});
    let (table, mut players) = house.game(&[&anna, &boris], new).await;
    let store = house.store();
    let mut given = Vec::new();
    for player in &mut players {
        given.push(player.until(|_, message| orders(message)).await[0].clone());
    }
    let mut overtaken = 0;
    for _ in 0..8 {
        while !players.iter().any(Player::must) {
            players[0].next().await;
        }
        let place = players.iter().position(Player::must).unwrap();
        let player = &mut players[place];
        let legal = &player.frame().legal;
        let mv = legal.iter().find(|mv| mv["type"] != "claim").unwrap().clone();
        // Another writer appends the move, and the room learns of it when the log refuses its own.
        let row = MoveRow {
            ply: player.frame().view["rev"].as_u64().unwrap() as u32,
            seat: player.seat(),
            notation: serde_json::from_value::<Move>(mv.clone()).unwrap().to_string(),
            at_ms: store.moves(table, 0).await.unwrap().last().map_or(0, |row| row.at_ms),
        };
        let append = Append { table, row, wake_ms: None, ending: None };
        overtaken += u32::from(store.append(append).await.unwrap() == Appended::Done);
        let order = &mut given[place];
        order["call"] = "hold".into();
        order["prefer"] = if order["prefer"] == "leftmost" { "rightmost" } else { "leftmost" }.into();
        tell(player, json!({"type": "turn", "dt": 1000}), json!({ "move": mv })).await;
        player.say(FromClient::Arbiter { message: json!({"type": "orders", "orders": [order]}) }).await;
        // A composition that was photographed meanwhile takes no orders; a refusal is an answer too.
        player
            .until(|_, message| match message {
                FromServer::Arbiter { message } if message["refusal"]["type"] == "no_such_order" => Some(()),
                _ => orders(message)?.as_array()?.contains(order).then_some(()),
            })
            .await;
        let rev = player.frame().view["rev"].clone();
        let other = &mut players[1 - place];
        while other.frame().view["rev"].as_u64() < rev.as_u64() {
            other.next().await;
        }
    }
    assert!(overtaken > 0, "the room was never overtaken");
    assert!(house.metric("klad_append_conflicts_total").await > 0);
}
