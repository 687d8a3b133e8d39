//! A game played at random or by bots, and recorded state by state.

use std::{cell::Cell, collections::BTreeSet};

use klad_engine::{
    Audience, Bot, Chance, MoveSpace, OptionKind, OptionSpec, Reason, Seat, Seed, Sight, Viewer,
};
use serde_json::{Map, Value};

/// A recorded game, state by state. It is fully determined by its seed.
#[derive(Debug)]
pub struct Record<G: MoveSpace> {
    /// The number of seats.
    pub seats: u8,
    /// Determines the options, the deal, the moves and all chance.
    pub seed: u64,
    /// The options drawn.
    pub options: G::Options,
    /// The first deal.
    pub deal: G::Deal,
    /// The state before each move, plus the final one.
    pub states: Vec<G>,
    /// The moves, each with the seat that made it.
    pub moves: Vec<(Seat, G::Move)>,
    /// The events of each move, with their audiences.
    pub told: Vec<Vec<(Audience, G::Event)>>,
    /// The ply being examined, for reports.
    at: Cell<usize>,
}

/// Who chooses the moves of a game.
pub enum Players<'a, G: MoveSpace> {
    /// Random moves.
    Random,
    /// A bot in every seat, to reach what random play never does. One move in ten is random.
    Bots(&'a (dyn Fn() -> Box<dyn Bot<G>> + Sync)),
}

// Derived impls would require a game that is `Copy`.
impl<G: MoveSpace> Copy for Players<'_, G> {}
impl<G: MoveSpace> Clone for Players<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

/// Why a game could not be played to the end.
#[derive(Debug)]
pub(crate) enum Stuck {
    /// The game got stuck or did not end.
    Flow(String),
    /// A move offered as legal was refused.
    Refused(String),
}

impl<G: MoveSpace> Record<G> {
    /// Draws options and a deal.
    pub fn open(seats: u8, seed: u64) -> Result<Record<G>, String> {
        Record::of(seats, seed, draw_table::<G>(seats, seed, None)?)
    }

    /// Like [`Record::open`], with this deck.
    pub(crate) fn open_with(seats: u8, seed: u64, deck: &Value) -> Result<Record<G>, String> {
        Record::of(seats, seed, draw_table::<G>(seats, seed, Some(deck))?)
    }

    fn of(
        seats: u8,
        seed: u64,
        (options, deal, state): (G::Options, G::Deal, G),
    ) -> Result<Record<G>, String> {
        let states = vec![state];
        Ok(Record {
            seats,
            seed,
            options,
            deal,
            states,
            moves: Vec::new(),
            told: Vec::new(),
            at: Cell::new(0),
        })
    }

    /// Plays to the end.
    pub(crate) fn play_out(&mut self, players: Players<'_, G>) -> Result<(), Stuck> {
        let mut chance = Chance::fast(self.seed ^ 0x0005_eed0_fa11);
        // A uniform choice would drown out rare kinds of moves where one kind has hundreds of them, so half of the
        // games choose the kind first. Only some games include moves of the table itself.
        let by_kind = chance.below(2) == 1;
        let meddles = chance.below(4) == 0 && table_move(self.last(), &mut chance).is_some();
        let mut bots: Vec<Box<dyn Bot<G>>> = match players {
            Players::Random => Vec::new(),
            Players::Bots(make) => (0..self.seats).map(|_| make()).collect(),
        };
        while self.last().outcome().is_none() {
            self.at.set(self.moves.len());
            if self.moves.len() >= G::INFO.plies_max {
                return Err(Stuck::Flow(format!(
                    "the game is not over after {} moves, its PLIES_MAX",
                    G::INFO.plies_max
                )));
            }
            let meddled =
                if meddles && chance.below(30) == 0 { table_move(self.last(), &mut chance) } else { None };
            let chosen = meddled.or_else(|| match players {
                Players::Random => random_move(self.last(), by_kind, &mut chance),
                Players::Bots(_) if chance.below(10) == 0 => random_move(self.last(), by_kind, &mut chance),
                Players::Bots(_) => bots_move(self.last(), &mut bots, &mut chance),
            });
            let Some((seat, mv)) = chosen else {
                return Err(Stuck::Flow("the game is not over, and nobody has a legal move".into()));
            };
            self.play(seat, mv)?;
        }
        self.at.set(self.moves.len());
        Ok(())
    }

