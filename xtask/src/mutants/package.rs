//! The mutants of one package: listing, compiling and trying them.

use std::{
    collections::{BTreeMap, BTreeSet, hash_map::DefaultHasher},
    fs,
    hash::{Hash, Hasher},
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};

use super::{
    copy::{self, Files},
    find::{Site, sites},
    ledger::Ledger,
    results::Results,
    schema::{self, Placed, Written},
    trial::{self, Fate, Program},
};
use crate::project::{Project, files_below};

/// A package whose mutants must be caught.
pub(super) struct Package {
    pub(super) name: &'static str,
    pub(super) folder: &'static str,
    /// The arguments of `cargo test` that select its test programs.
    selection: &'static [&'static str],
    /// The test programs that may catch a mutant, cheap ones first. Recorded results may not: no golden file, no
    /// transcript, no scenario.
    tests: &'static [(&'static str, &'static str)],
}

const MY_TREASURE: &str = "crates/games/my-treasure";
const TREASURE_MAPS: &str = "crates/games/treasure-maps";
const LOST_MINES: &str = "crates/games/lost-mines";
const KLATZ: &str = "crates/games/klatz";
pub(super) const ENGINE: &str = "crates/engine";
const TESTKIT: &str = "crates/testkit";

/// All of them, smallest first. The rules of the engine are tested by its own tests, by the laws on the toy game of the
/// testkit, and by the games.
pub(super) const PACKAGES: [Package; 5] = [
    Package {
        name: "klad-my-treasure",
        folder: MY_TREASURE,
        selection: &[
            "--package",
            "klad-my-treasure",
            "--lib",
            "--test",
            "rules",
            "--test",
            "information",
            "--test",
            "laws",
        ],
        tests: &[
            (MY_TREASURE, "rules"),
            (MY_TREASURE, "lib"),
            (MY_TREASURE, "information"),
            (MY_TREASURE, "laws"),
        ],
    },
    Package {
        name: "klad-treasure-maps",
        folder: TREASURE_MAPS,
        selection: &["--package", "klad-treasure-maps", "--lib", "--test", "rules", "--test", "laws"],
        tests: &[(TREASURE_MAPS, "rules"), (TREASURE_MAPS, "lib"), (TREASURE_MAPS, "laws")],
    },
    Package {
        name: "klad-klatz",
        folder: KLATZ,
        selection: &[
            "--package",
            "klad-klatz",
            "--lib",
            "--test",
            "rules",
            "--test",
            "laws",
            "--test",
            "calls",
        ],
        tests: &[(KLATZ, "rules"), (KLATZ, "calls"), (KLATZ, "lib"), (KLATZ, "laws")],
    },
    Package {
        name: "klad-lost-mines",
        folder: LOST_MINES,
        selection: &["--package", "klad-lost-mines", "--lib", "--test", "rules", "--test", "laws"],
        tests: &[(LOST_MINES, "rules"), (LOST_MINES, "lib"), (LOST_MINES, "laws")],
    },
    Package {
        name: "klad-engine",
        folder: ENGINE,
        selection: &[
            "--workspace",
            "--lib",
            "--test",
            "rules",
            "--test",
            "laws",
            "--test",
            "calls",
            "--test",
            "fairness",
            "--test",
            "written_down",
        ],
        tests: &[
            (ENGINE, "lib"),
            (ENGINE, "written_down"),
            (ENGINE, "fairness"),
            (MY_TREASURE, "rules"),
            (TREASURE_MAPS, "rules"),
            (KLATZ, "rules"),
            (KLATZ, "calls"),
            (LOST_MINES, "rules"),
            (TESTKIT, "laws"),
            (MY_TREASURE, "laws"),
            (KLATZ, "laws"),
            (TREASURE_MAPS, "laws"),
            (LOST_MINES, "laws"),
        ],
    },
];

/// Files and folders of a game that contain no rules: bots, statistics, observations for learning, and what is printed.
const NO_RULES: [&str; 8] = ["bot", "stats", "observe", "notation", "refusal", "rulebook", "parts", "data"];

/// Which mutants to try.
pub(super) struct Choice {
    /// At most this many, spread evenly.
    pub(super) sample: Option<usize>,
    /// Forget the results of earlier runs.
    pub(super) fresh: bool,
    /// Only mutants in these lines. The ledger is left alone then.
    pub(super) lines: Option<BTreeSet<(String, usize)>>,
}

/// A source file with its sites.
struct Source {
    path: String,
    text: String,
    sites: Vec<Site>,
    /// The number of its first mutant.
    first: u32,
}

/// One mutant of the package.
pub(super) struct Mutant {
    id: u32,
    pub(super) name: String,
    pub(super) file: String,
    pub(super) line: usize,
}

