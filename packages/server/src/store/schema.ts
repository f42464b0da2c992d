/** Version of the tables below, kept in `user_version`. */
export const SCHEMA_VERSION = 4;

const JOURNALS = `
  create table journals (
    table_id text not null references tables (id), seat integer not null, text text not null,
    primary key (table_id, seat)
  ) strict, without rowid;
`;

const TALK_AND_LINKS = `
  create table talk (
    table_id text not null references tables (id), seat integer not null, at integer not null, what text not null
  ) strict;
  create index talk_table on talk (table_id);

  create table links (
    hash text primary key, table_id text not null references tables (id), seat integer not null, host integer not null,
    until integer not null
  ) strict, without rowid;
`;

/** One code names an open table or a class; the tables of a class share theirs. */
const CLASSES = `
  create table classes (
    id text primary key, game text not null, empty text not null, host_hash text not null, touched integer not null
  ) strict, without rowid;
`;
const CODES = `
  create unique index tables_code on tables (code) where status <> 'over' and class_id is null;
  create index tables_class on tables (class_id) where class_id is not null;
`;

const NOTICES = `
  create table devices (
    table_id text not null references tables (id), seat integer not null, endpoint text not null, p256dh text not null,
    auth text not null, title text not null, body text not null
  ) strict;
  create index devices_seat on devices (table_id, seat);
  create index devices_endpoint on devices (endpoint);

  create table hooks (
    table_id text primary key references tables (id), form text not null, url text not null, text text not null
  ) strict, without rowid;
`;

/**
 * The tables. The log's primary key is the only arbiter of who was first. The log is a table with row ids, so that new entries
 * lie together, whatever their table: that is half of what is written.
 */
export const SCHEMA = `
  ${CLASSES}
  create table tables (
    id text primary key, code text not null, game text not null, status text not null, options text not null,
    position text, secret text not null, commitment text not null, host_hash text not null, created integer not null,
    customs text not null, rematch text, clock_from integer not null, class_id text references classes (id),
    proposal text, grants text
  ) strict, without rowid;
  ${CODES}
  create index tables_old_code on tables (code, created);

  create table chairs (
    table_id text not null references tables (id), seat integer not null,
    kind text not null, level text, name text, word text, secret_hash text, host integer not null, stand_in text,
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
  ${TALK_AND_LINKS}
  ${NOTICES}
  create table due (
    table_id text primary key references tables (id), at integer not null, lease integer not null
  ) strict, without rowid;
  create index due_at on due (at);

  pragma user_version = ${SCHEMA_VERSION};
`;

/** A way from one version to the next. `adds`: a table that there was not before; `null`: all tables were there. */
export interface Upgrade {
  readonly from: number;
  readonly adds: string | null;
  readonly sql: string;
}

/** The ways from the versions before to this one, oldest first. Whoever made a table then sat at seat 0. */
export const UPGRADES: readonly Upgrade[] = [
  { from: 1, adds: 'journals', sql: `${JOURNALS} pragma user_version = 2;` },
  {
    from: 2,
    adds: 'talk',
    sql: `
      alter table tables add column customs text not null default '{"talk":"phrases","clock":null}';
      alter table tables add column rematch text;
      alter table tables add column clock_from integer not null default 0;
      ${CLASSES}
      alter table tables add column class_id text references classes (id);
      drop index tables_code;
      ${CODES}
      alter table chairs add column host integer not null default 0;
      alter table chairs add column stand_in text;
      update chairs set host = 1 where seat = 0 and kind = 'person';
      ${TALK_AND_LINKS}
      ${NOTICES}
      pragma user_version = 3;
    `,
  },
  {
    from: 3,
    adds: null,
    sql: `
      alter table tables add column proposal text;
      alter table tables add column grants text;
      pragma user_version = 4;
    `,
  },
];
