//! `klad serve` as a host runs it: with a program as a bot, and with time to drain.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod common;

use std::{
    fs,
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use common::{Folder, klad};
use klad_client::{Client, Site};
use klad_engine::transcript::Transcript;
use klad_protocol::{
    Chat, Clock, FromClient, FromServer, Occupant, SeatInfo, TableState,
    api::{NewSeat, NewTable, Seen},
};

/// A generous limit for everything here.
const PATIENCE: Duration = Duration::from_secs(60);

/// `klad serve` on its own port, until the test is over.
struct Server {
    child: Child,
    url: String,
}

impl Server {
    fn start(folder: &Folder, args: &[&str]) -> Server {
        Server::start_with(klad(), folder, args)
    }

    fn start_with(mut klad: Command, folder: &Folder, args: &[&str]) -> Server {
        let store = format!("sqlite:{}", folder.file("klad.db"));
        let mut child = klad
            .args(["serve", "--listen", "127.0.0.1:0", "--no-rate-limits", "--store", &store])
            .args(args)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let url = line.trim().rsplit(' ').next().unwrap().to_owned();
        Server { child, url }
    }

    fn site(&self) -> Site {
        Site::of(&self.url).unwrap()
    }

    fn ask_to_stop(&self) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn new_table(seats: Vec<NewSeat>) -> NewTable {
    NewTable {
        game: "my-treasure".into(),
        options: serde_json::json!({}),
        seats,
        clock: Clock::None,
        chat: Chat::Off,
        listed: false,
    }
}

/// A two-line bot that plays the last of its legal moves, which none of our bots would do.
const LAST_MOVE: &str = r#"s/^.*"type":"hello".*$/{"type":"hello","name":"last"}/p
s/^.*"type":"view","id":([0-9]+).*"legal":\[.*"([^"]+)"\],"must".*$/{"type":"move","id":\1,"move":"\2"}/p
"#;

#[tokio::test]
async fn a_program_plays_as_a_bot_alongside_our_own() {
    let folder = Folder::new("serve-bot");
    let bot = format!("last=sed -u -n -E -f {}", folder.write("last.sed", LAST_MOVE));
    let server = Server::start(&folder, &["--bot", &bot]);
    let host = Client::arrive(server.site(), "Host", 1).await.unwrap();
    let seat = |level: &str| NewSeat::Bot { level: level.into() };
    let table = host.open_table(&new_table(vec![seat("last"), seat("random")])).await.unwrap().id;
    host.start(table).await.unwrap();
    let begun = Instant::now();
    while host.table(table).await.unwrap().state != TableState::Over {
        assert!(begun.elapsed() < PATIENCE, "the game does not end");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let seats = host.table(table).await.unwrap().seats;
    let is_program =
        |seat: &SeatInfo| matches!(&seat.occupant, Occupant::Bot { level, .. } if level == "last");
    let program = seats.iter().position(is_program).expect("the program has a seat");
    let transcript = Transcript::parse(&host.transcript(table).await.unwrap()).unwrap();
    let catalog = klad_catalog::catalog();
    transcript.verify(&catalog).unwrap();
    let mut table = transcript.open(&catalog).unwrap();
    let (mut asked, mut last) = (0, 0);
    for (index, line) in transcript.moves.iter().enumerate() {
        let legal = table.legal(line.seat);
        if line.seat.index() == program && legal.len() > 1 {
            asked += 1;
            last += u32::from(legal.last().unwrap().text == line.mv);
        }
        transcript.step(table.as_mut(), index).unwrap();
    }
    // On a busy machine some decisions may be late and go to another bot, but not most of them.
    assert!(asked > 0 && last * 4 >= asked * 3, "the program made {last} of {asked} decisions");
}

#[test]
fn a_program_that_cannot_be_started_is_named_on_startup() {
    let folder = Folder::new("serve-no-bot");
    let store = format!("sqlite:{}", folder.file("klad.db"));
    let serve = ["serve", "--listen", "127.0.0.1:0", "--store", &store, "--bot"];
    let missing = common::run(&[serve.as_slice(), &["mine=/no/such/program"]].concat());
    assert_eq!(missing.code, 2, "{missing:?}");
    assert!(missing.err.contains("/no/such/program"), "{missing:?}");
    let nameless = common::run(&[serve.as_slice(), &["python3 bot.py"]].concat());
    assert_eq!(nameless.code, 2, "{nameless:?}");
    assert!(nameless.err.contains("NAME=COMMAND"), "{nameless:?}");
}

#[tokio::test]
async fn a_draining_server_says_so_and_keeps_serving_until_it_exits() {
    let folder = Folder::new("serve-drain");
    let mut server = Server::start(&folder, &["--drain", "8"]);
    let (anna, boris) = (
        Client::arrive(server.site(), "Anna", 1).await.unwrap(),
        Client::arrive(server.site(), "Boris", 2).await.unwrap(),
    );
    let table = anna.open_table(&new_table(vec![NewSeat::Open; 2])).await.unwrap().id;
    anna.sit(table, None).await.unwrap();
    boris.sit(table, None).await.unwrap();
    anna.start(table).await.unwrap();
    boris.draw(table).await.unwrap();
    let view = |player: &Client| {
        let player = player.clone();
        async move { player.get::<Seen>(&format!("/api/tables/{table}/view")).await.unwrap() }
    };
    assert!(anna.text("/readyz").await.is_ok());
    server.ask_to_stop();
    let begun = Instant::now();
    while anna.text("/readyz").await.is_ok() {
        assert!(begun.elapsed() < PATIENCE, "it does not say that it is draining");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    // The load balancer has noticed; players who are still connected keep playing.
    let player = if view(&anna).await.legal.is_empty() { &boris } else { &anna };
    let mut line = player.connect(table).await.unwrap();
    let Some(FromServer::Welcome(welcome)) = line.next().await.unwrap() else { panic!("no welcome") };
    let frame = welcome.frame.unwrap();
    let mv = frame.legal[0].clone();
    line.send(&FromClient::Play { seen: frame.number, mv, id: Some(5) }).await.unwrap();
    let mut acknowledged = false;
    while let Ok(Some(message)) = line.next().await {
        acknowledged |= matches!(message, FromServer::View(frame) if frame.ack == Some(5));
    }
    assert!(acknowledged, "a move is made while the server drains; then it closes the socket");
    assert!(server.child.wait().unwrap().success(), "it shuts down cleanly");
    // The next server, as after an upgrade, has the move.
    let next = Server::start(&folder, &[]);
    let log = view(&player.at(next.site())).await.log;
    assert!(!log.is_empty(), "what happened is in the log");
}

#[test]
fn a_running_server_reports_ready() {
    let folder = Folder::new("health");
    let server = Server::start(&folder, &[]);
    let address = server.url.trim_start_matches("http://");
    let output = klad().args(["health", "--listen", address]).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "ready\n");
}

/// Requests the list of games on a connection from this address of the machine. Returns the beginning of the response;
/// nothing if the server closed the connection.
#[cfg(target_os = "linux")]
async fn games_for(address: std::net::SocketAddr, from: u8) -> String {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut stream = connection_from(address, from).await;
    let get = b"GET /api/games HTTP/1.1\r\nhost: klad\r\nconnection: close\r\n\r\n";
    let _ = stream.write_all(get).await;
    let mut all = Vec::new();
    let _ = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut all)).await.expect("an answer");
    String::from_utf8_lossy(&all).chars().take(15).collect()
}

