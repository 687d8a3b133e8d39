//! How a person comes to the table: by way of any node, again and again until there is an answer.

use std::time::Duration;

use klad_client::{Client, ClientError};
use klad_engine::{draw::nonce_commitment, transcript::hex};
use klad_protocol::{
    Chat, Code, TableInfo,
    api::{NewSeat, NewTable, Seated},
};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::{dice::Dice, person::Person, wires::site, world::World};

/// A node that takes connections, once there is one.
pub(crate) async fn some_node(world: &World, dice: &mut Dice) -> usize {
    loop {
        let open: Vec<usize> = {
            let nodes = world.nodes.lock().unwrap();
            (0..nodes.len()).filter(|&node| nodes[node].is_open()).collect()
        };
        match open.is_empty() {
            false => return *dice.pick(&open),
            true => sleep(Duration::from_millis(dice.between(100, 500))).await,
        }
    }
}

impl Person {
    pub(crate) async fn client(&mut self) -> (Client, usize) {
        let node = some_node(&self.world, &mut self.dice).await;
        (Client::with_token(site(&self.world, node, self.number), self.token.clone()), node)
    }

    /// Asks until there is an answer.
    pub(crate) async fn ask<T: DeserializeOwned>(
        &mut self,
        path: &str,
        body: Option<&(impl Serialize + Sync)>,
    ) -> Result<T, Code> {
        loop {
            let (client, _) = self.client().await;
            let answer = match body {
                Some(body) => client.post(path, Some(body)).await,
                None => client.post(path, None::<&Value>).await,
            };
            match answer {
                Ok(answer) => return Ok(answer),
                Err(ClientError::Refused(error)) if error.code != Code::TryAgain => {
                    if matches!(error.code, Code::NotFound | Code::NoIdentity) {
                        self.world
                            .fail(format!("something acknowledged is lost: {path} says {:?}", error.code));
                    }
                    return Err(error.code);
                }
                Err(_) => self.pause(50, 800).await,
            }
        }
    }

    /// Opens the table or waits for it, sits down, and starts the game if it is theirs to start.
    pub(crate) async fn come(&mut self) {
        if self.number == 0 {
            let new = self.new_table();
            match self.ask::<TableInfo>("/api/tables", Some(&new)).await {
                Ok(info) => *self.world.table.lock().unwrap() = Some(info.id),
                Err(code) => return self.world.fail(format!("a table cannot be opened: {code:?}")),
            }
        }
        let table = loop {
            let table = *self.world.table.lock().unwrap();
            match table {
                Some(table) => break table,
                None => self.pause(50, 200).await,
            }
        };
        if !self.plays() {
            return;
        }
        let sit = json!({"commitment": hex(&nonce_commitment(&self.nonce))});
        match self.ask::<Seated>(&format!("/api/tables/{table}/sit"), Some(&sit)).await {
            Ok(seated) => self.world.note(format!("person {} sits in {}", self.number, seated.seat)),
            Err(code) => return self.world.fail(format!("person {} cannot sit down: {code:?}", self.number)),
        }
        self.standing(|standing| standing.sat = true);
        if self.number == 0 {
            let plan = &self.world.plan;
            let people = plan.people;
            while self.world.people.lock().unwrap().values().filter(|standing| standing.sat).count() < people
            {
                self.pause(50, 200).await;
            }
            match self.ask::<TableInfo>(&format!("/api/tables/{table}/start"), None::<&Value>).await {
                Ok(_) | Err(Code::WrongState) => {}
                Err(code) => self.world.fail(format!("the game cannot be started: {code:?}")),
            }
        }
    }

    fn new_table(&self) -> NewTable {
        let plan = &self.world.plan;
        let mut seats = vec![NewSeat::Open; plan.people];
        seats.resize(plan.people + plan.bots, NewSeat::Bot { level: "easy".into() });
        NewTable {
            game: plan.game.into(),
            options: plan.options.clone(),
            seats,
            clock: plan.clock,
            chat: Chat::Free,
            listed: true,
        }
    }
}
