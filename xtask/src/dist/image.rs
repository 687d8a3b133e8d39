//! What a container image contains: the binary and the libraries it is linked with, and nothing else
//! (`packaging/Containerfile`).

use std::{
    fs,
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Child, Stdio},
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail};

use crate::shell::program_in;

/// The user that the server runs as in a container; the same number as in `packaging/Containerfile`.
const USER: u32 = 65532;

/// The certificate authorities of the build machine, for TLS to the database and the bus.
const AUTHORITIES: &str = "etc/ssl/certs/ca-certificates.crt";

/// Fills `image` with everything that `klad` needs to run.
pub(super) fn fill(klad: &Path, image: &Path) -> Result<()> {
    put(klad, &image.join("usr/bin/klad"))?;
    for library in libraries(klad)? {
        put(&library, &image.join(library.strip_prefix("/").unwrap_or(&library)))?;
    }
    let authorities = Path::new("/").join(AUTHORITIES);
    if authorities.is_file() {
        put(&authorities, &image.join(AUTHORITIES))?;
    }
    let passwd = format!("nonroot:x:{USER}:{USER}:nonroot:/data:/sbin/nologin\n");
    fs::write(image.join("etc/passwd"), passwd).context("etc/passwd")?;
    fs::create_dir_all(image.join("data")).context("data")
}

fn put(from: &Path, to: &Path) -> Result<()> {
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    }
    fs::copy(from, to).with_context(|| from.display().to_string())?;
    Ok(())
}

/// The shared libraries of a program, its loader among them.
fn libraries(program: &Path) -> Result<Vec<PathBuf>> {
    let output = program_in(Path::new("/"), "ldd", &[&program.to_string_lossy()]).output().context("ldd")?;
    Ok(libraries_in(&String::from_utf8_lossy(&output.stdout)))
}

/// The files that the output of `ldd` names: `libm.so.6 => /lib/libm.so.6 (0x…)` or `/lib64/ld-linux.so.2 (0x…)`.
fn libraries_in(listed: &str) -> Vec<PathBuf> {
    let path = |line: &str| {
        let words = line.split_whitespace();
        words.filter(|word| word.starts_with('/')).map(PathBuf::from).next_back()
    };
    listed.lines().filter_map(path).collect()
}

/// Starts the server with nothing but the image around it, as the container's user, and asks it whether it is ready.
/// Returns false if this machine does not allow that.
pub(super) fn try_out(image: &Path) -> Result<bool> {
    let data = image.join("data");
    if std::os::unix::fs::chown(&data, Some(USER), Some(USER)).is_err() {
        return Ok(false);
    }
    let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port().to_string();
    let address = format!("127.0.0.1:{port}");
    let inside = |words: &[&str]| {
        let user = format!("--userspec={USER}:{USER}");
        let mut command = program_in(image, "chroot", &[&user, ".", "/usr/bin/klad"]);
        command
            .args(words)
            .env_clear()
            .env("PATH", "/usr/sbin:/usr/bin:/sbin:/bin")
            .env("KLAD_LISTEN", &address);
        command
    };
    let serve = ["serve", "--store", "sqlite:/data/klad.db", "--log", "error"];
    let mut server = Running(inside(&serve).stdout(Stdio::null()).spawn().context("chroot")?);
    let patience = Instant::now();
    loop {
        if inside(&["health"]).stdout(Stdio::null()).stderr(Stdio::null()).status()?.success() {
            break;
        }
        if let Some(status) = server.0.try_wait()? {
            bail!("the server in the image ended with {status}");
        }
        if patience.elapsed() > Duration::from_secs(60) {
            bail!("the server in the image is not ready after a minute");
        }
        thread::sleep(Duration::from_millis(200));
    }
    drop(server);
    fs::remove_dir_all(&data).and_then(|()| fs::create_dir(&data)).context("data")?;
    Ok(true)
}

/// A program that is stopped when this is dropped.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may have exited already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn libraries_and_the_loader_are_read_from_ldd() {
        let listed = "\tlinux-vdso.so.1 (0x00007ffc)\n\tlibm.so.6 => /lib/x86_64-linux-gnu/libm.so.6 (0x00007f)\n\t/lib64/ld-linux-x86-64.so.2 (0x00007f)\n";
        let found = ["/lib/x86_64-linux-gnu/libm.so.6", "/lib64/ld-linux-x86-64.so.2"].map(PathBuf::from);
        assert_eq!(libraries_in(listed), found);
        assert!(libraries_in("\tstatically linked\n").is_empty());
    }
}
