//! `klad serve`: runs the server.

use std::{
    net::SocketAddr,
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use anyhow::{Context, anyhow, ensure};
use klad_arena::program::Program;
use klad_engine::Catalog;
use klad_server::{AdminToken, Ambient, BeaconFile, Bus, BusKey, Config, Limits, Retention, Server};
use klad_store::{SealKeys, Store};
use serde::Deserialize;
use tracing::level_filters::LevelFilter;

use crate::{
    files, options,
    output::{Verdict, complain, say},
    page,
};

/// How long a bot program may think about a move.
const BOT_TIME: Duration = Duration::from_secs(2);

/// Serve the page and its tables
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    klad serve\n  \
    klad serve --listen 0.0.0.0:8080 --public-url https://play.example.org --behind-proxy\n  \
    klad serve --store postgres://klad@db/klad --bus tls://klad@bus:4222 --bus-key-file /etc/klad/bus.key\n  \
    klad serve --bot python=\"python3 examples/bot.py\"\n\n\
    Every setting but those for tests can also come from a file given with --config: listen, store, bus,\n\
    bus_key_file, bus_ca, seal_key, admin_token_file, keep_bot_games, keep_games, keep_devices, public_url,\n\
    behind_proxy, beacon, decks, bot (a list), drain, log; all but bot also from the environment (KLAD_LISTEN,\n\
    KLAD_STORE, KLAD_BUS, KLAD_PUBLIC_URL and so on).")]
pub(crate) struct Args {
    /// The address to listen on; port 0 takes a free one [default: 127.0.0.1:8080]
    #[arg(long, env = "KLAD_LISTEN")]
    listen: Option<SocketAddr>,
    /// Where tables are stored: sqlite:PATH or postgres://… [default: one file in the user's data directory]
    #[arg(long, env = "KLAD_STORE")]
    store: Option<String>,
    /// The bus between several servers: nats://… or tls://…
    #[arg(long, env = "KLAD_BUS")]
    bus: Option<String>,
    /// A file with the key that servers sign their bus messages with: any 16 characters or more, the same for all
    #[arg(long, env = "KLAD_BUS_KEY_FILE", value_name = "FILE")]
    bus_key_file: Option<PathBuf>,
    /// A file with certificates to trust for tls:// in addition to the system's
    #[arg(long, env = "KLAD_BUS_CA", value_name = "FILE")]
    bus_ca: Option<PathBuf>,
    /// A file with the keys that seal the secrets of running games and devices, one per line, the current one first
    /// (klad admin new-key makes one)
    #[arg(long, env = "KLAD_SEAL_KEY", value_name = "FILE")]
    seal_key: Option<PathBuf>,
    /// A file with the token that lets operators in (klad admin): 24 characters or more
    #[arg(long, env = "KLAD_ADMIN_TOKEN_FILE", value_name = "FILE")]
    admin_token_file: Option<PathBuf>,
    /// Keep finished games between bots for this many days; 0 keeps them forever [default: 1]
    #[arg(long, env = "KLAD_KEEP_BOT_GAMES", value_name = "DAYS")]
    keep_bot_games: Option<u32>,
    /// Keep games for this many days after the end, or after the last move if they were abandoned; 0 keeps them forever
    /// [default: 400]
    #[arg(long, env = "KLAD_KEEP_GAMES", value_name = "DAYS")]
    keep_games: Option<u32>,
    /// Forget devices that have not been used for this many days; 0 keeps them forever [default: 400]
    #[arg(long, env = "KLAD_KEEP_DEVICES", value_name = "DAYS")]
    keep_devices: Option<u32>,
    /// The public address of the server; links are built from it
    #[arg(long, env = "KLAD_PUBLIC_URL", value_name = "URL")]
    public_url: Option<String>,
    /// Trust the proxy in front for client addresses (x-forwarded-for)
    #[arg(long, env = "KLAD_BEHIND_PROXY")]
    behind_proxy: bool,
    /// A file with the rounds of a public beacon, mixed into the seed when several people play (see docs/fairness.md)
    #[arg(long, env = "KLAD_BEACON", value_name = "FILE")]
    beacon: Option<PathBuf>,
    /// A folder with deck files of your own (see klad deck), which tables may name in their deck option
    #[arg(long, env = "KLAD_DECKS", value_name = "DIR")]
    decks: Option<PathBuf>,
    /// Offer a program as a bot, as NAME=COMMAND (see docs/bot-protocol.md); repeat for more
    #[arg(long, value_name = "NAME=COMMAND")]
    bot: Vec<String>,
    /// How long to keep serving after SIGTERM while /readyz fails, so that a load balancer notices, in seconds
    /// [default: 0]
    #[arg(long, env = "KLAD_DRAIN", value_name = "SECONDS")]
    drain: Option<u64>,
    /// Disable rate limits (load tests only)
    #[arg(long, env = "KLAD_NO_RATE_LIMITS")]
    no_rate_limits: bool,
    /// Run bots and clocks this many times faster (tests only)
    #[arg(long, env = "KLAD_HURRY", default_value_t = 1, value_name = "TIMES",
          value_parser = clap::value_parser!(u32).range(1..=100))]
    hurry: u32,
    /// The log level on standard error: error, warn, info, debug or trace [default: info]
    #[arg(long, env = "KLAD_LOG", value_name = "LEVEL")]
    log: Option<LevelFilter>,
    /// A TOML file with the same settings; flags and environment variables override it
    #[arg(long, env = "KLAD_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,
}

