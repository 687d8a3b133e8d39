//! The test vectors of `docs/fairness.md`: computed here, pinned in a file, and checked by a second implementation.

use std::{path::Path, process::Command};

use klad_engine::{Chance, Seed, chance::commitment, draw, transcript::hex};
use serde_json::{Value, json};

/// Includes bounds that trigger the rejection step: just above one half and three quarters of 2³².
const BOUNDS: [u32; 8] = [2, 6, 36, 47, 63, 1000, 0x8000_0001, 0xC000_0001];

fn vector(secret: [u8; 32], nonces: &[[u8; 32]], step: u64, cards: usize) -> Value {
    let seed = Seed::of_table(&secret, nonces);
    let mut chance = Chance::fair(&seed, step);
    let below: Vec<u32> = BOUNDS.iter().map(|&bound| chance.below(bound)).collect();
    let mut deck: Vec<usize> = (0..cards).collect();
    chance.shuffle(&mut deck);
    json!({
        "secret": hex(&secret),
        "nonces": nonces.iter().map(|nonce| hex(nonce)).collect::<Vec<_>>(),
        "step": step,
        "bounds": BOUNDS,
        "cards": cards,
        "commitment": hex(&commitment(&secret)),
        "seed": hex(&seed.0),
        "derived": hex(&seed.derive("arbiter").0),
        "below": below,
        "shuffle": deck,
    })
}

/// A draw in two steps: everything that follows from the secret and the chairs' nonces (`None` for a bot).
fn draw_vector(
    table: &str,
    restarts: u32,
    secret: [u8; 32],
    nonces: &[Option<[u8; 32]>],
    beacon: Option<[u8; 32]>,
) -> Value {
    let seed = draw::seed(table, restarts, &secret, nonces.iter().map(Option::as_ref), beacon.as_ref());
    let commitments = nonces.iter().map(|nonce| nonce.map(|nonce| hex(&draw::nonce_commitment(&nonce))));
    json!({
        "scheme": 2,
        "table": table,
        "restarts": restarts,
        "secret": hex(&secret),
        "nonces": nonces.iter().map(|nonce| nonce.map(|nonce| hex(&nonce))).collect::<Vec<_>>(),
        "beacon": beacon.map(|value| hex(&value)),
        "commitment": hex(&draw::commitment(&secret)),
        "commitments": commitments.collect::<Vec<_>>(),
        "seed": hex(&seed.0),
        "seating": draw::seating(&seed, nonces.len() as u8),
    })
}

fn vectors() -> Value {
    let counting: [u8; 32] = std::array::from_fn(|i| i as u8);
    json!([
        vector([0; 32], &[], 0, 36),
        vector(counting, &[[1; 32]], 0, 47),
        vector(counting, &[[1; 32], [2; 32]], 1, 63),
        vector([0xff; 32], &[[7; 32], counting, [9; 32]], 1 << 33, 110),
        draw_vector("7m2kq9x4t0vb", 0, [0; 32], &[None, None], None),
        draw_vector("7m2kq9x4t0vb", 0, counting, &[Some([1; 32]), None, Some([2; 32])], None),
        draw_vector("000000000000", 258, [0xff; 32], &[Some(counting); 9], Some([3; 32])),
    ])
}

#[test]
fn the_pinned_vectors_match_what_this_release_draws() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fairness.json");
    let pinned: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    assert_eq!(pinned, vectors(), "found now:\n{:#}", vectors());
}

#[test]
fn a_second_implementation_agrees_with_the_pinned_vectors() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let run = Command::new("python3")
        .arg(tests.join("fairness.py"))
        .arg(tests.join("fairness.json"))
        .output()
        .expect("python3 is installed");
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    assert_eq!(String::from_utf8_lossy(&run.stdout), "7 vectors agree\n");
}
