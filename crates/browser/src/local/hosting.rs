//! Hosts the arbiter of a table: it receives everything with its time of arrival, and its moves are made like any
//! others.

use klad_engine::{
    Seat, Viewer,
    arbiter::{Input, Output},
};
use klad_protocol::{Code, ErrorBody, FromServer};
use serde_json::{Value, value::RawValue};

use super::{Local, Out, feed::Message};

impl Local {
    pub(super) fn begin_arbiter(&mut self, memory: Option<&str>, now_ms: u64, out: &mut Out) {
        self.arbiter = self.entry.arbiter(self.table.as_ref(), &self.seed, memory);
        if self.arbiter.is_none() || self.is_over() {
            self.arbiter = None;
            return;
        }
        for seat in Seat::all(self.table.seats()) {
            if let Some(level) = self.level_at(seat).map(str::to_owned) {
                self.tell_arbiter(Input::Bot { seat, level: Some(level) }, now_ms, out);
            }
        }
        self.tell_arbiter(Input::Open, now_ms, out);
    }

    /// Passes an input to the arbiter and carries out its outputs, until there are no more.
    pub(super) fn tell_arbiter(&mut self, input: Input, now_ms: u64, out: &mut Out) {
        let mut next = Some(input);
        while let Some(input) = next.take() {
            let Some(arbiter) = &mut self.arbiter else { return };
            let mut wants = Vec::new();
            arbiter.handle(self.table.as_ref(), now_ms, input, &mut wants);
            for output in wants {
                match output {
                    Output::Send { to, message } => self.arbiter_says(to, &message, out),
                    Output::Ask { seat } => self.ask(seat, now_ms, out),
                    Output::Play { seat, mv, .. } => {
                        if self.make(seat, mv, now_ms, out).is_ok() {
                            next = Some(Input::Applied);
                        }
                    }
                    // A local player learns this from the next view.
                    Output::Decline { .. } => {}
                }
            }
        }
    }

    fn arbiter_says(&mut self, to: Option<Seat>, message: &RawValue, out: &mut Out) {
        let Ok(message) = serde_json::from_str(message.get()) else { return };
        let message = FromServer::<&RawValue, &RawValue>::Arbiter { message };
        for viewer in Viewer::all(self.table.seats()) {
            if to.is_none_or(|seat| viewer.is(seat)) {
                self.say(viewer, &message, out);
            }
        }
    }

    pub(super) fn tick(&mut self, now_ms: u64, out: &mut Out) {
        let due = self.arbiter.as_ref().and_then(|arbiter| arbiter.wake_at());
        if due.is_some_and(|due| due <= now_ms) {
            self.tell_arbiter(Input::Tick, now_ms, out);
        }
    }

    pub(super) fn arbiter_message(
        &mut self,
        seat: Seat,
        message: &Message<'_>,
        now_ms: u64,
        out: &mut Out,
    ) -> Result<(), ErrorBody> {
        if self.is_over() || self.arbiter.is_none() {
            return Err(ErrorBody::new(Code::WrongState, "this table has no arbiter now"));
        }
        let text = message.message.map_or("null", RawValue::get);
        let message: Value = serde_json::from_str(text)
            .map_err(|error| ErrorBody::new(Code::BadRequest, error.to_string()))?;
        self.tell_arbiter(Input::Message { seat, message }, now_ms, out);
        Ok(())
    }
}
