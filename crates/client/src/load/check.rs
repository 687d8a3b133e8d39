//! Checks after a game is over.

use std::sync::Arc;

use crate::{Client, now};
use klad_engine::{Catalog, Sight, Viewer, transcript::Transcript};
use klad_protocol::TableId;

use super::{Shared, patiently, player::Diary};

/// Checks that the transcript verifies and fits what every guest saw, and that every acknowledged move is in it once,
/// in order.
pub(super) async fn check_game(shared: &Arc<Shared>, guests: &[Client], table: TableId, diaries: &[Diary]) {
    let fetch = || {
        let client = guests[0].at(shared.next_site());
        async move { client.transcript(table).await }
    };
    let Some(text) = patiently(shared, fetch).await else { return };
    let transcript = match check_transcript(&shared.catalog, &text, diaries) {
        Ok(transcript) => transcript,
        Err(fault) => return shared.error(format!("table {table}: {fault}")),
    };
    for guest in guests {
        let Some(mut witness) = guest.notes().of(table) else { continue };
        guest.notes().forget(table);
        witness.compare(&transcript, &shared.catalog, now());
        for contradiction in &witness.contradictions {
            shared.error(format!("table {table}: {contradiction}"));
        }
    }
}

fn check_transcript(catalog: &Catalog, text: &str, diaries: &[Diary]) -> Result<Transcript, String> {
    let transcript = Transcript::parse(text).map_err(|fault| fault.to_string())?;
    transcript.verify(catalog).map_err(|fault| fault.to_string())?;
    let mut table = transcript.open(catalog).map_err(|fault| fault.to_string())?;
    let start = table.boxed_clone();
    for index in 0..transcript.moves.len() {
        transcript.step(table.as_mut(), index).map_err(|fault| fault.to_string())?;
    }
    for diary in diaries {
        let made: Vec<&str> = transcript
            .moves
            .iter()
            .filter(|line| line.seat == diary.seat)
            .map(|line| line.mv.as_str())
            .collect();
        let sent: Vec<(String, bool)> = diary
            .moves
            .iter()
            .map(|(mv, acknowledged)| (start.notation(mv).unwrap_or_default(), *acknowledged))
            .collect();
        compare(&made, &sent, diary.arbitrated).map_err(|fault| format!("seat {}: {fault}", diary.seat))?;
        if let Some(last) = &diary.last_view {
            let view = table.view(Viewer::Seat(diary.seat), Sight::Table);
            if view.get() != last.get() {
                return Err(format!("seat {} saw a different ending than the transcript has", diary.seat));
            }
        }
    }
    Ok(transcript)
}

/// Checks that the moves made are the moves sent, in order: all that were acknowledged, and possibly some whose fate is
/// unknown. An arbiter may have made others in between, by a seat's standing orders.
fn compare(made: &[&str], sent: &[(String, bool)], arbitrated: bool) -> Result<(), String> {
    // `used[n]`: the first n sent moves may be accounted for. Several n are possible if the move after an unknown one
    // looks the same.
    let skip = |used: &mut [bool]| {
        for place in 0..sent.len() {
            if used[place] && !sent[place].1 {
                used[place + 1] = true;
            }
        }
    };
    let mut used = vec![false; sent.len() + 1];
    used[0] = true;
    skip(&mut used);
    for (index, mv) in made.iter().enumerate() {
        let mut next = vec![false; sent.len() + 1];
        for place in 0..sent.len() {
            next[place + 1] = used[place] && sent[place].0 == *mv;
        }
        if arbitrated {
            next.iter_mut().zip(&used).for_each(|(next, used)| *next |= used);
        }
        if !next.contains(&true) {
            let lost = sent.iter().zip(&used).find(|(_, used)| **used).map(|((mv, _), _)| mv.as_str());
            return Err(format!("move {} of the log is {mv:?}, but the client sent {lost:?}", index + 1));
        }
        skip(&mut next);
        used = next;
    }
    if used[sent.len()] { Ok(()) } else { Err("an acknowledged move was lost".into()) }
}

#[cfg(test)]
mod tests {
    #[test]
    fn acknowledged_moves_are_in_the_log_once_and_in_order() {
        let sent = |moves: &[(&str, bool)]| -> Vec<(String, bool)> {
            moves.iter().map(|(mv, acknowledged)| ((*mv).to_owned(), *acknowledged)).collect()
        };
        let compare = |made: &[&str], sent: &[(String, bool)]| super::compare(made, sent, false);
        assert!(compare(&["draw", "place 1"], &sent(&[("draw", true), ("place 1", true)])).is_ok());
        // An unknown move that was not made, and one that was.
        assert!(
            compare(&["draw", "place 1"], &sent(&[("draw", false), ("draw", true), ("place 1", true)]))
                .is_ok()
        );
        assert!(compare(&["draw", "place 1"], &sent(&[("draw", false), ("place 1", true)])).is_ok());
        // Lost, doubled, swapped, made up.
        assert!(compare(&["draw"], &sent(&[("draw", true), ("place 1", true)])).is_err());
        assert!(compare(&["draw", "draw"], &sent(&[("draw", true)])).is_err());
        assert!(compare(&["place 1", "draw"], &sent(&[("draw", true), ("place 1", true)])).is_err());
        assert!(compare(&["draw"], &sent(&[])).is_err());
        // An arbiter adds moves, but drops none.
        let arbitrated = |made: &[&str], sent: &[(String, bool)]| super::compare(made, sent, true);
        assert!(arbitrated(&["claim", "draw"], &sent(&[("draw", true)])).is_ok());
        assert!(arbitrated(&["claim"], &sent(&[("draw", true)])).is_err());
    }
}
