//! All deck files in a folder.

use std::{
    fmt, fs, io,
    path::{Path, PathBuf},
};

use klad_engine::{Catalog, deck::Decks};

use crate::LineFault;

/// Everything wrong with the files in a folder.
#[derive(Debug)]
pub struct FileFaults(pub Vec<(PathBuf, LineFault)>);

impl fmt::Display for FileFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, (path, fault)) in self.0.iter().enumerate() {
            let end = if place == 0 { "" } else { "\n" };
            write!(f, "{end}{}: {fault}", path.display())?;
        }
        Ok(())
    }
}

impl std::error::Error for FileFaults {}

/// Reads every `.toml` file in a folder.
///
/// # Errors
/// Every fault of every file; a folder that cannot be read counts as one fault.
pub fn folder(catalog: &Catalog, path: &Path) -> Result<Decks, FileFaults> {
    let unreadable = |path: &Path, error: io::Error| {
        FileFaults(vec![(path.to_owned(), LineFault { line: 1, reason: error.to_string() })])
    };
    let files = toml_files(path).map_err(|error| unreadable(path, error))?;
    let (mut decks, mut faults) = (Decks::default(), Vec::new());
    for file in files {
        let bytes = fs::read(&file).map_err(|error| unreadable(&file, error))?;
        match crate::read(catalog, &bytes) {
            Ok(deck) => {
                let name = deck.own.name.clone();
                if !decks.add(deck.game, deck.own) {
                    let reason = format!("{} has a second deck {name:?}", deck.game);
                    faults.push((file, LineFault { line: 1, reason }));
                }
            }
            Err(found) => faults.extend(found.into_iter().map(|fault| (file.clone(), fault))),
        }
    }
    if faults.is_empty() { Ok(decks) } else { Err(FileFaults(faults)) }
}

fn toml_files(path: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(path)? {
        let file = entry?.path();
        if file.extension().is_some_and(|ending| ending == "toml") {
            files.push(file);
        }
    }
    files.sort();
    Ok(files)
}
