//! `klad join` against a real server: refusals, and two terminals at one table.
#![expect(clippy::unwrap_used, reason = "tests may panic")]

mod common;

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::TcpListener,
    process::{Child, Stdio},
};

use common::{Finished, Folder, klad, tmux::Terminal};
use klad_client::{Client, Site};
use klad_protocol::{
    Chat, Clock, TableId,
    api::{NewSeat, NewTable},
};
use tokio::runtime::Runtime;

/// `klad serve` on its own port, until the test is over.
struct Server {
    child: Child,
    url: String,
    runtime: Runtime,
}

impl Server {
    fn start(folder: &Folder, hurry: &str) -> Server {
        let store = format!("sqlite:{}", folder.file("klad.db"));
        let mut child = klad()
            .args([
                "serve",
                "--listen",
                "127.0.0.1:0",
                "--no-rate-limits",
                "--hurry",
                hurry,
                "--store",
                &store,
            ])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let url = line.trim().rsplit(' ').next().unwrap().to_owned();
        Server { child, url, runtime: Runtime::new().unwrap() }
    }

    fn host(&self) -> Client {
        self.runtime.block_on(Client::arrive(Site::of(&self.url).unwrap(), "Host", 1)).unwrap()
    }

    fn open(&self, host: &Client, seats: &[Option<&str>]) -> TableId {
        let seat = |level: &Option<&str>| match level {
            None => NewSeat::Open,
            Some(level) => NewSeat::Bot { level: (*level).into() },
        };
        let new = NewTable {
            game: "my-treasure".into(),
            options: serde_json::json!({}),
            seats: seats.iter().map(seat).collect(),
            clock: Clock::None,
            chat: Chat::Free,
            listed: false,
        };
        self.runtime.block_on(host.open_table(&new)).unwrap().id
    }

