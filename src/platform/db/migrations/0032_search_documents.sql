-- The search, third edition: it finds words instead of letters in a row, ranks what it finds by the field in which it stands, and
-- knows how Japanese is read. Where words begin and how they are read only a dictionary tells, which the program asks; what
-- it answers is kept by the text. Until it has answered, a text is found by its letters (`search_fallback_terms`).
-- `event_search_terms` and its functions are what the version before reads; that of `event_search` is gone.

lock table prefectures, event_purposes, event_formats, universities, organization_texts, events, event_texts, event_hosts
  in share row exclusive mode;

-- The terms of a text, by which it is found (src/platform/text-analysis/term-kinds.ts).
create table text_analyses (
  digest bytea primary key,
  version smallint not null,
  terms tsvector not null,
  created_at timestamptz not null default now()
);
create index text_analyses_created_at_idx on text_analyses (created_at);

-- The words of all texts: what a search that is mistyped, or written without blanks, may mean.
create table search_vocabulary (
  term text collate "C" primary key,
  -- How it is read, as keys that are the same for every way of romanising.
  readings text[] not null default '{}',
  -- Itself and what is left of it without one letter; empty where it is too short for typos.
  deletions text[] not null default '{}',
  checked_at timestamptz not null default now()
);
create index search_vocabulary_deletions_idx on search_vocabulary using gin (deletions);
create index search_vocabulary_checked_at_idx on search_vocabulary (checked_at);

create aggregate all_terms(tsvector) (sfunc = tsvector_concat, stype = tsvector, initcond = '');

-- Latin words as they are, of everything else every one and two letters in a row.
create function search_fallback_terms(input text) returns tsvector language sql immutable parallel safe strict
return array_to_tsvector(array(
  select case when term ~ '^[a-z0-9]+$' then left(term, 40) else '~' || term end
    from unnest(search_text_terms(search_text(left(input, 5000)))) as term
   where term <> ''
));

-- What is searched of events, piece by piece. The first name of a list's row is read as its `reading` tells.
create function event_search_parts(ids integer[])
  returns table (event_id integer, field text, text text, reading text) language sql stable as $$
  select part.* from (
    select t.event_id, field, text, '' as reading
      from event_texts t, lateral (values
        ('title', t.title), ('place', t.place_name), ('address', t.address), ('organization', t.organization_name),
        ('description', t.description), ('description', t.summary)
      ) as fields (field, text)
     where t.event_id = any (ids)
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

create table event_search_documents (
  event_id integer primary key references events on delete cascade,
  title tsvector not null,
  place tsvector not null,
  address tsvector not null,
  prefecture tsvector not null,
  organization tsvector not null,
  purpose tsvector not null,
  format tsvector not null,
  university tsvector not null,
  description tsvector not null,
  words tsvector not null generated always as (
    title || place || address || prefecture || organization || purpose || format || university || description
  ) stored,
  -- Letters and digits of the titles, to tell who has just these words.
  titles text not null,
  -- The oldest analysis that is in it; 0 where a text is not analysed yet.
  analysis_version smallint not null
);

create function event_search_document(ids integer[]) returns table (
  event_id integer, title tsvector, place tsvector, address tsvector, prefecture tsvector, organization tsvector,
  purpose tsvector, format tsvector, university tsvector, description tsvector, titles text, analysis_version smallint
) language sql stable as $$
  with parts as (
    select p.event_id, p.field, p.text, coalesce(a.terms, search_fallback_terms(p.text)) as terms,
           coalesce(a.version, 0::smallint) as version
      from event_search_parts(ids) p
      left join text_analyses a on a.digest = sha256(convert_to(p.text, 'UTF8'))
  )
  select event_id,
         coalesce(all_terms(terms) filter (where field = 'title'), ''),
         coalesce(all_terms(terms) filter (where field = 'place'), ''),
         coalesce(all_terms(terms) filter (where field = 'address'), ''),
         coalesce(all_terms(terms) filter (where field = 'prefecture'), ''),
         coalesce(all_terms(terms) filter (where field = 'organization'), ''),
         coalesce(all_terms(terms) filter (where field = 'purpose'), ''),
         coalesce(all_terms(terms) filter (where field = 'format'), ''),
         coalesce(all_terms(terms) filter (where field = 'university'), ''),
         coalesce(all_terms(terms) filter (where field = 'description'), ''),
         coalesce(string_agg(regexp_replace(search_letters(text), '[^[:alnum:]]', '', 'g'), e'\n')
           filter (where field = 'title'), ''),
         min(version)
    from parts group by event_id
$$;

insert into event_search_documents
  (event_id, title, place, address, prefecture, organization, purpose, format, university, description, titles, analysis_version)
select * from event_search_document(array(select id from events));
-- Without a list of what is still to be indexed, which every search would have to look through.
create index event_search_documents_words_idx on event_search_documents using gin (words) with (fastupdate = off);
create index event_search_documents_title_idx on event_search_documents using gin (title) with (fastupdate = off);
create index event_search_documents_analysis_version_idx on event_search_documents (analysis_version);

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
    (event_id, title, place, address, prefecture, organization, purpose, format, university, description, titles, analysis_version)
  select * from event_search_document(ids)
  on conflict (event_id) do update set
    title = excluded.title, place = excluded.place, address = excluded.address, prefecture = excluded.prefecture,
    organization = excluded.organization, purpose = excluded.purpose, format = excluded.format,
    university = excluded.university, description = excluded.description, titles = excluded.titles,
    analysis_version = excluded.analysis_version
   where (known.title, known.place, known.address, known.prefecture, known.organization, known.purpose, known.format,
          known.university, known.description, known.titles, known.analysis_version)
      is distinct from
         (excluded.title, excluded.place, excluded.address, excluded.prefecture, excluded.organization, excluded.purpose,
          excluded.format, excluded.university, excluded.description, excluded.titles, excluded.analysis_version);
end $$;

drop table event_search;
drop function search_words(text), text_grams(text), query_grams(text);

-- What a dictionary finds out later changes what a word finds.
create function note_search_document_change() returns trigger language plpgsql as $$
begin
  if exists (select from events where id = new.event_id and is_published) then
    perform note_public_data_change('search');
  end if;
  return null;
end $$;
create constraint trigger note_public_data_change after insert or update on event_search_documents
  deferrable initially deferred for each row execute function note_search_document_change();
