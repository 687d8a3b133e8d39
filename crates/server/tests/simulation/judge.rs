//! What must always be true. The judge reads the log by itself and replays it; whatever anybody is shown has to be what
//! the log says that this viewer may see.

use std::collections::{BTreeMap, BTreeSet};

use klad_engine::{Sight, Table, TableSetup, Viewer};
use klad_protocol::{
    Clock, IdentityId, TableState,
    socket::{Acting, Frame, Presence, Said},
};
use klad_store::{MoveRow, TableRecord};
use serde_json::Value;

use crate::{
    ledger::{self, Step},
    person::Fate,
    support::{catalog, seed_of},
    world::World,
};

#[derive(Default)]
pub(crate) struct Judge {
    record: Option<TableRecord>,
    rows: Vec<MoveRow>,
    /// After each number of moves, from none on.
    positions: Vec<Position>,
    steps: Vec<Step>,
    /// By viewer: every event that it may have heard.
    heard: BTreeMap<usize, BTreeSet<String>>,
}

/// The game after some number of moves.
struct Position {
    table: Box<dyn Table>,
    /// By viewer, once somebody asked: what it sees and may do.
    sights: BTreeMap<usize, (Value, Vec<Value>)>,
}

fn number(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Spectator => usize::MAX,
    }
}

impl Position {
    fn of(table: Box<dyn Table>) -> Position {
        Position { table, sights: BTreeMap::new() }
    }

    fn sight(&mut self, viewer: Viewer) -> &(Value, Vec<Value>) {
        let table = &self.table;
        self.sights.entry(number(viewer)).or_insert_with(|| {
            let view = serde_json::from_str(table.view(viewer, Sight::Table).get()).unwrap();
            (view, serde_json::from_str(table.legal_json(viewer).get()).unwrap())
        })
    }

    fn shows(&mut self, viewer: Viewer, frame: &Frame) -> bool {
        let (view, legal) = self.sight(viewer);
        *view == frame.view
            && *legal == frame.legal
            && Acting::from(self.table.turn()) == frame.turn
            && self.table.outcome() == frame.outcome
    }
}

impl Judge {
    pub(crate) fn plies(&self) -> usize {
        self.rows.len()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.positions.last().is_some_and(|position| position.table.outcome().is_some())
    }

    /// Who this person is at the table.
    pub(crate) fn viewer(&self, me: IdentityId) -> Viewer {
        let seats = self.record.iter().flat_map(|record| &record.seats);
        let place = seats.map(|seat| seat.occupant.person()).position(|person| person == Some(me));
        place.map_or(Viewer::Spectator, |place| Viewer::Seat(klad_engine::Seat(place as u8)))
    }

    /// A move in notation.
    pub(crate) fn notation(&self, mv: &Value) -> String {
        self.positions.last().expect("the game has begun").table.notation(&mv.to_string()).unwrap()
    }

    /// Reads what is new in the log. What was there before is still there.
    pub(crate) fn read(&mut self, world: &World) {
        let Some(id) = *world.table.lock().unwrap() else { return };
        if self.positions.is_empty() {
            let record = world.ask(async |store| store.table(id).await).unwrap();
            let Some(record) = record else { return };
            if matches!(record.state, TableState::Playing | TableState::Over) {
                self.open(&record);
            }
            self.record = Some(record);
        }
        let known = self.rows.len();
        let rows = world.ask(async |store| store.moves(id, known.saturating_sub(1) as u32).await).unwrap();
        if rows.first() != self.rows.last() && known > 0 {
            return world.fail(format!("the log had {:?} and has {:?}", self.rows.last(), rows.first()));
        }
        for row in rows.into_iter().skip(usize::from(known > 0)) {
            if let Err(reason) = self.take(world, row) {
                return world.fail(reason);
            }
        }
    }

