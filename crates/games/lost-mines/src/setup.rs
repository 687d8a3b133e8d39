//! Options, and how a round is dealt.

use klad_engine::{Chance, DeckRef, FirstPlayer, Seat, SetupError};
use serde::{Deserialize, Serialize};

use crate::{
    components::{CardId, CardSet, Clan, Dwarf, Face, Kind, Mine, Role, Treasure},
    data,
    tables::Tables,
};

/// The options a host may choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// LM-240: the number of rounds, 2 to 9.
    pub rounds: u8,
    /// LM-011: who starts round 1.
    pub first_player: FirstPlayer,
    /// LM-076: whether a face-down mine is enough to continue a path.
    pub mine_anchor: MineAnchor,
    /// LM-100: the number of symbols on an information card.
    pub info_cards: InfoCards,
    /// LM-115: whether a sprung trap stays.
    pub trap_mode: TrapMode,
    /// LM-113: who picks the card a trap costs.
    pub trap_picker: TrapPicker,
    /// LM-200, LM-204: whether the turn in which the last card is used is completed.
    pub last_turn: LastTurn,
    /// LM-175: whether the owner sees the value of a treasure.
    pub owner_sees_treasure: bool,
    /// LM-202: whether the players may agree to end a round.
    pub end_round_vote: bool,
    /// LM-007: whether to deal again until the clans differ by at most one dwarf.
    pub balanced_clans: bool,
    /// LM-243: whether another round is played while several players are tied for the lead.
    pub tie_round: bool,
    /// LM-133: which tokens beside the card a storm removes go with it. Omitted if it is the default.
    #[serde(skip_serializing_if = "StormTokens::is_default")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<StormTokens>"))]
    pub storm_tokens: StormTokens,
    /// What is printed on the cards and the board. Omitted for the standard deck.
    #[serde(skip_serializing_if = "DeckRef::is_standard")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<klad_engine::deck::CustomDeckJson>"))]
    pub deck: DeckRef<Tables>,
    /// Accepted in old transcripts and ignored.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub chat: Retired,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            rounds: 2,
            first_player: FirstPlayer::Random,
            mine_anchor: MineAnchor::Any,
            info_cards: InfoCards::Dual,
            trap_mode: TrapMode::Permanent,
            trap_picker: TrapPicker::Random,
            last_turn: LastTurn::Cut,
            owner_sees_treasure: true,
            end_round_vote: true,
            balanced_clans: false,
            tie_round: false,
            storm_tokens: StormTokens::OpenPath,
            deck: DeckRef::standard(),
            chat: Retired,
        }
    }
}

impl Options {
    /// What is printed on a card at this table.
    #[inline]
    pub fn face(&self, card: CardId) -> Face {
        self.deck.face(self.info_cards, card)
    }
}

/// What continues a path (LM-076).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MineAnchor {
    /// Any mine, even face down.
    Any,
    /// Only face-up cards.
    RevealedOnly,
}

/// The number of symbols on an information card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum InfoCards {
    /// Two symbols, one of which is used.
    Dual,
    /// One symbol.
    Single,
}

/// What happens to a sprung trap (LM-115).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TrapMode {
    /// The trap stays.
    Permanent,
    /// The trap is removed once it has cost a card.
    OneShot,
}

/// Who picks the card a trap costs (LM-113).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TrapPicker {
    /// A random card is lost.
    Random,
    /// The left neighbor picks one without seeing the cards.
    #[serde(rename = "neighbour", alias = "neighbor")]
    Neighbor,
}

/// What happens to the turn in which the last card is used (LM-200, LM-204).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum LastTurn {
    /// The round ends immediately, as the rulebook says.
    Cut,
    /// The turn is completed.
    Complete,
}

/// Which traps and trolls stay beside a path card that a storm removed (LM-133).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum StormTokens {
    /// Those with an open path on the other side, even that of a start or a mine.
    #[default]
    OpenPath,
    /// Those with a path card on the other side; starts and mines do not count.
    PathCard,
    /// All of them.
    Stay,
}

impl StormTokens {
    fn is_default(&self) -> bool {
        *self == StormTokens::default()
    }
}

/// A retired option that never affected the rules: the host decides what may be said at the table.
///
/// Earlier releases wrote it into transcripts, so it is still accepted, and ignored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash, Deserialize)]
#[serde(from = "RetiredWord")]
pub struct Retired;

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum RetiredWord {
    On,
    QuickPhrases,
    Off,
}

impl From<RetiredWord> for Retired {
    fn from(_: RetiredWord) -> Retired {
        Retired
    }
}

