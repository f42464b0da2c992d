/** The tables of the first version, as its program made them. */
const FIRST = `
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

  create table due (
    table_id text primary key references tables (id), at integer not null, lease integer not null
  ) strict, without rowid;
  create index due_at on due (at);
`;

/** What the second version added. */
const JOURNALS = `
  create table journals (
    table_id text not null references tables (id), seat integer not null, text text not null,
    primary key (table_id, seat)
  ) strict, without rowid;
`;

/** How the third version changed what the first two had made. */
const PEOPLE = `
  alter table tables add column customs text not null default '{"talk":"phrases","clock":null}';
  alter table tables add column rematch text;
  alter table tables add column clock_from integer not null default 0;
  create table classes (
    id text primary key, game text not null, empty text not null, host_hash text not null, touched integer not null
  ) strict, without rowid;
  alter table tables add column class_id text references classes (id);
  drop index tables_code;
  create unique index tables_code on tables (code) where status <> 'over' and class_id is null;
  create index tables_class on tables (class_id) where class_id is not null;
  alter table chairs add column host integer not null default 0;
  alter table chairs add column stand_in text;
  update chairs set host = 1 where seat = 0 and kind = 'person';
  create table talk (
    table_id text not null references tables (id), seat integer not null, at integer not null, what text not null
  ) strict;
  create index talk_table on talk (table_id);
  create table links (
    hash text primary key, table_id text not null references tables (id), seat integer not null, host integer not null,
    until integer not null
  ) strict, without rowid;
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

/** A database of an older version, with a table of Ann, who made it, an open chair and a robot: waiting, and with an entry and all else. */
export const oldDatabase = (version: 1 | 2 | 3): string => `
  ${FIRST}
  ${version === 1 ? '' : JOURNALS}
  insert into tables values ('table23456', 'ABCDE', 'tiny-race', 'waiting', '{}', null, 'secret', 'hash of secret', 'hash of host', 1000);
  insert into chairs values ('table23456', 0, 'person', null, 'Ann', 'annsword', 'hash');
  insert into chairs values ('table23456', 1, 'open', null, null, null, null);
  insert into chairs values ('table23456', 2, 'bot', 'casual', null, null, null);
  insert into entries values ('table23456', 0, '{"kind":"start","seq":0,"time":7}');
  insert into sights values ('table23456', 0, 0, '[]');
  insert into notes values ('table23456', 0, 'a pin in Quito');
  ${version === 1 ? '' : "insert into journals values ('table23456', 0, 'Quito: x');"}
  insert into due values ('table23456', 77, 0);
  ${version === 3 ? PEOPLE : ''}
  pragma user_version = ${version};
`;
