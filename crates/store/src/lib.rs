//! Persistence: SQLite and PostgreSQL behind one face.
