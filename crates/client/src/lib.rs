#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod drawing;
pub mod load;
mod notes;
mod socket;

use std::{
    fmt, io,
    sync::{Arc, Mutex, OnceLock, PoisonError},
    time::Duration,
};

use futures_util::future::BoxFuture;
use http_body_util::{BodyExt, Full, Limited};
use hyper::{
    Method, Request, Response, StatusCode,
    body::{Bytes, Incoming},
    header,
};
use hyper_util::rt::TokioIo;
use serde::{Serialize, de::DeserializeOwned};
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::TcpStream,
};
use tokio_rustls::{TlsConnector, rustls};
use tokio_tungstenite::{
    client_async_with_config,
    tungstenite::{self, client::IntoClientRequest, protocol::WebSocketConfig},
};

pub use self::{
    notes::{Notes, now},
    socket::Socket,
};
use klad_engine::notation::excerpt;
use klad_protocol::{
    ErrorBody, TableId, TableInfo,
    api::{NewGuest, NewTable, Rematch, SignedIn},
    socket::WHOLE_VIEWS,
};

/// Larger responses are not read.
const ANSWER_MAX: usize = 64 << 20;
/// How long connecting or waiting for a response may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// What can go wrong.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The address is not valid.
    #[error("found the address {0:?}, wanted http://host or https://host, or a table's link")]
    Address(String),
    /// The server cannot be reached, or the connection broke off.
    #[error("the server cannot be reached: {0}")]
    Unreachable(String),
    /// The server refuses.
    #[error("{0}")]
    Refused(Box<ErrorBody>),
    /// The server sends something we do not understand.
    #[error("the server's answer cannot be read: {0}")]
    Unreadable(String),
}

impl ClientError {
    fn unreachable(error: impl fmt::Display) -> ClientError {
        ClientError::Unreachable(error.to_string())
    }
}

/// A stream to a server.
pub trait Stream: AsyncRead + AsyncWrite + Unpin + Send {}
impl<S: AsyncRead + AsyncWrite + Unpin + Send> Stream for S {}

type Dial = dyn Fn() -> BoxFuture<'static, io::Result<Box<dyn Stream>>> + Send + Sync;

/// A connection that carries one request at a time.
type Connection = hyper::client::conn::http1::SendRequest<Full<Bytes>>;

/// A server.
#[derive(Clone)]
pub struct Site {
    host: String,
    dial: Arc<Dial>,
    /// Connections that can be reused, if they are kept.
    idle: Option<Arc<Mutex<Vec<Connection>>>>,
}

