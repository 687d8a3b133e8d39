//! The laws every game obeys, and what rule tests are written with.
