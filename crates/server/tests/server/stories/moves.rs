//! Moves: stale, simultaneous and refused.

use klad_protocol::{
    Code, FromClient, FromServer,
    api::{PlayMove, Seen},
};
use serde_json::json;

use crate::support::{House, Player, code, new_table};

#[tokio::test(flavor = "multi_thread")]
async fn a_stale_move_gets_the_current_view_and_changes_nothing() {
    let house = House::open().await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let (table, mut players) = house.game(&[&anna, &boris], new_table("my-treasure", 2, 0)).await;
    let mover = if players[0].must() { 0 } else { 1 };
    let player = &mut players[mover];
    let old = player.frame().number;
    player.play_any().await;
    let after: Seen = player.client.get(&format!("/api/tables/{table}/view")).await.unwrap();
    let mv = after.legal.first().cloned().unwrap_or(json!("draw"));
    for seen in [0, old, old + 1000] {
        player.say(FromClient::Play { seen, mv: mv.clone(), id: Some(77) }).await;
        let number = player
            .until(|_, message| match message {
                FromServer::Stale { id: Some(77), number } => Some(*number),
                FromServer::View(frame) => panic!("{frame:?} although the move was stale"),
                _ => None,
            })
            .await;
        assert_eq!(number, player.frame().number);
    }
    let still: Seen = player.client.get(&format!("/api/tables/{table}/view")).await.unwrap();
    assert_eq!(still, after);

    let play = PlayMove { mark: "0000000000000000".into(), mv };
    let answer = player.client.post::<Seen>(&format!("/api/tables/{table}/moves"), Some(&play)).await;
    assert_eq!(code(answer), Code::Stale);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_simultaneous_choice_is_not_made_stale_by_the_others() {
    let house = House::open().await;
    let guests = [house.guest("Anna").await, house.guest("Boris").await, house.guest("Chloe").await];
    let (_, mut players) =
        house.game(&[&guests[0], &guests[1], &guests[2]], new_table("treasure-maps", 3, 0)).await;
    let mut tried = 0;
    for _ in 0..60 {
        let must: Vec<usize> = (0..3).filter(|&place| players[place].must()).collect();
        if let [first, second, ..] = must[..] {
            // Both choose from what they see now; the second one's message is sent before that seat learns of the
            // first.
            let mv = players[second].any_move();
            let asked = players[second].frame().clone();
            players[first].play_any().await;
            let answer = players[second].play(mv).await;
            assert_eq!(answer, Ok(()), "made for {asked:?}");
            tried += 1;
        } else if let [only] = must[..] {
            players[only].play_any().await;
        }
        for player in &mut players {
            player.catch_up().await;
        }
        if players[0].is_over() || tried > 10 {
            break;
        }
    }
    assert!(tried > 3, "tried {tried} times");
}

#[tokio::test(flavor = "multi_thread")]
async fn when_moves_arrive_together_each_seat_makes_only_the_one_it_was_asked_for() {
    let house = House::open().await;
    let guests = [house.guest("Anna").await, house.guest("Boris").await, house.guest("Chloe").await];
    let (table, mut players) =
        house.game(&[&guests[0], &guests[1], &guests[2]], new_table("treasure-maps", 3, 0)).await;
    let mut made = 0;
    for round in 0..12 {
        let (once, again) = (Some(1_000 + 2 * round), Some(1_001 + 2 * round));
        let asked: Vec<usize> = (0..3).filter(|&place| players[place].must()).collect();
        for &place in &asked {
            let (seen, mv) = (players[place].frame().number, players[place].any_move());
            for id in [once, again] {
                players[place].say(FromClient::Play { seen, mv: mv.clone(), id }).await;
            }
        }
        for &place in &asked {
            let mut first = None;
            players[place]
                .until(|_, message| match message {
                    FromServer::View(frame) => {
                        assert_ne!(frame.ack, again, "a move was made twice");
                        first = first.or((frame.ack == once).then_some(true));
                        None
                    }
                    FromServer::Stale { id, .. } if *id == once => {
                        first = Some(false);
                        None
                    }
                    FromServer::Stale { id, .. } => (*id == again).then_some(()),
                    FromServer::Refused { error, .. } => panic!("{error:?}"),
                    _ => None,
                })
                .await;
            made += usize::from(first.expect("the first is answered before the second"));
        }
        for player in &mut players {
            player.catch_up().await;
        }
    }
    assert!(made > 12, "{made} moves");
    assert_eq!(house.store().moves(table, 0).await.unwrap().len(), made);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_move_names_the_rule() {
    let house = House::open().await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let (table, mut players) = house.game(&[&anna, &boris], new_table("my-treasure", 2, 0)).await;
    let waits = if players[0].must() { 1 } else { 0 };
    let player = &mut players[waits];
    let seen = player.frame().number;
    player.say(FromClient::Play { seen, mv: json!({"type": "draw"}), id: Some(1) }).await;
    let error = player
        .until(|_, message| match message {
            FromServer::Refused { id: Some(1), error } => Some(error.clone()),
            _ => None,
        })
        .await;
    assert_eq!(error.code, Code::Refused);
    assert!(error.rule.unwrap().starts_with("MS-") && error.detail.unwrap()["type"].is_string());

    let watcher = house.guest("Watcher").await;
    let mut watching = Player::sit_at(&watcher, table).await;
    assert_eq!(watching.play(json!("draw")).await, Err(Code::NotSeated));
}