impl Site {
    /// The server at `http://host:port` or `https://host`.
    pub fn of(url: &str) -> Result<Site, ClientError> {
        let wrong = || ClientError::Address(url.to_owned());
        let (scheme, rest) = url.split_once("://").ok_or_else(wrong)?;
        let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
        let tls = match scheme {
            "https" => true,
            "http" => false,
            _ => return Err(wrong()),
        };
        if host.is_empty() || host.contains('@') {
            return Err(wrong());
        }
        // A port follows the last colon, unless that colon is inside the brackets of an IPv6 address.
        let (name, port) = match host.rsplit_once(':') {
            Some((name, port)) if !port.contains(']') => (name, port.parse().map_err(|_| wrong())?),
            _ => (host, if tls { 443 } else { 80 }),
        };
        let name = name.trim_start_matches('[').trim_end_matches(']').to_owned();
        let dial = move || -> BoxFuture<'static, io::Result<Box<dyn Stream>>> {
            let name = name.clone();
            Box::pin(async move {
                let stream = TcpStream::connect((name.as_str(), port)).await?;
                stream.set_nodelay(true)?;
                if !tls {
                    return Ok(Box::new(stream) as Box<dyn Stream>);
                }
                let server = name.try_into().map_err(io::Error::other)?;
                let stream = TlsConnector::from(roots()).connect(server, stream).await?;
                Ok(Box::new(stream) as Box<dyn Stream>)
            })
        };
        Ok(Site { host: host.to_owned(), dial: Arc::new(dial), idle: None })
    }

    /// The server and the table of a link such as `https://play.example.org/t/7m2kq9x4t0vb`.
    pub fn of_link(link: &str) -> Result<(Site, TableId), ClientError> {
        let last = link.trim_end_matches('/').rsplit('/').next().unwrap_or_default();
        let table = last.parse().map_err(|_| ClientError::Address(link.to_owned()))?;
        Ok((Site::of(link)?, table))
    }

    /// A server that is reached in some other way.
    pub fn over<S: Stream + 'static>(dial: impl Fn() -> S + Send + Sync + 'static) -> Site {
        let dial = move || -> BoxFuture<'static, io::Result<Box<dyn Stream>>> {
            let stream = dial();
            Box::pin(async move { Ok(Box::new(stream) as Box<dyn Stream>) })
        };
        Site { host: "localhost".into(), dial: Arc::new(dial), idle: None }
    }

    /// The same server, with connections kept open for the next request, as browsers do.
    pub fn keeping(self) -> Site {
        Site { idle: Some(Arc::default()), ..self }
    }

    /// A connection that was kept, if any.
    fn kept(&self) -> Option<Connection> {
        let mut idle = self.idle.as_ref()?.lock().unwrap_or_else(PoisonError::into_inner);
        idle.pop()
    }

    /// Keeps a connection whose response has been read.
    fn keep(&self, connection: Connection) {
        if let Some(idle) = &self.idle {
            idle.lock().unwrap_or_else(PoisonError::into_inner).push(connection);
        }
    }

    /// A new connection, which closes after the last of its requests.
    async fn connection(&self) -> Result<Connection, ClientError> {
        let stream = TokioIo::new(self.dial().await?);
        let (connection, driver) =
            hyper::client::conn::http1::handshake(stream).await.map_err(ClientError::unreachable)?;
        tokio::spawn(driver);
        Ok(connection)
    }

    async fn dial(&self) -> Result<Box<dyn Stream>, ClientError> {
        let dialed = tokio::time::timeout(PATIENCE, (self.dial)()).await;
        dialed.map_err(ClientError::unreachable)?.map_err(ClientError::unreachable)
    }
}

fn roots() -> Arc<rustls::ClientConfig> {
    static ROOTS: OnceLock<Arc<rustls::ClientConfig>> = OnceLock::new();
    let make = || {
        let mut roots = rustls::RootCertStore::empty();
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = rustls::ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .expect("the provider has the default versions")
            .with_root_certificates(roots)
            .with_no_client_auth();
        Arc::new(config)
    };
    ROOTS.get_or_init(make).clone()
}

/// A guest at a server, or an anonymous client. Clones share what they saw of each table.
#[derive(Clone)]
pub struct Client {
    site: Site,
    token: Option<String>,
    notes: Notes,
}

impl Client {
    /// An anonymous client, which may watch.
    pub fn nobody(site: Site) -> Client {
        Client { site, token: None, notes: Notes::default() }
    }

    /// A guest who has been there before.
    pub fn with_token(site: Site, token: String) -> Client {
        Client { site, token: Some(token), notes: Notes::default() }
    }

    /// A new guest.
    pub async fn arrive(site: Site, name: &str, picture: u8) -> Result<Client, ClientError> {
        let nobody = Client::nobody(site);
        let new = NewGuest { name: name.into(), picture, bearer: true };
        let arrived: SignedIn = nobody.post("/api/me", Some(&new)).await?;
        Ok(Client { token: arrived.token, ..nobody })
    }

    /// The same guest with these notes, such as those of an earlier run of the program.
    pub fn with_notes(self, notes: Notes) -> Client {
        Client { notes, ..self }
    }

