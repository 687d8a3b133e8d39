//! One of the two servers, with everybody connected to it.

use std::sync::Arc;

use klad_client::{Client, Socket};
use klad_engine::{Catalog, Entry, Game, Seat, Table, TableSetup, Viewer};
use klad_protocol::{Clock, FromClient, FromServer, TableId, follow::Follower};
use klad_store::{Append, Appended, MoveRow, Store};
use serde_json::json;

use crate::support::{FROZEN_MS, House, open_table, reveal, seed_of, sit_with};

/// A socket and the number of the last view it was sent. What arrives is kept as is, byte for byte.
pub(super) struct Line {
    socket: Socket,
    follower: Follower,
    pub(super) number: u32,
}

impl Line {
    fn over(socket: Socket) -> Line {
        Line { socket, follower: Follower::default(), number: 0 }
    }
}

/// One of the two servers.
pub(super) struct Side {
    house: Option<House>,
    catalog: Arc<Catalog>,
    guests: Vec<Client>,
    /// Seats in order, then a spectator.
    lines: Vec<Line>,
    viewer: Viewer,
    /// A copy of the table, to predict the effect of moves.
    pub(super) foreseen: Box<dyn Table>,
    /// What the viewer has received.
    pub(super) received: Vec<String>,
    pings: u32,
}

impl Side {
    pub(super) async fn open<G: Game>(seats: u8, viewer: Viewer, seed: u64) -> (Side, TableId) {
        let catalog = Arc::new(Catalog::new(vec![Entry::of::<G>()]));
        let house = House::frozen(seed, catalog.clone()).await;

        let mut guests = Vec::new();
        for seat in 0..=seats {
            guests.push(house.guest(&format!("Guest {seat}")).await);
        }
        let new = open_table(G::INFO.slug, json!({}), seats, Clock::PerMove { seconds: 60 });
        let table = guests[0].open_table(&new).await.unwrap().id;
        for (seat, guest) in guests.iter().enumerate().take(seats.into()) {
            sit_with(guest, table, Seat(seat as u8), [seat as u8; 32]).await;
        }
        guests[0].start(table).await.unwrap();
        for (seat, guest) in guests.iter().enumerate().take(seats.into()) {
            reveal(guest, table, [seat as u8; 32]).await.unwrap();
        }

        let record = house.store().table(table).await.unwrap().unwrap();
        // Seats in order, then the spectator.
        let chairs = record.seats.iter().map(|seat| usize::from(seat.chair.unwrap()));
        let guests: Vec<Client> =
            chairs.chain([usize::from(seats)]).map(|chair| guests[chair].clone()).collect();
        let seed = seed_of(&record);
        let opening = TableSetup { options: &record.options, seats, seed, deal: None };
        let foreseen = catalog.find(G::INFO.slug).unwrap().open(&opening).unwrap();
        let (lines, received, house) = (Vec::new(), Vec::new(), Some(house));
        (Side { house, catalog, guests, lines, viewer, foreseen, received, pings: 0 }, table)
    }

    /// Puts these moves into the log, then connects everybody.
    pub(super) async fn begin(&mut self, table: TableId, moves: &[(Seat, String)]) {
        let (address, config, scratch) = self.house.take().expect("it is open").close().await;
        let store = Store::open(&address).await.unwrap();
        for (ply, (seat, mv)) in (0..).zip(moves) {
            self.foreseen.play(*seat, mv).unwrap();
            let row = MoveRow { ply, seat: *seat, notation: mv.clone(), at_ms: FROZEN_MS };
            let append = Append { table, row, wake_ms: None, ending: None };
            assert_eq!(store.append(append).await.unwrap(), Appended::Done);
        }
        store.close().await;
        let house = House::at(address, config, scratch, self.catalog.clone()).await;
        for guest in &mut self.guests {
            *guest = guest.at(house.site());
            self.lines.push(Line::over(guest.connect(table).await.unwrap()));
        }
        self.house = Some(house);
    }

    fn place(&self, viewer: Viewer) -> usize {
        match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => self.lines.len() - 1,
        }
    }

    pub(super) fn line(&self, viewer: Viewer) -> &Line {
        &self.lines[self.place(viewer)]
    }

    pub(super) fn guest(&self) -> &Client {
        &self.guests[self.place(self.viewer)]
    }

    pub(super) async fn say(&mut self, message: &FromClient) {
        let place = self.place(self.viewer);
        self.lines[place].socket.send(message).await.unwrap();
    }

    pub(super) async fn make(&mut self, seat: Seat, mv: Option<String>) {
        let Some(mv) = mv else { return };
        self.foreseen.play(seat, &mv).unwrap();
        let line = &mut self.lines[seat.index()];
        let play = FromClient::Play { seen: line.number, mv: json!(mv), id: Some(7) };
        line.socket.send(&play).await.unwrap();
    }

    /// Reads everything that has been sent: each connection is pinged, and the pong comes last.
    pub(super) async fn settle(&mut self) {
        let viewer = self.place(self.viewer);
        // Twice: a move is made once the first pongs are there, and shown before the second.
        for _ in 0..2 {
            self.pings += 1;
            for place in 0..self.lines.len() {
                let line = &mut self.lines[place];
                // Through the room, so that it has handled everything before.
                line.socket.send(&FromClient::Ping { id: self.pings }).await.unwrap();
                loop {
                    let raw = line.socket.next_raw().await.unwrap().expect("the socket stays open");
                    let text = line.follower.whole(&raw).unwrap();
                    match serde_json::from_str::<FromServer>(&text).unwrap() {
                        FromServer::Pong { id } if id == self.pings => break,
                        FromServer::View(frame) => line.number = frame.number,
                        FromServer::Welcome(welcome) => {
                            line.number = welcome.frame.map_or(0, |frame| frame.number)
                        }
                        FromServer::Refused { error, .. } if place != viewer => panic!("{error}"),
                        FromServer::Stale { .. } if place != viewer => panic!("{text}"),
                        _ => {}
                    }
                    if place == viewer {
                        self.received.push(raw.to_string());
                    }
                }
            }
        }
    }

    pub(super) async fn reconnect(&mut self, table: TableId) {
        let place = self.place(self.viewer);
        // The room sees the old socket close before the new one connects.
        let _ = self.lines[place].socket.raw().close(None).await;
        tokio::time::sleep(std::time::Duration::from_millis(30)).await;
        let socket = self.guest().connect(table).await.unwrap();
        self.lines[place] = Line::over(socket);
    }
}