    fn play(&mut self, seat: Seat, mv: G::Move) -> Result<(), Stuck> {
        let mut next = self.last().clone();
        let mut told = Vec::new();
        self.moves.push((seat, mv));
        if let Err(refusal) = next.play(seat, mv, &mut self.chance(self.moves.len()), &mut told) {
            let message =
                format!("`{seat} {mv}` is offered as legal but refused: {} {refusal}", refusal.rule());
            return Err(Stuck::Refused(message));
        }
        self.states.push(next);
        self.told.push(told);
        Ok(())
    }

    /// The chance of the *n*-th move, as at a table; step 0 is the deal.
    pub fn chance(&self, step: usize) -> Chance {
        Chance::fair(&Seed::from_number(self.seed), step as u64)
    }

    /// The last state.
    pub fn last(&self) -> &G {
        self.states.last().expect("a record has at least the first state")
    }

    /// The state before move `ply`, which is noted as the ply being examined.
    pub(crate) fn state(&self, ply: usize) -> &G {
        self.at.set(ply);
        &self.states[ply]
    }

    /// The ply being examined.
    pub(crate) fn at(&self) -> usize {
        self.at.get()
    }

    /// Everything a viewer heard before move `ply`.
    pub(crate) fn heard(&self, viewer: Viewer, ply: usize) -> Vec<G::Event> {
        self.told[..ply].iter().flat_map(|told| heard(told, viewer)).collect()
    }

    /// The kinds of all events, as named in their JSON.
    pub(crate) fn kinds_told(&self) -> BTreeSet<String> {
        let events = self.told.iter().flatten().map(|(_, event)| event);
        let kind = |event| {
            serde_json::to_value(event).expect("a game's types can be serialized")["type"].to_string()
        };
        events.map(|event| kind(event).trim_matches('"').to_owned()).collect()
    }

    /// Up to `count` plies to examine: the first, the last and some between.
    pub(crate) fn positions(&self, count: usize, chance: &mut Chance) -> Vec<usize> {
        let last = self.states.len() - 1;
        if last < count {
            return (0..=last).collect();
        }
        let mut plies: Vec<usize> = (2..count).map(|_| chance.below(last as u32 + 1) as usize).collect();
        plies.extend([0, last]);
        plies.sort_unstable();
        plies.dedup();
        plies.truncate(count);
        plies
    }
}

/// The events that a viewer hears.
pub(crate) fn heard<E: Clone>(told: &[(Audience, E)], viewer: Viewer) -> Vec<E> {
    told.iter().filter(|(audience, _)| audience.includes(viewer)).map(|(_, event)| event.clone()).collect()
}

/// The legal moves of a seat.
pub(crate) fn legal<G: MoveSpace>(state: &G, seat: Seat) -> Vec<G::Move> {
    let mut moves = Vec::new();
    state.legal_moves(seat, &mut moves);
    moves
}

/// A random move of somebody who can act; `None` if nobody has one.
pub(crate) fn random_move<G: MoveSpace>(
    state: &G,
    by_kind: bool,
    chance: &mut Chance,
) -> Option<(Seat, G::Move)> {
    let mut seats: Vec<Seat> = state.turn().anyone().iter().collect();
    chance.shuffle(&mut seats);
    seats.into_iter().find_map(|seat| Some((seat, random_move_of(state, seat, by_kind, chance)?)))
}

/// A move chosen by the bots: first those who may act, then those the table waits for.
fn bots_move<G: MoveSpace>(
    state: &G,
    bots: &mut [Box<dyn Bot<G>>],
    chance: &mut Chance,
) -> Option<(Seat, G::Move)> {
    let turn = state.turn();
    let unasked = turn.may.iter().filter(|&seat| !turn.must.contains(seat));
    unasked.chain(turn.must.iter()).find_map(|seat| {
        let legal = legal(state, seat);
        let (bot, view) = (&mut bots[seat.index()], state.view(Viewer::Seat(seat), Sight::Recall));
        let mv = match (legal.is_empty(), turn.must.contains(seat)) {
            (true, _) => None,
            (false, true) => Some(bot.choose(&view, &legal, chance)),
            (false, false) => bot.interrupt(&view, &legal, chance),
        };
        mv.map(|mv| (seat, mv))
    })
}