/// What chance decides before the first move.
///
/// Cards named neither in a hand nor in the pile go below the named cards of the pile, in order of their numbers, and
/// the last ten are set aside. A hand-written deal therefore needs to name only the cards that matter.
///
/// ```
/// use klad_engine::{Chance, Game, Seat};
/// use klad_lost_mines::{Options, State};
///
/// let options = Options::default();
/// let mut deal = State::deal(&options, 3, &mut Chance::fast(7))?;
/// deal.starter = Seat(1);
/// let state = State::start(&options, 3, &deal)?;
/// assert!(state.turn().must.contains(Seat(1)));
/// # Ok::<(), klad_engine::SetupError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// The mine on each mine cell, from the north.
    pub mines: Vec<Mine>,
    /// The treasure on each space beside the board: as many as there are seats.
    pub treasures: Vec<Treasure>,
    /// The dwarf of each seat.
    pub dwarves: Vec<Dwarf>,
    /// The hand of each seat.
    pub hands: Vec<Vec<CardId>>,
    /// The draw pile, top card first.
    #[serde(default)]
    pub pile: Vec<CardId>,
    /// Who starts.
    pub starter: Seat,
}

/// A dealt round, in the form the state uses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Dealt {
    pub(crate) mines: [Mine; 4],
    pub(crate) rail: [Treasure; data::RAIL],
    pub(crate) dwarves: [Dwarf; data::PLAYERS],
    pub(crate) hands: [CardSet; data::PLAYERS],
    pub(crate) pile: Pile,
    pub(crate) aside: CardSet,
}

/// The face-down draw pile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Pile {
    /// Bottom card first; slots above the top card are unused.
    cards: [CardId; data::PILE_MAX],
    size: u8,
}

impl Pile {
    pub(crate) const EMPTY: Pile = Pile { cards: [CardId::NONE; data::PILE_MAX], size: 0 };

    /// The pile of these cards, given top card first.
    pub(crate) fn of(cards: &[CardId]) -> Pile {
        let mut pile = Pile::EMPTY;
        for (place, card) in pile.cards.iter_mut().zip(cards.iter().rev()) {
            *place = *card;
        }
        pile.size = cards.len() as u8;
        pile
    }

    /// Takes the top card.
    pub(crate) fn draw(&mut self) -> Option<CardId> {
        self.size = self.size.checked_sub(1)?;
        Some(std::mem::replace(&mut self.cards[usize::from(self.size)], CardId::NONE))
    }

    /// Bottom card first.
    pub(crate) fn as_slice(&self) -> &[CardId] {
        &self.cards[..self.len()]
    }

    pub(crate) fn len(&self) -> usize {
        usize::from(self.size)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.size == 0
    }
}

/// Placeholders for the dwarves of unused seats and for spaces without a treasure.
pub(crate) const NO_DWARF: Dwarf = Dwarf { clan: Clan::Blue, role: Role::Loyal };
pub(crate) const NO_TREASURE: Treasure = Treasure { kind: Kind::Gold, value: 0 };

/// LM-001, LM-240: whether a table with these options can be opened.
pub(crate) fn check_options(options: &Options, seats: u8) -> Result<(), SetupError> {
    if !(3..=data::PLAYERS as u8).contains(&seats) {
        return Err(SetupError::new("LM-001", format!("found {seats} seats, wanted 3 to 9")));
    }
    if !(2..=data::ROUNDS_MAX as u8).contains(&options.rounds) {
        return Err(SetupError::new(
            "LM-240",
            format!("found {} rounds, wanted 2 to {}", options.rounds, data::ROUNDS_MAX),
        ));
    }
    options.first_player.check(seats, "LM-011")
}

/// Draws a round: mines, treasures, dwarves and deck, each shuffled from table order (C1 to C4).
pub(crate) fn draw_round(options: &Options, seats: u8, chance: &mut Chance) -> Dealt {
    let players = usize::from(seats);
    let mut mines = data::MINES;
    chance.shuffle(&mut mines);

    let mut treasures = *options.deck.treasures();
    chance.shuffle(&mut treasures);
    let mut rail = [NO_TREASURE; data::RAIL];
    rail[..players].copy_from_slice(&treasures[..players]);

    let mut dwarves = [NO_DWARF; data::PLAYERS];
    loop {
        let mut pool = [NO_DWARF; data::DWARVES.len()];
        let mut used = 0;
        for dwarf in data::dwarves(seats) {
            pool[used] = dwarf;
            used += 1;
        }
        chance.shuffle(&mut pool[..used]);
        dwarves[..players].copy_from_slice(&pool[..players]);
        if !options.balanced_clans || is_balanced(&dwarves[..players]) {
            break;
        }
    }

    let mut deck = [CardId::NONE; data::CARDS];
    deck.iter_mut().zip(CardId::all()).for_each(|(place, card)| *place = card);
    chance.shuffle(&mut deck);
    let (aside, rest) = deck.split_at(data::ASIDE);
    let hand = data::hand_size(seats);
    let (dealt, pile) = rest.split_at(players * hand);
    let mut hands = [CardSet::EMPTY; data::PLAYERS];
    for (place, cards) in hands.iter_mut().zip(dealt.chunks(hand)) {
        *place = cards.iter().copied().collect();
    }
    Dealt { mines, rail, dwarves, hands, pile: Pile::of(pile), aside: aside.iter().copied().collect() }
}

