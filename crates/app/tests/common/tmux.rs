//! A real terminal, by way of tmux (which must be installed). Each terminal has its own tmux server.

use std::{
    process::Command,
    time::{Duration, Instant},
};

use super::Folder;

/// How long anything on the screen may take, on a busy machine.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// A terminal of 80 × 24 with a shell in it.
pub(crate) struct Terminal {
    socket: String,
}

impl Terminal {
    /// Opens a terminal and starts the client in it.
    pub(crate) fn play(name: &str, folder: &Folder, environment: &str, args: &str) -> Terminal {
        let terminal = Terminal { socket: format!("klad-{name}-{}", std::process::id()) };
        // A plain shell with a known prompt, so that the test can see what the client leaves behind.
        let shell = "env -i PATH=\"$PATH\" TERM=screen-256color PS1='ready> ' sh";
        terminal.tmux(&["-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "24", shell]);
        terminal.wait_for("ready>");
        let data = folder.file("data");
        let klad = env!("CARGO_BIN_EXE_klad");
        let line = format!(
            "env KLAD_DATA={data} KLAD_NAME=Ada LANG=en_US.UTF-8 {environment} {klad} {args}; echo left $?"
        );
        terminal.keys(&["-l", &line]);
        terminal.keys(&["Enter"]);
        terminal
    }

    pub(crate) fn tmux(&self, args: &[&str]) -> String {
        let output =
            Command::new("tmux").args(["-L", &self.socket]).args(args).output().expect("tmux is installed");
        assert!(output.status.success(), "tmux {args:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    pub(crate) fn keys(&self, keys: &[&str]) {
        let mut args = vec!["send-keys"];
        args.extend(keys);
        self.tmux(&args);
    }

    pub(crate) fn text(&self) -> String {
        self.tmux(&["capture-pane", "-p"])
    }

    /// The screen, with wrapped lines joined.
    pub(crate) fn unbroken(&self) -> String {
        self.tmux(&["capture-pane", "-p", "-J"])
    }

    /// The screen with its colors.
    pub(crate) fn painted(&self) -> String {
        self.tmux(&["capture-pane", "-p", "-e"])
    }

    /// Polls until the screen satisfies `holds`.
    #[track_caller]
    pub(crate) fn wait(&self, wanted: &str, holds: impl Fn(&str) -> bool) -> String {
        let begin = Instant::now();
        loop {
            let text = self.text();
            if holds(&text) {
                return text;
            }
            assert!(begin.elapsed() < PATIENCE, "waited for {wanted}:\n{text}");
            std::thread::sleep(Duration::from_millis(25));
        }
    }

    #[track_caller]
    pub(crate) fn wait_for(&self, wanted: &str) -> String {
        self.wait(wanted, |text| text.contains(wanted))
    }

    /// A complete screen that is not `last`: one that two captures in a row agree on, because a capture may catch the
    /// middle of a redraw.
    #[track_caller]
    pub(crate) fn wait_for_other(&self, last: &str) -> String {
        let before = std::cell::RefCell::new(String::new());
        self.wait("another screen", |text| {
            let was = before.replace(text.to_owned());
            was == text && text != last && text.contains("? help")
        })
    }

    pub(crate) fn resize(&self, columns: u16, rows: u16) {
        self.tmux(&["resize-window", "-x", &columns.to_string(), "-y", &rows.to_string()]);
    }

    /// Checks that the client has exited and the shell works as before: lines are echoed and edited.
    #[track_caller]
    pub(crate) fn assert_restored(&self) {
        self.keys(&["-l", "stty -a | grep -c ' icanon .* echo '"]);
        self.keys(&["Enter"]);
        let text = self.wait("an answer of stty", |text| text.lines().any(|line| line.trim() == "1"));
        assert!(text.contains("stty -a"), "typed text must be echoed:\n{text}");
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = Command::new("tmux").args(["-L", &self.socket, "kill-server"]).output();
    }
}
