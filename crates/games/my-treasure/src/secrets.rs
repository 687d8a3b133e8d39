//! What is hidden from whom, stated a second time and against the state alone. This file and `view.rs` do not use each
//! other.
//!
//! The order of the deck and the tokens that are dwarf side up are hidden from everybody. A viewer who sees only the
//! table of a memory game cannot see covered cards either, and cannot tell them from treasure cards in the deck.

use arrayvec::ArrayVec;
use klad_engine::{Chance, Secrets, Sight, Viewer};

use crate::{
    components::{Card, Kind, Kinds, Treasure},
    data::{CARDS, FRESH_DECK, ORCS, PLAYERS, SPOTS},
    setup::{ClaimedTop, Memory, VacatedSpot},
    state::{Below, Cards, Phase, Pile, State},
};

impl Secrets for State {
    fn rehide(&self, _viewer: Viewer, sight: Sight, chance: &mut Chance) -> State {
        let mut state = *self;
        let covered = covered_places(self, sight);
        let in_deck = self.deck.left().iter().filter_map(|&card| match card {
            Card::Orc => None,
            Card::Treasure(card) => Some(card),
        });
        let mut treasures: Cards = covered.iter().map(|place| self.at(*place)).chain(in_deck).collect();
        treasures.sort_unstable();
        chance.shuffle(&mut treasures);
        let mut piles = self.piles();
        for (place, card) in covered.iter().zip(treasures.drain(..covered.len())) {
            piles[place.pile][place.depth] = card;
        }
        state.lay_out(&piles);

        let orcs = usize::from(ORCS - self.orcs);
        let mut deck: ArrayVec<Card, CARDS> = std::iter::repeat_n(Card::Orc, orcs).collect();
        deck.extend(treasures.into_iter().map(Card::Treasure));
        chance.shuffle(&mut deck);
        state.deck.left_mut().copy_from_slice(&deck);

        let mut blind = self.blind_tokens();
        blind.sort_unstable();
        chance.shuffle(&mut blind);
        for hold in state.holds.iter_mut().filter(|hold| hold.fled && self.phase == Phase::Flee) {
            hold.token = blind.pop();
        }
        for place in state.pool.iter_mut().filter(|place| place.is_some()) {
            *place = blind.pop();
        }
        state
    }

    fn hidden_facts(&self, _viewer: Viewer, sight: Sight) -> Vec<u16> {
        let number = |card: &Card| match card {
            Card::Orc => 0,
            Card::Treasure(card) => *card as u16,
        };
        let covered = covered_places(self, sight);
        let mut facts: Vec<u16> = covered.iter().map(|place| self.at(*place) as u16).collect();
        facts.extend(self.deck.left().iter().map(number));
        facts.extend(self.blind_tokens().iter().map(|kind| *kind as u16));
        facts
    }

    fn audit(&self) -> Result<(), String> {
        audit_cards(self)?;
        audit_seats(self)?;
        audit_tokens(self)?;
        audit_spots(self)?;
        if self.purses.iter().any(|&purse| purse >= self.options.target + 3) {
            let most = self.options.target + 2;
            return Err(format!("purses are {:?}, wanted at most {most} each", self.purses));
        }
        Ok(())
    }
}

/// A card in a pile: piles are spots 0 to 3, then held piles by seat; depth 0 is the lowest card.
#[derive(Debug, Clone, Copy)]
struct Place {
    pile: usize,
    depth: usize,
}

/// The places of cards that a viewer with this sight cannot see.
fn covered_places(state: &State, sight: Sight) -> ArrayVec<Place, { Treasure::ALL.len() }> {
    let mut covered = ArrayVec::new();
    if sight == Sight::Recall || state.options.memory == Memory::Open {
        return covered;
    }
    for (pile, cards) in state.piles().iter().enumerate() {
        let held = pile >= SPOTS;
        let in_sight = match (held, state.phase, state.options.claimed_top) {
            // Scoring has shown them.
            (true, Phase::Over, _) => cards.len(),
            (true, _, ClaimedTop::Covered) => 0,
            (true, _, ClaimedTop::Visible) | (false, _, _) => 1,
        };
        covered.extend((0..cards.len().saturating_sub(in_sight)).map(|depth| Place { pile, depth }));
    }
    covered
}

