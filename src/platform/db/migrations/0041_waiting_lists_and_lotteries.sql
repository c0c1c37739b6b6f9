-- How an event gives its places, and who may apply first.
alter table events
  add column selection text not null default 'first_come'
    constraint events_selection_check check (selection in ('first_come', 'approval', 'lottery')),
  add column has_waiting_list boolean not null default false,
  -- From then on a place that falls free is offered, not given; null is the start.
  add column promote_until_at timestamptz(3),
  add column lottery_at timestamptz(3),
  add column lottery_drawn_at timestamptz(3),
  -- Hexadecimal text of 32 bytes. It stays secret until the draw: only its SHA-256 is public.
  add column lottery_seed text not null
    default encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'hex'),
  add column waiting_count integer not null default 0
    constraint events_waiting_count_check check (waiting_count >= 0),
  -- Until then only those may apply who are in each of the lists that are not empty; null lets everybody apply.
  add column priority_until_at timestamptz(3),
  add column priority_graduation_years integer[] not null default '{}',
  add column priority_university_ids integer[] not null default '{}',
  add column priority_department_category_ids integer[] not null default '{}',
  add column priority_occupation_ids integer[] not null default '{}';
create index events_lottery_at_idx on events (lottery_at) where selection = 'lottery' and lottery_drawn_at is null;

-- The order of a draw is never changed afterwards, whatever becomes of the applications.
create table lottery_draws (
  event_id integer primary key references events on delete cascade,
  application_ids integer[] not null
);

alter table applications
  -- Orders those who wait; smaller is next.
  add column queue_number integer,
  -- Stays once the offer is over: whoever had one is told that it has expired.
  add column offer_expires_at timestamptz(3),
  add column promoted_at timestamptz(3),
  add column decided_at timestamptz(3),
  add column decision_message text not null default ''
    constraint applications_decision_message_check check (length(decision_message) <= 2000),
  -- The state of which the person was last told by mail.
  add column told_state text not null default 'confirmed',
  -- When a mail tells of the state that a decision has led to, unless the decision is taken back before.
  add column tell_at timestamptz(3);
update applications set told_state = state where state <> 'confirmed';
alter table applications add constraint applications_queue_number_check
  check ((state = 'waiting') = (queue_number is not null));
alter table applications add constraint applications_offer_expires_at_check
  check (state <> 'offered' or offer_expires_at is not null);
-- The version before knows nothing of the queue that somebody leaves.
create function leave_queue() returns trigger language plpgsql as $$
begin
  new.queue_number := null;
  return new;
end $$;
create trigger leave_queue before update of state, cancelled_at on applications
  for each row when (new.state <> 'waiting' and new.queue_number is not null) execute function leave_queue();
create unique index applications_queue_idx on applications (event_id, queue_number) where queue_number is not null;
create index applications_offer_expires_at_idx on applications (offer_expires_at) where state = 'offered';
create index applications_tell_at_idx on applications (tell_at) where tell_at is not null;

-- A restore empties the database of tables and functions alone.
drop type if exists application_write;
create type application_write as (
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
  -- It holds a place and did not before; the other way round.
  takes_place boolean,
  frees_place boolean,
  -- The state stands in the queue, at its end.
  queues boolean,
  -- In place of `state`, at the end of the queue, where no place is free; null refuses then.
  overflow_state text,
  -- The caller holds the event and gives free places to those who wait before it commits.
  fills_places boolean,
  is_active boolean,
  -- It is active and was not before.
  begins boolean,
  at timestamptz,
  -- [{question_id, text, option_ids}] in place of those to questions that are still asked; null leaves them.
  answers jsonb,
  -- Null leaves what was asked for, an empty text takes it back.
  accommodation text,
  offer_expires_at timestamptz,
  is_promotion boolean,
  is_decision boolean,
  decision_message text,
  -- When the person is told by mail; null where a mail is written at once.
  tell_at timestamptz,
  -- The mail that tells of the state, and of the overflow's; null writes none.
  news text,
  overflow_news text
);

-- As `change_applications`, which stays for the version before; with a queue. The outcome of each is `written`, `outdated`
-- (nothing was written: read and decide again) or, unless `waits`, `busy` (somebody holds the event or the person). `news` is null
-- where the state stayed; `told_state` is the one of which the person had been told before.
create function write_applications(changes_as_json jsonb, waits boolean)
returns table (place integer, outcome text, event_id integer, user_id integer, application_id integer, state text,
               sequence integer, news text, told_state text)