fn is_balanced(dwarves: &[Dwarf]) -> bool {
    let blue = dwarves.iter().filter(|dwarf| dwarf.clan == Clan::Blue).count();
    blue.abs_diff(dwarves.len() - blue) <= 1
}

/// Draws the first deal, in readable form.
pub(crate) fn deal(options: &Options, seats: u8, chance: &mut Chance) -> Result<Deal, SetupError> {
    check_options(options, seats)?;
    let dealt = draw_round(options, seats, chance);
    let players = usize::from(seats);
    let starter = options.first_player.draw(seats, chance);
    Ok(Deal {
        mines: dealt.mines.to_vec(),
        treasures: dealt.rail[..players].to_vec(),
        dwarves: dealt.dwarves[..players].to_vec(),
        hands: dealt.hands[..players].iter().map(|hand| hand.iter().collect()).collect(),
        pile: dealt.pile.as_slice().iter().rev().copied().collect(),
        starter,
    })
}

/// Reads a deal, or refuses one that cannot occur.
pub(crate) fn read_deal(options: &Options, seats: u8, deal: &Deal) -> Result<Dealt, SetupError> {
    check_options(options, seats)?;
    let players = usize::from(seats);
    let wrong = |rule, message: String| Err(SetupError::new(rule, message));

    let mut mines = data::MINES;
    if deal.mines.len() != mines.len() || data::MINES.iter().any(|mine| !deal.mines.contains(mine)) {
        return wrong("LM-003", format!("found mines {:?}, wanted each of the four once", deal.mines));
    }
    mines.copy_from_slice(&deal.mines);

    let mut rail = [NO_TREASURE; data::RAIL];
    let few = |treasure: &Treasure| {
        let copies = |treasures: &[Treasure]| treasures.iter().filter(|other| *other == treasure).count();
        copies(&deal.treasures) > copies(options.deck.treasures())
    };
    if deal.treasures.len() != players {
        return wrong("LM-005", format!("found {} treasures, wanted {players}", deal.treasures.len()));
    }
    if let Some(treasure) = deal.treasures.iter().find(|treasure| few(treasure)) {
        return wrong("LM-005", format!("found more copies of treasure {treasure} than there are"));
    }
    rail[..players].copy_from_slice(&deal.treasures);

    let mut dwarves = [NO_DWARF; data::PLAYERS];
    if deal.dwarves.len() != players {
        return wrong("LM-007", format!("found {} dwarves, wanted {players}", deal.dwarves.len()));
    }
    let scarce = |dwarf: &Dwarf| {
        let dealt = deal.dwarves.iter().filter(|other| *other == dwarf).count();
        dealt > data::dwarves(seats).filter(|other| other == dwarf).count()
    };
    if let Some(dwarf) = deal.dwarves.iter().find(|dwarf| scarce(dwarf)) {
        return wrong("LM-006", format!("found more copies of dwarf {dwarf} than {seats} players use"));
    }
    if options.balanced_clans && !is_balanced(&deal.dwarves) {
        return wrong(
            "LM-007",
            "found clans that differ by more than one dwarf, wanted balanced ones".to_owned(),
        );
    }
    dwarves[..players].copy_from_slice(&deal.dwarves);

    let hand = data::hand_size(seats);
    if deal.hands.len() != players || deal.hands.iter().any(|cards| cards.len() != hand) {
        let sizes: Vec<usize> = deal.hands.iter().map(Vec::len).collect();
        return wrong("LM-009", format!("found hands of {sizes:?} cards, wanted {players} hands of {hand}"));
    }
    let pile_size = data::CARDS - data::ASIDE - players * hand;
    if deal.pile.len() > pile_size {
        return wrong("LM-009", format!("found {} cards in the pile, wanted {pile_size}", deal.pile.len()));
    }
    let mut rest = CardSet::ALL;
    for card in deal.hands.iter().flatten().chain(&deal.pile) {
        if !rest.contains(*card) {
            return wrong("LM-009", format!("found card {card} twice"));
        }
        rest.remove(*card);
    }
    let mut pile = [CardId::NONE; data::PILE_MAX];
    let unnamed = rest.iter().take(pile_size - deal.pile.len());
    for (place, card) in pile.iter_mut().zip(deal.pile.iter().copied().chain(unnamed)) {
        *place = card;
        rest.remove(card);
    }
    let mut hands = [CardSet::EMPTY; data::PLAYERS];
    for (place, cards) in hands.iter_mut().zip(&deal.hands) {
        *place = cards.iter().copied().collect();
    }

    let fits = match options.first_player.seat() {
        Some(seat) => deal.starter == seat,
        None => deal.starter.0 < seats,
    };
    if !fits {
        return wrong(
            "LM-011",
            format!("found seat {} as starter, which the options do not allow", deal.starter.0),
        );
    }
    Ok(Dealt { mines, rail, dwarves, hands, pile: Pile::of(&pile[..pile_size]), aside: rest })
}