    fn link(&self, table: TableId) -> String {
        format!("{}/t/{table}", self.url)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Joins without a terminal, with its own data folder.
fn join(folder: &Folder, args: &[&str]) -> Finished {
    Finished::of(klad().arg("join").args(args).env("KLAD_DATA", folder.file("data")).output().unwrap())
}

#[test]
fn a_bad_link_and_an_unreachable_server_have_different_refusals() {
    let folder = Folder::new("join-links");
    for link in [
        "",
        "table",
        "http://",
        "http://host",
        "ftp://host/t/7m2kq9x4t0vb",
        "http://host/t/short",
        "http://host/t/7m2kq9x4t0vi",
    ] {
        let said = join(&folder, &[link]).nonsense();
        assert!(said.contains(&format!("found the address {link:?}, wanted the link of a table")), "{said}");
    }
    // A port that was free a moment ago.
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let said = join(&folder, &[&format!("http://127.0.0.1:{port}/t/7m2kq9x4t0vb")]).nonsense();
    assert!(said.contains("cannot be reached") && said.contains(&port.to_string()), "{said}");
    // A server that is not Klad.
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    std::thread::spawn(move || {
        for mut stream in listener.incoming().flatten() {
            let mut heard = [0; 1024];
            let _ = stream.read(&mut heard);
            let _ =
                stream.write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 21\r\n\r\n<html>\n\n\nhello</html>");
        }
    });
    let said = join(&folder, &[&format!("http://127.0.0.1:{port}/t/7m2kq9x4t0vb")]).nonsense();
    assert!(said.contains("cannot be read") || said.contains("no Klad server"), "{said}");
    for (flag, value, wanted) in [
        ("--seat", "Z", "wanted a seat"),
        ("--seat", "T", "wanted a seat"),
        ("--name", "", "wanted a name of 1 to 24"),
        ("--name", "evil\u{202e}", "U+202E"),
    ] {
        let said = join(&folder, &["http://127.0.0.1:1/t/7m2kq9x4t0vb", flag, value]).nonsense();
        assert!(said.contains(wanted), "{said}");
    }
    fs::create_dir_all(folder.file("data")).unwrap();
    folder.write("data/guests.json", "precious");
    let said = join(&folder, &["http://127.0.0.1:1/t/7m2kq9x4t0vb"]).nonsense();
    assert!(said.contains("guests.json is not a list of guests"), "{said}");
    assert_eq!(fs::read_to_string(folder.file("data/guests.json")).unwrap(), "precious");
}

#[test]
fn a_player_without_a_seat_is_told_why_and_nobody_sits_down_without_a_terminal() {
    let folder = Folder::new("join-seats");
    let server = Server::start(&folder, "50");
    let host = server.host();
    let said = join(&folder, &[&server.link("7m2kq9x4t0vb".parse().unwrap())]).nonsense();
    assert!(said.contains("found no table 7m2kq9x4t0vb"), "{said}");

    let open = server.open(&host, &[None, Some("random")]);
    let said = join(&folder, &[&server.link(open)]).nonsense();
    assert!(said.contains("found no terminal"), "{said}");
    let table = server.runtime.block_on(host.table(open)).unwrap();
    assert!(table.seats[0].occupant.person().is_none(), "nobody sat down: {table:?}");
    assert!(!fs::exists(folder.file("data/guests.json")).unwrap());
    let said = join(&folder, &[&server.link(open), "--seat", "E"]).nonsense();
    assert!(said.contains("found seat E, wanted A to B: the table has 2 seats"), "{said}");

    let full = server.open(&host, &[Some("random"), Some("random")]);
    let said = join(&folder, &[&server.link(full)]).no();
    assert!(said.contains("every seat is taken (A bot random, B bot random)"), "{said}");

    server.runtime.block_on(host.sit(open, None)).unwrap();
    server.runtime.block_on(host.start(open)).unwrap();
    let said = join(&folder, &[&format!("{}?from=mail#top", server.link(open))]).no();
    assert!(said.contains("the game has begun") && said.contains("--watch"), "{said}");

    server.runtime.block_on(host.start(full)).unwrap();
    let begin = std::time::Instant::now();
    while server.runtime.block_on(host.table(full)).unwrap().outcome.is_none() {
        assert!(begin.elapsed() < common::tmux::PATIENCE, "two bots play to the end");
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    let said = join(&folder, &[&server.link(full)]).no();
    assert!(said.contains("is over") && said.contains("--watch"), "{said}");

    let closed = server.open(&host, &[None, None]);
    server.runtime.block_on(host.leave(closed)).unwrap();
    for flags in [&[][..], &["--watch"]] {
        let link = server.link(closed);
        let said = join(&folder, &[&[link.as_str()], flags].concat()).no();
        assert!(said.contains("was closed"), "{said}");
    }
}

#[test]
fn two_terminals_share_a_table_and_the_same_command_leads_back_to_it() {
    let folder = Folder::new("join-tmux");
    let server = Server::start(&folder, "1");
    let host = server.host();
    let table = server.open(&host, &[None, None]);
    let link = server.link(table);
    let ada = Terminal::play("join-a", &folder, "", &format!("join {link}"));
    ada.wait_for("A  ● Ada  (you)");
    let ben = Terminal::play("join-b", &folder, "KLAD_LANG=de", &format!("join {link} --name Ben --seat B"));
    ben.wait_for("B  ● Ben  (du)");
    ada.wait_for("B  ● Ben");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(folder.file("data/guests.json")).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "only the user may read it");
    }
    server.runtime.block_on(host.start(table)).unwrap();
    ada.wait_for("My Treasure");
    ben.wait_for("Mein Schatz");
    let text =
        ada.wait("whose turn it is", |text| text.contains("draw a card") || text.contains("Waiting for Ben"));
    let mover = if text.contains("draw a card") { &ada } else { &ben };
    mover.keys(&["d"]);
    ada.wait("a card", |text| text.contains("Deck 35") || text.contains("Orcs 1"));
    ben.wait("a card", |text| text.contains("Schatzdepot 35") || text.contains("Orks 1"));

    // Ada leaves; Ben sees it; the same command brings her back to her seat.
    ada.keys(&["F10"]);
    ada.wait_for("Your seat is kept");
    ada.keys(&["y"]);
    let text = ada.wait_for("left 0");
    let text: String = text.lines().collect();
    assert!(text.contains(&format!("klad join {link}")), "{text}");
    ada.assert_restored();
    ben.wait_for("Ada○");
    let again = Terminal::play("join-c", &folder, "", &format!("join {link}"));
    again.wait("the board", |text| text.contains("Deck 35") || text.contains("Orcs 1"));
    ben.wait_for("Ada●");
    // A window that is too small says so, and NO_COLOR draws no color.
    again.resize(70, 20);
    again.wait_for("70 × 20");
    // Watching takes no seat.
    let watcher = Terminal::play("join-d", &folder, "NO_COLOR=1", &format!("join {link} --watch"));
    watcher.wait_for("watching");
    watcher.keys(&["C-c"]);
    watcher.wait_for("left 0");
}
