//! Files written atomically.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// Writes a file through a temporary one beside it, so that no reader ever sees half of it.
pub fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    let temporary = beside(path);
    let written = fs::write(&temporary, text).and_then(|()| fs::rename(&temporary, path));
    if written.is_err() {
        // It may not exist; the first error is the one to report.
        let _ = fs::remove_file(&temporary);
    }
    written
}

/// A name in the same folder that only this process uses.
fn beside(path: &Path) -> PathBuf {
    let mut name = path.file_name().map_or_else(|| "klad".into(), ToOwned::to_owned);
    name.push(format!(".{}.part", std::process::id()));
    path.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_written_whole_and_no_temporary_file_is_left() {
        let folder = std::env::temp_dir().join(format!("klad-files-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("game.klad");
        write_whole(&path, "one\n").unwrap();
        write_whole(&path, "two\n").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "two\n");
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        assert!(write_whole(&folder.join("missing/game.klad"), "three").is_err());
        fs::remove_dir_all(&folder).unwrap();
    }
}
