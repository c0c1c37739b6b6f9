-- The last thousand changes of each shard, in as many rows, which are written over: nothing is deleted, so neither the table nor
-- what a commit reads of it grows until the next vacuum. No index holds what changes, and the pages have room for it, so a
-- row's earlier contents make way as soon as nobody can see them.
drop table public_data_changes;
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
