//! `cargo xtask bench`: how fast the rules are. Times are meaningful only as ratios within one run; instruction counts
//! can be compared from day to day.

use std::{
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::{
    project::Project,
    shell::{cargo_in, listen, program_in},
    tools,
};

/// How many times an operation is performed in each of two runs; their difference cancels out the startup.
const FEW: u64 = 100;
const MANY: u64 = 600;

/// Runs the benchmarks of one game or all of them, then counts the instructions of every operation.
pub(crate) fn bench(project: &Project, slug: Option<&str>) -> Result<bool> {
    tools::program("valgrind", "valgrind")?;
    let mut good = true;
    for slug in project.games_wanted(slug)? {
        let package = format!("klad-{slug}");
        println!("\n=== {slug}");
        good &= listen(
            &mut cargo_in(&project.root, &["bench", "--package", &package, "--bench", "playouts"]),
            |_| (),
        )?;
        let program = instructions_program(project, &package)?;
        println!("\n{:<20} {:>16} {:>16}", slug, "instructions", "per move");
        for operation in operations(&program)? {
            let (few, many) =
                (count(project, &program, &operation, FEW)?, count(project, &program, &operation, MANY)?);
            let instructions = many.instructions - few.instructions;
            let per_move = match many.moves - few.moves {
                0 => String::from("-"),
                moves => (instructions / moves).to_string(),
            };
            println!("{operation:<20} {:>16} {per_move:>16}", instructions / (MANY - FEW));
        }
    }
    println!("\n=== search");
    let mut args = vec!["bench", "--package", "klad-catalog", "--bench", "search", "--"];
    args.extend(slug);
    good &= listen(&mut cargo_in(&project.root, &args), |_| ())?;
    Ok(good)
}

/// Builds `benches/instructions.rs` of a game and finds where cargo put it.
fn instructions_program(project: &Project, package: &str) -> Result<PathBuf> {
    let args =
        ["bench", "--package", package, "--bench", "instructions", "--no-run", "--message-format", "json"];
    let output = cargo_in(&project.root, &args).output().context("cargo bench")?;
    let messages = String::from_utf8_lossy(&output.stdout);
    let program =
        messages.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok()).find_map(|message| {
            let is_ours = message["target"]["name"] == "instructions";
            message["executable"].as_str().filter(|_| is_ours).map(PathBuf::from)
        });
    program.with_context(|| {
        format!(
            "{package} has no benches/instructions.rs that builds: {}",
            String::from_utf8_lossy(&output.stderr)
        )
    })
}

/// The operations of the program: without arguments it performs each of them and prints a line `<operation> <times>
/// times, …` for each.
fn operations(program: &Path) -> Result<Vec<String>> {
    let output = Command::new(program).output().with_context(|| program.display().to_string())?;
    let text = String::from_utf8_lossy(&output.stdout);
    let operations: Vec<String> =
        text.lines().filter_map(|line| line.split_whitespace().next()).map(str::to_owned).collect();
    if !output.status.success() || operations.is_empty() {
        bail!("{} ended with {} and named {} operations", program.display(), output.status, operations.len());
    }
    Ok(operations)
}

/// The counts of one run under callgrind.
struct Count {
    instructions: u64,
    moves: u64,
}

fn count(project: &Project, program: &Path, operation: &str, times: u64) -> Result<Count> {
    let program = program.to_string_lossy();
    let times = times.to_string();
    let args = ["--tool=callgrind", "--callgrind-out-file=/dev/null", &program, operation, &times];
    let output = program_in(&project.root, "valgrind", &args).output().context("valgrind")?;
    let (said, counted) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let instructions =
        counted.lines().find_map(|line| line.split_once("Collected : ")?.1.trim().parse().ok());
    Ok(Count {
        instructions: instructions.with_context(|| format!("valgrind counted nothing: {counted}"))?,
        moves: moves(&said).unwrap_or(0),
    })
}

/// The number before `moves` in `playout 100 times, 4810 moves`.
fn moves(line: &str) -> Option<u64> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let place = words.iter().position(|word| *word == "moves")?;
    words.get(place.checked_sub(1)?)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_moves_of_a_run_are_parsed() {
        assert_eq!(moves("playout 100 times, 4810 moves\n"), Some(4810));
        assert_eq!(moves("moves"), None);
        assert_eq!(moves("clone 100 times\n"), None);
    }
}
