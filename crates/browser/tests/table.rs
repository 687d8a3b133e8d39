//! A local table, driven as its worker drives it: frames, bots, take-back, saving, and everything that can go wrong.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::sync::LazyLock;

use klad_browser::Instance;
use klad_engine::Catalog;
use serde_json::{Value, json};

const SECRET: &str = "0707070707070707070707070707070707070707070707070707070707070707";

/// A wake-up later than this means that the arbiter is waiting for people.
const PATIENCE_MS: u64 = 3_000;

/// A table and its bots' worker, without actual workers.
struct Device {
    table: Instance,
    bots: Instance,
    game: &'static str,
    now: u64,
    /// The last frame on each connection, by seat.
    frames: Vec<Option<Value>>,
    asks: Vec<Value>,
    wake: Option<u64>,
    save: Value,
    info: Value,
    said: Vec<Value>,
}

fn instance() -> Instance {
    static CATALOG: LazyLock<Catalog> = LazyLock::new(klad_catalog::catalog);
    Instance::new(&CATALOG)
}

fn call(instance: &mut Instance, request: &Value) -> Result<Value, Value> {
    let answer: Value = serde_json::from_str(&instance.answer(&request.to_string())).unwrap();
    match answer.get("ok") {
        Some(found) => Ok(found.clone()),
        None => Err(answer["error"].clone()),
    }
}

fn person(name: &str) -> Value {
    json!({ "type": "person", "name": name, "picture": 3 })
}

fn bot(level: &str) -> Value {
    json!({ "type": "bot", "level": level })
}

fn opening(game: &str, seats: &[Value]) -> Value {
    json!({ "do": "open", "id": "7m2kq9x4t0vb", "game": game, "seats": seats, "created": 1000, "secret": SECRET })
}

impl Device {
    fn open(game: &'static str, seats: &[Value]) -> Device {
        Device::with(game, seats.len(), &opening(game, seats)).unwrap()
    }

    fn with(game: &'static str, seats: usize, request: &Value) -> Result<Device, Value> {
        let mut device = Device {
            table: instance(),
            bots: instance(),
            game,
            now: 0,
            frames: vec![None; seats],
            asks: Vec::new(),
            wake: None,
            save: Value::Null,
            info: Value::Null,
            said: Vec::new(),
        };
        let out = call(&mut device.table, request)?;
        device.take(&out);
        Ok(device)
    }

    fn take(&mut self, out: &Value) {
        self.asks.extend(out["ask"].as_array().unwrap().iter().cloned());
        self.wake = out["wake"].as_u64();
        for (kept, name) in [(&mut self.save, "save"), (&mut self.info, "info")] {
            if !out[name].is_null() {
                *kept = out[name].clone();
            }
        }
        for sent in out["send"].as_array().unwrap() {
            let message = &sent["message"];
            let frame = match message["type"].as_str().unwrap() {
                "welcome" => message["frame"].clone(),
                "view" => message.clone(),
                _ => {
                    self.said.push(message.clone());
                    continue;
                }
            };
            if let Some(seat) = sent["seat"].as_u64() {
                self.frames[seat as usize] = Some(frame);
            }
        }
    }

    fn happens(&mut self, mut what: Value) -> Result<(), Value> {
        (what["do"], what["now"]) = ("table".into(), self.now.into());
        let out = call(&mut self.table, &what)?;
        self.take(&out);
        Ok(())
    }

    fn connect(&mut self, seat: u8) {
        self.happens(json!({ "what": "connect", "seat": seat })).unwrap();
    }

    fn say(&mut self, seat: u8, message: Value) {
        self.happens(json!({ "what": "client", "seat": seat, "message": message })).unwrap();
    }

    fn frame(&self, seat: u8) -> &Value {
        self.frames[usize::from(seat)].as_ref().expect("the seat is connected")
    }

