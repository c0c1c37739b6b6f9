-- A new language is no migration. What the rows of the lists are called stands under the codes of the languages, {"ja": "大分県",
-- "en": "Oita"}, as every start reads it from the data files. For the version before, `name_ja` and `name_en` stay and are
-- filled as well; a later version drops them, but for `universities.name_en`, from which addresses are made.
do $$
declare
  list text;
begin
  foreach list in array array[
    'languages', 'prefectures', 'universities', 'department_categories', 'countries', 'occupations', 'event_purposes',
    'event_formats', 'question_types'
  ] loop
    execute format('alter table %I add column names jsonb not null default ''{}'' constraint %I check (
      jsonb_typeof(names) = ''object'' and not jsonb_path_exists(names, ''$.* ? (@.type() != "string" || @ == "")''))',
      list, list || '_names_check');
    -- Filled by rewriting the table: an update would ask for the search texts of all events anew.
    execute format('alter table %I alter column names type jsonb
      using jsonb_build_object(''ja'', name_ja, ''en'', name_en)', list);
  end loop;
end $$;

-- The languages of the interface and of mails, filled at every start from the program's registry; `language_id` is the
-- language of contents that its readers read.
create table interface_languages (
  code text primary key,
  language_id integer not null references languages constraint interface_languages_language_key unique
);
insert into interface_languages (code, language_id)
select code, id from (values ('ja', 1), ('en', 2)) as known (code, id) join languages using (id);

alter table users drop constraint users_language_check,
  add constraint users_language_fkey foreign key (language) references interface_languages;
alter table mails drop constraint mails_language_check,
  add constraint mails_language_fkey foreign key (language) references interface_languages;
alter table help_article_texts drop constraint help_article_texts_language_check,
  drop constraint help_article_texts_language_id_fkey,
  add constraint help_article_texts_language_fkey
    foreign key (language_id) references interface_languages (language_id);

-- Events are found by the names of their prefecture, purpose, format and university in every language.
create function all_names(names jsonb) returns text language sql immutable parallel safe strict
return (select string_agg(value, e'\n') from jsonb_each_text(names));

create or replace function event_search_texts(ids integer[]) returns table (event_id integer, text text)
  language sql stable as $$
  select e.id, search_text(concat_ws(e'\n',
      (select string_agg(concat_ws(e'\n', t.title, t.place_name, t.address, t.organization_name), e'\n' order by t.id)
         from event_texts t where t.event_id = e.id),
      (select string_agg(o.name, e'\n' order by h.id, o.id)
         from event_hosts h join organization_texts o using (organization_id)
        where h.event_id = e.id and h.is_hosting),
      all_names(prefecture.names), all_names(purpose.names), all_names(format.names), all_names(university.names)
    ))
    from events e
    join prefectures prefecture on prefecture.id = e.prefecture_id
    join event_purposes purpose on purpose.id = e.event_purpose_id
    join event_formats format on format.id = e.event_format_id
    left join universities university on university.id = e.university_id
   where e.id = any (ids)
$$;
