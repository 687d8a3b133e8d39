//! The task that owns a room, from reading its table to leaving memory.

use klad_protocol::TableId;
use klad_store::TableRecord;
use tokio::sync::mpsc;

use super::{
    Room,
    inbox::{self, Command},
};
use crate::app::App;

/// How many messages may wait for a room.
const INBOX: usize = 64;
/// How many of them it handles before it checks what is due.
const TOGETHER_MAX: usize = 16;

/// Starts a room. `known` is its table's record, if that was just written.
pub(crate) fn start(app: &App, id: TableId, known: Option<TableRecord>) -> mpsc::Sender<Command> {
    let (sender, inbox) = mpsc::channel(INBOX);
    let weak = sender.downgrade();
    let app = app.clone();
    tokio::spawn(async move {
        let _gauge = RoomGauge::one(&app);
        // Boxed, because a task is as large as its largest state, and most rooms idle.
        Box::pin(run(app, id, known, inbox, weak)).await;
    });
    sender
}

/// Counts a room while it lives, and counts it as failed if it panicked. The next room reads the log again.
struct RoomGauge(App);

impl RoomGauge {
    fn one(app: &App) -> RoomGauge {
        app.metrics.rooms.add(1);
        RoomGauge(app.clone())
    }
}

impl Drop for RoomGauge {
    fn drop(&mut self) {
        self.0.metrics.rooms.add(-1);
        if std::thread::panicking() {
            self.0.metrics.rooms_failed.add(1);
        }
    }
}

async fn run(
    app: App,
    id: TableId,
    known: Option<TableRecord>,
    mut inbox: mpsc::Receiver<Command>,
    weak: mpsc::WeakSender<Command>,
) {
    let mut room = match Room::load(&app, id, known, weak).await {
        Ok(room) => room,
        Err(error) => {
            app.rooms.remove(id);
            inbox.close();
            while let Some(command) = inbox.recv().await {
                inbox::refuse(command, &error);
            }
            return;
        }
    };
    room.act().await;
    loop {
        let now_ms = app.ambient.now_ms();
        let wake_ms = room.wake_ms(now_ms);
        let heard = match wake_ms {
            Some(wake_ms) if wake_ms <= now_ms => {
                // Other tasks get their turn even if something is always due here.
                tokio::task::yield_now().await;
                match inbox.try_recv() {
                    Ok(command) => Heard::Command(command),
                    Err(mpsc::error::TryRecvError::Empty) => Heard::Nothing,
                    Err(mpsc::error::TryRecvError::Disconnected) => Heard::Forgotten,
                }
            }
            Some(wake_ms) => {
                tokio::select! {
                    biased;
                    command = inbox.recv() => command.map_or(Heard::Forgotten, Heard::Command),
                    () = app.ambient.sleep_until(wake_ms) => Heard::Nothing,
                }
            }
            None => inbox.recv().await.map_or(Heard::Forgotten, Heard::Command),
        };
        let mut next = match heard {
            Heard::Command(command) => Some(command),
            Heard::Nothing => None,
            Heard::Forgotten => break,
        };
        // Moves that arrive together, as in a simultaneous choice, are shown together.
        let mut shuts_down = app.is_closing();
        let mut heard = 0;
        while let Some(command) = next {
            shuts_down |= matches!(command, Command::Shutdown | Command::Deleted);
            if !matches!(command, Command::Play(..)) {
                room.show_moves();
            }
            room.hear(command).await;
            heard += 1;
            next = if heard < TOGETHER_MAX { inbox.try_recv().ok() } else { None };
        }
        room.show_moves();
        room.act().await;
        if shuts_down
            || (room.may_leave(app.ambient.now_ms()) && app.rooms.remove_if(id, || inbox.is_empty()))
        {
            break;
        }
    }
    inbox.close();
    room.rest().await;
    drop(room);
    if app.is_closing() {
        return app.rooms.remove(id);
    }
    // Senders that still have our address are referred to a new room.
    while let Some(command) = inbox.recv().await {
        app.rooms.send(&app, id, command).await;
    }
}

/// What a room gets from its inbox.
enum Heard {
    Command(Command),
    Nothing,
    /// All senders are gone.
    Forgotten,
}
