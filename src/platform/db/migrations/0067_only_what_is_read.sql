-- What this version neither reads nor writes goes. Version 0.1.0 has to be stopped before (docs/operations.md).

-- The search's second edition; documents have taken its place.
drop table event_search_terms;
drop function event_search_texts(integer[]), all_names(jsonb), search_query_words(text), search_query_terms(text[]);

-- Writers that knew two states, no queue and no mails that say after what they are not sent.
drop function change_applications(jsonb, boolean);
drop type application_change;
drop trigger follow_cancelled_at on applications;
drop function follow_cancelled_at();
drop trigger leave_queue on applications;
drop function leave_queue();
drop trigger hide_first_name on applications;
create trigger hide_first_name before update of state on applications
  for each row when (new.shows_first_name and new.state in ('declined', 'cancelled')) execute function hide_first_name();
drop trigger mails_fill_superseded_by on mails;
drop function fill_superseded_by();

-- Names stand in `names` alone; the address of a university follows the English one.
drop index universities_snake_name_key;
alter table universities drop column snake_name, drop column name_ja, drop column name_en;
alter table universities
  add column snake_name text not null generated always as (replace(names ->> 'en', ' ', '_')) stored;
create unique index universities_snake_name_key on universities (lower(snake_name));
alter table languages drop column name_ja, drop column name_en;
alter table prefectures drop column name_ja, drop column name_en;
alter table department_categories drop column name_ja, drop column name_en;
alter table countries drop column name_ja, drop column name_en;
alter table occupations drop column name_ja, drop column name_en;
alter table event_purposes drop column name_ja, drop column name_en;
alter table event_formats drop column name_ja, drop column name_en;
alter table question_types drop column name_ja, drop column name_en;
