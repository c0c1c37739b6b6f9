-- Full and half width, hiragana and katakana, upper and lower case are the same to somebody who searches.
create function fold_text(input text) returns text language sql immutable parallel safe strict
return translate(
  lower(normalize(input, NFKC)),
  'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ',
  'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ'
);

-- What is typed into the search box, as folded words. An event matches when it has all of them.
create function search_words(query text) returns text[] language sql immutable parallel safe strict
return array_remove(regexp_split_to_array(fold_text(query), '\s+'), '');

-- Every one and two characters in a row of a folded text: Japanese has no spaces between words, so an index of words
-- would not find 大学 in 東北大学.
create function text_grams(folded text) returns text[] language sql immutable parallel safe strict
return array(
  select distinct substr(word, i, n)
    from regexp_split_to_table(folded, '[\s!-/:-@\[-`{-~、。・「」]+') as word,
         generate_series(1, 2) as n,
         generate_series(1, length(word) - n + 1) as i
);

-- The grams that a text must have to hold the folded words of a query. Necessary and not sufficient: compare
-- `folded` as well.
create function query_grams(folded text) returns text[] language sql immutable parallel safe strict
return array(
  select distinct substr(word, i, least(length(word), 2))
    from regexp_split_to_table(folded, '[\s!-/:-@\[-`{-~、。・「」]+') as word,
         generate_series(1, greatest(length(word) - 1, least(length(word), 1))) as i
);

-- What the search looks through: titles, places and hosts of an event in all its languages. Beside `events`, so that
-- counting an application does not rewrite it.
create table event_search (
  event_id integer primary key references events on delete cascade,
  folded text not null,
  grams text[] not null
);
create index event_search_grams_idx on event_search using gin (grams);

create function refresh_event_search(ids integer[]) returns void language plpgsql as $$
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
end $$;

create function refresh_search_of_changed_events() returns trigger language plpgsql as $$
begin
  perform refresh_event_search(array(select distinct event_id from changed));
  return null;
end $$;

create function refresh_search_of_changed_organizations() returns trigger language plpgsql as $$
begin
  perform refresh_event_search(array(
    select distinct h.event_id from changed join event_hosts h using (organization_id) where h.is_hosting
  ));
  return null;
end $$;

do $$
declare
  watched record;
begin
  for watched in
    select * from (values
      ('event_texts', 'refresh_search_of_changed_events'),
      ('event_hosts', 'refresh_search_of_changed_events'),
      ('organization_texts', 'refresh_search_of_changed_organizations')
    ) as w (table_name, function_name)
  loop
    execute format('create trigger refresh_search_on_insert after insert on %I referencing new table as changed
      for each statement execute function %I()', watched.table_name, watched.function_name);
    execute format('create trigger refresh_search_on_update after update on %I referencing new table as changed
      for each statement execute function %I()', watched.table_name, watched.function_name);
    execute format('create trigger refresh_search_on_delete after delete on %I referencing old table as changed
      for each statement execute function %I()', watched.table_name, watched.function_name);
  end loop;
end $$;
