//! `cargo xtask mutants --named`: wrong readings of the rules, each caught by the test that names the rule.
//!
//! All of them go into one copy of the crates, each behind a check whether it is the active one, so that everything is
//! compiled only once. The crates themselves contain none of this.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    process::Stdio,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::{
    project::{Project, files_below, read},
    shell::{cargo_in, program_in},
    tally::Tally,
};

/// The file that lists them.
const LIST: &str = "xtask/mutants.toml";
/// The parts of the workspace that are copied.
const COPIED: [&str; 3] = ["crates/engine", "crates/testkit", "crates/games"];
/// Appended to every copied crate that has a mutant.
const ASK: &str = r#"
/// Whether this wrong reading is the one wanted.
#[doc(hidden)]
pub fn is_mutant(name: &str) -> bool {
    static WANTED: std::sync::LazyLock<String> =
        std::sync::LazyLock::new(|| std::env::var("KLAD_MUTANT").unwrap_or_default());
    *WANTED == name
}
"#;

/// The test programs, by the folder of their crate and their name.
type Programs = BTreeMap<(String, String), PathBuf>;

/// One wrong reading.
struct Mutant {
    name: String,
    folder: String,
    file: String,
    right: String,
    wrong: Wrong,
    test: String,
    caught_by: String,
}

/// What replaces or precedes the right text.
enum Wrong {
    /// Another statement or expression.
    Instead(String),
    /// An arm that comes first; its guard checks the name.
    ArmBefore(String),
    /// A statement that comes first.
    Before(String),
}

/// Runs all of them. Each counts as one test.
pub(crate) fn named(project: &Project) -> Result<Tally> {
    let mutants = list(project)?;
    let copy = project.target.join("named-mutants");
    write_copy(project, &copy, &mutants)?;
    let programs = build(project, &copy)?;
    let mut tally = Tally::default();
    for (mutant, caught) in mutants.iter().zip(try_all(&copy, &programs, &mutants)) {
        let caught = caught.with_context(|| mutant.name.clone())?;
        if let Err(complaint) = &caught {
            println!("{}: {complaint}", mutant.name);
        }
        tally = tally.plus(Tally::one(caught.is_ok()));
    }
    println!("named mutants: {} caught, {} not", tally.passed, tally.failed);
    Ok(tally)
}

/// Whether a mutant is caught, or why not.
type Caught = std::result::Result<(), String>;

/// Tries the mutants on all cores; the results are in the order of the list.
fn try_all(copy: &Path, programs: &Programs, mutants: &[Mutant]) -> Vec<Result<Caught>> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut tried = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(mutant) = mutants.get(index) else { break };
            tried.push((index, is_caught(copy, programs, mutant)));
        }
        tried
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let mut all: Vec<_> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("a worker does not panic")).collect()
    });
    all.sort_by_key(|(index, _)| *index);
    all.into_iter().map(|(_, caught)| caught).collect()
}

fn list(project: &Project) -> Result<Vec<Mutant>> {
    let table: toml::Table = read(&project.path(LIST))?.parse().context(LIST)?;
    let rows = table.get("mutant").and_then(toml::Value::as_array).context("found no mutants")?;
    rows.iter().map(read_row).collect()
}

fn read_row(row: &toml::Value) -> Result<Mutant> {
    let text = |key: &str| row.get(key).and_then(toml::Value::as_str).map(str::to_owned);
    let must = |key: &str| text(key).with_context(|| format!("{LIST}: a mutant has no {key}: {row}"));
    let wrong = match (text("wrong"), text("wrong_arm"), text("wrong_before")) {
        (Some(wrong), None, None) => Wrong::Instead(wrong),
        (None, Some(arm), None) => Wrong::ArmBefore(arm),
        (None, None, Some(statement)) => Wrong::Before(statement),
        _ => bail!("{LIST}: wanted one of wrong, wrong_arm and wrong_before in {row}"),
    };
    Ok(Mutant {
        name: must("name")?,
        folder: must("crate")?,
        file: must("file")?,
        right: must("right")?,
        wrong,
        test: must("test")?,
        caught_by: must("caught_by")?,
    })
}

/// Copies the crates with all mutants in them. Leaves files alone that are already right, so that nothing is compiled
/// twice.
fn write_copy(project: &Project, copy: &Path, mutants: &[Mutant]) -> Result<()> {
    let mut files: BTreeMap<PathBuf, Vec<u8>> = BTreeMap::new();
    for folder in COPIED {
        for path in files_below(&project.path(folder), "")? {
            let relative = path.strip_prefix(&project.root).expect("it is in the workspace");
            files.insert(relative.to_owned(), fs::read(&path)?);
        }
    }
    for name in ["Cargo.lock", "rust-toolchain.toml"] {
        files.insert(name.into(), fs::read(project.path(name))?);
    }
    files.insert("Cargo.toml".into(), manifest(&read(&project.path("Cargo.toml"))?)?.into_bytes());
    for mutant in mutants {
        let path = PathBuf::from(format!("{}/{}", mutant.folder, mutant.file));
        let file = files.get_mut(&path).with_context(|| format!("{LIST}: there is no {}", path.display()))?;
        *file = mutant.put_into(std::str::from_utf8(file)?)?.into_bytes();
        let lib = files.get_mut(Path::new(&format!("{}/src/lib.rs", mutant.folder))).context("a library")?;
        if !lib.ends_with(ASK.as_bytes()) {
            lib.extend(ASK.as_bytes());
        }
    }
    for (path, bytes) in files {
        let path = copy.join(path);
        if fs::read(&path).ok().as_ref() != Some(&bytes) {
            fs::create_dir_all(path.parent().expect("a file is in a folder"))?;
            fs::write(&path, bytes)?;
        }
    }
    Ok(())
}

