//! No leaks on the wire. Two servers run the same table, but everything hidden from one viewer is different on the
//! second: other cards, other hidden choices, even another number of hidden moves. What that viewer receives must be
//! the same, byte for byte: frames, refusals, welcomes, errors, lists, HTTP responses.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod bots;
mod side;
#[path = "../support/mod.rs"]
mod support;
#[path = "../twin/mod.rs"]
mod twin;

use std::collections::BTreeSet;

use bots::{After, alike, choose, first_told, game, kinds_told, twin_game, whole_game};
use klad_client::ClientError;
use klad_engine::{Bot, Budget, Chance, Seat, Secrets, Sight, Viewer, transcript::hex};
use klad_hard::Searched;
use klad_protocol::{FromClient, TableId, people::Phrase};
use serde_json::json;
use side::Side;
use twin::{Deal, Twin, hide_from, redeal};

/// How many games are played for each viewer.
fn soak() -> u64 {
    std::env::var("KLAD_SOAK").ok().and_then(|count| count.parse().ok()).unwrap_or(4)
}

#[tokio::test]
async fn my_treasure_does_not_leak() {
    let reached = ["card_placed", "orc_drawn", "pile_claimed", "pile_grabbed", "round_scored"];
    no_leak(soak(), 3, 0, || Box::new(klad_my_treasure::bot::medium()), &reached).await;
}

#[tokio::test]
async fn treasure_maps_does_not_leak() {
    // Marks are hidden until everybody has made theirs, so the two sides must differ, in the number of moves too.
    let reached =
        ["marked", "crosses_revealed", "card_completed", "card_taken", "cup_awarded", "round_ended"];
    no_leak(soak(), 3, 10, || Box::new(klad_treasure_maps::bot::medium()), &reached).await;
    // Pairs in which *hard* decides. In the same test, because what is hidden is global to a game.
    let hard: fn() -> Box<dyn Bot<_>> = || klad_treasure_maps::State::search(Budget::Iterations(40));
    let (mut steps, mut different) = (0, 0);
    for seed in 0..3 {
        let viewer = Viewer::Seat(Seat(seed as u8));
        let mut pair = Pair::open(3, viewer, seed, Start::Quarter(seed as usize), hard).await;
        pair.play(seed).await;
        steps += pair.steps;
        different += pair.different;
    }
    assert!(steps >= 10 && different >= 3, "too little was hidden: {different} steps of {steps}");
}

#[tokio::test]
async fn lost_mines_does_not_leak() {
    let reached = [
        "cards_drawn",
        "mine_revealed",
        "mine_seen",
        "role_seen",
        "treasure_seen",
        "treasure_taken",
        "trap_sprung",
    ];
    no_leak(soak(), 4, 1, || Box::new(klad_lost_mines::bot::medium()), &reached).await;
}

#[tokio::test]
async fn klatz_does_not_leak() {
    let reached = ["actions_taken", "compositions_taken", "drew", "photo", "redrew"];
    no_leak(soak(), 3, 0, || Box::new(klad_klatz::bot::medium()), &reached).await;
}

/// Has bots play pairs of games. In at least `differences` steps the two sides did different things, and every event in
/// `reached` occurred. Pairs begin at the start and after a quarter, half and three quarters of a game, so that what is
/// hidden late is tested too. For an event that none of them reaches, further pairs begin just before it.
async fn no_leak<G: Secrets>(
    games: u64,
    seats: u8,
    differences: u32,
    bot: fn() -> Box<dyn Bot<G>>,
    reached: &[&str],
) {
    let (mut different, mut dealt, mut steps) = (0, [0; 4], 0);
    let mut told = BTreeSet::new();
    for seed in 0..games {
        for viewer in Viewer::all(seats) {
            let mut pair = Pair::open(seats, viewer, seed, Start::Quarter(seed as usize % 4), bot).await;
            pair.play(seed).await;
            different += pair.different;
            dealt.iter_mut().zip(pair.dealt).for_each(|(sum, dealt)| *sum += dealt);
            steps += pair.steps;
            told.append(&mut pair.told);
        }
    }
    for kind in reached {
        for seed in 0..8 {
            for viewer in Viewer::all(seats) {
                if told.contains(*kind) {
                    break;
                }
                let mut pair = Pair::open(seats, viewer, seed, Start::Before(kind), bot).await;
                pair.play(seed).await;
                told.append(&mut pair.told);
            }
        }
    }
    eprintln!(
        "{}: {steps} steps; dealt again at {dealt:?} by quarter of the game, played otherwise at {different}",
        G::INFO.slug
    );
    assert!(steps > 100, "too little was played: {steps} steps");
    assert!(dealt.iter().all(|&dealt| dealt >= 5), "too few redeals in some part of the game: {dealt:?}");
    assert!(different >= differences, "too little was hidden: {different} steps of {steps}");
    let missed: Vec<_> = reached.iter().filter(|kind| !told.contains(**kind)).collect();
    assert!(missed.is_empty(), "these games never reached {missed:?}, only {told:?}");
}

