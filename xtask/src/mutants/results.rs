//! The results for the mutants of a package, kept in a file.

use std::{
    collections::{BTreeMap, hash_map::DefaultHasher},
    fs::{self, OpenOptions},
    hash::{Hash, Hasher},
    io::Write,
    path::Path,
    sync::Mutex,
};

use anyhow::Result;

use super::{
    copy::Files,
    package::{Choice, ENGINE, Mutant, Package},
    trial::Fate,
};
use crate::project::Project;

/// The results so far, kept in a file so that a run can be interrupted. Survivors are tried again in the next run;
/// caught mutants stay caught until the rules change or `--fresh` is given.
pub(super) struct Results {
    file: Mutex<fs::File>,
    fates: Mutex<BTreeMap<String, Fate>>,
}

impl Results {
    pub(super) fn open(
        project: &Project,
        package: &Package,
        files: &Files,
        choice: &Choice,
    ) -> Result<Results> {
        let mut hash = DefaultHasher::new();
        for (path, bytes) in files {
            let is_source = |folder: &str| path.starts_with(Path::new(folder).join("src"));
            if is_source(package.folder) || is_source(ENGINE) || path == Path::new("Cargo.lock") {
                (path, bytes).hash(&mut hash);
            }
        }
        let head = format!("{:016x}", hash.finish());
        let part = if choice.lines.is_some() { "-changed" } else { "" };
        let path = project.target.join(format!("mutants/{}{part}.txt", package.name));
        fs::create_dir_all(project.target.join("mutants"))?;
        let old = fs::read_to_string(&path).unwrap_or_default();
        let mut lines = old.lines();
        let is_kept = !choice.fresh && lines.next() == Some(&head);
        let fates: BTreeMap<String, Fate> =
            if is_kept { lines.filter_map(read_line).collect() } else { BTreeMap::new() };
        let text: String = fates.iter().map(|(name, fate)| line(name, fate)).collect();
        fs::write(&path, format!("{head}\n{text}"))?;
        let file = OpenOptions::new().append(true).open(&path)?;
        Ok(Results { file: Mutex::new(file), fates: Mutex::new(fates) })
    }

    pub(super) fn is_settled(&self, name: &str) -> bool {
        let fates = self.fates.lock().expect("no worker panics");
        fates.get(name).is_some_and(|fate| *fate != Fate::Survived)
    }

    pub(super) fn add(&self, mutant: &Mutant, fate: Fate) -> Result<()> {
        if fate == Fate::Survived {
            println!("survived: {} ({}:{})", mutant.name, mutant.file, mutant.line);
        }
        self.file.lock().expect("no worker panics").write_all(line(&mutant.name, &fate).as_bytes())?;
        self.fates.lock().expect("no worker panics").insert(mutant.name.clone(), fate);
        Ok(())
    }

    pub(super) fn into_fates(self) -> BTreeMap<String, Fate> {
        self.fates.into_inner().expect("no worker panics")
    }
}

fn line(name: &str, fate: &Fate) -> String {
    match fate {
        Fate::Caught(by) => format!("caught\t{name}\t{by}\n"),
        Fate::TimedOut(by) => format!("timed out\t{name}\t{by}\n"),
        Fate::Unviable => format!("unviable\t{name}\t\n"),
        Fate::Survived => format!("survived\t{name}\t\n"),
    }
}

fn read_line(line: &str) -> Option<(String, Fate)> {
    let mut parts = line.split('\t');
    let (fate, name, by) = (parts.next()?, parts.next()?.to_owned(), parts.next()?.to_owned());
    let fate = match fate {
        "caught" => Fate::Caught(by),
        "timed out" => Fate::TimedOut(by),
        "unviable" => Fate::Unviable,
        "survived" => Fate::Survived,
        _ => return None,
    };
    Some((name, fate))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_results_is_read_back() {
        for fate in
            [Fate::Caught("rules t".into()), Fate::TimedOut("laws".into()), Fate::Survived, Fate::Unviable]
        {
            assert_eq!(
                read_line(line("src/a.rs f: x", &fate).trim_end_matches('\n')),
                Some(("src/a.rs f: x".into(), fate))
            );
        }
    }
}