    /// Runs bots and arbiter until a person must act or the game is over.
    fn settle(&mut self) {
        for _ in 0..20_000 {
            if let Some(ask) = self.asks.pop() {
                let mut think = ask.clone();
                (think["do"], think["game"]) = ("think".into(), self.game.into());
                let mv = call(&mut self.bots, &think).unwrap();
                self.now = self.now.max(ask["due"].as_u64().unwrap());
                self.happens(json!({ "what": "chosen", "question": ask["question"], "move": mv })).unwrap();
            } else if let Some(wake) = self.wake.filter(|wake| wake.saturating_sub(self.now) < PATIENCE_MS) {
                self.now = self.now.max(wake);
                self.happens(json!({ "what": "tick" })).unwrap();
            } else {
                return;
            }
        }
        panic!("bots and arbiter never settle");
    }

    /// Plays the first legal move (no take-backs) for the person at `seat` until the game is over.
    fn play_out(&mut self, seat: u8) {
        let mut answered = Value::Null;
        for _ in 0..6_000 {
            self.settle();
            if !self.frame(seat)["outcome"].is_null() {
                return;
            }
            let frame = self.frame(seat).clone();
            if let Some(wake) = self.wake.filter(|_| frame["number"] == answered) {
                // The arbiter holds a move until it is due.
                self.now = self.now.max(wake);
                self.happens(json!({ "what": "tick" })).unwrap();
                continue;
            }
            answered = frame["number"].clone();
            let legal = frame["legal"].as_array().unwrap();
            let Some(mv) = legal.iter().find(|mv| mv["type"] != "take_back") else { continue };
            self.say(seat, json!({ "type": "play", "seen": frame["number"], "move": mv, "id": 1 }));
        }
        panic!("the game never ends");
    }
}

fn whole_game(game: &'static str, seats: &[Value]) -> Device {
    let mut device = Device::open(game, seats);
    device.connect(0);
    device.play_out(0);
    let outcome = &device.frame(0)["outcome"];
    assert_eq!(outcome["places"].as_array().unwrap().len(), seats.len());
    assert_eq!(device.info["state"], "over");
    assert_eq!(device.info["secret"], SECRET);
    let transcript = call(&mut device.table, &json!({ "do": "transcript" })).unwrap();
    let verdict = call(&mut device.bots, &json!({ "do": "verify", "transcript": transcript })).unwrap();
    assert_eq!(verdict["ok"], true, "{verdict}");
    assert_eq!(verdict["committed"], true);
    device
}

#[test]
fn a_whole_game_of_my_treasure_on_the_device_verifies() {
    whole_game("my-treasure", &[person("Anna"), bot("medium"), bot("easy")]);
}

#[test]
fn a_whole_game_of_treasure_maps_on_the_device_verifies() {
    whole_game("treasure-maps", &[person("Anna"), bot("medium")]);
}

#[test]
fn a_whole_game_of_lost_mines_on_the_device_verifies() {
    whole_game("lost-mines", &[person("Anna"), bot("easy"), bot("easy")]);
}

#[test]
fn a_whole_game_of_klatz_on_the_device_verifies() {
    whole_game("klatz", &[person("Anna"), bot("medium")]);
}

#[test]
fn nobody_sees_the_secret_or_another_hand_before_the_end() {
    let mut device = Device::open("klatz", &[person("Anna"), person("Boris"), bot("easy")]);
    device.connect(0);
    device.connect(1);
    device.settle();
    assert_eq!(device.info["secret"], Value::Null);
    let error = call(&mut device.table, &json!({ "do": "transcript" })).unwrap_err();
    assert_eq!(error["code"], "not_over");
    for (seat, other) in [(0u8, 1u8), (1, 0)] {
        let players = &device.frame(seat)["view"]["players"];
        assert_eq!(players[usize::from(seat)]["compositions"]["type"], "open");
        assert_eq!(players[usize::from(other)]["compositions"]["type"], "closed");
    }
}

