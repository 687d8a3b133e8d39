//! The rules of my-treasure.
