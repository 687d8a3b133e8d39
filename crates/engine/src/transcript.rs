//! Games written down.