#[cfg(target_os = "linux")]
async fn connection_from(address: std::net::SocketAddr, from: u8) -> tokio::net::TcpStream {
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.bind(([127, 0, 0, from], 0).into()).unwrap();
    socket.connect(address).await.unwrap()
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_server_short_of_descriptors_refuses_the_greedy_first_and_goes_on_serving() {
    const DESCRIPTORS: usize = 128;
    let folder = Folder::new("serve-descriptors");
    let mut limited = Command::new("sh");
    limited.args(["-c", &format!("ulimit -n {DESCRIPTORS} && exec \"$0\" \"$@\"")]);
    limited.arg(env!("CARGO_BIN_EXE_klad"));
    let server = Server::start_with(limited, &folder, &[]);
    let address = server.url.trim_start_matches("http://").parse().unwrap();
    // Of 128 descriptors the server keeps half for itself, so half are left for connections. These are more than all.
    let mut held = Vec::new();
    for _ in 0..2 * DESCRIPTORS {
        held.push(connection_from(address, 1).await);
    }
    for _ in 0..5 {
        assert_eq!(games_for(address, 2).await, "HTTP/1.1 200 OK", "others are served");
    }
    let open = fs::read_dir(format!("/proc/{}/fd", server.child.id())).unwrap().count();
    assert!(open < DESCRIPTORS, "{open} of {DESCRIPTORS} descriptors are in use");
    // The store still opens what it needs. The places that the others have left are free as soon as the server notices.
    let begun = Instant::now();
    while let Err(error) = Client::arrive(server.site(), "Anna", 1).await {
        assert!(begun.elapsed() < PATIENCE, "guests can arrive: {error}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    drop(held);
}

#[test]
fn the_packaged_proxy_is_the_example_with_the_names_of_containers() {
    let read = |path: &str| {
        let text = fs::read_to_string(format!("{}/../../{path}", env!("CARGO_MANIFEST_DIR"))).unwrap();
        text[text.find("global\n").unwrap()..].to_owned()
    };
    let mut example = read("examples/proxy/haproxy.cfg").replace("bind 127.0.0.1:18000", "bind :8080");
    for (node, port) in [("a", 18001), ("b", 18002), ("c", 18003)] {
        example = example.replace(&format!("{node} 127.0.0.1:{port}"), &format!("{node} {node}:8080"));
    }
    assert_eq!(read("packaging/haproxy.cfg"), example);
}
