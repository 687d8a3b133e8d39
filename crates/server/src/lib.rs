//! Rooms, sockets and routes around tables out of a catalog.