/// The workspace manifest with the copied crates only.
fn manifest(text: &str) -> Result<String> {
    let (start, rest) = text.split_once("members = [").context("Cargo.toml has no members")?;
    let (_, rest) = rest.split_once(']').context("the list of members in Cargo.toml is not closed")?;
    let members = r#"members = ["crates/games/*", "crates/engine", "crates/testkit"]"#;
    Ok(format!("{start}{members}{rest}"))
}

impl Mutant {
    /// The file with this mutant in it.
    fn put_into(&self, text: &str) -> Result<String> {
        let found = text.matches(&self.right).count();
        if found != 1 {
            bail!("{LIST}: {}: found the right text {found} times in {}, wanted once", self.name, self.file);
        }
        let (right, ask) = (&self.right, format!("crate::is_mutant({:?})", self.name));
        let both = match &self.wrong {
            Wrong::Instead(wrong) if right.ends_with(';') => {
                format!("if {ask} {{ {wrong} }} else {{ {right} }}")
            }
            Wrong::Instead(wrong) => format!("(if {ask} {{ {wrong} }} else {{ {right} }})"),
            Wrong::ArmBefore(arm) => {
                format!("{}\n{right}", arm.replacen(" if ", &format!(" if {ask} && "), 1))
            }
            Wrong::Before(statement) => format!("if {ask} {{ {statement} }}\n{right}"),
        };
        Ok(text.replacen(right, &both, 1))
    }
}

/// Builds the test programs of the copy; returns them by crate and name.
fn build(project: &Project, copy: &Path) -> Result<Programs> {
    let words = ["test", "--workspace", "--test", "rules", "--test", "laws", "--no-run", "--quiet"];
    let mut command = cargo_in(copy, &words);
    command.args(["--message-format", "json"]).env("CARGO_TARGET_DIR", &project.target);
    let output = command.env("RUSTFLAGS", "").stderr(Stdio::inherit()).output()?;
    let mut programs = BTreeMap::new();
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        let Ok(message) = serde_json::from_str::<Value>(line) else { continue };
        if let Some(text) = message["message"]["rendered"].as_str()
            && message["message"]["level"] == "error"
        {
            println!("{text}");
        }
        let (Some(program), Some(name)) =
            (message["executable"].as_str(), message["target"]["name"].as_str())
        else {
            continue;
        };
        let manifest = message["manifest_path"].as_str().unwrap_or_default();
        let folder = Path::new(manifest).parent().and_then(|folder| folder.strip_prefix(copy).ok());
        let folder = folder.map(|folder| folder.to_string_lossy().into_owned()).unwrap_or_default();
        programs.insert((folder, name.to_owned()), PathBuf::from(program));
    }
    if !output.status.success() {
        bail!("the mutants do not build");
    }
    Ok(programs)
}

/// Whether the test passes with the right rules and fails with the wrong ones.
fn is_caught(copy: &Path, programs: &Programs, mutant: &Mutant) -> Result<Caught> {
    let program = programs
        .get(&(mutant.folder.clone(), mutant.test.clone()))
        .with_context(|| format!("there is no test program {} in {}", mutant.test, mutant.folder))?;
    let run = |wanted: &str| -> Result<(bool, String)> {
        let mut command = program_in(&copy.join(&mutant.folder), &program.to_string_lossy(), &[]);
        let output = command.arg(&mutant.caught_by).env("KLAD_MUTANT", wanted).output()?;
        Ok((output.status.success(), String::from_utf8_lossy(&output.stdout).into_owned()))
    };
    let (passes, said) = run("")?;
    if !passes || said.contains("running 0 tests") {
        return Ok(Err(format!(
            "{} does not pass with the right rules, or does not exist",
            mutant.caught_by
        )));
    }
    let (survives, _) = run(&mutant.name)?;
    Ok(if survives { Err(format!("it survives {}", mutant.caught_by)) } else { Ok(()) })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mutant(right: &str, wrong: Wrong) -> Mutant {
        let text = |text: &str| text.to_owned();
        let (name, folder, file) = (text("n"), text("crates/x"), text("src/lib.rs"));
        Mutant { name, folder, file, right: text(right), wrong, test: text("rules"), caught_by: text("t") }
    }

    #[test]
    fn a_mutant_is_inserted_next_to_the_right_text() {
        let statement = mutant("a();", Wrong::Instead("b();".into()));
        let wanted = r#"{ if crate::is_mutant("n") { b(); } else { a(); } }"#;
        assert_eq!(statement.put_into("{ a(); }").unwrap(), wanted);
        let expression = mutant("x + 1", Wrong::Instead("x".into()));
        let wanted = r#"f((if crate::is_mutant("n") { x } else { x + 1 }))"#;
        assert_eq!(expression.put_into("f(x + 1)").unwrap(), wanted);
        let arm = mutant("A => 1,", Wrong::ArmBefore("A if true => 2,".into()));
        assert_eq!(arm.put_into("A => 1,").unwrap(), "A if crate::is_mutant(\"n\") && true => 2,\nA => 1,");
    }

    #[test]
    fn a_mutant_whose_text_is_missing_or_ambiguous_is_refused() {
        let lost = mutant("a();", Wrong::Instead("b();".into()));
        assert!(lost.put_into("c();").unwrap_err().to_string().contains("found the right text 0 times"));
        assert!(lost.put_into("a(); a();").is_err());
    }

    #[test]
    fn the_list_of_mutants_matches_the_sources() {
        let project = Project::open().unwrap();
        for mutant in list(&project).unwrap() {
            let text = read(&project.path(&format!("{}/{}", mutant.folder, mutant.file))).unwrap();
            mutant.put_into(&text).unwrap();
        }
    }
}
