//! Everything a viewer is sent, as text.

use klad_engine::{Chance, MoveSpace, Reason, Sight, Viewer};

use super::super::{difference, ensure, json};
use crate::record::legal;

/// Everything a viewer is sent about a state, as text. A viewer who reconnects is sent this and nothing else.
pub(super) struct Sent(Vec<(String, String)>);

impl Sent {
    /// What `viewer` is sent, including the events it heard and the answers to some of its moves.
    pub(super) fn to<G: MoveSpace>(
        viewer: Viewer,
        sight: Sight,
        state: &G,
        heard: &[G::Event],
        refusals: usize,
        probe: &mut Chance,
    ) -> Sent {
        let header = format!(
            "{} {} {} {}",
            G::INFO.slug,
            G::INFO.rules_version,
            json(&state.options()),
            state.seats()
        );
        let log: Vec<G::Event> = heard.iter().filter_map(|event| state.faded(event)).collect();
        let mut sent = vec![
            ("the transcript's header".into(), header),
            ("the turn".into(), json(&state.turn())),
            ("the outcome".into(), json(&state.outcome())),
            ("the view".into(), json(&state.view(viewer, sight))),
            ("the log sent on reconnecting".into(), json(&log)),
        ];
        if sight == Sight::Recall {
            // The table view never shows more than the view with perfect recall.
            sent.push(("the view of the table".into(), json(&state.view(viewer, Sight::Table))));
        }
        if let Viewer::Seat(seat) = viewer {
            let moves: Vec<String> =
                legal(state, seat).iter().map(|mv| format!("{mv} {}", json(mv))).collect();
            sent.push(("the legal moves".into(), moves.join("\n")));
            let all = G::MOVES <= refusals;
            for count in 0..refusals.min(G::MOVES) {
                let index = if all { count } else { probe.below(G::MOVES as u32) as usize };
                let answer = match state.move_at(seat, index) {
                    None => "no move".into(),
                    Some(mv) => match state.check(seat, mv) {
                        Ok(()) => format!("`{mv}` is legal"),
                        Err(refusal) => {
                            format!("`{mv}`: {} {refusal} {}", refusal.rule(), json(&refusal))
                        }
                    },
                };
                sent.push((format!("the answer to move {index}"), answer));
            }
        }
        Sent(sent)
    }

    /// Returns an error that names the first difference.
    pub(super) fn compare(&self, other: &Sent) -> Result<(), String> {
        for ((what, one), (_, two)) in self.0.iter().zip(&other.0) {
            ensure(one == two, || format!("{what} is different {}", difference(one, two)))?;
        }
        Ok(())
    }
}
