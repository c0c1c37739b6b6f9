-- What each new version of the public data has changed, so that a cache throws away what shows it and nothing else. Topics:
--   event:13         what its page, its cards and its calendar entry show, but for the names of its hosts
--   organization:7   what its page shows, and the names and pictures by which events call it
--   lists            which events stand in lists, and in which order
--   search           which events a word finds
--   counts           how many have applied, for lists that are ordered by it
--   help             the help articles
--   *                anything else, and what is too much to name
-- A version without a row here (a crash empties the table, a restore moves the version alone) has changed everything.
create unlogged table public_data_changes (
  shard smallint not null,
  version bigint not null,
  topics text[] not null,
  primary key (shard, version)
);

-- Called by deferred triggers, so that the rows of the version are locked for the moment of the commit alone.
create function note_public_data_change(variadic changed text[]) returns void language plpgsql as $$
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
    insert into public_data_changes (shard, version, topics) values (own_shard, own_version, noted)
      on conflict (shard, version) do update set topics = excluded.topics;
    -- Who has not asked for so long starts anew.
    delete from public_data_changes where shard = own_shard and version <= own_version - 1000;
  else
    noted := array(select distinct unnest(noted || changed));
    if '*' = any (noted) or cardinality(noted) > 200 then noted := '{*}'; end if;
    update public_data_changes c set topics = noted from public_data_versions v
     where v.shard = own_shard and c.shard = own_shard and c.version = v.version;
  end if;
  perform set_config('tsudoi.changed_topics', noted::text, true);
end $$;

-- Whatever no other function knows better. Its name is that of the version before.
create or replace function bump_public_data_version() returns trigger language plpgsql as $$
begin
  perform note_public_data_change('*');
  return null;
end $$;

create function note_event_change() returns trigger language plpgsql as $$
declare
  topics text[] := array['event:' || coalesce(new.id, old.id)];
begin
  -- No visitor sees a draft.
  if not (coalesce(old.is_published, false) or coalesce(new.is_published, false)) then return null; end if;
  if tg_op = 'UPDATE' then
    if old.applications_count <> new.applications_count then topics := topics || 'counts'::text; end if;
    old.applications_count := new.applications_count;
    old.lock_version := new.lock_version;
    old.updated_at := new.updated_at;
    if old is distinct from new then topics := topics || 'lists'::text; end if;
  else
    topics := topics || 'lists'::text;
  end if;
  perform note_public_data_change(variadic topics);
  return null;
end $$;

-- Of a row that belongs to an event. Its arguments are what it changes beside the event.
create function note_change_of_events(ids integer[], others text[]) returns void language plpgsql as $$
declare
  topics text[] := array(select 'event:' || id from events where id = any (ids) and is_published);
begin
  if cardinality(topics) > 0 then perform note_public_data_change(variadic topics || others); end if;
end $$;

create function note_event_part_change() returns trigger language plpgsql as $$
begin
  perform note_change_of_events(array[old.event_id, new.event_id], tg_argv);
  return null;
end $$;

create function note_question_part_change() returns trigger language plpgsql as $$
begin
  perform note_change_of_events(
    array(select event_id from questions where id in (old.question_id, new.question_id)), tg_argv);
  return null;
end $$;

create function note_question_option_text_change() returns trigger language plpgsql as $$
begin
  perform note_change_of_events(
    array(select q.event_id from question_options o join questions q on q.id = o.question_id
           where o.id in (old.question_option_id, new.question_option_id)), tg_argv);
  return null;
end $$;

create function note_organization_change() returns trigger language plpgsql as $$
begin
  perform note_public_data_change('organization:' || coalesce(new.id, old.id));
  return null;
end $$;

-- Its arguments are what it changes beside the organization.
create function note_organization_part_change() returns trigger language plpgsql as $$
declare
  topics text[] := array['organization:' || coalesce(new.organization_id, old.organization_id)];
begin
  perform note_public_data_change(variadic topics || tg_argv);
  return null;
end $$;

create function note_help_change() returns trigger language plpgsql as $$
begin
  perform note_public_data_change('help');
  return null;
end $$;

create function note_removed_thing() returns trigger language plpgsql as $$
begin
  perform note_public_data_change(coalesce(new.kind, old.kind) || ':' || coalesce(new.id, old.id));
  return null;
end $$;

do $$
declare
  watched record;
begin
  for watched in select * from (values
    ('events', 'note_event_change()'),
    ('event_texts', 'note_event_part_change(''search'')'),
    ('event_hosts', 'note_event_part_change(''lists'', ''search'')'),
    ('event_spoken_languages', 'note_event_part_change(''lists'')'),
    ('event_target_universities', 'note_event_part_change(''lists'')'),
    ('event_target_department_categories', 'note_event_part_change()'),
    ('event_target_countries', 'note_event_part_change()'),
    ('event_target_occupations', 'note_event_part_change()'),
    ('event_target_prefectures', 'note_event_part_change(''lists'')'),
    ('questions', 'note_event_part_change()'),
    ('question_texts', 'note_question_part_change()'),
    ('question_options', 'note_question_part_change()'),
    ('question_option_texts', 'note_question_option_text_change()'),
    ('organizations', 'note_organization_change()'),
    ('organization_texts', 'note_organization_part_change(''search'')'),
    ('organization_prefectures', 'note_organization_part_change()'),
    ('organization_universities', 'note_organization_part_change(''lists'')'),
    ('organization_members', 'note_organization_part_change()'),
    ('help_articles', 'note_help_change()'),
    ('help_article_texts', 'note_help_change()'),
    ('removed_things', 'note_removed_thing()')
  ) as known (name, noted_by)
  loop
    execute format('drop trigger bump_public_data_version on %I', watched.name);
    execute format('create constraint trigger note_public_data_change after insert or update or delete on %I
      deferrable initially deferred for each row execute function %s', watched.name, watched.noted_by);
  end loop;
end $$;

-- When lists change by themselves: events end, deadlines pass and applications open.
create index events_apply_due_at_idx on events (apply_due_at) where is_published;
create index events_reception_start_at_idx on events (reception_start_at) where is_published;
