//! `cargo xtask soak`: thousands of random games at every seat count, with every law checked at every step.

use anyhow::Result;

use crate::{
    facts::Facts,
    project::Project,
    shell::{cargo_in, listen},
};

/// Soaks one game or all of them. Answers whether every law held.
pub(crate) fn soak(project: &Project, slug: Option<&str>, games: u32) -> Result<bool> {
    let mut good = true;
    for slug in project.games_wanted(slug)? {
        for seats in Facts::read(project, &slug)?.seats {
            let (seats, games) = (seats.to_string(), games.to_string());
            let example =
                ["run", "--quiet", "--release", "--package", "klad-testkit", "--example", "soak", "--"];
            let mut command = cargo_in(&project.root, &example);
            good &= listen(command.args([slug.as_str(), seats.as_str(), games.as_str()]), |_| ())?;
        }
    }
    Ok(good)
}
