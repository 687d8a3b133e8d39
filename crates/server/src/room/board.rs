//! The position of a game and what every viewer has been shown of it. Here views become frames.

use std::{collections::VecDeque, sync::Arc};

use klad_engine::{Seat, Sight, Table, TableEvent, Turn, Viewer};
use klad_protocol::{
    FromServer,
    api::Seen,
    socket::{Acting, ClockReading, Frame},
};
use serde_json::value::RawValue;

use super::{
    followed::Followed,
    people::json,
    position::{Ahead, Position},
    staleness::{Marks, Shown, Unshown},
};

/// How many events are kept per viewer for clients that connect later.
const LOG_MAX: usize = 40;

/// A frame whose view, moves and events are already JSON.
pub(super) type RawFrame<'a> = Frame<&'a RawValue, &'a RawValue>;

/// The position of a game and what every viewer has been shown of it.
pub(super) struct Board {
    pub(super) position: Position,
    /// By seat, then one for all spectators.
    feeds: Vec<Feed>,
    unshown: Option<Unshown>,
}

/// What one viewer is sent.
#[derive(Default)]
struct Feed {
    shown: Shown,
    /// What happened since the last frame.
    fresh: Vec<Arc<RawValue>>,
    /// Recent events, fresh or not.
    log: VecDeque<Arc<RawValue>>,
    /// The id of the last move of this seat that is in the log.
    ack: Option<u32>,
    /// The id that the last frame acknowledged.
    acked: Option<u32>,
    /// What the clients that follow by changes have.
    followed: Followed,
}

/// One frame in the requested forms.
#[derive(Debug)]
pub(super) struct Frames {
    /// For clients that follow by changes.
    pub(super) change: Option<String>,
    /// For clients that want whole views; for everybody, if there is no change.
    pub(super) whole: Option<String>,
    /// The edition that following clients have now.
    pub(super) edition: u32,
}

/// The forms in which a frame is needed.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Wanted {
    /// By a client that has the last edition.
    pub(super) change: bool,
    /// By a client that starts to follow.
    pub(super) first: bool,
    /// By a client that wants whole views.
    pub(super) whole: bool,
}

/// What one viewer sees of a position.
struct Sighting {
    view: Box<RawValue>,
    legal: Box<RawValue>,
    turn: Turn,
    marks: Marks,
}

impl Sighting {
    fn of(table: &dyn Table, viewer: Viewer) -> Sighting {
        let view = table.view(viewer, Sight::Table);
        let legal = table.legal_json(viewer);
        let turn = table.turn();
        let marks = Marks::of(view.get(), items(&legal), turn);
        Sighting { view, legal, turn, marks }
    }
}

/// The items of a JSON list with commas between them.
fn items(list: &RawValue) -> &str {
    let text = list.get();
    &text[1..text.len() - 1]
}

impl Board {
    pub(super) fn new(position: Position) -> Board {
        let feeds = Viewer::all(position.table.seats()).map(|_| Feed::default()).collect();
        Board { position, feeds, unshown: None }
    }

    fn table(&self) -> &dyn Table {
        self.position.table.as_ref()
    }

    /// Whether the game has ended.
    pub(super) fn is_over(&self) -> bool {
        self.table().outcome().is_some()
    }

    pub(super) fn viewers(&self) -> impl Iterator<Item = Viewer> + use<> {
        Viewer::all(self.table().seats())
    }

