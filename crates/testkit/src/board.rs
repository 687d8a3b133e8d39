//! The board for rule tests.

use klad_engine::{Audience, Chance, Game, Outcome, Reason, Seat, Seed, Sight, Viewer};
use serde_json::Value;

/// A game for rule tests. It is driven in notation, and a failure prints the position.
///
/// ```text
/// let mut board = Board::<State>::start(Options::default(), 2, &deal);
/// board.play("A load r3 1").refuse("A load r1 1", "FE-041");
/// assert_eq!(board.json("B")["ferries"][1]["load"], 3);
/// ```
#[derive(Debug, Clone)]
pub struct Board<G: Game> {
    state: G,
    seed: Seed,
    /// The number of moves made on this board.
    ply: u64,
    /// The events of the last move.
    told: Vec<(Audience, G::Event)>,
}

impl<G: Game> Board<G> {
    /// Starts from an explicit deal.
    #[track_caller]
    pub fn start(options: G::Options, seats: u8, deal: &G::Deal) -> Board<G> {
        match G::start(&options, seats, deal) {
            Ok(state) => Board::of(state),
            Err(error) => panic!("the table cannot be set up: {error} ({})\ndeal: {deal:#?}", error.rule),
        }
    }

    /// Starts from a deal drawn from `seed`, which also becomes the seed of everything after it.
    #[track_caller]
    pub fn dealt(options: G::Options, seats: u8, seed: u64) -> Board<G> {
        let seed = Seed::from_number(seed);
        match G::setup(&options, seats, &mut Chance::fair(&seed, 0)) {
            Ok(state) => Board { seed, ..Board::of(state) },
            Err(error) => panic!("the table cannot be set up: {error} ({})", error.rule),
        }
    }

    /// Continues from a state built by the test.
    pub fn of(state: G) -> Board<G> {
        Board { state, seed: Seed::from_number(0), ply: 0, told: Vec::new() }
    }

    /// Sets the seed of all chance after the deal (default 0). Move *n* of this board draws from step *n*.
    pub fn seed(&mut self, number: u64) -> &mut Board<G> {
        self.seed = Seed::from_number(number);
        self
    }

    /// Makes a move such as `A claim 2 ring`, which must be allowed.
    #[track_caller]
    pub fn play(&mut self, line: &str) -> &mut Board<G> {
        let (seat, mv) = self.read(line);
        let mut told = Vec::new();
        let mut chance = Chance::fair(&self.seed, self.ply + 1);
        if let Err(refusal) = self.state.play(seat, mv, &mut chance, &mut told) {
            panic!("`{line}` is refused by {}: {refusal}\n{:#?}", refusal.rule(), self.state);
        }
        self.told = told;
        self.ply += 1;
        self
    }

    /// Tries a move that must be refused under `rule` and must change nothing.
    #[track_caller]
    pub fn refuse(&mut self, line: &str, rule: &str) -> &mut Board<G> {
        let (seat, mv) = self.read(line);
        let before = self.state.clone();
        let mut told: Vec<(Audience, G::Event)> = Vec::new();
        let mut chance = Chance::fair(&self.seed, self.ply + 1);
        match self.state.play(seat, mv, &mut chance, &mut told) {
            Ok(()) => panic!("`{line}` is allowed, wanted a refusal by {rule}\n{before:#?}"),
            Err(refusal) => {
                let found = refusal.rule();
                assert!(
                    found.0 == rule,
                    "`{line}` is refused by {found} ({refusal}), wanted a refusal by {rule}\n{before:#?}"
                );
                assert!(
                    self.state == before && told.is_empty(),
                    "the refused `{line}` changed something; before:\n{before:#?}\nafter:\n{:#?}\ntold: {told:?}",
                    self.state
                );
            }
        }
        self
    }

    /// The legal moves of a seat, in notation and in order.
    #[track_caller]
    pub fn legal(&self, seat: &str) -> Vec<String> {
        let mut moves = Vec::new();
        self.state.legal_moves(self.seat(seat), &mut moves);
        moves.iter().map(G::Move::to_string).collect()
    }

    /// Everything a viewer (`A`, or `spectator`) was ever entitled to see.
    #[track_caller]
    pub fn view(&self, viewer: &str) -> G::View {
        self.state.view(self.viewer(viewer), Sight::Recall)
    }

    /// What the table shows a viewer now.
    #[track_caller]
    pub fn table_view(&self, viewer: &str) -> G::View {
        self.state.view(self.viewer(viewer), Sight::Table)
    }

    /// What the table shows a viewer now, as JSON.
    #[track_caller]
    pub fn json(&self, viewer: &str) -> Value {
        serde_json::to_value(self.table_view(viewer)).expect("views can be serialized")
    }

    /// The events of the last move that a viewer heard.
    #[track_caller]
    pub fn events(&self, viewer: &str) -> Vec<G::Event> {
        let viewer = self.viewer(viewer);
        let heard = self.told.iter().filter(|(audience, _)| audience.includes(viewer));
        heard.map(|(_, event)| event.clone()).collect()
    }

    /// The state.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Mutable access to the state, to set up a position.
    pub fn state_mut(&mut self) -> &mut G {
        &mut self.state
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    #[track_caller]
    fn read(&self, line: &str) -> (Seat, G::Move) {
        let Some((seat, mv)) = line.split_once(' ') else {
            panic!("found `{line}`, wanted a seat and a move, such as `A draw`");
        };
        match mv.parse() {
            Ok(mv) => (self.seat(seat), mv),
            Err(error) => panic!("`{mv}` is not a move: {error}"),
        }
    }

    #[track_caller]
    fn seat(&self, text: &str) -> Seat {
        match text.parse::<Seat>() {
            Ok(seat) if seat == Seat::TABLE || seat.0 < self.state.seats() => seat,
            Ok(seat) => panic!("there is no seat {seat} at this table of {}", self.state.seats()),
            Err(error) => panic!("{error}"),
        }
    }

    #[track_caller]
    fn viewer(&self, text: &str) -> Viewer {
        if text == "spectator" { Viewer::Spectator } else { Viewer::Seat(self.seat(text)) }
    }
}