/// A random move of one seat; `None` if it has none.
pub(crate) fn random_move_of<G: MoveSpace>(
    state: &G,
    seat: Seat,
    by_kind: bool,
    chance: &mut Chance,
) -> Option<G::Move> {
    let mut moves = legal(state, seat);
    if by_kind {
        let mut kinds: Vec<String> = moves.iter().map(|&mv| kind::<G>(mv)).collect();
        let all = kinds.clone();
        kinds.sort_unstable();
        kinds.dedup();
        if kinds.len() > 1 {
            let chosen = chance.pick(&kinds);
            let mut found = all.iter();
            moves.retain(|_| found.next() == Some(chosen));
        }
    }
    if moves.is_empty() { None } else { Some(*chance.pick(&moves)) }
}

/// The kind of a move: the first word of its notation.
pub(crate) fn kind<G: MoveSpace>(mv: G::Move) -> String {
    mv.to_string().split(' ').next().unwrap_or_default().to_string()
}

/// A random move that the table itself can make; `None` if it has none.
pub(crate) fn table_move<G: MoveSpace>(state: &G, chance: &mut Chance) -> Option<(Seat, G::Move)> {
    let all = state.moves(Seat::TABLE);
    let moves: Vec<G::Move> = all.filter(|&mv| state.check(Seat::TABLE, mv).is_ok()).collect();
    if moves.is_empty() { None } else { Some((Seat::TABLE, *chance.pick(&moves))) }
}

/// Draws options, a deal and the first state. Every fourth game has the default options; over the others, each option
/// cycles through all its values. Options that do not fit this table (a seat it lacks) keep their default.
fn draw_table<G: MoveSpace>(
    seats: u8,
    seed: u64,
    deck: Option<&Value>,
) -> Result<(G::Options, G::Deal, G), String> {
    let mut chosen =
        if seed.is_multiple_of(4) { Vec::new() } else { draw_options(G::INFO.options, seed - seed / 4 - 1) };
    loop {
        let error = match open_table::<G>(seats, seed, &chosen, deck) {
            Ok(table) => return Ok(table),
            Err(error) => error,
        };
        let without = |index: usize| {
            let mut fewer = chosen.clone();
            fewer.remove(index);
            fewer
        };
        if chosen.is_empty() {
            return Err(format!("the default options do not fit {seats} seats: {error}"));
        }
        let culprit =
            (0..chosen.len()).find(|&index| open_table::<G>(seats, seed, &without(index), deck).is_ok());
        chosen = without(culprit.unwrap_or(0));
    }
}

type Chosen = Vec<(&'static str, Value)>;

fn open_table<G: MoveSpace>(
    seats: u8,
    seed: u64,
    chosen: &Chosen,
    deck: Option<&Value>,
) -> Result<(G::Options, G::Deal, G), String> {
    let mut json: Map<String, Value> =
        chosen.iter().map(|(name, value)| (name.to_string(), value.clone())).collect();
    json.extend(deck.map(|deck| ("deck".to_owned(), deck.clone())));
    let options: G::Options =
        serde_json::from_value(Value::Object(json)).map_err(|error| error.to_string())?;
    let deal = G::deal(&options, seats, &mut Chance::fair(&Seed::from_number(seed), 0));
    let deal = deal.map_err(|error| error.to_string())?;
    let state = G::start(&options, seats, &deal).map_err(|error| error.to_string())?;
    Ok((options, deal, state))
}

/// The `turn`-th choice of options: over as many consecutive turns as an option has values, each value comes up once.
fn draw_options(specs: &[OptionSpec], turn: u64) -> Chosen {
    let value = |(place, spec): (usize, &OptionSpec)| {
        let mut values = option_values(&spec.kind);
        let count = values.len() as u64;
        let mut chance = Chance::fast((turn / count) << 8 | place as u64);
        chance.shuffle(&mut values);
        (spec.name, values.swap_remove((turn % count) as usize))
    };
    specs.iter().enumerate().map(value).collect()
}

/// The values of an option worth trying: all of them, or for a range its ends, its default and its middle.
pub(crate) fn option_values(kind: &OptionKind) -> Vec<Value> {
    match *kind {
        OptionKind::Switch { default } => vec![default.into(), (!default).into()],
        OptionKind::Choice { values } => values.iter().map(|&word| word.into()).collect(),
        OptionKind::Numbers { values } => values.iter().map(|&number| number.into()).collect(),
        OptionKind::Number { min, max, default } => {
            let mut numbers = vec![default, min, max, min + (max - min) / 2];
            let mut seen = Vec::new();
            numbers.retain(|number| {
                !seen.contains(number) && {
                    seen.push(*number);
                    true
                }
            });
            numbers.into_iter().map(Value::from).collect()
        }
    }
}
