//! Law 5: nothing a viewer is sent depends on what is hidden from it.
//!
//! Two runs that differ only in what is hidden are played side by side with the same moves and the same chance. As long
//! as they look alike, everything the viewer is sent must be the same, byte for byte. The game's `Secrets`, not its
//! views, decides whether two states look alike.

mod sent;
mod twins;

use klad_engine::{Chance, MoveSpace, Seat, Secrets, Sight, Viewer};

use super::{Effort, difference, ensure, json};
use crate::record::{Record, heard, random_move, random_move_of};
use sent::Sent;

pub(super) fn check<G: Secrets + MoveSpace>(record: &Record<G>, effort: &Effort) -> Result<(), String> {
    let mut chance = Chance::fast(record.seed);
    for ply in record.positions(effort.positions, &mut chance) {
        for viewer in some_viewers(record.seats, effort, &mut chance) {
            for sight in [Sight::Table, Sight::Recall] {
                check_pair(record, ply, viewer, sight, effort, &mut chance)
                    .map_err(|leak| format!("{viewer} ({sight:?}) can tell two states apart: {leak}"))?;
                check_guess(record.state(ply), viewer, sight, effort, &mut chance)
                    .map_err(|wrong| format!("the guess of {viewer} ({sight:?}): {wrong}"))?;
            }
        }
    }
    check_moves(record, effort, &mut chance)?;
    check_silence(record, effort, &mut chance)?;
    twins::check(record, effort, &mut chance)
}

/// As many random viewers as the effort allows.
fn some_viewers(seats: u8, effort: &Effort, chance: &mut Chance) -> Vec<Viewer> {
    let mut viewers: Vec<Viewer> = Viewer::all(seats).collect();
    chance.shuffle(&mut viewers);
    viewers.truncate(effort.viewers);
    viewers
}

/// Whether two states look alike to a viewer: redealing everything hidden with the same chance turns both into the same
/// state.
fn alike<G: Secrets + MoveSpace>(one: &G, two: &G, viewer: Viewer, sight: Sight) -> bool {
    let rehidden = |state: &G| state.rehide(viewer, sight, &mut Chance::fast(0x000a_114e));
    rehidden(one) == rehidden(two)
}

/// Redeals everything hidden, then continues both states with the same moves and the same chance.
fn check_pair<G: Secrets + MoveSpace>(
    record: &Record<G>,
    ply: usize,
    viewer: Viewer,
    sight: Sight,
    effort: &Effort,
    chance: &mut Chance,
) -> Result<(), String> {
    let mut one = record.state(ply).clone();
    let mut two = one.rehide(viewer, sight, chance);
    two.audit().map_err(|broken| format!("`rehide` breaks an invariant: {broken}"))?;
    ensure(alike(&one, &two, viewer, sight), || {
        format!(
            "`rehide` depends on where hidden things were: twice is not the same as once\n{one:?}\n{two:?}"
        )
    })?;
    let mut heard_one = record.heard(viewer, ply);
    let mut heard_two = heard_one.clone();
    let probe = chance.bits();
    let compare = |one: &G, two: &G, heard_one: &[G::Event], heard_two: &[G::Event]| {
        let probe = &mut Chance::fast(probe);
        let received = Sent::to(viewer, sight, one, heard_one, effort.refusals, &mut probe.clone());
        received.compare(&Sent::to(viewer, sight, two, heard_two, effort.refusals, probe))
    };
    compare(&one, &two, &heard_one, &heard_two).map_err(|leak| format!("at once: {leak}"))?;

    let mut line = Vec::new();
    for step in 1..=effort.ahead {
        if one.outcome().is_some() {
            break;
        }
        let Some((seat, mv)) = random_move(&one, true, chance) else { break };
        line.push(format!("{seat} {mv}"));
        let same = same_move(&two, viewer, seat, mv, chance);
        let Some(mv_two) = same.map_err(|refused| format!("after {line:?}: {refused}"))? else { break };
        let (mut told_one, mut told_two) = (Vec::new(), Vec::new());
        one.apply(seat, mv, &mut record.chance(ply + step), &mut told_one);
        two.apply(seat, mv_two, &mut record.chance(ply + step), &mut told_two);
        if !alike(&one, &two, viewer, sight) {
            // Something hidden was revealed to this viewer, as it should be.
            break;
        }
        let (told_one, told_two) = (heard(&told_one, viewer), heard(&told_two, viewer));
        if sight == Sight::Recall {
            same_news::<G>(&told_one, &told_two).map_err(|leak| format!("after {line:?}: {leak}"))?;
        }
        heard_one.extend(told_one);
        heard_two.extend(told_two);
        compare(&one, &two, &heard_one, &heard_two).map_err(|leak| format!("after {line:?}: {leak}"))?;
    }
    Ok(())
}

/// The same move for a state that looks alike, or another move of the same seat if hidden things make it impossible (a
/// hidden choice among hidden things). `None` if that seat has no move. An error if the viewer could tell the
/// difference.
fn same_move<G: Secrets + MoveSpace>(
    two: &G,
    viewer: Viewer,
    seat: Seat,
    mv: G::Move,
    chance: &mut Chance,
) -> Result<Option<G::Move>, String> {
    match two.check(seat, mv) {
        Ok(()) => Ok(Some(mv)),
        Err(refusal) if viewer.is(seat) => {
            Err(format!("its own move `{mv}` is refused in only one of them: {refusal}"))
        }
        Err(_) => Ok(random_move_of(two, seat, true, chance)),
    }
}

