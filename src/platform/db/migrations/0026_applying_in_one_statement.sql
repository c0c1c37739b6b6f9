-- Writes what the program has decided about applications, for many people at once, in the one statement that holds their
-- events. The rules are the program's (src/features/applications); here stands only whether what they were asked of is still
-- true: the event and the application are as they were read, and a place is free for each who takes one.
--
-- `changes` is a list of
--   place          names the change in the answer; of those who want the last place the smallest gets it
--   event_id, user_id, at
--   lock_version   of the event as it was read; null where its facts do not matter
--   former_state   null where the person has never applied
--   sequence       `calendar_sequence` of the application as it was read; null where it does not matter
--   state          the former one where answers alone are changed
--   takes_place    it holds a place and did not before
--   is_active      the new state is
--   begins         it is, and the former one was not
--   answers        [{question_id, text, option_ids}] in place of those to questions that are still asked; null leaves them
-- The outcome of each is `written`, `outdated` (nothing was written: read and decide again) or, unless `waits`, `busy` (somebody
-- holds the event or the person). `moved_at` is null where the state stayed.
create function change_applications(changes jsonb, waits boolean)
returns table (place integer, outcome text, event_id integer, user_id integer, application_id integer,
               moved_at timestamptz)
language plpgsql
-- Everything is found by its key. A plan that was made while the tables were small would read them whole later.
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  event_ids constant integer[] := array(select (one ->> 'event_id')::integer from jsonb_array_elements(changes) one);
  user_ids constant integer[] := array(select (one ->> 'user_id')::integer from jsonb_array_elements(changes) one);
  held_events integer[];
  held_users integer[];
  places integer[];
  application_ids integer[];
begin
  -- In the order of docs/architecture.md: events, then people. Deleted accounts are not there.
  if waits then
    held_events := array(select e.id from events e where e.id = any (event_ids) order by e.id for no key update);
    held_users := array(select u.id from users u where u.id = any (user_ids) and u.deleted_at is null
                         order by u.id for key share);
  else
    held_events := array(select e.id from events e where e.id = any (event_ids) order by e.id
                            for no key update skip locked);
    held_users := array(select u.id from users u where u.id = any (user_ids) and u.deleted_at is null
                         order by u.id for key share skip locked);
  end if;

  with change as (
    select * from jsonb_to_recordset(changes) as c (
      place integer, event_id integer, user_id integer, lock_version integer, former_state text, sequence integer,
      state text, takes_place boolean, is_active boolean, begins boolean, at timestamptz)
  ), still_true as (
    select c.*, e.max_participant_num - e.applications_count as places_left,
           row_number() over (partition by c.event_id, c.takes_place order by c.place) as nth
      from change c
      join events e on e.id = c.event_id and e.lock_version = coalesce(c.lock_version, e.lock_version)
      left join applications a on a.event_id = c.event_id and a.user_id = c.user_id
     where c.event_id = any (held_events) and c.user_id = any (held_users)
       and a.state is not distinct from c.former_state
       and (c.sequence is null or a.calendar_sequence = c.sequence)
  ), admitted as (
    select * from still_true where not takes_place or nth <= places_left
  ), inserted as (
    insert into applications (event_id, user_id, applied_at, state, cancelled_at)
    select event_id, user_id, at, state, case when not is_active then at end from admitted where former_state is null
    returning event_id, user_id, id
  ), updated as (
    -- Applying again goes to the end of the list, with a calendar entry newer than the withdrawn one.
    update applications a
       set state = c.state,
           cancelled_at = case when not c.is_active then c.at end,
           applied_at = case when c.begins then c.at else a.applied_at end,
           calendar_sequence = a.calendar_sequence + 1
      from admitted c
     where a.event_id = c.event_id and a.user_id = c.user_id and c.state <> c.former_state
    returning a.event_id, a.user_id, a.id
  ), kept as (
    select c.event_id, c.user_id, a.id
      from admitted c join applications a on a.event_id = c.event_id and a.user_id = c.user_id
     where c.state = c.former_state
  ), written as (
    select * from inserted union all select * from updated union all select * from kept
  )
  select array_agg(c.place), array_agg(w.id) into places, application_ids
    from written w join admitted c on c.event_id = w.event_id and c.user_id = w.user_id;

  -- Answers to questions that are no longer asked stay: their heading stays too.
  delete from answers a
   using jsonb_to_recordset(changes) as c (place integer, former_state text, answers jsonb),
         unnest(places, application_ids) as w (place, id), questions q
   where w.place = c.place and c.former_state is not null and jsonb_typeof(c.answers) = 'array'
     and a.application_id = w.id and q.id = a.question_id and not q.is_deleted;
  insert into answers (application_id, question_id, text)
  select w.id, g.question_id, g.text
    from jsonb_to_recordset(changes) as c (place integer, answers jsonb)
    join unnest(places, application_ids) as w (place, id) on w.place = c.place,
         jsonb_to_recordset(c.answers) as g (question_id integer, text text)
   where jsonb_typeof(c.answers) = 'array';
  insert into answer_options (application_id, question_id, question_option_id)
  select w.id, g.question_id, o.id::integer
    from jsonb_to_recordset(changes) as c (place integer, answers jsonb)
    join unnest(places, application_ids) as w (place, id) on w.place = c.place,
         jsonb_to_recordset(c.answers) as g (question_id integer, option_ids jsonb),
         jsonb_array_elements_text(g.option_ids) as o (id)
   where jsonb_typeof(c.answers) = 'array';

  -- Who has applied needs no "remind me later" any more.
  update event_reminders r set cancelled_at = c.at
    from jsonb_to_recordset(changes) as c (
           place integer, event_id integer, user_id integer, begins boolean, at timestamptz)
    join unnest(places) as w (place) on w.place = c.place
   where c.begins and r.event_id = c.event_id and r.user_id = c.user_id and r.cancelled_at is null;

  return query
    select c.place,
           case when w.id is not null then 'written'
                when waits or c.event_id = any (held_events) and c.user_id = any (held_users) then 'outdated'
                else 'busy' end,
           c.event_id, c.user_id, w.id, case when c.state is distinct from c.former_state then c.at end
      from jsonb_to_recordset(changes) as c (
             place integer, event_id integer, user_id integer, former_state text, state text, at timestamptz)
      left join unnest(places, application_ids) as w (place, id) on w.place = c.place;