#[test]
fn a_move_for_an_older_frame_is_stale_and_a_refused_one_names_its_rule() {
    let mut device = Device::open("my-treasure", &[person("Anna"), person("Boris")]);
    device.connect(0);
    device.connect(1);
    let actor = device.frame(0)["turn"]["must"][0].as_u64().unwrap() as u8;
    let frame = device.frame(actor).clone();
    device.say(actor, json!({ "type": "play", "seen": 99, "move": "draw", "id": 4 }));
    assert_eq!(device.said.pop().unwrap()["type"], "stale");
    device.say(actor, json!({ "type": "play", "seen": frame["number"], "move": "place 1", "id": 5 }));
    let refused = device.said.pop().unwrap();
    assert_eq!((&refused["type"], &refused["id"]), (&json!("refused"), &json!(5)));
    assert_eq!(refused["error"]["code"], "refused");
    assert!(refused["error"]["rule"].as_str().unwrap().starts_with("MS-"), "{refused}");
    assert_eq!(*device.frame(actor), frame, "a refused move shows nothing new");
    device.say(actor, json!({ "type": "play", "seen": frame["number"], "move": "draw", "id": 6 }));
    assert_eq!(device.frame(actor)["ack"], 6);
    assert!(device.frame(actor)["number"].as_u64() > frame["number"].as_u64());
}

#[test]
fn chat_and_nonsense_are_refused_and_change_nothing() {
    let mut device = Device::open("my-treasure", &[person("Anna"), bot("easy")]);
    device.connect(0);
    for message in [json!({ "type": "say", "text": "hi" }), json!({ "type": "back" }), json!({ "type": "x" })]
    {
        device.say(0, message);
        assert_eq!(device.said.pop().unwrap()["type"], "refused");
    }
    for wrong in [
        json!({ "what": "client", "seat": 0, "message": 7 }),
        json!({ "what": "client", "seat": 9, "message": { "type": "resume" } }),
        json!({ "what": "explode" }),
        json!({}),
    ] {
        assert_eq!(device.happens(wrong).unwrap_err()["code"], "internal");
    }
    for garbled in
        ["", "null", "{}", "{\"do\":1}", "{\"do\":\"x\"}", "{\"do\":\"open\"}", "{\"do\":\"decision\"}"]
    {
        assert!(device.table.answer(garbled).starts_with("{\"error\""), "{garbled}");
    }
}

#[test]
fn taking_back_returns_to_the_last_decision_and_leads_to_the_same_deals() {
    let mut device = Device::open("my-treasure", &[person("Anna"), bot("easy")]);
    device.connect(0);
    device.settle();
    assert_eq!(
        device.happens(json!({ "what": "take_back", "seat": 0 })).unwrap_err()["code"],
        "nothing_to_take_back"
    );
    let before = device.frame(0)["view"].clone();
    let play = |device: &mut Device| {
        let frame = device.frame(0).clone();
        device.say(0, json!({ "type": "play", "seen": frame["number"], "move": frame["legal"][0] }));
        device.settle();
        device.frame(0)["view"].clone()
    };
    let after = play(&mut device);
    device.happens(json!({ "what": "take_back", "seat": 0 })).unwrap();
    device.settle();
    let frame = device.frame(0).clone();
    assert_eq!((&frame["resumed"], &frame["view"]), (&json!(true), &before));
    assert_eq!(play(&mut device), after);

    // Further on, a move without a choice is skipped: what is taken back is a decision.
    for _ in 0..6 {
        play(&mut device);
        device.happens(json!({ "what": "take_back", "seat": 0 })).unwrap();
        device.settle();
        if device.frame(0)["view"] != before {
            assert!(device.frame(0)["legal"].as_array().unwrap().len() > 1, "{}", device.frame(0));
        }
        play(&mut device);
    }
}

#[test]
fn a_first_move_without_a_choice_can_be_taken_back() {
    // Anna begins: with no pile on the table, all she can do is draw.
    let mut request = opening("my-treasure", &[person("Anna"), bot("easy")]);
    request["options"] = json!({ "first_player": "seat:0" });
    let mut device = Device::with("my-treasure", 2, &request).unwrap();
    device.connect(0);
    device.settle();
    let before = device.frame(0).clone();
    assert_eq!(before["legal"].as_array().unwrap().len(), 1, "{before}");
    device.say(0, json!({ "type": "play", "seen": before["number"], "move": before["legal"][0] }));
    device.settle();
    device.happens(json!({ "what": "take_back", "seat": 0 })).unwrap();
    device.settle();
    assert_eq!(device.frame(0)["view"], before["view"]);
}

