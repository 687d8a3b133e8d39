//! The migrations of both databases, listed by `build.rs`. sqlx's `migrate!` would do the same, but its macros compile
//! both database drivers a second time.

use sqlx::{
    SqlSafeStr,
    migrate::{Migration, MigrationType, Migrator},
};

/// The number, description and SQL of a migration.
type Source = (i64, &'static str, &'static str);

include!(concat!(env!("OUT_DIR"), "/migrations.rs"));

/// Runs missing migrations, and ignores those that a newer version has added.
pub(crate) fn migrator(sources: &[Source]) -> Migrator {
    let migrations = sources.iter().map(|&(version, description, sql)| {
        Migration::new(version, description.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    let mut migrator = Migrator::with_migrations(migrations.collect());
    migrator.set_ignore_missing(true);
    migrator
}
