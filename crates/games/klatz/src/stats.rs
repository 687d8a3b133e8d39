//! Statistics about the game itself, from games between bots of one level.

use klad_engine::{Bot, Chance, Figure, Game, Quiet, Seat, Seed, SetupError, Sight, Viewer};
use serde::Serialize;

use crate::{
    arbiter::sim_calls,
    bot,
    components::Comp,
    data::{COMPOSITIONS, PLAYERS, REACTIONS, Reaction},
    moves::Move,
    scoring,
    setup::Options,
    state::{Ending, Phase, State},
};

/// Bots that miss nothing and react in about 1.4 seconds, as in the specification's figures.
const ATTENTIVE: Reaction = Reaction { level: "attentive", notice: 256, ..REACTIONS[1] };

/// The bots of a simulation.
#[derive(Clone, Copy)]
pub struct Players<'a> {
    /// Makes the bot for one seat of one game.
    pub make: &'a dyn Fn() -> Box<dyn Bot<State>>,
    /// The reaction level of all of them.
    pub reaction: &'a Reaction,
}

/// Counts over many games. Means are in thousandths, so that the same games give the same figures everywhere.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Figures {
    /// The number of seats.
    pub seats: u8,
    /// The number of games.
    pub games: u32,
    /// Turns of each game, in ascending order.
    pub turns: Vec<u32>,
    /// How games ended: by the last open composition, the composition deck, the stall guard.
    pub endings: [u32; 3],
    /// Points of all seats together.
    pub points: u32,
    /// Points of the winners (counting one winner of a shared win).
    pub winner_points: u32,
    /// The number of photos.
    pub photos: u32,
    /// Photos taken out of turn.
    pub photos_out_of_turn: u32,
    /// Stable positions with at least two callers.
    pub contested: u32,
    /// Games won by each seat, counted from the first player; a shared win counts for each winner.
    pub wins: Vec<u32>,
    /// The sum of the wall lengths at the end of each turn.
    pub wall_sum: u64,
    /// The sum of the longest walls of each game.
    pub wall_longest_sum: u64,
    /// The number of rickshaws revealed.
    pub rickshaws: u32,
    /// The number of reshuffles of the wall deck.
    pub reshuffles: u32,
    /// The number of redraws.
    pub redraws: u32,
    /// Games with a tie on points for first place, and those still tied after KZ-114.
    pub ties: [u32; 2],
    /// The longest run of turns without a photo or a new composition.
    pub longest_drought: u32,
    /// How often each composition was photographed.
    pub completed: Vec<u32>,
}

/// Plays `games` games with default options between attentive *medium* bots.
pub fn simulate(seats: u8, games: u32, seed: u64) -> Result<Figures, SetupError> {
    let medium = Players { make: &|| Box::new(bot::medium()), reaction: &ATTENTIVE };
    simulate_with(medium, &Options::default(), seats, games, seed)
}

/// Plays `games` games between bots.
pub fn simulate_with(
    players: Players<'_>,
    options: &Options,
    seats: u8,
    games: u32,
    seed: u64,
) -> Result<Figures, SetupError> {
    let mut figures = Figures {
        seats,
        games,
        turns: Vec::new(),
        endings: [0; 3],
        points: 0,
        winner_points: 0,
        photos: 0,
        photos_out_of_turn: 0,
        contested: 0,
        wins: vec![0; seats.into()],
        wall_sum: 0,
        wall_longest_sum: 0,
        rickshaws: 0,
        reshuffles: 0,
        redraws: 0,
        ties: [0; 2],
        longest_drought: 0,
        completed: vec![0; COMPOSITIONS],
    };
    for game in 0..games {
        let seed = Seed::from_number(seed << 32 | u64::from(game));
        let state = State::setup(options, seats, &mut Chance::fair(&seed, 0))?;
        figures.play(players, state, &seed);
    }
    figures.turns.sort_unstable();
    Ok(figures)
}

/// The figures of [`simulate_with`] for the default options, with labels.
///
/// # Panics
/// If there is no game for `seats` seats.
pub fn figures(players: Players<'_>, seats: u8, games: u32, seed: u64) -> Vec<Figure> {
    let found = simulate_with(players, &Options::default(), seats, games, seed)
        .expect("the default options fit every table");
    let thousandths = |number: u64| format!("{}.{}", number / 1000, number % 1000 / 100);
    let mean = |count: u32| thousandths(found.per_game_milli(count));
    let percent = |count: u32| format!("{} %", count * 100 / found.games.max(1));
    let quartile = |part: usize| found.turns[(found.turns.len() - 1) * part / 4];
    let turns: u64 = found.turns.iter().map(|&turns| u64::from(turns)).sum();
    let wins: Vec<String> = found.wins.iter().map(|&wins| percent(wins)).collect();
    vec![
        Figure::new("turns", thousandths(found.turns_mean_milli())),
        Figure::new("turns, quartiles", format!("{}, {}, {}", quartile(1), quartile(2), quartile(3))),
        Figure::new("turns, least and most", format!("{}–{}", quartile(0), quartile(4))),
        Figure::new("ended: last open composition", percent(found.endings[0])),
        Figure::new("ended: no compositions left", percent(found.endings[1])),
        Figure::new("ended: nothing happened", percent(found.endings[2])),
        Figure::new("points of a seat", thousandths(found.per_game_milli(found.points) / u64::from(seats))),
        Figure::new("points of the winner", mean(found.winner_points)),
        Figure::new("photos", mean(found.photos)),
        Figure::new("photos out of turn", mean(found.photos_out_of_turn)),
        Figure::new("positions with two callers or more", mean(found.contested)),
        Figure::new("wins from the first player on", wins.join(", ")),
        Figure::new("cards in the wall", thousandths(found.wall_sum * 1000 / turns.max(1))),
        Figure::new(
            "longest wall of a game",
            thousandths(found.wall_longest_sum * 1000 / u64::from(found.games.max(1))),
        ),
        Figure::new("rickshaws", mean(found.rickshaws)),
        Figure::new("reshuffles", mean(found.reshuffles)),
        Figure::new("redraws", mean(found.redraws)),
        Figure::new("ties on points", percent(found.ties[0])),
        Figure::new("shared wins", percent(found.ties[1])),
        Figure::new("longest drought in turns", found.longest_drought.to_string()),
    ]
}

