-- What the servers agree on: the time any of them last saw, and when none ran.
create table meta (
    name text not null primary key,
    value text not null
);

-- Devices: when each was last used, and what it calls itself.
alter table secrets add column used_ms bigint not null default 0;
alter table secrets add column label text not null default '';

-- Who may come to a table beside those who sit there. No row: everybody may watch, and nobody needs a password.
create table doors (
    table_id text not null primary key,
    spectators bigint not null,
    password text
);

-- Whom a host has shown out, and until when they cannot sit down there again.
create table shown_out (
    table_id text not null,
    identity_id text not null,
    until_ms bigint not null,
    primary key (table_id, identity_id)
);

-- Whom the operator has muted or banned: 'identity ID' or 'address NETWORK'.
create table bars (
    subject text not null,
    kind text not null check (kind in ('mute', 'ban')),
    until_ms bigint not null,
    reason text not null,
    created_ms bigint not null,
    primary key (subject, kind)
);

create table reports (
    id bigint generated always as identity primary key,
    table_id text not null,
    by_id text not null,
    about_id text not null,
    words text not null,
    said text not null,
    created_ms bigint not null,
    done_ms bigint
);

-- What operators did.
create table audit (
    id bigint generated always as identity primary key,
    at_ms bigint not null,
    act text not null,
    subject text not null,
    detail text not null
);

create index tables_ended on tables (ended_ms) where state = 'over';