#[test]
fn a_saved_game_continues_where_it_was() {
    for game in ["my-treasure", "klatz"] {
        let seats = [person("Anna"), bot("medium")];
        let mut device = Device::open(game, &seats);
        device.connect(0);
        for _ in 0..6 {
            device.settle();
            let frame = device.frame(0).clone();
            device.say(0, json!({ "type": "play", "seen": frame["number"], "move": frame["legal"][0] }));
        }
        device.settle();
        let mut request = opening(game, &seats);
        request["secret"] = Value::Null;
        for field in ["transcript", "memory", "at_ms"] {
            request[field] = device.save[field].clone();
        }
        let mut again = Device::with(game, seats.len(), &request).unwrap();
        again.connect(0);
        assert_eq!(again.frame(0)["view"], device.frame(0)["view"], "{game}");
        again.play_out(0);
    }
}

#[test]
fn a_saved_game_with_other_rules_is_refused_with_a_reason() {
    let seats = [person("Anna"), bot("easy")];
    let device = Device::open("my-treasure", &seats);
    let mut request = opening("my-treasure", &seats);
    let old = device.save["transcript"].as_str().unwrap().replace("\nrules ", "\nrules 9");
    request["transcript"] = old.into();
    assert_eq!(Device::with("my-treasure", 2, &request).err().unwrap()["code"], "rules_changed");
    request["transcript"] = "nothing of ours".into();
    assert_eq!(Device::with("my-treasure", 2, &request).err().unwrap()["code"], "bad_transcript");
}

#[test]
fn invalid_options_seats_and_levels_are_refused() {
    let refused = |request: &Value| Device::with("my-treasure", 2, request).err().unwrap()["code"].clone();
    assert_eq!(refused(&opening("my-treasure", &[person("Anna")])), "bad_options");
    assert_eq!(refused(&opening("my-treasure", &[person("Anna"), bot("genius")])), "bad_options");
    let mut request = opening("my-treasure", &[person("Anna"), bot("easy")]);
    request["options"] = json!({ "memory": "perfect" });
    assert_eq!(refused(&request), "bad_options");
}

#[test]
fn every_change_to_a_transcript_is_noticed() {
    let mut device = whole_game("my-treasure", &[person("Anna"), bot("easy")]);
    let text = call(&mut device.table, &json!({ "do": "transcript" })).unwrap();
    let text = text.as_str().unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let first_move = lines.iter().position(|line| line.starts_with("1 ")).unwrap();
    let mut check = |changed: Vec<String>, what: &str| {
        let transcript = changed.join("\n");
        let verdict = call(&mut device.bots, &json!({ "do": "verify", "transcript": transcript })).unwrap();
        assert_eq!(verdict["ok"], false, "{what}");
        assert!(verdict["reason"].as_str().unwrap().len() > 10, "{what}: {verdict}");
    };
    let with = |change: &dyn Fn(&mut Vec<String>)| {
        let mut lines: Vec<String> = lines.iter().map(ToString::to_string).collect();
        change(&mut lines);
        lines
    };
    let placed = lines.iter().position(|line| line.contains(" place ")).unwrap();
    let other = if lines[placed].contains("place 1") { "place 2" } else { "place 1" };
    let now = lines[placed].split(" @").next().unwrap().split(' ').skip(2).collect::<Vec<_>>().join(" ");
    check(with(&|lines| lines[placed] = lines[placed].replace(&now, other)), "a changed move");
    check(with(&|lines| lines.swap(first_move, first_move + 1)), "swapped lines");
    check(with(&|lines| drop(lines.remove(placed))), "a lost line");
    check(with(&|lines| lines.truncate(lines.len() - 1)), "a truncated file");
    let secret = lines.iter().position(|line| line.starts_with("secret ")).unwrap();
    check(with(&|lines| lines[secret] = format!("secret {}", "08".repeat(32))), "a wrong secret");
    check(with(&|lines| lines.insert(secret + 1, format!("nonce A {}", "01".repeat(32)))), "a wrong nonce");
    check(with(&|lines| lines.retain(|line| !line.starts_with("game "))), "no game");
}

