//! The connections between people and nodes: slow, stalled or cut.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex},
    time::Duration,
};

use klad_client::Site;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt, DuplexStream, ReadHalf, WriteHalf, duplex, split},
    task::AbortHandle,
    time::{Instant, sleep, sleep_until},
};

use crate::{
    dice::Dice,
    world::{Bug, Phase, World},
};

/// How many bytes are under way on a wire, and on a slow one.
const WIDTH: usize = 16 << 10;
const WIDTH_SLOW: usize = 600;

/// All wires that were laid.
#[derive(Default)]
pub(crate) struct Wires {
    laid: u64,
    wires: Vec<(usize, usize, AbortHandle)>,
    /// Nothing arrives at these people before then.
    stalled: BTreeMap<usize, Instant>,
}

impl Wires {
    /// Cuts every wire that leads to this node.
    pub(crate) fn cut_node(&mut self, node: usize) {
        self.cut(|wire| wire.0 == node);
    }

    /// Cuts every wire of this person.
    pub(crate) fn cut_person(&mut self, person: usize) {
        self.cut(|wire| wire.1 == person);
    }

    fn cut(&mut self, which: impl Fn((usize, usize)) -> bool) {
        let cut = self.wires.extract_if(.., |(node, person, _)| which((*node, *person)));
        cut.for_each(|(.., wire)| wire.abort());
    }

    pub(crate) fn stall(&mut self, person: usize, until: Instant) {
        self.stalled.insert(person, until);
    }

    pub(crate) fn heal(&mut self) {
        self.stalled.clear();
    }
}

/// How a person reaches a node.
pub(crate) fn site(world: &Arc<World>, node: usize, person: usize) -> Site {
    let world = world.clone();
    Site::over(move || dial(&world, node, person))
}

fn dial(world: &Arc<World>, node: usize, person: usize) -> DuplexStream {
    let is_slow = world.plan.slow == Some(person);
    let width = if is_slow { WIDTH_SLOW } else { WIDTH };
    let (near, near_end) = duplex(width);
    let (far, far_end) = duplex(width);
    // Otherwise the person hangs up at once: nobody listens.
    if world.connect(node, far) {
        let mut wires = world.wires.lock().unwrap();
        wires.laid += 1;
        wires.wires.retain(|(.., wire)| !wire.is_finished());
        let seed = Dice::of(world.seed, "wire", wires.laid).bits();
        let wire = Wire { world: world.clone(), person, is_slow, seed };
        let task = tokio::spawn(async move {
            let ((near_in, near_out), (far_in, far_out)) = (split(near_end), split(far_end));
            let letters = Letters::default();
            // Either side hangs up for both.
            tokio::select! {
                biased;
                () = wire.flow(1, near_in, far_out, None) => {}
                () = wire.flow(2, far_in, near_out, Some(letters)) => {}
            }
        });
        wires.wires.push((node, person, task.abort_handle()));
    }
    near
}

struct Wire {
    world: Arc<World>,
    person: usize,
    is_slow: bool,
    seed: u64,
}

impl Wire {
    async fn flow(
        &self,
        way: u64,
        mut from: ReadHalf<DuplexStream>,
        mut to: WriteHalf<DuplexStream>,
        mut letters: Option<Letters>,
    ) {
        let mut dice = Dice::of(self.seed, "flow", way);
        let mut buffer = vec![0; WIDTH];
        loop {
            let Ok(count @ 1..) = from.read(&mut buffer).await else { return };
            let is_slow = self.is_slow && self.world.phase() == Phase::Play;
            let ms = if is_slow { dice.between(20, 400) } else { dice.between(1, 25) };
            sleep(Duration::from_millis(ms)).await;
            let stalled = self.world.wires.lock().unwrap().stalled.get(&self.person).copied();
            if let Some(until) = stalled {
                sleep_until(until).await;
            }
            let bytes = match &mut letters {
                Some(letters) if self.world.bug.is_some() => {
                    letters.tamper(&self.world, self.person, &mut dice, &buffer[..count])
                }
                _ => buffer[..count].to_vec(),
            };
            if to.write_all(&bytes).await.is_err() {
                return;
            }
        }
    }
}

/// The last view that somebody was sent, for the bug that shows it to somebody else.
pub(crate) type LastViews = Mutex<BTreeMap<usize, Vec<u8>>>;

/// The server's side of a wire as whole messages, for bugs that lose or confuse them.
#[derive(Default)]
struct Letters {
    pending: Vec<u8>,
    is_socket: bool,
    welcomes: u32,
}

impl Letters {
    fn tamper(&mut self, world: &World, person: usize, dice: &mut Dice, bytes: &[u8]) -> Vec<u8> {
        self.pending.extend_from_slice(bytes);
        let mut passed = Vec::new();
        if !self.is_socket {
            let head = self.pending.windows(4).position(|end| end == b"\r\n\r\n").map(|at| at + 4);
            match head.filter(|_| self.pending.starts_with(b"HTTP/1.1 101")) {
                Some(head) => {
                    self.is_socket = true;
                    passed.extend(self.pending.drain(..head));
                }
                None => return std::mem::take(&mut self.pending),
            }
        }
        while let Some(length) = frame_length(&self.pending) {
            let frame: Vec<u8> = self.pending.drain(..length).collect();
            passed.extend(self.tampered(world, person, dice, frame));
        }
        passed
    }

    fn tampered(&mut self, world: &World, person: usize, dice: &mut Dice, frame: Vec<u8>) -> Vec<u8> {
        let is = |kind: &str| {
            let start = format!("{{\"type\":\"{kind}\"");
            frame.windows(start.len()).take(12).any(|begin| begin == start.as_bytes())
        };
        match world.bug {
            Some(Bug::LostResync) if is("welcome") => {
                self.welcomes += 1;
                if self.welcomes > 1 { Vec::new() } else { frame }
            }
            Some(Bug::WrongViewer) if is("view") => {
                let mut last = world.last_views.lock().unwrap();
                last.insert(person, frame.clone());
                let other = last.iter().find(|(other, _)| **other != person).map(|(_, frame)| frame.clone());
                other.filter(|_| dice.happens(100)).unwrap_or(frame)
            }
            _ => frame,
        }
    }
}

/// The length of the server's frame at the beginning, once it is complete.
fn frame_length(bytes: &[u8]) -> Option<usize> {
    let &[_, short, ref rest @ ..] = bytes else { return None };
    let (head, length) = match short {
        126 => (4, rest.get(..2)?.iter().fold(0, |length, byte| length << 8 | usize::from(*byte))),
        127 => (10, rest.get(..8)?.iter().fold(0, |length, byte| length << 8 | usize::from(*byte))),
        short => (2, usize::from(short)),
    };
    (bytes.len() >= head + length).then_some(head + length)
}
