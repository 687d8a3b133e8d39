//! The same game and the same random choice, written for nothing but speed: the limit that the generic path is
//! measured against. Default options only. It lists no moves but counts them and picks one; it keeps no memory of what
//! was played or seen, no views and no card on the discard pile, and shuffles only as far as cards are drawn.

use klad_lost_mines::{
    CardId, Deal, Dir,
    components::{Face, Kind, Mine, Role, Special, Symbol, Tool},
    data,
};

/// Weyl sequence and one multiplication: as cheap as randomness gets.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(seed)
    }

    #[inline(always)]
    fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_add(0xa076_1d64_78bd_642f);
        let product = u128::from(self.0) * u128::from(self.0 ^ 0xe703_7ed1_a0b4_28db);
        let word = ((product >> 64) ^ product) as u32;
        ((u64::from(word) * u64::from(bound)) >> 32) as u32
    }
}

type Cells = u128;

const BOARD: Cells = {
    let mut cells = 0;
    let mut y = 0;
    while y < 7 {
        cells |= 0x7ff << (16 * y);
        y += 1;
    }
    cells
};
const STARTS: Cells = 1 << 0x21 | 1 << 0x41;
const MINES: Cells = 1 << 0x09 | 1 << 0x29 | 1 << 0x49 | 1 << 0x69;
const MINE_CELLS: [u8; 4] = [0x09, 0x29, 0x49, 0x69];

/// What a card is, in a few bits.
#[derive(Clone, Copy)]
enum Card {
    /// Exits, exits after a half turn (0 where it is the same), special.
    Path(u8, u8, Special),
    Tool(u8),
    Info(u8),
    Trap,
    Troll,
    Storm,
}

/// Cells that have a cell of the set as their neighbor on a side.
#[inline(always)]
fn seen(cells: Cells, side: usize) -> Cells {
    (match side {
        0 => cells << 16,
        1 => cells >> 1,
        2 => cells >> 16,
        _ => cells << 1,
    }) & BOARD
}

/// The place of the `n`-th set bit.
#[inline(always)]
fn nth(cells: Cells, mut n: u32) -> u8 {
    let (mut half, mut base) = (cells as u64, 0);
    let low = half.count_ones();
    if n >= low {
        n -= low;
        half = (cells >> 64) as u64;
        base = 64;
    }
    for _ in 0..n {
        half &= half - 1;
    }
    base + half.trailing_zeros() as u8
}

#[derive(Clone)]
pub(crate) struct ByHand {
    open: [Cells; 4],
    paths: Cells,
    down: Cells,
    blocked: [Cells; 3],
    chokes: Cells,
    fires: Cells,
    /// Edges on the east and on the south side of cells.
    traps: [Cells; 2],
    trolls: [Cells; 2],
    card_at: [u8; 112],
    pawns: [u8; 9],
    hands: [[u8; 5]; 9],
    sizes: [u8; 9],
    troll_of: [Option<(u8, u8)>; 9],
    faces: [Card; 63],
    deck: [u8; 63],
    drawn: u8,
    /// Whether the deck lies in the order of the deal; later ones are shuffled as they are drawn.
    dealt: bool,
    mines: [u8; 4],
    /// Kind and value of each treasure, kind 3 once taken.
    rail: [(u8, u8); 9],
    taken: [(u8, u8); 9],
    taken_count: u8,
    /// Clan and role.
    dwarves: [(u8, u8); 9],
    dragon: u8,
    totals: [u16; 9],
    starter: u8,
    last_player: Option<u8>,
    seats: u8,
}