    fn open(&mut self, record: &TableRecord) {
        let seats = record.seats.len() as u8;
        let setup = TableSetup { options: &record.options, seats, seed: seed_of(record), deal: None };
        let table = catalog().find(&record.game).unwrap().open(&setup).unwrap();
        let at_ms = record.started_ms.unwrap();
        self.steps.push(Step { mover: None, is_public: true, after: table.turn(), at_ms });
        self.positions.push(Position::of(table));
    }

    fn take(&mut self, world: &World, row: MoveRow) -> Result<(), String> {
        let last = self.positions.last().ok_or("the log has moves of a game that has not begun")?;
        let before = self.steps.last().expect("as many steps as positions");
        if row.ply as usize != self.rows.len() || row.at_ms < before.at_ms {
            return Err(format!("the log has {row:?} after {:?}", self.rows.last()));
        }
        let mut table = last.table.boxed_clone();
        let told = table
            .play(row.seat, &row.notation)
            .map_err(|error| format!("the log has {row:?}, which is not allowed: {error}"))?;
        let noticed = told.iter().any(|told| told.audience.includes(Viewer::Spectator));
        for viewer in Viewer::all(table.seats()) {
            let heard = told.iter().filter(|told| told.audience.includes(viewer));
            let heard =
                heard.map(|told| serde_json::from_str::<Value>(told.event.get()).unwrap().to_string());
            self.heard.entry(number(viewer)).or_default().extend(heard);
        }
        world.note(format!("log: {} {} {} at {}", row.ply, row.seat, row.notation, row.at_ms));
        world.counts.lock().unwrap().moves += 1;
        self.steps.push(Step {
            mover: Some(row.seat),
            is_public: noticed || table.turn() != before.after,
            after: table.turn(),
            at_ms: row.at_ms,
        });
        self.positions.push(Position::of(table));
        self.rows.push(row);
        Ok(())
    }

    /// Somebody was sent a frame by this node. It is what this viewer sees of the log at some point, and not before
    /// `floor`; returns at which.
    pub(crate) fn frame(
        &mut self,
        world: &World,
        me: IdentityId,
        node: usize,
        floor: usize,
        frame: &Frame,
    ) -> Result<usize, String> {
        self.read(world);
        world.counts.lock().unwrap().frames += 1;
        let viewer = self.viewer(me);
        let last = self.positions.len();
        let found = (floor..last).find(|&at| self.positions[at].shows(viewer, frame));
        let at = found.ok_or_else(|| {
            let earlier = (0..floor.min(last)).any(|at| self.positions[at].shows(viewer, frame));
            let what = if earlier { "an older view again" } else { "what the log does not show this viewer" };
            format!(
                "{viewer} is shown {what}, by node {node} after {} moves: frame {}",
                self.rows.len(),
                frame.number
            )
        })?;
        let heard = self.heard.entry(number(viewer)).or_default();
        if let Some(event) =
            frame.events.iter().find(|event| !frame.resumed && !heard.contains(&event.to_string()))
        {
            return Err(format!("{viewer} is shown an event that is not for it: {event}"));
        }
        if world.plan.clock != Clock::None {
            let nodes = world.nodes.lock().unwrap();
            let (outages, now_ms) = (&nodes[node].outages, nodes[node].now_ms());
            ledger::check(world.plan.clock, &self.steps[..=at], outages, now_ms, &frame.clocks)?;
        }
        Ok(at)
    }

    /// Somebody was told that a move is in the log: then it is.
    pub(crate) fn acknowledged(&mut self, world: &World, me: IdentityId, notation: &str, times: usize) {
        self.read(world);
        let viewer = self.viewer(me);
        let there = self.rows.iter().filter(|row| viewer.is(row.seat) && row.notation == notation).count();
        if there < times {
            world.fail(format!(
                "{notation} of {viewer} was acknowledged {times} times, and the log has it {there} times"
            ));
        }
    }

