//! The results of mutation testing: `xtask/mutants-ledger.toml`, committed. This program writes the lower part; the
//! upper part explains the equivalent mutants.

use std::{collections::BTreeMap, fs};

use anyhow::{Context, Result, bail};

use super::trial::Fate;
use crate::project::{Project, read};

/// The file.
const LEDGER: &str = "xtask/mutants-ledger.toml";
/// The line above the part that this program writes.
const BELOW: &str = "# Written by `cargo xtask mutants`; everything above this line is written by hand.\n";

/// What is known about the mutants of a package.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Entry {
    /// A digest of the sources and tests that were tried.
    pub(super) digest: String,
    pub(super) found: u32,
    pub(super) caught: u32,
    pub(super) timed_out: u32,
    pub(super) unviable: u32,
    pub(super) equivalent: u32,
    /// The names of those that survived without an explanation.
    pub(super) survivors: Vec<String>,
}

/// The whole file.
#[derive(Debug)]
pub(super) struct Ledger {
    by_hand: String,
    /// Why a mutant of a package is equivalent.
    equivalent: BTreeMap<(String, String), String>,
    pub(super) entries: BTreeMap<String, Entry>,
}

impl Ledger {
    pub(super) fn open(project: &Project) -> Result<Ledger> {
        Ledger::parse(&read(&project.path(LEDGER))?)
    }

    fn parse(text: &str) -> Result<Ledger> {
        let (by_hand, _) =
            text.split_once(BELOW).with_context(|| format!("{LEDGER} lacks its middle line"))?;
        let table: toml::Table = text.parse().context(LEDGER)?;
        let rows = |key: &str| table.get(key).and_then(toml::Value::as_array).into_iter().flatten();
        let mut ledger =
            Ledger { by_hand: by_hand.to_owned(), equivalent: BTreeMap::new(), entries: BTreeMap::new() };
        for row in rows("equivalent") {
            let text = |key: &str| row.get(key).and_then(toml::Value::as_str).map(str::to_owned);
            let (Some(package), Some(mutant), Some(reason)) =
                (text("package"), text("mutant"), text("reason"))
            else {
                bail!("{LEDGER}: an equivalent mutant needs package, mutant and reason: {row}");
            };
            ledger.equivalent.insert((package, mutant), reason);
        }
        for row in rows("package") {
            let name = row.get("name").and_then(toml::Value::as_str).context("a package has no name")?;
            ledger.entries.insert(name.to_owned(), Entry::read(row));
        }
        Ok(ledger)
    }

    /// Whether a mutant is explained.
    pub(super) fn is_equivalent(&self, package: &str, mutant: &str) -> bool {
        self.equivalent.contains_key(&(package.to_owned(), mutant.to_owned()))
    }

    /// The explained mutants of a package that do not exist, or that a test catches anyway.
    pub(super) fn wrongly_explained(&self, package: &str, fates: &BTreeMap<String, Fate>) -> Vec<String> {
        let own = self.equivalent.keys().filter(|(of, _)| of == package).map(|(_, mutant)| mutant);
        own.filter(|mutant| matches!(fates.get(*mutant), Some(Fate::Caught(_) | Fate::TimedOut(_))))
            .cloned()
            .collect()
    }

    /// Counts the results for the mutants of a package.
    pub(super) fn count(
        &self,
        package: &str,
        digest: &str,
        found: usize,
        fates: &BTreeMap<String, Fate>,
    ) -> Entry {
        let mut entry = Entry { digest: digest.to_owned(), found: found as u32, ..Entry::default() };
        for (mutant, fate) in fates {
            match fate {
                Fate::Caught(_) => entry.caught += 1,
                Fate::TimedOut(_) => entry.timed_out += 1,
                Fate::Unviable => entry.unviable += 1,
                Fate::Survived if self.is_equivalent(package, mutant) => entry.equivalent += 1,
                Fate::Survived => entry.survivors.push(mutant.clone()),
            }
        }
        entry
    }

