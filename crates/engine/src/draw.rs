//! Draws the seed of a table in two steps, so that nobody chooses last: everybody commits, then everybody reveals.
//! `docs/fairness.md` specifies every byte of it as scheme 2.
//!
//! Scheme 1, which collects nonces in one step, is [`Seed::of_table`].

use sha2::{Digest, Sha256};

use crate::{Chance, Seat, Seed};

/// The scheme used for new tables.
pub const SCHEME: u32 = 2;

/// What the server publishes when a table opens: `SHA-256("klad/2 secret" ‖ secret)`.
pub fn commitment(secret: &[u8; 32]) -> [u8; 32] {
    Sha256::new_with_prefix(b"klad/2 secret").chain_update(secret).finalize().into()
}

/// What a person sends when they sit down: `SHA-256("klad/2 nonce" ‖ nonce)`.
pub fn nonce_commitment(nonce: &[u8; 32]) -> [u8; 32] {
    Sha256::new_with_prefix(b"klad/2 nonce").chain_update(nonce).finalize().into()
}

/// How a table of scheme 2 got its seed and its seats.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draw {
    /// The table's name on its server.
    pub table: String,
    /// The failed attempts, in which somebody did not reveal.
    pub restarts: Vec<Restart>,
    /// The chairs in the order in which people took them before the start.
    pub chairs: Vec<Chair>,
    /// A public value that nobody at the table controls.
    pub beacon: Option<Beacon>,
}

/// One chair: a person with a nonce, or a bot without.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chair {
    /// The seat it became.
    pub seat: Seat,
    /// What a person adds to the seed; `None` for a bot.
    pub share: Option<Share>,
}

/// One person's contribution to the seed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Share {
    /// The commitment they sent when they sat down.
    pub commitment: [u8; 32],
    /// The nonce they revealed once all seats were fixed.
    pub nonce: [u8; 32],
}

/// An attempt to draw the seed that failed because somebody did not reveal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Restart {
    /// The server's commitment in that attempt.
    pub commitment: [u8; 32],
    /// Who did not reveal: the chair, from 0, and the name.
    pub missing: Vec<(u8, String)>,
}

/// One round of a public beacon that is a hash chain: hashing `value` `round` times with SHA-256 gives `anchor`, which
/// was published beforehand. Checking it needs no network.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Beacon {
    /// The end of the chain, published before its first round.
    pub anchor: [u8; 32],
    /// The number of the round, from 1.
    pub round: u32,
    /// The value published in that round.
    pub value: [u8; 32],
}

/// The longest chain that is checked: more than ten years at one round per minute.
pub const BEACON_ROUNDS_MAX: u32 = 6_000_000;

impl Beacon {
    /// Whether the value belongs to the chain.
    pub fn is_genuine(&self) -> bool {
        let rounds = 1..=BEACON_ROUNDS_MAX;
        rounds.contains(&self.round)
            && (0..self.round).fold(self.value, |value, _| Sha256::digest(value).into()) == self.anchor
    }
}

/// The seed of a table: SHA-256 over
/// `"klad/2 seed" ‖ length of table ‖ table ‖ restarts ‖ secret ‖ chairs ‖ for each chair 0, or 1 ‖ nonce ‖ 0, or 1 ‖ beacon`.
///
/// Lengths and flags are single bytes; `restarts` is four bytes, little-endian.
pub fn seed<'a>(
    table: &str,
    restarts: u32,
    secret: &[u8; 32],
    nonces: impl ExactSizeIterator<Item = Option<&'a [u8; 32]>>,
    beacon: Option<&[u8; 32]>,
) -> Seed {
    let mut hash = Sha256::new_with_prefix(b"klad/2 seed");
    hash.update([table.len() as u8]);
    hash.update(table.as_bytes());
    hash.update(restarts.to_le_bytes());
    hash.update(secret);
    hash.update([nonces.len() as u8]);
    let mut update = |part: Option<&[u8; 32]>| match part {
        None => hash.update([0]),
        Some(bytes) => {
            hash.update([1]);
            hash.update(bytes);
        }
    };
    nonces.for_each(&mut update);
    update(beacon);
    Seed(hash.finalize().into())
}

/// Who sits where: the chair at index *n* takes seat *n*. The chairs from 0 up, shuffled with step 0 of the seed
/// derived with the label `seats`.
pub fn seating(seed: &Seed, chairs: u8) -> Vec<u8> {
    let mut order: Vec<u8> = (0..chairs).collect();
    Chance::fair(&seed.derive("seats"), 0).shuffle(&mut order);
    order
}

