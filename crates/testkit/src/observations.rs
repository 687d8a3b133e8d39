//! Properties of every observation.

use std::collections::HashMap;

use klad_engine::{Canvas, Chance, Observe, Seat, Secrets, Sight, Viewer, observation_len};

use crate::record::{Players, Record};

/// Plays `games` games and checks the observations at every position.
///
/// Every plane is written, in order, and stays within its range; two states that a seat cannot tell apart give it the
/// same observation and the same legal indices, as does a guess from its view; and different moves have different
/// factors. Bots as players reach positions that random play never does.
///
/// # Panics
/// If a check fails.
pub fn observations<G: Observe + Secrets>(seats: u8, games: u64, seed: u64, players: Players<'_, G>) {
    factors_tell_moves_apart::<G>();
    for game in 0..games {
        let seed = seed + game;
        let mut record =
            Record::<G>::open(seats, seed).unwrap_or_else(|error| panic!("seed {seed}: {error}"));
        record.play_out(players).unwrap_or_else(|stuck| panic!("seed {seed}: {stuck:?}"));
        let mut chance = Chance::fast(seed);
        for (ply, state) in record.states.iter().enumerate() {
            // One random seat per position: over a game, every seat comes up often.
            let seat = Seat(chance.below(seats.into()) as u8);
            if let Err(wrong) = look(state, seat, &mut chance) {
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
    moves.iter().map(index).collect()
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
