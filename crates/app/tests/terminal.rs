//! The client in a real terminal.

mod common;

use std::{fs, process::Command};

use common::{Folder, run, tmux::Terminal};

/// The number of the first of the four spots with a matching label.
fn spot(text: &str, wanted: impl Fn(&str) -> bool) -> String {
    let line: Vec<char> = text.lines().nth(3).expect("the spots are drawn").chars().collect();
    let label = |spot: &usize| line[spot * 20..].iter().take(20).collect::<String>();
    let found = (0..4).find(|spot| wanted(&label(spot))).unwrap_or_else(|| panic!("no such spot:\n{text}"));
    (found + 1).to_string()
}

#[test]
fn a_whole_game_against_bots_is_played_saved_and_verified() {
    let folder = Folder::new("tmux-game");
    let file = folder.file("game.klad");
    let args = format!("play my-treasure --seat A=me --seat B=medium --seed 4 --pace 0 --save {file}");
    let terminal = Terminal::play("game", &folder, "", &args);
    let mut last = String::new();
    loop {
        // Every screen says whose turn it is and which keys work.
        let text = terminal.wait_for_other(&last);
        if text.contains("Game over") {
            break;
        }
        if text.contains("Press any key") {
            terminal.keys(&["Enter"]);
        } else if text.contains("put the card on this spot") {
            terminal.keys(&[&spot(&text, |label| !label.contains("closed") && !label.contains("taken"))]);
        } else if text.contains("flee with this pile") {
            terminal.keys(&[&spot(&text, |label| label.contains("card"))]);
        } else if text.contains("D draw a card") {
            terminal.keys(&["D"]);
        }
        last = text;
    }
    let text = terminal.wait_for("Game over");
    assert!(text.contains("Ada") && text.contains("Otto") && text.contains("game.klad"), "{text}");
    terminal.keys(&["q"]);
    terminal.wait_for("left 0");
    let text = terminal.unbroken();
    assert!(text.contains(&format!("klad replay {file}")), "{text}");
    terminal.assert_restored();
    assert!(run(&["verify", &file]).yes().starts_with("my-treasure: "));
}

#[test]
fn the_setup_screen_leads_a_newcomer_into_a_game() {
    let folder = Folder::new("tmux-setup");
    let terminal = Terminal::play("setup", &folder, "", "play");
    terminal.wait_for("a new game");
    // Two seats, the second for another person, whose name is typed.
    terminal.keys(&["Down", "2", "Down", "Down", "Left"]);
    terminal.wait_for("Bot: ");
    terminal.keys(&["Up", "Down", "Home"]);
    terminal.keys(&["F2"]);
    terminal.wait_for("ein neues Spiel");
    terminal.keys(&["F2", "F2", "F2", "F2"]);
    terminal.wait_for("a new game");
    terminal.keys(&["Enter"]);
    terminal.wait_for("Round 1");
    terminal.keys(&["?"]);
    let help = terminal.wait_for("Keys you can use now");
    assert!(help.contains("help (↑↓ scroll, Esc back)"), "{help}");
    terminal.keys(&["End"]);
    terminal.wait_for("MS-504");
    terminal.keys(&["Escape"]);
    terminal.wait("the table", |text| !text.contains("MS-504"));
    terminal.keys(&["F10"]);
    terminal.wait_for("Leave the game?");
    terminal.keys(&["y"]);
    terminal.wait_for("left 0");
    terminal.assert_restored();
    // It was saved automatically, and is offered next time.
    assert_eq!(fs::read_dir(folder.path().join("data/games")).unwrap().count(), 1);
}

#[test]
fn control_c_exits_immediately_and_the_game_can_be_resumed() {
    let folder = Folder::new("tmux-resume");
    let file = folder.file("game.klad");
    let args = format!("play my-treasure --seat A=me --seat B=me:Ben --seed 5 --save {file}");
    let terminal = Terminal::play("resume", &folder, "", &args);
    terminal.wait_for("D draw a card");
    terminal.keys(&["D"]);
    terminal.wait_for("put the card on this spot");
    let before = terminal.wait_for_other("");
    terminal.keys(&["C-c"]);
    terminal.wait_for("left 0");
    let text = terminal.unbroken();
    assert!(text.contains(&format!("klad play --resume {file}")), "{text}");
    terminal.assert_restored();
    drop(terminal);

    let terminal = Terminal::play("resumed", &folder, "", &format!("play --resume {file}"));
    terminal.wait_for("put the card on this spot");
    let after = terminal.wait_for_other("");
    let board = |text: &str| text.lines().skip(1).take(12).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(board(&after), board(&before));
    terminal.keys(&["C-c"]);
    terminal.wait_for("left 0");
    assert!(run(&["verify", &file]).yes().contains("not over yet"));
}

