//! The rules of treasure-maps.
