//! How the players of a game come together: at a new table, or on the sockets they have.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering::Relaxed},
};

use klad_engine::Seat;
use klad_protocol::{
    Chat, Clock, TableId,
    api::{NewSeat, NewTable},
    socket::kind,
};

use super::{
    Shared, patiently,
    player::{Joined, connect},
};
use crate::{Client, ClientError, Socket};

/// Everybody goes on to the next game on the same socket. If that fails, they meet at another table.
pub(super) async fn stay(shared: &Shared, mut sockets: Vec<Socket>) -> Option<(TableId, Vec<Joined>)> {
    let last = sockets.first()?.table();
    let going = async {
        for socket in &mut sockets {
            socket.rematch().await?;
        }
        let mut arrived = Vec::new();
        for mut socket in sockets {
            let before = socket.received();
            let welcome = loop {
                match socket.next_text().await? {
                    Some(text) if kind(&text) == Some("refused") => {
                        return Err(ClientError::Unreadable(text.to_string()));
                    }
                    Some(text) if socket.table() != last => break text,
                    Some(_) => {}
                    None => return Err(ClientError::Unreachable("closed".into())),
                }
            };
            shared.bytes.fetch_add(socket.received() - before, Relaxed);
            arrived.push(Joined { socket, welcome: Some(welcome) });
        }
        Ok(arrived)
    };
    match tokio::time::timeout(shared.patience(), going).await {
        Ok(Ok(arrived)) => {
            let table = arrived.first()?.socket.table();
            // Otherwise two nodes opened a table each, and somebody was sent to the one that was closed.
            arrived.iter().all(|arrived| arrived.socket.table() == table).then_some((table, arrived))
        }
        Ok(Err(ClientError::Unreadable(reason))) => {
            shared.error(format!("a rematch was refused: {reason}"));
            None
        }
        Ok(Err(_)) | Err(_) => None,
    }
}

/// Opens a table, everybody sits down and connects, and the game begins.
pub(super) async fn gather(shared: &Arc<Shared>, guests: &[Client]) -> Option<(TableId, Vec<Joined>)> {
    let new = NewTable {
        game: shared.plan.game.clone(),
        options: shared.plan.options.clone(),
        seats: vec![NewSeat::Open; guests.len()],
        clock: Clock::None,
        chat: Chat::Off,
        listed: false,
    };
    let tries = AtomicUsize::new(0);
    let gathering = || {
        let (shared, guests, new) = (shared.clone(), guests.to_vec(), new.clone());
        // At first everybody uses a different server. If one of them is silent, all go to one that may not be.
        let spread = tries.fetch_add(1, Relaxed) == 0;
        let meeting = shared.next_site();
        async move {
            let site = || if spread { shared.next_site() } else { meeting.clone() };
            let opened = guests[0].at(site()).open_table(&new).await?;
            let table = opened.id;
            for (seat, guest) in guests.iter().enumerate() {
                guest.at(site()).sit_at(&opened, Some(Seat(seat as u8))).await?;
            }
            let mut sockets = Vec::new();
            for guest in &guests {
                let socket = connect(&guest.at(site()), table, shared.plan.whole).await?;
                sockets.push(Joined { socket, welcome: None });
            }
            let mut drawn = guests[0].at(site()).start(table).await?;
            for guest in &guests[1..] {
                drawn = guest.at(site()).draw_at(drawn).await?;
            }
            Ok((table, sockets))
        }
    };
    patiently(shared, gathering).await
}
