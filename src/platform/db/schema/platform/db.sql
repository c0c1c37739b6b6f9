-- Which steps from older schemas this database has (src/platform/db/migrating/migrate.server.ts).
create table migrations (
  name text primary key,
  applied_at timestamptz(3) not null default now()
);

-- What caches and replicas are told by every write (docs/decisions/0029-cache-invalidation-by-topics.md).

-- Names the state of what public pages show: `select sum(version)` differs after every committed write. Caches ask for
-- it on every request, so a reader after a writer never gets the older page, whichever process wrote.
-- A sequence would not do: it moves before the commit, and a page rendered in between would be cached as the new one.
-- Rows by backend, so that writers rarely wait for each other.
create table public_data_versions (
  shard smallint primary key,
  version bigint not null default 0
) with (fillfactor = 10);
insert into public_data_versions (shard) select generate_series(0, 63);

-- What each new version of the public data has changed, so that a cache throws away what shows it and nothing else. Topics:
--   event:13         any of the three that follow
--   facts:13         its columns, texts, questions, languages and targets
--   hosts:13         which organizations hold it
--   applicants:13    how many have applied to it
--   organization:7   what its page shows, and the names and pictures by which events call it
--   followers:7      how many follow it, which changes much more often
--   lists            which events stand in lists, and in which order
--   search           which events a word finds
--   counts           how many have applied, for lists that are ordered by it
--   places           which events are full
--   synonyms, help   the groups of words; the help articles
--   *                anything else, and what is too much to name
-- A version without a row here (a crash empties the table, a restore moves the version alone) has changed everything.
--
-- The last thousand changes of each shard, in as many rows, which are written over: nothing is deleted, so neither the table nor
-- what a commit reads of it grows until the next vacuum. No index holds what changes, and the pages have room for it, so a
-- row's earlier contents make way as soon as nobody can see them.
create unlogged table public_data_changes (
  shard smallint not null,
  -- version % 1000
  slot smallint not null,
  version bigint not null,
  topics text[] not null,
  primary key (shard, slot)
) with (fillfactor = 50);

-- The versions of a shard that somebody has missed who knows one, as far as they are kept. Strict, so that it is not inlined and the
-- planner counts on two rows instead of a thousand.
create or replace function missed_versions(known bigint, latest bigint) returns setof bigint
  language sql immutable strict rows 2 as
$$ select generate_series(greatest(known, latest - 1000) + 1, latest) $$;

-- Called by deferred triggers, so that the rows of the version are locked for the moment of the commit alone.
create or replace function note_public_data_change(variadic changed text[]) returns void language plpgsql
-- A connection keeps the plan that it made while the table was small, and would read all changes for each topic more.
set enable_seqscan = off as $$
declare
  own_shard constant smallint := pg_backend_pid() % 64;
  -- Of this transaction: the setting ends with it.
  noted text[] := nullif(current_setting('tsudoi.changed_topics', true), '')::text[];
  own_version bigint;
begin
  if noted @> changed or noted = '{*}' then return; end if;
  if noted is null then
    noted := changed;
    update public_data_versions set version = version + 1 where shard = own_shard returning version into own_version;
    insert into public_data_changes (shard, slot, version, topics)
      values (own_shard, own_version % 1000, own_version, noted)
      on conflict (shard, slot) do update set version = excluded.version, topics = excluded.topics;
  else
    noted := array(select distinct unnest(noted || changed));
    if '*' = any (noted) or cardinality(noted) > 200 then noted := '{*}'; end if;
    update public_data_changes c set topics = noted from public_data_versions v
     where v.shard = own_shard and c.shard = own_shard and c.slot = v.version % 1000 and c.version = v.version;
  end if;
  perform set_config('tsudoi.changed_topics', noted::text, true);
end $$;

-- Whatever no other function knows better.
create or replace function bump_public_data_version() returns trigger language plpgsql as $$
begin
  perform note_public_data_change('*');
  return null;
end $$;

-- The server that takes the writes, since it was started: a replica that has this row follows that server and no other. Numbers
-- do not tell it: after a failover two servers give the same ones to different commits. Written by processes that read from
-- replicas; one row.
create table primary_server (
  started_at timestamptz primary key,
  mark uuid not null default gen_random_uuid()
);
