//! What lies between a node and the database: a network that can be cut, a disk that can be slow or fail, and a database
//! that can crash. A write takes effect and is durable at one point in time; before it, a crash leaves nothing of it, and
//! after it, the answer may still be lost.

use std::{collections::BTreeMap, future::pending, sync::Arc, time::Duration};

use klad_protocol::TableId;
use klad_store::{Between, Call, Passage};
use tokio::time::{Instant, sleep, sleep_until};

use crate::{
    dice::Dice,
    world::{Bug, World},
};

/// How often the disk that lies makes things durable.
const LATE_SYNC: Duration = Duration::from_millis(3_000);
/// A claimed deadline belongs to one node for this long (`CLAIM_MS` in `alarms.rs`).
const CLAIM: Duration = Duration::from_millis(5_000);

/// The state of the database and its disk.
#[derive(Default)]
pub(crate) struct Disk {
    dice: Option<Dice>,
    /// Counts crashes: what was under way during one fails.
    crashes: u64,
    down_until: Option<Instant>,
    slow_until: Option<Instant>,
    /// Calls that fail without a crash, in a thousand.
    failing: u64,
    /// The deadlines as they were before the call that takes effect now.
    deadlines: BTreeMap<TableId, u64>,
    /// Who claimed what last.
    claimed: Vec<(usize, TableId, Instant)>,
}

impl Disk {
    pub(crate) fn new(seed: u64) -> Disk {
        Disk { dice: Some(Dice::of(seed, "disk", 0)), ..Disk::default() }
    }

    fn is_down(&self) -> bool {
        self.down_until.is_some_and(|until| until > Instant::now())
    }

    fn delay(&mut self, call: Call) -> Duration {
        let is_slow = self.slow_until.is_some_and(|until| until > Instant::now());
        let dice = self.dice.as_mut().expect("there are dice");
        Duration::from_millis(match (call, is_slow) {
            (_, true) => dice.between(50, 2_500),
            (Call::Read, false) => dice.between(0, 3),
            (Call::Write, false) => dice.between(1, 12),
        })
    }

    fn fails(&mut self) -> bool {
        let failing = self.failing;
        self.dice.as_mut().expect("there are dice").happens(failing)
    }

    pub(crate) fn be_slow(&mut self, until: Instant) {
        self.slow_until = Some(until);
    }

    pub(crate) fn fail_often(&mut self, per_mille: u64) {
        self.failing = per_mille;
    }

    pub(crate) fn heal(&mut self) {
        (self.down_until, self.slow_until, self.failing) = (None, None, 0);
    }
}

/// The database crashes, and is back at `until`. What is not durable is lost.
pub(crate) fn crash(world: &World, until: Instant) {
    let mut disk = world.disk.lock().unwrap();
    disk.crashes += 1;
    disk.down_until = Some(until);
    if world.bug == Some(Bug::AckBeforeSync) {
        world.memory.look(|database| database.execute_batch("rollback to lie")).unwrap();
    }
}

/// Makes the database itself lie, if that is the bug.
pub(crate) fn plant(world: &Arc<World>) {
    match world.bug {
        Some(Bug::AckBeforeSync) => {
            world.memory.look(|database| database.execute_batch("savepoint lie")).unwrap();
            let world = world.clone();
            tokio::spawn(async move {
                loop {
                    sleep(LATE_SYNC).await;
                    world
                        .memory
                        .look(|database| database.execute_batch("release lie; savepoint lie"))
                        .unwrap();
                }
            });
        }
        Some(Bug::DoubleAppend) => {
            let again = "create trigger again before insert on moves
                         when exists (select 1 from moves where table_id = new.table_id and ply = new.ply) begin
                             insert into moves select new.table_id, max(ply) + 1, new.seat, new.notation, new.at_ms
                             from moves where table_id = new.table_id;
                         end";
            world.memory.look(|database| database.execute_batch(again)).unwrap();
        }
        Some(Bug::LostResync | Bug::DeadlineTwice | Bug::WrongViewer) | None => {}
    }
}

/// One node's way to the database, during one of its lives.
pub(crate) struct Way {
    pub(crate) world: Arc<World>,
    pub(crate) node: usize,
    pub(crate) life: u32,
}

impl Way {
    /// Waits as long as this part of the way takes. A node that has crashed hears nothing any more.
    fn travel(&self, call: Call, is_back: bool) -> Passage {
        let (world, node, life) = (self.world.clone(), self.node, self.life);
        Box::pin(async move {
            let (crashes, delay) = {
                let mut disk = world.disk.lock().unwrap();
                (disk.crashes, disk.delay(call))
            };
            if !delay.is_zero() {
                sleep(delay).await;
            }
            if let Some(until) = world.cut_from_store(node) {
                sleep_until(until).await;
                return Err("the database cannot be reached".into());
            }
            if !world.lives(node, life) {
                pending::<()>().await;
            }
            let mut disk = world.disk.lock().unwrap();
            if disk.is_down() || disk.crashes != crashes {
                return Err("the database has crashed".into());
            }
            if disk.fails() {
                return Err("the disk has failed".into());
            }
            if !is_back && call == Call::Write {
                disk.deadlines = world.deadlines();
            }
            Ok(())
        })
    }
}

impl Between for Way {
    fn before(&self, call: Call) -> Passage {
        self.travel(call, false)
    }

    fn after(&self, call: Call) -> Passage {
        self.travel(call, true)
    }

    /// Every table was due, and no other node has claimed it.
    fn claimed(&self, now_ms: u64, tables: &mut Vec<TableId>) {
        let mut disk = self.world.disk.lock().unwrap();
        disk.claimed.retain(|(.., at)| at.elapsed() < CLAIM);
        if self.world.bug == Some(Bug::DeadlineTwice) {
            let others =
                disk.claimed.iter().filter(|(node, ..)| *node != self.node).map(|(_, table, _)| *table);
            tables.extend(others.take(1));
        }
        for &table in tables.iter() {
            if disk.deadlines.get(&table).is_none_or(|due_ms| *due_ms > now_ms) {
                self.world
                    .fail(format!("table {table} is claimed by node {} although it is not due", self.node));
            }
            disk.claimed.push((self.node, table, Instant::now()));
        }
    }
}

/// A way on which nothing happens, for the simulation itself.
pub(crate) struct Straight;

impl Between for Straight {
    fn before(&self, _: Call) -> Passage {
        Box::pin(async { Ok(()) })
    }

    fn after(&self, _: Call) -> Passage {
        Box::pin(async { Ok(()) })
    }

    fn claimed(&self, _: u64, _: &mut Vec<TableId>) {}
}