impl ByHand {
    pub(crate) fn start(seats: u8, deal: &Deal, face: impl Fn(CardId) -> Face) -> ByHand {
        let faces: [Card; 63] =
            std::array::from_fn(|number| match face(CardId::new(number as u8).expect("63 cards")) {
                Face::Path { exits, special } => {
                    let bits = |exits: klad_lost_mines::components::Exits| {
                        Dir::ALL.iter().map(|side| u8::from(exits.has(*side)) << *side as u8).sum::<u8>()
                    };
                    let turned = if exits.is_symmetric() { 0 } else { bits(exits.half_turn()) };
                    Card::Path(bits(exits), turned, special)
                }
                Face::Tool { tool } => Card::Tool(match tool {
                    Tool::Axe => 0,
                    Tool::Boat => 1,
                    Tool::Rope => 2,
                }),
                Face::Info { symbols } => {
                    Card::Info(Symbol::ALL.iter().map(|s| u8::from(symbols.contains(*s)) << *s as u8).sum())
                }
                Face::Trap => Card::Trap,
                Face::Troll => Card::Troll,
                Face::Storm => Card::Storm,
            });
        let mut game = ByHand {
            open: [0; 4],
            paths: 0,
            down: 0,
            blocked: [0; 3],
            chokes: 0,
            fires: 0,
            traps: [0; 2],
            trolls: [0; 2],
            card_at: [0; 112],
            pawns: [0x7f; 9],
            hands: [[0; 5]; 9],
            sizes: [0; 9],
            troll_of: [None; 9],
            faces,
            deck: std::array::from_fn(|card| card as u8),
            drawn: 0,
            dealt: true,
            mines: std::array::from_fn(|mine| deal.mines[mine] as u8),
            rail: [(3, 0); 9],
            taken: [(0, 0); 9],
            taken_count: 0,
            dwarves: [(0, 0); 9],
            dragon: u8::MAX,
            totals: [0; 9],
            starter: deal.starter.0,
            last_player: None,
            seats,
        };
        for (place, treasure) in game.rail.iter_mut().zip(&deal.treasures) {
            *place = (treasure.kind as u8, treasure.value);
        }
        for (place, dwarf) in game.dwarves.iter_mut().zip(&deal.dwarves) {
            *place = (dwarf.clan as u8, dwarf.role as u8);
        }
        let hand = data::hand_size(seats);
        let named: Vec<CardId> = deal.hands.iter().flatten().chain(&deal.pile).copied().collect();
        let aside = CardId::all().filter(|card| !named.contains(card));
        for (place, card) in game.deck.iter_mut().zip(named.iter().copied().chain(aside)) {
            *place = card.number();
        }
        game.lay_out();
        for seat in 0..usize::from(seats) {
            for _ in 0..hand {
                let card = game.deck[usize::from(game.drawn)];
                game.drawn += 1;
                game.take_up(seat, card);
            }
        }
        game
    }

    fn lay_out(&mut self) {
        self.open = [STARTS; 4];
        self.paths = 0;
        self.down = MINES;
        self.blocked = [0; 3];
        self.chokes = 0;
        self.fires = 0;
        self.traps = [0; 2];
        self.trolls = [0; 2];
        self.troll_of = [None; 9];
        self.sizes = [0; 9];
        self.drawn = 0;
        self.taken_count = 0;
        self.dragon = u8::MAX;
        self.last_player = None;
        for seat in 0..usize::from(self.seats) {
            self.pawns[seat] = if self.dwarves[seat].0 == 0 { 0x21 } else { 0x41 };
        }
    }

    #[cold]
    fn deal_again(&mut self, random: &mut Random) {
        let seats = usize::from(self.seats);
        for i in (1..4).rev() {
            self.mines.swap(i, random.below(i as u32 + 1) as usize);
        }
        let mut treasures = data::TREASURES;
        let pool: Vec<_> = data::dwarves(self.seats).collect();
        let mut order: [u8; 10] = std::array::from_fn(|i| i as u8);
        for slot in 0..seats {
            treasures.swap(slot, slot + random.below((12 - slot) as u32) as usize);
            self.rail[slot] = (treasures[slot].kind as u8, treasures[slot].value);
            order.swap(slot, slot + random.below((pool.len() - slot) as u32) as usize);
            let dwarf = pool[usize::from(order[slot])];
            self.dwarves[slot] = (dwarf.clan as u8, dwarf.role as u8);
        }
        self.lay_out();
        self.dealt = false;
        for seat in 0..seats {
            for _ in 0..data::hand_size(self.seats) {
                let card = self.draw(random);
                self.take_up(seat, card);
            }
        }
    }

    #[inline(always)]
    fn left(&self) -> usize {
        data::CARDS - data::ASIDE - usize::from(self.drawn)
    }

    #[inline(always)]
    fn draw(&mut self, random: &mut Random) -> u8 {
        let place = usize::from(self.drawn);
        if !self.dealt {
            let other = place + random.below((data::CARDS - place) as u32) as usize;
            self.deck.swap(place, other);
        }
        self.drawn += 1;
        self.deck[place]
    }

    #[inline(always)]
    fn take_up(&mut self, seat: usize, card: u8) {
        self.hands[seat][usize::from(self.sizes[seat])] = card;
        self.sizes[seat] += 1;
    }

    #[inline(always)]
    fn put_down(&mut self, seat: usize, place: usize) -> u8 {
        let card = self.hands[seat][place];
        self.sizes[seat] -= 1;
        self.hands[seat][place] = self.hands[seat][usize::from(self.sizes[seat])];
        card
    }