impl Draw {
    /// The seed that follows from the secret.
    pub fn seed(&self, secret: &[u8; 32]) -> Seed {
        let nonces = self.chairs.iter().map(|chair| chair.share.as_ref().map(|share| &share.nonce));
        let beacon = self.beacon.as_ref().map(|beacon| &beacon.value);
        seed(&self.table, self.restarts.len() as u32, secret, nonces, beacon)
    }

    /// What is wrong with the draw, if anything: nonces that do not match their commitments, seats that do not follow
    /// from the seed, a value that does not belong to the beacon.
    pub fn fault(&self, secret: &[u8; 32]) -> Option<String> {
        for (number, chair) in (1..).zip(&self.chairs) {
            if let Some(share) = chair.share
                && nonce_commitment(&share.nonce) != share.commitment
            {
                return Some(format!("the nonce of chair {number} does not match its commitment"));
            }
        }
        if self.beacon.is_some_and(|beacon| !beacon.is_genuine()) {
            return Some("the value of the beacon does not lead to its anchor".into());
        }
        let seating = seating(&self.seed(secret), self.chairs.len() as u8);
        for (seat, chair) in (0..).map(Seat).zip(seating) {
            let found = self.chairs[usize::from(chair)].seat;
            if found != seat {
                let number = chair + 1;
                return Some(format!(
                    "found chair {number} in seat {found}, but the seed puts it in seat {seat}"
                ));
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn() -> (Draw, [u8; 32]) {
        let share = |byte| Share { commitment: nonce_commitment(&[byte; 32]), nonce: [byte; 32] };
        let chair = |share| Chair { seat: Seat(0), share };
        let mut draw = Draw {
            table: "7m2kq9x4t0vb".into(),
            restarts: Vec::new(),
            chairs: vec![chair(Some(share(1))), chair(None), chair(Some(share(2)))],
            beacon: None,
        };
        let seating = seating(&draw.seed(&[9; 32]), 3);
        for (seat, chair) in (0..).zip(seating) {
            draw.chairs[usize::from(chair)].seat = Seat(seat);
        }
        (draw, [9; 32])
    }

    #[test]
    fn an_honest_draw_has_no_fault() {
        let (draw, secret) = drawn();
        assert_eq!(draw.fault(&secret), None);
    }

    #[test]
    fn a_nonce_that_does_not_fit_its_commitment_is_detected() {
        let (mut draw, secret) = drawn();
        draw.chairs[2].share.as_mut().unwrap().nonce = [3; 32];
        assert_eq!(draw.fault(&secret).unwrap(), "the nonce of chair 3 does not match its commitment");
    }

    #[test]
    fn seats_that_do_not_follow_from_the_seed_are_detected() {
        let (mut draw, secret) = drawn();
        let first = draw.chairs[0].seat;
        draw.chairs[0].seat = std::mem::replace(&mut draw.chairs[1].seat, first);
        assert!(draw.fault(&secret).unwrap().contains("the seed puts it in seat"));
    }

    #[test]
    fn every_part_of_a_draw_changes_the_seed() {
        let (draw, secret) = drawn();
        let seed = draw.seed(&secret);
        let changed = |change: &dyn Fn(&mut Draw)| {
            let mut draw = draw.clone();
            change(&mut draw);
            draw.seed(&secret)
        };
        let restart = Restart { commitment: [0; 32], missing: vec![(0, "Anna".into())] };
        let beacon = Beacon { anchor: [0; 32], round: 1, value: [0; 32] };
        assert!(changed(&|draw| draw.table.push('x')) != seed);
        assert!(changed(&|draw| draw.restarts.push(restart.clone())) != seed);
        assert!(changed(&|draw| draw.chairs.swap(0, 1)) != seed);
        assert!(changed(&|draw| draw.chairs.truncate(2)) != seed);
        assert!(changed(&|draw| draw.beacon = Some(beacon)) != seed);
        assert!(draw.seed(&[8; 32]) != seed);
    }

    #[test]
    fn a_beacon_is_genuine_only_if_it_hashes_to_its_anchor() {
        let value = [4; 32];
        let once: [u8; 32] = Sha256::digest(value).into();
        let anchor: [u8; 32] = Sha256::digest(once).into();
        assert!(Beacon { anchor, round: 2, value }.is_genuine());
        assert!(Beacon { anchor, round: 1, value: once }.is_genuine());
        assert!(!Beacon { anchor, round: 1, value }.is_genuine());
        assert!(!Beacon { anchor: value, round: 0, value }.is_genuine());
    }
}
