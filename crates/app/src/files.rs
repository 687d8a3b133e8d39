//! Reading and writing files, with error messages that say what was found.

use std::{
    env, fs,
    io::Write as _,
    path::{Path, PathBuf},
};

use anyhow::{Context, bail};
use klad_engine::transcript::Transcript;
use klad_terminal::files::write_whole;

/// The bytes of a file; `-` is standard input.
pub(crate) fn read(path: &Path) -> anyhow::Result<Vec<u8>> {
    if path == Path::new("-") {
        let mut bytes = Vec::new();
        std::io::Read::read_to_end(&mut std::io::stdin().lock(), &mut bytes)
            .context("standard input cannot be read")?;
        return Ok(bytes);
    }
    fs::read(path).with_context(|| format!("the file {} cannot be read", path.display()))
}

/// Writes a file atomically, readable by this user only. Creates its folder if necessary.
pub(crate) fn write_private(path: &Path, text: &str) -> anyhow::Result<()> {
    let write = || -> std::io::Result<()> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let temporary = path.with_extension(format!("{}.part", std::process::id()));
        let mut options = fs::OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let written = options
            .open(&temporary)
            .and_then(|mut file| file.write_all(text.as_bytes()))
            .and_then(|()| fs::rename(&temporary, path));
        if written.is_err() {
            // It may not exist; the first error is the one to report.
            let _ = fs::remove_file(&temporary);
        }
        written
    };
    write().with_context(|| format!("the file {} cannot be written", path.display()))
}

/// Reads a transcript.
pub(crate) fn read_transcript(path: &Path) -> anyhow::Result<Transcript> {
    let bytes = read(path)?;
    Transcript::read(&bytes).with_context(|| format!("the file {} is not a transcript", path.display()))
}

/// Refuses to overwrite a file unless forced, or to write into a folder that does not exist. Called before any work is
/// done.
pub(crate) fn check_free(path: &Path, force: bool) -> anyhow::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
        bail!("the file {} cannot be written: there is no folder {}", path.display(), folder.display());
    }
    if !force && path.exists() {
        bail!(
            "the file {} already exists; choose another name, or overwrite it with --force",
            path.display()
        );
    }
    Ok(())
}

/// Writes a file atomically; overwrites only if forced.
pub(crate) fn write(path: &Path, text: &str, force: bool) -> anyhow::Result<()> {
    check_free(path, force)?;
    write_whole(path, text).with_context(|| format!("the file {} cannot be written", path.display()))
}

/// The default database file of a server: `$KLAD_DATA/klad.sqlite`, or below the user's data directory.
pub(crate) fn store_path() -> anyhow::Result<PathBuf> {
    let folder =
        data_folder().context("found no data directory, wanted HOME or KLAD_DATA to be set, or --store")?;
    // The store creates it if it is missing, accessible to its owner only.
    Ok(folder.join("klad.sqlite"))
}

/// The folder for games that were not saved elsewhere: `$KLAD_DATA/games`, or below the user's data directory. `None`
/// if there is neither.
pub(crate) fn games_folder() -> Option<PathBuf> {
    let folder = data_folder()?.join("games");
    fs::create_dir_all(&folder).ok()?;
    Some(folder)
}

/// `$KLAD_DATA`, or our folder below the user's data directory.
fn data_folder() -> Option<PathBuf> {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    set("KLAD_DATA").or_else(|| {
        let data = if cfg!(windows) {
            set("APPDATA")
        } else if cfg!(target_os = "macos") {
            set("HOME").map(|home| home.join("Library/Application Support"))
        } else {
            set("XDG_DATA_HOME").or_else(|| set("HOME").map(|home| home.join(".local/share")))
        };
        data.map(|data| data.join("klad"))
    })
}

/// The newest unfinished game in the folder, with its transcript.
pub(crate) fn newest_unfinished(folder: &Path) -> Option<(PathBuf, Transcript)> {
    let mut files: Vec<_> = fs::read_dir(folder)
        .ok()?
        .filter_map(|file| Some(file.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "klad"))
        .filter_map(|path| Some((fs::metadata(&path).ok()?.modified().ok()?, path)))
        .collect();
    files.sort();
    // Look at only a few: a folder full of finished games should not delay the start.
    files.into_iter().rev().take(5).find_map(|(_, path)| {
        let transcript = Transcript::read(&fs::read(&path).ok()?).ok()?;
        (transcript.result.is_none() && !transcript.moves.is_empty()).then_some((path, transcript))
    })
}
