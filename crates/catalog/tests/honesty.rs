//! Bots, reviews and hints use only the view, and guesses of what is hidden are fair.

use klad_arena::analysis::{Decision, Position, evaluate};
use klad_catalog::catalog;
use klad_engine::{
    Budget, Chance, Entry, Game, GameTable, Hint, Quiet, Searchable, Seat, Seed, Sight, Viewer,
};
use klad_klatz::State as Klatz;
use klad_lost_mines::State as LostMines;
use klad_my_treasure::State as MyTreasure;
use klad_treasure_maps::State as TreasureMaps;

/// Every level; the searching one has a budget in iterations, which makes its choice reproducible.
const LEVELS: [&str; 4] = ["random", "easy", "medium", "hard:24"];
/// How many other states of an information set to try.
const STATES: usize = 4;
/// One decision in `EVERY` is checked, at most `MOST` per game.
const EVERY: usize = 11;
const MOST: usize = 12;

/// The move of every level for a view, from the same seed.
fn answers<G: Game>(entry: &Entry, view: &G::View, legal: &[G::Move]) -> Vec<Option<String>> {
    let view = serde_json::to_string(view).expect("a view is JSON");
    let legal: Vec<String> = legal.iter().map(G::Move::to_string).collect();
    let answer = |level| {
        let mut bot = entry.bot(level, 7).expect("the level is there");
        bot.answer(&view, &legal, true).expect("the view can be read")
    };
    LEVELS.map(answer).to_vec()
}

/// What a review says about a decision, with its reasons and beliefs, and the hint, at a table in this state.
fn said<G: Game>(entry: &Entry, state: &G, seat: Seat, played: G::Move) -> (Decision, Hint) {
    let table = GameTable::at(state.clone(), Seed::from_number(1));
    let position = Position { number: 1, seat, played: played.to_string(), table: Box::new(table) };
    let budget = Budget::Iterations(6);
    let decision = evaluate(entry, budget, &position).expect("every game has an analyst");
    let view = position.table.view(Viewer::Seat(seat), Sight::Table);
    let legal = position.table.legal_json(Viewer::Seat(seat));
    let mut analyst = entry.analyst(budget, 5).expect("every game has an analyst");
    (decision, analyst.hint(view.get(), legal.get()).expect("a view of the table is enough"))
}

/// Compares a position with others that look the same to `seat`. Returns whether any of them differed from it.
fn looks_alike_plays_alike<G: Game>(entry: &Entry, state: &G, seat: Seat, chance: &mut Chance) -> bool {
    let view = state.view(Viewer::Seat(seat), Sight::Recall);
    let mut legal = Vec::new();
    state.legal_moves(seat, &mut legal);
    let wanted = answers::<G>(entry, &view, &legal);
    assert!(wanted.iter().all(Option::is_some), "{wanted:?}");
    let played = *legal.last().expect("the seat has a choice");
    let review = said(entry, state, seat, played);
    let mut others = 0;
    for _ in 0..STATES {
        let other = G::guess(&view, chance);
        others += usize::from(other != *state);
        let its_view = other.view(Viewer::Seat(seat), Sight::Recall);
        assert_eq!(its_view, view);
        let mut its_legal = Vec::new();
        other.legal_moves(seat, &mut its_legal);
        assert_eq!(its_legal, legal);
        assert_eq!(answers::<G>(entry, &its_view, &its_legal), wanted, "{} levels {LEVELS:?}", G::INFO.slug);
        assert_eq!(
            said(entry, &other, seat, played),
            review,
            "{}: a review must not use more than the view",
            G::INFO.slug
        );
    }
    others > 0
}

