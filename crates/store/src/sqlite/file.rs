//! The file itself: readable only by its owner, and locked by one process.

use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
};

use crate::records::StoreError;

/// The lock on a store, until it is released or the process ends.
#[derive(Clone)]
pub(super) struct Lock(Arc<Mutex<Option<File>>>);

impl Lock {
    pub(super) fn give_back(&self) {
        let file = self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
        // Closing is not enough: a program that is being started at this moment still has a copy of the file, with its lock.
        let _ = file.map(|file| file.unlock());
    }
}

/// Creates the file and its folder if necessary, readable only by the owner, and takes the lock. SQLite gives its
/// companion files (`-wal`, `-shm`) the same mode.
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
    // Closed before SQLite opens it, because closing a file releases the locks SQLite holds on it.
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
