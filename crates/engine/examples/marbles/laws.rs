//! The laws every game obeys, on two hundred games of Marbles.

use klad_testkit::laws;

use crate::game::Marbles;

#[test]
fn marbles_obeys_the_laws() {
    laws::<Marbles>(2, 200, 1);
}