impl Package {
    /// Tries the chosen mutants and updates the ledger. Returns whether none survived without an explanation.
    pub(super) fn run(&self, project: &Project, choice: &Choice) -> Result<bool> {
        let files = copy::files(project)?;
        let sources = self.sources(&files)?;
        let mutants = list(&sources, self.folder);
        let is_wanted = |mutant: &&Mutant| {
            choice.lines.as_ref().is_none_or(|lines| lines.contains(&(mutant.file.clone(), mutant.line)))
        };
        let wanted: Vec<&Mutant> = mutants.iter().filter(is_wanted).collect();
        if wanted.is_empty() {
            println!("{}: no mutants in what changed", self.name);
            return Ok(true);
        }
        let mut ledger = Ledger::open(project)?;
        let results = Results::open(project, self, &files, choice)?;
        let copy = project.target.join("mutants").join(self.name);
        let (programs, dropped) = self.build(&copy, &files, &sources)?;
        let (unviable, left): (Vec<&Mutant>, Vec<&Mutant>) = wanted
            .into_iter()
            .filter(|mutant| !results.is_settled(&mutant.name))
            .partition(|mutant| dropped.contains(&mutant.id));
        for mutant in unviable {
            results.add(mutant, Fate::Unviable)?;
        }
        let chosen = spread(left, choice.sample);
        println!("{}: {} mutants, {} to try", self.name, mutants.len(), chosen.len());
        let tried = trial::on_all_cores(&chosen, |mutant| {
            let fate = trial::fate(&programs, mutant.id)?;
            results.add(mutant, fate)
        });
        tried.into_iter().collect::<Result<()>>()?;
        let fates = results.into_fates();
        let wrongly = ledger.wrongly_explained(self.name, &fates);
        if !wrongly.is_empty() {
            bail!("explained as equivalent, but a test catches them: {}", wrongly.join("; "));
        }
        let entry = ledger.count(self.name, &self.digest(project)?, mutants.len(), &fates);
        let good = entry.survivors.is_empty();
        if choice.lines.is_none() {
            ledger.entries.insert(self.name.to_owned(), entry);
            ledger.save(project)?;
        }
        Ok(good)
    }

    /// The source files with rules and their sites.
    fn sources(&self, files: &Files) -> Result<Vec<Source>> {
        let (folder, mut first, mut sources) = (Path::new(self.folder).join("src"), 1, Vec::new());
        for (path, bytes) in files {
            let Ok(inner) = path.strip_prefix(&folder) else { continue };
            let top =
                inner.components().next().map(|part| PathBuf::from(part.as_os_str()).with_extension(""));
            let is_rules =
                self.folder == ENGINE || !NO_RULES.iter().any(|name| top == Some(PathBuf::from(name)));
            if path.extension().is_some_and(|ending| ending == "rs") && is_rules {
                let text = String::from_utf8(bytes.clone()).with_context(|| path.display().to_string())?;
                let sites = sites(&text).with_context(|| path.display().to_string())?;
                let size: usize = sites.iter().map(|site| site.mutants.len()).sum();
                sources.push(Source { path: path.to_string_lossy().into_owned(), text, sites, first });
                first += size as u32;
            }
        }
        Ok(sources)
    }

    /// Compiles the mutants, without those that the compiler rejects. Returns the test programs and the rejected
    /// mutants.
    fn build(&self, copy: &Path, files: &Files, sources: &[Source]) -> Result<(Vec<Program>, BTreeSet<u32>)> {
        let mut dropped = BTreeSet::new();
        loop {
            let mut files = files.clone();
            let mut placed: BTreeMap<String, Vec<Placed>> = BTreeMap::new();
            for source in sources {
                let Written { text, placed: own } =
                    schema::write(&source.text, &source.sites, source.first, &dropped);
                files.insert(source.path.clone().into(), text.into_bytes());
                placed.insert(source.path.clone(), own);
            }
            let lib = Path::new(self.folder).join("src/lib.rs");
            files.get_mut(&lib).context("a library")?.extend(schema::ASK.as_bytes());
            copy::write(copy, &files)?;
            let built = copy::build(copy, self.selection)?;
            if built.succeeded {
                println!("{}: {} mutants do not compile", self.name, dropped.len());
                return Ok((self.programs(copy, &built.programs)?, dropped));
            }
            let before = dropped.len();
            for error in &built.errors {
                let blamed = error.places.iter().find_map(|(file, at)| {
                    let blamed = schema::to_blame(placed.get(file)?, at);
                    (!blamed.is_empty()).then_some(blamed)
                });
                dropped.extend(blamed.into_iter().flatten());
            }
            if dropped.len() == before {
                built.must_succeed()?;
            }
        }
    }

    /// The programs that may catch a mutant, timed without one.
    fn programs(&self, copy: &Path, built: &copy::Programs) -> Result<Vec<Program>> {
        let mut programs = Vec::new();
        for (folder, test) in self.tests {
            let key = (folder.to_string(), test.to_string());
            let path =
                built.get(&key).with_context(|| format!("there is no test program {test} in {folder}"))?;
            let mut program = trial::program(copy, self.folder, folder, test, path);
            program.measure()?;
            println!("{}: {} takes {} ms", self.name, program.name, program.took.as_millis());
            programs.push(program);
        }
        Ok(programs)
    }

