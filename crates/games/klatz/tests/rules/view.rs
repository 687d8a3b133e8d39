//! Views: lists of cards that are open or closed, and views written over earlier ones.

use klad_engine::{Game, Seat, Sight, Viewer};
use klad_klatz::{
    Event, Options, State,
    components::Comp,
    view::{Held, View},
};
use klad_testkit::Board;

use super::position;

#[test]
fn a_list_of_cards_is_counted_whether_it_is_open_or_closed() {
    let open = |cards: &[u8]| Held::Open { cards: cards.to_vec() };
    for (held, count) in
        [(open(&[]), 0), (open(&[1, 2]), 2), (Held::Closed { count: 0 }, 0), (Held::Closed { count: 3 }, 3)]
    {
        assert_eq!((held.len(), held.is_empty()), (count, count == 0), "{held:?}");
    }
}

#[test]
fn everybody_sees_how_many_cards_and_rickshaws_are_left_of_each_pile_of_the_wall_deck() {
    let parts = |deck: &str| {
        let text =
            format!("turn A act; wall LN1 KT1* GT1* DR1; market PN1 TW1 PD1; {deck}; open C06 C07 C08");
        let view = position(&text).view("spectator");
        view.deck.iter().map(|part| (part.cards, part.rickshaws)).collect::<Vec<_>>()
    };
    assert_eq!(parts("piles PN2 RK; discard ..."), [(2, 1)]);
    assert_eq!(parts("deck PN2 RK; discard ..."), [(2, 1)]);
    assert_eq!(parts("piles; discard RK ..."), []);
    assert_eq!(parts("deck; discard RK ..."), []);
    let fresh = Board::<State>::dealt(Options::default(), 2, 3).view("A");
    let piles: Vec<_> = fresh.deck.iter().map(|part| (part.cards, part.rickshaws)).collect();
    assert_eq!(piles, [(15, 1), (14, 1), (14, 1)]);
}

#[test]
fn kz_094_everybody_is_told_how_many_rickshaws_ride_on_and_how_many_have_left() {
    let mut board = position(
        "seats 2; turn A end; wall LN1* KT1* GT1 DR1*; market PN1 TW1 PD1; A: swap; open C06 C07 C08",
    );
    board.play("A end");
    assert!(
        board.events("A").contains(&Event::RickshawsMoved { riding: 2, gone: 1 }),
        "{:?}",
        board.events("A")
    );
}

fn compositions(view: &View, seat: usize) -> &Vec<Comp> {
    match &view.players[seat].compositions {
        Held::Open { cards } => cards,
        Held::Closed { .. } => panic!("the list is closed"),
    }
}

#[test]
fn a_view_written_over_another_is_the_same_as_a_new_one_and_keeps_its_memory() {
    let mut board = position(
        "seats 2; turn A act; wall LN KT GT DR; market PN TW PD; open C23 C24 C25; \
         A: swap remove | C01 C02 C03 C04 C05 C06 C07 C08 C09 C10 C11 C12 C13 C14 C15 C16 C17; B: extra | C18 C19",
    );
    let [a, b] = [Seat(0), Seat(1)].map(Viewer::Seat);
    let mut view = board.state().view(a, Sight::Recall);
    assert!(compositions(&view, 0).capacity() >= 17);
    board.play("A swap 0 1");
    for viewer in [b, Viewer::Spectator, a] {
        board.state().view_into(viewer, Sight::Recall, &mut view);
        assert_eq!(view, board.state().view(viewer, Sight::Recall));
        if viewer == b {
            // The list of A's cards now holds those of B.
            assert!(compositions(&view, 1).capacity() >= 17);
        }
    }
}
