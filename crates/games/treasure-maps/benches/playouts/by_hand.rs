//! The same game and the same random choice, written for nothing but speed: the limit that the generic path is
//! measured against. A seat makes all its marks of a turn in one go, no list of moves is built beyond the placements
//! that fit, and the deck is shuffled only as far as cards are drawn.

use klad_treasure_maps::{Card, Deal, data};

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

/// Icons, points and seal of a card.
#[derive(Clone, Copy, Default)]
struct Face {
    cells: u16,
    crosses: u16,
    coins: u16,
    palms: u16,
    color: u8,
    /// 0 for none.
    seal_value: u8,
    seal_color: u8,
}

/// What both loops read: placements of every shape on every card, and the faces.
struct Tables {
    faces: [Face; Card::COUNT],
    masks: Vec<u16>,
    ranges: [[(u16, u16); 6]; Card::COUNT],
}

static TABLES: std::sync::LazyLock<Tables> = std::sync::LazyLock::new(Tables::new);

impl Tables {
    fn new() -> Tables {
        let mut tables = Tables {
            faces: [Face::default(); Card::COUNT],
            masks: Vec::new(),
            ranges: [[(0, 0); 6]; Card::COUNT],
        };
        for card in Card::all() {
            let seal = card.seal();
            tables.faces[card.index()] = Face {
                cells: card.cells().0,
                crosses: card.crosses().0,
                coins: card.coins().0,
                palms: card.palms().0,
                color: card.color() as u8,
                seal_value: seal.map_or(0, |color| color.seal_value()),
                seal_color: seal.map_or(0, |color| color as u8),
            };
            for (shape, drawing) in data::DRAWINGS.iter().enumerate() {
                let start = tables.masks.len() as u16;
                tables.masks.extend(placements(card, drawing));
                tables.ranges[card.index()][shape] = (start, tables.masks.len() as u16);
            }
        }
        tables
    }
}