language plpgsql
-- Everything is found by its key, row by row. A plan that was made while the tables were small would read them whole later, and
-- one for each call costs more than the call.
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  changes constant application_write[] :=
    array(select c from jsonb_populate_recordset(null::application_write, changes_as_json) c order by c.place);
  held_events integer[];
  held_users integer[];
  admitted application_write[];
  -- Of each that is admitted: whether it goes to the queue, since no place is free.
  overflowing boolean[];
  change application_write;
  ids integer[];
  told text[];
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

  select coalesce(array_agg(change order by (change).place), '{}'), array_agg(overflows order by (change).place)
    into admitted, overflowing
    from (
      select *, takes_place and nth > places_left as overflows
        from (
          select c as change, c.takes_place, c.overflow_state, c.frees_place, c.fills_places, e.waiting_count,
                 -- Nobody overtakes those who wait.
                 case when e.waiting_count = 0 or a.queue_number is not null
                      then e.max_participant_num - e.applications_count else 0 end as places_left,
                 row_number() over (partition by c.event_id, c.takes_place order by c.place) as nth,
                 bool_or(c.frees_place) over (partition by c.event_id) as frees_any
            from unnest(changes) c
            join events e on e.id = c.event_id and e.lock_version = coalesce(c.lock_version, e.lock_version)
            left join lateral (
              select a.state, a.calendar_sequence, a.queue_number from applications a
               where a.event_id = c.event_id and a.user_id = c.user_id limit 1) a on true
           where c.event_id = any (held_events) and c.user_id = any (held_users)
             and a.state is not distinct from c.former_state
             and (c.sequence is null or a.calendar_sequence = c.sequence)
        ) still_true
    ) placed
   -- A place that falls free in this statement is there for the next one, so nobody may join the queue beside it; and nobody
   -- may free a place over the heads of those who wait.
   where (not overflows or overflow_state is not null and not frees_any)
     and (not frees_place or fills_places or waiting_count = 0);
  for nth in 1 .. cardinality(admitted) loop
    if overflowing[nth] then
      change := admitted[nth];
      change.state := change.overflow_state;
      change.queues := true;
      change.news := change.overflow_news;
      admitted[nth] := change;
    end if;
  end loop;

  if exists (select from unnest(admitted) c where c.former_state is not null) then
    told := array(select (select a.told_state from applications a where a.event_id = c.event_id and a.user_id = c.user_id)
                    from unnest(admitted) c order by c.place);
    -- Applying again goes to the end of the list, with a calendar entry newer than the withdrawn one.
    update applications a
       set state = c.state,
           cancelled_at = case when not c.is_active then c.at end,
           applied_at = case when c.begins then c.at else a.applied_at end,
           calendar_sequence = a.calendar_sequence + 1,
           queue_number = case when c.queues then c.queue_number end,
           offer_expires_at = coalesce(c.offer_expires_at, a.offer_expires_at),
           promoted_at = case when c.is_promotion then c.at when not c.begins then a.promoted_at end,
           decided_at = case when c.is_decision then c.at when not c.begins then a.decided_at end,
           decision_message = case when c.is_decision then coalesce(c.decision_message, '')
                                   when c.begins then '' else a.decision_message end,
           tell_at = case when c.state <> a.told_state then c.tell_at end,
           told_state = case when c.tell_at is null then c.state else a.told_state end
      from (
        select c.*, coalesce((select max(q.queue_number) from applications q
                               where q.event_id = c.event_id and q.queue_number is not null), 0)
                    + row_number() over (partition by c.event_id, c.queues order by c.place) as queue_number
          from unnest(admitted) c) c
     where a.event_id = c.event_id and a.user_id = c.user_id and c.state <> c.former_state;
    -- Answers to questions that are no longer asked stay: their heading stays too.
    delete from answers w
     using unnest(admitted) c, applications a, questions q
     where c.former_state is not null and c.answers is not null
       and a.event_id = c.event_id and a.user_id = c.user_id
       and w.application_id = a.id and q.id = w.question_id and not q.is_deleted;
  end if;
  if exists (select from unnest(admitted) c where c.former_state is null) then
    insert into applications (event_id, user_id, applied_at, state, told_state, cancelled_at, queue_number)
    select c.event_id, c.user_id, c.at, c.state, c.state, case when not c.is_active then c.at end,
           case when c.queues then c.queue_number end
      from (
        -- Those who come back to the queue in the same statement have their numbers by now.
        select c.*, coalesce((select max(q.queue_number) from applications q
                               where q.event_id = c.event_id and q.queue_number is not null), 0)
                    + row_number() over (partition by c.event_id, c.queues order by c.place) as queue_number
          from unnest(admitted) c where c.former_state is null) c
     order by c.place;
  end if;
  ids := array(select (select a.id from applications a where a.event_id = c.event_id and a.user_id = c.user_id)
                 from unnest(admitted) c order by c.place);

  insert into answers (application_id, question_id, text)
  select w.id, g.question_id, g.text
    from generate_subscripts(ids, 1) n, lateral (select ids[n] as id, (admitted[n]).answers) w,
         jsonb_to_recordset(w.answers) as g (question_id integer, text text);
  insert into answer_options (application_id, question_id, question_option_id)
  select w.id, g.question_id, o.id::integer
    from generate_subscripts(ids, 1) n, lateral (select ids[n] as id, (admitted[n]).answers) w,
         jsonb_to_recordset(w.answers) as g (question_id integer, option_ids jsonb),
         jsonb_array_elements_text(g.option_ids) as o (id);

  -- Nobody needs to know any more what somebody needs who is not coming; a decision can still be taken back.
  if exists (select from unnest(admitted) c where not c.is_active or c.accommodation is not null) then
    delete from accommodation_requests r
     using generate_subscripts(ids, 1) n
     where r.application_id = ids[n]
       and (not (admitted[n]).is_active and (admitted[n]).tell_at is null or (admitted[n]).accommodation is not null);
    insert into accommodation_requests (application_id, text)
    select ids[n], (admitted[n]).accommodation
      from generate_subscripts(ids, 1) n where (admitted[n]).is_active and (admitted[n]).accommodation <> '';
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
           c.event_id, c.user_id, w.id, w.state,
           (select a.calendar_sequence from applications a where a.id = w.id),
           case when w.state is distinct from c.former_state then w.news end, w.told_state
      from unnest(changes) c
      left join (select (admitted[n]).place, ids[n] as id, (admitted[n]).state, (admitted[n]).news, told[n] as told_state
                   from generate_subscripts(ids, 1) n) w on w.place = c.place
     order by c.place;
