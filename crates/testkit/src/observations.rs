//! Properties of every observation.

use std::collections::HashMap;

use klad_engine::{Canvas, Chance, Game, Observe, Quiet, Seat, Secrets, Sight, Viewer, observation_len};

use crate::{
    alloc::allocations,
    record::{Players, Record},
};

/// Plays `games` games and checks the observations at every position.
///
/// Every plane is written, in order, and stays within its range; two states that a seat cannot tell apart give it the
/// same observation and the same legal indices, as does a guess from its view; a view written over any other view equals
/// a new one; and different moves have different factors. Bots as players reach positions that random play never does.
///
/// # Panics
/// If a check fails.
pub fn observations<G: Observe + Secrets>(seats: u8, games: u64, seed: u64, players: Players<'_, G>) {
    factors_tell_moves_apart::<G>();
    // Begins as the view of another table, and is written over at every position.
    let other = if seats == G::INFO.seats_max { G::INFO.seats_min } else { G::INFO.seats_max };
    let other = Record::<G>::open(other, seed).unwrap_or_else(|error| panic!("seed {seed}: {error}"));
    let mut used = other.states[0].view(Viewer::Seat(Seat(0)), Sight::Recall);
    for game in 0..games {
        let seed = seed + game;
        let mut record =
            Record::<G>::open(seats, seed).unwrap_or_else(|error| panic!("seed {seed}: {error}"));
        record.play_out(players).unwrap_or_else(|stuck| panic!("seed {seed}: {stuck:?}"));
        let mut chance = Chance::fast(seed);
        for (ply, state) in record.states.iter().enumerate() {
            // One random seat per position: over a game, every seat comes up often.
            let seat = Seat(chance.below(seats.into()) as u8);
            let looked = look(state, seat, &mut chance).and_then(|()| reuse(state, &mut used, &mut chance));
            if let Err(wrong) = looked {
                panic!("{} with {seats} seats, seed {seed}, ply {ply}, {seat}: {wrong}", G::INFO.slug);
            }
        }
    }
}

fn look<G: Observe + Secrets>(state: &G, seat: Seat, chance: &mut Chance) -> Result<(), String> {
    let shown = observe(state, seat)?;
    let legal = legal(state, seat)?;
    let viewer = Viewer::Seat(seat);
    let twin = state.rehide(viewer, Sight::Recall, chance);
    let guess = G::guess(&state.view(viewer, Sight::Recall), chance);
    for (other, name) in [(&twin, "what is hidden"), (&guess, "a guess")] {
        if let Some(place) = shown.iter().zip(&observe(other, seat)?).position(|(one, two)| one != two) {
            return Err(format!("{name} changes {} in the observation", plane_at::<G>(place)));
        }
        if self::legal(other, seat)? != legal {
            return Err(format!("{name} changes the legal indices"));
        }
    }
    Ok(())
}

/// A view written over another equals a new one. Any viewer, any sight: only learners write views over others, but a
/// difference that they do not notice today is still wrong.
fn reuse<G: Game>(state: &G, used: &mut G::View, chance: &mut Chance) -> Result<(), String> {
    let viewers: Vec<Viewer> = Viewer::all(state.seats()).collect();
    let (viewer, sight) = (*chance.pick(&viewers), *chance.pick(&[Sight::Recall, Sight::Table]));
    state.view_into(viewer, sight, used);
    let new = state.view(viewer, sight);
    if *used == new {
        return Ok(());
    }
    Err(format!(
        "{viewer:?}, {sight:?}: written over another, the view is\n{used:?}\nbut a new one is\n{new:?}"
    ))
}

/// How often memory is allocated while a game is played at random and every decision observed, always in the same view.
/// The view has observed the same game before, so it is as large as it needs to be.
///
/// # Panics
/// If the program does not use [`CountingAllocator`](crate::CountingAllocator).
pub fn allocations_of_observing<G: Observe>(seats: u8, seed: u64) -> u64 {
    let start = G::setup(&G::Options::default(), seats, &mut Chance::fast(seed)).expect("the defaults fit");
    let mut numbers = vec![0; observation_len(G::PLANES)];
    let mut view = start.view(Viewer::Seat(Seat(0)), Sight::Recall);
    let mut legal = Vec::new();
    let mut play = || {
        let (mut game, mut chance) = (start.clone(), Chance::fast(seed));
        while let Some(seat) = game.turn().must.first() {
            game.view_into(Viewer::Seat(seat), Sight::Recall, &mut view);
            numbers.fill(0);
            G::observe(&view, &mut Canvas::new(G::PLANES, &mut numbers));
            legal.clear();
            game.legal_moves(seat, &mut legal);
            let mv = *chance.pick(&legal);
            game.apply(seat, mv, &mut chance, &mut Quiet);
        }
    };
    play();
    allocations(play)
}

/// The observation of a seat, with every number within its range.
fn observe<G: Observe>(state: &G, seat: Seat) -> Result<Vec<u8>, String> {
    let mut numbers = vec![0; observation_len(G::PLANES)];
    let mut canvas = Canvas::new(G::PLANES, &mut numbers);
    G::observe(&state.view(Viewer::Seat(seat), Sight::Recall), &mut canvas);
    if !canvas.is_full() {
        return Err("some planes were not written".into());
    }
    let mut rest = numbers.as_slice();
    for plane in G::PLANES {
        let (own, others) = rest.split_at(plane.len());
        if let Some(number) = own.iter().find(|number| **number > plane.high) {
            return Err(format!("found {number} in {}, wanted 0 to {}", plane.name, plane.high));
        }
        rest = others;
    }
    Ok(numbers)
}

fn plane_at<G: Observe>(place: usize) -> &'static str {
    let mut end = 0;
    let found = G::PLANES.iter().find(|plane| {
        end += plane.len();
        place < end
    });
    found.map_or("nothing", |plane| plane.name)
}

fn legal<G: Observe>(state: &G, seat: Seat) -> Result<Vec<usize>, String> {
    let mut moves = Vec::new();
    state.legal_moves(seat, &mut moves);
    let index = |&mv: &G::Move| state.move_index(seat, mv).ok_or_else(|| format!("{mv} has no index"));
    let plain: Vec<usize> = moves.iter().map(index).collect::<Result<_, _>>()?;
    let mut together = Vec::new();
    state.indices(seat, &moves, &mut together);
    if !together.iter().map(|&index| index as usize).eq(plain.iter().copied()) {
        return Err(format!("all indices together are {together:?}, one by one {plain:?}"));
    }
    Ok(plain)
}

/// A learning agent could not distinguish two indices with the same factors.
fn factors_tell_moves_apart<G: Observe>() {
    let mut seen = HashMap::new();
    for index in 0..G::MOVES {
        let factors = G::factors(index);
        assert_eq!(factors.len(), G::FACTORS.len(), "move {index} needs a value for every factor");
        for (value, factor) in factors.iter().zip(G::FACTORS) {
            assert!(
                *value < factor.size,
                "move {index}: found {value} as {}, wanted below {}",
                factor.name,
                factor.size
            );
        }
        // An index without a move has no kind.
        if factors[0] > 0
            && let Some(other) = seen.insert(factors.clone(), index)
        {
            panic!("moves {other} and {index} have the same factors {factors:?}");
        }
    }
}