    /// A digest of everything that the results depend on: rules, tests and dependencies.
    pub(super) fn digest(&self, project: &Project) -> Result<String> {
        let games: &[&str] = if self.folder == ENGINE { &["crates/games"] } else { &[self.folder] };
        let mut hash = DefaultHasher::new();
        for folder in [&["crates/engine", "crates/testkit"], games].concat() {
            for ending in [".rs", ".toml", ".klad", ".json"] {
                for path in files_below(&project.path(folder), ending)? {
                    path.strip_prefix(&project.root)?.hash(&mut hash);
                    fs::read(&path)?.hash(&mut hash);
                }
            }
        }
        fs::read(project.path("Cargo.lock"))?.hash(&mut hash);
        Ok(format!("{:016x}", hash.finish()))
    }
}

/// Numbers and names the mutants. Identical changes in the same function are counted.
fn list(sources: &[Source], folder: &str) -> Vec<Mutant> {
    let (mut mutants, mut seen) = (Vec::new(), BTreeMap::<String, u32>::new());
    for source in sources {
        let short = source.path.strip_prefix(folder).unwrap_or(&source.path).trim_start_matches('/');
        let found = source.sites.iter().flat_map(|site| &site.mutants);
        for (id, found) in (source.first..).zip(found) {
            let mut name = format!("{short} {}", found.name);
            let count = seen.entry(name.clone()).or_default();
            *count += 1;
            if *count > 1 {
                name += &format!(" ({count})");
            }
            mutants.push(Mutant { id, name, file: source.path.clone(), line: found.line });
        }
    }
    mutants
}

/// At most this many, spread evenly.
fn spread<T>(all: Vec<T>, sample: Option<usize>) -> Vec<T> {
    let (size, count) = (all.len(), sample.unwrap_or(usize::MAX).min(all.len()));
    let is_in = |index: usize| (index + 1) * count / size > index * count / size;
    all.into_iter().enumerate().filter(|(index, _)| is_in(*index)).map(|(_, item)| item).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_test_program_exists_and_no_recorded_result_is_among_them() {
        let project = Project::open().unwrap();
        for package in &PACKAGES {
            for (folder, test) in package.tests {
                let there = ["tests/{}.rs", "tests/{}/main.rs"].map(|path| path.replace("{}", test));
                let found =
                    *test == "lib" || there.iter().any(|path| project.has(&format!("{folder}/{path}")));
                assert!(found, "there is no {test} in {folder}");
                assert!(!["transcripts", "scenarios", "counts", "observe"].contains(test));
            }
        }
    }

    #[test]
    fn rules_are_in_every_file_that_is_not_listed_as_something_else() {
        let project = Project::open().unwrap();
        let files = copy::files(&project).unwrap();
        let paths: Vec<String> = PACKAGES
            .iter()
            .flat_map(|package| package.sources(&files).unwrap())
            .map(|source| source.path)
            .collect();
        let is_in = |wanted: &str| paths.iter().any(|path| path == &format!("crates/{wanted}"));
        for wanted in
            ["games/klatz/src/pile.rs", "games/klatz/src/arbiter/race.rs", "games/lost-mines/src/plays.rs"]
        {
            assert!(is_in(wanted), "{wanted}");
        }
        for wanted in ["games/my-treasure/src/tables.rs", "games/klatz/src/lib.rs", "engine/src/deck.rs"] {
            assert!(is_in(wanted), "{wanted}");
        }
        assert!(!paths.iter().any(|path| path.contains("games/klatz/src/bot") || path.contains("/tests/")));
    }

    #[test]
    fn names_are_unique_and_numbers_are_consecutive() {
        let text = "fn f(a: u8) -> bool { a == 1 && a == 2 }".to_owned();
        let sites = sites(&text).unwrap();
        let source = Source { path: "crates/x/src/a.rs".into(), text, sites, first: 5 };
        let mutants = list(&[source], "crates/x");
        let shown: Vec<(u32, &str)> =
            mutants.iter().map(|mutant| (mutant.id, mutant.name.as_str())).collect();
        let wanted = [
            (5, "src/a.rs f: returns true"),
            (6, "src/a.rs f: returns false"),
            (7, "src/a.rs f: && becomes ||"),
            (8, "src/a.rs f: == becomes !="),
            (9, "src/a.rs f: == becomes != (2)"),
        ];
        assert_eq!(shown, wanted);
    }

    #[test]
    fn a_sample_is_spread_evenly() {
        assert_eq!(spread((0..10).collect(), Some(2)), [4, 9]);
        assert_eq!(spread((0..3).collect(), None), [0, 1, 2]);
        assert_eq!(spread((0..3).collect(), Some(9)).len(), 3);
        assert!(spread(Vec::<u8>::new(), Some(1)).is_empty());
    }
}
