//! Games with an explicit deal and expectations.
