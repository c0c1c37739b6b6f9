-- The lists by place in which an event stands. Derived from the event and its targets, so that each list is one
-- condition on one column: its statistics tell the planner whether to walk the events by their start (a list of many)
-- or to sort the few of a list. With the conditions spelled out, a list of three events among 100,000 reads them all.
--   prefecture:13  its targets hold the prefecture      prefecture:0  it has no target prefectures
--   near:13        it is in, or targets, the prefecture  near:0       it is online
--   university:5   it is of, or targets, the university
create table event_lists (
  list text not null,
  event_id integer not null references events on delete cascade,
  primary key (list, event_id)
);
create index event_lists_event_id_idx on event_lists (event_id, list);
-- All prefectures and universities, instead of the hundred most frequent.
alter table event_lists alter column list set statistics 1000;

create or replace function refresh_event_lists(ids integer[]) returns void language plpgsql as $$
begin
  -- Two writers of one event take turns, so that the later one sees what the earlier one wrote.
  perform from events where id = any (ids) order by id for no key update;
  with wanted (list, event_id) as (
    select 'prefecture:' || coalesce(t.prefecture_id, 0), e.id
      from events e left join event_target_prefectures t on t.event_id = e.id where e.id = any (ids)
    union
    select 'near:' || t.prefecture_id, t.event_id from event_target_prefectures t where t.event_id = any (ids)
    union
    select 'near:' || e.prefecture_id, e.id from events e where e.id = any (ids)
    union
    select 'near:0', e.id from events e where e.id = any (ids) and e.is_online
    union
    select 'university:' || t.university_id, t.event_id from event_target_universities t where t.event_id = any (ids)
    union
    select 'university:' || e.university_id, e.id
      from events e where e.id = any (ids) and e.university_id is not null
  ), left_lists as (
    delete from event_lists l where l.event_id = any (ids)
       and not exists (select from wanted w where w.list = l.list and w.event_id = l.event_id)
  )
  insert into event_lists (list, event_id) select list, event_id from wanted on conflict do nothing;
end $$;

create or replace function refresh_lists_of_new_events() returns trigger language plpgsql as $$
begin
  perform refresh_event_lists(array(select id from changed));
  return null;
end $$;
create trigger refresh_lists_on_insert after insert on events referencing new table as changed
  for each statement execute function refresh_lists_of_new_events();

create or replace function refresh_lists_of_moved_event() returns trigger language plpgsql as $$
begin
  perform refresh_event_lists(array[new.id]);
  return null;
end $$;
-- By row and column, so that counting an application costs nothing here.
create trigger refresh_lists_on_update after update of prefecture_id, university_id, is_online on events
  for each row execute function refresh_lists_of_moved_event();

create or replace function refresh_lists_of_changed_events() returns trigger language plpgsql as $$
begin
  perform refresh_event_lists(array(select distinct event_id from changed));
  return null;
end $$;
create trigger refresh_lists_on_insert after insert on event_target_prefectures referencing new table as changed
  for each statement execute function refresh_lists_of_changed_events();
create trigger refresh_lists_on_update after update on event_target_prefectures referencing new table as changed
  for each statement execute function refresh_lists_of_changed_events();
create trigger refresh_lists_on_delete after delete on event_target_prefectures referencing old table as changed
  for each statement execute function refresh_lists_of_changed_events();
create trigger refresh_lists_on_insert after insert on event_target_universities referencing new table as changed
  for each statement execute function refresh_lists_of_changed_events();
create trigger refresh_lists_on_update after update on event_target_universities referencing new table as changed
  for each statement execute function refresh_lists_of_changed_events();
create trigger refresh_lists_on_delete after delete on event_target_universities referencing old table as changed
  for each statement execute function refresh_lists_of_changed_events();
