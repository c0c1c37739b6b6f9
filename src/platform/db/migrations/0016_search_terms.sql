-- What the search looks through, second edition: names of prefectures, purposes, formats and universities stand beside titles,
-- places and hosts, and Latin words are compared as words: tea is in "Tea ceremony" and not in "Teach".
-- `event_search` and the functions of its own are what the version before reads.

-- Writers wait until the new texts are there, in the order in which they write.
lock table prefectures, event_purposes, event_formats, universities, organization_texts, events, event_texts, event_hosts
  in share row exclusive mode;

-- Accents are left off, so that Kyoto is found in Kyōto. A blank stands where Japanese would read another name across two
-- words: 京都 in 東京都, 府中 in 大阪府中央区.
create function search_letters(input text) returns text language sql immutable parallel safe strict
return regexp_replace(
  replace(normalize(regexp_replace(normalize(fold_text(input), NFD), '[\u0300-\u036F]', '', 'g'), NFC), '東京都', '東京 都'),
  '(大阪府|京都府)中', '\1 中', 'g'
);

-- Latin words in the singular, where a blank follows. The rules need only give all forms of a word the same ending, not
-- a right one: party and parties, class and classes, tea and teas.
create function search_singulars(input text) returns text language sql immutable parallel safe strict
return regexp_replace(
  regexp_replace(
    regexp_replace(input, '([a-z]{2})(ies|ie|ys|y) ', '\1i ', 'g'),
    '([a-z]{2}[sxzo]|[a-z][cs]h)es? ', '\1 ', 'g'
  ),
  '([a-z][a-hj-rtv-z])s ', '\1 ', 'g'
);

-- Words of Latin letters and numbers stand between blanks, so that they are found where they begin and end.
create function search_text(input text) returns text language sql immutable parallel safe strict
return regexp_replace(
  search_singulars(regexp_replace(search_letters(input), '([a-z]+|[0-9]+)', ' \1 ', 'g')),
  '[^\S\n]+', ' ', 'g'
);

-- The terms of a text by which an index finds it: Latin words and numbers as they are; of everything else every one and
-- two characters in a row, since Japanese has no spaces between words and 大学 is in 東北大学.
create function search_text_terms(prepared text) returns text[] language sql immutable parallel safe strict
return array(
  select distinct term
    from regexp_split_to_table(prepared, '[\s!-/:-@\[-`{-~、。・「」]+') as piece,
         lateral (
           select piece as term where piece ~ '^[a-z0-9]+$'
           union all
           select substr(piece, i, n)
             from generate_series(1, 2) as n, generate_series(1, length(piece) - n + 1) as i
            where piece !~ '^[a-z0-9]+$'
         ) as terms
);

-- What is typed into the search box, as words. An event matches when it has all of them.
create function search_query_words(query text) returns text[] language sql immutable parallel safe strict
return array(
  select search_text(word) from regexp_split_to_table(fold_text(query), '[\s,、。・「」『』【】]+') as word where word <> ''
);

-- The terms that a text must have to hold the words. Necessary and not sufficient: compare the text as well.
create function search_query_terms(words text[]) returns text[] language sql immutable parallel safe strict
return array(
  select distinct term
    from regexp_split_to_table(array_to_string(words, ' '), '[\s!-/:-@\[-`{-~、。・「」]+') as piece,
         lateral (
           select piece as term where piece ~ '^[a-z0-9]+$' or length(piece) = 1
           union all
           select substr(piece, i, 2) from generate_series(1, length(piece) - 1) as i where piece !~ '^[a-z0-9]+$'
         ) as terms
   where piece <> ''
);

create function event_search_texts(ids integer[]) returns table (event_id integer, text text) language sql stable as $$
  select e.id, search_text(concat_ws(e'\n',
      (select string_agg(concat_ws(e'\n', t.title, t.place_name, t.address, t.organization_name), e'\n' order by t.id)
         from event_texts t where t.event_id = e.id),
      (select string_agg(o.name, e'\n' order by h.id, o.id)
         from event_hosts h join organization_texts o using (organization_id)
        where h.event_id = e.id and h.is_hosting),
      prefecture.name_ja, prefecture.name_en, purpose.name_ja, purpose.name_en, format.name_ja, format.name_en,
      university.name_ja, university.name_en
    ))
    from events e
    join prefectures prefecture on prefecture.id = e.prefecture_id
    join event_purposes purpose on purpose.id = e.event_purpose_id
    join event_formats format on format.id = e.event_format_id
    left join universities university on university.id = e.university_id
   where e.id = any (ids)
$$;

create table event_search_terms (
  event_id integer primary key references events on delete cascade,
  text text not null,
  terms text[] not null
);
insert into event_search_terms (event_id, text, terms)
select event_id, text, search_text_terms(text) from event_search_texts(array(select id from events));
create index event_search_terms_idx on event_search_terms using gin (terms);

create or replace function refresh_event_search(ids integer[]) returns void language plpgsql as $$
begin
  -- Two writers of one event take turns, so that the later one sees what the earlier one wrote.
  perform from events where id = any (ids) order by id for no key update;
  insert into event_search (event_id, folded, grams)
  select shown.id, shown.folded, text_grams(shown.folded)
    from (
      select e.id, fold_text(concat_ws(e'\n',
          (select string_agg(concat_ws(e'\n', t.title, t.place_name, t.address, t.organization_name), e'\n' order by t.id)
             from event_texts t where t.event_id = e.id),
          (select string_agg(o.name, e'\n' order by h.id, o.id)
             from event_hosts h join organization_texts o using (organization_id)
            where h.event_id = e.id and h.is_hosting)
        )) as folded
        from events e where e.id = any (ids)
    ) as shown
    left join event_search as known on known.event_id = shown.id
   where known.folded is distinct from shown.folded
  on conflict (event_id) do update set folded = excluded.folded, grams = excluded.grams;
  insert into event_search_terms (event_id, text, terms)
  select shown.event_id, shown.text, search_text_terms(shown.text)
    from event_search_texts(ids) as shown
    left join event_search_terms as known using (event_id)
   where known.text is distinct from shown.text
  on conflict (event_id) do update set text = excluded.text, terms = excluded.terms;
end $$;

create function refresh_search_of_event() returns trigger language plpgsql as $$
begin
  perform refresh_event_search(array[new.id]);
  return null;
end $$;
-- By row and column, so that counting an application costs nothing here. A new event has no text yet.
create trigger refresh_search_on_update
  after update of prefecture_id, event_purpose_id, event_format_id, university_id on events for each row
  when ((old.prefecture_id, old.event_purpose_id, old.event_format_id, old.university_id)
    is distinct from (new.prefecture_id, new.event_purpose_id, new.event_format_id, new.university_id))
  execute function refresh_search_of_event();

-- Its argument is the column of `events` that points at the list.
create function refresh_search_of_renamed_choices() returns trigger language plpgsql as $$
begin
  execute format(
    'select refresh_event_search(array(select e.id from events e where e.%I in (select id from changed)))', tg_argv[0]);
  return null;
end $$;

do $$
declare
  watched record;
begin
  for watched in
    select * from (values
      ('prefectures', 'prefecture_id'),
      ('event_purposes', 'event_purpose_id'),
      ('event_formats', 'event_format_id'),
      ('universities', 'university_id')
    ) as w (table_name, column_name)
  loop
    execute format('create trigger refresh_search_on_update after update on %I referencing new table as changed
      for each statement execute function refresh_search_of_renamed_choices(%L)', watched.table_name, watched.column_name);
  end loop;
end $$;
