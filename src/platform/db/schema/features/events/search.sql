-- What searches look at (docs/decisions/0036-full-text-search-in-postgresql.md). A search visits the rows of all that it finds:
-- their number, and which of them come first. So the row of an event is narrow. It holds its start and who may see it, the terms
-- stand outside of it and are read from indexes alone, and those of the fields by which results are ordered share one column,
-- each behind the mark of its field (src/features/events/search/search-fields.ts).
create table event_search_documents (
  event_id integer primary key references events on delete cascade,
  -- As in `events`, so that a list without further filters reads nothing else.
  start_at timestamptz(3) not null,
  is_published boolean not null,
  is_shown_only_organization_universities boolean not null,
  owner_organization_id integer not null,
  -- The oldest analysis that is in it; 0 where a text is not analysed yet.
  analysis_version smallint not null,
  -- Letters and digits of the titles, a line each, to tell who has just these words.
  titles text not null,
  -- The terms of all texts.
  words tsvector not null,
  -- Those of all but the description, marked.
  fields tsvector not null
) with (toast_tuple_target = 128, fillfactor = 90);
alter table event_search_documents
  alter titles set storage main, alter words set storage external, alter fields set storage external;
-- Without a list of what is still to be indexed, which every search would have to look through.
create index event_search_documents_words_idx on event_search_documents using gin (words) with (fastupdate = off);
create index event_search_documents_fields_idx on event_search_documents using gin (fields) with (fastupdate = off);
create index event_search_documents_analysis_version_idx on event_search_documents (analysis_version);

-- What is searched of events, piece by piece. The first name of a list's row is read as its `reading` tells.
create or replace function event_search_parts(ids integer[])
  returns table (event_id integer, field text, text text, reading text) language sql stable as $$
  select part.* from (
    select t.event_id, field, text, '' as reading
      from event_texts t, lateral (values
        ('title', t.title), ('place', t.place_name), ('address', t.address), ('organization', t.organization_name),
        ('description', t.description), ('description', t.summary)
      ) as fields (field, text)
     where t.event_id = any (ids)
    union all
    select e.id, field, text, ''
      from events e, lateral (values ('title', e.plain_title), ('description', e.plain_description)) as fields (field, text)
     where e.id = any (ids)
    union all
    select h.event_id, 'organization', o.name, ''
      from event_hosts h join organization_texts o using (organization_id)
     where h.event_id = any (ids) and h.is_hosting
    union all
    select e.id, field, name.value, case when name.key = 'ja' then lists.reading else '' end
      from events e
      join prefectures prefecture on prefecture.id = e.prefecture_id
      join event_purposes purpose on purpose.id = e.event_purpose_id
      join event_formats format on format.id = e.event_format_id
      left join universities university on university.id = e.university_id,
      lateral (values
        ('prefecture', prefecture.names, prefecture.reading), ('purpose', purpose.names, ''),
        ('format', format.names, ''), ('university', university.names, university.reading)
      ) as lists (field, names, reading),
      lateral jsonb_each_text(lists.names) as name
     where e.id = any (ids)
  ) as part
  where part.text <> ''
$$;

create or replace function event_search_document(ids integer[])
  returns table (event_id integer, analysis_version smallint, titles text, words tsvector, fields tsvector)
  language sql stable as $$
  with parts as (
    select p.event_id, p.field, p.text, coalesce(a.terms, search_fallback_terms(p.text)) as terms,
           coalesce(a.version, 0::smallint) as version,
           case p.field when 'title' then '1' when 'place' then '2' when 'address' then '3' when 'prefecture' then '4'
             when 'organization' then '5' when 'purpose' then '6' when 'format' then '7' when 'university' then '8' end as mark
      from event_search_parts(ids) p
      left join text_analyses a on a.digest = sha256(convert_to(p.text, 'UTF8'))
  )
  select event_id, min(version),
         coalesce(string_agg(regexp_replace(search_letters(text), '[^[:alnum:]]', '', 'g'), e'\n')
           filter (where field = 'title'), ''),
         all_terms(terms),
         coalesce(all_terms(mark_terms(mark, terms)) filter (where mark is not null), '')
    from parts group by event_id
$$;

-- All is found by its key. A plan for each call takes as long as the call, and the planner, who takes the ids for ten, would always make one.
create or replace function refresh_event_search(ids integer[]) returns void language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  -- Two writers of one event take turns, so that the later one sees what the earlier one wrote.
  perform from events where id = any (ids) order by id for no key update;
  insert into event_search_documents as known
    (event_id, start_at, is_published, is_shown_only_organization_universities, owner_organization_id, analysis_version,
     titles, words, fields)
  select d.event_id, e.start_at, e.is_published, e.is_shown_only_organization_universities, e.owner_organization_id,
         d.analysis_version, d.titles, d.words, d.fields
    from event_search_document(ids) d join events e on e.id = d.event_id
  on conflict (event_id) do update set
    analysis_version = excluded.analysis_version, titles = excluded.titles, words = excluded.words, fields = excluded.fields
   where (known.analysis_version, known.titles, known.words, known.fields)
      is distinct from (excluded.analysis_version, excluded.titles, excluded.words, excluded.fields);
