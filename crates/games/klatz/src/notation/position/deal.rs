//! Deals the cards of a position: which card each code means, and where the rest goes.

use klad_engine::DeckRef;

use super::{BadPosition, Lists, Part};
use crate::{
    components::{Action, Card, Comps, Symbol},
    data::{MARKET_CARDS, RICKSHAWS},
    state::{Phase, State},
    tables::Tables,
};

impl Lists<'_> {
    pub(super) fn deal(mut self, state: &mut State) -> Result<(), BadPosition> {
        self.deal_wall(state)?;
        self.deal_actions(state)?;
        self.deal_compositions(state)
    }

    /// Resolves which card each code means, then fills in the rest where `...` is.
    fn deal_wall(&mut self, state: &mut State) -> Result<(), BadPosition> {
        let mut stock = Stock { deck: state.options.deck, reserved: 0, taken: 0, rickshaws: 0 };
        let none = Part { name: "", rest: "" };
        let parts = [self.wall, self.market, self.deck, self.discard].map(|part| part.unwrap_or(none));
        for part in parts {
            stock.reserve(part, part.words())?;
        }
        if let Some((part, word)) = self.drawn {
            stock.reserve(part, [word])?;
        }
        stock.rickshaws += state.waiting as usize;
        let mut settled = [const { Vec::new() }; 4];
        let mut rest = 2;
        for (index, part) in parts.into_iter().enumerate() {
            for word in part.words() {
                match word {
                    "..." => rest = index,
                    _ => settled[index].push(stock.take(part, word.trim_end_matches('*'))?),
                }
            }
        }
        for (word, &card) in parts[0].words().filter(|&word| word != "...").zip(&settled[0]) {
            if word.ends_with('*') {
                state.covered |= card.bit();
                stock.rickshaws += 1;
            }
        }
        if let Some((part, word)) = self.drawn {
            state.phase = Phase::PlacingDrawn { card: stock.take(part, word)? };
        }
        if stock.rickshaws > RICKSHAWS {
            return parts[0]
                .bad(format_args!("found {} rickshaws, wanted at most {RICKSHAWS}", stock.rickshaws));
        }
        let unnamed = Card::wall().filter(|card| stock.taken & card.bit() == 0);
        settled[rest].extend(unnamed);
        // A wall contains no rickshaw cards, so any left over go into the deck.
        let spare = vec![Card::RICKSHAW; RICKSHAWS - stock.rickshaws];
        settled[if rest < 2 { 2 } else { rest }].extend(spare);
        let [wall, market, deck, discard] = settled;
        if wall.iter().chain(&market).any(|card| card.is_rickshaw()) || market.len() > MARKET_CARDS {
            return parts[1].bad("wanted at most three cards in the market, and no rickshaws there");
        }
        state.wall = wall.into_iter().collect();
        state.market = market.into_iter().collect();
        state.deck = deck.into_iter().rev().collect();
        state.wall_discard = discard.into_iter().collect();
        Ok(())
    }

    fn deal_actions(&mut self, state: &mut State) -> Result<(), BadPosition> {
        let mut left = state.options.deck.printed().actions;
        let named = state.hands.iter().flat_map(|hand| hand.iter());
        for action in named.chain(self.actions.iter().copied()).chain(self.played.0.iter().copied()) {
            match left[action as usize].checked_sub(1) {
                Some(count) => left[action as usize] = count,
                None => {
                    return Part { name: "actions", rest: "" }
                        .bad(format_args!("{action} appears too many times"));
                }
            }
        }
        let unnamed = Action::ALL.into_iter().flat_map(|action| vec![action; left[action as usize].into()]);
        let (played, open) = &mut self.played;
        if *open {
            played.extend(unnamed)
        } else {
            self.actions.extend(unnamed)
        };
        state.action_deck = self.actions.iter().rev().copied().collect();
        state.action_discard = played.iter().copied().collect();
        Ok(())
    }

    fn deal_compositions(&mut self, state: &mut State) -> Result<(), BadPosition> {
        let mut seen = Comps::EMPTY;
        let sets = state.compositions.iter().chain(&state.discarded).chain([&state.open]);
        let photos = state.photos.iter().map(|photo| photo.comp);
        let listed = self.comps.iter().chain(&self.removed.0).copied();
        for comp in sets.flat_map(|comps| comps.iter()).chain(photos).chain(listed) {
            if seen.contains(comp) {
                return Part { name: "comps", rest: "" }.bad(format_args!("{comp} appears twice"));
            }
            seen = seen.with(comp);
        }
        let unnamed = Comps::ALL.minus(seen).iter();
        let (removed, open) = &mut self.removed;
        if *open {
            removed.extend(unnamed)
        } else {
            self.comps.extend(unnamed)
        };
        state.composition_deck = self.comps.iter().rev().copied().collect();
        state.removed = removed.iter().copied().collect();
        Ok(())
    }
}

/// The wall cards and rickshaws used so far while a position is read.
struct Stock {
    deck: DeckRef<Tables>,
    reserved: u64,
    taken: u64,
    rickshaws: usize,
}

impl Stock {
    /// Reserves cards named with their number, so that codes without a number do not take them.
    fn reserve<'a>(
        &mut self,
        part: Part<'_>,
        words: impl IntoIterator<Item = &'a str>,
    ) -> Result<(), BadPosition> {
        for word in words.into_iter().filter(|word| *word != "...") {
            let word = word.trim_end_matches('*');
            if Symbol::with_code(word).is_none() {
                self.reserved |= part.read::<Card>(word)?.bit();
            }
        }
        Ok(())
    }

    fn take(&mut self, part: Part<'_>, word: &str) -> Result<Card, BadPosition> {
        let card = match Symbol::with_code(word) {
            Some(Symbol::Rickshaw) => {
                self.rickshaws += 1;
                return Ok(Card::RICKSHAW);
            }
            Some(symbol) => {
                let free = |card: &Card| {
                    self.deck.symbol(*card) == symbol && (self.taken | self.reserved) & card.bit() == 0
                };
                match Card::wall().find(free) {
                    Some(card) => card,
                    None => return part.bad(format_args!("there are not that many {symbol} cards")),
                }
            }
            None => part.read(word)?,
        };
        if self.taken & card.bit() != 0 {
            return part.bad(format_args!("{card} appears twice"));
        }
        self.taken |= card.bit();
        Ok(card)
    }
}
