//! Law 4: the same options, seed and moves give the same states, views, messages and outcome.

use klad_engine::{Audience, Chance, Entry, MoveSpace, Seat, Seed, Sight, Table, TableSetup, Viewer};
use serde_json::Value;

use super::{Effort, difference, ensure, json};
use crate::record::{Record, legal};

/// Plays the game a second time from its options, seed and notation: once as states, and once as a table, as a server
/// does.
pub(super) fn check<G: MoveSpace>(record: &Record<G>, effort: &Effort) -> Result<(), String> {
    let mut state = second_start(record)?;
    let mut table = second_table(record)?;
    let looked_at = record.positions(effort.positions, &mut Chance::fast(record.seed));
    for ply in 0..record.states.len() {
        let first = record.state(ply);
        ensure(*first == state, || format!("the second run has a different state:\n{first:?}\n{state:?}"))?;
        if looked_at.contains(&ply) {
            check_position(first, &state, table.as_ref())?;
        }
        let Some((seat, mv)) = record.moves.get(ply) else { break };
        let text = mv.to_string();
        let again: G::Move = text.parse().map_err(|error| format!("`{text}` does not read back: {error}"))?;
        let mut told: Vec<(Audience, G::Event)> = Vec::new();
        state
            .play(*seat, again, &mut record.chance(ply + 1), &mut told)
            .map_err(|refusal| format!("the second run refuses `{seat} {text}`: {refusal}"))?;
        ensure(told == record.told[ply], || {
            format!("the second run of `{seat} {text}` tells {told:?}, the first {:?}", record.told[ply])
        })?;
        let sent = table
            .play(*seat, &text)
            .map_err(|error| format!("the table refuses `{seat} {text}`: {error}"))?;
        let sent: Vec<(Audience, &str)> = sent.iter().map(|told| (told.audience, told.event.get())).collect();
        let wanted: Vec<(Audience, String)> = told.iter().map(|(to, event)| (*to, json(event))).collect();
        ensure(sent.iter().copied().eq(wanted.iter().map(|(to, event)| (*to, event.as_str()))), || {
            format!("the table tells {sent:?} of `{seat} {text}`, the first run {wanted:?}")
        })?;
    }
    Ok(())
}

/// Starts again from JSON, as a scenario does.
fn second_start<G: MoveSpace>(record: &Record<G>) -> Result<G, String> {
    let options: G::Options = reread(&json(&record.options), "options")?;
    let deal: G::Deal = reread(&json(&record.deal), "deal")?;
    ensure(deal == record.deal, || format!("the deal changes in JSON: {deal:?}, dealt {:?}", record.deal))?;
    let drawn = G::deal(&options, record.seats, &mut record.chance(0));
    ensure(drawn.as_ref() == Ok(&deal), || format!("the second deal is {drawn:?}, the first {deal:?}"))?;
    G::start(&options, record.seats, &deal).map_err(|error| format!("the second start is refused: {error}"))
}

fn second_table<G: MoveSpace>(record: &Record<G>) -> Result<Box<dyn Table>, String> {
    let options: Value = reread(&json(&record.options), "options")?;
    let seed = Seed::from_number(record.seed);
    let opening = TableSetup { options: &options, seats: record.seats, seed, deal: None };
    Entry::of::<G>().open(&opening).map_err(|error| format!("the table does not open: {error}"))
}

fn reread<T: serde::de::DeserializeOwned>(text: &str, what: &str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|error| format!("the {what} do not read back: {error} in {text}"))
}

fn check_position<G: MoveSpace>(first: &G, second: &G, table: &dyn Table) -> Result<(), String> {
    for viewer in Viewer::all(first.seats()) {
        for sight in [Sight::Table, Sight::Recall] {
            let view = json(&first.view(viewer, sight));
            for other in [json(&second.view(viewer, sight)), table.view(viewer, sight).get().to_string()] {
                ensure(view == other, || {
                    format!(
                        "the second run has a different {sight:?} view of {viewer} {}",
                        difference(&view, &other)
                    )
                })?;
            }
        }
    }
    for seat in Seat::all(first.seats()) {
        let moves: Vec<String> = legal(first, seat).iter().map(G::Move::to_string).collect();
        let sent: Vec<String> = table.legal(seat).into_iter().map(|mv| mv.text).collect();
        ensure(moves == sent, || format!("the table offers {seat} {sent:?}, the first run {moves:?}"))?;
    }
    ensure(first.turn() == table.turn() && first.outcome() == table.outcome(), || {
        "the table has a different turn or outcome".into()
    })
}
