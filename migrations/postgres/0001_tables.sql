-- Guests. A guest may have several devices; each has a secret of its own, of which only the hash is kept.
create table identities (
    id text not null primary key,
    name text not null,
    picture bigint not null,
    created_ms bigint not null
);

create table secrets (
    hash bytea not null primary key,
    identity_id text not null references identities (id) on delete cascade,
    created_ms bigint not null
);

create index secrets_identity on secrets (identity_id);

-- Links to go on with another device: they work once.
create table links (
    hash bytea not null primary key,
    identity_id text not null references identities (id) on delete cascade,
    expires_ms bigint not null
);

-- What a table is, apart from its moves. `version` goes up with every change; a change names the version it was made for.
create table tables (
    id text not null primary key,
    game text not null,
    rules bigint not null,
    options text not null,
    clock text not null,
    chat text not null,
    listed boolean not null,
    host text not null,
    state text not null check (state in ('open', 'playing', 'over', 'closed')),
    secret bytea not null,
    created_ms bigint not null,
    started_ms bigint,
    ended_ms bigint,
    outcome text,
    next text,
    version bigint not null
);

create index tables_listed on tables (created_ms, id) where listed and state in ('open', 'playing');
create index tables_host on tables (host) where state in ('open', 'playing');
create index tables_open on tables (created_ms) where state = 'open';

create table seats (
    table_id text not null references tables (id) on delete cascade,
    seat bigint not null,
    occupant text not null,
    identity_id text,
    nonce bytea,
    away boolean not null,
    back_ms bigint not null,
    primary key (table_id, seat)
);

create index seats_identity on seats (identity_id, table_id) where identity_id is not null;

-- The log. It is only ever appended to, and the append with the expected ply decides everything.
create table moves (
    table_id text not null,
    ply bigint not null,
    seat bigint not null,
    notation text not null,
    at_ms bigint not null,
    primary key (table_id, ply)
);

-- When somebody has to look at a table again, whether or not people do.
create table deadlines (
    table_id text not null primary key,
    due_ms bigint not null
);

create index deadlines_due on deadlines (due_ms);

create table chat (
    id bigint generated always as identity primary key,
    table_id text not null,
    said text not null
);

create index chat_table on chat (table_id, id);

-- What an arbiter must not forget (standing orders, for instance).
create table arbiters (
    table_id text not null primary key,
    memory text not null
);