end $$;

create or replace function refresh_search_of_changed_events() returns trigger language plpgsql as $$
begin
  perform refresh_event_search(array(select distinct event_id from changed));
  return null;
end $$;
create trigger refresh_search_on_insert after insert on event_texts referencing new table as changed
  for each statement execute function refresh_search_of_changed_events();
create trigger refresh_search_on_update after update on event_texts referencing new table as changed
  for each statement execute function refresh_search_of_changed_events();
create trigger refresh_search_on_delete after delete on event_texts referencing old table as changed
  for each statement execute function refresh_search_of_changed_events();
create trigger refresh_search_on_insert after insert on event_hosts referencing new table as changed
  for each statement execute function refresh_search_of_changed_events();
create trigger refresh_search_on_update after update on event_hosts referencing new table as changed
  for each statement execute function refresh_search_of_changed_events();
create trigger refresh_search_on_delete after delete on event_hosts referencing old table as changed
  for each statement execute function refresh_search_of_changed_events();

create or replace function refresh_search_of_changed_organizations() returns trigger language plpgsql as $$
begin
  perform refresh_event_search(array(
    select distinct h.event_id from changed join event_hosts h using (organization_id) where h.is_hosting
  ));
  return null;
end $$;
create trigger refresh_search_on_insert after insert on organization_texts referencing new table as changed
  for each statement execute function refresh_search_of_changed_organizations();
create trigger refresh_search_on_update after update on organization_texts referencing new table as changed
  for each statement execute function refresh_search_of_changed_organizations();
create trigger refresh_search_on_delete after delete on organization_texts referencing old table as changed
  for each statement execute function refresh_search_of_changed_organizations();

create or replace function refresh_search_of_event() returns trigger language plpgsql as $$
begin
  perform refresh_event_search(array[new.id]);
  return null;
end $$;
-- By row and column, so that counting an application costs nothing here. A new event has no text yet.
create trigger refresh_search_on_update
  after update of prefecture_id, event_purpose_id, event_format_id, university_id, plain_title, plain_description
  on events for each row
  when ((old.prefecture_id, old.event_purpose_id, old.event_format_id, old.university_id, old.plain_title, old.plain_description)
    is distinct from (new.prefecture_id, new.event_purpose_id, new.event_format_id, new.university_id, new.plain_title,
      new.plain_description))
  execute function refresh_search_of_event();

-- Its argument is the column of `events` that points at the list.
create or replace function refresh_search_of_renamed_choices() returns trigger language plpgsql as $$
begin
  execute format(
    'select refresh_event_search(array(select e.id from events e where e.%I in (select id from changed)))', tg_argv[0]);
  return null;
end $$;
create trigger refresh_search_on_update after update on prefectures referencing new table as changed
  for each statement execute function refresh_search_of_renamed_choices('prefecture_id');
create trigger refresh_search_on_update after update on event_purposes referencing new table as changed
  for each statement execute function refresh_search_of_renamed_choices('event_purpose_id');
create trigger refresh_search_on_update after update on event_formats referencing new table as changed
  for each statement execute function refresh_search_of_renamed_choices('event_format_id');
create trigger refresh_search_on_update after update on universities referencing new table as changed
  for each statement execute function refresh_search_of_renamed_choices('university_id');

create or replace function copy_facts_to_search() returns trigger language plpgsql as $$
begin
  update event_search_documents
     set start_at = new.start_at, is_published = new.is_published, owner_organization_id = new.owner_organization_id,
         is_shown_only_organization_universities = new.is_shown_only_organization_universities
   where event_id = new.id;
  return null;
end $$;
create trigger copy_facts_to_search
  after update of start_at, is_published, is_shown_only_organization_universities, owner_organization_id on events for each row
  when ((old.start_at, old.is_published, old.is_shown_only_organization_universities, old.owner_organization_id)
    is distinct from (new.start_at, new.is_published, new.is_shown_only_organization_universities, new.owner_organization_id))
  execute function copy_facts_to_search();

-- What a dictionary finds out later changes what a word finds. Facts are announced with those of the event.
create or replace function note_search_document_change() returns trigger language plpgsql as $$
begin
  if exists (select from events where id = new.event_id and is_published) then
    perform note_public_data_change('search');
  end if;
  return null;
end $$;
create constraint trigger note_public_data_change after insert or update of titles, words, fields on event_search_documents
  deferrable initially deferred for each row execute function note_search_document_change();

-- The ids of at most so many events (null: all) that have the terms. The planner does not know that reading the terms of a row takes a
-- hundred times as long as reading the row, and would read all of them where it takes a word for frequent.
create or replace function find_search_documents(query tsquery, most integer) returns setof integer
  language plpgsql stable parallel safe rows 20000 set enable_seqscan = off as $$
begin
  return query select d.event_id from event_search_documents d where d.words @@ query limit most;
end $$;
