-- Writes what the program has decided about applications, for many people at once, in the one statement that holds their
-- events. The rules are the program's (src/features/applications); here stands only whether what they were asked of is still
-- true: the event and the application are as they were read, and a place is free for each who takes one.
-- A restore empties the database of tables and functions alone.
drop type if exists application_change;
create type application_change as (
  -- Names the change in the answer; of those who want the last place the smallest gets it.
  place integer,
  event_id integer,
  user_id integer,
  -- Of the event as it was read; null where its facts do not matter.
  lock_version integer,
  -- Null where the person has never applied.
  former_state text,
  -- `calendar_sequence` of the application as it was read; null where it does not matter.
  sequence integer,
  -- The former one where answers alone are changed.
  state text,
  -- It holds a place and did not before.
  takes_place boolean,
  is_active boolean,
  -- It is active and was not before.
  begins boolean,
  at timestamptz,
  -- [{question_id, text, option_ids}] in place of those to questions that are still asked; null leaves them.
  answers jsonb
);

-- The outcome of each is `written`, `outdated` (nothing was written: read and decide again) or, unless `waits`, `busy` (somebody
-- holds the event or the person). `moved_at` is null where the state stayed.
create function change_applications(changes_as_json jsonb, waits boolean)
returns table (place integer, outcome text, event_id integer, user_id integer, application_id integer,
               moved_at timestamptz)
language plpgsql
-- Everything is found by its key, row by row. A plan that was made while the tables were small would read them whole later, and
-- one for each call costs more than the call.
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  changes constant application_change[] :=
    array(select c from jsonb_populate_recordset(null::application_change, changes_as_json) c order by c.place);
  held_events integer[];
  held_users integer[];
  admitted application_change[];
  ids integer[];
begin
  -- In the order of docs/architecture.md: events, then people. Deleted accounts are not there.
  if waits then
    held_events := array(select e.id from events e where e.id in (select c.event_id from unnest(changes) c)
                          order by e.id for no key update);
    held_users := array(select u.id from users u where u.id in (select c.user_id from unnest(changes) c)
                          and u.deleted_at is null order by u.id for key share);
  else
    held_events := array(select e.id from events e where e.id in (select c.event_id from unnest(changes) c)
                          order by e.id for no key update skip locked);
    held_users := array(select u.id from users u where u.id in (select c.user_id from unnest(changes) c)
                          and u.deleted_at is null order by u.id for key share skip locked);
  end if;

  admitted := array(
    select change from (
      select c as change, c.takes_place, e.max_participant_num - e.applications_count as places_left,
             row_number() over (partition by c.event_id, c.takes_place order by c.place) as nth
        from unnest(changes) c
        join events e on e.id = c.event_id and e.lock_version = coalesce(c.lock_version, e.lock_version)
        left join lateral (
          select a.state, a.calendar_sequence from applications a
           where a.event_id = c.event_id and a.user_id = c.user_id limit 1) a on true
       where c.event_id = any (held_events) and c.user_id = any (held_users)
         and a.state is not distinct from c.former_state
         and (c.sequence is null or a.calendar_sequence = c.sequence)
    ) still_true where not takes_place or nth <= places_left order by (change).place);

  if exists (select from unnest(admitted) c where c.former_state is not null) then
    -- Applying again goes to the end of the list, with a calendar entry newer than the withdrawn one.
    update applications a
       set state = c.state,
           cancelled_at = case when not c.is_active then c.at end,
           applied_at = case when c.begins then c.at else a.applied_at end,
           calendar_sequence = a.calendar_sequence + 1
      from unnest(admitted) c
     where a.event_id = c.event_id and a.user_id = c.user_id and c.state <> c.former_state;
    -- Answers to questions that are no longer asked stay: their heading stays too.
    delete from answers w
     using unnest(admitted) c, applications a, questions q
     where c.former_state is not null and c.answers is not null
       and a.event_id = c.event_id and a.user_id = c.user_id
       and w.application_id = a.id and q.id = w.question_id and not q.is_deleted;
  end if;
  if exists (select from unnest(admitted) c where c.former_state is null) then
    insert into applications (event_id, user_id, applied_at, state, cancelled_at)
    select c.event_id, c.user_id, c.at, c.state, case when not c.is_active then c.at end
      from unnest(admitted) c where c.former_state is null order by c.place;
  end if;
  ids := array(select (select a.id from applications a where a.event_id = c.event_id and a.user_id = c.user_id)
                 from unnest(admitted) c order by c.place);

  insert into answers (application_id, question_id, text)
  select w.id, g.question_id, g.text
    from unnest(admitted, ids) as w (place, event_id, user_id, lock_version, former_state, sequence, state, takes_place,
                                     is_active, begins, at, answers, id),
         jsonb_to_recordset(w.answers) as g (question_id integer, text text);
  insert into answer_options (application_id, question_id, question_option_id)
  select w.id, g.question_id, o.id::integer
    from unnest(admitted, ids) as w (place, event_id, user_id, lock_version, former_state, sequence, state, takes_place,
                                     is_active, begins, at, answers, id),
         jsonb_to_recordset(w.answers) as g (question_id integer, option_ids jsonb),
         jsonb_array_elements_text(g.option_ids) as o (id);

  -- Who has applied needs no "remind me later" any more.
  update event_reminders r set cancelled_at = c.at
    from unnest(admitted) c
   where c.begins and r.event_id = c.event_id and r.user_id = c.user_id and r.cancelled_at is null;

  return query
    select c.place,
           case when w.id is not null then 'written'
                when waits or c.event_id = any (held_events) and c.user_id = any (held_users) then 'outdated'
                else 'busy' end,
           c.event_id, c.user_id, w.id, case when c.state is distinct from c.former_state then c.at end
      from unnest(changes) c
      left join (select (admitted[n]).place, ids[n] as id from generate_subscripts(ids, 1) n) w on w.place = c.place
     order by c.place;
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