#[test]
fn a_review_in_pieces_equals_the_review_of_the_command_line() {
    let mut device = whole_game("my-treasure", &[person("Anna"), bot("easy")]);
    let transcript = call(&mut device.table, &json!({ "do": "transcript" })).unwrap();
    let places = call(&mut device.bots, &json!({ "do": "decisions", "transcript": transcript })).unwrap();
    let places = places.as_array().unwrap();
    let catalog = klad_catalog::catalog();
    let parsed = klad_engine::transcript::Transcript::parse(transcript.as_str().unwrap()).unwrap();
    let budget = klad_engine::Budget::Iterations(20);
    let whole = klad_arena::analysis::analyze(&catalog, &parsed, budget, 1, |_, _| ()).unwrap();
    let whole: Value = serde_json::from_str(&serde_json::to_string(&whole).unwrap()).unwrap();
    assert_eq!(whole["total"], places.len());
    let mut gists = Vec::new();
    for (place, wanted) in places.iter().zip(whole["decisions"].as_array().unwrap()) {
        let request =
            json!({ "do": "decision", "transcript": transcript, "number": place["number"], "budget": 20 });
        let found = call(&mut device.bots, &request).unwrap();
        assert_eq!(found, *wanted);
        let mut gist = found.clone();
        gist["is_best"] = (found["best"] == found["played"]).into();
        gists.push(gist);
    }
    let request =
        json!({ "do": "summary", "transcript": transcript, "decisions": gists, "total": places.len() });
    let mut summary = call(&mut device.bots, &request).unwrap();
    summary["decisions"] = whole["decisions"].clone();
    assert_eq!(summary, whole);
}

#[test]
fn a_hint_comes_from_the_frame_alone() {
    for game in ["my-treasure", "treasure-maps", "lost-mines", "klatz"] {
        let mut device = Device::open(game, &[person("Anna"), bot("easy"), bot("easy")]);
        device.connect(0);
        device.settle();
        let frame = device.frame(0).clone();
        let request = json!({ "do": "hint", "game": game, "view": frame["view"], "legal": frame["legal"], "budget": "20" });
        let hint = call(&mut instance(), &request).unwrap();
        assert!(frame["legal"].as_array().unwrap().contains(&hint["move"]), "{game}: {hint}");
        assert_eq!(hint["kind"], hint["move"]["type"], "{game}");
        assert!(!hint["look"].as_array().unwrap().is_empty(), "{game}: {hint}");
        assert_eq!(hint["moves"].as_array().unwrap().len(), frame["legal"].as_array().unwrap().len());
    }
}

#[test]
fn a_branch_starts_at_the_decision_and_continues_from_there() {
    let seats = [person("Anna"), bot("easy")];
    let mut device = whole_game("my-treasure", &seats);
    let transcript = call(&mut device.table, &json!({ "do": "transcript" })).unwrap();
    let mut request = opening("my-treasure", &seats);
    (request["secret"], request["transcript"], request["before"]) =
        (Value::Null, transcript.clone(), 5.into());
    let mut branch = Device::with("my-treasure", 2, &request).unwrap();
    branch.connect(0);
    let replay = json!({ "do": "replay", "transcript": transcript, "seat": 0, "from": 4, "count": 1 });
    let replay = call(&mut device.bots, &replay).unwrap();
    assert_eq!(branch.frame(0)["view"], replay["steps"][0]["view"]);
    assert_eq!(branch.info["state"], "playing");
    branch.play_out(0);
}
