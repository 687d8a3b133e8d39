//! A game in progress with concrete types; implements [`Table`].

use std::any::Any;

use serde::Serialize;
use serde_json::{Value, value::RawValue};

use crate::{
    Audience, Chance, Game, GameInfo, LegalMove, Log, Outcome, PlayError, Reason, Seat, Seed, SetupError,
    Sight, Table, TableEvent, TableSetup, Turn, Viewer, json_value, read_strictly, read_value,
};

/// A game being played from a seed.
#[derive(Debug, Clone)]
pub struct GameTable<G: Game> {
    game: G,
    dice: Dice,
    ply: u64,
}

/// The source of a table's chance.
#[derive(Debug, Clone)]
pub(crate) enum Dice {
    /// A seed and the number of the move, as at every real table.
    Fair(Seed),
    /// A fast generator, for simulation.
    Fast(Chance),
}

impl<G: Game> GameTable<G> {
    /// Opens a table.
    pub fn open(setup: &TableSetup<'_>) -> Result<GameTable<G>, SetupError> {
        let options: G::Options = read_options::<G>(setup.options)?;
        let deal = match setup.deal {
            Some(deal) => read_value(deal).map_err(|reason| SetupError {
                rule: G::INFO.first_rule(),
                message: format!("the deal: {reason}"),
            })?,
            None => {
                check_seats(G::INFO, setup.seats)?;
                G::deal(&options, setup.seats, &mut Chance::fair(&setup.seed, 0))?
            }
        };
        check_seats(G::INFO, setup.seats)?;
        Ok(GameTable { game: G::start(&options, setup.seats, &deal)?, dice: Dice::Fair(setup.seed), ply: 0 })
    }

    /// A table at which `ply` moves have been made.
    pub(crate) fn resumed(game: G, dice: Dice, ply: u64) -> GameTable<G> {
        GameTable { game, dice, ply }
    }

    /// A table at some position whose further chance comes from `seed`: for tests that compare positions.
    pub fn at(game: G, seed: Seed) -> GameTable<G> {
        GameTable { game, dice: Dice::Fair(seed), ply: 0 }
    }

    /// The state, for bots' views and tests. The server and clients only see `dyn Table`.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Makes a move that `check` accepts.
    pub(crate) fn apply(&mut self, seat: Seat, mv: G::Move, log: &mut impl Log<G::Event>) {
        self.ply += 1;
        match &mut self.dice {
            Dice::Fair(seed) => self.game.apply(seat, mv, &mut Chance::fair(seed, self.ply), log),
            Dice::Fast(chance) => self.game.apply(seat, mv, chance, log),
        }
    }

    pub(crate) fn read(&self, seat: Seat, text: &str) -> Result<G::Move, PlayError> {
        if seat != Seat::TABLE && seat.0 >= self.game.seats() {
            return Err(PlayError::NoSuchSeat { found: seat, last: Seat(self.game.seats() - 1) });
        }
        text.parse().map_err(|error: <G::Move as std::str::FromStr>::Err| PlayError::unreadable(text, error))
    }
}

fn check_seats(info: &GameInfo, seats: u8) -> Result<(), SetupError> {
    if info.seats().contains(&seats) {
        return Ok(());
    }
    let message = format!("found {seats} seats, wanted {} to {}", info.seats_min, info.seats_max);
    Err(SetupError { rule: info.first_rule(), message })
}

fn read_options<G: Game>(options: &Value) -> Result<G::Options, SetupError> {
    let options = if options.is_null() { &Value::Object(Default::default()) } else { options };
    read_value(options).map_err(|reason| SetupError {
        rule: G::INFO.first_rule(),
        message: format!("the options: {reason}"),
    })
}

pub(crate) fn refused(refusal: &impl Reason) -> PlayError {
    PlayError::Refused { rule: refusal.rule(), message: refusal.to_string(), detail: json_value(refusal) }
}

fn raw(value: &impl Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).expect("a game's types can be serialized")
}

impl<G: Game> Table for GameTable<G> {
    fn info(&self) -> &'static GameInfo {
        G::INFO
    }

    fn options(&self) -> Value {
        json_value(&self.game.options())
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn ply(&self) -> u64 {
        self.ply
    }

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn legal(&self, seat: Seat) -> Vec<LegalMove> {
        let mut moves = Vec::new();
        if seat.0 < self.game.seats() {
            self.game.legal_moves(seat, &mut moves);
        }
        moves.iter().map(|mv| LegalMove { text: mv.to_string(), json: raw(mv) }).collect()
    }

    fn notation(&self, mv: &str) -> Result<String, PlayError> {
        let read: G::Move = read_strictly(mv).map_err(|reason| PlayError::unreadable(mv, reason))?;
        Ok(read.to_string())
    }

    fn check(&self, seat: Seat, mv: &str) -> Result<(), PlayError> {
        let mv = self.read(seat, mv)?;
        self.game.check(seat, mv).map_err(|refusal| refused(&refusal))
    }

    fn play(&mut self, seat: Seat, mv: &str) -> Result<Vec<TableEvent>, PlayError> {
        let mv = self.read(seat, mv)?;
        let mut log: Vec<(Audience, G::Event)> = Vec::new();
        self.game.check(seat, mv).map_err(|refusal| refused(&refusal))?;
        self.apply(seat, mv, &mut log);
        Ok(log.into_iter().map(|(audience, event)| TableEvent { audience, event: raw(&event) }).collect())
    }

    fn view(&self, viewer: Viewer, sight: Sight) -> Box<RawValue> {
        raw(&self.game.view(viewer, sight))
    }

    fn legal_json(&self, viewer: Viewer) -> Box<RawValue> {
        let mut moves = Vec::new();
        if let Viewer::Seat(seat) = viewer
            && seat.0 < self.game.seats()
        {
            self.game.legal_moves(seat, &mut moves);
        }
        raw(&moves)
    }

    fn faded(&self, event: &RawValue) -> Option<Box<RawValue>> {
        // Without reading it, where there is nothing to forget.
        let Some(fade) = G::FADES else { return Some(event.to_owned()) };
        let event: G::Event = serde_json::from_str(event.get()).ok()?;
        fade(&self.game, &event).map(|event| raw(&event))
    }

    fn fallback(&self, seat: Seat) -> Option<String> {
        let mut moves = Vec::new();
        self.game.legal_moves(seat, &mut moves);
        if moves.is_empty() {
            return None;
        }
        Some(G::fallback(&self.game.view(Viewer::Seat(seat), Sight::Table), &moves).to_string())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn boxed_clone(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }
}