    /// Plays to the end of the game; returns the number of moves, counted as the trait counts them.
    pub(crate) fn playout(&mut self, random: &mut Random) -> u64 {
        let mut moves = self.round(random);
        self.score();
        for _ in 1..2 {
            moves += u64::from(self.seats);
            let last = self.last_player.unwrap_or(self.starter);
            self.starter = if last + 1 == self.seats { 0 } else { last + 1 };
            self.deal_again(random);
            moves += self.round(random);
            self.score();
        }
        moves
    }

    #[cold]
    fn score(&mut self) {
        let mut pools = [(0u16, 0u16, 0u8, 0u16); 2];
        let team = |(clan, role): (u8, u8)| match role {
            _ if role == Role::Selfish as u8 => None,
            _ if role == Role::Loyal as u8 => Some(usize::from(clan)),
            _ => Some(usize::from(1 - clan)),
        };
        let taken = &self.taken[..usize::from(self.taken_count)];
        let sum = |seat: u8| taken.iter().filter(|t| t.0 == seat).map(|t| u16::from(t.1)).sum::<u16>();
        let best = |seat: u8| taken.iter().filter(|t| t.0 == seat).map(|t| t.1).max().unwrap_or(0);
        for seat in 0..self.seats {
            if let Some(team) = team(self.dwarves[usize::from(seat)]) {
                let pool = &mut pools[team];
                pool.0 += sum(seat);
                pool.1 += 1;
                if best(seat) > pool.2 {
                    (pool.2, pool.3) = (best(seat), 0);
                }
                pool.3 += u16::from(best(seat) == pool.2);
            }
        }
        for seat in 0..self.seats {
            let raw = match team(self.dwarves[usize::from(seat)]) {
                None => sum(seat),
                Some(team) => {
                    let pool = pools[team];
                    let extra = if best(seat) == pool.2 && pool.2 > 0 { pool.0 % pool.1 / pool.3 } else { 0 };
                    pool.0 / pool.1 + extra
                }
            };
            let dragon = if self.dragon == seat { raw.min(2) } else { 0 };
            self.totals[usize::from(seat)] += raw - dragon;
        }
    }

    fn round(&mut self, random: &mut Random) -> u64 {
        let mut moves = 0;
        let mut seat = usize::from(self.starter);
        loop {
            if let Some((kind, cell)) = self.troll_of[seat].take()
                && kind < 2
            {
                self.trolls[usize::from(kind)] &= !(1 << cell);
            }
            if self.sizes[seat] > 0 {
                let Some(used) = self.play(seat, random, &mut moves) else { return moves };
                if self.walk(seat, random, &mut moves) {
                    return moves;
                }
                for _ in 0..used {
                    if self.left() > 0 {
                        let card = self.draw(random);
                        self.take_up(seat, card);
                    }
                }
                if self.left() == 0 && self.sizes.iter().all(|size| *size == 0) {
                    return moves;
                }
            }
            seat = if seat + 1 == usize::from(self.seats) { 0 } else { seat + 1 };
        }
    }