/// All ways a drawing fits on a card, turned and mirrored.
fn placements(card: Card, drawing: &[&str]) -> Vec<u16> {
    let squares: Vec<(i32, i32)> = squares_of(card.rows());
    let mut found = Vec::new();
    for turn in 0..8 {
        let turned: Vec<(i32, i32)> = squares_of(drawing)
            .into_iter()
            .map(|(row, column)| {
                let row = if turn & 1 == 0 { row } else { -row };
                let column = if turn & 2 == 0 { column } else { -column };
                if turn & 4 == 0 { (row, column) } else { (column, row) }
            })
            .collect();
        for down in -4..8 {
            for across in -4..8 {
                let cells = turned.iter().map(|(row, column)| {
                    squares.iter().position(|square| *square == (row + down, column + across))
                });
                if let Some(cells) = cells.collect::<Option<Vec<usize>>>() {
                    found.push(cells.iter().fold(0, |mask, cell| mask | 1 << cell));
                }
            }
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

fn squares_of(rows: &[&str]) -> Vec<(i32, i32)> {
    let all = rows.iter().enumerate().flat_map(|(row, icons)| {
        icons.bytes().enumerate().map(move |(column, icon)| (icon, (row as i32, column as i32)))
    });
    all.filter(|(icon, _)| *icon != b'.').map(|(_, square)| square).collect()
}

#[derive(Clone, Copy, Default)]
struct Player {
    open: [u16; 2],
    card: [u8; 2],
    coins: u8,
    rows: u8,
    palms: u8,
    /// Cups, palms and points of completed cards.
    points: u16,
    by_color: [u8; 4],
    /// Sum of seal values by the color they name.
    seals: [u8; 4],
}

#[derive(Clone)]
pub(crate) struct ByHand {
    players: [Player; 4],
    dealt: [[u8; 4]; 4],
    deck: [u8; Card::COUNT],
    deck_len: u8,
    display: [u8; 4],
    cups: u8,
    first: u8,
    seats: u8,
}

const NONE: u8 = u8::MAX;

impl ByHand {
    pub(crate) fn start(seats: u8, deal: &Deal) -> ByHand {
        let Deal::Deck(cards) = deal else { panic!("deals are decks") };
        let mut dealt = [[0; 4]; 4];
        for (place, card) in cards.iter().take(4 * usize::from(seats)).enumerate() {
            dealt[place / 4][place % 4] = card.index() as u8;
        }
        ByHand {
            players: [Player::default(); 4],
            dealt,
            deck: [0; Card::COUNT],
            deck_len: 0,
            display: [NONE; 4],
            cups: 6,
            first: 0,
            seats,
        }
    }

    pub(crate) fn score(&self, seat: usize) -> u64 {
        let player = &self.players[seat];
        let seals: u16 =
            (0..4).map(|color| u16::from(player.by_color[color]) * u16::from(player.seals[color])).sum();
        u64::from(player.points + u16::from(player.coins) + seals)
    }

    /// Plays to the end; returns the number of moves.
    pub(crate) fn playout(&mut self, random: &mut Random) -> u64 {
        let tables = &*TABLES;
        let mut moves = u64::from(self.seats);
        self.set_up(tables, random);
        let mut shapes = data::EXPEDITIONS;
        for turn in 0..28 {
            let place = turn % 7;
            shapes.swap(place, place + random.below(8 - place as u32) as usize);
            let shape = shapes[place] as usize;
            let palm_value = 1 + self.display_palms(tables);
            let mut done = 0u8;
            for seat in 0..usize::from(self.seats) {
                let player = &mut self.players[seat];
                if player.open != [0, 0] {
                    moves += player.cross(tables, shape, palm_value, random);
                    let complete = (player.open[0] == 0 && player.card[0] != NONE)
                        || (player.open[1] == 0 && player.card[1] != NONE);
                    done |= u8::from(complete || player.rows < player.coins / 4) << seat;
                }
            }
            if done != 0 {
                moves += self.step_three(tables, done, turn == 27, random);
            }
            self.first = if self.first + 1 == self.seats { 0 } else { self.first + 1 };
        }
        moves
    }

    #[inline(always)]
    fn display_palms(&self, tables: &Tables) -> u16 {
        let palms = |card: &u8| {
            if *card == NONE { 0 } else { u16::from(tables.faces[usize::from(*card)].palms != 0) }
        };
        self.display.iter().map(palms).sum()
    }

    fn set_up(&mut self, tables: &Tables, random: &mut Random) {
        const PAIRS: [[usize; 2]; 6] = [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]];
        let mut kept = 0u64;
        for seat in 0..usize::from(self.seats) {
            let pair = PAIRS[random.below(6) as usize];
            for (slot, place) in pair.into_iter().enumerate() {
                let card = self.dealt[seat][place];
                self.players[seat].card[slot] = card;
                self.players[seat].open[slot] = tables.faces[usize::from(card)].cells;
                kept |= 1 << card;
            }
        }
        for card in 0..Card::COUNT as u8 {
            self.deck[usize::from(self.deck_len)] = card;
            self.deck_len += u8::from(kept >> card & 1 == 0);
        }
        for place in 0..4 {
            self.display[place] = self.draw(random);
        }
        self.first = random.below(u32::from(self.seats)) as u8;
    }

    #[inline(always)]
    fn draw(&mut self, random: &mut Random) -> u8 {
        if self.deck_len == 0 {
            return NONE;
        }
        let place = random.below(u32::from(self.deck_len)) as usize;
        self.deck_len -= 1;
        let card = self.deck[place];
        self.deck[place] = self.deck[usize::from(self.deck_len)];
        card
    }

    fn step_three(&mut self, tables: &Tables, done: u8, last: bool, random: &mut Random) -> u64 {
        let mut moves = 0;
        let mut seat = self.first;
        for _ in 0..self.seats {
            if done >> seat & 1 == 1 {
                moves += self.replace(tables, usize::from(seat), last, random);
            }
            seat = if seat + 1 == self.seats { 0 } else { seat + 1 };
        }
        moves
    }

    fn replace(&mut self, tables: &Tables, seat: usize, last: bool, random: &mut Random) -> u64 {
        let mut moves = 0;
        let player = &mut self.players[seat];
        while player.rows < player.coins / 4 {
            player.points += u16::from(self.cups);
            self.cups -= u8::from(self.cups > 0);
            player.rows += 1;
        }
        let mut taken = false;
        for slot in 0..2 {
            let player = &mut self.players[seat];
            if player.open[slot] != 0 || player.card[slot] == NONE {
                continue;
            }
            let face = &tables.faces[usize::from(player.card[slot])];
            player.points += face.cells.count_ones() as u16;
            player.by_color[usize::from(face.color)] += 1;
            player.seals[usize::from(face.seal_color)] += face.seal_value;
            player.card[slot] = NONE;
            if last {
                continue;
            }
            let occupied = self.display.iter().filter(|card| **card != NONE).count() as u32;
            let choices = occupied + u32::from(self.deck_len > 0);
            if choices == 0 {
                continue;
            }
            let choice = random.below(choices);
            let card = if choice == occupied {
                self.draw(random)
            } else {
                let places = (0..4).filter(|place| self.display[*place] != NONE);
                let place =
                    places.clone().nth(choice as usize).expect("the choice is below the number of cards");
                std::mem::replace(&mut self.display[place], NONE)
            };
            let player = &mut self.players[seat];
            player.card[slot] = card;
            player.open[slot] = tables.faces[usize::from(card)].cells;
            moves += 1;
            taken = true;
        }
        if taken {
            for place in 0..4 {
                if self.display[place] == NONE {
                    self.display[place] = self.draw(random);
                }
            }
        }
        moves
    }
}

/// The place of the `n`-th set bit.
#[inline(always)]
fn nth(mut bits: u32, n: u32) -> u32 {
    for _ in 0..n {
        bits &= bits - 1;
    }
    bits.trailing_zeros()
}

impl Player {
    /// All marks of one turn; returns their number. Take-backs are chosen as often as any other move.
    #[inline(always)]
    fn cross(&mut self, tables: &Tables, shape: usize, palm_value: u16, random: &mut Random) -> u64 {
        let mut fits = [0u32; 80];
        let mut count = 0;
        for slot in 0..2 {
            if self.open[slot] == 0 {
                continue;
            }
            let closed = !self.open[slot];
            let (start, end) = tables.ranges[usize::from(self.card[slot])][shape];
            for mask in &tables.masks[usize::from(start)..usize::from(end)] {
                fits[count & 127] = u32::from(*mask) << (16 * slot);
                count += usize::from(mask & closed == 0);
            }
        }
        let open = u32::from(self.open[0]) | u32::from(self.open[1]) << 16;
        let mut moves = 0;
        let mut take_backs = 0;
        loop {
            moves += 1;
            let ticket = random.below(count as u32 + open.count_ones());
            let marked = match fits[..count].get(ticket as usize) {
                Some(mask) => *mask,
                None => 1 << nth(open, ticket - count as u32),
            };
            let crosses = self.icons(tables, |face| face.crosses);
            if marked & crosses == 0 || open == marked {
                self.finish(tables, open, open & !marked, palm_value);
                return moves;
            }
            if let Some(left) = bonus(open, open & !marked, crosses, &mut take_backs, &mut moves, random) {
                self.finish(tables, open, left, palm_value);
                return moves;
            }
        }
    }

    #[inline(always)]
    fn icons(&self, tables: &Tables, of: impl Fn(&Face) -> u16) -> u32 {
        let side = |slot: usize| {
            if self.card[slot] == NONE {
                0
            } else {
                u32::from(of(&tables.faces[usize::from(self.card[slot])]))
            }
        };
        side(0) | side(1) << 16
    }

    #[inline(always)]
    fn finish(&mut self, tables: &Tables, before: u32, after: u32, palm_value: u16) {
        let crossed = before & !after;
        let coins = (crossed & self.icons(tables, |face| face.coins)).count_ones() as u8;
        let palms = (crossed & self.icons(tables, |face| face.palms)).count_ones() as u8;
        self.coins = (self.coins + coins).min(12);
        let palms = palms.min(4 - self.palms);
        self.palms += palms;
        self.points += u16::from(palms) * palm_value;
        self.open = [after as u16, (after >> 16) as u16];
    }
}

/// The bonus cells after a primary with a cross, with take-backs; none when the primary itself is taken back.
#[cold]
fn bonus(
    open: u32,
    left: u32,
    crosses: u32,
    take_backs: &mut u32,
    moves: &mut u64,
    random: &mut Random,
) -> Option<u32> {
    let mut left = [left, 0, 0, 0, 0, 0, 0];
    let mut marks = 1;
    debug_assert!(open & left[0] == left[0]);
    loop {
        let now = left[marks - 1];
        let ticket = random.below(now.count_ones() + u32::from(*take_backs < 20));
        *moves += 1;
        if ticket == now.count_ones() {
            *take_backs += 1;
            marks -= 1;
            if marks == 0 {
                return None;
            }
            continue;
        }
        let cell = 1 << nth(now, ticket);
        if cell & crosses == 0 || now == cell {
            return Some(now & !cell);
        }
        left[marks] = now & !cell;
        marks += 1;
    }
}