impl State {
    /// All piles card by card: spots, then held piles.
    fn piles(&self) -> [Cards; SPOTS + PLAYERS] {
        std::array::from_fn(|pile| match pile {
            0..SPOTS => self.cards(self.spots[pile]),
            _ => self.cards(self.holds[pile - SPOTS].pile),
        })
    }

    fn at(&self, place: Place) -> Treasure {
        self.piles()[place.pile][place.depth]
    }

    /// Puts these cards back where [`State::piles`] found them.
    fn lay_out(&mut self, piles: &[Cards; SPOTS + PLAYERS]) {
        self.below = Below::default();
        for (number, cards) in piles.iter().enumerate() {
            for pair in cards.windows(2) {
                self.below.0[pair[1].index()] = Some(pair[0]);
            }
            let pile = Pile { symbols: self.options.deck.sum(cards), top: cards.last().copied() };
            match number {
                0..SPOTS => self.spots[number] = pile,
                _ => self.holds[number - SPOTS].pile = pile,
            }
        }
    }

    /// The tokens that are dwarf side up: those of the seats that have fled, then the pool. Scoring turns them over.
    fn blind_tokens(&self) -> ArrayVec<Kind, { 2 * Kind::ALL.len() }> {
        if self.phase != Phase::Flee {
            return ArrayVec::new();
        }
        let held = self.holds.iter().filter(|hold| hold.fled).filter_map(|hold| hold.token);
        held.chain(self.pool.iter().flatten().copied()).collect()
    }
}

/// The 36 cards of the round are each in exactly one place, and every pile's counts are right.
fn audit_cards(state: &State) -> Result<(), String> {
    let piles = state.piles();
    let mut all: Vec<Card> = state.deck.left().to_vec();
    all.extend(std::iter::repeat_n(Card::Orc, usize::from(state.orcs)));
    all.extend(piles.iter().flatten().copied().chain(state.drawn).map(Card::Treasure));
    all.sort_unstable();
    if all != FRESH_DECK {
        return Err(format!("the cards are {all:?}, wanted the 36 of the box"));
    }
    let counted = state.spots.iter().copied().chain(state.holds.iter().map(|hold| hold.pile));
    for (cards, pile) in piles.iter().zip(counted) {
        if pile.symbols != state.options.deck.sum(cards) {
            return Err(format!("a pile of {cards:?} counts {:?}", pile.symbols));
        }
    }
    for spot in 0..SPOTS {
        if (state.filled >> spot & 1 != 0) == state.spots[spot].top.is_none() {
            return Err(format!("spot {spot} is said to be filled when it is not, or the other way around"));
        }
    }
    let orc_to_come = state.orcs < ORCS;
    match state.phase {
        Phase::Choose | Phase::Place if !orc_to_come => Err("a turn is taken after the sixth orc".into()),
        Phase::Flee if orc_to_come => Err("there is a flight before the sixth orc".into()),
        Phase::Place if state.drawn.is_none() => Err("no card waits to be placed".into()),
        Phase::Choose | Phase::Flee | Phase::Over if state.drawn.is_some() => {
            Err("a drawn card was forgotten".into())
        }
        _ => Ok(()),
    }
}

/// Exactly the seats without a token are in the cave, and one of them acts.
fn audit_seats(state: &State) -> Result<(), String> {
    for seat in 0..PLAYERS {
        let hold = &state.holds[seat];
        let playing = seat < usize::from(state.seats);
        let in_cave = state.cave >> seat & 1 != 0;
        if in_cave != (playing && hold.token.is_none())
            || (hold.token.is_none() && *hold != Default::default())
        {
            return Err(format!("seat {seat} has {hold:?}; in the cave: {in_cave}"));
        }
    }
    let acts = state.cave >> state.actor.0 & 1 != 0;
    match state.phase {
        Phase::Over if state.cave != 0 => Err("the game is over and somebody is in the cave".into()),
        Phase::Choose | Phase::Place | Phase::Flee if !acts => {
            Err("a seat that is out of the round acts".into())
        }
        _ => Ok(()),
    }
}

/// Each of the six tokens is available, held or in the pool; the set named in a flight does not change.
fn audit_tokens(state: &State) -> Result<(), String> {
    let claimed: Kinds = state.holds.iter().filter(|hold| !hold.fled).filter_map(|hold| hold.token).collect();
    if Kind::ALL.iter().any(|&kind| claimed.contains(kind) == state.tokens.contains(kind)) {
        return Err(format!("{claimed:?} are claimed and {:?} are not", state.tokens));
    }
    let blind = state.blind_tokens();
    let as_set: Kinds = blind.iter().copied().collect();
    match state.phase {
        Phase::Flee if as_set != state.tokens || blind.len() != as_set.len() => {
            Err(format!("{blind:?} are mixed, wanted {:?}", state.tokens))
        }
        Phase::Choose | Phase::Place | Phase::Over if state.pool.iter().any(Option::is_some) => {
            Err("tokens are mixed before the flight or after it".into())
        }
        _ => Ok(()),
    }
}