/// The settings that a configuration file may contain.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Written {
    listen: Option<SocketAddr>,
    store: Option<String>,
    bus: Option<String>,
    bus_key_file: Option<PathBuf>,
    bus_ca: Option<PathBuf>,
    seal_key: Option<PathBuf>,
    admin_token_file: Option<PathBuf>,
    public_url: Option<String>,
    behind_proxy: Option<bool>,
    beacon: Option<PathBuf>,
    decks: Option<PathBuf>,
    keep_bot_games: Option<u32>,
    keep_games: Option<u32>,
    keep_devices: Option<u32>,
    bot: Vec<String>,
    drain: Option<u64>,
    log: Option<String>,
}

impl Written {
    fn read(path: &Path) -> anyhow::Result<Written> {
        let text = String::from_utf8(files::read(path)?)
            .with_context(|| format!("the file {} is not text", path.display()))?;
        toml::from_str(&text).with_context(|| format!("the file {}", path.display()))
    }

    /// How long things are kept.
    fn retention(&self, args: &Args) -> Retention {
        let usual = Retention::default();
        Retention {
            bots_days: args.keep_bot_games.or(self.keep_bot_games).unwrap_or(usual.bots_days),
            games_days: args.keep_games.or(self.keep_games).unwrap_or(usual.games_days),
            devices_days: args.keep_devices.or(self.keep_devices).unwrap_or(usual.devices_days),
        }
    }

    fn log_level(&self, args: &Args) -> anyhow::Result<LevelFilter> {
        match (args.log, &self.log) {
            (Some(level), _) => Ok(level),
            (None, Some(level)) => level.parse().with_context(|| {
                format!("found the log level {level:?}, wanted error, warn, info, debug or trace")
            }),
            (None, None) => Ok(LevelFilter::INFO),
        }
    }
}

