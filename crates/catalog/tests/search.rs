//! Guarantees of the search.

use klad_bots::{Root, Search};
use klad_engine::{Bot, Budget, Chance, Game, Quiet, Searchable, Seat, Sight, Viewer};
use klad_klatz::State as Klatz;
use klad_lost_mines::State as LostMines;
use klad_my_treasure::State as MyTreasure;
use klad_treasure_maps::State as TreasureMaps;

/// A position with more than one choice, this many decisions into a game.
fn position<G: Searchable>(seats: u8, decisions: usize) -> (G, Seat) {
    let mut chance = Chance::fast(decisions as u64);
    let mut state = G::setup(&G::Options::default(), seats, &mut chance).expect("the options fit");
    let mut legal = Vec::new();
    let mut met = 0;
    loop {
        let seat = state.turn().must.first().expect("the game goes on for longer");
        legal.clear();
        state.legal_moves(seat, &mut legal);
        met += usize::from(legal.len() > 1);
        if met > decisions {
            return (state, seat);
        }
        let index = state.playout(seat, &legal, &mut chance);
        state.apply(seat, legal[index], &mut chance, &mut Quiet);
    }
}

/// docs/bots.md: the trees of one search take no more than 64 MB.
#[test]
fn full_trees_stop_growing() {
    fn fill<G: Searchable>(seats: u8, iterations: u32) -> usize {
        let (state, seat) = position::<G>(seats, 4);
        let view = state.view(Viewer::Seat(seat), Sight::Recall);
        let root = Root::<G>::new(&view, seat);
        let mut search = Search::<G>::new();
        let mut chance = Chance::fast(1);
        (0..iterations).for_each(|_| search.iterate(&root, &mut chance));
        let (nodes, edges, bytes) = (search.nodes(), search.edges(), search.bytes());
        assert!(
            nodes <= 60_000 && edges <= 751_000 && bytes <= 64_000_000,
            "{} {nodes} {edges} {bytes}",
            G::INFO.slug
        );
        search.nodes()
    }
    assert_eq!(fill::<MyTreasure>(2, 40_000), 60_000);
    fill::<TreasureMaps>(2, 500);
    fill::<LostMines>(3, 300);
    fill::<Klatz>(2, 500);
}

/// Trees are kept from move to move, with the statistics of positions that are reached.
#[test]
fn trees_are_reused_after_a_move() {
    let (mut state, seat) = position::<MyTreasure>(2, 3);
    let mut search = Search::<MyTreasure>::new();
    let mut chance = Chance::fast(1);
    let view = state.view(Viewer::Seat(seat), Sight::Recall);
    let mut legal = Vec::new();
    state.legal_moves(seat, &mut legal);
    let root = Root::new(&view, seat);
    (0..4_000).for_each(|_| search.iterate(&root, &mut chance));
    let best = search.stats(&root, &legal).into_iter().max_by_key(|stats| stats.visits);
    let best = best.expect("there is a legal move");
    // The next decision of the same seat, whatever the other one does.
    state.apply(seat, best.mv, &mut chance, &mut Quiet);
    loop {
        let acting = state.turn().must.first().expect("the game goes on");
        legal.clear();
        state.legal_moves(acting, &mut legal);
        if acting == seat && legal.len() > 1 {
            break;
        }
        let index = state.playout(acting, &legal, &mut chance);
        state.apply(acting, legal[index], &mut chance, &mut Quiet);
    }
    let view = state.view(Viewer::Seat(seat), Sight::Recall);
    let known = search.stats(&Root::new(&view, seat), &legal);
    assert!(known.iter().map(|stats| stats.visits).sum::<u32>() > 0, "{known:?}");
}

/// Two threads search two sets of trees, and their statistics are added.
#[test]
fn a_search_on_two_threads_is_repeatable() {
    let (state, seat) = position::<TreasureMaps>(2, 5);
    let view = state.view(Viewer::Seat(seat), Sight::Recall);
    let mut legal = Vec::new();
    state.legal_moves(seat, &mut legal);
    let choose = |threads: usize| {
        let mut hard = klad_bots::Hard::<TreasureMaps>::new(Budget::Iterations(200), threads);
        let stats = hard.search(&view, seat, &legal, &mut Chance::fast(5));
        assert_eq!(stats.iter().map(|stats| stats.visits).sum::<u32>(), 200);
        hard.choose(&view, &legal, &mut Chance::fast(6))
    };
    assert_eq!(choose(2), choose(2));
    assert_eq!(choose(1), choose(1));
}