/// Closed spots have no cards, and there is an open one for everybody in the cave.
fn audit_spots(state: &State) -> Result<(), String> {
    if (state.claimed | state.grabbed) & state.filled != 0 || state.claimed & state.grabbed != 0 {
        return Err("a closed spot holds cards, or was closed twice".into());
    }
    let open = state.open().count_ones();
    let out = u32::from(state.seats) - state.cave.count_ones();
    match state.options.vacated_spot {
        VacatedSpot::Closed if open != SPOTS as u32 - out => {
            Err(format!("{open} spots are open, {out} seats are out"))
        }
        _ if open < state.cave.count_ones() => {
            Err("there are fewer open spots than players in the cave".into())
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use klad_engine::Seat;
    use klad_testkit::Board;

    use super::*;
    use crate::{
        components::{Symbols, Treasure::T01},
        setup::{Deal, Options},
    };

    /// A has placed a card on spot 0; it is B's turn.
    const TURN: &str = "A draw, A place 0";
    /// A has claimed a pile, B has fled, and C has not.
    const FLIGHT: &str = "A draw, A place 0, B draw, B place 1, C draw, C place 2, A claim 0 ring, \
                          B draw, C draw, B draw, C draw, B draw, C draw, B flee 1";
    /// Everybody has claimed a pile worth 2.
    const ROUND: &str = "A draw, A place 0, B draw, B place 1, C draw, C place 2, \
                         A claim 0 ring, B claim 1 diamond, C claim 2 sword";

    /// Three seats after these moves. The deck begins with T01, T02, T03 and the six orcs.
    fn after(moves: &str) -> State {
        after_with(Options::default(), [0; PLAYERS], moves)
    }

    fn after_with(options: Options, purses: [u8; PLAYERS], moves: &str) -> State {
        let mut deck = FRESH_DECK.to_vec();
        deck[..9].rotate_left(usize::from(ORCS));
        let mut board = Board::<State>::start(options, 3, &Deal { starter: Seat(0), deck });
        board.state_mut().purses = purses;
        for mv in moves.split(", ") {
            board.play(mv);
        }
        *board.state()
    }

    /// What the audit finds in a sound state after a change.
    #[track_caller]
    fn fault(sound: State, change: impl FnOnce(&mut State)) -> String {
        assert_eq!(sound.audit(), Ok(()));
        let mut state = sound;
        change(&mut state);
        state.audit().unwrap_err()
    }

    #[test]
    fn the_audit_finds_a_missing_card_and_a_card_in_two_places() {
        let missing = fault(after("A draw"), |state| state.drawn = None);
        let twice = fault(after(TURN), |state| state.drawn = Some(T01));
        let seven_orcs = fault(after(TURN), |state| state.orcs += 1);
        for found in [missing, twice, seven_orcs] {
            assert!(found.starts_with("the cards are ["), "{found}");
            assert!(found.ends_with("wanted the 36 of the box"), "{found}");
        }
    }

    #[test]
    fn the_audit_counts_the_symbols_of_every_pile() {
        let spot = fault(after(TURN), |state| state.spots[0].symbols = Symbols::NONE);
        assert!(spot.starts_with("a pile of [T01] counts Symbols"), "{spot}");
        let held = fault(after(FLIGHT), |state| state.holds[0].pile.symbols = Symbols::NONE);
        assert!(held.starts_with("a pile of [T01] counts Symbols"), "{held}");
    }

    #[test]
    fn the_audit_compares_the_filled_spots_with_the_piles() {
        let wrong =
            |spot| format!("spot {spot} is said to be filled when it is not, or the other way around");
        assert_eq!(fault(after(TURN), |state| state.filled = 0), wrong(0));
        assert_eq!(fault(after(TURN), |state| state.filled |= 1 << 3), wrong(3));
    }

    #[test]
    fn the_audit_compares_the_phase_with_the_orcs_and_the_drawn_card() {
        let to_phase = |moves, phase| fault(after(moves), |state| state.phase = phase);
        for phase in [Phase::Choose, Phase::Place] {
            assert_eq!(to_phase(FLIGHT, phase), "a turn is taken after the sixth orc");
        }
        assert_eq!(to_phase(TURN, Phase::Flee), "there is a flight before the sixth orc");
        assert_eq!(to_phase(TURN, Phase::Place), "no card waits to be placed");
        for phase in [Phase::Choose, Phase::Over] {
            assert_eq!(to_phase("A draw", phase), "a drawn card was forgotten");
        }
    }

    #[test]
    fn the_audit_finds_exactly_the_seats_without_a_token_in_the_cave() {
        let absent = fault(after(TURN), |state| state.cave = 0b110);
        assert!(absent.starts_with("seat 0 has Hold {"), "{absent}");
        assert!(absent.ends_with("in the cave: false"), "{absent}");
        let nobody = fault(after(TURN), |state| state.cave = 0b1111);
        assert!(nobody.starts_with("seat 3 has Hold {"), "{nobody}");
        assert!(nobody.ends_with("in the cave: true"), "{nobody}");
        // In the cave, as it should be, but with something in hand.
        let laden = fault(after(TURN), |state| state.holds[1].fled = true);
        assert!(laden.starts_with("seat 1 has Hold {"), "{laden}");
        assert!(laden.ends_with("in the cave: true"), "{laden}");
    }

    #[test]
    fn the_audit_lets_only_a_seat_in_the_cave_act_and_nobody_once_the_game_is_over() {
        let acts = fault(after(FLIGHT), |state| state.actor = Seat(0));
        assert_eq!(acts, "a seat that is out of the round acts");
        let over = fault(after(TURN), |state| state.phase = Phase::Over);
        assert_eq!(over, "the game is over and somebody is in the cave");
    }

    #[test]
    fn the_audit_finds_a_token_that_is_both_claimed_and_available_or_neither() {
        let both = fault(after(FLIGHT), |state| state.tokens = Kinds::ALL);
        assert_eq!(both, "Kinds(1) are claimed and Kinds(63) are not");
        let neither = fault(after(FLIGHT), |state| state.tokens = state.tokens.without(Kind::Potion));
        assert_eq!(neither, "Kinds(1) are claimed and Kinds(30) are not");
    }

    #[test]
    fn the_audit_finds_every_mixed_token_once_and_only_in_the_flight() {
        // B holds one of the five; four are in the pool.
        let lost = fault(after(FLIGHT), |state| state.pool[3] = None);
        assert!(lost.ends_with("are mixed, wanted Kinds(62)"), "{lost}");
        let twice = fault(after(FLIGHT), |state| state.pool[4] = state.pool[0]);
        assert!(twice.ends_with("are mixed, wanted Kinds(62)"), "{twice}");
        let early = fault(after(TURN), |state| state.pool[0] = Some(Kind::Money));
        assert_eq!(early, "tokens are mixed before the flight or after it");
    }

    #[test]
    fn the_audit_finds_a_closed_spot_with_cards_and_one_that_was_closed_twice() {
        let wrong = "a closed spot holds cards, or was closed twice";
        assert_eq!(fault(after(TURN), |state| state.claimed = 0b1), wrong);
        assert_eq!(fault(after(FLIGHT), |state| state.grabbed |= 0b100), wrong);
        assert_eq!(fault(after(FLIGHT), |state| state.grabbed |= 0b1), wrong);
    }

    #[test]
    fn the_audit_counts_the_open_spots() {
        let close = |state: &mut State| state.claimed |= 0b1010;
        assert_eq!(fault(after(TURN), close), "2 spots are open, 0 seats are out");
        let reopens = Options { vacated_spot: VacatedSpot::Reopens, ..Options::default() };
        let few = fault(after_with(reopens, [0; PLAYERS], TURN), close);
        assert_eq!(few, "there are fewer open spots than players in the cave");
    }

    #[test]
    fn the_audit_allows_purses_up_to_two_above_the_target() {
        // One below the target before a gold coin is the most there can be.
        let over = after_with(Options::default(), [7, 0, 0, 0], ROUND);
        assert_eq!((over.phase, over.purses), (Phase::Over, [10, 3, 3, 0]));
        let rich = fault(over, |state| state.purses[0] += 1);
        assert_eq!(rich, "purses are [11, 3, 3, 0], wanted at most 10 each");
    }
}
