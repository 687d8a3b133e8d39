-- Guests. A guest may have several devices; each has a secret of its own, of which only the hash is kept.
create table identities (
    id text not null primary key,
    name text not null,
    picture integer not null,
    created_ms integer not null
) strict, without rowid;

create table secrets (
    hash blob not null primary key,
    identity_id text not null references identities (id) on delete cascade,
    created_ms integer not null
) strict, without rowid;

create index secrets_identity on secrets (identity_id);

-- Links to go on with another device: they work once.
create table links (
    hash blob not null primary key,
    identity_id text not null references identities (id) on delete cascade,
    expires_ms integer not null
) strict, without rowid;

-- What a table is, apart from its moves. `version` goes up with every change; a change names the version it was made for.
create table tables (
    id text not null primary key,
    game text not null,
    rules integer not null,
    options text not null,
    clock text not null,
    chat text not null,
    listed integer not null,
    host text not null,
    state text not null check (state in ('open', 'playing', 'over', 'closed')),
    secret blob not null,
    created_ms integer not null,
    started_ms integer,
    ended_ms integer,
    outcome text,
    next text,
    version integer not null
) strict, without rowid;

create index tables_listed on tables (created_ms, id) where listed = 1 and state in ('open', 'playing');
create index tables_host on tables (host) where state in ('open', 'playing');
create index tables_open on tables (created_ms) where state = 'open';

create table seats (
    table_id text not null references tables (id) on delete cascade,
    seat integer not null,
    occupant text not null,
    identity_id text,
    nonce blob,
    away integer not null,
    back_ms integer not null,
    primary key (table_id, seat)
) strict, without rowid;

create index seats_identity on seats (identity_id, table_id) where identity_id is not null;

-- The log. It is only ever appended to, and the append with the expected ply decides everything.
create table moves (
    table_id text not null,
    ply integer not null,
    seat integer not null,
    notation text not null,
    at_ms integer not null,
    primary key (table_id, ply)
) strict, without rowid;

-- When somebody has to look at a table again, whether or not people do.
create table deadlines (
    table_id text not null primary key,
    due_ms integer not null
) strict, without rowid;

create index deadlines_due on deadlines (due_ms);

create table chat (
    id integer primary key autoincrement,
    table_id text not null,
    said text not null
) strict;

create index chat_table on chat (table_id, id);

-- What an arbiter must not forget (standing orders, for instance).
create table arbiters (
    table_id text not null primary key,
    memory text not null
) strict, without rowid;
