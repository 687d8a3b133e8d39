//! How good a wall is for one seat.

use klad_engine::{DeckRef, Seat, Viewer};

use crate::{
    components::{Comp, Comps, Side, Symbol},
    data::{COMPOSITIONS, PATTERN_MAX},
    matching::Lookout,
    moves::Move,
    state::{Phase, State},
    tables::Tables,
    view::{Held, View},
};

/// The value of a picture on the wall, per point.
const COMPLETE: i32 = 1000;
/// The highest value of a partly aligned picture, per point.
const ALIGNED: i32 = 520;
/// The highest value of having its symbols anywhere in the wall, per point.
const PRESENT: i32 = 160;
/// The value of an open composition that is not complete is divided by this.
const OPEN_PART: i32 = 3;
/// The cost of a picture that somebody else may hold, per point and at full certainty.
const GIVEN_AWAY: i32 = 500;
/// The value of one more composition in hand.
const EXTRA: i32 = 260;
/// The value of a fresh market and a free card.
const MARKET: i32 = 60;
/// The value of a fresh hand.
const FRESH_HAND: i32 = 850;

/// The wall as a plan changes it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Row {
    len: u8,
    /// Where the cards are, covered or not.
    cards: Lookout,
    /// One bit for each covered place.
    covered: u64,
}

impl Row {
    pub(super) fn new(
        deck: DeckRef<Tables>,
        wall: impl Iterator<Item = (Symbol, bool)>,
        mirror: bool,
    ) -> Row {
        let (mut len, mut covered_places) = (0, 0);
        let cards = wall.map(|(symbol, covered)| {
            covered_places |= u64::from(covered) << len;
            len += 1;
            (symbol, false)
        });
        let cards = Lookout::new(deck, cards, mirror);
        Row { len, cards, covered: covered_places }
    }

    fn insert(&mut self, at: u8, symbol: Symbol) {
        self.cards.insert(at, symbol);
        let below = (1u64 << at) - 1;
        self.covered = (self.covered & below) | (self.covered & !below) << 1;
        self.len += 1;
    }

    fn remove(&mut self, at: u8) -> Symbol {
        let below = (1u64 << at) - 1;
        self.covered = (self.covered & below) | (self.covered >> 1 & !below);
        self.len -= 1;
        self.cards.remove(at)
    }

    pub(super) fn len(&self) -> u8 {
        self.len
    }

    /// The places whose card an action may choose (KZ-050).
    pub(super) fn movable(&self) -> impl Iterator<Item = u8> {
        let row = *self;
        let fixed = move |at: u8| (row.cards.places_of(Symbol::Tower) | row.covered) >> at & 1 == 1;
        (0..self.len).filter(move |&at| !fixed(at))
    }

    /// Whether a card can move this far. Ignores towers in between, which the rules check.
    pub(super) fn reaches(&self, from: u8, dir: Side, places: u8) -> bool {
        match dir {
            Side::Left => from >= places,
            Side::Right => from + places < self.len,
        }
    }

    pub(super) fn place(&mut self, symbol: Symbol, side: Side) {
        self.insert(if side == Side::Left { 0 } else { self.len }, symbol);
    }

    /// The wall after an action card, as far as it is predictable.
    pub(super) fn after(&self, mv: Move) -> Row {
        let mut row = *self;
        let step = |from: u8, dir: Side, places: u8| match dir {
            Side::Left => from - places,
            Side::Right => from + places,
        };
        match mv {
            Move::PlayShift1 { from, dir } => {
                let symbol = row.remove(from);
                row.insert(step(from, dir, 1), symbol);
            }
            Move::PlayShift2 { from, dir } => {
                let symbol = row.remove(from);
                row.insert(step(from, dir, 2), symbol);
            }
            Move::PlaySwap { a, b } => row.cards.swap(a, b),
            Move::PlayRemove { at } => {
                row.remove(at);
            }
            Move::PlayReturn { symbol, at } => row.insert(at, symbol),
            _ => {}
        }
        row
    }

    /// Where the uncovered cards are.
    fn free(&self) -> Lookout {
        self.cards.without(self.covered)
    }

