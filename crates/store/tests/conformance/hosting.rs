//! What hosts and operators need: devices, access, mutes and bans, reports, retention, being forgotten, seals.

use klad_engine::Outcome;
use klad_protocol::{IdentityId, Occupant, TableState, host::RestrictionKind};
use klad_store::{
    Access, Append, Ending, Identity, MoveRow, Report, Restriction, Saved, SeatRecord, Store, TableRecord,
};

use crate::{append, fresh_hash, fresh_id, fresh_identity, fresh_table};

pub(super) async fn conforms(store: &Store, has_key: bool) {
    devices_are_listed_used_and_forgotten(store).await;
    doors_are_kept_by_table(store).await;
    mutes_and_bans_end(store).await;
    reports_and_acts_are_kept(store).await;
    old_games_are_found_and_deleted(store).await;
    abandoned_games_are_closed(store).await;
    a_person_is_forgotten(store).await;
    secrets_are_sealed_until_the_end(store, has_key).await;
}

async fn devices_are_listed_used_and_forgotten(store: &Store) {
    let guest = Identity { created_ms: 50_000, ..fresh_identity() };
    let (first, second) = (fresh_hash(), fresh_hash());
    store.add_identity(&guest, first).await.unwrap();
    store.add_secret(guest.id, second, 60_000).await.unwrap();
    store.touch_secret(second, Some("Firefox, Linux"), 90_000).await.unwrap();
    let devices = store.devices(guest.id).await.unwrap();
    let ids: Vec<&str> = devices.iter().map(|device| device.id.as_str()).collect();
    assert_eq!(ids, [store.device_id(second), store.device_id(first)], "most recently used first");
    assert_eq!((devices[0].label.as_str(), devices[0].used_ms), ("Firefox, Linux", 90_000));
    assert!(
        !store.forget_device(fresh_identity().id, &devices[0].id).await.unwrap(),
        "not somebody else's device"
    );
    assert!(store.forget_unused(90_000).await.unwrap() >= 1, "the first was never used");
    assert_eq!(store.identity(first).await.unwrap(), None);
    assert_eq!(store.identity(second).await.unwrap(), Some(guest.clone()));
    assert!(store.forget_device(guest.id, &devices[0].id).await.unwrap());
    assert_eq!(store.identity(second).await.unwrap(), None);

    let link = fresh_hash();
    store.add_link(guest.id, link, 1_000).await.unwrap();
    assert_eq!(store.look_at_link(link, 1_000).await.unwrap(), Some(guest.id));
    assert_eq!(store.look_at_link(link, 1_001).await.unwrap(), None);
    assert_eq!(store.take_link(link, 500).await.unwrap(), Some(guest), "looking does not use up the link");
}

async fn doors_are_kept_by_table(store: &Store) {
    let (table, who) = (fresh_id(), fresh_identity().id);
    assert_eq!(store.access(table).await.unwrap(), Access::default());
    for access in [
        Access { spectators: false, password: Some("hash".into()) },
        Access { spectators: true, password: None },
    ] {
        store.put_access(table, &access).await.unwrap();
        assert_eq!(store.access(table).await.unwrap(), access);
    }
    assert_eq!(store.excluded_until(table, who).await.unwrap(), None);
    store.exclude(table, who, 7_000).await.unwrap();
    store.exclude(table, who, 9_000).await.unwrap();
    assert_eq!(store.excluded_until(table, who).await.unwrap(), Some(9_000));
    assert_eq!(store.excluded_until(fresh_id(), who).await.unwrap(), None);
}

async fn mutes_and_bans_end(store: &Store) {
    let subject = format!("identity {}", fresh_id());
    let bar = |kind, until_ms| Restriction {
        subject: subject.clone(),
        kind,
        until_ms,
        reason: "why".into(),
        created_ms: 5,
    };
    let holding = async |now_ms: u64| {
        let bars = store.restrictions(now_ms).await.unwrap();
        bars.into_iter().filter(|bar| bar.subject == subject).collect::<Vec<_>>()
    };
    store.put_restriction(&bar(RestrictionKind::Mute, 100)).await.unwrap();
    store.put_restriction(&bar(RestrictionKind::Ban, 100)).await.unwrap();
    store.put_restriction(&bar(RestrictionKind::Ban, 200)).await.unwrap();
    assert_eq!(holding(99).await.len(), 2);
    assert_eq!(holding(100).await, [bar(RestrictionKind::Ban, 200)]);
    assert!(store.lift_restriction(&subject, RestrictionKind::Ban).await.unwrap());
    assert!(!store.lift_restriction(&subject, RestrictionKind::Ban).await.unwrap());
    assert_eq!(holding(100).await, []);
}