#[test]
fn a_signal_leaves_the_terminal_restored() {
    let folder = Folder::new("tmux-signal");
    let terminal = Terminal::play("signal", &folder, "", "play my-treasure --seat A=me --seed 1");
    terminal.wait_for("? help");
    let pid = terminal.tmux(&["display-message", "-p", "#{pane_pid}"]);
    // The client is the only grandchild of the shell in the pane.
    let children =
        Command::new("ps").args(["-o", "pid=,comm=", "--ppid", pid.trim()]).output().expect("ps runs");
    let children = String::from_utf8_lossy(&children.stdout).into_owned();
    let client = children.lines().find(|line| line.contains("klad")).expect("the client runs").trim();
    let client = client.split_whitespace().next().expect("ps prints numbers").to_owned();
    assert!(Command::new("kill").args(["-TERM", &client]).status().expect("kill runs").success());
    terminal.wait_for("left 0");
    terminal.assert_restored();
}

#[test]
fn the_window_can_be_resized() {
    let folder = Folder::new("tmux-size");
    let terminal =
        Terminal::play("size", &folder, "", "play my-treasure --seat A=me --seat B=me:Ben --seed 2");
    terminal.wait_for("? help");
    terminal.resize(70, 20);
    terminal.wait_for("70 × 20");
    terminal.resize(132, 43);
    terminal.wait("a wide screen", |text| {
        text.contains("? help") && text.lines().next().is_some_and(|line| line.len() > 100)
    });
    terminal.resize(80, 24);
    terminal.wait("the first size", |text| {
        text.contains("? help") && text.lines().all(|line| line.chars().count() <= 80)
    });
}

#[test]
fn no_color_means_no_color() {
    let folder = Folder::new("tmux-color");
    let colored =
        Terminal::play("colored", &folder, "", "play my-treasure --seat A=me --seat B=me:Ben --seed 2");
    colored.wait_for("? help");
    // SGR 30–37, 40–47, 90–97 and the 256 colors.
    let has_color = |painted: &str| {
        painted.split('\u{1b}').skip(1).filter_map(|part| part.strip_prefix('[')).any(|part| {
            let codes = part.split('m').next().unwrap_or("");
            codes.split(';').any(|code| matches!(code.parse(), Ok(30..=38 | 40..=48 | 90..=97 | 100..=107)))
        })
    };
    assert!(has_color(&colored.painted()));
    let plain = Terminal::play(
        "plain",
        &folder,
        "NO_COLOR=1",
        "play my-treasure --seat A=me --seat B=me:Ben --seed 2",
    );
    plain.wait_for("? help");
    assert!(!has_color(&plain.painted()), "{}", plain.painted());
}

#[test]
fn hands_stay_hidden_while_the_keyboard_is_passed_on() {
    let folder = Folder::new("tmux-hands");
    let args = "play lost-mines --seat A=me --seat B=me:Ben --seat C=me:Cleo --seed 3";
    let terminal = Terminal::play("hands", &folder, "", args);
    let text = terminal.wait_for("The keyboard changes hands");
    assert!(!text.contains("You:") && !text.contains("NESW"), "{text}");
    terminal.keys(&["Enter"]);
    let first = terminal.wait_for("You:");
    // Discarding and staying ends the turn; then the screen is hidden again before the next player looks.
    terminal.keys(&["x", "1", "Enter"]);
    let text = terminal.wait("the end of the turn", |text| {
        text.contains("The keyboard changes hands") || text.contains("stay here")
    });
    if text.contains("stay here") {
        terminal.keys(&["Enter"]);
    }
    let text = terminal.wait_for("The keyboard changes hands");
    assert!(!text.contains("You:"), "{text}");
    terminal.keys(&["Enter"]);
    let second = terminal.wait_for("You:");
    assert_ne!(first.lines().next(), second.lines().next(), "another player is looking");
}

#[test]
fn a_replay_steps_forward_and_back() {
    let folder = Folder::new("tmux-replay");
    let file = folder.file("game.klad");
    run(&["simulate", "lost-mines", "--bots", "random", "--seats", "3", "--seed", "6", "--out", &file]).yes();
    let terminal = Terminal::play("replay", &folder, "", &format!("replay {file}"));
    let first = terminal.wait_for("Before the first move");
    terminal.keys(&["Right"]);
    terminal.wait_for("Move 1 of");
    terminal.keys(&["End"]);
    terminal.wait("the last move", |text| text.contains("Round 2"));
    terminal.keys(&["v"]);
    terminal.wait_for("You:");
    terminal.keys(&["v", "v", "v", "Home"]);
    let again = terminal.wait_for("Before the first move");
    assert_eq!(again, first);
    terminal.keys(&["q"]);
    terminal.wait_for("left 0");
    terminal.assert_restored();
}
