-- Lists that people choose from. Ids are fixed in the data files, so the rows are the same in every installation.
-- Times are timestamptz(3) everywhere: a time that went through JavaScript and back is still the same instant.

create table languages (
  id integer primary key,
  name_ja text not null,
  name_en text not null,
  symbol text,
  emoji text,
  is_commonly_used boolean not null default false
);

-- The id is the JIS X 0401 code.
create table prefectures (
  id integer primary key check (id between 1 and 47),
  name_ja text not null,
  name_en text not null
);

create table universities (
  id integer primary key,
  name_ja text not null,
  name_en text not null,
  prefecture_id integer not null references prefectures,
  kind text not null check (kind in ('national', 'public', 'private')),
  -- The name in addresses: it follows a renamed university, while the id stays.
  snake_name text not null generated always as (replace(name_en, ' ', '_')) stored
);
create unique index universities_snake_name_key on universities (lower(snake_name));
create index universities_prefecture_id_idx on universities (prefecture_id);

create table department_categories (
  id integer primary key,
  name_ja text not null,
  name_en text not null
);

-- The id is the numeric code of ISO 3166-1.
create table countries (
  id integer primary key,
  alpha2 text not null unique check (alpha2 ~ '^[A-Z]{2}$'),
  name_ja text not null,
  name_en text not null
);

create table occupations (
  id integer primary key,
  name_ja text not null,
  name_en text not null,
  should_inquire_univ_info boolean not null default false
);

create table event_purposes (
  id integer primary key,
  name_ja text not null,
  name_en text not null
);

create table event_formats (
  id integer primary key,
  name_ja text not null,
  name_en text not null
);

create table question_types (
  id integer primary key,
  key text not null unique,
  name_ja text not null,
  name_en text not null
);