    /// The guest's token, for coming back later.
    pub fn token(&self) -> Option<&str> {
        self.token.as_deref()
    }

    /// The same guest at another node.
    pub fn at(&self, site: Site) -> Client {
        Client { site, ..self.clone() }
    }

    /// Gets JSON.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ClientError> {
        read(&self.ask::<()>(Method::GET, path, None).await?)
    }

    /// Gets text.
    pub async fn text(&self, path: &str) -> Result<String, ClientError> {
        let bytes = self.ask::<()>(Method::GET, path, None).await?;
        String::from_utf8(bytes.to_vec()).map_err(|error| ClientError::Unreadable(error.to_string()))
    }

    /// Posts JSON and reads JSON.
    pub async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: Option<&impl Serialize>,
    ) -> Result<T, ClientError> {
        read(&self.ask(Method::POST, path, body).await?)
    }

    /// Puts JSON and reads JSON.
    pub async fn put<T: DeserializeOwned>(
        &self,
        path: &str,
        body: Option<&impl Serialize>,
    ) -> Result<T, ClientError> {
        read(&self.ask(Method::PUT, path, body).await?)
    }

    /// Sends a request of any kind; returns the body of the response as is.
    pub async fn send(
        &self,
        method: &str,
        path: &str,
        body: Option<&serde_json::Value>,
    ) -> Result<String, ClientError> {
        let method = method.parse().map_err(ClientError::unreachable)?;
        let bytes = self.ask(method, path, body).await?;
        String::from_utf8(bytes.to_vec()).map_err(|error| ClientError::Unreadable(error.to_string()))
    }

    /// Opens a table.
    pub async fn open_table(&self, table: &NewTable) -> Result<TableInfo, ClientError> {
        self.post("/api/tables", Some(table)).await
    }

    /// Fetches a table.
    pub async fn table(&self, id: TableId) -> Result<TableInfo, ClientError> {
        self.get(&format!("/api/tables/{id}")).await
    }

    /// Leaves the table.
    pub async fn leave(&self, id: TableId) -> Result<TableInfo, ClientError> {
        // Updates about the table that arrive in the meantime are handled afterwards.
        let _alone = self.notes.drawing.lock().await;
        let table: TableInfo = self.post(&format!("/api/tables/{id}/leave"), None::<&()>).await?;
        if self.notes.of(id).is_some() {
            self.notes.note(id, |witness| witness.left(&table));
        }
        Ok(table)
    }

    /// Asks for the next game with the same people.
    pub async fn rematch(&self, id: TableId) -> Result<Rematch, ClientError> {
        self.post(&format!("/api/tables/{id}/rematch"), None::<&()>).await
    }

    /// Fetches the transcript of a finished game.
    pub async fn transcript(&self, id: TableId) -> Result<String, ClientError> {
        self.text(&format!("/api/tables/{id}/transcript")).await
    }

    /// Opens the socket of a table: to play if you sit there, otherwise to watch.
    pub async fn connect(&self, id: TableId) -> Result<Socket, ClientError> {
        self.connect_by(id, "").await
    }

    /// Like [`Client::connect`], but the server sends every view whole.
    pub async fn connect_whole(&self, id: TableId) -> Result<Socket, ClientError> {
        self.connect_by(id, WHOLE_VIEWS).await
    }

    async fn connect_by(&self, id: TableId, query: &str) -> Result<Socket, ClientError> {
        let stream = self.site.dial().await?;
        let url = format!("ws://{}/api/tables/{id}/socket{query}", self.site.host);
        let mut request = url.into_client_request().map_err(ClientError::unreachable)?;
        if let Some(token) = &self.token {
            let value = format!("Bearer {token}").parse().map_err(ClientError::unreachable)?;
            request.headers_mut().insert(header::AUTHORIZATION, value);
        }
        let config = WebSocketConfig::default().read_buffer_size(4 << 10).write_buffer_size(0);
        let handshake = client_async_with_config(request, stream, Some(config));
        match tokio::time::timeout(PATIENCE, handshake).await.map_err(ClientError::unreachable)? {
            Ok((socket, _)) => Ok(Socket::new(socket, self.clone(), id)),
            Err(tungstenite::Error::Http(response)) => {
                let body = response.body().clone().unwrap_or_default();
                Err(refused(response.status(), &body))
            }
            Err(error) => Err(ClientError::unreachable(error)),
        }
    }

    /// Sends one request, over a new connection unless one was kept.
    async fn ask<B: Serialize>(
        &self,
        method: Method,
        path: &str,
        body: Option<&B>,
    ) -> Result<Bytes, ClientError> {
        let mut request = Request::builder().method(method).uri(path).header(header::HOST, &self.site.host);
        if let Some(token) = &self.token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        let bytes = match body {
            Some(body) => {
                request = request.header(header::CONTENT_TYPE, "application/json");
                serde_json::to_vec(body).map_err(|error| ClientError::Unreadable(error.to_string()))?
            }
            None => Vec::new(),
        };
        let request = request.body(Full::new(Bytes::from(bytes))).map_err(ClientError::unreachable)?;
        let exchange = async {
            let (connection, response) = self.exchange(request).await?;
            let status = response.status();
            let body = Limited::new(response.into_body(), ANSWER_MAX);
            let body = body.collect().await.map_err(ClientError::unreachable)?.to_bytes();
            self.site.keep(connection);
            if status.is_success() { Ok(body) } else { Err(refused(status, &body)) }
        };
        tokio::time::timeout(PATIENCE, exchange).await.map_err(ClientError::unreachable)?
    }

    /// Sends a request. A kept connection that has been closed in the meantime sends nothing and is replaced by
    /// another.
    async fn exchange(
        &self,
        mut request: Request<Full<Bytes>>,
    ) -> Result<(Connection, Response<Incoming>), ClientError> {
        while let Some(mut connection) = self.site.kept() {
            if connection.ready().await.is_err() {
                continue;
            }
            match connection.try_send_request(request).await {
                Ok(response) => return Ok((connection, response)),
                Err(mut error) => match error.take_message() {
                    Some(unsent) => request = unsent,
                    None => return Err(ClientError::unreachable(error.into_error())),
                },
            }
        }
        let mut connection = self.site.connection().await?;
        let response = connection.send_request(request).await.map_err(ClientError::unreachable)?;
        Ok((connection, response))
    }
}

fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, ClientError> {
    serde_json::from_slice(bytes).map_err(|error| ClientError::Unreadable(error.to_string()))
}

fn refused(status: StatusCode, body: &[u8]) -> ClientError {
    match read::<ErrorBody>(body) {
        Ok(error) => ClientError::Refused(Box::new(error)),
        // A proxy answers for a server that is down.
        Err(_) if matches!(status.as_u16(), 502..=504) => {
            ClientError::Unreachable(format!("the proxy in front of it returned {status}"))
        }
        Err(_) => ClientError::Unreadable(excerpt(&String::from_utf8_lossy(body), 200)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_parsed_or_refused() {
        let host = |url| Site::of(url).map(|site| site.host);
        assert_eq!(host("http://localhost:8080").unwrap(), "localhost:8080");
        assert_eq!(host("https://play.example.org/t/abc").unwrap(), "play.example.org");
        assert_eq!(host("http://[::1]:80/").unwrap(), "[::1]:80");
        for wrong in ["", "localhost:80", "ftp://x", "http://", "http://a:b", "https://user@host/"] {
            assert!(Site::of(wrong).is_err(), "{wrong}");
        }
        let (_, table) = Site::of_link("https://play.example.org/t/7m2kq9x4t0vb/").unwrap();
        assert_eq!(table.to_string(), "7m2kq9x4t0vb");
        assert!(Site::of_link("https://play.example.org/t/nonsense").is_err());
    }
}
