//! Cards that are named after their kind, in decks that have different numbers of each kind.

/// What each card of a deck is.
///
/// In some games a card is named after its kind and a number, such as `cross1`, and these names are the same in every
/// deck. `named` is the number of names of each kind, `copies` the number of cards of that kind in the deck. A card is
/// of the kind it is named after if the deck has that many; the remaining names go to the remaining cards, in order.
///
/// # Panics
/// If there are more names than cards, or not `CARDS` of them.
pub const fn kinds<const CARDS: usize>(named: &[u8], copies: &[u8]) -> [usize; CARDS] {
    let mut kinds = [0; CARDS];
    let (mut card, mut kind) = (0, 0);
    // The kind that gets the next remaining name, and how many it has already got.
    let (mut spare, mut got) = (0, 0);
    while kind < named.len() {
        let mut copy = 0;
        while copy < named[kind] {
            copy += 1;
            kinds[card] = if copy <= copies[kind] {
                kind
            } else {
                while named[spare] + got >= copies[spare] {
                    spare += 1;
                    got = 0;
                }
                got += 1;
                spare
            };
            card += 1;
        }
        kind += 1;
    }
    assert!(card == CARDS, "every card has a name");
    kinds
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_of_the_kind_they_are_named_after_as_far_as_there_are_enough() {
        assert_eq!(kinds::<6>(&[3, 2, 1], &[3, 2, 1]), [0, 0, 0, 1, 1, 2]);
        assert_eq!(kinds::<6>(&[3, 2, 1], &[1, 2, 3]), [0, 2, 2, 1, 1, 2]);
        assert_eq!(kinds::<6>(&[3, 2, 1, 0], &[0, 4, 0, 2]), [1, 1, 3, 1, 1, 3]);
    }
}
