//! `cargo xtask mutants --named`: misreadings of the rules, each caught by the test that names the rule.
//!
//! All of them go into one copy of the crates, each behind a check that it is the active one, so that everything is
//! compiled only once. The crates themselves contain none of this.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use super::{
    copy::{self, Programs},
    trial,
};
use crate::{
    project::{Project, read},
    shell::program_in,
    tally::Tally,
};

/// The file that lists them.
const LIST: &str = "xtask/mutants.toml";
/// Appended to every copied crate that has a mutant.
const ASK: &str = r#"
/// Whether this misreading is the active one.
#[doc(hidden)]
pub fn is_mutant(name: &str) -> bool {
    static WANTED: std::sync::LazyLock<String> =
        std::sync::LazyLock::new(|| std::env::var("KLAD_MUTANT").unwrap_or_default());
    *WANTED == name
}
"#;

/// One misreading.
struct Mutant {
    name: String,
    folder: String,
    file: String,
    right: String,
    wrong: Wrong,
    test: String,
    caught_by: String,
}

/// What replaces or precedes the correct text.
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
    let tests = ["--workspace", "--test", "rules", "--test", "laws"];
    let programs = copy::build(&copy, &tests)?.must_succeed()?.programs;
    let mut tally = Tally::default();
    let all = trial::on_all_cores(&mutants, |mutant| is_caught(&copy, &programs, mutant));
    for (mutant, caught) in mutants.iter().zip(all) {
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

/// Copies the crates with all mutants in them.
fn write_copy(project: &Project, copy: &Path, mutants: &[Mutant]) -> Result<()> {
    let mut files = copy::files(project)?;
    for mutant in mutants {
        let path = PathBuf::from(format!("{}/{}", mutant.folder, mutant.file));
        let file = files.get_mut(&path).with_context(|| format!("{LIST}: there is no {}", path.display()))?;
        *file = mutant.put_into(std::str::from_utf8(file)?)?.into_bytes();
        let lib = files.get_mut(Path::new(&format!("{}/src/lib.rs", mutant.folder))).context("a library")?;
        if !lib.ends_with(ASK.as_bytes()) {
            lib.extend(ASK.as_bytes());
        }
    }
    copy::write(copy, &files)
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

/// Whether the test passes with the correct rules and fails with the wrong ones.
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
