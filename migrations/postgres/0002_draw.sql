-- How the seed of a table is drawn in two steps (docs/fairness.md): tries that came to nothing, the deadline to reveal and
-- the beacon, as JSON. Null for a table whose seed is drawn by scheme 1.
alter table tables add column draw text;

-- What a person has committed to, and which chair a seat was before the seats were drawn.
alter table seats add column commitment bytea;
alter table seats add column chair bigint;
