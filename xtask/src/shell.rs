//! Running programs.

use std::{
    env,
    io::{BufRead, BufReader, Read, Write},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::mpsc,
    thread,
};

use anyhow::{Context, Result, bail};

use crate::project::{cargo, entries};

/// Runs a program; an unsuccessful exit is an error.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    say(command);
    let status = command.status().with_context(|| described(command))?;
    if !status.success() {
        bail!("{} ended with {status}", described(command));
    }
    Ok(())
}

/// Runs a program, prints its output line by line as it arrives and passes each line to `hear`. Returns whether it
/// succeeded.
pub(crate) fn listen(command: &mut Command, mut hear: impl FnMut(&str)) -> Result<bool> {
    say(command);
    let spawned = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let mut child = spawned.with_context(|| described(command))?;
    let (lines, heard) = mpsc::channel::<String>();
    let out: Box<dyn Read + Send> = Box::new(child.stdout.take().expect("it is piped"));
    let err: Box<dyn Read + Send> = Box::new(child.stderr.take().expect("it is piped"));
    for stream in [out, err] {
        let lines = lines.clone();
        thread::spawn(move || {
            for line in BufReader::new(stream).split(b'\n').map_while(Result::ok) {
                // Sending fails only while this process is ending.
                let _ = lines.send(String::from_utf8_lossy(&line).into_owned());
            }
        });
    }
    drop(lines);
    for line in heard {
        println!("{line}");
        hear(&plain(&line));
    }
    Ok(child.wait().with_context(|| described(command))?.success())
}

/// A cargo command in a folder.
pub(crate) fn cargo_in(folder: &Path, args: &[&str]) -> Command {
    program_in(folder, &cargo(), args)
}

/// A program to run in a folder.
pub(crate) fn program_in(folder: &Path, program: &str, args: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.current_dir(folder).args(args);
    command
}

/// Whether a program can be found, on the path or where Debian installs servers.
pub(crate) fn is_installed(program: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    let servers = entries(Path::new("/usr/lib/postgresql")).unwrap_or_default();
    env::split_paths(&path)
        .chain([PathBuf::from("/usr/sbin")])
        .chain(servers.iter().map(|version| version.join("bin")))
        .any(|folder| folder.join(program).is_file())
}

fn say(command: &Command) {
    println!("$ {}", described(command));
    let _ = std::io::stdout().flush();
}

fn described(command: &Command) -> String {
    let mut words = vec![command.get_program().to_string_lossy().into_owned()];
    words.extend(command.get_args().map(|arg| arg.to_string_lossy().into_owned()));
    if words.len() > 14 {
        words.truncate(12);
        words.push("…".to_owned());
    }
    words.join(" ")
}

/// A line without its color codes.
fn plain(line: &str) -> String {
    let mut text = String::with_capacity(line.len());
    let mut letters = line.chars();
    while let Some(letter) = letters.next() {
        if letter == '\u{1b}' {
            // An escape sequence ends with its first letter.
            letters.by_ref().find(char::is_ascii_alphabetic);
        } else if letter != '\r' {
            text.push(letter);
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colors_are_removed_from_a_line() {
        assert_eq!(plain("\u{1b}[1m\u{1b}[32m 5 passed\u{1b}[39m (2s)\r"), " 5 passed (2s)");
    }

    #[test]
    fn programs_are_found_or_not() {
        assert!(is_installed("sh"));
        assert!(!is_installed("no-such-program-here"));
    }

    #[test]
    fn the_output_and_the_exit_status_of_a_program_are_reported() {
        let mut heard = Vec::new();
        let mut shell = program_in(Path::new("/"), "sh", &["-c", "echo one; echo two >&2; exit 3"]);
        let good = listen(&mut shell, |line| heard.push(line.to_owned())).unwrap();
        heard.sort();
        assert!(!good);
        assert_eq!(heard, ["one", "two"]);
        assert!(listen(&mut Command::new("no-such-program-here"), |_| ()).is_err());
    }
}