/// Where the two games of a pair begin to differ.
#[derive(Clone, Copy)]
enum Start<'a> {
    /// After this many quarters of the game.
    Quarter(usize),
    /// At the move that leads to the first event of this kind, or at the last move of a game without one.
    Before(&'a str),
}

struct Pair<G: Secrets> {
    viewer: Viewer,
    seats: u8,
    table: TableId,
    left: Side,
    right: Side,
    steps: u32,
    /// Steps at which the two sides did different things.
    different: u32,
    /// Steps at which everything hidden was redealt on the right, by quarter of the game.
    dealt: [u32; 4],
    /// How many moves a game like this one has.
    length: usize,
    /// The kinds of events of the steps on the left.
    told: BTreeSet<String>,
    /// Who plays, seat by seat.
    bots: Vec<Box<dyn Bot<G>>>,
    /// The move to try first, if a particular one is wanted.
    first: Option<(Seat, String)>,
}

/// A seat and its move on each side; `None` where the viewer would not notice it anyway.
type Step = (Seat, Option<String>, Option<String>);

impl<G: Secrets> Pair<G> {
    async fn open(
        seats: u8,
        viewer: Viewer,
        seed: u64,
        start: Start<'_>,
        bot: fn() -> Box<dyn Bot<G>>,
    ) -> Pair<G> {
        // In every other game the viewer has perfect recall and may notice no difference at all. In the others, things
        // it once saw and may not see again are redealt too.
        let sight = if seed.is_multiple_of(2) { Sight::Recall } else { Sight::Table };
        hide_from(G::INFO.slug, viewer, sight);
        let (mut left, table) = Side::open::<G>(seats, viewer, seed).await;
        let (mut right, other) = Side::open::<Twin<G>>(seats, viewer, seed).await;
        assert_eq!(table, other, "both servers draw the same");
        let mut bots: Vec<_> = (0..seats).map(|_| bot()).collect();
        let game = whole_game(left.foreseen.as_ref(), &mut bots, &mut Chance::fast(seed));
        let (begin, first) = match start {
            Start::Quarter(quarter) => (game.len() * quarter / 4, None),
            Start::Before(kind) => {
                let at = first_told(left.foreseen.as_ref(), &game, kind).unwrap_or(game.len() - 1);
                (at, Some(game[at].clone()))
            }
        };
        left.begin(table, &game[..begin]).await;
        right.begin(table, &game[..begin]).await;
        let (steps, different, dealt, length, told) = (0, 0, [0; 4], game.len(), BTreeSet::new());
        Pair { viewer, seats, table, left, right, steps, different, dealt, length, told, bots, first }
    }

    /// Continues for as long as a step can be found in which the viewer can notice no difference.
    async fn play(&mut self, seed: u64) {
        let mut chance = Chance::fast(seed ^ 0x5EED);
        self.settle().await;
        self.ask_everything().await;
        while self.left.foreseen.outcome().is_none() && self.steps < 45 {
            let Some((seat, one, other)) = self.find_step(&mut chance) else { break };
            self.different += u32::from(one != other);
            self.steps += 1;
            if let Some(mv) = &one {
                self.told.extend(kinds_told(self.left.foreseen.as_ref(), seat, mv));
            }
            self.left.make(seat, one).await;
            self.right.make(seat, other).await;
            self.settle().await;
            if self.steps.is_multiple_of(15) {
                self.ask_everything().await;
                self.ask_in_vain().await;
                self.break_off().await;
                self.misbehave().await;
                self.left.reconnect(self.table).await;
                self.right.reconnect(self.table).await;
                self.settle().await;
            }
        }
        self.ask_everything().await;
    }

