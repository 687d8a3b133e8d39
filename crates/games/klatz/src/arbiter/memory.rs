//! What survives a restart: standing orders, and in slow games the clock, the sealed answers and attached calls.
//! A race remembers its orders and how long it has waited for each seat; its window opens again, as after a pause.

use klad_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    arbiter::{
        Desk,
        calls::Call,
        messages::{Attached, SealedCall},
        orders::{KeptOrders, Orders},
        pause::PauseBudget,
        sealed::Round,
    },
    setup::CallMode,
    state::State,
};

/// Memory as JSON. Times are those the host passes in.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Memory {
    orders: Vec<KeptOrders>,
    /// The attached calls still to be made, and whose they are.
    attached: Option<(Seat, Vec<Attached>)>,
    /// By seat: how long a race has waited for it, if at all.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    waited_ms: Vec<u32>,
    #[serde(flatten)]
    recalled: Recalled,
}

/// What is valid only while the position is the same.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Recalled {
    rev: u32,
    clock: Option<u64>,
    deadline: Option<u64>,
    /// By seat: the answer, if there is one yet.
    answers: Vec<Option<Sealed>>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Sealed {
    call: Option<SealedCall>,
}

impl Desk {
    pub(super) fn remember(&self) -> String {
        let kept = |answer: &Option<Call>| Sealed {
            call: answer.as_ref().map(|call| SealedCall { comp: call.comp, cards: call.cards.clone() }),
        };
        let slow = self.options.call_mode != CallMode::Race;
        let recalled = match (&self.round, slow) {
            (_, false) => Recalled::default(),
            (round, true) => Recalled {
                rev: self.rev,
                clock: self.clock,
                deadline: round.as_ref().map(|round| round.deadline),
                answers: round
                    .iter()
                    .flat_map(|round| &round.answers)
                    .map(|answer| answer.as_ref().map(kept))
                    .collect(),
            },
        };
        let memory = Memory {
            orders: self.orders[..self.seats as usize].iter().map(Orders::kept).collect(),
            attached: self.attached.clone(),
            waited_ms: Some(self.budget.used_ms(self.seats))
                .filter(|used_ms| used_ms.iter().any(|&ms| ms > 0))
                .unwrap_or_default(),
            recalled,
        };
        serde_json::to_string(&memory).expect("memory serializes")
    }

    /// Restores memory. Unreadable memory is ignored, and orders get their defaults.
    pub(super) fn recall(&mut self, memory: &str) {
        let memory: Memory = serde_json::from_str(memory).unwrap_or_default();
        for (orders, kept) in self.orders.iter_mut().zip(&memory.orders) {
            *orders = Orders::recall(kept);
        }
        self.attached = memory.attached.filter(|(seat, _)| seat.0 < self.seats);
        self.budget = PauseBudget::recall(&memory.waited_ms);
        self.recalled = Some(memory.recalled);
    }

    /// The active seat's deadline at this position, from before a restart.
    pub(super) fn recalled_clock(&self, state: &State) -> Option<u64> {
        self.recalled.as_ref().filter(|recalled| recalled.rev == state.rev())?.clock
    }

    /// The round at this position, from before a restart.
    pub(super) fn recalled_round(&self, state: &State) -> Option<Round> {
        let recalled = self.recalled.as_ref().filter(|recalled| recalled.rev == state.rev())?;
        let mut round = Round { deadline: recalled.deadline?, ..Round::default() };
        for (index, sealed) in recalled.answers.iter().enumerate().take(self.seats as usize) {
            let seat = Seat(index as u8);
            let call = |answer: &SealedCall| Call {
                seat,
                comp: answer.comp,
                cards: answer.cards.clone(),
                prefer: Default::default(),
                ticket: None,
            };
            round.answers[index] = sealed.as_ref().map(|sealed| sealed.call.as_ref().map(call));
        }
        Some(round)
    }
}
