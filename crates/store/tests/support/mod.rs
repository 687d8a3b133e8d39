//! Programs that tests start and stop: PostgreSQL and NATS, on loopback and free ports, in their own directory.
#![allow(clippy::unwrap_used, dead_code, unreachable_pub, reason = "not every test needs everything here")]

use std::{
    fs,
    net::{TcpListener, TcpStream},
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::atomic::{AtomicU32, Ordering},
    time::{Duration, Instant},
};

/// A directory that is deleted when this is dropped.
pub struct Scratch(PathBuf);

impl Scratch {
    pub fn new() -> Scratch {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("klad-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(&path).unwrap();
        // PostgreSQL runs as another user.
        fs::set_permissions(&path, fs::Permissions::from_mode(0o777)).unwrap();
        Scratch(path)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A port that is currently free.
pub fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// Waits until somebody listens on a port.
pub fn wait_for(port: u16, what: &str) {
    let begun = Instant::now();
    while TcpStream::connect(("127.0.0.1", port)).is_err() {
        assert!(begun.elapsed() < Duration::from_secs(30), "{what} does not listen on port {port}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// A program that is stopped when this is dropped.
struct Running(Child);

impl Running {
    fn start(command: &mut Command) -> Running {
        let name = command.get_program().to_owned();
        let child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        Running(child.unwrap_or_else(|error| panic!("{name:?} cannot be started: {error}")))
    }

    fn signal(&self, signal: &str) {
        let done = Command::new("kill").arg(format!("-{signal}")).arg(self.0.id().to_string()).status();
        assert!(done.unwrap().success(), "no signal {signal} to {}", self.0.id());
    }

    fn end(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.end();
    }
}

/// A PostgreSQL server.
pub struct Postgres {
    server: Option<Running>,
    pub port: u16,
    bin: PathBuf,
    scratch: Scratch,
}

impl Postgres {
    pub fn start() -> Postgres {
        let bin = postgres_bin();
        let scratch = Scratch::new();
        let done = as_postgres(bin.join("initdb"))
            .args(["--no-sync", "--auth=trust", "--username=klad", "--encoding=UTF8", "--pgdata"])
            .arg(scratch.path().join("data"))
            .current_dir(scratch.path())
            .output()
            .expect("initdb runs");
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        let mut postgres = Postgres { server: None, port: free_port(), bin, scratch };
        postgres.go_on();
        postgres
    }

    /// Starts it again after [`Postgres::stop`].
    pub fn go_on(&mut self) {
        // The process we start is the server itself, so killing it stops the server.
        let mut command = as_postgres(self.bin.join("postgres"));
        command
            .arg("-D")
            .arg(self.scratch.path().join("data"))
            .args(["-h", "127.0.0.1", "-p", &self.port.to_string(), "-c", "max_connections=120"])
            .args(["-c", "unix_socket_directories=", "-c", "shared_buffers=64MB"])
            .current_dir(self.scratch.path());
        self.server = Some(Running::start(&mut command));
        let begun = Instant::now();
        let ready = || {
            let status = Command::new(self.bin.join("pg_isready"))
                .args(["-q", "-h", "127.0.0.1", "-p", &self.port.to_string()])
                .status();
            status.is_ok_and(|status| status.success())
        };
        while !ready() {
            assert!(begun.elapsed() < Duration::from_secs(30), "PostgreSQL does not start");
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Stops it immediately, connections and all. Committed data stays.
    pub fn stop(&mut self) {
        if let Some(mut server) = self.server.take() {
            server.signal("QUIT");
            let _ = server.0.wait();
        }
    }

    pub fn address(&self) -> String {
        format!("postgres://klad@127.0.0.1:{}/postgres", self.port)
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.stop();
    }
}

/// PostgreSQL refuses to run as root.
fn as_postgres(program: PathBuf) -> Command {
    let is_root = fs::metadata("/proc/self").is_ok_and(|own| std::os::unix::fs::MetadataExt::uid(&own) == 0);
    if !is_root {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]).arg(program);
    command
}

fn postgres_bin() -> PathBuf {
    let debian =
        fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten().map(|dir| dir.path().join("bin"));
    let mut places: Vec<PathBuf> = debian.filter(|bin| bin.join("initdb").exists()).collect();
    places.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    places.splice(
        0..0,
        std::env::split_paths(&path)
            .filter(|bin| bin.join("initdb").exists() && bin.join("pg_isready").exists()),
    );
    places.pop().expect("PostgreSQL's initdb and postgres are installed (Debian: postgresql)")
}

/// A NATS server.
pub struct Nats {
    server: Option<Running>,
    pub port: u16,
    /// The configuration of one with a user and TLS.
    scratch: Option<Scratch>,
}

impl Nats {
    pub fn start() -> Nats {
        let mut nats = Nats { server: None, port: free_port(), scratch: None };
        nats.go_on();
        nats
    }

    /// One that wants TLS and the user `klad` with this password, configured as `packaging/nats.conf` is. Its certificate
    /// is made by `openssl`.
    pub fn guarded(password: &str) -> Nats {
        let scratch = Scratch::new();
        let folder = scratch.path().display();
        let made = Command::new("openssl")
            .args([
                "req",
                "-x509",
                "-newkey",
                "ec",
                "-pkeyopt",
                "ec_paramgen_curve:P-256",
                "-nodes",
                "-days",
                "2",
            ])
            .args(["-subj", "/CN=bus", "-addext", "subjectAltName=DNS:localhost"])
            .args(["-addext", "basicConstraints=critical,CA:false"])
            .args(["-keyout", &format!("{folder}/key.pem"), "-out", &format!("{folder}/cert.pem")])
            .output()
            .expect("openssl is installed");
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        let packaged = concat!(env!("CARGO_MANIFEST_DIR"), "/../../packaging/nats.conf");
        let config = fs::read_to_string(packaged).unwrap();
        let port = free_port();
        let config = config
            .replace("0.0.0.0:4222", &format!("127.0.0.1:{port}"))
            .replace("$KLAD_BUS_PASSWORD", &format!("\"{password}\""))
            .replace("/etc/nats", &folder.to_string());
        fs::write(scratch.path().join("nats.conf"), config).unwrap();
        let mut nats = Nats { server: None, port, scratch: Some(scratch) };
        nats.go_on();
        nats
    }

    /// Its certificate.
    pub fn certificate(&self) -> PathBuf {
        self.scratch.as_ref().expect("it is guarded").path().join("cert.pem")
    }

    /// Starts it again after [`Nats::stop`].
    pub fn go_on(&mut self) {
        let program = ["/usr/sbin/nats-server", "/usr/bin/nats-server", "/usr/local/bin/nats-server"]
            .into_iter()
            .find(|path| Path::new(path).exists())
            .expect("nats-server is installed (Debian: nats-server)");
        let mut command = Command::new(program);
        match &self.scratch {
            Some(scratch) => command.arg("-c").arg(scratch.path().join("nats.conf")),
            None => command.args(["-a", "127.0.0.1", "-p", &self.port.to_string()]),
        };
        self.server = Some(Running::start(&mut command));
        wait_for(self.port, "NATS");
    }

    pub fn stop(&mut self) {
        self.server = None;
    }

    pub fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}