    fn place(&self, viewer: Viewer) -> usize {
        match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => self.feeds.len() - 1,
        }
    }

    fn feed(&self, viewer: Viewer) -> &Feed {
        &self.feeds[self.place(viewer)]
    }

    fn feed_mut(&mut self, viewer: Viewer) -> &mut Feed {
        let place = self.place(viewer);
        &mut self.feeds[place]
    }

    /// Applies a move that is in the log: everybody in its audience has something fresh.
    pub(super) fn advance(&mut self, ahead: Ahead) {
        self.position = ahead.position;
        for TableEvent { audience, event } in ahead.told {
            let event: Arc<RawValue> = event.into();
            for viewer in self.viewers().filter(|&viewer| audience.includes(viewer)) {
                let feed = self.feed_mut(viewer);
                if feed.log.len() == LOG_MAX {
                    feed.log.pop_front();
                }
                feed.log.push_back(event.clone());
                feed.fresh.push(event.clone());
            }
        }
    }

    /// The same for a move made at this node, which is shown a moment later. The mover's next frame acknowledges `id`.
    pub(super) fn advance_unshown(&mut self, mover: Seat, ahead: Ahead, id: Option<u32>) {
        self.unshown = Some(Unshown::and(self.unshown, mover, ahead.before));
        self.advance(ahead);
        self.acknowledge(mover, id);
    }

    /// The next frame of this seat acknowledges the move with this id.
    pub(super) fn acknowledge(&mut self, mover: Seat, id: Option<u32>) {
        if id.is_some() {
            self.feed_mut(Viewer::Seat(mover)).ack = id;
        }
    }

    /// The moves to be shown now.
    pub(super) fn take_unshown(&mut self) -> Option<Unshown> {
        self.unshown.take()
    }

    /// Whether moves that are not shown yet change what this seat is asked.
    pub(super) fn asks_something_new(&self, seat: Seat) -> bool {
        let Some(unshown) = self.unshown else { return false };
        let viewer = Viewer::Seat(seat);
        !unshown.leave_asked(seat, self.table().turn())
            || self.feed(viewer).shown.asks_otherwise(items(&self.table().legal_json(viewer)))
    }

    /// Whether a move made for view `seen` is stale.
    pub(super) fn is_stale(&self, viewer: Viewer, seen: u32) -> bool {
        self.feed(viewer).shown.makes_stale(seen)
    }

    /// The number of the view this viewer was last shown.
    pub(super) fn number(&self, viewer: Viewer) -> u32 {
        self.feed(viewer).shown.number()
    }

    /// Nobody is connected to see what is fresh; clients that connect later are sent the whole view.
    pub(super) fn skip(&mut self, viewer: Viewer) {
        self.feed_mut(viewer).fresh.clear();
    }

    /// Which edition of the view changes refer to now.
    pub(super) fn edition(&self, viewer: Viewer) -> u32 {
        self.feed(viewer).followed.edition()
    }

    /// The messages for one viewer after these moves, if there is anything new for it.
    pub(super) fn frame(
        &mut self,
        viewer: Viewer,
        moves: Unshown,
        clocks: &[ClockReading],
        wanted: Wanted,
    ) -> Option<Frames> {
        let Sighting { view, legal, turn, marks } = Sighting::of(self.table(), viewer);
        let clock_changes = self.position.clock_changes;
        let outcome = self.table().outcome();
        let feed = self.feed_mut(viewer);
        let is_new = feed.shown.differs(marks, clock_changes) || !feed.fresh.is_empty();
        if !is_new && !moves.include(viewer) {
            return None;
        }
        feed.shown.show(viewer, moves, turn, marks, clock_changes);
        let fresh = std::mem::take(&mut feed.fresh);
        let frame = RawFrame {
            number: feed.shown.number(),
            view: &view,
            legal: &legal,
            events: fresh.iter().map(|event| &**event).collect(),
            resumed: false,
            turn: Acting::from(turn),
            clocks: clocks.to_vec(),
            outcome,
            ack: feed.ack,
        };
        // A client that starts to follow knows other moves than those that have followed for a while, so all start
        // again.
        let may_change = wanted.change && !wanted.first;
        let ack = feed.ack.filter(|_| feed.ack != feed.acked);
        feed.acked = feed.ack;
        let change = may_change.then(|| feed.followed.change(&frame, ack)).flatten();
        if change.is_none() && (wanted.change || wanted.first) {
            feed.followed.begin(&frame);
        }
        let whole = (wanted.whole || change.is_none()).then(|| json(&FromServer::View(frame)));
        Some(Frames { change, whole, edition: feed.followed.edition() })
    }

    /// Passes on the frame for a client that has just connected and may follow from then on: everything, with the log
    /// as it is kept.
    pub(super) fn whole_frame<T>(
        &mut self,
        viewer: Viewer,
        clocks: Vec<ClockReading>,
        follows: bool,
        take: impl FnOnce(RawFrame<'_>) -> T,
    ) -> T {
        let Sighting { view, legal, turn, marks } = Sighting::of(self.table(), viewer);
        let clock_changes = self.position.clock_changes;
        let outcome = self.table().outcome();
        let log = self.faded(viewer);
        let feed = self.feed_mut(viewer);
        // Other clients of the same viewer may still be owed what is fresh; only a changed view counts as sent.
        if feed.shown.is_outdated(marks) {
            feed.shown.show_whole(marks, clock_changes);
            feed.fresh.clear();
        }
        let frame = RawFrame {
            number: feed.shown.number(),
            view: &view,
            legal: &legal,
            events: log.iter().map(|event| &**event).collect(),
            resumed: true,
            turn: Acting::from(turn),
            clocks,
            outcome,
            ack: feed.ack,
        };
        if follows {
            feed.followed.begin(&frame);
        }
        take(frame)
    }

    /// The log for this viewer, with events faded once their moment has passed.
    fn faded(&self, viewer: Viewer) -> Vec<Box<RawValue>> {
        self.feed(viewer).log.iter().filter_map(|event| self.table().faded(event)).collect()
    }

    /// What a viewer sees, for HTTP.
    pub(super) fn seen(&self, viewer: Viewer, clocks: Vec<ClockReading>) -> Seen {
        let Sighting { view, legal, turn, marks } = Sighting::of(self.table(), viewer);
        let value = |json: &RawValue| serde_json::from_str(json.get()).expect("views are JSON");
        Seen {
            viewer,
            mark: marks.text(),
            view: value(&view),
            legal: serde_json::from_str(legal.get()).expect("moves are JSON"),
            log: self.faded(viewer).iter().map(|event| value(event)).collect(),
            turn: Acting::from(turn),
            clocks,
            outcome: self.table().outcome(),
        }
    }

    /// The mark of what this viewer sees now.
    pub(super) fn mark(&self, viewer: Viewer) -> String {
        Sighting::of(self.table(), viewer).marks.text()
    }
}