    pub(super) fn save(&self, project: &Project) -> Result<()> {
        fs::write(project.path(LEDGER), self.text()).context(LEDGER)
    }

    fn text(&self) -> String {
        let mut text = format!("{}{BELOW}", self.by_hand);
        for (name, entry) in &self.entries {
            text += &format!(
                "\n[[package]]\nname = {name:?}\ndigest = {:?}\nfound = {}\ncaught = {}\ntimed_out = {}\nunviable = {}\n\
                 equivalent_survived = {}\nsurvivors = [\n",
                entry.digest, entry.found, entry.caught, entry.timed_out, entry.unviable, entry.equivalent
            );
            entry
                .survivors
                .iter()
                .for_each(|mutant| text += &format!("    {},\n", toml::Value::from(mutant.as_str())));
            text += "]\n";
        }
        text
    }
}

impl Entry {
    fn read(row: &toml::Value) -> Entry {
        let number = |key: &str| row.get(key).and_then(toml::Value::as_integer).unwrap_or(0) as u32;
        let survivors = row.get("survivors").and_then(toml::Value::as_array).into_iter().flatten();
        Entry {
            digest: row.get("digest").and_then(toml::Value::as_str).unwrap_or_default().to_owned(),
            found: number("found"),
            caught: number("caught"),
            timed_out: number("timed_out"),
            unviable: number("unviable"),
            equivalent: number("equivalent_survived"),
            survivors: survivors.filter_map(|name| name.as_str().map(str::to_owned)).collect(),
        }
    }

    /// The number of those that compiled and whose tests ran.
    pub(super) fn tried(&self) -> u32 {
        self.caught + self.timed_out + self.equivalent + self.survivors.len() as u32
    }

    /// Whether all were tried and every survivor is explained.
    pub(super) fn is_clean(&self) -> bool {
        self.survivors.is_empty() && self.found > 0 && self.tried() + self.unviable == self.found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str =
        "# Why.\n[[equivalent]]\npackage = \"p\"\nmutant = \"b\"\nreason = \"it is the same\"\n\n";

    #[test]
    fn a_survivor_is_explained_or_listed() {
        let mut ledger = Ledger::parse(&format!("{HEAD}{BELOW}")).unwrap();
        let fates = [
            ("a", Fate::Caught("rules t".into())),
            ("b", Fate::Survived),
            ("c", Fate::Survived),
            ("d", Fate::Unviable),
            ("e", Fate::TimedOut("laws".into())),
        ];
        let fates = fates.map(|(name, fate)| (name.to_owned(), fate)).into();
        let entry = ledger.count("p", "77", 5, &fates);
        assert_eq!((entry.tried(), entry.caught, entry.unviable, entry.equivalent), (4, 1, 1, 1));
        assert_eq!(entry.survivors, ["c"]);
        assert!(!entry.is_clean());
        assert!(ledger.wrongly_explained("p", &fates).is_empty());
        let caught = [("b".to_owned(), Fate::Caught("rules t".into()))].into();
        assert_eq!(ledger.wrongly_explained("p", &caught), ["b"]);
        ledger.entries.insert("p".into(), entry);
        let text = ledger.text();
        assert!(text.starts_with(HEAD));
        assert_eq!(Ledger::parse(&text).unwrap().entries, ledger.entries);
    }

    #[test]
    fn a_package_is_clean_only_when_everything_was_tried() {
        let entry = Entry { found: 3, caught: 2, unviable: 1, ..Entry::default() };
        assert!(entry.is_clean());
        assert!(!Entry { found: 4, ..entry }.is_clean());
        assert!(!Entry::default().is_clean());
    }

    #[test]
    fn the_committed_ledger_is_sound() {
        let project = Project::open().unwrap();
        let ledger = Ledger::open(&project).unwrap();
        assert_eq!(ledger.text(), read(&project.path(LEDGER)).unwrap());
    }
}