    /// A step in which the viewer can notice no difference. Just before it everything hidden is redealt on the right,
    /// if a deal is found that shows the viewer the same things.
    fn find_step(&mut self, chance: &mut Chance) -> Option<Step> {
        let left = self.left.foreseen.boxed_clone();
        let left = left.as_ref();
        let acting: Vec<Seat> = left.turn().anyone().iter().collect();
        for attempt in 0..12 {
            let (seat, mv) = match self.first.take() {
                Some(first) => first,
                None => {
                    let seat = *chance.pick(&acting);
                    // The bots play sensibly; when that leads nowhere, any move will do.
                    let guided = attempt < 6 && chance.below(8) != 0;
                    let Some(mv) = choose(left, seat, &mut self.bots, guided, chance) else { continue };
                    (seat, mv)
                }
            };
            let Some(after) = After::of(left, self.viewer, seat, &mv) else { continue };
            let unnoticed = !self.viewer.is(seat)
                && alike(game::<G>(left), game::<G>(after.table.as_ref()), self.viewer, Sight::Recall);
            if unnoticed && chance.below(3) == 0 {
                return Some((seat, Some(mv), None));
            }
            if let Some(other) = self.find_other(chance, seat, &mv, &after) {
                return Some((seat, Some(mv), Some(other)));
            }
        }
        None
    }

    fn find_other(&mut self, chance: &mut Chance, seat: Seat, mv: &str, left: &After) -> Option<String> {
        let right = self.right.foreseen.as_ref();
        let ply = right.ply() as u32;
        let mut others: Vec<String> = vec![mv.to_owned()];
        if !self.viewer.is(seat) {
            // A different move than on the left is the better test.
            let mut legal: Vec<String> = right.legal(seat).into_iter().map(|mv| mv.text).collect();
            chance.shuffle(&mut legal);
            // Two public moves may lead to the same position; then the difference is not hidden.
            let before = self.left.foreseen.as_ref();
            legal.retain(|other| {
                let after = After::of(before, self.viewer, seat, other);
                after.is_none_or(|after| game::<G>(after.table.as_ref()) != game::<G>(left.table.as_ref()))
            });
            legal.truncate(5);
            others.splice(0..0, legal);
        }
        let attempts = 40;
        for attempt in 1..=attempts {
            // The last attempts keep the right side's hidden state, then copy the left's: hidden choices are revealed
            // together and have to be the same by then.
            let deal = match attempts - attempt {
                0 => Some(Deal::As(Box::new(game::<G>(self.left.foreseen.as_ref()).clone()))),
                1 => None,
                _ => Some(Deal::Seed(chance.bits())),
            };
            let is_dealt = matches!(deal, Some(Deal::Seed(_)));
            redeal(G::INFO.slug, ply, deal);
            for other in &others {
                if After::of(right, self.viewer, seat, other)
                    .is_some_and(|right| self.look_alike(left, &right))
                {
                    let quarter = (4 * ply as usize / self.length).min(3);
                    self.dealt[quarter] += u32::from(is_dealt);
                    return Some(other.clone());
                }
            }
        }
        None
    }

    /// Whether the viewer must not be able to tell the two apart. The game's `Secrets` decide this, never what the
    /// viewer is sent, because that is what is tested. Exception: the viewer may hear again of things that it saw
    /// earlier and that are hidden now.
    fn look_alike(&self, left: &After, right: &After) -> bool {
        let (one, two) = (game::<G>(left.table.as_ref()), twin_game::<G>(right.table.as_ref()));
        alike(one, two, self.viewer, Sight::Recall)
            || alike(one, two, self.viewer, Sight::Table) && left.heard == right.heard
    }

    /// Waits until everything in flight has arrived, and compares it.
    async fn settle(&mut self) {
        self.left.settle().await;
        self.right.settle().await;
        let left = std::mem::take(&mut self.left.received);
        let right = std::mem::take(&mut self.right.received);
        assert_eq!(left, right, "{} received different bytes after {} steps", self.viewer, self.steps);
    }

