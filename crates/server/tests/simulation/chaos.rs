//! What goes wrong, and when.

use std::{sync::Arc, time::Duration};

use tokio::time::{Instant, sleep};

use crate::{bus::Weather, dice::Dice, disk, node, world::World};

/// How long things go wrong, in milliseconds.
const REIGN_MS: (u64, u64) = (25_000, 60_000);
/// How far a clock is set forward or back, at most.
const JUMP_MS: u64 = 30 * 60_000;

/// Lets things go wrong for a while, then mends everything.
pub(crate) async fn reign(world: &Arc<World>) {
    let mut dice = Dice::of(world.seed, "chaos", 0);
    let end = Instant::now() + Duration::from_millis(dice.between(REIGN_MS.0, REIGN_MS.1));
    let mut returning = Vec::new();
    while Instant::now() < end {
        sleep(Duration::from_millis(dice.between(200, 5_000))).await;
        world.counts.lock().unwrap().faults += 1;
        returning.extend(wrong(world, &mut dice));
    }
    for task in returning {
        task.await.unwrap();
    }
    world.disk.lock().unwrap().heal();
    *world.weather.lock().unwrap() = Weather::default();
    *world.parted.lock().unwrap() = None;
    world.wires.lock().unwrap().heal();
    world.nodes.lock().unwrap().iter_mut().for_each(|node| node.cut_from_store_until = None);
}

/// Something goes wrong. Returns what has to end before everything is well again.
fn wrong(world: &Arc<World>, dice: &mut Dice) -> Option<tokio::task::JoinHandle<()>> {
    let number = dice.between(0, world.plan.nodes as u64 - 1) as usize;
    let person = dice.between(0, (world.plan.people + world.plan.watchers) as u64 - 1) as usize;
    let mut until = |least, most| Instant::now() + Duration::from_millis(dice.between(least, most));
    let short = until(300, 4_000);
    let long = until(2_000, 12_000);
    match dice.between(0, 12) {
        0 | 1 if world.nodes.lock().unwrap()[number].is_open() => {
            node::crash(world, number);
            return Some(come_back(world, number, long, dice));
        }
        2 if world.nodes.lock().unwrap()[number].is_open() => {
            return Some(restart(world, number, short));
        }
        3 => {
            world.note(format!("the database crashes, until {}", ms(world, short)));
            disk::crash(world, short);
        }
        4 => {
            world.note(format!("the disk is slow, until {}", ms(world, long)));
            world.disk.lock().unwrap().be_slow(long);
        }
        5 => {
            let failing = dice.between(0, 80);
            world.note(format!("{failing} in a thousand calls to the database fail"));
            world.disk.lock().unwrap().fail_often(failing);
        }
        6 => {
            world.note(format!("node {number} is cut off from the database, until {}", ms(world, long)));
            world.nodes.lock().unwrap()[number].cut_from_store_until = Some(long);
        }
        7 => {
            world.note(format!("node {number} is cut off from the bus, until {}", ms(world, long)));
            *world.parted.lock().unwrap() = Some((number, long));
        }
        8 | 9 => {
            let weather = Weather {
                lost: dice.between(0, 300),
                twice: dice.between(0, 300),
                late_ms: dice.between(0, 3_000),
            };
            world.note(format!("the bus: {weather:?}"));
            *world.weather.lock().unwrap() = weather;
        }
        10 => {
            world.note(format!("person {person} receives nothing, until {}", ms(world, long)));
            world.wires.lock().unwrap().stall(person, long);
        }
        _ => {
            world.note(format!("person {person} loses every connection"));
            world.wires.lock().unwrap().cut_person(person);
        }
    }
    None
}

fn ms(world: &World, until: Instant) -> u64 {
    world.now_ms() % 10_000_000 + (until - Instant::now()).as_millis() as u64
}

/// A node that has crashed comes back, perhaps with its clock set to another time if there is no other to compare it with.
fn come_back(world: &Arc<World>, number: usize, at: Instant, dice: &mut Dice) -> tokio::task::JoinHandle<()> {
    let jump_ms = match world.plan.nodes == 1 && dice.happens(400) {
        true => dice.between(0, 2 * JUMP_MS) as i64 - JUMP_MS as i64,
        false => 0,
    };
    let world = world.clone();
    tokio::spawn(async move {
        tokio::time::sleep_until(at).await;
        world.nodes.lock().unwrap()[number].ahead_ms += jump_ms;
        node::start(&world, number);
    })
}

/// A node is replaced, as in an upgrade.
fn restart(world: &Arc<World>, number: usize, at: Instant) -> tokio::task::JoinHandle<()> {
    let world = world.clone();
    tokio::spawn(async move {
        node::stop(&world, number).await;
        tokio::time::sleep_until(at).await;
        node::start(&world, number);
    })
}
