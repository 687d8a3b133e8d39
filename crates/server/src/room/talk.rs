//! Chat: lines of text, ready-made phrases, and emotes.

use klad_engine::{Seat, Viewer};
use klad_protocol::{
    Chat, Code, FromServer,
    people::{Emote, tidy_text},
    socket::{Said, Speech},
};

use super::{Room, not_seated};
use crate::{
    bus::News,
    error::{Answer, ApiError},
};

/// How many lines of chat are kept.
const SAID_MAX: usize = 50;

impl Room {
    /// Somebody at a seat speaks; spectators cannot.
    pub(super) async fn say(&mut self, socket: u64, viewer: Viewer, speech: Result<Speech, String>) {
        let said = match self.speech(socket, viewer, speech) {
            Ok(said) => said,
            Err(error) => return self.people.refuse_one(socket, None, error),
        };
        let text = serde_json::to_string(&said).expect("chat serializes");
        if let Err(error) = self.app.store.say(self.record.id, &text, SAID_MAX as u32).await {
            return self.people.refuse_one(socket, None, error.into());
        }
        self.spread(|| News::Said { said: said.clone() });
        self.hear_said(said);
    }

    fn speech(&self, socket: u64, viewer: Viewer, speech: Result<Speech, String>) -> Answer<Said> {
        let seat = self.speaker(viewer)?;
        let content = match (speech, self.record.chat) {
            (Err(_), Chat::Phrases | Chat::Off) | (Ok(_), Chat::Off) => {
                return Err(ApiError::new(
                    Code::ChatOff,
                    match self.record.chat {
                        Chat::Off => "chat is off at this table",
                        Chat::Phrases | Chat::Free => {
                            "free chat is off at this table; use the ready-made phrases"
                        }
                    },
                ));
            }
            (Err(text), Chat::Free) => Speech::Text {
                text: tidy_text(&text).map_err(|reason| ApiError::new(Code::BadName, reason))?,
            },
            (Ok(phrase), Chat::Phrases | Chat::Free) => phrase,
        };
        self.may_talk(socket)?;
        let connection = self.people.find(socket);
        let identity = connection.and_then(|found| found.identity.as_ref()).ok_or_else(not_seated)?;
        let at = self.app.ambient.now_s();
        Ok(Said { by: identity.id, name: identity.name.clone(), seat: Some(seat), content, at })
    }

    fn speaker(&self, viewer: Viewer) -> Answer<Seat> {
        match viewer {
            Viewer::Seat(seat) => Ok(seat),
            Viewer::Spectator => Err(not_seated()),
        }
    }

    /// Checks that neither this person nor their address is muted.
    fn may_talk(&self, socket: u64) -> Answer<()> {
        let restrictions = &self.app.restrictions;
        let identity = self.people.find(socket).and_then(|connection| connection.identity.as_ref());
        if identity.is_some_and(|identity| restrictions.mutes(identity.id))
            || self.app.sessions.address(socket).is_some_and(|address| restrictions.mutes_address(address))
        {
            return Err(ApiError::new(Code::Restricted, "the operator of this server has muted you"));
        }
        Ok(())
    }

    /// The store has changed the table's record or its chat: everybody here is sent all of it again.
    pub(super) async fn refresh(&mut self, version: u64) {
        if version > self.record.version {
            self.reread_or_log().await;
        }
        match self.app.store.said(self.record.id).await {
            Ok(said) => self.said = said.iter().filter_map(|said| serde_json::from_str(said).ok()).collect(),
            Err(error) => return tracing::warn!(%error, table = %self.record.id, "cannot read the chat"),
        }
        self.people.sockets().into_iter().for_each(|socket| self.welcome(socket));
    }

    pub(super) fn show_spectators_out(&self) {
        self.people.show_spectators_out(|identity| identity.id == self.record.host);
    }

    pub(super) fn hear_said(&mut self, said: Said) {
        self.people.tell_all(&FromServer::Said(said.clone()));
        self.said.push_back(said);
        if self.said.len() > SAID_MAX {
            self.said.pop_front();
        }
    }

    pub(super) fn emote(&mut self, socket: u64, viewer: Viewer, emote: Emote) {
        match self.speaker(viewer).and_then(|seat| self.may_talk(socket).map(|()| seat)) {
            Err(error) => self.people.refuse_one(socket, None, error),
            Ok(_) if self.record.chat == Chat::Off => {
                self.people.refuse_one(
                    socket,
                    None,
                    ApiError::new(Code::ChatOff, "chat is off at this table"),
                );
            }
            Ok(seat) => {
                self.spread(|| News::Emote { seat, emote });
                self.people.tell_all(&FromServer::Emote { seat, emote });
            }
        }
    }
}