end $$;

-- Counts those who hold a place once a statement and event, not once a row. Refuses the one too many (SQLSTATE TS001).
create function count_held_places() returns trigger language plpgsql as $$
declare
  event_ids integer[];
  steps integer[];
  full_event integer;
begin
  if tg_op = 'INSERT' then
    select array_agg(event_id), array_agg(step) into event_ids, steps
      from (select event_id, count(*) as step from new_rows where state in ('confirmed', 'offered') group by 1) held;
  elsif tg_op = 'DELETE' then
    select array_agg(event_id), array_agg(step) into event_ids, steps
      from (select event_id, -count(*) as step from old_rows where state in ('confirmed', 'offered') group by 1) held;
  else
    select array_agg(event_id), array_agg(step) into event_ids, steps
      from (select event_id, sum(step) as step
              from (select event_id, state, 1 as step from new_rows
                    union all select event_id, state, -1 from old_rows) changed
             where state in ('confirmed', 'offered') group by 1 having sum(step) <> 0) held;
  end if;
  if event_ids is null then return null; end if;
  with written as (
    update events e set applications_count = e.applications_count + c.step
      from unnest(event_ids, steps) as c (event_id, step)
     where e.id = c.event_id and (c.step < 0 or e.applications_count + c.step <= e.max_participant_num)
    returning e.id
  )
  select c.event_id into full_event
    from unnest(event_ids, steps) as c (event_id, step)
   where c.step > 0 and c.event_id not in (select id from written) limit 1;
  if full_event is not null then
    raise exception 'event % is full', full_event using errcode = 'TS001', constraint = 'events_capacity';
  end if;
  return null;
end $$;
drop trigger count_held_place on applications;
drop function count_held_place();
create trigger count_held_places_on_insert after insert on applications referencing new table as new_rows
  for each statement execute function count_held_places();
create trigger count_held_places_on_update after update on applications
  referencing old table as old_rows new table as new_rows
  for each statement execute function count_held_places();
create trigger count_held_places_on_delete after delete on applications referencing old table as old_rows
  for each statement execute function count_held_places();

-- As before, but called only where there is something to do: a function in PL/pgSQL costs as much as an index.
drop trigger follow_cancelled_at on applications;
create trigger follow_cancelled_at before insert or update of cancelled_at on applications
  for each row when ((new.state in ('declined', 'cancelled')) <> (new.cancelled_at is not null))
  execute function follow_cancelled_at();
drop trigger mails_fill_superseded_by on mails;
create trigger mails_fill_superseded_by before insert or update of superseded_by on mails
  for each row when (new.superseded_by = '{}' and new.kind in (
    'event_changed', 'event_tomorrow', 'remind_later', 'custom_reminder', 'announcement'))
  execute function fill_superseded_by();
