//! Secrets for tables.

use klad_engine::Seed;

/// 32 unpredictable bytes.
pub(crate) fn secret() -> anyhow::Result<[u8; 32]> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| anyhow::anyhow!("cannot get random bytes from the system: {error}"))?;
    Ok(bytes)
}

/// The secret of a reproducible table: the number in 8 bytes, then zeros. Without a number, a random secret.
pub(crate) fn secret_of(seed: Option<u64>) -> anyhow::Result<[u8; 32]> {
    seed.map_or_else(secret, |number| Ok(Seed::from_number(number).0))
}
