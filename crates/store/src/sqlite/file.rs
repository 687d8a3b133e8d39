//! The file itself: readable by its owner alone, and held by one process.

use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
};

use crate::records::StoreError;

/// The lock on a store, until it is given back or the process ends.
#[derive(Clone)]
pub(super) struct Lock(Arc<Mutex<Option<File>>>);

impl Lock {
    pub(super) fn give_back(&self) {
        drop(self.0.lock().unwrap_or_else(PoisonError::into_inner).take());
    }
}

/// Makes the file and its folder if there are none, for the owner's eyes only, and takes the lock. SQLite gives its files
/// beside it (`-wal`, `-shm`) the mode of the file.
pub(super) fn claim(path: &Path) -> Result<Lock, StoreError> {
    let fault = |error: io::Error| StoreError::File(path.display().to_string(), error);
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty() && !folder.exists()) {
        make_folder(folder).map_err(fault)?;
    }
    let lock = open(&beside(path, ".lock")).map_err(fault)?;
    match lock.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Err(StoreError::Taken(path.display().to_string())),
        Err(TryLockError::Error(error)) => return Err(fault(error)),
    }
    // Closed again before SQLite opens it: closing a file gives up the locks SQLite holds on it.
    drop(open(path).map_err(fault)?);
    for file in [path.to_owned(), beside(path, "-wal"), beside(path, "-shm")] {
        if file.exists() {
            only_owner(&file).map_err(fault)?;
        }
    }
    Ok(Lock(Arc::new(Mutex::new(Some(lock)))))
}

fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

fn open(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

fn make_folder(path: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

#[cfg(unix)]
fn only_owner(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let mode = fs::metadata(path)?.permissions().mode();
    if mode & 0o077 == 0 {
        Ok(())
    } else {
        fs::set_permissions(path, fs::Permissions::from_mode(mode & 0o700))
    }
}

#[cfg(not(unix))]
fn only_owner(_: &Path) -> io::Result<()> {
    Ok(())
}
