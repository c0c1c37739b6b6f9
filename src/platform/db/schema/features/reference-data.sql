-- Lists that people choose from. Ids are fixed in the data files, so the rows are the same in every installation. What a row is
-- called stands under the codes of the languages, {"ja": "大分県", "en": "Oita"}; how it is read, in hiragana, orders the list on
-- Japanese pages and finds it. Every start fills both from the data files.
-- Times are timestamptz(3) everywhere: a time that went through JavaScript and back is still the same instant.

create table languages (
  id integer primary key,
  names jsonb not null default '{}' constraint languages_names_check
    check (jsonb_typeof(names) = 'object' and not jsonb_path_exists(names, '$.* ? (@.type() != "string" || @ == "")')),
  symbol text,
  emoji text,
  is_commonly_used boolean not null default false
);

-- The id is the JIS X 0401 code.
create table prefectures (
  id integer primary key constraint prefectures_id_check check (id between 1 and 47),
  names jsonb not null default '{}' constraint prefectures_names_check
    check (jsonb_typeof(names) = 'object' and not jsonb_path_exists(names, '$.* ? (@.type() != "string" || @ == "")')),
  reading text not null default ''
);

create table universities (
  id integer primary key,
  names jsonb not null default '{}' constraint universities_names_check
    check (jsonb_typeof(names) = 'object' and not jsonb_path_exists(names, '$.* ? (@.type() != "string" || @ == "")')),
  reading text not null default '',
  prefecture_id integer not null references prefectures,
  kind text not null constraint universities_kind_check check (kind in ('national', 'public', 'private')),
  -- The name in addresses: it follows a renamed university, while the id stays.
  snake_name text not null generated always as (replace(names ->> 'en', ' ', '_')) stored,
  -- Where the university advises its students, as far as it is known: the page of its office and a telephone number.
  advice_url text constraint universities_advice_url_check check (advice_url ~ '^https://'),
  advice_phone text constraint universities_advice_phone_check check (advice_phone ~ '^[0-9-]{9,15}$')
);
create unique index universities_snake_name_key on universities (lower(snake_name));
create index universities_prefecture_id_idx on universities (prefecture_id);

create table department_categories (
  id integer primary key,
  names jsonb not null default '{}' constraint department_categories_names_check
    check (jsonb_typeof(names) = 'object' and not jsonb_path_exists(names, '$.* ? (@.type() != "string" || @ == "")'))
);

-- The id is the numeric code of ISO 3166-1.
create table countries (
  id integer primary key,
  alpha2 text not null constraint countries_alpha2_key unique constraint countries_alpha2_check check (alpha2 ~ '^[A-Z]{2}$'),
  names jsonb not null default '{}' constraint countries_names_check
    check (jsonb_typeof(names) = 'object' and not jsonb_path_exists(names, '$.* ? (@.type() != "string" || @ == "")')),
  reading text not null default ''
);

create table occupations (
  id integer primary key,
  names jsonb not null default '{}' constraint occupations_names_check
    check (jsonb_typeof(names) = 'object' and not jsonb_path_exists(names, '$.* ? (@.type() != "string" || @ == "")')),
  should_inquire_univ_info boolean not null default false
);

create table event_purposes (
  id integer primary key,
  names jsonb not null default '{}' constraint event_purposes_names_check
    check (jsonb_typeof(names) = 'object' and not jsonb_path_exists(names, '$.* ? (@.type() != "string" || @ == "")'))
);

create table event_formats (
  id integer primary key,
  names jsonb not null default '{}' constraint event_formats_names_check
    check (jsonb_typeof(names) = 'object' and not jsonb_path_exists(names, '$.* ? (@.type() != "string" || @ == "")'))
);

create table question_types (
  id integer primary key,
  key text not null constraint question_types_key_key unique,
  names jsonb not null default '{}' constraint question_types_names_check
    check (jsonb_typeof(names) = 'object' and not jsonb_path_exists(names, '$.* ? (@.type() != "string" || @ == "")'))
);

-- The languages of the interface and of mails, filled at every start from the program's registry; `language_id` is the
-- language of contents that its readers read.
create table interface_languages (
  code text primary key,
  language_id integer not null references languages constraint interface_languages_language_key unique
);

-- How much there is of a university here, as a power of two: its students who have signed up, and the events in its list. Of
-- those that are called alike, lists to choose from name the best known first (src/features/reference-data).
create or replace function university_weights() returns table (university_id integer, weight integer) language sql stable as $$
  with counts as (
    select u.university_id, count(*) as number from users u where u.university_id is not null group by u.university_id
    union all
    select substr(l.list, 12)::integer, 3 * count(*) from event_lists l where l.list like 'university:%' group by l.list
  )
  select c.university_id, ceil(log(2, 1 + sum(c.number)))::integer from counts c group by c.university_id
$$;

create constraint trigger bump_public_data_version after insert or update or delete on languages
  deferrable initially deferred for each row execute function bump_public_data_version();
create constraint trigger bump_public_data_version after insert or update or delete on prefectures
  deferrable initially deferred for each row execute function bump_public_data_version();
create constraint trigger bump_public_data_version after insert or update or delete on universities
  deferrable initially deferred for each row execute function bump_public_data_version();
create constraint trigger bump_public_data_version after insert or update or delete on department_categories
  deferrable initially deferred for each row execute function bump_public_data_version();
create constraint trigger bump_public_data_version after insert or update or delete on countries
  deferrable initially deferred for each row execute function bump_public_data_version();
create constraint trigger bump_public_data_version after insert or update or delete on occupations
  deferrable initially deferred for each row execute function bump_public_data_version();
create constraint trigger bump_public_data_version after insert or update or delete on event_purposes
  deferrable initially deferred for each row execute function bump_public_data_version();
create constraint trigger bump_public_data_version after insert or update or delete on event_formats
  deferrable initially deferred for each row execute function bump_public_data_version();
create constraint trigger bump_public_data_version after insert or update or delete on question_types
  deferrable initially deferred for each row execute function bump_public_data_version();
