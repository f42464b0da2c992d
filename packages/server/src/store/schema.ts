/** Version of the tables below, kept in `user_version`. */
export const SCHEMA_VERSION = 2;

const JOURNALS = `
  create table journals (
    table_id text not null references tables (id), seat integer not null, text text not null,
    primary key (table_id, seat)
  ) strict, without rowid;
`;

/**
 * The tables. The log's primary key is the only arbiter of who was first. The log is a table with row ids, so that new entries
 * lie together, whatever their table: that is half of what is written.
 */
export const SCHEMA = `
  create table tables (
    id text primary key, code text not null, game text not null, status text not null, options text not null,
    position text, secret text not null, commitment text not null, host_hash text not null, created integer not null
  ) strict, without rowid;
  create unique index tables_code on tables (code) where status <> 'over';
  create index tables_old_code on tables (code, created);

  create table chairs (
    table_id text not null references tables (id), seat integer not null,
    kind text not null, level text, name text, word text, secret_hash text,
    primary key (table_id, seat)
  ) strict, without rowid;

  create table entries (
    table_id text not null references tables (id), seq integer not null, truth text not null,
    primary key (table_id, seq)
  ) strict;

  create table sights (
    table_id text not null references tables (id), seat integer not null, version integer not null, events text not null,
    primary key (table_id, seat, version)
  ) strict, without rowid;

  create table notes (
    table_id text not null references tables (id), seat integer not null, text text not null,
    primary key (table_id, seat)
  ) strict, without rowid;

  ${JOURNALS}
  create table due (
    table_id text primary key references tables (id), at integer not null, lease integer not null
  ) strict, without rowid;
  create index due_at on due (at);

  pragma user_version = ${SCHEMA_VERSION};
`;

/** From the version before to this one. `adds`: the table that only this one has. */
export const UPGRADE = { from: 1, adds: 'journals', sql: `${JOURNALS} pragma user_version = ${SCHEMA_VERSION};` } as const;