/// An error unless a viewer who cannot tell two states apart hears the same events in both.
fn same_news<G: MoveSpace>(one: &[G::Event], two: &[G::Event]) -> Result<(), String> {
    let (one, two) = (json(&one), json(&two));
    ensure(one == two, || {
        let hint = "(if everybody may see this and the move then hides it again, let the state remember it)";
        format!("it is told something different {}\n{hint}", difference(&one, &two))
    })
}

/// Makes every move of the game in a second state with everything hidden redealt, so that events, views, legal moves
/// and refusals are compared at every point the game reached. Random positions rarely include the one move that takes a
/// treasure.
fn check_moves<G: Secrets + MoveSpace>(
    record: &Record<G>,
    effort: &Effort,
    chance: &mut Chance,
) -> Result<(), String> {
    for (ply, &(seat, mv)) in record.moves.iter().enumerate() {
        for viewer in some_viewers(record.seats, effort, chance) {
            let (before, after) = (record.state(ply), &record.states[ply + 1]);
            let mut two = before.rehide(viewer, Sight::Recall, chance);
            let leak = |leak| format!("{viewer} can tell two states apart after `{seat} {mv}`: {leak}");
            let Some(mv_two) = same_move(&two, viewer, seat, mv, chance).map_err(leak)? else { continue };
            let mut told = Vec::new();
            two.apply(seat, mv_two, &mut record.chance(ply + 1), &mut told);
            if !alike(after, &two, viewer, Sight::Recall) {
                // Something hidden was revealed to this viewer, as it should be.
                continue;
            }
            same_news::<G>(&heard(&record.told[ply], viewer), &heard(&told, viewer)).map_err(leak)?;
            let probe = Chance::fast(chance.bits());
            let sent = |state: &G| Sent::to(viewer, Sight::Recall, state, &[], 4, &mut probe.clone());
            sent(after).compare(&sent(&two)).map_err(leak)?;
        }
    }
    Ok(())
}

/// A viewer that cannot know that something happened is not sent anything either: the message alone would give it away.
fn check_silence<G: Secrets + MoveSpace>(
    record: &Record<G>,
    effort: &Effort,
    chance: &mut Chance,
) -> Result<(), String> {
    for ply in record.positions(effort.positions * 8, chance) {
        let Some(&(mover, mv)) = record.moves.get(ply) else { continue };
        for viewer in some_viewers(record.seats, effort, chance) {
            let (before, after) = (record.state(ply), &record.states[ply + 1]);
            if viewer.is(mover) || !alike(before, after, viewer, Sight::Recall) {
                continue;
            }
            let told = heard(&record.told[ply], viewer);
            ensure(told.is_empty(), || {
                format!("{viewer} cannot know that `{mover} {mv}` happened, but is told {told:?}")
            })?;
            for sight in [Sight::Table, Sight::Recall] {
                let (before, after) = (json(&before.view(viewer, sight)), json(&after.view(viewer, sight)));
                ensure(before == after, || {
                    let where_ = difference(&before, &after);
                    format!(
                        "{viewer} cannot know that `{mover} {mv}` happened, but its view changes {where_}"
                    )
                })?;
            }
        }
    }
    Ok(())
}

/// A guess looks exactly like the view and is made from nothing but the view.
fn check_guess<G: Secrets + MoveSpace>(
    state: &G,
    viewer: Viewer,
    sight: Sight,
    effort: &Effort,
    chance: &mut Chance,
) -> Result<(), String> {
    let view = state.view(viewer, sight);
    ensure(G::viewer(&view) == viewer, || format!("the view names {}", G::viewer(&view)))?;
    let mut guess = G::guess(&view, &mut chance.clone());
    guess.audit().map_err(|broken| format!("it breaks an invariant: {broken}"))?;
    let probe = Chance::fast(chance.bits());
    let seen = |state: &G| Sent::to(viewer, sight, state, &[], effort.refusals, &mut probe.clone());
    seen(state).compare(&seen(&guess))?;
    ensure(guess.view(viewer, sight) == view, || "its view serializes the same but is not equal".into())?;
    ensure(alike(state, &guess, viewer, sight), || {
        format!("it does not look the same after `rehide`\nstate: {state:?}\nguess: {guess:?}")
    })?;

    let other = state.rehide(viewer, sight, chance);
    let again = G::guess(&other.view(viewer, sight), &mut chance.clone());
    let same = G::guess(&view, &mut chance.clone());
    ensure(again == same, || "it depends on what the view does not show".into())?;

    // The guess must also be playable.
    for _ in 0..effort.ahead {
        let Some((seat, mv)) = random_move(&guess, false, chance) else { break };
        guess.apply(seat, mv, chance, &mut klad_engine::Quiet);
        guess.audit().map_err(|broken| format!("after `{seat} {mv}` it breaks an invariant: {broken}"))?;
    }
    Ok(())
}
