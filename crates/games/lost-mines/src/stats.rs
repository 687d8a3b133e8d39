//! Statistics about the game itself, from games between bots of one level.

use klad_engine::{Bot, Chance, Figure, Game, Quiet, Seat, Sight, Viewer};
use serde::Serialize;

use crate::{
    bot::{
        self,
        route::{Field, Targets},
    },
    components::{Clan, Kind, Role},
    data,
    moves::Move,
    setup::Options,
    state::{Phase, RoundEnd, State},
};

/// Makes the bot for one seat of one game.
pub type MakeBot<'a> = &'a dyn Fn() -> Box<dyn Bot<State>>;

/// What was measured at one seat count.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Figures {
    /// The number of seats.
    pub seats: u8,
    /// The number of games.
    pub games: u32,
    /// The number of rounds in all games together.
    pub rounds: u32,
    /// Share of the rounds that ended because the last treasure was taken.
    pub ended_by_treasures: f64,
    /// Share of the rounds that ended because nobody had a card.
    pub ended_by_cards: f64,
    /// Share of the rounds that ended by agreement.
    pub ended_by_vote: f64,
    /// Treasures taken per round, out of `seats`.
    pub treasures: f64,
    /// Turns with a card per round.
    pub turns: f64,
    /// Moves per game.
    pub moves: f64,
    /// The turn in which the first mine was reached, over the rounds in which one was.
    pub first_mine_turn: f64,
    /// Share of the rounds in which a mine was reached.
    pub mine_reached: f64,
    /// Share of the rounds in which the dragon was woken.
    pub dragon_woken: f64,
    /// Points per round by role: loyal, selfish, saboteur.
    pub points_by_role: [f64; 3],
    /// Points per round by clan: blue, yellow.
    pub points_by_clan: [f64; 2],
    /// The standard error of the difference between the clans.
    pub clan_error: f64,
    /// Share of the wins by seat; a shared win is split.
    pub wins_by_seat: Vec<f64>,
    /// Share of the wins that went to the starter of round 1.
    pub starter_wins: f64,
    /// Share of the turns that discard.
    pub discards: f64,
    /// Share of the turns, by role, that lengthen the routes of others on balance: loyal, selfish, saboteur.
    pub hindering: [f64; 3],
    /// By role, the share of that hindrance that hits the seat's own clan.
    pub hindering_own_clan: [f64; 3],
    /// Share of the turns that play a trap, troll or storm.
    pub attacks: f64,
    /// Share of the turns that play a tool.
    pub tools: f64,
    /// Proposals to end the round, per round.
    pub proposals: f64,
}

/// A running mean.
#[derive(Debug, Clone, Copy, Default)]
struct Mean {
    sum: f64,
    squares: f64,
    count: f64,
}

impl Mean {
    fn add(&mut self, value: f64) {
        self.sum += value;
        self.squares += value * value;
        self.count += 1.0;
    }

    /// The mean; 0 if nothing was measured.
    fn value(self) -> f64 {
        if self.count > 0.0 { self.sum / self.count } else { 0.0 }
    }

    /// The variance of the mean.
    fn error_squared(self) -> f64 {
        if self.count < 2.0 {
            return 0.0;
        }
        (self.squares / self.count - self.value() * self.value()) / (self.count - 1.0)
    }
}

/// Plays `games` games with default options between *medium* bots.
///
/// # Panics
/// If there is no game for `seats` seats.
pub fn simulate(seats: u8, games: u32, seed: u64) -> Figures {
    simulate_with(&|| Box::new(bot::medium()), seats, games, seed)
}

/// Plays `games` games with default options and a separate bot for every seat.
///
/// # Panics
/// If there is no game for `seats` seats.
pub fn simulate_with(make: MakeBot<'_>, seats: u8, games: u32, seed: u64) -> Figures {
    let mut tally = Tally::default();
    for game in 0..games {
        let mut bots: Vec<_> = (0..seats).map(|_| make()).collect();
        tally.play(&mut bots, &mut Chance::fast(seed.wrapping_add(u64::from(game))));
    }
    tally.figures(seats, games)
}