/// Runs the command.
pub(crate) fn run(args: &Args, catalog: Catalog) -> anyhow::Result<Verdict> {
    let written = match &args.config {
        Some(path) => Written::read(path)?,
        None => Written::default(),
    };
    let (retention, log) = (written.retention(args), written.log_level(args)?);
    // From the command line, or else from the file.
    let bots = if args.bot.is_empty() { &written.bot } else { &args.bot };
    let programs = bots.iter().map(|bot| program(bot)).collect::<anyhow::Result<Vec<_>>>()?;
    let public_url = args.public_url.clone().or(written.public_url);
    if let Some(url) = &public_url {
        ensure!(
            url.starts_with("https://") || url.starts_with("http://"),
            "found the public address {url:?}, wanted one that begins with https:// or http://"
        );
    }
    let listen = args.listen.or(written.listen).unwrap_or(SocketAddr::from(([127, 0, 0, 1], 8080)));
    let store = match args.store.clone().or(written.store) {
        Some(store) => store,
        None => format!("sqlite:{}", files::store_path()?.display()),
    };
    let beacon = args.beacon.clone().or(written.beacon).map(BeaconFile::open).transpose();
    let beacon = beacon.map_err(|reason| anyhow!("the beacon cannot be used: {reason}"))?;
    let decks = options::decks(&catalog, args.decks.clone().or(written.decks).as_deref())?;
    let limits = if args.no_rate_limits { Limits::for_measuring() } else { Limits::default() };
    let config = Config {
        public_url: public_url.clone(),
        behind_proxy: args.behind_proxy || written.behind_proxy.unwrap_or(false),
        drain: Duration::from_secs(args.drain.or(written.drain).unwrap_or(0)),
        beacon,
        decks,
        // A faster clock must not give people less time to reveal.
        limits: Limits { reveal: limits.reveal * args.hurry, ..limits },
        ambient: Ambient::hurried(args.hurry),
        retention,
        admin_token: match args.admin_token_file.clone().or(written.admin_token_file) {
            Some(path) => Some(from_file(&path, AdminToken::new)?),
            None => None,
        },
    };
    // Request ids in the log match the `x-request-id` header of the response.
    tracing_subscriber::fmt().with_max_level(log).with_writer(std::io::stderr).with_ansi(false).init();
    let bus = match args.bus.clone().or(written.bus) {
        Some(address) => {
            let key = args.bus_key_file.clone().or(written.bus_key_file);
            let key = key.context(
                "found --bus without --bus-key-file, wanted both: servers sign their bus messages",
            )?;
            Some((address, from_file(&key, BusKey::new)?))
        }
        None => None,
    };
    let seal_key = args.seal_key.clone().or(written.seal_key);
    let seal_keys = seal_key.map(|path| from_file(&path, SealKeys::read)).transpose()?;
    let bus_ca = args.bus_ca.clone().or(written.bus_ca);
    let runtime = tokio::runtime::Runtime::new().context("cannot start the async runtime")?;
    runtime.block_on(async {
        let opened = Store::open(&store).await;
        let store = opened.with_context(|| format!("cannot open the store {}", without_password(&store)))?;
        let store = match seal_keys {
            Some(keys) => store.sealed_with(keys),
            None => store,
        };
        let bus = match bus {
            Some((address, key)) => Bus::connect(&address, &key, bus_ca.as_deref())
                .await
                .with_context(|| format!("cannot connect to the bus {}", without_password(&address)))?,
            None => Bus::Alone,
        };
        let listener = tokio::net::TcpListener::bind(listen)
            .await
            .with_context(|| format!("cannot listen on {listen}"))?;
        let local = listener.local_addr().context("cannot get the listener's address")?;
        if !page::is_built() {
            complain("klad: this binary was built without the page; only the API is served (cargo xtask serve builds both)");
        }
        say(&format!("Klad is listening on {}", public_url.unwrap_or_else(|| format!("http://{local}"))))?;
        let mut server = Server::new(catalog, store).with_config(config).with_bus(bus).with_page(page::router());
        for (name, program) in &programs {
            let program = program.clone();
            server = server.with_bot(name, move |deputy| program.sit(deputy));
        }
        tokio::spawn(report_faults(programs));
        server.serve(listener, shutdown()).await;
        Ok(Verdict::Yes)
    })
}

/// Reads a key or a token from a file.
fn from_file<T>(path: &Path, read: impl FnOnce(&str) -> Result<T, String>) -> anyhow::Result<T> {
    let text = String::from_utf8(files::read(path)?).unwrap_or_default();
    read(&text).map_err(|reason| anyhow::anyhow!("the file {}: {reason}", path.display()))
}