async fn reports_and_acts_are_kept(store: &Store) {
    let report = Report {
        id: 0,
        table: fresh_id().to_string(),
        by: fresh_id().to_string(),
        about: fresh_id().to_string(),
        words: "грубо".into(),
        said: "[]".into(),
        created_ms: 5,
        done_ms: None,
    };
    store.report(&report).await.unwrap();
    let found = async |with_done| {
        let reports = store.reports(with_done, 0, 100).await.unwrap();
        reports.into_iter().find(|found| found.table == report.table)
    };
    let by = report.by.parse().unwrap();
    assert_eq!(store.reports_by(by).await.unwrap(), [(report.table.clone(), "грубо".into(), 5)]);
    let kept = found(false).await.unwrap();
    assert_eq!(Report { id: kept.id, ..report.clone() }, kept);
    assert!(store.report_done(kept.id, 9).await.unwrap());
    assert!(!store.report_done(kept.id, 10).await.unwrap(), "done only once");
    assert_eq!((found(false).await, found(true).await.unwrap().done_ms), (None, Some(9)));

    store.note_act(7, "ban", "somebody", "for a day").await.unwrap();
    store.note_act(8, "lift ban", "somebody", "").await.unwrap();
    let ban = (7, "ban".to_owned(), "somebody".to_owned(), "for a day".to_owned());
    assert_eq!(store.acts(0, 2).await.unwrap()[1], ban);
    assert_eq!(store.acts(1, 1).await.unwrap(), [ban]);
}

async fn old_games_are_found_and_deleted(store: &Store) {
    let bot = || SeatRecord::of(Occupant::Bot { level: "hard".into() });
    let person =
        SeatRecord::of(Occupant::Person { id: fresh_identity().id, name: "Anna".into(), picture: 1 });
    let over = |seats| TableRecord {
        state: TableState::Over,
        ended_ms: Some(50),
        created_ms: 40,
        seats,
        ..fresh_table()
    };
    let (of_bots, of_people) = (over(vec![bot(), bot()]), over(vec![person, bot()]));
    for table in [&of_bots, &of_people] {
        store.create(table).await.unwrap();
        store.append(append(table.id, 0, "go")).await.unwrap();
        store.say(table.id, "a line", 9).await.unwrap();
    }
    let ended = async |before_ms, only_bots| {
        let ended = store.ended_before(before_ms, only_bots).await.unwrap();
        [of_bots.id, of_people.id].map(|id| ended.contains(&id))
    };
    assert_eq!(ended(50, false).await, [false, false], "neither is old enough");
    assert_eq!(ended(51, true).await, [true, false]);
    assert_eq!(ended(51, false).await, [true, true]);
    for table in [of_bots.id, of_people.id] {
        assert!(store.delete_table(table).await.unwrap());
        assert!(!store.delete_table(table).await.unwrap());
        assert_eq!(store.table(table).await.unwrap(), None);
        assert_eq!(
            (store.moves(table, 0).await.unwrap(), store.said(table).await.unwrap()),
            (vec![], vec![])
        );
    }
}

async fn abandoned_games_are_closed(store: &Store) {
    let playing = |state, started_ms| TableRecord {
        state,
        started_ms: Some(started_ms),
        created_ms: 40,
        ..fresh_table()
    };
    let abandoned = playing(TableState::Playing, 45);
    let (begun_late, moved_late) = (playing(TableState::Playing, 60), playing(TableState::Playing, 45));
    let over = playing(TableState::Over, 45);
    for table in [&abandoned, &begun_late, &moved_late, &over] {
        store.create(table).await.unwrap();
    }
    for (table, ply, at_ms) in [(&abandoned, 0, 49), (&moved_late, 0, 49), (&moved_late, 1, 50)] {
        let moved = append(table.id, ply, "go");
        let moved = Append { row: MoveRow { at_ms, ..moved.row }, ..moved };
        store.append(moved).await.unwrap();
    }
    let closed = store.close_abandoned(50).await.unwrap();
    assert!(closed.contains(&abandoned.id));
    for (table, state) in [
        (&abandoned, TableState::Closed),
        (&begun_late, TableState::Playing),
        (&moved_late, TableState::Playing),
        (&over, TableState::Over),
    ] {
        assert_eq!(closed.contains(&table.id), state == TableState::Closed);
        assert_eq!(store.table(table.id).await.unwrap().unwrap().state, state);
    }
    let found = store.ended_before(50, false).await.unwrap();
    assert!(found.contains(&abandoned.id), "it is deleted like a game that is over");
    for table in [abandoned, begun_late, moved_late, over] {
        store.delete_table(table.id).await.unwrap();
    }
}

