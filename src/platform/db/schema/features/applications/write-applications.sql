-- Writes what the program has decided about applications, for many people at once, in the one statement that holds their
-- events (docs/decisions/0030-applying-without-a-lock-written-in-batches.md). The rules are the program's (src/features/applications); here stands
-- only whether what they were asked of is still true: the event and the application are as they were read, and a place is free
-- for each who takes one.
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
  overflow_news text,
  cancel_reason text,
  -- Null leaves the wish as it was.
  asks_before_promotion boolean,
  -- An organizer gives the place: also over the number, and before those who wait.
  is_over boolean,
  -- Of an application that begins.
  source text
);

-- The outcome of each is `written`, `outdated` (nothing was written: read and decide again) or, unless `waits`, `busy` (somebody holds
-- the event or the person). `news` is null where the state stayed; `told_state` is the one of which the person had been told before.
create or replace function write_applications(changes_as_json jsonb, waits boolean)
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
      select *, takes_place and nth > places_left and not is_over as overflows
        from (
          select c as change, c.takes_place, coalesce(c.is_over, false) as is_over, c.overflow_state, c.frees_place, c.fills_places, e.waiting_count,
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
             -- A hold leaves the version, so that it is in no organizer's way: but nobody gets anything of a held event, read before it.
             and (c.lock_version is null or c.state = 'cancelled' or e.is_published_after_hold is null)
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

  -- For `count_held_places`, until the end of this call.
  if exists (select from unnest(admitted) c where c.is_over) then
    perform set_config('tsudoi.over', 'on', true);
  end if;
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
           told_state = case when c.tell_at is null then c.state else a.told_state end,
           cancel_reason = case when c.state = 'cancelled' then coalesce(c.cancel_reason, 'self') end,
           asks_before_promotion = case when c.begins then coalesce(c.asks_before_promotion, false)
                                        else coalesce(c.asks_before_promotion, a.asks_before_promotion) end,
           answers_open_until = case when not c.begins and c.is_active then a.answers_open_until end,
           left_draw_at = case when c.begins then null
                               when c.former_state = 'entered' and (not c.is_active or c.is_over) then c.at else a.left_draw_at end,
           links_version = a.links_version + c.begins::integer,
           source = case when c.begins then c.source else a.source end
      from (
        select c.*, coalesce((select max(q.queue_number) from applications q
                               where q.event_id = c.event_id and q.queue_number is not null), 0)
                    + row_number() over (partition by c.event_id, c.queues order by c.place) as queue_number
          from unnest(admitted) c) c
     where a.event_id = c.event_id and a.user_id = c.user_id and c.state <> c.former_state;
    -- A wish alone moves nobody.
    update applications a
       set asks_before_promotion = c.asks_before_promotion
      from unnest(admitted) c
     where a.event_id = c.event_id and a.user_id = c.user_id and c.state = c.former_state
       and a.asks_before_promotion <> c.asks_before_promotion;
    -- What is replaced by something else is kept, of each application the last twenty times, and not more than 40 KB.
    insert into former_answers (application_id, replaced_at, answers)
    select a.id, c.at, before.answers
      from unnest(admitted) c
      join applications a on a.event_id = c.event_id and a.user_id = c.user_id
      cross join lateral (
        select jsonb_agg(jsonb_build_object(
                 'question_id', w.question_id, 'text', w.text,
                 'option_ids', (select coalesce(jsonb_agg(o.question_option_id order by o.question_option_id), '[]')
                                  from answer_options o
                                 where o.application_id = w.application_id and o.question_id = w.question_id))
                 order by w.question_id) as answers
          from answers w join questions q on q.id = w.question_id
         where w.application_id = a.id and not q.is_deleted) before
      cross join lateral (
        select jsonb_agg(jsonb_build_object(
                 'question_id', g.question_id, 'text', g.text,
                 'option_ids', (select coalesce(jsonb_agg(o.id::integer order by o.id::integer), '[]')
                                  from jsonb_array_elements_text(g.option_ids) as o (id)))
                 order by g.question_id) as answers
          from jsonb_to_recordset(c.answers) as g (question_id integer, text text, option_ids jsonb)) now
     where c.former_state is not null and c.answers is not null
       and before.answers is not null and before.answers is distinct from now.answers;
    delete from former_answers f
     using (
       select kept.id, row_number() over newest as nth, sum(octet_length(kept.answers::text)) over newest as bytes
         from unnest(admitted) c
         join applications a on a.event_id = c.event_id and a.user_id = c.user_id
         join former_answers kept on kept.application_id = a.id
        where c.former_state is not null and c.answers is not null
       window newest as (partition by kept.application_id order by kept.id desc)) old
     where f.id = old.id and (old.nth > 20 or old.nth > 1 and old.bytes > 40960);
    -- Answers to questions that are no longer asked stay: their heading stays too.
    delete from answers w
     using unnest(admitted) c, applications a, questions q
     where c.former_state is not null and c.answers is not null
       and a.event_id = c.event_id and a.user_id = c.user_id
       and w.application_id = a.id and q.id = w.question_id and not q.is_deleted;
  end if;
  if exists (select from unnest(admitted) c where c.former_state is null) then
    insert into applications
      (event_id, user_id, applied_at, state, told_state, cancelled_at, queue_number, asks_before_promotion, source)
    select c.event_id, c.user_id, c.at, c.state, c.state, case when not c.is_active then c.at end,
           case when c.queues then c.queue_number end, coalesce(c.asks_before_promotion, false), c.source
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

  if exists (select from unnest(admitted) c where c.is_over) then
    perform set_config('tsudoi.over', '', true);
  end if;
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