    /// Whether this viewer sees now what it saw after this many moves: the moves since may be hidden from it.
    fn still_sees(&mut self, me: IdentityId, at: usize) -> bool {
        let viewer = self.viewer(me);
        let (turn, outcome) = (self.positions[at].table.turn(), self.positions[at].table.outcome());
        let seen = self.positions[at].sight(viewer).clone();
        let last = self.positions.last_mut().expect("the game has begun");
        *last.sight(viewer) == seen && last.table.turn() == turn && last.table.outcome() == outcome
    }

    /// Whether everybody sees what the log has, or who does not.
    pub(crate) fn settled(&mut self, world: &World) -> Result<(), String> {
        self.read(world);
        let people = world.people.lock().unwrap();
        let mut presence = Presence::default();
        for standing in people.values().filter(|standing| standing.node.is_some()) {
            match standing.me.map(|me| self.viewer(me)) {
                Some(Viewer::Seat(seat)) => presence.online.push(seat),
                Some(Viewer::Spectator) | None => presence.watchers += 1,
            }
        }
        presence.online.sort();
        let record =
            world.ask(async |store| store.table(self.record.as_ref().unwrap().id).await).unwrap().unwrap();
        for (person, standing) in people.iter() {
            let sees = standing.me.zip(standing.at).is_some_and(|(me, at)| self.still_sees(me, at));
            let is_there = standing.node.is_some() && sees;
            let seats = || record.seats.iter().map(|seat| (&seat.occupant, seat.away));
            let knows = standing.table.as_ref().is_some_and(|table| {
                table.state == record.state
                    && table.seats.iter().map(|seat| (&seat.occupant, seat.away)).eq(seats())
            });
            let is_answered = standing.sent.iter().all(|sent| sent.fate != Fate::Pending);
            if !(is_there && knows && is_answered && standing.presence == presence) {
                return Err(format!(
                    "person {person} at node {:?}: after {:?} of {} moves; knows the table: {knows}, has all answers: {is_answered}, \
                     sees {:?} where there is {presence:?}",
                    standing.node,
                    standing.at,
                    self.plies(),
                    standing.presence
                ));
            }
        }
        Ok(())
    }

    /// At the end: everything acknowledged is in the log once, and nothing else is.
    pub(crate) fn close(&mut self, world: &World) {
        let people = world.people.lock().unwrap();
        let id = self.record.as_ref().expect("there is a table").id;
        let said = world.ask(async |store| store.said(id).await).unwrap();
        for standing in people.values() {
            let is_kept = |line: &Said| said.contains(&serde_json::to_string(line).unwrap());
            if let Some(line) = standing.heard.iter().find(|line| !is_kept(line)) {
                world.fail(format!("the chat has lost {line:?}"));
            }
            let Some(Viewer::Seat(seat)) = standing.me.map(|me| self.viewer(me)) else {
                if standing.sat {
                    world.fail("a seat that was acknowledged is lost".into());
                }
                continue;
            };
            let rows: Vec<&str> =
                self.rows.iter().filter(|row| row.seat == seat).map(|row| row.notation.as_str()).collect();
            let sent = |which: fn(Fate) -> bool| {
                let sent = standing.sent.iter().filter(move |sent| which(sent.fate));
                sent.map(|sent| sent.notation.as_str()).collect::<Vec<_>>()
            };
            if !is_within(&sent(|fate| fate == Fate::Acknowledged), &rows) {
                world.fail(format!("the log has lost a move of {seat} that was acknowledged: {rows:?}"));
            }
            // Where clocks run, and with Klatz!'s arbiter, others may move for a seat.
            let is_alone = world.plan.clock == Clock::None && world.plan.game != "klatz";
            if is_alone && !is_within(&rows, &sent(|fate| fate != Fate::TurnedDown)) {
                world.fail(format!(
                    "the log has more moves than {seat} made: {rows:?} of {:?}",
                    standing.sent
                ));
            }
        }
    }
}

/// Whether these are among those, in the same order.
fn is_within(these: &[&str], those: &[&str]) -> bool {
    let mut those = those.iter();
    these.iter().all(|this| those.any(|that| that == this))
}