    /// Every HTTP query gets the same response.
    async fn ask_everything(&mut self) {
        let table = self.table;
        let mut paths = vec!["/api/tables".to_owned(), "/api/me/tables".into(), "/api/me".into()];
        for rest in ["", "/view", "/transcript", "/replay", "/replay?seat=0", "/invite.svg"] {
            paths.push(format!("/api/tables/{table}{rest}"));
        }
        for path in paths {
            let ask = async |side: &Side| match side.guest().text(&path).await {
                Ok(text) => text,
                Err(ClientError::Refused(error)) => format!("{error:?}"),
                Err(error) => panic!("{path}: {error}"),
            };
            assert_eq!(ask(&self.left).await, ask(&self.right).await, "{path}");
        }
    }

    /// Every change that is refused, or has no effect, gets the same response.
    async fn ask_in_vain(&mut self) {
        let table = self.table;
        let view = self.left.guest().text(&format!("/api/tables/{table}/view")).await.unwrap();
        let mark = serde_json::from_str::<serde_json::Value>(&view).unwrap()["mark"].clone();
        let nonce = hex(&[9; 32]);
        let requests = [
            ("/moves", json!({"mark": "0", "move": "nonsense"})),
            ("/moves", json!({"mark": mark, "move": "nonsense"})),
            ("/moves", json!({"mark": mark, "move": {"type": "nonsense"}})),
            ("/sit", json!({"seat": 0, "nonce": nonce})),
            ("/sit", json!({"seat": 0, "commitment": nonce})),
            ("/reveal", json!({"nonce": nonce})),
            ("/start", json!({})),
            ("/rematch", json!({})),
            ("/seats/1/stand-in", json!({})),
            ("/nonsense", json!({})),
        ];
        for (rest, body) in requests {
            let path = format!("/api/tables/{table}{rest}");
            let ask = async |side: &Side| match side.guest().post(&path, Some(&body)).await {
                Ok::<serde_json::Value, _>(answer) => answer.to_string(),
                Err(ClientError::Refused(error)) => format!("{error:?}"),
                Err(error) => panic!("{path}: {error}"),
            };
            assert_eq!(ask(&self.left).await, ask(&self.right).await, "{path} {body}");
        }
    }

    /// A second socket of the viewer sends something malformed: its welcome, the error and the close are the same.
    async fn break_off(&mut self) {
        let table = self.table;
        let listen = async |side: &Side| {
            let mut socket = side.guest().connect(table).await.unwrap();
            let welcome = socket.next_text().await.unwrap().expect("a welcome comes first");
            let mut heard = vec![welcome.to_string()];
            socket.send_text("{\"type\":\"nonsense\"}").await.unwrap();
            while let Some(text) = socket.next_text().await.unwrap() {
                heard.push(text.to_string());
            }
            heard
        };
        let left = listen(&self.left).await;
        assert!(left.iter().any(|text| text.starts_with("{\"type\":\"error\"")), "{left:?}");
        assert_eq!(left, listen(&self.right).await);
        // Gives both rooms time to notice that it has closed.
        tokio::time::sleep(std::time::Duration::from_millis(30)).await;
        self.settle().await;
    }

    /// The viewer tries forbidden things and gets the same refusals.
    async fn misbehave(&mut self) {
        let seen = self.left.line(self.viewer).number;
        let play = |mv: serde_json::Value| FromClient::Play { seen, mv, id: Some(5) };
        let mut tries = vec![
            FromClient::Play { seen: u32::MAX, mv: json!({"type": "nonsense"}), id: None },
            FromClient::Play { seen: 0, mv: json!("draw"), id: None },
            play(json!("nonsense")),
            FromClient::Arbiter { message: json!({"type": "pass", "rev": 1}) },
            FromClient::Say { text: "psst".into() },
            FromClient::Phrase { phrase: Phrase::Oops },
        ];
        if let Viewer::Seat(own) = self.viewer {
            // Moves of the others, which may name what is hidden from this viewer.
            let foreseen = self.left.foreseen.as_ref();
            let theirs = Seat::all(self.seats).flat_map(|seat| foreseen.legal(seat)).map(|mv| mv.text);
            tries.extend(
                theirs.filter(|mv| foreseen.check(own, mv).is_err()).take(30).map(|mv| play(json!(mv))),
            );
        }
        for message in tries {
            self.left.say(&message).await;
            self.right.say(&message).await;
        }
        self.settle().await;
    }
}