impl Figures {
    /// The mean number of turns per game, in thousandths.
    pub fn turns_mean_milli(&self) -> u64 {
        self.turns.iter().map(|&turns| u64::from(turns)).sum::<u64>() * 1000 / u64::from(self.games.max(1))
    }

    /// A count over all games as a mean per game, in thousandths.
    pub fn per_game_milli(&self, count: u32) -> u64 {
        u64::from(count) * 1000 / u64::from(self.games.max(1))
    }

    fn play(&mut self, players: Players<'_>, mut state: State, seed: &Seed) {
        let first = state.active();
        let mut bots: Vec<_> = (0..state.seats()).map(|_| (players.make)()).collect();
        let reactions = [players.reaction; PLAYERS];
        let (mut turns, mut longest_wall, mut legal) = (1, 0, Vec::new());
        while !state.is_over() {
            let calls = if state.is_stable() { sim_calls(&state, seed, &reactions) } else { Vec::new() };
            self.contested += u32::from(calls.len() > 1);
            let before = state;
            if calls.is_empty() {
                legal.clear();
                state.legal_moves(state.active(), &mut legal);
                let view = state.view(Viewer::Seat(state.active()), Sight::Recall);
                let mut chance = Chance::fair(&seed.derive("bots"), state.rev().into());
                let mv = bots[state.active().index()].choose(&view, &legal, &mut chance);
                self.redraws += u32::from(mv == Move::Redraw {});
                self.apply(&mut state, before.active(), mv, seed);
            }
            // KZ-072: check the rest of the batch again after each photo.
            for (seat, mv) in calls {
                if let Some(mv) = crate::arbiter::again(&before, &state, seat, mv) {
                    self.photos_out_of_turn += u32::from(seat != state.active());
                    self.apply(&mut state, seat, mv, seed);
                }
            }
            longest_wall = longest_wall.max(state.wall().len());
            let ended = state.is_over() && !matches!(state.phase(), Phase::Over { ending: Ending::LastOpen });
            if state.active() != before.active() || ended {
                self.wall_sum += before.wall().len() as u64;
                self.longest_drought = self.longest_drought.max(state.stall.into());
                turns += u32::from(!ended);
            }
        }
        self.turns.push(turns);
        self.wall_longest_sum += longest_wall as u64;
        self.count_result(&state, first);
    }

    fn apply(&mut self, state: &mut State, seat: Seat, mv: Move, seed: &Seed) {
        let before = state.rickshaws_seen();
        let deck_before = state.deck.len();
        state.apply(seat, mv, &mut Chance::fair(seed, u64::from(state.rev()) + 1), &mut Quiet);
        self.rickshaws += (state.rickshaws_seen().saturating_sub(before)) as u32;
        self.reshuffles += u32::from(state.deck.len() > deck_before);
    }

    fn count_result(&mut self, state: &State, first: Seat) {
        let Phase::Over { ending } = state.phase() else { unreachable!("the game was played to its end") };
        match ending {
            Ending::LastOpen => self.endings[0] += 1,
            Ending::FinalRound => self.endings[1] += 1,
            Ending::Stall | Ending::Alone => self.endings[2] += 1,
        }
        let outcome = scoring::outcome(state).expect("the game is over");
        let best = outcome.scores.iter().copied().max().unwrap_or(0);
        self.points += outcome.scores.iter().map(|&score| score as u32).sum::<u32>();
        self.winner_points += best as u32;
        self.photos += state.photos().len() as u32;
        for seat in outcome.winners().iter() {
            self.wins[usize::from((seat.0 + self.seats - first.0) % self.seats)] += 1;
        }
        self.ties[0] += u32::from(outcome.scores.iter().filter(|&&score| score == best).count() > 1);
        self.ties[1] += u32::from(outcome.winners().len() > 1);
        for comp in state.photos().iter().map(|photo| photo.comp).map(Comp::index) {
            self.completed[comp] += 1;
        }
    }
}
