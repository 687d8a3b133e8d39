//! Contests for one photo over simulated lines: two seats see the same picture, and the arbiter decides.

use klad_engine::{
    Chance, Game, Quiet, Seat, Seed,
    arbiter::{Arbiter, Input, Output},
};
use klad_klatz::{State, arbiter::Desk, data::REACTIONS};
use serde_json::{Value, json};

/// A player at the end of a line.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Player {
    /// The round trip without jitter, in milliseconds.
    pub(crate) round_trip_ms: u32,
    /// The mean jitter that each direction adds to it, in milliseconds.
    pub(crate) jitter_ms: u32,
    pub(crate) tactic: Tactic,
}

/// What a player's client reports to the server.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Tactic {
    /// The truth.
    Honest,
    /// A press immediately after the button was enabled.
    Lies,
    /// The same, and it delays most ping responses.
    LiesAndDelaysPings,
}

/// An honest player whose line jitters by an eighth of its round trip.
pub(crate) const fn honest(round_trip_ms: u32) -> Player {
    Player { round_trip_ms, jitter_ms: round_trip_ms / 16 + 1, tactic: Tactic::Honest }
}

/// B holds C01 and C holds C06; both are at the left of the wall, so only one of them gets the photo.
const TABLE: &str = "seats 3; turn A act; wall LN KT GT DR PN; market PN TW PD; A: remove swap extra | C02 C13; \
                     B: | C01 C12; C: | C06 C11; open C07 C08 C09";

/// The result of a contest.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Result {
    /// The seat that took the photo or moved first.
    pub(crate) first: Seat,
    /// When, in milliseconds after the window opened.
    pub(crate) at_ms: u64,
}

/// The latency of one direction: half of the round trip plus a memoryless delay.
fn one_way(player: Player, chance: &mut Chance) -> u64 {
    // A geometric number of milliseconds with mean `jitter_ms`.
    let mut jitter = 0;
    while jitter < 2_000 && chance.below(player.jitter_ms + 1) != 0 {
        jitter += 1;
    }
    u64::from(player.round_trip_ms / 2) + jitter
}

/// A person's reaction time, from the same distribution for everybody.
pub(crate) fn reaction(chance: &mut Chance) -> u32 {
    u32::from(REACTIONS[1].react_ms[chance.below(16) as usize]) + chance.below(200)
}

/// One window in which B and C press after `presses`, and A, if at all, moves `eager_ms` after its button is enabled.
pub(crate) fn contest(
    players: [Player; 2],
    presses: [Option<u32>; 2],
    eager_ms: Option<u32>,
    chance: &mut Chance,
) -> Result {
    let state: State = TABLE.parse().expect("a position");
    let seed = Seed::from_number(chance.bits());
    let mut host = Host { desk: Desk::new(&state, &seed, None), state, seed, now: 0, first: None };
    for (seat, player) in [Seat(1), Seat(2)].into_iter().zip(players) {
        for ping in 0..30 {
            let honest = one_way(player, chance) + one_way(player, chance);
            let late = player.tactic == Tactic::LiesAndDelaysPings && ping % 8 != 0;
            let ms = if late { honest + 2_000 } else { honest };
            host.give(Input::RoundTrip { seat, ms: ms as u32 });
        }
    }
    host.now = 1_000_000;
    host.give(Input::Open);
    // The window opens at `now`; each client shows it for half a second after receiving it.
    let mut messages: Vec<(u64, Seat, Value)> = Vec::new();
    let calls = [("C01", json!(["LN1", "KT1"])), ("C06", json!(["LN1", "KT1", "GT1"]))];
    for (index, (comp, cards)) in calls.into_iter().enumerate() {
        let Some(press) = presses[index] else { continue };
        let player = players[index];
        let pressed = host.now + one_way(player, chance) + 500 + u64::from(press);
        let arrives = pressed + one_way(player, chance);
        let dt = if player.tactic == Tactic::Honest { press } else { 0 };
        let message = json!({"type": "klatz", "rev": 0, "comp": comp, "cards": cards, "dt": dt});
        messages.push((arrives, Seat(index as u8 + 1), message));
    }
    if let Some(eager_ms) = eager_ms {
        let message =
            json!({"type": "turn", "rev": 0, "move": {"type": "play_remove", "at": 0}, "dt": eager_ms});
        messages.push((host.now + 500 + u64::from(eager_ms), Seat(0), message));
    }
    messages.sort_by_key(|(at, _, _)| *at);
    let opened = host.now;
    for (at, seat, message) in messages {
        host.run(at);
        host.give(Input::Message { seat, message });
    }
    host.run(opened + 20_000);
    let (at, first) = host.first.expect("somebody acts");
    Result { first, at_ms: at - opened }
}

/// A host that makes moves and ignores messages.
struct Host {
    desk: Desk,
    state: State,
    seed: Seed,
    now: u64,
    first: Option<(u64, Seat)>,
}

impl Host {
    fn give(&mut self, input: Input) {
        let mut next = Some(input);
        while let Some(input) = next.take() {
            let mut out = Vec::new();
            self.desk.step(&self.state, self.now, input, &mut out);
            if let Some(Output::Play { seat, mv, .. }) = out.pop() {
                let mut chance = Chance::fair(&self.seed, u64::from(self.state.rev()) + 1);
                let mv = mv.parse().expect("the arbiter writes moves");
                self.state.play(seat, mv, &mut chance, &mut Quiet).expect("the arbiter's moves are legal");
                self.first.get_or_insert((self.now, seat));
                next = Some(Input::Applied);
            }
        }
    }

    /// Advances time to just before `until`, then to `until`. Nothing matters after the first move.
    fn run(&mut self, until: u64) {
        while self.first.is_none() {
            let Some(wake) = self.desk.wake_at().filter(|&wake| wake < until) else { break };
            self.now = wake.max(self.now);
            self.give(Input::Tick);
        }
        self.now = self.now.max(until);
    }
}

/// How many of `contests` B wins if both press at human speed.
pub(crate) fn wins(players: [Player; 2], contests: u32, seed: u64) -> u32 {
    let mut chance = Chance::fast(seed);
    (0..contests)
        .filter(|_| {
            let presses = [reaction(&mut chance), reaction(&mut chance)].map(Some);
            contest(players, presses, None, &mut chance).first == Seat(1)
        })
        .count() as u32
}

/// The greatest head start, in milliseconds, that B (who lies) ever makes up against C (who is honest), over `contests`
/// contests at each head start.
pub(crate) fn greatest_gain(liar: Player, honest: Player, contests: u32, seed: u64) -> u32 {
    let mut chance = Chance::fast(seed);
    let mut gain = 0;
    for ahead in (0..=600).step_by(10) {
        let presses = [Some(1_200 + ahead), Some(1_200)];
        let wins =
            (0..contests).any(|_| contest([liar, honest], presses, None, &mut chance).first == Seat(1));
        if wins {
            gain = ahead;
        }
    }
    gain
}
