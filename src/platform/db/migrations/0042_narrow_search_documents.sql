-- A search visits the rows of all that it finds: their number, and which of them come first. So the row of an event becomes narrow. It
-- holds its start and who may see it, the terms stand outside of it and are read from indexes alone, and those of the fields by
-- which results are ordered share one column, each behind the mark of its field (src/features/events/search/search-fields.ts).
lock table events, event_search_documents in share row exclusive mode;

-- The terms, each behind the mark of the field in which they stand.
create function mark_terms(mark text, terms tsvector) returns tsvector language sql immutable parallel safe strict
return array_to_tsvector(array(select mark || term from unnest(tsvector_to_array(terms)) as term));

create table narrow_search_documents (
  event_id integer not null,
  -- As in `events`, so that a list without further filters reads nothing else.
  start_at timestamptz(3) not null,
  is_published boolean not null,
  is_shown_only_organization_universities boolean not null,
  owner_organization_id integer not null,
  -- The oldest analysis that is in it; 0 where a text is not analysed yet.
  analysis_version smallint not null,
  -- Letters and digits of the titles, a line each, to tell who has just these words.
  titles text storage main not null,
  -- The terms of all texts.
  words tsvector storage external not null,
  -- Those of all but the description, marked.
  fields tsvector storage external not null
) with (toast_tuple_target = 128, fillfactor = 90);

insert into narrow_search_documents
select d.event_id, e.start_at, e.is_published, e.is_shown_only_organization_universities, e.owner_organization_id,
       d.analysis_version, d.titles, d.words,
       mark_terms('1', d.title) || mark_terms('2', d.place) || mark_terms('3', d.address) || mark_terms('4', d.prefecture)
         || mark_terms('5', d.organization) || mark_terms('6', d.purpose) || mark_terms('7', d.format)
         || mark_terms('8', d.university)
  from event_search_documents d join events e on e.id = d.event_id;

drop table event_search_documents;
alter table narrow_search_documents rename to event_search_documents;
alter table event_search_documents
  add constraint event_search_documents_pkey primary key (event_id),
  add constraint event_search_documents_event_id_fkey foreign key (event_id) references events on delete cascade;
-- Without a list of what is still to be indexed, which every search would have to look through.
create index event_search_documents_words_idx on event_search_documents using gin (words) with (fastupdate = off);
create index event_search_documents_fields_idx on event_search_documents using gin (fields) with (fastupdate = off);
create index event_search_documents_analysis_version_idx on event_search_documents (analysis_version);

drop function find_search_titles(tsquery, integer);
drop function event_search_document(integer[]);
create function event_search_document(ids integer[])
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

create or replace function refresh_event_search(ids integer[]) returns void language plpgsql as $$
begin
  -- Two writers of one event take turns, so that the later one sees what the earlier one wrote.
  perform from events where id = any (ids) order by id for no key update;
  insert into event_search_terms (event_id, text, terms)
  select shown.event_id, shown.text, search_text_terms(shown.text)
    from event_search_texts(ids) as shown
    left join event_search_terms as known using (event_id)
   where known.text is distinct from shown.text
  on conflict (event_id) do update set text = excluded.text, terms = excluded.terms;
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

create function copy_facts_to_search() returns trigger language plpgsql as $$
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

-- Facts are announced with those of the event.
create constraint trigger note_public_data_change after insert or update of titles, words, fields on event_search_documents
  deferrable initially deferred for each row execute function note_search_document_change();

analyze event_search_documents;
