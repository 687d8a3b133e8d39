//! A public value that nobody at a table controls, read from a file that another program writes.
//!
//! The first line gives the end of a hash chain, each further line one round of it, oldest first:
//!
//! ```text
//! anchor 77e0…
//! 1 c0a4…
//! 2 913f…
//! ```
//!
//! Hashing the value of round *n* with SHA-256 *n* times gives the anchor, so a value can be checked but not forged.

use std::path::PathBuf;

use klad_engine::{draw::Beacon, transcript::bytes32};
use klad_store::BeaconRecord;

/// The file of a beacon.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BeaconFile(PathBuf);

/// The contents of the file.
struct Published {
    anchor: [u8; 32],
    rounds: Vec<(u32, [u8; 32])>,
}

impl BeaconFile {
    /// Opens the beacon in this file. Fails if there is none.
    pub fn open(path: PathBuf) -> Result<BeaconFile, String> {
        let beacon = BeaconFile(path);
        beacon.read()?;
        Ok(beacon)
    }

    fn read(&self) -> Result<Published, String> {
        let path = self.0.display();
        let text = std::fs::read_to_string(&self.0).map_err(|error| format!("the file {path}: {error}"))?;
        let mut lines = text.lines();
        let anchor = lines.next().and_then(|line| line.strip_prefix("anchor "));
        let anchor = anchor.ok_or_else(|| format!("the file {path}: wanted `anchor …` on its first line"))?;
        let anchor = bytes32(anchor).map_err(|reason| format!("the file {path}, line 1: {reason}"))?;
        // The last line may be half written; it counts once it is complete.
        let round = |line: &str| {
            let (round, value) = line.split_once(' ')?;
            Some((round.parse().ok()?, bytes32(value).ok()?))
        };
        Ok(Published { anchor, rounds: lines.map_while(round).collect() })
    }

    /// The round after the last published one.
    pub(crate) fn next_round(&self) -> Result<BeaconRecord, String> {
        let Published { anchor, rounds } = self.read()?;
        let round = rounds.iter().map(|(round, _)| *round).max().unwrap_or(0).saturating_add(1);
        Ok(BeaconRecord { anchor, round, value: None })
    }

    /// This round, if it is published. Fails on a value that does not belong to the chain.
    pub(crate) fn round(&self, anchor: [u8; 32], round: u32) -> Result<Option<Beacon>, String> {
        let published = self.read()?;
        if published.anchor != anchor {
            return Err(format!("the file {} now belongs to another chain", self.0.display()));
        }
        let Some(&(_, value)) = published.rounds.iter().find(|(found, _)| *found == round) else {
            return Ok(None);
        };
        let beacon = Beacon { anchor, round, value };
        if !beacon.is_genuine() {
            let path = self.0.display();
            return Err(format!("the file {path}: the value of round {round} does not lead to the anchor"));
        }
        Ok(Some(beacon))
    }
}