    /// Step 1. Answers how many cards were used; nothing if the players agreed to end the round.
    #[inline(always)]
    fn play(&mut self, seat: usize, random: &mut Random, moves: &mut u64) -> Option<u32> {
        let size = usize::from(self.sizes[seat]);
        let empty = BOARD & !(self.paths | STARTS | MINES);
        let face_up = self.paths | STARTS | (MINES & !self.down);
        let mut must_open = [0; 4];
        let mut must_close = [0; 4];
        let mut joins = [0; 4];
        for side in 0..4 {
            must_open[side] = seen(self.open[side ^ 2], side);
            must_close[side] = seen(face_up, side) & !must_open[side];
            joins[side] = must_open[side] | seen(self.down, side);
        }
        let fits = |exits: u8| {
            let (mut fits, mut join) = (empty, 0);
            for side in 0..4 {
                if exits >> side & 1 != 0 {
                    fits &= !must_close[side];
                    join |= joins[side];
                } else {
                    fits &= !must_open[side];
                }
            }
            fits & join
        };
        // For each card its targets: two sets of cells or edges.
        let mut targets = [(0u128, 0u128); 5];
        let mut counts = [0u32; 5];
        for place in 0..size {
            let card = self.faces[usize::from(self.hands[seat][place])];
            targets[place] = match card {
                Card::Path(exits, turned, _) => (fits(exits), if turned != 0 { fits(turned) } else { 0 }),
                Card::Tool(tool) => (self.blocked[usize::from(tool)], 0),
                Card::Trap | Card::Troll => self.eligible(empty),
                Card::Storm => (self.paths & !self.occupied(), 0),
                Card::Info(symbols) => {
                    let left = u32::from(self.seats) - u32::from(self.taken_count);
                    counts[place] = u32::from(symbols & 1) * self.down.count_ones()
                        + u32::from(symbols >> 1 & 1) * left
                        + u32::from(symbols >> 2 & 1) * (u32::from(self.seats) - 1);
                    (0, 0)
                }
            };
            counts[place] += targets[place].0.count_ones() + targets[place].1.count_ones();
        }
        let plays: u32 = counts.iter().sum();
        let (singles, pairs) = (size as u32, (size * (size - 1) / 2) as u32);
        let all = plays + singles + pairs;
        *moves += 1;
        let mut choice = random.below(all + 1);
        if choice == all {
            if self.agreed(random, moves) {
                return None;
            }
            *moves += 1;
            choice = random.below(all);
        }
        if choice >= plays {
            let choice = choice - plays;
            if choice < singles {
                self.put_down(seat, choice as usize);
                return Some(1);
            }
            // Any pair is as likely as any other.
            self.put_down(seat, random.below(size as u32) as usize);
            self.put_down(seat, random.below(size as u32 - 1) as usize);
            return Some(2);
        }
        let mut place = 0;
        while choice >= counts[place] {
            choice -= counts[place];
            place += 1;
        }
        let card = self.put_down(seat, place);
        self.last_player = Some(seat as u8);
        let (first, second) = targets[place];
        let low = first.count_ones();
        let (kind, cell) = if choice < low {
            (0u8, nth(first, choice))
        } else {
            (1, nth(second | u128::from(second == 0), choice - low))
        };
        self.carry_out(seat, card, kind, cell);
        Some(1)
    }

    #[inline(always)]
    fn carry_out(&mut self, seat: usize, card: u8, kind: u8, cell: u8) {
        match self.faces[usize::from(card)] {
            Card::Path(exits, turned, special) => {
                let exits = if kind == 0 { exits } else { turned };
                let bit = 1u128 << cell;
                for side in 0..4 {
                    self.open[side] |= u128::from(exits >> side & 1) << cell;
                }
                self.paths |= bit;
                self.card_at[usize::from(cell)] = card;
                match special {
                    Special::Plain => {}
                    Special::Trunk => self.blocked[0] |= bit,
                    Special::Lake => self.blocked[1] |= bit,
                    Special::Pit => self.blocked[2] |= bit,
                    Special::Rocks => self.chokes |= bit,
                    Special::Campfire => self.fires |= bit,
                }
            }
            Card::Tool(tool) => {
                self.blocked[usize::from(tool)] &= !(1 << cell);
                self.chokes |= 1 << cell;
            }
            Card::Trap => self.traps[usize::from(kind)] |= 1 << cell,
            Card::Troll => {
                self.trolls[usize::from(kind)] |= 1 << cell;
                self.troll_of[seat] = Some((kind, cell));
            }
            Card::Storm => self.storm(cell),
            Card::Info(_) => {}
        }
    }

    fn storm(&mut self, cell: u8) {
        let keep = !(1u128 << cell);
        self.open.iter_mut().for_each(|open| *open &= keep);
        self.blocked.iter_mut().for_each(|blocked| *blocked &= keep);
        self.paths &= keep;
        self.chokes &= keep;
        self.fires &= keep;
        // Edges by side: kind, and the cell that carries the bit; and whether the other card still holds a token there.
        for (side, kind, at) in [
            (1, 0, Some(cell)),
            (2, 1, Some(cell)),
            (3, 0, cell.checked_sub(1)),
            (0, 1, cell.checked_sub(16)),
        ] {
            let Some(at) = at else { continue };
            if (self.traps[kind] | self.trolls[kind]) >> at & 1 == 0
                || seen(self.open[side ^ 2], side) >> cell & 1 != 0
            {
                continue;
            }
            self.traps[kind] &= !(1 << at);
            self.trolls[kind] &= !(1 << at);
            for troll in self.troll_of.iter_mut().flatten() {
                if *troll == (kind as u8, at) {
                    troll.0 = 2;
                }
            }
        }
    }

    #[inline(always)]
    fn eligible(&self, empty: Cells) -> (Cells, Cells) {
        let meets = empty | self.down;
        let across = |out: usize| {
            let (own, facing, other) = (self.open[out], seen(self.open[out ^ 2], out), seen(meets, out));
            own & facing | own & other | facing & meets
        };
        (across(1) & !self.traps[0] & !self.trolls[0], across(2) & !self.traps[1] & !self.trolls[1])
    }