async fn a_person_is_forgotten(store: &Store) {
    let (guest, secret) =
        (Identity { name: format!("Guest {}", fresh_id()), ..fresh_identity() }, fresh_hash());
    store.add_identity(&guest, secret).await.unwrap();
    let mut table = fresh_table();
    table.seats[0].occupant = Occupant::Person { id: guest.id, name: guest.name.clone(), picture: 3 };
    store.create(&table).await.unwrap();
    let line = |by: IdentityId| format!(r#"{{"seat":null,"by":"{by}","name":"x","what":{{}},"at":12}}"#);
    let other = line(fresh_identity().id);
    store.say(table.id, &line(guest.id), 9).await.unwrap();
    store.say(table.id, &other, 9).await.unwrap();
    let report = Report {
        id: 0,
        table: table.id.to_string(),
        by: fresh_id().to_string(),
        about: guest.id.to_string(),
        words: "rude".into(),
        said: format!("[{},{other}]", line(guest.id)),
        created_ms: 5,
        done_ms: None,
    };
    store.report(&report).await.unwrap();
    assert_eq!(store.person(guest.id).await.unwrap(), Some(guest.clone()));
    assert_eq!(store.people(&guest.name.to_lowercase(), 0, 9).await.unwrap(), std::slice::from_ref(&guest));
    assert_eq!(store.said_by(guest.id).await.unwrap(), [(table.id.to_string(), line(guest.id))]);

    let nameless = Occupant::Person { id: guest.id, name: "–".into(), picture: 0 };
    let changed = store.forget_person(guest.id, &serde_json::to_string(&nameless).unwrap()).await.unwrap();
    assert_eq!(changed, [table.id]);
    assert_eq!(store.person(guest.id).await.unwrap(), None);
    assert_eq!(store.identity(secret).await.unwrap(), None);
    assert_eq!(store.said(table.id).await.unwrap(), [other.as_str()]);
    let reports = store.reports(true, 0, 100).await.unwrap();
    let reported = reports.into_iter().find(|found| found.table == report.table).unwrap();
    let lines: Vec<serde_json::Value> = serde_json::from_str(&reported.said).unwrap();
    assert_eq!(lines, [serde_json::from_str::<serde_json::Value>(&other).unwrap()], "what others said stays");
    let after = store.table(table.id).await.unwrap().unwrap();
    assert_eq!((&after.seats[0].occupant, after.version), (&nameless, table.version + 1));
}

async fn secrets_are_sealed_until_the_end(store: &Store, has_key: bool) {
    let mut table = TableRecord { state: TableState::Open, ..fresh_table() };
    store.create(&table).await.unwrap();
    // The table is started over, and the server has another secret.
    for secret in [table.secret, [77; 32]] {
        table.secret = secret;
        assert_eq!(store.save(&table, None).await.unwrap(), Saved::Done);
        table.version += 1;
        assert_eq!(store.is_sealed(table.id).await.unwrap(), has_key);
        assert_eq!(store.table(table.id).await.unwrap(), Some(table.clone()));
    }
    let outcome = Outcome::ranked([3, 5], |seat| seat);
    let ending = Some(Ending { outcome, secret: table.secret });
    store.append(Append { ending, ..append(table.id, 0, "last") }).await.unwrap();
    assert!(!store.is_sealed(table.id).await.unwrap());
    table = store.table(table.id).await.unwrap().unwrap();
    assert_eq!((table.state, table.secret), (TableState::Over, [77; 32]));
    store.save(&table, None).await.unwrap();
    assert!(!store.is_sealed(table.id).await.unwrap(), "a finished game is not sealed again");
}
