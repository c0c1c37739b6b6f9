-- Names the state of what public pages show: `select sum(version)` differs after every committed write. Caches ask for
-- it on every request, so a reader after a writer never gets the older page, whichever process wrote.
-- A sequence would not do: it moves before the commit, and a page rendered in between would be kept as the new one.
-- Rows by backend, so that writers rarely wait for each other.
create table public_data_versions (
  shard smallint primary key,
  version bigint not null default 0
) with (fillfactor = 10);
insert into public_data_versions (shard) select generate_series(0, 63);

create function bump_public_data_version() returns trigger language plpgsql as $$
begin
  -- Once a transaction: the setting ends with it.
  if current_setting('tsudoi.is_public_data_bumped', true) is distinct from 'yes' then
    update public_data_versions set version = version + 1 where shard = pg_backend_pid() % 64;
    perform set_config('tsudoi.is_public_data_bumped', 'yes', true);
  end if;
  return null;
end $$;

-- Deferred, so that the row of the counter is locked for the moment of the commit alone.
do $$
declare
  shown text;
begin
  foreach shown in array array[
    'languages', 'prefectures', 'universities', 'department_categories', 'countries', 'occupations', 'event_purposes',
    'event_formats', 'question_types',
    'organizations', 'organization_texts', 'organization_prefectures', 'organization_universities',
    'organization_members',
    'events', 'event_texts', 'event_hosts', 'event_spoken_languages', 'event_target_universities',
    'event_target_department_categories', 'event_target_countries', 'event_target_occupations',
    'event_target_prefectures',
    'questions', 'question_texts', 'question_options', 'question_option_texts',
    'help_articles', 'help_article_texts', 'removed_things'
  ] loop
    execute format('create constraint trigger bump_public_data_version after insert or update or delete on %I
      deferrable initially deferred for each row execute function bump_public_data_version()', shown);
  end loop;
end $$;
