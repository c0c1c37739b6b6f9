-- Whether applicants are asked which accommodation they need (a wheelchair's way, captions, a seat in front …).
alter table events add column asks_accommodation boolean not null default false;

-- What they answer. It tells of health and disability, so it stands apart from the other answers, is read by the managers of the
-- event alone, and is the first to be deleted.
create table accommodation_requests (
  application_id integer primary key references applications on delete cascade,
  text text not null constraint accommodation_requests_text_check check (length(text) between 1 and 1000)
);

-- Null leaves what was asked for, an empty text takes it back.
alter type application_change add attribute accommodation text;

-- As in migration 0026, with accommodation.
create or replace function change_applications(changes_as_json jsonb, waits boolean)
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
                                     is_active, begins, at, answers, accommodation, id),
         jsonb_to_recordset(w.answers) as g (question_id integer, text text);
  insert into answer_options (application_id, question_id, question_option_id)
  select w.id, g.question_id, o.id::integer
    from unnest(admitted, ids) as w (place, event_id, user_id, lock_version, former_state, sequence, state, takes_place,
                                     is_active, begins, at, answers, accommodation, id),
         jsonb_to_recordset(w.answers) as g (question_id integer, option_ids jsonb),
         jsonb_array_elements_text(g.option_ids) as o (id);

  -- Nobody needs to know any more what somebody needs who is not coming.
  if exists (select from unnest(admitted) c where not c.is_active or c.accommodation is not null) then
    delete from accommodation_requests r
     using unnest(admitted, ids) as w (place, event_id, user_id, lock_version, former_state, sequence, state, takes_place,
                                       is_active, begins, at, answers, accommodation, id)
     where r.application_id = w.id and (not w.is_active or w.accommodation is not null);
    insert into accommodation_requests (application_id, text)
    select w.id, w.accommodation
      from unnest(admitted, ids) as w (place, event_id, user_id, lock_version, former_state, sequence, state, takes_place,
                                       is_active, begins, at, answers, accommodation, id)
     where w.is_active and w.accommodation <> '';
  end if;

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