/// Parses `NAME=COMMAND` and starts the program once, so that a misspelled command is noticed immediately.
fn program(bot: &str) -> anyhow::Result<(String, Arc<Program>)> {
    let (name, command) = bot.split_once('=').unwrap_or_default();
    let fits = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    ensure!(
        !name.is_empty() && name.len() <= 20 && name.chars().all(fits) && !command.trim().is_empty(),
        "found the bot {bot:?}, wanted NAME=COMMAND with a name of up to 20 letters, digits and hyphens"
    );
    Ok((name.to_owned(), Program::new(command, BOT_TIME)?))
}

/// Logs failures of bot programs. Another bot makes their decisions, so nobody at the table has to wait.
async fn report_faults(programs: Vec<(String, Arc<Program>)>) {
    let mut known: Vec<String> = vec![String::new(); programs.len()];
    loop {
        tokio::time::sleep(Duration::from_secs(10)).await;
        for ((name, program), known) in programs.iter().zip(&mut known) {
            let faults = program.faults();
            let shown = format!("{faults:?}");
            if !faults.is_empty() && shown != *known {
                tracing::warn!(bot = name, faults = shown, "a bot failed");
                *known = shown;
            }
        }
    }
}

/// Completes when SIGTERM or Ctrl-C asks the server to stop.
async fn shutdown() {
    let interrupt = async {
        // Without a handler the signal ends the program as usual.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}

/// An address that is safe to show, without the user and password between `//` and `@`.
fn without_password(address: &str) -> String {
    match (address.find("//"), address.rfind('@')) {
        (Some(from), Some(to)) if from < to => format!("{}//…{}", &address[..from], &address[to..]),
        _ => address.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use clap::{Args as _, Command};

    use super::*;

    /// Settings for tests only, and the file itself.
    const NOT_IN_THE_FILE: [&str; 3] = ["config", "hurry", "no_rate_limits"];

    #[test]
    fn every_setting_may_be_a_line_of_the_file() {
        let command = Args::augment_args(Command::new("serve"));
        let settings: Vec<&str> = command.get_arguments().map(|arg| arg.get_id().as_str()).collect();
        assert!(settings.len() > 15, "{settings:?}");
        for setting in settings {
            // A table is the wrong type for all of them.
            let error = toml::from_str::<Written>(&format!("{setting} = {{}}")).unwrap_err().to_string();
            let is_unknown = error.contains("unknown field");
            assert_eq!(is_unknown, NOT_IN_THE_FILE.contains(&setting), "{setting}: {error}");
        }
    }

    #[test]
    fn the_command_line_overrides_the_file() {
        let matches = |words: &[&str]| {
            let command = Args::augment_args(Command::new("serve"));
            <Args as clap::FromArgMatches>::from_arg_matches(&command.get_matches_from(words.iter().copied()))
                .unwrap()
        };
        let written: Written = toml::from_str("keep_games = 30\nkeep_devices = 0\nlog = \"warn\"").unwrap();
        let retention = written.retention(&matches(&["serve", "--keep-games", "7"]));
        assert_eq!(retention, Retention { bots_days: 1, games_days: 7, devices_days: 0 });
        assert_eq!(written.log_level(&matches(&["serve"])).unwrap(), LevelFilter::WARN);
        assert_eq!(written.log_level(&matches(&["serve", "--log", "debug"])).unwrap(), LevelFilter::DEBUG);
        assert_eq!(Written::default().retention(&matches(&["serve"])), Retention::default());
    }

    #[test]
    fn every_line_of_the_packaged_file_is_a_setting() {
        let packaged = include_str!("../../../../packaging/klad.toml");
        let lines = packaged.lines().map(|line| line.strip_prefix("# ").unwrap_or(line));
        let settings: Vec<&str> = lines.filter(|line| line.contains(" = ")).collect();
        let written: Written = toml::from_str(&settings.join("\n")).unwrap();
        assert!(written.store.is_some() && written.drain.is_some() && written.keep_games.is_some());
    }

    #[test]
    fn passwords_are_not_shown() {
        assert_eq!(without_password("postgres://klad:secret@db/klad"), "postgres://…@db/klad");
        assert_eq!(without_password("sqlite:klad.db"), "sqlite:klad.db");
    }
}
