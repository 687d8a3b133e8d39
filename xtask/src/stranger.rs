//! A stranger's first steps with our crates, followed literally in a separate folder: the game that
//! `docs/adding-a-game.md` builds from nothing, and the thousand games in the README of a game.

use std::{
    env, fs,
    os::unix::fs::symlink,
    path::{Path, PathBuf},
    process,
};

use anyhow::{Context, Result, bail};

use crate::{
    project::{Project, read},
    shell::{listen, program_in, run},
    tally::{Closing, Tally},
};

/// Where the page assumes the repository to be, relative to the new package.
const HERE: &str = "../klad/";

/// Follows the page and the README. The tests of the new game are counted, and the thousand games count as one.
pub(crate) fn walk(project: &Project) -> Result<Tally> {
    // Not below the workspace, which would adopt the new packages.
    let folder = env::temp_dir().join(format!("klad-stranger-{}", process::id()));
    fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    let walked =
        add_a_game(project, &folder).and_then(|tests| Ok(tests.plus(play_a_game(project, &folder)?)));
    fs::remove_dir_all(&folder).with_context(|| folder.display().to_string())?;
    walked
}

/// `docs/adding-a-game.md`, from top to bottom.
fn add_a_game(project: &Project, folder: &Path) -> Result<Tally> {
    let page = read(&project.path("docs/adding-a-game.md"))?;
    symlink(&project.root, folder.join("klad"))?;
    let [create, play] = blocks(&page, "sh")[..] else { bail!("wanted two blocks of commands on the page") };
    shell(project, folder, create)?;
    let marbles = folder.join("marbles");
    for (file, code) in files(&page) {
        fs::write(marbles.join("src").join(file), code)?;
    }
    let mut heard = None;
    let mut command = program_in(&marbles, "sh", &["-e", "-c", play]);
    let good =
        listen(environment(project, &mut command), |line| heard = Closing::CargoTest.read(line).or(heard))?;
    Ok(Closing::CargoTest.sum(heard, good))
}

/// A package with one dependency on the engine and one on a game, and the example of that game's README as its program.
fn play_a_game(project: &Project, folder: &Path) -> Result<Tally> {
    let create = format!(
        "cargo new thousand\ncd thousand\ncargo add klad-engine --path {HERE}crates/engine\n\
         cargo add klad-my-treasure --path {HERE}crates/games/my-treasure"
    );
    shell(project, folder, &create)?;
    let readme = read(&project.path("crates/games/my-treasure/README.md"))?;
    let [example] = blocks(&readme, "rust")[..] else { bail!("wanted one example in the README") };
    let thousand = folder.join("thousand");
    fs::write(thousand.join("src/main.rs"), program(example))?;
    let mut command = program_in(&thousand, "cargo", &["run"]);
    let mut said = false;
    let good =
        listen(environment(project, &mut command), |line| said |= line.ends_with(" moves in 1000 games"))?;
    Ok(Tally::one(good && said))
}

fn shell(project: &Project, folder: &Path, commands: &str) -> Result<()> {
    run(environment(project, &mut program_in(folder, "sh", &["-e", "-c", commands])))
}

/// Offline: everything the crates need was fetched to build this program, in the versions of our lock file.
fn environment<'c>(project: &Project, command: &'c mut process::Command) -> &'c mut process::Command {
    let target: PathBuf = project.target.join("stranger");
    command.env("CARGO_NET_OFFLINE", "true").env("CARGO_TARGET_DIR", target)
}

/// An example of a README as a program: its hidden last line becomes the value of `main`.
fn program(example: &str) -> String {
    let code: String =
        example.lines().map(|line| format!("    {}\n", line.trim_start_matches("# "))).collect();
    format!("fn main() -> Result<(), klad_engine::SetupError> {{\n{code}}}\n")
}

/// All code blocks of a language without further attributes.
fn blocks<'p>(page: &'p str, language: &str) -> Vec<&'p str> {
    let start = format!("```{language}\n");
    page.split(start.as_str()).skip(1).filter_map(|rest| rest.split("```").next()).collect()
}

/// The files the page shows, with their code.
fn files(page: &str) -> impl Iterator<Item = (&str, &str)> {
    page.split("```rust,file=").skip(1).filter_map(|block| {
        let (file, rest) = block.split_once('\n')?;
        Some((file, rest.split("```\n").next()?))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str =
        "# A page\n```sh\ncargo new a\n```\n```rust,file=game.rs\nstruct A;\n```\n```sh\ncargo run\n```\n";

    #[test]
    fn commands_and_files_are_read_from_the_page() {
        assert_eq!(blocks(PAGE, "sh"), ["cargo new a\n", "cargo run\n"]);
        assert_eq!(files(PAGE).collect::<Vec<_>>(), [("game.rs", "struct A;\n")]);
    }

    #[test]
    fn an_example_becomes_a_program() {
        let program = program("let a = 1;\n# Ok::<(), SetupError>(())\n");
        assert!(program.ends_with("{\n    let a = 1;\n    Ok::<(), SetupError>(())\n}\n"), "{program}");
    }
}