end $$;

-- As in migration 0026, with those who wait.
create or replace function count_held_places() returns trigger language plpgsql as $$
declare
  event_ids integer[];
  steps integer[];
  waiting_steps integer[];
  full_event integer;
begin
  if tg_op = 'INSERT' then
    select array_agg(event_id), array_agg(held), array_agg(waiting) into event_ids, steps, waiting_steps
      from (select event_id, count(*) filter (where state <> 'waiting') as held,
                   count(*) filter (where state = 'waiting') as waiting
              from new_rows where state in ('confirmed', 'offered', 'waiting') group by 1) counted;
  elsif tg_op = 'DELETE' then
    select array_agg(event_id), array_agg(held), array_agg(waiting) into event_ids, steps, waiting_steps
      from (select event_id, -count(*) filter (where state <> 'waiting') as held,
                   -count(*) filter (where state = 'waiting') as waiting
              from old_rows where state in ('confirmed', 'offered', 'waiting') group by 1) counted;
  else
    select array_agg(event_id), array_agg(held), array_agg(waiting) into event_ids, steps, waiting_steps
      from (select event_id, coalesce(sum(step) filter (where state <> 'waiting'), 0) as held,
                   coalesce(sum(step) filter (where state = 'waiting'), 0) as waiting
              from (select event_id, state, 1 as step from new_rows
                    union all select event_id, state, -1 from old_rows) changed
             where state in ('confirmed', 'offered', 'waiting') group by 1) counted
     where held <> 0 or waiting <> 0;
  end if;
  if event_ids is null then return null; end if;
  with written as (
    update events e set applications_count = e.applications_count + c.step,
                        waiting_count = e.waiting_count + c.waiting_step
      from unnest(event_ids, steps, waiting_steps) as c (event_id, step, waiting_step)
     where e.id = c.event_id and (c.step <= 0 or e.applications_count + c.step <= e.max_participant_num)
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

-- As in migration 0029; how many wait changes as often as how many have a place.
create or replace function note_event_change() returns trigger language plpgsql as $$
declare
  event_id constant integer := coalesce(new.id, old.id);
  topics text[] := array['event:' || event_id];
begin
  -- No visitor sees a draft.
  if not (coalesce(old.is_published, false) or coalesce(new.is_published, false)) then return null; end if;
  if tg_op <> 'UPDATE' then
    perform note_public_data_change(
      'event:' || event_id, 'facts:' || event_id, 'hosts:' || event_id, 'applicants:' || event_id, 'lists');
    return null;
  end if;
  if (old.applications_count, old.waiting_count) <> (new.applications_count, new.waiting_count) then
    topics := topics || array['applicants:' || event_id, 'counts'];
    old.applications_count := new.applications_count;
    old.waiting_count := new.waiting_count;
    if old is not distinct from new then
      perform note_public_data_change(variadic topics);
      return null;
    end if;
  end if;
  topics := topics || ('facts:' || event_id);
  old.lock_version := new.lock_version;
  old.updated_at := new.updated_at;
  if old is distinct from new then topics := topics || 'lists'::text; end if;
  perform note_public_data_change(variadic topics);
  return null;
end $$;