    /// How much of a composition is aligned at its best place, in tenths of a card. A covered card counts six tenths,
    /// because it will soon be free again.
    fn line(&self, free: &Lookout, comp: Comp) -> i32 {
        let all = self.cards.lines(comp, self.len);
        if self.covered == 0 {
            return 10 * i32::from(all.most(u64::MAX));
        }
        let free = free.lines(comp, self.len);
        let with = |count: u8| match all.exactly(count) {
            0 => 0,
            places => 6 * i32::from(count) + 4 * i32::from(free.most(places)),
        };
        (1..=PATTERN_MAX as u8).map(with).max().unwrap_or(0)
    }
}

/// How near a picture is: cards in position, out of those it needs.
pub(super) struct Near {
    pub(super) comp: Comp,
    pub(super) cards: u8,
    pub(super) of: u8,
}

/// What one seat takes into account.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Outlook {
    pub(super) row: Row,
    own: Comps,
    open: Comps,
    /// The compositions that others may hold.
    unseen: Comps,
    /// How many compositions others hold.
    held: i32,
    /// Whether open compositions can be called now.
    may_open: bool,
    /// Whether taking the last open composition would win.
    wins_by_last: bool,
    compositions_left: u8,
}

impl Outlook {
    /// Built from what a seat sees.
    pub(super) fn of_view(view: &View) -> Outlook {
        let deck = view.options.deck;
        let seat = match view.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator => view.active,
        };
        let visible = |held: &Held<Comp>| held.cards().unwrap_or(&[]).iter().copied().collect::<Comps>();
        let player = &view.players[seat.index()];
        let own = visible(&player.compositions);
        let open: Comps = view.open.iter().copied().collect();
        let seen =
            view.players.iter().fold(own.union(open), |seen, player| seen.union(visible(&player.discarded)));
        let seen = view.photos.iter().fold(seen, |seen, photo| seen.with(photo.comp));
        let others = view.players.iter().filter(|other| other.seat != seat && other.present);
        let key = |seat: Seat| (view.players[seat.index()].points, view.players[seat.index()].photos);
        let redrawn = matches!(view.phase, Phase::AwaitEnd { redrawn: true });
        Outlook {
            row: Row::new(
                deck,
                view.wall.iter().map(|wall| (wall.symbol, wall.covered)),
                view.options.mirror_match,
            ),
            own,
            open,
            unseen: Comps::ALL.minus(seen),
            held: others.clone().map(|other| other.compositions.len() as i32).sum(),
            may_open: seat == view.active && !redrawn,
            wins_by_last: wins_by_last(&deck, open, key(seat), others.map(|other| key(other.seat))),
            compositions_left: view.composition_deck,
        }
    }

    /// The same from a state, which in a playout is itself a guess.
    pub(super) fn of_state(state: &State, seat: Seat) -> Outlook {
        let deck = state.options.deck;
        let own = state.compositions[seat.index()];
        let mut seen = own.union(state.open);
        let mut keys = [(0i16, 0u8); crate::data::PLAYERS];
        for photo in &*state.photos {
            seen = seen.with(photo.comp);
            let key = &mut keys[photo.seat.index()];
            *key = (key.0 + i16::from(deck.points(photo.comp)), key.1 + 1);
        }
        let others = state.present.without(seat);
        let redrawn = matches!(state.phase, Phase::AwaitEnd { redrawn: true });
        Outlook {
            row: Row::new(
                deck,
                state.wall.iter().map(|&card| (deck.symbol(card), state.is_covered(card))),
                state.options.mirror_match,
            ),
            own,
            open: state.open,
            unseen: Comps::ALL.minus(seen),
            held: others.iter().map(|other| state.compositions[other.index()].len() as i32).sum(),
            may_open: seat == state.active && !redrawn,
            wins_by_last: wins_by_last(
                &deck,
                state.open,
                keys[seat.index()],
                others.iter().map(|other| keys[other.index()]),
            ),
            compositions_left: state.composition_deck.len() as u8,
        }
    }

    /// The best call, if there is a good one: most points, then the lowest number, at the leftmost place. It takes the
    /// last open composition only if that wins (section 12). `noticed` limits what the bot sees (KZ-147).
    pub(super) fn call(&self, noticed: Comps) -> Option<Move> {
        let lookout = self.row.free();
        let good = |comp: &Comp| {
            noticed.contains(*comp)
                && (!self.open.contains(*comp) || self.open.len() > 1 || self.wins_by_last)
        };
        let callable = if self.may_open { self.own.union(self.open) } else { self.own };
        let matching = callable.iter().filter(good).filter_map(|comp| Some((comp, lookout.leftmost(comp)?)));
        // `max_by_key` keeps the last of equals, so the numbers are reversed.
        let best =
            matching.max_by_key(|(comp, _)| (self.row.cards.deck.points(*comp), COMPOSITIONS - comp.index()));
        best.map(|(comp, start)| Move::Claim { comp, start })
    }

    /// How good a wall is for this seat in its own turn.
    pub(super) fn value(&self, row: &Row) -> i32 {
        let (free, deck) = (row.free(), &row.cards.deck);
        let mut value = 0;
        for comp in self.own.iter() {
            value += i32::from(deck.points(comp)) * worth(row, &free, comp);
        }
        for comp in self.open.iter() {
            let worth = worth(row, &free, comp);
            value += i32::from(deck.points(comp))
                * match worth {
                    COMPLETE if self.open.len() == 1 && !self.wins_by_last => -COMPLETE / 2,
                    COMPLETE if self.may_open => COMPLETE,
                    _ => worth / OPEN_PART,
                };
        }
        let unseen = self.unseen.len() as i32;
        for comp in self.unseen.iter() {
            if free.starts(comp) != 0 {
                value -= i32::from(deck.points(comp)) * GIVEN_AWAY * self.held.min(unseen) / unseen;
            }
        }
        value
    }

    /// The value of a turn move other than placing a card.
    pub(super) fn move_value(&self, mv: Move) -> i32 {
        match mv {
            Move::PlayExtra {} => self.value(&self.row) + EXTRA,
            Move::PlayMarket {} => self.value(&self.row) + MARKET,
            // A redraw gives up the compositions in hand; once the deck is empty, nothing replaces them.
            Move::Redraw {} => match self.compositions_left {
                0 => i32::MIN / 2,
                _ => self.without_own().value(&self.row) + FRESH_HAND,
            },
            _ => self.value(&self.row.after(mv)),
        }
    }

    /// How near each composition that this seat can call is in a given wall, nearest first.
    pub(super) fn nearness(&self, row: &Row) -> Vec<Near> {
        let (free, deck) = (row.free(), &row.cards.deck);
        let near = |comp: Comp| {
            let of = deck.pattern(comp).len() as u8;
            let line = (row.line(&free, comp) / 10) as u8;
            let cards = if free.starts(comp) != 0 { of } else { line.min(of - 1) };
            Near { comp, cards, of }
        };
        let mut nearness: Vec<Near> = self.own.union(self.open).iter().map(near).collect();
        nearness.sort_by_key(|near| (near.of - near.cards, u8::MAX - deck.points(near.comp)));
        nearness
    }

    /// Whether a composition is open.
    pub(super) fn is_open(&self, comp: Comp) -> bool {
        self.open.contains(comp)
    }

    /// How many pictures in a wall are ones that others may hold.
    pub(super) fn gives_away(&self, row: &Row) -> usize {
        let free = row.free();
        self.unseen.iter().filter(|&comp| free.starts(comp) != 0).count()
    }

    fn without_own(&self) -> Outlook {
        Outlook { own: Comps::EMPTY, ..*self }
    }
}

fn wins_by_last(deck: &Tables, open: Comps, own: (i16, u8), others: impl Iterator<Item = (i16, u8)>) -> bool {
    let Some(last) = open.iter().next().filter(|_| open.len() == 1) else { return false };
    let after = (own.0 + i16::from(deck.points(last)), own.1 + 1);
    let mut others = others;
    others.all(|other| other <= after)
}

/// How near a composition is, per point: complete, or the square of its best aligned part plus the square of its
/// symbols present.
fn worth(row: &Row, free: &Lookout, comp: Comp) -> i32 {
    if free.starts(comp) != 0 {
        return COMPLETE;
    }
    let len = free.deck.pattern(comp).len() as i32;
    let (line, present) = (row.line(free, comp), 10 * i32::from(row.cards.present(comp)));
    (ALIGNED * line * line + PRESENT * present * present) / (100 * len * len)
}
