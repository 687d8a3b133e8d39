//! The stored state of drawing a table's seed in two steps.

use klad_engine::{
    draw::Restart,
    transcript::{bytes32, hex},
};
use serde::{Deserialize, Serialize};

use super::{StoreError, from_json, to_json};

/// The progress of drawing a seed in two steps.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DrawRecord {
    /// The failed attempts.
    pub restarts: Vec<Restart>,
    /// Once the seats are fixed: the deadline for revealing.
    pub reveal_by_ms: Option<u64>,
    /// The public value that is mixed in.
    pub beacon: Option<BeaconRecord>,
}

/// A round of a public beacon.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BeaconRecord {
    /// The end of its chain.
    pub anchor: [u8; 32],
    /// The number of the round.
    pub round: u32,
    /// Its value, once it is published.
    pub value: Option<[u8; 32]>,
}

/// A [`DrawRecord`] as JSON, with bytes in hexadecimal.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct DrawJson {
    /// The server's commitment, then chairs and names of those who did not reveal.
    restarts: Vec<(String, Vec<(u8, String)>)>,
    reveal_by_ms: Option<u64>,
    /// Anchor, round, value.
    beacon: Option<(String, u32, Option<String>)>,
}

/// A [`DrawRecord`] in its stored form.
pub(crate) fn draw_to_json(draw: &DrawRecord) -> String {
    let restart = |restart: &Restart| (hex(&restart.commitment), restart.missing.clone());
    let beacon =
        |beacon: BeaconRecord| (hex(&beacon.anchor), beacon.round, beacon.value.map(|value| hex(&value)));
    to_json(&DrawJson {
        restarts: draw.restarts.iter().map(restart).collect(),
        reveal_by_ms: draw.reveal_by_ms,
        beacon: draw.beacon.map(beacon),
    })
}

pub(super) fn draw_from_json(text: &str) -> Result<DrawRecord, StoreError> {
    let bytes = |hex: &str| bytes32(hex).map_err(|_| StoreError::corrupt("a draw", hex));
    let draw: DrawJson = from_json("a draw", text)?;
    let restarts = draw
        .restarts
        .into_iter()
        .map(|(commitment, missing)| Ok(Restart { commitment: bytes(&commitment)?, missing }));
    let beacon = draw.beacon.map(|(anchor, round, value)| {
        let value = value.map(|value| bytes(&value)).transpose()?;
        Ok::<_, StoreError>(BeaconRecord { anchor: bytes(&anchor)?, round, value })
    });
    Ok(DrawRecord {
        restarts: restarts.collect::<Result<_, StoreError>>()?,
        reveal_by_ms: draw.reveal_by_ms,
        beacon: beacon.transpose()?,
    })
}
