//! `klad health`: asks a running server whether it is ready. For container health checks, where there is no curl.

use std::{
    io::{BufRead, BufReader, Write},
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream},
    time::Duration,
};

use anyhow::Context;

use crate::output::{Verdict, say};

/// The timeout of each step.
const PATIENCE: Duration = Duration::from_secs(2);

/// Ask a server on this machine whether it is ready; exit code 1 if it is not
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:\n  klad health --listen 127.0.0.1:8080")]
pub(crate) struct Args {
    /// The address the server listens on
    #[arg(long, env = "KLAD_LISTEN", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> anyhow::Result<Verdict> {
    match ask(reachable(args.listen)) {
        Ok(status) if status.split_whitespace().nth(1) == Some("200") => {
            say("ready")?;
            Ok(Verdict::Yes)
        }
        Ok(status) => {
            say(&format!("not ready: {status}"))?;
            Ok(Verdict::No)
        }
        Err(error) => {
            say(&format!("not ready: {error:#}"))?;
            Ok(Verdict::No)
        }
    }
}

/// The address to ask: loopback for a server that listens on every address.
fn reachable(listen: SocketAddr) -> SocketAddr {
    let ip = match listen.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(ip) if ip.is_unspecified() => IpAddr::V6(Ipv6Addr::LOCALHOST),
        ip => ip,
    };
    SocketAddr::new(ip, listen.port())
}

/// The status line of `/readyz`.
fn ask(address: SocketAddr) -> anyhow::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)
        .with_context(|| format!("nothing listens on {address}"))?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    write!(stream, "GET /readyz HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n")?;
    let mut line = String::new();
    BufReader::new(stream)
        .read_line(&mut line)
        .with_context(|| format!("{address} did not respond in time"))?;
    Ok(line.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_on_every_address_is_asked_on_loopback() {
        for (listen, asked) in
            [("0.0.0.0:80", "127.0.0.1:80"), ("[::]:80", "[::1]:80"), ("10.0.0.1:80", "10.0.0.1:80")]
        {
            assert_eq!(reachable(listen.parse().unwrap()).to_string(), asked);
        }
    }
}
