//! Words: every message and rule text in every language, out of the Fluent files.