/// The same figures with labels.
pub fn figures(make: MakeBot<'_>, seats: u8, games: u32, seed: u64) -> Vec<Figure> {
    let found = simulate_with(make, seats, games, seed);
    let percent = |part: f64| format!("{:.0} %", 100.0 * part);
    let by_role = |shares: [f64; 3]| shares.map(percent).join(", ");
    let [loyal, selfish, saboteur] = found.points_by_role;
    let [blue, yellow] = found.points_by_clan;
    vec![
        Figure::new("rounds", found.rounds.to_string()),
        Figure::new("ended: all treasures", percent(found.ended_by_treasures)),
        Figure::new("ended: no cards", percent(found.ended_by_cards)),
        Figure::new("ended: vote", percent(found.ended_by_vote)),
        Figure::new("treasures taken", format!("{:.2}", found.treasures)),
        Figure::new("turns in a round", format!("{:.0}", found.turns)),
        Figure::new("moves in a game", format!("{:.0}", found.moves)),
        Figure::new("first mine on turn", format!("{:.0}", found.first_mine_turn)),
        Figure::new("a mine was reached", percent(found.mine_reached)),
        Figure::new("dragon woken", percent(found.dragon_woken)),
        Figure::new("points of the loyal", format!("{loyal:.1}")),
        Figure::new("points of the selfish", format!("{selfish:.1}")),
        Figure::new("points of saboteurs", format!("{saboteur:.1}")),
        Figure::new("points of blue", format!("{blue:.2}")),
        Figure::new("points of yellow", format!("{yellow:.2}")),
        Figure::new("± between clans", format!("{:.2}", found.clan_error)),
        Figure::new("wins of the starter", percent(found.starter_wins)),
        Figure::new("turns that discard", percent(found.discards)),
        Figure::new("turns with a tool", percent(found.tools)),
        Figure::new("turns with a trap, troll or storm", percent(found.attacks)),
        Figure::new("turns that hinder: loyal, selfish, saboteur", by_role(found.hindering)),
        Figure::new(
            "of it against their own clan: loyal, selfish, saboteur",
            by_role(found.hindering_own_clan),
        ),
        Figure::new("proposals to end the round", format!("{:.2}", found.proposals)),
    ]
}

#[derive(Debug, Default)]
struct Tally {
    ends: [u32; 3],
    treasures: Mean,
    turns: Mean,
    moves: Mean,
    first_mine: Mean,
    dragon: Mean,
    roles: [Mean; 3],
    clans: [Mean; 2],
    wins: [f64; data::PLAYERS],
    starter_wins: f64,
    discards: Mean,
    attacks: Mean,
    tools: Mean,
    proposals: f64,
    hindering: [Mean; 3],
    /// By role: by how much routes became longer in all, and for the seat's own clan, in thirds of a turn.
    hindrance: [(f64, f64); 3],
}

impl Tally {
    fn play(&mut self, bots: &mut [Box<dyn Bot<State>>], chance: &mut Chance) {
        let seats = bots.len() as u8;
        let mut state =
            State::setup(&Options::default(), seats, chance).expect("the game supports this many seats");
        let starter = state.starter;
        let mut legal = Vec::new();
        let mut moves = 0;
        let mut first_mine = None;
        while let Some(seat) = state.turn().must.first() {
            legal.clear();
            state.legal_moves(seat, &mut legal);
            let mv =
                bots[seat.index()].choose(&state.view(Viewer::Seat(seat), Sight::Recall), &legal, chance);
            let turns = state.turns();
            let playing = state.ended.is_none();
            let before = (state.phase == Phase::PlayCard).then_some(state);
            state.apply(seat, mv, chance, &mut Quiet);
            if let Some(before) = before {
                self.turn(&before, seat, mv, &state);
            }
            moves += 1;
            if playing && first_mine.is_none() && state.board.face_down() != state.options.deck.mine_cells {
                first_mine = Some(turns);
            }
            if playing && state.ended.is_some() {
                self.round(&state, first_mine.take());
            }
        }
        debug_assert!(state.phase == Phase::GameOver);
        self.moves.add(f64::from(moves));
        let winners = state.outcome().expect("the game is over").winners();
        for seat in winners.iter() {
            let part = 1.0 / winners.len() as f64;
            self.wins[seat.index()] += part;
            self.starter_wins += if seat == starter { part } else { 0.0 };
        }
    }