/// Plays a game by its own rollout policy and checks some of its decisions. Returns how many were checked, and for how many
/// of them a guess differed from the truth.
fn watch<G: Searchable>(seats: u8, seed: u64) -> (usize, usize) {
    let catalog = catalog();
    let entry = catalog.find(G::INFO.slug).expect("the game is in the catalog");
    let mut chance = Chance::fast(seed);
    let mut state = G::setup(&G::Options::default(), seats, &mut chance).expect("the options fit");
    let mut legal = Vec::new();
    let (mut decisions, mut looked, mut differed) = (0, 0, 0);
    while let Some(seat) = state.turn().must.first().filter(|_| looked < MOST) {
        legal.clear();
        state.legal_moves(seat, &mut legal);
        if legal.len() > 1 {
            decisions += 1;
            if decisions % EVERY == 0 {
                looked += 1;
                differed += usize::from(looks_alike_plays_alike(entry, &state, seat, &mut chance));
            }
        }
        let index = state.playout(seat, &legal, &mut chance);
        state.apply(seat, legal[index], &mut chance, &mut Quiet);
    }
    (looked, differed)
}

/// The same view, seed and budget give the same move, review and hint whatever the true state is, and guesses are not
/// just the truth.
fn honest<G: Searchable>(seats: u8) {
    let (mut looked, mut differed) = (0, 0);
    for seed in 0..2 {
        let (more_looked, more_differed) = watch::<G>(seats, seed);
        (looked, differed) = (looked + more_looked, differed + more_differed);
    }
    assert!(
        looked > 0 && differed * 2 > looked,
        "{looked} decisions, in {differed} a guess was not the truth"
    );
}

#[test]
fn bots_of_my_treasure_play_from_the_view_alone() {
    honest::<MyTreasure>(3);
}

#[test]
fn bots_of_treasure_maps_play_from_the_view_alone() {
    honest::<TreasureMaps>(2);
}

#[test]
fn bots_of_lost_mines_play_from_the_view_alone() {
    honest::<LostMines>(4);
}

#[test]
fn bots_of_klatz_play_from_the_view_alone() {
    honest::<Klatz>(3);
}

/// When few states are left, each of them is guessed equally often. (A law of the test kit covers single hidden cards
/// in every game.)
#[test]
fn every_state_of_a_small_information_set_is_guessed_equally_often() {
    let mut chance = Chance::fast(3);
    let mut tested = 0;
    for _ in 0..60 {
        let mut state = MyTreasure::setup(&Default::default(), 2, &mut chance).expect("the options fit");
        let mut legal = Vec::new();
        while let Some(seat) = state.turn().must.first() {
            legal.clear();
            state.legal_moves(seat, &mut legal);
            if tested < 12 && is_even(&state.view(Viewer::Seat(seat), Sight::Recall), &mut chance) {
                tested += 1;
            }
            // Always drawing leads to the end of the deck.
            let index =
                if legal[0].to_string() == "draw" { 0 } else { chance.below(legal.len() as u32) as usize };
            state.apply(seat, legal[index], &mut chance, &mut Quiet);
        }
    }
    assert!(tested >= 6, "found {tested} small information sets");
}

/// Whether a view leaves between 6 and 24 states; if so, checks that all are equally likely.
fn is_even(view: &<MyTreasure as Game>::View, chance: &mut Chance) -> bool {
    const STATES: std::ops::RangeInclusive<usize> = 6..=24;
    let mut found: Vec<(MyTreasure, u32)> = Vec::new();
    let mut draws = 0u32;
    while draws < 400 * found.len().max(1) as u32 {
        let guess = MyTreasure::guess(view, chance);
        draws += 1;
        match found.iter_mut().find(|(state, _)| *state == guess) {
            Some((_, count)) => *count += 1,
            None => found.push((guess, 1)),
        }
        if found.len() > *STATES.end() {
            return false;
        }
    }
    if !STATES.contains(&found.len()) {
        return false;
    }
    let expected = f64::from(draws) / found.len() as f64;
    let chi: f64 = found.iter().map(|&(_, count)| (f64::from(count) - expected).powi(2) / expected).sum();
    let freedom = found.len() as f64 - 1.0;
    // Five standard deviations; the seed is fixed, so the result is deterministic.
    assert!(
        chi < freedom + 5.0 * (2.0 * freedom).sqrt(),
        "chi-squared {chi:.1} for {freedom} degrees of freedom"
    );
    true
}
