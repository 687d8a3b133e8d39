//! Views sent as changes are the same views. In whole games with fixed randomness and a frozen clock, everybody has two
//! sockets: one that follows by changes and one that is sent whole views. What the first rebuilds is compared with what
//! the second receives, byte for byte. Prints how many bytes both took.

use crate::support::{House, catalog, open_table, options, reveal, sit_with};
use klad_client::{Client, Socket};
use klad_engine::{Chance, Seat};
use klad_protocol::{
    Clock, FromClient, FromServer, TableId,
    follow::Follower,
    socket::{Change, kind},
};

#[tokio::test]
async fn changes_of_my_treasure_add_up_to_its_views() {
    compare("my-treasure", 3, Clock::None).await;
}

#[tokio::test]
async fn changes_of_treasure_maps_add_up_to_its_views() {
    compare("treasure-maps", 3, Clock::None).await;
}

#[tokio::test]
async fn changes_of_lost_mines_add_up_to_its_views() {
    compare("lost-mines", 3, Clock::Bank { seconds: 300, add_seconds: 5 }).await;
}

#[tokio::test]
async fn changes_of_klatz_add_up_to_its_views() {
    compare("klatz", 3, Clock::None).await;
}

/// The two sockets of one viewer.
struct Ears {
    follows: Socket,
    follower: Follower,
    whole: Socket,
    /// The seat; none for the spectator.
    seat: Option<Seat>,
    number: u32,
    legal: Vec<serde_json::Value>,
    must: bool,
}

/// How many frames there were, and how many bytes they took.
#[derive(Default)]
struct Sizes {
    frames: u32,
    changes: u32,
    followed: usize,
    whole: usize,
}

impl Ears {
    async fn open(client: &Client, table: TableId) -> Ears {
        Ears {
            follows: client.connect(table).await.unwrap(),
            follower: Follower::default(),
            whole: client.connect_whole(table).await.unwrap(),
            seat: None,
            number: 0,
            legal: Vec::new(),
            must: false,
        }
    }

    /// Reads the welcomes, which contain the first view.
    async fn begin(&mut self) {
        for socket in [&mut self.follows, &mut self.whole] {
            let text = socket.next_raw().await.unwrap().expect("a welcome comes first");
            self.follower.whole(&text).unwrap();
            let FromServer::<serde_json::Value>::Welcome(welcome) = serde_json::from_str(&text).unwrap()
            else {
                unreachable!()
            };
            let frame = welcome.frame.expect("the game has begun");
            self.seat = welcome.seat;
            self.number = frame.number;
            self.must = self.seat.is_some_and(|seat| frame.turn.must.contains(&seat));
            self.legal = frame.legal;
        }
    }

    /// Reads everything that has been sent: both sockets are pinged through the room, and the pong comes last.
    async fn settle(&mut self, ping: u32, sizes: &mut Sizes) -> bool {
        let followed = heard(&mut self.follows, ping).await;
        let whole = heard(&mut self.whole, ping).await;
        let frames = |texts: &[String]| -> Vec<String> {
            texts.iter().filter(|text| matches!(kind(text), Some("view" | "change"))).cloned().collect()
        };
        let (followed, whole) = (frames(&followed), frames(&whole));
        assert_eq!(followed.len(), whole.len(), "{followed:?} {whole:?}");
        let mut over = false;
        for (came, wanted) in followed.iter().zip(&whole) {
            let made = self.follower.whole(came).unwrap();
            assert_eq!(made, *wanted, "{came}");
            sizes.frames += 1;
            sizes.followed += came.len();
            sizes.whole += wanted.len();
            if kind(came) == Some("change") {
                sizes.changes += 1;
                serde_json::from_str::<Change>(came).unwrap();
            }
            let FromServer::<serde_json::Value>::View(frame) = serde_json::from_str(wanted).unwrap() else {
                unreachable!()
            };
            self.number = frame.number;
            self.must = self.seat.is_some_and(|seat| frame.turn.must.contains(&seat));
            self.legal = frame.legal;
            over |= frame.outcome.is_some();
        }
        over
    }
}

async fn heard(socket: &mut Socket, ping: u32) -> Vec<String> {
    socket.send(&FromClient::Ping { id: ping }).await.unwrap();
    let mut texts = Vec::new();
    loop {
        let text = socket.next_raw().await.unwrap().expect("the socket stays open");
        if text.as_str() == format!("{{\"type\":\"pong\",\"id\":{ping}}}") {
            return texts;
        }
        texts.push(text.to_string());
    }
}

async fn compare(slug: &str, seats: u8, clock: Clock) {
    let house = House::frozen(17, catalog()).await;
    let mut clients = Vec::new();
    for name in ["Anna", "Boris", "Clara", "Dora"].into_iter().take(usize::from(seats) + 1) {
        clients.push(house.guest(name).await);
    }
    let new = open_table(slug, options(slug), seats, clock);
    let table = clients[0].open_table(&new).await.unwrap().id;
    for place in 0..seats {
        sit_with(&clients[usize::from(place)], table, Seat(place), [place; 32]).await;
    }
    clients[0].start(table).await.unwrap();
    for place in 0..seats {
        reveal(&clients[usize::from(place)], table, [place; 32]).await.unwrap();
    }
    let mut viewers = Vec::new();
    for client in &clients {
        viewers.push(Ears::open(client, table).await);
    }
    let (mut sizes, mut chance, mut ping, mut over) = (Sizes::default(), Chance::fast(23), 0, false);
    // The first views come with the welcomes.
    for viewer in &mut viewers {
        viewer.begin().await;
    }
    while !over {
        let place = viewers.iter().position(|viewer| viewer.must).expect("somebody must act");
        let mv = chance.pick(&viewers[place].legal).clone();
        let play = FromClient::Play { seen: viewers[place].number, mv, id: Some(ping) };
        viewers[place].follows.send(&play).await.unwrap();
        // Twice: a move is made once the first pongs are there, and shown before the second.
        for _ in 0..2 {
            ping += 1;
            for viewer in &mut viewers {
                over |= viewer.settle(ping, &mut sizes).await;
            }
        }
    }
    let per_frame = |bytes: usize| bytes / sizes.frames as usize;
    println!(
        "{slug}: {} frames, {} of them changes; {} bytes a frame, whole {}; {:.2} of it",
        sizes.frames,
        sizes.changes,
        per_frame(sizes.followed),
        per_frame(sizes.whole),
        sizes.followed as f64 / sizes.whole as f64,
    );
    assert!(2 * sizes.followed < sizes.whole, "changes save more than half");
}