    #[inline(always)]
    fn occupied(&self) -> Cells {
        self.pawns.iter().fold(0, |cells, pawn| cells | 1u128 << pawn) & BOARD
    }

    /// The others vote in order until one says no.
    #[cold]
    fn agreed(&mut self, random: &mut Random, moves: &mut u64) -> bool {
        for _ in 1..self.seats {
            *moves += 1;
            if random.below(2) == 0 {
                return false;
            }
        }
        true
    }

    /// Step 2. Answers whether the round has ended.
    #[inline(always)]
    fn walk(&mut self, seat: usize, random: &mut Random, moves: &mut u64) -> bool {
        let mut steps = if self.fires >> self.pawns[seat] & 1 != 0 { 5 } else { 3 };
        let closed = self.blocked[0] | self.blocked[1] | self.blocked[2];
        while steps > 0 {
            let cell = self.pawns[seat];
            let own = 1u128 << cell;
            let mut ways = 0u8;
            for side in 0..4 {
                let open = seen(self.open[side ^ 2], side) & own != 0;
                let joined = if self.down & own != 0 {
                    open
                } else {
                    self.open[side] & own != 0 && (open || seen(self.down, side) & own != 0)
                };
                let barred = match side {
                    1 => self.trolls[0],
                    2 => self.trolls[1],
                    3 => self.trolls[0] << 1,
                    _ => self.trolls[1] << 16,
                };
                let walls = seen(closed, side) | barred;
                ways |= u8::from(joined && walls & own == 0) << side;
            }
            if ways != 0 && self.chokes != 0 {
                let full = self.chokes & self.occupied();
                for side in 0..4 {
                    ways &= !(u8::from(seen(full, side) & own != 0) << side);
                }
            }
            if ways == 0 {
                break;
            }
            *moves += 1;
            let choice = random.below(ways.count_ones() + 1);
            if choice == ways.count_ones() {
                break;
            }
            let side = usize::from(nth(u128::from(ways), choice));
            let trap = match side {
                1 => self.traps[0],
                2 => self.traps[1],
                3 => self.traps[0] << 1,
                _ => self.traps[1] << 16,
            };
            self.pawns[seat] = match side {
                0 => cell - 16,
                1 => cell + 1,
                2 => cell + 16,
                _ => cell - 1,
            };
            steps -= 1;
            if trap & own != 0 && self.sizes[seat] > 0 {
                self.put_down(seat, random.below(u32::from(self.sizes[seat])) as usize);
            }
            if self.down >> self.pawns[seat] & 1 != 0 {
                self.reveal(seat, side);
                break;
            }
        }
        MINES >> self.pawns[seat] & 1 != 0 && self.take(seat, random, moves)
    }

    #[cold]
    fn reveal(&mut self, seat: usize, side: usize) {
        let cell = self.pawns[seat];
        let mine = MINE_CELLS.iter().position(|mine| *mine == cell).unwrap_or(0);
        let printed = [15u8, 3, 9, 15][usize::from(self.mines[mine])];
        let entry = side ^ 2;
        let exits = if printed >> entry & 1 != 0 { printed } else { (printed << 2 | printed >> 2) & 15 };
        self.down &= !(1 << cell);
        for side in 0..4 {
            self.open[side] |= u128::from(exits >> side & 1) << cell;
        }
        if self.mines[mine] == Mine::Dragon as u8 {
            self.dragon = seat as u8;
        }
    }

    /// Takes a treasure if there is one. Answers whether it was the last.
    #[cold]
    fn take(&mut self, seat: usize, random: &mut Random, moves: &mut u64) -> bool {
        let mine = MINE_CELLS.iter().position(|mine| *mine == self.pawns[seat]).unwrap_or(0);
        let kind = self.mines[mine];
        if self.down >> self.pawns[seat] & 1 != 0 || usize::from(kind) >= Kind::ALL.len() {
            return false;
        }
        let slots: Vec<usize> =
            (0..usize::from(self.seats)).filter(|slot| self.rail[*slot].0 == kind).collect();
        if slots.is_empty() {
            return false;
        }
        *moves += u64::from(slots.len() > 1);
        let slot = slots[random.below(slots.len() as u32) as usize];
        self.taken[usize::from(self.taken_count)] = (seat as u8, self.rail[slot].1);
        self.taken_count += 1;
        self.rail[slot].0 = 3;
        self.taken_count == self.seats
    }
}