    /// Counts step 1 of a turn.
    fn turn(&mut self, before: &State, seat: Seat, mv: Move, after: &State) {
        if mv == Move::ProposeEndRound {
            self.proposals += 1.0;
            return;
        }
        let count = |mean: &mut Mean, is: bool| mean.add(f64::from(u8::from(is)));
        count(&mut self.discards, matches!(mv, Move::Discard { .. }));
        count(&mut self.tools, matches!(mv, Move::PlayTool { .. }));
        count(
            &mut self.attacks,
            matches!(mv, Move::PlayTrap { .. } | Move::PlayTroll { .. } | Move::PlayStorm { .. }),
        );
        let targets = open_targets(before);
        let fields = [before, after].map(|state| Field::to(&state.board, &targets));
        let own = before.dwarf(seat);
        let (mut all, mut longer, mut own_clan) = (0, 0, 0);
        for other in Seat::all(before.seats).filter(|&other| other != seat) {
            let [old, new] = [0, 1].map(|i| i32::from(fields[i].at(before.board.pawn(other))));
            all += new - old;
            longer += (new - old).max(0);
            if before.dwarf(other).clan == own.clan {
                own_clan += (new - old).max(0);
            }
        }
        let role = own.role as usize;
        count(&mut self.hindering[role], all > 0);
        if all > 0 {
            self.hindrance[role].0 += f64::from(longer);
            self.hindrance[role].1 += f64::from(own_clan);
        }
    }

    fn round(&mut self, state: &State, first_mine: Option<usize>) {
        if let Some(end) = state.ended {
            self.ends[end as usize] += 1;
        }
        self.treasures.add(state.treasures_taken() as f64);
        self.turns.add(state.turns() as f64);
        self.dragon.add(f64::from(u8::from(state.dragon.is_some())));
        if let Some(turn) = first_mine {
            self.first_mine.add(turn as f64);
        }
        for seat in Seat::all(state.seats) {
            let points = f64::from(state.points_of(state.round, seat));
            let dwarf = state.dwarf(seat);
            self.roles[dwarf.role as usize].add(points);
            self.clans[dwarf.clan as usize].add(points);
        }
    }

    fn figures(&self, seats: u8, games: u32) -> Figures {
        let rounds: u32 = self.ends.iter().sum();
        let part = |count: f64, of: u32| if of > 0 { count / f64::from(of) } else { 0.0 };
        let ended = |end: RoundEnd| part(f64::from(self.ends[end as usize]), rounds);
        Figures {
            seats,
            games,
            rounds,
            ended_by_treasures: ended(RoundEnd::Treasures),
            ended_by_cards: ended(RoundEnd::Cards),
            ended_by_vote: ended(RoundEnd::Vote),
            treasures: self.treasures.value(),
            turns: self.turns.value(),
            moves: self.moves.value(),
            first_mine_turn: self.first_mine.value(),
            mine_reached: part(self.first_mine.count, rounds),
            dragon_woken: self.dragon.value(),
            points_by_role: Role::ALL.map(|role| self.roles[role as usize].value()),
            points_by_clan: Clan::ALL.map(|clan| self.clans[clan as usize].value()),
            clan_error: self.clans.iter().map(|clan| clan.error_squared()).sum::<f64>().sqrt(),
            wins_by_seat: self.wins[..usize::from(seats)].iter().map(|wins| part(*wins, games)).collect(),
            starter_wins: part(self.starter_wins, games),
            discards: self.discards.value(),
            attacks: self.attacks.value(),
            tools: self.tools.value(),
            proposals: part(self.proposals, rounds),
            hindering: self.hindering.map(Mean::value),
            hindering_own_clan: self.hindrance.map(|(all, own)| if all > 0.0 { own / all } else { 0.0 }),
        }
    }
}

/// The mines worth going to, according to public knowledge.
fn open_targets(state: &State) -> Targets {
    let is_open = |mine: usize| !state.board.face_down().contains(state.options.deck.mine_places()[mine]);
    let known = std::array::from_fn(|mine| Some(state.mines[mine]).filter(|_| is_open(mine)));
    let rail = &state.rail[..usize::from(state.seats)];
    let left = Kind::ALL.map(|kind| {
        rail.iter().zip(&state.takers).filter(|(slot, taker)| slot.kind == kind && taker.is_none()).count()
            as u8
    });
    Targets::of(&state.options.deck, &known, left)
}
