-- The schema of version 0.1.0 (commit d16681a), as its 46 migrations made it; written by pg_dump --schema-only, and shortened.
set check_function_bodies = off;
CREATE TYPE application_change AS (
	place integer,
	event_id integer,
	user_id integer,
	lock_version integer,
	former_state text,
	sequence integer,
	state text,
	takes_place boolean,
	is_active boolean,
	begins boolean,
	at timestamp with time zone,
	answers jsonb,
	accommodation text
);
CREATE TYPE application_write AS (
	place integer,
	event_id integer,
	user_id integer,
	lock_version integer,
	former_state text,
	sequence integer,
	state text,
	takes_place boolean,
	frees_place boolean,
	queues boolean,
	overflow_state text,
	fills_places boolean,
	is_active boolean,
	begins boolean,
	at timestamp with time zone,
	answers jsonb,
	accommodation text,
	offer_expires_at timestamp with time zone,
	is_promotion boolean,
	is_decision boolean,
	decision_message text,
	tell_at timestamp with time zone,
	news text,
	overflow_news text
);
CREATE FUNCTION all_names(names jsonb) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN (SELECT string_agg(jsonb_each_text.value, '
'::text) AS string_agg FROM jsonb_each_text(all_names.names) jsonb_each_text(key, value));
CREATE FUNCTION bump_public_data_version() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform note_public_data_change('*');
  return null;
end $$;
CREATE FUNCTION change_applications(changes_as_json jsonb, waits boolean) RETURNS TABLE(place integer, outcome text, event_id integer, user_id integer, application_id integer, moved_at timestamp with time zone)
    LANGUAGE plpgsql
    SET plan_cache_mode TO 'force_generic_plan'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$
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
CREATE FUNCTION copy_facts_to_search() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update event_search_documents
     set start_at = new.start_at, is_published = new.is_published, owner_organization_id = new.owner_organization_id,
         is_shown_only_organization_universities = new.is_shown_only_organization_universities
   where event_id = new.id;
  return null;
end $$;
CREATE FUNCTION count_held_places() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION event_search_document(ids integer[]) RETURNS TABLE(event_id integer, analysis_version smallint, titles text, words tsvector, fields tsvector)
    LANGUAGE sql STABLE
    AS $$
  with parts as (
    select p.event_id, p.field, p.text, coalesce(a.terms, search_fallback_terms(p.text)) as terms,
           coalesce(a.version, 0::smallint) as version,
           case p.field when 'title' then '1' when 'place' then '2' when 'address' then '3' when 'prefecture' then '4'
             when 'organization' then '5' when 'purpose' then '6' when 'format' then '7' when 'university' then '8' end as mark
      from event_search_parts(ids) p
      left join text_analyses a on a.digest = sha256(convert_to(p.text, 'UTF8'))
  )
  select event_id, min(version),
         coalesce(string_agg(regexp_replace(search_letters(text), '[^[:alnum:]]', '', 'g'), e'\n')
           filter (where field = 'title'), ''),
         all_terms(terms),
         coalesce(all_terms(mark_terms(mark, terms)) filter (where mark is not null), '')
    from parts group by event_id
$$;
CREATE FUNCTION event_search_parts(ids integer[]) RETURNS TABLE(event_id integer, field text, text text, reading text)
    LANGUAGE sql STABLE
    AS $$
  select part.* from (
    select t.event_id, field, text, '' as reading
      from event_texts t, lateral (values
        ('title', t.title), ('place', t.place_name), ('address', t.address), ('organization', t.organization_name),
        ('description', t.description), ('description', t.summary)
      ) as fields (field, text)
     where t.event_id = any (ids)
    union all
    select h.event_id, 'organization', o.name, ''
      from event_hosts h join organization_texts o using (organization_id)
     where h.event_id = any (ids) and h.is_hosting
    union all
    select e.id, field, name.value, case when name.key = 'ja' then lists.reading else '' end
      from events e
      join prefectures prefecture on prefecture.id = e.prefecture_id
      join event_purposes purpose on purpose.id = e.event_purpose_id
      join event_formats format on format.id = e.event_format_id
      left join universities university on university.id = e.university_id,
      lateral (values
        ('prefecture', prefecture.names, prefecture.reading), ('purpose', purpose.names, ''),
        ('format', format.names, ''), ('university', university.names, university.reading)
      ) as lists (field, names, reading),
      lateral jsonb_each_text(lists.names) as name
     where e.id = any (ids)
  ) as part
  where part.text <> ''
$$;
CREATE FUNCTION event_search_texts(ids integer[]) RETURNS TABLE(event_id integer, text text)
    LANGUAGE sql STABLE
    AS $$
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
CREATE FUNCTION fill_superseded_by() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.superseded_by = case new.kind
    when 'event_changed' then '{event.cancelled,event.moved}'
    when 'event_tomorrow' then '{event.cancelled,event.rescheduled}'
    when 'remind_later' then '{event.cancelled}'
    when 'custom_reminder' then '{event.cancelled}'
    when 'announcement' then '{event.cancelled}'
    else new.superseded_by
  end;
  return new;
end $$;
CREATE FUNCTION find_search_documents(query tsquery, most integer) RETURNS SETOF integer
    LANGUAGE plpgsql STABLE ROWS 20000 PARALLEL SAFE
    SET enable_seqscan TO 'off'
    AS $$
begin
  return query select d.event_id from event_search_documents d where d.words @@ query limit most;
end $$;
CREATE FUNCTION fold_text(input text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN translate(lower(NORMALIZE(input, NFKC)), 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ'::text, 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ'::text);
CREATE FUNCTION follow_cancelled_at() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  is_state_written boolean := tg_op = 'UPDATE' and new.state <> old.state;
begin
  if not is_state_written and (new.state in ('declined', 'cancelled')) <> (new.cancelled_at is not null) then
    new.state := case when new.cancelled_at is null then 'confirmed' else 'cancelled' end;
  end if;
  return new;
end $$;
CREATE FUNCTION follow_confirmed_applications() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'UPDATE' then
    update tickets t set is_withdrawn = true
      from old_rows o join new_rows n on n.id = o.id
     where o.state = 'confirmed' and n.state <> 'confirmed' and t.application_id = n.id and not t.is_withdrawn;
    delete from attendances a
     using old_rows o join new_rows n on n.id = o.id
     where o.state = 'confirmed' and n.state <> 'confirmed' and a.application_id = n.id;
    insert into tickets (application_id, event_id, code)
    select n.id, n.event_id, new_ticket_code()
      from old_rows o join new_rows n on n.id = o.id
     where o.state <> 'confirmed' and n.state = 'confirmed';
  else
    insert into tickets (application_id, event_id, code)
    select n.id, n.event_id, new_ticket_code() from new_rows n where n.state = 'confirmed';
  end if;
  return null;
end $$;
CREATE FUNCTION hide_first_name() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.shows_first_name := false;
  return new;
end $$;
CREATE FUNCTION leave_queue() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.queue_number := null;
  return new;
end $$;
CREATE FUNCTION mark_terms(mark text, terms tsvector) RETURNS tsvector
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN array_to_tsvector(ARRAY(SELECT (mark_terms.mark || term.term) FROM unnest(tsvector_to_array(mark_terms.terms)) term(term)));
CREATE FUNCTION missed_versions(known bigint, latest bigint) RETURNS SETOF bigint
    LANGUAGE sql IMMUTABLE STRICT ROWS 2
    AS $$ select generate_series(greatest(known, latest - 1000) + 1, latest) $$;
CREATE FUNCTION new_ticket_code() RETURNS text
    LANGUAGE sql
    AS $$
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte(random.bytes, n) & 31) + 1, 1), '')
    from (select uuid_send(gen_random_uuid()) as bytes) random,
         unnest(array[0, 1, 2, 3, 4, 5, 9, 10, 11, 12]) as n
$$;
CREATE FUNCTION note_change_of_events(ids integer[], others text[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
declare
  topics text[] := array(select unnest(array['event:' || id, 'facts:' || id]) from events where id = any (ids) and is_published);
begin
  if cardinality(topics) > 0 then perform note_public_data_change(variadic topics || others); end if;
end $$;
CREATE FUNCTION note_event_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION note_event_host_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  topics text[] := array(select unnest(array['event:' || id, 'hosts:' || id]) from events
                          where id in (old.event_id, new.event_id) and is_published);
begin
  if cardinality(topics) > 0 then perform note_public_data_change(variadic topics || tg_argv); end if;
  return null;
end $$;
CREATE FUNCTION note_event_part_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform note_change_of_events(array[old.event_id, new.event_id], tg_argv);
  return null;
end $$;
CREATE FUNCTION note_followers_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform note_public_data_change('followers:' || coalesce(new.organization_id, old.organization_id));
  return null;
end $$;
CREATE FUNCTION note_help_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform note_public_data_change('help');
  return null;
end $$;
CREATE FUNCTION note_organization_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform note_public_data_change('organization:' || coalesce(new.id, old.id));
  return null;
end $$;
CREATE FUNCTION note_organization_part_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  topics text[] := array['organization:' || coalesce(new.organization_id, old.organization_id)];
begin
  perform note_public_data_change(variadic topics || tg_argv);
  return null;
end $$;
CREATE FUNCTION note_public_data_change(VARIADIC changed text[]) RETURNS void
    LANGUAGE plpgsql
    SET enable_seqscan TO 'off'
    AS $$
declare
  own_shard constant smallint := pg_backend_pid() % 64;
  -- Of this transaction: the setting ends with it.
  noted text[] := nullif(current_setting('tsudoi.changed_topics', true), '')::text[];
  own_version bigint;
begin
  if noted @> changed or noted = '{*}' then return; end if;
  if noted is null then
    noted := changed;
    update public_data_versions set version = version + 1 where shard = own_shard returning version into own_version;
    insert into public_data_changes (shard, slot, version, topics)
      values (own_shard, own_version % 1000, own_version, noted)
      on conflict (shard, slot) do update set version = excluded.version, topics = excluded.topics;
  else
    noted := array(select distinct unnest(noted || changed));
    if '*' = any (noted) or cardinality(noted) > 200 then noted := '{*}'; end if;
    update public_data_changes c set topics = noted from public_data_versions v
     where v.shard = own_shard and c.shard = own_shard and c.slot = v.version % 1000 and c.version = v.version;
  end if;
  perform set_config('tsudoi.changed_topics', noted::text, true);
end $$;
CREATE FUNCTION note_question_option_text_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform note_change_of_events(
    array(select q.event_id from question_options o join questions q on q.id = o.question_id
           where o.id in (old.question_option_id, new.question_option_id)), tg_argv);
  return null;
end $$;
CREATE FUNCTION note_question_part_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform note_change_of_events(
    array(select event_id from questions where id in (old.question_id, new.question_id)), tg_argv);
  return null;
end $$;
CREATE FUNCTION note_removed_thing() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform note_public_data_change(coalesce(new.kind, old.kind) || ':' || coalesce(new.id, old.id));
  return null;
end $$;
CREATE FUNCTION note_search_document_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if exists (select from events where id = new.event_id and is_published) then
    perform note_public_data_change('search');
  end if;
  return null;
end $$;
CREATE FUNCTION note_synonym_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform note_public_data_change('synonyms');
  return null;
end $$;
CREATE FUNCTION refresh_event_lists(ids integer[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION refresh_event_search(ids integer[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  -- Two writers of one event take turns, so that the later one sees what the earlier one wrote.
  perform from events where id = any (ids) order by id for no key update;
  insert into event_search_terms (event_id, text, terms)
  select shown.event_id, shown.text, search_text_terms(shown.text)
    from event_search_texts(ids) as shown
    left join event_search_terms as known using (event_id)
   where known.text is distinct from shown.text
  on conflict (event_id) do update set text = excluded.text, terms = excluded.terms;
  insert into event_search_documents as known
    (event_id, start_at, is_published, is_shown_only_organization_universities, owner_organization_id, analysis_version,
     titles, words, fields)
  select d.event_id, e.start_at, e.is_published, e.is_shown_only_organization_universities, e.owner_organization_id,
         d.analysis_version, d.titles, d.words, d.fields
    from event_search_document(ids) d join events e on e.id = d.event_id
  on conflict (event_id) do update set
    analysis_version = excluded.analysis_version, titles = excluded.titles, words = excluded.words, fields = excluded.fields
   where (known.analysis_version, known.titles, known.words, known.fields)
      is distinct from (excluded.analysis_version, excluded.titles, excluded.words, excluded.fields);
end $$;
CREATE FUNCTION refresh_lists_of_changed_events() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform refresh_event_lists(array(select distinct event_id from changed));
  return null;
end $$;
CREATE FUNCTION refresh_lists_of_moved_event() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform refresh_event_lists(array[new.id]);
  return null;
end $$;
CREATE FUNCTION refresh_lists_of_new_events() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform refresh_event_lists(array(select id from changed));
  return null;
end $$;
CREATE FUNCTION refresh_search_of_changed_events() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform refresh_event_search(array(select distinct event_id from changed));
  return null;
end $$;
CREATE FUNCTION refresh_search_of_changed_organizations() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform refresh_event_search(array(
    select distinct h.event_id from changed join event_hosts h using (organization_id) where h.is_hosting
  ));
  return null;
end $$;
CREATE FUNCTION refresh_search_of_event() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform refresh_event_search(array[new.id]);
  return null;
end $$;
CREATE FUNCTION refresh_search_of_renamed_choices() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  execute format(
    'select refresh_event_search(array(select e.id from events e where e.%I in (select id from changed)))', tg_argv[0]);
  return null;
end $$;
CREATE FUNCTION remember_once_public() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if new.is_published and not new.was_published then new.published_at := coalesce(new.published_at, now()); end if;
  new.was_published := new.is_published or new.was_published;
  return new;
end $$;
CREATE FUNCTION remember_removed_thing() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_argv[0] = 'event' then
    if not old.was_published then return null; end if;
  end if;
  insert into removed_things (kind, id) values (tg_argv[0], old.id) on conflict do nothing;
  return null;
end $$;
CREATE FUNCTION search_letters(input text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN regexp_replace(replace(NORMALIZE(regexp_replace(NORMALIZE(fold_text(input), NFD), '[\u0300-\u036F]'::text, ''::text, 'g'::text), NFC), '東京都'::text, '東京 都'::text), '(大阪府|京都府)中'::text, '\1 中'::text, 'g'::text);
CREATE FUNCTION search_singulars(input text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN regexp_replace(regexp_replace(regexp_replace(input, '([a-z]{2})(ies|ie|ys|y) '::text, '\1i '::text, 'g'::text), '([a-z]{2}[sxzo]|[a-z][cs]h)es? '::text, '\1 '::text, 'g'::text), '([a-z][a-hj-rtv-z])s '::text, '\1 '::text, 'g'::text);
CREATE FUNCTION search_text(input text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN regexp_replace(search_singulars(regexp_replace(search_letters(input), '([a-z]+|[0-9]+)'::text, ' \1 '::text, 'g'::text)), '[^\S\n]+'::text, ' '::text, 'g'::text);
CREATE FUNCTION search_text_terms(prepared text) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN ARRAY(SELECT DISTINCT terms.term FROM regexp_split_to_table(search_text_terms.prepared, '[\s!-/:-@\[-`{-~、。・「」]+'::text) piece(piece), LATERAL (SELECT piece.piece AS term WHERE (piece.piece ~ '^[a-z0-9]+$'::text) UNION ALL SELECT substr(piece.piece, i.i, n.n) AS substr FROM generate_series(1, 2) n(n), LATERAL generate_series(1, ((length(piece.piece) - n.n) + 1)) i(i) WHERE (piece.piece !~ '^[a-z0-9]+$'::text)) terms);
CREATE FUNCTION search_fallback_terms(input text) RETURNS tsvector
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN array_to_tsvector(ARRAY(SELECT CASE WHEN (term.term ~ '^[a-z0-9]+$'::text) THEN "left"(term.term, 40) ELSE ('~'::text || term.term) END AS "case" FROM unnest(search_text_terms(search_text("left"(search_fallback_terms.input, 5000)))) term(term) WHERE (term.term <> ''::text)));
CREATE FUNCTION search_query_terms(words text[]) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN ARRAY(SELECT DISTINCT terms.term FROM regexp_split_to_table(array_to_string(search_query_terms.words, ' '::text), '[\s!-/:-@\[-`{-~、。・「」]+'::text) piece(piece), LATERAL (SELECT piece.piece AS term WHERE ((piece.piece ~ '^[a-z0-9]+$'::text) OR (length(piece.piece) = 1)) UNION ALL SELECT substr(piece.piece, i.i, 2) AS substr FROM generate_series(1, (length(piece.piece) - 1)) i(i) WHERE (piece.piece !~ '^[a-z0-9]+$'::text)) terms WHERE (piece.piece <> ''::text));
CREATE FUNCTION search_query_words(query text) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN ARRAY(SELECT search_text(word.word) AS search_text FROM regexp_split_to_table(fold_text(search_query_words.query), '[\s,、。・「」『』【】]+'::text) word(word) WHERE (word.word <> ''::text));
CREATE FUNCTION write_applications(changes_as_json jsonb, waits boolean) RETURNS TABLE(place integer, outcome text, event_id integer, user_id integer, application_id integer, state text, sequence integer, news text, told_state text)
    LANGUAGE plpgsql
    SET plan_cache_mode TO 'force_generic_plan'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$
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
CREATE AGGREGATE all_terms(tsvector) (
    SFUNC = tsvector_concat,
    STYPE = tsvector,
    INITCOND = ''
);
CREATE TABLE accommodation_requests (
    application_id integer NOT NULL,
    text text NOT NULL,
    CONSTRAINT accommodation_requests_text_check CHECK (((length(text) >= 1) AND (length(text) <= 1000)))
);
CREATE TABLE account_tokens (
    id integer NOT NULL,
    user_id integer NOT NULL,
    purpose text NOT NULL,
    email text NOT NULL,
    token_hash bytea NOT NULL,
    created_at timestamptz(3) DEFAULT now() NOT NULL,
    expires_at timestamptz(3),
    used_at timestamptz(3),
    CONSTRAINT account_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['email_confirmation'::text, 'password_reset'::text]))),
    CONSTRAINT account_tokens_token_hash_check CHECK ((octet_length(token_hash) = 32))
);
ALTER TABLE account_tokens ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
CREATE TABLE announcement_recipients (
    announcement_id integer NOT NULL,
    user_id integer NOT NULL
);
CREATE TABLE announcements (
    id integer NOT NULL,
    event_id integer NOT NULL,
    send_at timestamptz(3) NOT NULL,
    sent_at timestamptz(3),
    created_at timestamptz(3) DEFAULT now() NOT NULL,
    is_for_enrolled_only boolean DEFAULT false NOT NULL
);
ALTER TABLE announcements ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
CREATE TABLE anonymous_survey_answers (
    event_id integer NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    is_anonymous boolean DEFAULT true NOT NULL,
    answers jsonb NOT NULL,
    is_published boolean NOT NULL,
    CONSTRAINT anonymous_survey_answers_check CHECK (is_anonymous)
);
CREATE TABLE answer_options (
    application_id integer NOT NULL,
    question_id integer NOT NULL,
    question_option_id integer NOT NULL
);
CREATE TABLE answers (
    application_id integer NOT NULL,
    question_id integer NOT NULL,
    text text DEFAULT ''::text NOT NULL
);
CREATE TABLE applications (
    id integer NOT NULL,
    event_id integer NOT NULL,
    user_id integer NOT NULL,
    applied_at timestamptz(3) DEFAULT now() NOT NULL,
    cancelled_at timestamptz(3),
    calendar_sequence integer DEFAULT 0 NOT NULL,
    state text DEFAULT 'confirmed'::text NOT NULL,
    shows_first_name boolean DEFAULT false NOT NULL,
    queue_number integer,
    offer_expires_at timestamptz(3),
    promoted_at timestamptz(3),
    decided_at timestamptz(3),
    decision_message text DEFAULT ''::text NOT NULL,
    told_state text DEFAULT 'confirmed'::text NOT NULL,
    tell_at timestamptz(3),
    CONSTRAINT applications_cancelled_at_check CHECK (((state = ANY (ARRAY['declined'::text, 'cancelled'::text])) = (cancelled_at IS NOT NULL))),
    CONSTRAINT applications_decision_message_check CHECK ((length(decision_message) <= 2000)),
    CONSTRAINT applications_offer_expires_at_check CHECK (((state <> 'offered'::text) OR (offer_expires_at IS NOT NULL))),
    CONSTRAINT applications_queue_number_check CHECK (((state = 'waiting'::text) = (queue_number IS NOT NULL))),
    CONSTRAINT applications_state_check CHECK ((state = ANY (ARRAY['confirmed'::text, 'waiting'::text, 'offered'::text, 'under_review'::text, 'entered'::text, 'declined'::text, 'cancelled'::text])))
);
ALTER TABLE applications ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
CREATE TABLE attendance_codes (
    event_id integer NOT NULL,
    code text NOT NULL,
    CONSTRAINT attendance_codes_code_check CHECK ((code ~ '^[0-9]{6}$'::text))
);
CREATE TABLE attendances (
    application_id integer NOT NULL,
    event_id integer NOT NULL,
    checked_in_at timestamptz(3) NOT NULL
);
CREATE TABLE certificate_offers (
    event_id integer NOT NULL
);
CREATE TABLE certificates (
    event_id integer NOT NULL,
    application_id integer NOT NULL,
    number text NOT NULL,
    issued_at timestamptz(3) NOT NULL,
    CONSTRAINT certificates_number_check CHECK ((number ~ '^[0-9A-HJKMNP-TV-Z]{16}$'::text))
);
CREATE TABLE check_in_links (
    id integer NOT NULL,
    event_id integer NOT NULL,
    label text NOT NULL,
    token_digest text NOT NULL,
    created_at timestamptz(3) DEFAULT now() NOT NULL,
    deleted_at timestamptz(3),
    CONSTRAINT check_in_links_label_check CHECK ((length(label) <= 100))
);
ALTER TABLE check_in_links ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
CREATE TABLE check_ins (
    id bigint NOT NULL,
    event_id integer NOT NULL,
    nonce uuid NOT NULL,
    kind text NOT NULL,
    application_id integer,
    ticket_id integer,
    scanned_at timestamptz(3) NOT NULL,
    arrived_at timestamptz(3) NOT NULL,
    device text DEFAULT ''::text NOT NULL,
    is_self boolean DEFAULT false NOT NULL,
    result text NOT NULL,
    checked_in_at timestamptz(3),
    CONSTRAINT check_ins_device_check CHECK ((length(device) <= 100)),
    CONSTRAINT check_ins_kind_check CHECK ((kind = ANY (ARRAY['in'::text, 'undo'::text])))
);
ALTER TABLE check_ins ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
CREATE TABLE countries (
    id integer NOT NULL,
    alpha2 text NOT NULL,
    name_ja text NOT NULL,
    name_en text NOT NULL,
    reading text DEFAULT ''::text NOT NULL,
    names jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT countries_alpha2_check CHECK ((alpha2 ~ '^[A-Z]{2}$'::text)),
    CONSTRAINT countries_names_check CHECK (((jsonb_typeof(names) = 'object'::text) AND (NOT jsonb_path_exists(names, '$.*?(@.type() != "string" || @ == "")'::jsonpath))))
);
CREATE TABLE department_categories (
    id integer NOT NULL,
    name_ja text NOT NULL,
    name_en text NOT NULL,
    names jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT department_categories_names_check CHECK (((jsonb_typeof(names) = 'object'::text) AND (NOT jsonb_path_exists(names, '$.*?(@.type() != "string" || @ == "")'::jsonpath))))
);
CREATE TABLE event_bookmarks (
    event_id integer NOT NULL,
    user_id integer NOT NULL,
    created_at timestamptz(3) DEFAULT now() NOT NULL
);
CREATE TABLE event_formats (
    id integer NOT NULL,
    name_ja text NOT NULL,
    name_en text NOT NULL,
    names jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT event_formats_names_check CHECK (((jsonb_typeof(names) = 'object'::text) AND (NOT jsonb_path_exists(names, '$.*?(@.type() != "string" || @ == "")'::jsonpath))))
);
CREATE TABLE event_hosts (
    id integer NOT NULL,
    event_id integer NOT NULL,
    organization_id integer NOT NULL,
    invited_by_id integer,
    is_owner boolean DEFAULT false NOT NULL,
    accepted_at timestamptz(3),
    declined_at timestamptz(3),
    created_at timestamptz(3) DEFAULT now() NOT NULL,
    is_hosting boolean GENERATED ALWAYS AS ((is_owner OR (accepted_at IS NOT NULL))) STORED NOT NULL,
    CONSTRAINT event_hosts_one_answer_check CHECK (((accepted_at IS NULL) OR (declined_at IS NULL))),
    CONSTRAINT event_hosts_owner_is_not_invited_check CHECK (((NOT is_owner) OR (num_nonnulls(invited_by_id, accepted_at, declined_at) = 0)))
);
ALTER TABLE event_hosts ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
CREATE TABLE event_lists (
    list text NOT NULL,
    event_id integer NOT NULL
);
ALTER TABLE event_lists ALTER COLUMN list SET STATISTICS 1000;
CREATE TABLE event_purposes (
    id integer NOT NULL,
    name_ja text NOT NULL,
    name_en text NOT NULL,
    names jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT event_purposes_names_check CHECK (((jsonb_typeof(names) = 'object'::text) AND (NOT jsonb_path_exists(names, '$.*?(@.type() != "string" || @ == "")'::jsonpath))))
);
CREATE TABLE event_reminders (
    event_id integer NOT NULL,
    user_id integer NOT NULL,
    set_at timestamptz(3) DEFAULT now() NOT NULL,
    cancelled_at timestamptz(3),
    mailed_at timestamptz(3)
);
CREATE TABLE event_search_documents (
    event_id integer NOT NULL,
    start_at timestamptz(3) NOT NULL,
    is_published boolean NOT NULL,
    is_shown_only_organization_universities boolean NOT NULL,
    owner_organization_id integer NOT NULL,
    analysis_version smallint NOT NULL,
    titles text NOT NULL,
    words tsvector NOT NULL,
    fields tsvector NOT NULL
)
WITH (toast_tuple_target='128', fillfactor='90');
ALTER TABLE event_search_documents ALTER COLUMN titles SET STORAGE MAIN;
ALTER TABLE event_search_documents ALTER COLUMN words SET STORAGE EXTERNAL;
ALTER TABLE event_search_documents ALTER COLUMN fields SET STORAGE EXTERNAL;
CREATE TABLE event_search_terms (
    event_id integer NOT NULL,
    text text NOT NULL,
    terms text[] NOT NULL
);
CREATE TABLE event_spoken_languages (
    event_id integer NOT NULL,
    language_id integer NOT NULL
);
CREATE TABLE event_target_countries (
    event_id integer NOT NULL,
    country_id integer NOT NULL
);
CREATE TABLE event_target_department_categories (
    event_id integer NOT NULL,
    department_category_id integer NOT NULL
);
CREATE TABLE event_target_occupations (
    event_id integer NOT NULL,
    occupation_id integer NOT NULL
);
CREATE TABLE event_target_prefectures (
    event_id integer NOT NULL,
    prefecture_id integer NOT NULL
);
CREATE TABLE event_target_universities (
    event_id integer NOT NULL,
    university_id integer NOT NULL
);
CREATE TABLE event_texts (
    id integer NOT NULL,
    event_id integer NOT NULL,
    language_id integer NOT NULL,
    title text DEFAULT ''::text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    place_name text DEFAULT ''::text NOT NULL,
    organization_name text,
    is_main boolean NOT NULL,
    summary text DEFAULT ''::text NOT NULL,
    fee_note text DEFAULT ''::text NOT NULL,
    access_station text DEFAULT ''::text NOT NULL
);
ALTER TABLE event_texts ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
CREATE TABLE events (
    id integer NOT NULL,
    start_at timestamptz(3) NOT NULL,
    end_at timestamptz(3),
    reception_start_at timestamptz(3),
    apply_due_at timestamptz(3),
    max_participant_num integer NOT NULL,
    applications_count integer DEFAULT 0 NOT NULL,
    prefecture_id integer NOT NULL,
    event_purpose_id integer NOT NULL,
    event_format_id integer NOT NULL,
    university_id integer,
    owner_organization_id integer NOT NULL,
    is_published boolean DEFAULT true NOT NULL,
    is_public boolean DEFAULT false NOT NULL,
    is_online boolean DEFAULT false NOT NULL,
    is_shown_only_organization_universities boolean DEFAULT false NOT NULL,
    is_created_by_hf boolean DEFAULT false NOT NULL,
    thumbnail_url text,
    detail_url text,
    cancelled_at timestamptz(3),
    cancel_message text,
    calendar_sequence integer DEFAULT 0 NOT NULL,
    lock_version integer DEFAULT 0 NOT NULL,
    created_at timestamptz(3) DEFAULT now() NOT NULL,
    updated_at timestamptz(3) DEFAULT now() NOT NULL,
    has_main_text boolean GENERATED ALWAYS AS (true) STORED NOT NULL,
    has_owner boolean GENERATED ALWAYS AS (true) STORED NOT NULL,
    cancel_messages jsonb DEFAULT '[]'::jsonb NOT NULL,
    was_published boolean DEFAULT false NOT NULL,
    fee integer,
    access_station text,
    access_minutes smallint,
    latitude double precision,
    longitude double precision,
    barrier_free text[] DEFAULT '{}'::text[] NOT NULL,
    welcomes_beginners boolean DEFAULT false NOT NULL,
    series_id integer,
    asks_accommodation boolean DEFAULT false NOT NULL,
    published_at timestamptz(3),
    selection text DEFAULT 'first_come'::text NOT NULL,
    has_waiting_list boolean DEFAULT false NOT NULL,
    promote_until_at timestamptz(3),
    lottery_at timestamptz(3),
    lottery_drawn_at timestamptz(3),
    lottery_seed text DEFAULT encode(sha256(((((gen_random_uuid())::text || (gen_random_uuid())::text) || (gen_random_uuid())::text))::bytea), 'hex'::text) NOT NULL,
    waiting_count integer DEFAULT 0 NOT NULL,
    priority_until_at timestamptz(3),
    priority_graduation_years integer[] DEFAULT '{}'::integer[] NOT NULL,
    priority_university_ids integer[] DEFAULT '{}'::integer[] NOT NULL,
    priority_department_category_ids integer[] DEFAULT '{}'::integer[] NOT NULL,
    priority_occupation_ids integer[] DEFAULT '{}'::integer[] NOT NULL,
    CONSTRAINT events_access_check CHECK (((access_station IS NOT NULL) OR (access_minutes IS NULL))),
    CONSTRAINT events_access_minutes_check CHECK (((access_minutes >= 0) AND (access_minutes <= 180))),
    CONSTRAINT events_applications_count_check CHECK ((applications_count >= 0)),
    CONSTRAINT events_barrier_free_check CHECK (((barrier_free <@ ARRAY['step_free'::text, 'toilet'::text, 'hearing'::text, 'seating'::text, 'quiet_room'::text, 'service_animals'::text]) AND (array_position(barrier_free, NULL::text) IS NULL))),
    CONSTRAINT events_end_at_check CHECK ((end_at >= start_at)),
    CONSTRAINT events_fee_check CHECK (((fee >= 0) AND (fee <= 1000000))),
    CONSTRAINT events_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
    CONSTRAINT events_location_check CHECK (((latitude IS NULL) = (longitude IS NULL))),
    CONSTRAINT events_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
    CONSTRAINT events_max_participant_num_check CHECK (((max_participant_num >= 1) AND (max_participant_num <= 100000))),
    CONSTRAINT events_selection_check CHECK ((selection = ANY (ARRAY['first_come'::text, 'approval'::text, 'lottery'::text]))),
    CONSTRAINT events_waiting_count_check CHECK ((waiting_count >= 0))
);
ALTER TABLE events ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
CREATE TABLE follow_up_mails (
    event_id integer NOT NULL,
    is_thanks_on boolean DEFAULT false NOT NULL,
    thanks_texts jsonb DEFAULT '[]'::jsonb NOT NULL,
    is_missed_on boolean DEFAULT false NOT NULL,
    missed_texts jsonb DEFAULT '[]'::jsonb NOT NULL,
    send_at timestamptz(3),
    sent_at timestamptz(3),
    skipped_at timestamptz(3),
    lock_version integer DEFAULT 1 NOT NULL,
    CONSTRAINT follow_up_mails_sent_check CHECK (((sent_at IS NULL) OR (skipped_at IS NULL)))
);
CREATE TABLE help_article_texts (
    id integer NOT NULL,
    help_article_id integer NOT NULL,
    language_id integer NOT NULL,
    title text DEFAULT ''::text NOT NULL,
    body text DEFAULT ''::text NOT NULL
);
ALTER TABLE help_article_texts ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
CREATE TABLE help_articles (
    id integer NOT NULL,
    key text NOT NULL,
    is_published boolean DEFAULT false NOT NULL,
    is_deleted boolean DEFAULT false NOT NULL,
    last_updated_by_id integer,
    created_at timestamptz(3) DEFAULT now() NOT NULL,
    updated_at timestamptz(3) DEFAULT now() NOT NULL,
    CONSTRAINT help_articles_key_check CHECK ((key ~ '^[a-z0-9_-]+$'::text))
);
ALTER TABLE help_articles ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
CREATE TABLE interface_languages (
    code text NOT NULL,
    language_id integer NOT NULL
);
CREATE TABLE languages (
    id integer NOT NULL,
    name_ja text NOT NULL,
    name_en text NOT NULL,
    symbol text,
    emoji text,
    is_commonly_used boolean DEFAULT false NOT NULL,
    names jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT languages_names_check CHECK (((jsonb_typeof(names) = 'object'::text) AND (NOT jsonb_path_exists(names, '$.*?(@.type() != "string" || @ == "")'::jsonpath))))
);
CREATE TABLE lottery_draws (
    event_id integer NOT NULL,
    application_ids integer[] NOT NULL
);
CREATE TABLE mail_runs (
    kind text NOT NULL,
    subject integer NOT NULL,
    due_at timestamptz(3) NOT NULL,
    ran_at timestamptz(3) NOT NULL
);
CREATE TABLE mails (
    id integer NOT NULL,
    kind text NOT NULL,
    dedupe_key text NOT NULL,
    message_id text NOT NULL,
    user_id integer,
    address text,
    language text NOT NULL,
    payload jsonb DEFAULT '{}'::jsonb NOT NULL,
    event_id integer,
    announcement_id integer,
    reminder_mail_id integer,
    priority smallint DEFAULT 0 NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    attempts smallint DEFAULT 0 NOT NULL,
    next_try_at timestamptz(3) DEFAULT now() NOT NULL,
    claimed_by text,
    claimed_until timestamptz(3),
    last_error text,
    created_at timestamptz(3) DEFAULT now() NOT NULL,
    sent_at timestamptz(3),
    failure text,
    superseded_by text[] DEFAULT '{}'::text[] NOT NULL,
    CONSTRAINT mails_address_check CHECK (((address IS NOT NULL) OR (state = ANY (ARRAY['sent'::text, 'failed'::text, 'skipped'::text])))),
    CONSTRAINT mails_claim_check CHECK ((((state = 'sending'::text) = (claimed_by IS NOT NULL)) AND ((state = 'sending'::text) = (claimed_until IS NOT NULL)))),
    CONSTRAINT mails_failure_check CHECK ((failure = ANY (ARRAY['refused'::text, 'unreachable'::text, 'unwritable'::text]))),
    CONSTRAINT mails_sent_at_check CHECK (((state = 'sent'::text) = (sent_at IS NOT NULL))),
    CONSTRAINT mails_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'failed'::text, 'skipped'::text])))
);
ALTER TABLE mails ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
CREATE TABLE materials (
    id integer NOT NULL,
    event_id integer NOT NULL,
    "position" integer NOT NULL,
    title text NOT NULL,
    url text,
    file_key text,
    file_name text,
    content_type text,
    byte_size integer,
    is_for_all boolean DEFAULT false NOT NULL,
    created_at timestamptz(3) DEFAULT now() NOT NULL,
    CONSTRAINT materials_byte_size_check CHECK (((byte_size >= 1) AND (byte_size <= 20971520))),
    CONSTRAINT materials_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 200))),
    CONSTRAINT materials_kind_check CHECK ((((url IS NULL) = (file_key IS NOT NULL)) AND (num_nulls(file_key, file_name, content_type, byte_size) = ANY (ARRAY[0, 4])))),
    CONSTRAINT materials_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200))),
    CONSTRAINT materials_url_check CHECK (((url ~ '^https?://'::text) AND (length(url) <= 2000)))
);
ALTER TABLE materials ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
CREATE TABLE migrations (
    name text NOT NULL,
    applied_at timestamptz(3) DEFAULT now() NOT NULL
);
CREATE TABLE named_survey_answers (
    event_id integer NOT NULL,
    application_id integer NOT NULL,
    is_anonymous boolean DEFAULT false NOT NULL,
    answers jsonb NOT NULL,
    CONSTRAINT named_survey_answers_check CHECK ((NOT is_anonymous))
);
CREATE TABLE occupations (
    id integer NOT NULL,
    name_ja text NOT NULL,
    name_en text NOT NULL,
    should_inquire_univ_info boolean DEFAULT false NOT NULL,
    names jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT occupations_names_check CHECK (((jsonb_typeof(names) = 'object'::text) AND (NOT jsonb_path_exists(names, '$.*?(@.type() != "string" || @ == "")'::jsonpath))))
);
CREATE TABLE organization_follows (
    organization_id integer NOT NULL,
    user_id integer NOT NULL,
    followed_at timestamptz(3) DEFAULT now() NOT NULL,
    unfollowed_at timestamptz(3)
);
CREATE TABLE organization_members (
    organization_id integer NOT NULL,
    user_id integer NOT NULL,
    since timestamptz(3) DEFAULT now() NOT NULL
);
CREATE TABLE organization_prefectures (
    organization_id integer NOT NULL,
    prefecture_id integer NOT NULL,
    "position" smallint DEFAULT 0 NOT NULL
);
CREATE TABLE organization_texts (
    id integer NOT NULL,
    organization_id integer NOT NULL,
    language_id integer NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    is_main boolean NOT NULL
);
ALTER TABLE organization_texts ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
CREATE TABLE organization_universities (
    organization_id integer NOT NULL,
    university_id integer NOT NULL,
    "position" smallint DEFAULT 0 NOT NULL
);
CREATE TABLE organizations (
    id integer NOT NULL,
    email text NOT NULL,
    phone_num text,
    is_hf boolean DEFAULT false NOT NULL,
    link_instagram text,
    link_wechat text,
    link_facebook text,
    link_line text,
    link_x text,
    link_official_site text,
    icon_url text,
    header_url text,
    lock_version integer DEFAULT 0 NOT NULL,
    created_at timestamptz(3) DEFAULT now() NOT NULL,
    updated_at timestamptz(3) DEFAULT now() NOT NULL,
    has_main_text boolean GENERATED ALWAYS AS (true) STORED NOT NULL
);
ALTER TABLE organizations ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
CREATE TABLE prefectures (
    id integer NOT NULL,
    name_ja text NOT NULL,
    name_en text NOT NULL,
    reading text DEFAULT ''::text NOT NULL,
    names jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT prefectures_id_check CHECK (((id >= 1) AND (id <= 47))),
    CONSTRAINT prefectures_names_check CHECK (((jsonb_typeof(names) = 'object'::text) AND (NOT jsonb_path_exists(names, '$.*?(@.type() != "string" || @ == "")'::jsonpath))))
);
CREATE TABLE primary_server (
    started_at timestamp with time zone NOT NULL,
    mark uuid DEFAULT gen_random_uuid() NOT NULL
);
CREATE UNLOGGED TABLE public_data_changes (
    shard smallint NOT NULL,
    slot smallint NOT NULL,
    version bigint NOT NULL,
    topics text[] NOT NULL
)
WITH (fillfactor='50');
CREATE TABLE public_data_versions (
    shard smallint NOT NULL,
    version bigint DEFAULT 0 NOT NULL
)
WITH (fillfactor='10');
CREATE TABLE question_option_texts (
    question_option_id integer NOT NULL,
    language_id integer NOT NULL,
    text text NOT NULL
);
CREATE TABLE question_options (
    id integer NOT NULL,
    question_id integer NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    is_deleted boolean DEFAULT false NOT NULL
);
ALTER TABLE question_options ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
CREATE TABLE question_texts (
    id integer NOT NULL,
    question_id integer NOT NULL,
    language_id integer NOT NULL,
    title text DEFAULT ''::text NOT NULL,
    description text DEFAULT ''::text NOT NULL
);
ALTER TABLE question_texts ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
CREATE TABLE question_types (
    id integer NOT NULL,
    key text NOT NULL,
    name_ja text NOT NULL,
    name_en text NOT NULL,
    names jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT question_types_names_check CHECK (((jsonb_typeof(names) = 'object'::text) AND (NOT jsonb_path_exists(names, '$.*?(@.type() != "string" || @ == "")'::jsonpath))))
);
CREATE TABLE questions (
    id integer NOT NULL,
    event_id integer NOT NULL,
    question_type_id integer NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    is_required boolean DEFAULT true NOT NULL,
    is_deleted boolean DEFAULT false NOT NULL
);
ALTER TABLE questions ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
CREATE UNLOGGED TABLE rate_limits (
    key text NOT NULL,
    window_start timestamptz(3) NOT NULL,
    count integer DEFAULT 0 NOT NULL
);
CREATE TABLE reminder_mails (
    id integer NOT NULL,
    event_id integer NOT NULL,
    send_at timestamptz(3) NOT NULL,
    title text NOT NULL,
    body text NOT NULL,
    sent_at timestamptz(3),
    created_at timestamptz(3) DEFAULT now() NOT NULL,
    language_texts jsonb DEFAULT '[]'::jsonb NOT NULL,
    states text[] DEFAULT '{confirmed}'::text[] NOT NULL,
    CONSTRAINT reminder_mails_states_check CHECK (((cardinality(states) > 0) AND (states <@ '{confirmed,waiting,offered,under_review,entered}'::text[])))
);
ALTER TABLE reminder_mails ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
CREATE TABLE removed_things (
    kind text NOT NULL,
    id integer NOT NULL,
    removed_at timestamptz(3) DEFAULT now() NOT NULL,
    CONSTRAINT removed_things_kind_check CHECK ((kind = ANY (ARRAY['event'::text, 'organization'::text])))
);
CREATE TABLE saved_searches (
    id integer NOT NULL,
    user_id integer NOT NULL,
    filters jsonb NOT NULL,
    is_mailed boolean NOT NULL,
    created_at timestamptz(3) DEFAULT now() NOT NULL
);
ALTER TABLE saved_searches ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
CREATE TABLE search_vocabulary (
    term text NOT NULL COLLATE pg_catalog."C",
    readings text[] DEFAULT '{}'::text[] NOT NULL,
    deletions text[] DEFAULT '{}'::text[] NOT NULL,
    checked_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE sessions (
    id integer NOT NULL,
    user_id integer NOT NULL,
    client text NOT NULL,
    token_hash bytea NOT NULL,
    kind text NOT NULL,
    created_at timestamptz(3) DEFAULT now() NOT NULL,
    expires_at timestamptz(3) NOT NULL,
    CONSTRAINT sessions_kind_check CHECK ((kind = ANY (ARRAY['sign_in'::text, 'reset_link'::text]))),
    CONSTRAINT sessions_token_hash_check CHECK ((octet_length(token_hash) = 32))
);
ALTER TABLE sessions ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
CREATE TABLE signing_keys (
    purpose text NOT NULL,
    key bytea NOT NULL,
    created_at timestamptz(3) DEFAULT now() NOT NULL,
    CONSTRAINT signing_keys_key_check CHECK ((octet_length(key) >= 32))
);
CREATE TABLE staged_uploads (
    key text NOT NULL,
    organization_id integer NOT NULL,
    event_id integer,
    purpose text NOT NULL,
    content_type text NOT NULL,
    created_at timestamptz(3) DEFAULT now() NOT NULL,
    taken_at timestamptz(3),
    CONSTRAINT staged_uploads_event_check CHECK (((purpose = ANY (ARRAY['event_header'::text, 'material'::text])) = (event_id IS NOT NULL))),
    CONSTRAINT staged_uploads_purpose_check CHECK ((purpose = ANY (ARRAY['event_header'::text, 'organization_icon'::text, 'organization_header'::text, 'material'::text])))
);
CREATE TABLE suppressed_addresses (
    address text NOT NULL,
    reason text NOT NULL,
    detail text,
    since timestamptz(3) DEFAULT now() NOT NULL,
    CONSTRAINT suppressed_addresses_lower_check CHECK ((address = lower(address))),
    CONSTRAINT suppressed_addresses_reason_check CHECK ((reason = ANY (ARRAY['bounce'::text, 'complaint'::text])))
);
CREATE TABLE survey_respondents (
    event_id integer NOT NULL,
    application_id integer NOT NULL
);
CREATE TABLE surveys (
    event_id integer NOT NULL,
    is_anonymous boolean NOT NULL,
    is_open boolean DEFAULT true NOT NULL,
    questions jsonb DEFAULT '[]'::jsonb NOT NULL,
    lock_version integer DEFAULT 1 NOT NULL,
    CONSTRAINT surveys_questions_check CHECK ((jsonb_typeof(questions) = 'array'::text))
);
CREATE TABLE synonym_groups (
    id integer NOT NULL,
    key text,
    is_deleted boolean DEFAULT false NOT NULL,
    created_at timestamptz(3) DEFAULT now() NOT NULL,
    updated_at timestamptz(3) DEFAULT now() NOT NULL
);
ALTER TABLE synonym_groups ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
CREATE TABLE synonyms (
    id integer NOT NULL,
    synonym_group_id integer NOT NULL,
    language_id integer NOT NULL,
    word text NOT NULL,
    folded text GENERATED ALWAYS AS (fold_text(word)) STORED NOT NULL,
    CONSTRAINT synonyms_word_check CHECK (((word <> ''::text) AND (length(word) <= 60)))
);
ALTER TABLE synonyms ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
CREATE TABLE text_analyses (
    digest bytea NOT NULL,
    version smallint NOT NULL,
    terms tsvector NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE tickets (
    id integer NOT NULL,
    application_id integer NOT NULL,
    event_id integer NOT NULL,
    code text NOT NULL,
    is_withdrawn boolean DEFAULT false NOT NULL,
    CONSTRAINT tickets_code_check CHECK ((code ~ '^[0-9A-HJKMNP-TV-Z]{10}$'::text))
);
ALTER TABLE tickets ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
CREATE TABLE universities (
    id integer NOT NULL,
    name_ja text NOT NULL,
    name_en text NOT NULL,
    prefecture_id integer NOT NULL,
    kind text NOT NULL,
    snake_name text GENERATED ALWAYS AS (replace(name_en, ' '::text, '_'::text)) STORED NOT NULL,
    reading text DEFAULT ''::text NOT NULL,
    names jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT universities_kind_check CHECK ((kind = ANY (ARRAY['national'::text, 'public'::text, 'private'::text]))),
    CONSTRAINT universities_names_check CHECK (((jsonb_typeof(names) = 'object'::text) AND (NOT jsonb_path_exists(names, '$.*?(@.type() != "string" || @ == "")'::jsonpath))))
);
CREATE TABLE users (
    id integer NOT NULL,
    email text,
    email_confirmed_at timestamptz(3),
    password_hash text,
    first_name text NOT NULL,
    last_name text NOT NULL,
    country_id integer,
    occupation_id integer,
    university_id integer,
    department_category_id integer,
    graduation_year smallint,
    graduation_month smallint,
    language text DEFAULT 'en'::text NOT NULL,
    is_uniteam boolean DEFAULT false NOT NULL,
    profile_image_url text,
    wants_newsletter boolean DEFAULT true NOT NULL,
    wants_announcements boolean DEFAULT true NOT NULL,
    wants_organizer_digest boolean DEFAULT true NOT NULL,
    created_at timestamptz(3) DEFAULT now() NOT NULL,
    deleted_at timestamptz(3),
    CONSTRAINT users_deleted_are_anonymous CHECK (((deleted_at IS NULL) OR ((num_nonnulls(email, password_hash, email_confirmed_at, country_id, occupation_id, university_id, department_category_id, graduation_year, graduation_month, profile_image_url) = 0) AND (first_name = ''::text) AND (last_name = ''::text) AND (NOT is_uniteam)))),
    CONSTRAINT users_graduation_month_check CHECK ((graduation_month = ANY (ARRAY[3, 9]))),
    CONSTRAINT users_present_can_sign_in CHECK (((deleted_at IS NOT NULL) OR ((email IS NOT NULL) AND (password_hash IS NOT NULL))))
);
ALTER TABLE users ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
CREATE TABLE walk_ins (
    id integer NOT NULL,
    event_id integer NOT NULL,
    nonce uuid NOT NULL,
    name text NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    created_at timestamptz(3) DEFAULT now() NOT NULL,
    removed_at timestamptz(3),
    CONSTRAINT walk_ins_name_check CHECK ((length(name) <= 200)),
    CONSTRAINT walk_ins_note_check CHECK ((length(note) <= 500))
);
ALTER TABLE walk_ins ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
ALTER TABLE accommodation_requests ADD CONSTRAINT accommodation_requests_pkey PRIMARY KEY (application_id);
ALTER TABLE account_tokens ADD CONSTRAINT account_tokens_pkey PRIMARY KEY (id);
ALTER TABLE account_tokens ADD CONSTRAINT account_tokens_token_hash_key UNIQUE (token_hash);
ALTER TABLE announcement_recipients ADD CONSTRAINT announcement_recipients_pkey PRIMARY KEY (announcement_id, user_id);
ALTER TABLE announcements ADD CONSTRAINT announcements_event_key UNIQUE (event_id);
ALTER TABLE announcements ADD CONSTRAINT announcements_pkey PRIMARY KEY (id);
ALTER TABLE anonymous_survey_answers ADD CONSTRAINT anonymous_survey_answers_pkey PRIMARY KEY (event_id, id);
ALTER TABLE answer_options ADD CONSTRAINT answer_options_pkey PRIMARY KEY (application_id, question_option_id);
ALTER TABLE answers ADD CONSTRAINT answers_pkey PRIMARY KEY (application_id, question_id);
ALTER TABLE applications ADD CONSTRAINT applications_pkey PRIMARY KEY (id);
ALTER TABLE applications ADD CONSTRAINT applications_user_key UNIQUE (event_id, user_id);
ALTER TABLE attendance_codes ADD CONSTRAINT attendance_codes_pkey PRIMARY KEY (event_id);
ALTER TABLE attendances ADD CONSTRAINT attendances_pkey PRIMARY KEY (application_id);
ALTER TABLE certificate_offers ADD CONSTRAINT certificate_offers_pkey PRIMARY KEY (event_id);
ALTER TABLE certificates ADD CONSTRAINT certificates_number_key UNIQUE (number);
ALTER TABLE certificates ADD CONSTRAINT certificates_pkey PRIMARY KEY (event_id, application_id);
ALTER TABLE check_in_links ADD CONSTRAINT check_in_links_pkey PRIMARY KEY (id);
ALTER TABLE check_in_links ADD CONSTRAINT check_in_links_token_digest_key UNIQUE (token_digest);
ALTER TABLE check_ins ADD CONSTRAINT check_ins_nonce_key UNIQUE (event_id, nonce);
ALTER TABLE check_ins ADD CONSTRAINT check_ins_pkey PRIMARY KEY (id);
ALTER TABLE countries ADD CONSTRAINT countries_alpha2_key UNIQUE (alpha2);
ALTER TABLE countries ADD CONSTRAINT countries_pkey PRIMARY KEY (id);
ALTER TABLE department_categories ADD CONSTRAINT department_categories_pkey PRIMARY KEY (id);
ALTER TABLE event_bookmarks ADD CONSTRAINT event_bookmarks_pkey PRIMARY KEY (event_id, user_id);
ALTER TABLE event_formats ADD CONSTRAINT event_formats_pkey PRIMARY KEY (id);
ALTER TABLE event_hosts ADD CONSTRAINT event_hosts_organization_key UNIQUE (event_id, organization_id);
ALTER TABLE event_hosts ADD CONSTRAINT event_hosts_owner_target_key UNIQUE (event_id, organization_id, is_owner);
ALTER TABLE event_hosts ADD CONSTRAINT event_hosts_pkey PRIMARY KEY (id);
ALTER TABLE event_lists ADD CONSTRAINT event_lists_pkey PRIMARY KEY (list, event_id);
ALTER TABLE event_purposes ADD CONSTRAINT event_purposes_pkey PRIMARY KEY (id);
ALTER TABLE event_reminders ADD CONSTRAINT event_reminders_pkey PRIMARY KEY (event_id, user_id);
ALTER TABLE event_search_documents ADD CONSTRAINT event_search_documents_pkey PRIMARY KEY (event_id);
ALTER TABLE event_search_terms ADD CONSTRAINT event_search_terms_pkey PRIMARY KEY (event_id);
ALTER TABLE event_spoken_languages ADD CONSTRAINT event_spoken_languages_pkey PRIMARY KEY (event_id, language_id);
ALTER TABLE event_target_countries ADD CONSTRAINT event_target_countries_pkey PRIMARY KEY (event_id, country_id);
ALTER TABLE event_target_department_categories ADD CONSTRAINT event_target_department_categories_pkey PRIMARY KEY (event_id, department_category_id);
ALTER TABLE event_target_occupations ADD CONSTRAINT event_target_occupations_pkey PRIMARY KEY (event_id, occupation_id);
ALTER TABLE event_target_prefectures ADD CONSTRAINT event_target_prefectures_pkey PRIMARY KEY (event_id, prefecture_id);
ALTER TABLE event_target_universities ADD CONSTRAINT event_target_universities_pkey PRIMARY KEY (event_id, university_id);
ALTER TABLE event_texts ADD CONSTRAINT event_texts_language_key UNIQUE (event_id, language_id);
ALTER TABLE event_texts ADD CONSTRAINT event_texts_main_key UNIQUE (event_id, is_main);
ALTER TABLE event_texts ADD CONSTRAINT event_texts_pkey PRIMARY KEY (id);
ALTER TABLE events ADD CONSTRAINT events_pkey PRIMARY KEY (id);
ALTER TABLE follow_up_mails ADD CONSTRAINT follow_up_mails_pkey PRIMARY KEY (event_id);
ALTER TABLE help_article_texts ADD CONSTRAINT help_article_texts_language_key UNIQUE (help_article_id, language_id);
ALTER TABLE help_article_texts ADD CONSTRAINT help_article_texts_pkey PRIMARY KEY (id);
ALTER TABLE help_articles ADD CONSTRAINT help_articles_pkey PRIMARY KEY (id);
ALTER TABLE interface_languages ADD CONSTRAINT interface_languages_language_key UNIQUE (language_id);
ALTER TABLE interface_languages ADD CONSTRAINT interface_languages_pkey PRIMARY KEY (code);
ALTER TABLE languages ADD CONSTRAINT languages_pkey PRIMARY KEY (id);
ALTER TABLE lottery_draws ADD CONSTRAINT lottery_draws_pkey PRIMARY KEY (event_id);
ALTER TABLE mail_runs ADD CONSTRAINT mail_runs_pkey PRIMARY KEY (kind, subject, due_at);
ALTER TABLE mails ADD CONSTRAINT mails_dedupe_key UNIQUE (dedupe_key);
ALTER TABLE mails ADD CONSTRAINT mails_message_id_key UNIQUE (message_id);
ALTER TABLE mails ADD CONSTRAINT mails_pkey PRIMARY KEY (id);
ALTER TABLE materials ADD CONSTRAINT materials_file_key_key UNIQUE (file_key);
ALTER TABLE materials ADD CONSTRAINT materials_pkey PRIMARY KEY (id);
ALTER TABLE migrations ADD CONSTRAINT migrations_pkey PRIMARY KEY (name);
ALTER TABLE named_survey_answers ADD CONSTRAINT named_survey_answers_pkey PRIMARY KEY (event_id, application_id);
ALTER TABLE occupations ADD CONSTRAINT occupations_pkey PRIMARY KEY (id);
ALTER TABLE organization_follows ADD CONSTRAINT organization_follows_pkey PRIMARY KEY (organization_id, user_id);
ALTER TABLE organization_members ADD CONSTRAINT organization_members_pkey PRIMARY KEY (organization_id, user_id);
ALTER TABLE organization_prefectures ADD CONSTRAINT organization_prefectures_pkey PRIMARY KEY (organization_id, prefecture_id);
ALTER TABLE organization_texts ADD CONSTRAINT organization_texts_language_key UNIQUE (organization_id, language_id);
ALTER TABLE organization_texts ADD CONSTRAINT organization_texts_main_key UNIQUE (organization_id, is_main);
ALTER TABLE organization_texts ADD CONSTRAINT organization_texts_pkey PRIMARY KEY (id);
ALTER TABLE organization_universities ADD CONSTRAINT organization_universities_pkey PRIMARY KEY (organization_id, university_id);
ALTER TABLE organizations ADD CONSTRAINT organizations_pkey PRIMARY KEY (id);
ALTER TABLE prefectures ADD CONSTRAINT prefectures_pkey PRIMARY KEY (id);
ALTER TABLE primary_server ADD CONSTRAINT primary_server_pkey PRIMARY KEY (started_at);
ALTER TABLE public_data_changes ADD CONSTRAINT public_data_changes_pkey PRIMARY KEY (shard, slot);
ALTER TABLE public_data_versions ADD CONSTRAINT public_data_versions_pkey PRIMARY KEY (shard);
ALTER TABLE question_option_texts ADD CONSTRAINT question_option_texts_pkey PRIMARY KEY (question_option_id, language_id);
ALTER TABLE question_options ADD CONSTRAINT question_options_pkey PRIMARY KEY (id);
ALTER TABLE question_options ADD CONSTRAINT question_options_question_key UNIQUE (id, question_id);
ALTER TABLE question_texts ADD CONSTRAINT question_texts_language_key UNIQUE (question_id, language_id);
ALTER TABLE question_texts ADD CONSTRAINT question_texts_pkey PRIMARY KEY (id);
ALTER TABLE question_types ADD CONSTRAINT question_types_key_key UNIQUE (key);
ALTER TABLE question_types ADD CONSTRAINT question_types_pkey PRIMARY KEY (id);
ALTER TABLE questions ADD CONSTRAINT questions_pkey PRIMARY KEY (id);
ALTER TABLE rate_limits ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key, window_start);
ALTER TABLE reminder_mails ADD CONSTRAINT reminder_mails_pkey PRIMARY KEY (id);
ALTER TABLE removed_things ADD CONSTRAINT removed_things_pkey PRIMARY KEY (kind, id);
ALTER TABLE saved_searches ADD CONSTRAINT saved_searches_pkey PRIMARY KEY (id);
ALTER TABLE saved_searches ADD CONSTRAINT saved_searches_user_id_filters_key UNIQUE (user_id, filters);
ALTER TABLE search_vocabulary ADD CONSTRAINT search_vocabulary_pkey PRIMARY KEY (term);
ALTER TABLE sessions ADD CONSTRAINT sessions_client_key UNIQUE (client);
ALTER TABLE sessions ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE signing_keys ADD CONSTRAINT signing_keys_pkey PRIMARY KEY (purpose);
ALTER TABLE staged_uploads ADD CONSTRAINT staged_uploads_pkey PRIMARY KEY (key);
ALTER TABLE suppressed_addresses ADD CONSTRAINT suppressed_addresses_pkey PRIMARY KEY (address);
ALTER TABLE survey_respondents ADD CONSTRAINT survey_respondents_pkey PRIMARY KEY (event_id, application_id);
ALTER TABLE surveys ADD CONSTRAINT surveys_anonymity_key UNIQUE (event_id, is_anonymous);
ALTER TABLE surveys ADD CONSTRAINT surveys_pkey PRIMARY KEY (event_id);
ALTER TABLE synonym_groups ADD CONSTRAINT synonym_groups_key_key UNIQUE (key);
ALTER TABLE synonym_groups ADD CONSTRAINT synonym_groups_pkey PRIMARY KEY (id);
ALTER TABLE synonyms ADD CONSTRAINT synonyms_folded_key UNIQUE (folded);
ALTER TABLE synonyms ADD CONSTRAINT synonyms_pkey PRIMARY KEY (id);
ALTER TABLE text_analyses ADD CONSTRAINT text_analyses_pkey PRIMARY KEY (digest);
ALTER TABLE tickets ADD CONSTRAINT tickets_code_key UNIQUE (code);
ALTER TABLE tickets ADD CONSTRAINT tickets_pkey PRIMARY KEY (id);
ALTER TABLE universities ADD CONSTRAINT universities_pkey PRIMARY KEY (id);
ALTER TABLE users ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE walk_ins ADD CONSTRAINT walk_ins_nonce_key UNIQUE (event_id, nonce);
ALTER TABLE walk_ins ADD CONSTRAINT walk_ins_pkey PRIMARY KEY (id);
CREATE UNIQUE INDEX account_tokens_password_reset_key ON account_tokens USING btree (user_id) WHERE (purpose = 'password_reset'::text);
CREATE INDEX account_tokens_user_id_idx ON account_tokens USING btree (user_id);
CREATE INDEX announcement_recipients_user_id_idx ON announcement_recipients USING btree (user_id);
CREATE INDEX announcements_due_idx ON announcements USING btree (send_at) WHERE (sent_at IS NULL);
CREATE INDEX answer_options_question_option_id_idx ON answer_options USING btree (question_option_id);
CREATE INDEX answers_question_id_idx ON answers USING btree (question_id);
CREATE INDEX applications_event_id_idx ON applications USING btree (event_id, applied_at, id);
CREATE INDEX applications_offer_expires_at_idx ON applications USING btree (offer_expires_at) WHERE (state = 'offered'::text);
CREATE UNIQUE INDEX applications_queue_idx ON applications USING btree (event_id, queue_number) WHERE (queue_number IS NOT NULL);
CREATE INDEX applications_tell_at_idx ON applications USING btree (tell_at) WHERE (tell_at IS NOT NULL);
CREATE INDEX applications_user_id_idx ON applications USING btree (user_id, event_id);
CREATE INDEX attendances_event_idx ON attendances USING btree (event_id);
CREATE INDEX certificates_application_idx ON certificates USING btree (application_id);
CREATE INDEX check_in_links_event_idx ON check_in_links USING btree (event_id);
CREATE INDEX check_ins_application_idx ON check_ins USING btree (application_id) WHERE (application_id IS NOT NULL);
CREATE INDEX check_ins_ticket_idx ON check_ins USING btree (ticket_id) WHERE (ticket_id IS NOT NULL);
CREATE INDEX event_bookmarks_user_id_idx ON event_bookmarks USING btree (user_id, created_at);
CREATE INDEX event_hosts_organization_id_idx ON event_hosts USING btree (organization_id, event_id);
CREATE UNIQUE INDEX event_hosts_owner_key ON event_hosts USING btree (event_id) WHERE is_owner;
CREATE INDEX event_lists_event_id_idx ON event_lists USING btree (event_id, list);
CREATE INDEX event_reminders_unmailed_idx ON event_reminders USING btree (event_id) WHERE ((mailed_at IS NULL) AND (cancelled_at IS NULL));
CREATE INDEX event_reminders_user_id_idx ON event_reminders USING btree (user_id);
CREATE INDEX event_search_documents_analysis_version_idx ON event_search_documents USING btree (analysis_version);
CREATE INDEX event_search_documents_fields_idx ON event_search_documents USING gin (fields) WITH (fastupdate=off);
CREATE INDEX event_search_documents_words_idx ON event_search_documents USING gin (words) WITH (fastupdate=off);
CREATE INDEX event_search_terms_idx ON event_search_terms USING gin (terms);
CREATE INDEX event_spoken_languages_language_id_idx ON event_spoken_languages USING btree (language_id, event_id);
CREATE INDEX event_target_prefectures_prefecture_id_idx ON event_target_prefectures USING btree (prefecture_id, event_id);
CREATE INDEX event_target_universities_university_id_idx ON event_target_universities USING btree (university_id, event_id);
CREATE INDEX events_apply_due_at_idx ON events USING btree (apply_due_at) WHERE is_published;
CREATE INDEX events_event_purpose_idx ON events USING btree (event_purpose_id, start_at, id) WHERE is_published;
CREATE INDEX events_listed_for_universities ON events USING btree (start_at, owner_organization_id) WHERE (is_shown_only_organization_universities AND is_published);
CREATE INDEX events_lottery_at_idx ON events USING btree (lottery_at) WHERE ((selection = 'lottery'::text) AND (lottery_drawn_at IS NULL));
CREATE INDEX events_online_idx ON events USING btree (start_at, id) WHERE (is_published AND is_online);
CREATE INDEX events_owner_organization_idx ON events USING btree (owner_organization_id, start_at, id);
CREATE INDEX events_prefecture_idx ON events USING btree (prefecture_id, start_at, id) WHERE is_published;
CREATE INDEX events_published_at_idx ON events USING btree (published_at) WHERE is_published;
CREATE INDEX events_reception_start_at_idx ON events USING btree (reception_start_at) WHERE is_published;
CREATE INDEX events_series_id_idx ON events USING btree (series_id) WHERE (series_id IS NOT NULL);
CREATE INDEX events_start_at_idx ON events USING btree (start_at, id) WHERE is_published;
CREATE INDEX events_university_idx ON events USING btree (university_id, start_at, id) WHERE is_published;
CREATE INDEX follow_up_mails_thanked_idx ON follow_up_mails USING btree (sent_at) WHERE (is_thanks_on AND (sent_at IS NOT NULL));
CREATE INDEX follow_up_mails_waiting_idx ON follow_up_mails USING btree (event_id) WHERE ((sent_at IS NULL) AND (skipped_at IS NULL));
CREATE UNIQUE INDEX help_articles_key_key ON help_articles USING btree (key) WHERE (NOT is_deleted);
CREATE INDEX mails_announcement_id_idx ON mails USING btree (announcement_id, state) WHERE (announcement_id IS NOT NULL);
CREATE INDEX mails_claimed_idx ON mails USING btree (claimed_until) WHERE (state = 'sending'::text);
CREATE INDEX mails_event_id_idx ON mails USING btree (event_id, state) WHERE (event_id IS NOT NULL);
CREATE INDEX mails_failed_idx ON mails USING btree (id) WHERE (state = 'failed'::text);
CREATE INDEX mails_reminder_mail_id_idx ON mails USING btree (reminder_mail_id, state) WHERE (reminder_mail_id IS NOT NULL);
CREATE INDEX mails_user_id_idx ON mails USING btree (user_id);
CREATE INDEX mails_waiting_idx ON mails USING btree (priority, next_try_at, id) WHERE (state = 'waiting'::text);
CREATE INDEX materials_event_id_idx ON materials USING btree (event_id, "position");
CREATE INDEX named_survey_answers_application_idx ON named_survey_answers USING btree (application_id);
CREATE INDEX organization_follows_current_idx ON organization_follows USING btree (organization_id, followed_at) WHERE (unfollowed_at IS NULL);
CREATE INDEX organization_follows_user_id_idx ON organization_follows USING btree (user_id);
CREATE INDEX organization_members_user_id_idx ON organization_members USING btree (user_id);
CREATE INDEX organization_universities_university_id_idx ON organization_universities USING btree (university_id);
CREATE INDEX organizations_email_idx ON organizations USING btree (lower(email), id);
CREATE INDEX question_options_question_id_idx ON question_options USING btree (question_id, "position");
CREATE INDEX questions_event_id_idx ON questions USING btree (event_id, "position");
CREATE INDEX rate_limits_window_start_idx ON rate_limits USING btree (window_start);
CREATE INDEX reminder_mails_due_idx ON reminder_mails USING btree (send_at) WHERE (sent_at IS NULL);
CREATE INDEX reminder_mails_event_id_idx ON reminder_mails USING btree (event_id, send_at);
CREATE INDEX search_vocabulary_checked_at_idx ON search_vocabulary USING btree (checked_at);
CREATE INDEX search_vocabulary_deletions_idx ON search_vocabulary USING gin (deletions);
CREATE INDEX sessions_expires_at_idx ON sessions USING btree (expires_at);
CREATE INDEX sessions_user_id_idx ON sessions USING btree (user_id, expires_at);
CREATE INDEX staged_uploads_left_idx ON staged_uploads USING btree (created_at) WHERE (taken_at IS NULL);
CREATE INDEX survey_respondents_application_idx ON survey_respondents USING btree (application_id);
CREATE INDEX synonyms_group_idx ON synonyms USING btree (synonym_group_id);
CREATE INDEX text_analyses_created_at_idx ON text_analyses USING btree (created_at);
CREATE INDEX tickets_application_idx ON tickets USING btree (application_id);
CREATE INDEX tickets_event_idx ON tickets USING btree (event_id);
CREATE UNIQUE INDEX tickets_valid_idx ON tickets USING btree (application_id) WHERE (NOT is_withdrawn);
CREATE INDEX universities_prefecture_id_idx ON universities USING btree (prefecture_id);
CREATE UNIQUE INDEX universities_snake_name_key ON universities USING btree (lower(snake_name));
CREATE UNIQUE INDEX users_email_key ON users USING btree (lower(email));
CREATE INDEX users_university_id_idx ON users USING btree (university_id);
CREATE CONSTRAINT TRIGGER bump_public_data_version AFTER INSERT OR DELETE OR UPDATE ON countries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bump_public_data_version();
CREATE CONSTRAINT TRIGGER bump_public_data_version AFTER INSERT OR DELETE OR UPDATE ON department_categories DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bump_public_data_version();
CREATE CONSTRAINT TRIGGER bump_public_data_version AFTER INSERT OR DELETE OR UPDATE ON event_formats DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bump_public_data_version();
CREATE CONSTRAINT TRIGGER bump_public_data_version AFTER INSERT OR DELETE OR UPDATE ON event_purposes DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bump_public_data_version();
CREATE CONSTRAINT TRIGGER bump_public_data_version AFTER INSERT OR DELETE OR UPDATE ON languages DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bump_public_data_version();
CREATE CONSTRAINT TRIGGER bump_public_data_version AFTER INSERT OR DELETE OR UPDATE ON occupations DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bump_public_data_version();
CREATE CONSTRAINT TRIGGER bump_public_data_version AFTER INSERT OR DELETE OR UPDATE ON prefectures DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bump_public_data_version();
CREATE CONSTRAINT TRIGGER bump_public_data_version AFTER INSERT OR DELETE OR UPDATE ON question_types DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bump_public_data_version();
CREATE CONSTRAINT TRIGGER bump_public_data_version AFTER INSERT OR DELETE OR UPDATE ON universities DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bump_public_data_version();
CREATE TRIGGER copy_facts_to_search AFTER UPDATE OF start_at, is_published, is_shown_only_organization_universities, owner_organization_id ON events FOR EACH ROW WHEN ((old.start_at, old.is_published, old.is_shown_only_organization_universities, old.owner_organization_id) IS DISTINCT FROM (new.start_at, new.is_published, new.is_shown_only_organization_universities, new.owner_organization_id)) EXECUTE FUNCTION copy_facts_to_search();
CREATE TRIGGER count_held_places_on_delete AFTER DELETE ON applications REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_held_places();
CREATE TRIGGER count_held_places_on_insert AFTER INSERT ON applications REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_held_places();
CREATE TRIGGER count_held_places_on_update AFTER UPDATE ON applications REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_held_places();
CREATE TRIGGER follow_cancelled_at BEFORE INSERT OR UPDATE OF cancelled_at ON applications FOR EACH ROW WHEN (((new.state = ANY (ARRAY['declined'::text, 'cancelled'::text])) <> (new.cancelled_at IS NOT NULL))) EXECUTE FUNCTION follow_cancelled_at();
CREATE TRIGGER follow_confirmed_on_insert AFTER INSERT ON applications REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION follow_confirmed_applications();
CREATE TRIGGER follow_confirmed_on_update AFTER UPDATE ON applications REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION follow_confirmed_applications();
CREATE TRIGGER hide_first_name BEFORE UPDATE OF state, cancelled_at ON applications FOR EACH ROW WHEN ((new.shows_first_name AND (new.state = ANY (ARRAY['declined'::text, 'cancelled'::text])))) EXECUTE FUNCTION hide_first_name();
CREATE TRIGGER leave_queue BEFORE UPDATE OF state, cancelled_at ON applications FOR EACH ROW WHEN (((new.state <> 'waiting'::text) AND (new.queue_number IS NOT NULL))) EXECUTE FUNCTION leave_queue();
CREATE TRIGGER mails_fill_superseded_by BEFORE INSERT OR UPDATE OF superseded_by ON mails FOR EACH ROW WHEN (((new.superseded_by = '{}'::text[]) AND (new.kind = ANY (ARRAY['event_changed'::text, 'event_tomorrow'::text, 'remind_later'::text, 'custom_reminder'::text, 'announcement'::text])))) EXECUTE FUNCTION fill_superseded_by();
CREATE CONSTRAINT TRIGGER note_public_data_change AFTER INSERT OR DELETE OR UPDATE ON event_hosts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_event_host_change('lists', 'search');
CREATE CONSTRAINT TRIGGER note_public_data_change AFTER INSERT OR UPDATE OF titles, words, fields ON event_search_documents DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_search_document_change();
CREATE CONSTRAINT TRIGGER note_public_data_change AFTER INSERT OR DELETE OR UPDATE ON event_spoken_languages DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_event_part_change('lists');
CREATE CONSTRAINT TRIGGER note_public_data_change AFTER INSERT OR DELETE OR UPDATE ON event_target_countries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_event_part_change();
CREATE CONSTRAINT TRIGGER note_public_data_change AFTER INSERT OR DELETE OR UPDATE ON event_target_department_categories DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_event_part_change();
CREATE CONSTRAINT TRIGGER note_public_data_change AFTER INSERT OR DELETE OR UPDATE ON event_target_occupations DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_event_part_change();
CREATE CONSTRAINT TRIGGER note_public_data_change AFTER INSERT OR DELETE OR UPDATE ON event_target_prefectures DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_event_part_change('lists');
CREATE CONSTRAINT TRIGGER note_public_data_change AFTER INSERT OR DELETE OR UPDATE ON event_target_universities DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_event_part_change('lists');
CREATE CONSTRAINT TRIGGER note_public_data_change AFTER INSERT OR DELETE OR UPDATE ON event_texts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_event_part_change('search');
CREATE CONSTRAINT TRIGGER note_public_data_change AFTER INSERT OR DELETE OR UPDATE ON events DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_event_change();
CREATE CONSTRAINT TRIGGER note_public_data_change AFTER INSERT OR DELETE OR UPDATE ON help_article_texts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_help_change();
CREATE CONSTRAINT TRIGGER note_public_data_change AFTER INSERT OR DELETE OR UPDATE ON help_articles DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_help_change();
CREATE CONSTRAINT TRIGGER note_public_data_change AFTER INSERT OR DELETE OR UPDATE ON organization_follows DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_followers_change();
CREATE CONSTRAINT TRIGGER note_public_data_change AFTER INSERT OR DELETE OR UPDATE ON organization_members DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_organization_part_change();
CREATE CONSTRAINT TRIGGER note_public_data_change AFTER INSERT OR DELETE OR UPDATE ON organization_prefectures DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_organization_part_change();
CREATE CONSTRAINT TRIGGER note_public_data_change AFTER INSERT OR DELETE OR UPDATE ON organization_texts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_organization_part_change('search');
CREATE CONSTRAINT TRIGGER note_public_data_change AFTER INSERT OR DELETE OR UPDATE ON organization_universities DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_organization_part_change('lists');
CREATE CONSTRAINT TRIGGER note_public_data_change AFTER INSERT OR DELETE OR UPDATE ON organizations DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_organization_change();
CREATE CONSTRAINT TRIGGER note_public_data_change AFTER INSERT OR DELETE OR UPDATE ON question_option_texts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_question_option_text_change();
CREATE CONSTRAINT TRIGGER note_public_data_change AFTER INSERT OR DELETE OR UPDATE ON question_options DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_question_part_change();
CREATE CONSTRAINT TRIGGER note_public_data_change AFTER INSERT OR DELETE OR UPDATE ON question_texts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_question_part_change();
CREATE CONSTRAINT TRIGGER note_public_data_change AFTER INSERT OR DELETE OR UPDATE ON questions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_event_part_change();
CREATE CONSTRAINT TRIGGER note_public_data_change AFTER INSERT OR DELETE OR UPDATE ON removed_things DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_removed_thing();
CREATE CONSTRAINT TRIGGER note_public_data_change AFTER INSERT OR DELETE OR UPDATE ON synonyms DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_synonym_change();
CREATE TRIGGER refresh_lists_on_delete AFTER DELETE ON event_target_prefectures REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_lists_of_changed_events();
CREATE TRIGGER refresh_lists_on_delete AFTER DELETE ON event_target_universities REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_lists_of_changed_events();
CREATE TRIGGER refresh_lists_on_insert AFTER INSERT ON event_target_prefectures REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_lists_of_changed_events();
CREATE TRIGGER refresh_lists_on_insert AFTER INSERT ON event_target_universities REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_lists_of_changed_events();
CREATE TRIGGER refresh_lists_on_insert AFTER INSERT ON events REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_lists_of_new_events();
CREATE TRIGGER refresh_lists_on_update AFTER UPDATE ON event_target_prefectures REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_lists_of_changed_events();
CREATE TRIGGER refresh_lists_on_update AFTER UPDATE ON event_target_universities REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_lists_of_changed_events();
CREATE TRIGGER refresh_lists_on_update AFTER UPDATE OF prefecture_id, university_id, is_online ON events FOR EACH ROW EXECUTE FUNCTION refresh_lists_of_moved_event();
CREATE TRIGGER refresh_search_on_delete AFTER DELETE ON event_hosts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search_of_changed_events();
CREATE TRIGGER refresh_search_on_delete AFTER DELETE ON event_texts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search_of_changed_events();
CREATE TRIGGER refresh_search_on_delete AFTER DELETE ON organization_texts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search_of_changed_organizations();
CREATE TRIGGER refresh_search_on_insert AFTER INSERT ON event_hosts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search_of_changed_events();
CREATE TRIGGER refresh_search_on_insert AFTER INSERT ON event_texts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search_of_changed_events();
CREATE TRIGGER refresh_search_on_insert AFTER INSERT ON organization_texts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search_of_changed_organizations();
CREATE TRIGGER refresh_search_on_update AFTER UPDATE ON event_formats REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search_of_renamed_choices('event_format_id');
CREATE TRIGGER refresh_search_on_update AFTER UPDATE ON event_hosts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search_of_changed_events();
CREATE TRIGGER refresh_search_on_update AFTER UPDATE ON event_purposes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search_of_renamed_choices('event_purpose_id');
CREATE TRIGGER refresh_search_on_update AFTER UPDATE ON event_texts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search_of_changed_events();
CREATE TRIGGER refresh_search_on_update AFTER UPDATE OF prefecture_id, event_purpose_id, event_format_id, university_id ON events FOR EACH ROW WHEN ((old.prefecture_id, old.event_purpose_id, old.event_format_id, old.university_id) IS DISTINCT FROM (new.prefecture_id, new.event_purpose_id, new.event_format_id, new.university_id)) EXECUTE FUNCTION refresh_search_of_event();
CREATE TRIGGER refresh_search_on_update AFTER UPDATE ON organization_texts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search_of_changed_organizations();
CREATE TRIGGER refresh_search_on_update AFTER UPDATE ON prefectures REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search_of_renamed_choices('prefecture_id');
CREATE TRIGGER refresh_search_on_update AFTER UPDATE ON universities REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search_of_renamed_choices('university_id');
CREATE TRIGGER remember_once_public BEFORE INSERT OR UPDATE OF is_published, was_published ON events FOR EACH ROW EXECUTE FUNCTION remember_once_public();
CREATE TRIGGER remember_removed_thing AFTER DELETE ON events FOR EACH ROW EXECUTE FUNCTION remember_removed_thing('event');
CREATE TRIGGER remember_removed_thing AFTER DELETE ON organizations FOR EACH ROW EXECUTE FUNCTION remember_removed_thing('organization');
ALTER TABLE accommodation_requests ADD CONSTRAINT accommodation_requests_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
ALTER TABLE account_tokens ADD CONSTRAINT account_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE announcement_recipients ADD CONSTRAINT announcement_recipients_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES announcements(id) ON DELETE CASCADE;
ALTER TABLE announcement_recipients ADD CONSTRAINT announcement_recipients_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE announcements ADD CONSTRAINT announcements_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE;
ALTER TABLE anonymous_survey_answers ADD CONSTRAINT anonymous_survey_answers_survey_fkey FOREIGN KEY (event_id, is_anonymous) REFERENCES surveys(event_id, is_anonymous) ON DELETE CASCADE;
ALTER TABLE answer_options ADD CONSTRAINT answer_options_application_id_question_id_fkey FOREIGN KEY (application_id, question_id) REFERENCES answers(application_id, question_id) ON DELETE CASCADE;
ALTER TABLE answer_options ADD CONSTRAINT answer_options_option_fkey FOREIGN KEY (question_option_id, question_id) REFERENCES question_options(id, question_id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE answers ADD CONSTRAINT answers_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
ALTER TABLE answers ADD CONSTRAINT answers_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE applications ADD CONSTRAINT applications_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE;
ALTER TABLE applications ADD CONSTRAINT applications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE attendance_codes ADD CONSTRAINT attendance_codes_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE;
ALTER TABLE attendances ADD CONSTRAINT attendances_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
ALTER TABLE attendances ADD CONSTRAINT attendances_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE;
ALTER TABLE certificate_offers ADD CONSTRAINT certificate_offers_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE;
ALTER TABLE certificates ADD CONSTRAINT certificates_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
ALTER TABLE certificates ADD CONSTRAINT certificates_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE;
ALTER TABLE check_in_links ADD CONSTRAINT check_in_links_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE;
ALTER TABLE check_ins ADD CONSTRAINT check_ins_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
ALTER TABLE check_ins ADD CONSTRAINT check_ins_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE;
ALTER TABLE check_ins ADD CONSTRAINT check_ins_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES tickets(id) ON DELETE CASCADE;
ALTER TABLE event_bookmarks ADD CONSTRAINT event_bookmarks_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE;
ALTER TABLE event_bookmarks ADD CONSTRAINT event_bookmarks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE event_hosts ADD CONSTRAINT event_hosts_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE;
ALTER TABLE event_hosts ADD CONSTRAINT event_hosts_invited_by_id_fkey FOREIGN KEY (invited_by_id) REFERENCES organizations(id);
ALTER TABLE event_hosts ADD CONSTRAINT event_hosts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
ALTER TABLE event_lists ADD CONSTRAINT event_lists_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE;
ALTER TABLE event_reminders ADD CONSTRAINT event_reminders_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE;
ALTER TABLE event_reminders ADD CONSTRAINT event_reminders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE event_search_documents ADD CONSTRAINT event_search_documents_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE;
ALTER TABLE event_search_terms ADD CONSTRAINT event_search_terms_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE;
ALTER TABLE event_spoken_languages ADD CONSTRAINT event_spoken_languages_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE;
ALTER TABLE event_spoken_languages ADD CONSTRAINT event_spoken_languages_language_id_fkey FOREIGN KEY (language_id) REFERENCES languages(id);
ALTER TABLE event_target_countries ADD CONSTRAINT event_target_countries_country_id_fkey FOREIGN KEY (country_id) REFERENCES countries(id);
ALTER TABLE event_target_countries ADD CONSTRAINT event_target_countries_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE;
ALTER TABLE event_target_department_categories ADD CONSTRAINT event_target_department_categories_department_category_id_fkey FOREIGN KEY (department_category_id) REFERENCES department_categories(id);
ALTER TABLE event_target_department_categories ADD CONSTRAINT event_target_department_categories_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE;
ALTER TABLE event_target_occupations ADD CONSTRAINT event_target_occupations_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE;
ALTER TABLE event_target_occupations ADD CONSTRAINT event_target_occupations_occupation_id_fkey FOREIGN KEY (occupation_id) REFERENCES occupations(id);
ALTER TABLE event_target_prefectures ADD CONSTRAINT event_target_prefectures_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE;
ALTER TABLE event_target_prefectures ADD CONSTRAINT event_target_prefectures_prefecture_id_fkey FOREIGN KEY (prefecture_id) REFERENCES prefectures(id);
ALTER TABLE event_target_universities ADD CONSTRAINT event_target_universities_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE;
ALTER TABLE event_target_universities ADD CONSTRAINT event_target_universities_university_id_fkey FOREIGN KEY (university_id) REFERENCES universities(id);
ALTER TABLE event_texts ADD CONSTRAINT event_texts_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE;
ALTER TABLE event_texts ADD CONSTRAINT event_texts_language_id_fkey FOREIGN KEY (language_id) REFERENCES languages(id);
ALTER TABLE events ADD CONSTRAINT events_event_format_id_fkey FOREIGN KEY (event_format_id) REFERENCES event_formats(id);
ALTER TABLE events ADD CONSTRAINT events_event_purpose_id_fkey FOREIGN KEY (event_purpose_id) REFERENCES event_purposes(id);
ALTER TABLE events ADD CONSTRAINT events_main_text_fkey FOREIGN KEY (id, has_main_text) REFERENCES event_texts(event_id, is_main) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE events ADD CONSTRAINT events_owner_fkey FOREIGN KEY (id, owner_organization_id, has_owner) REFERENCES event_hosts(event_id, organization_id, is_owner) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE events ADD CONSTRAINT events_owner_organization_id_fkey FOREIGN KEY (owner_organization_id) REFERENCES organizations(id);
ALTER TABLE events ADD CONSTRAINT events_prefecture_id_fkey FOREIGN KEY (prefecture_id) REFERENCES prefectures(id);
ALTER TABLE events ADD CONSTRAINT events_university_id_fkey FOREIGN KEY (university_id) REFERENCES universities(id);
ALTER TABLE follow_up_mails ADD CONSTRAINT follow_up_mails_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE;
ALTER TABLE help_article_texts ADD CONSTRAINT help_article_texts_help_article_id_fkey FOREIGN KEY (help_article_id) REFERENCES help_articles(id) ON DELETE CASCADE;
ALTER TABLE help_article_texts ADD CONSTRAINT help_article_texts_language_fkey FOREIGN KEY (language_id) REFERENCES interface_languages(language_id);
ALTER TABLE help_articles ADD CONSTRAINT help_articles_last_updated_by_id_fkey FOREIGN KEY (last_updated_by_id) REFERENCES users(id);
ALTER TABLE interface_languages ADD CONSTRAINT interface_languages_language_id_fkey FOREIGN KEY (language_id) REFERENCES languages(id);
ALTER TABLE lottery_draws ADD CONSTRAINT lottery_draws_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE;
ALTER TABLE mails ADD CONSTRAINT mails_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES announcements(id) ON DELETE SET NULL;
ALTER TABLE mails ADD CONSTRAINT mails_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE SET NULL;
ALTER TABLE mails ADD CONSTRAINT mails_language_fkey FOREIGN KEY (language) REFERENCES interface_languages(code);
ALTER TABLE mails ADD CONSTRAINT mails_reminder_mail_id_fkey FOREIGN KEY (reminder_mail_id) REFERENCES reminder_mails(id) ON DELETE SET NULL;
ALTER TABLE mails ADD CONSTRAINT mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE materials ADD CONSTRAINT materials_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE;
ALTER TABLE named_survey_answers ADD CONSTRAINT named_survey_answers_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
ALTER TABLE named_survey_answers ADD CONSTRAINT named_survey_answers_survey_fkey FOREIGN KEY (event_id, is_anonymous) REFERENCES surveys(event_id, is_anonymous) ON DELETE CASCADE;
ALTER TABLE organization_follows ADD CONSTRAINT organization_follows_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE organization_follows ADD CONSTRAINT organization_follows_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE organization_members ADD CONSTRAINT organization_members_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE organization_members ADD CONSTRAINT organization_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE organization_prefectures ADD CONSTRAINT organization_prefectures_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE organization_prefectures ADD CONSTRAINT organization_prefectures_prefecture_id_fkey FOREIGN KEY (prefecture_id) REFERENCES prefectures(id);
ALTER TABLE organization_texts ADD CONSTRAINT organization_texts_language_id_fkey FOREIGN KEY (language_id) REFERENCES languages(id);
ALTER TABLE organization_texts ADD CONSTRAINT organization_texts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE organization_universities ADD CONSTRAINT organization_universities_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE organization_universities ADD CONSTRAINT organization_universities_university_id_fkey FOREIGN KEY (university_id) REFERENCES universities(id);
ALTER TABLE organizations ADD CONSTRAINT organizations_main_text_fkey FOREIGN KEY (id, has_main_text) REFERENCES organization_texts(organization_id, is_main) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE question_option_texts ADD CONSTRAINT question_option_texts_language_id_fkey FOREIGN KEY (language_id) REFERENCES languages(id);
ALTER TABLE question_option_texts ADD CONSTRAINT question_option_texts_question_option_id_fkey FOREIGN KEY (question_option_id) REFERENCES question_options(id) ON DELETE CASCADE;
ALTER TABLE question_options ADD CONSTRAINT question_options_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE;
ALTER TABLE question_texts ADD CONSTRAINT question_texts_language_id_fkey FOREIGN KEY (language_id) REFERENCES languages(id);
ALTER TABLE question_texts ADD CONSTRAINT question_texts_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE;
ALTER TABLE questions ADD CONSTRAINT questions_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE;
ALTER TABLE questions ADD CONSTRAINT questions_question_type_id_fkey FOREIGN KEY (question_type_id) REFERENCES question_types(id);
ALTER TABLE reminder_mails ADD CONSTRAINT reminder_mails_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE;
ALTER TABLE saved_searches ADD CONSTRAINT saved_searches_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE sessions ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE staged_uploads ADD CONSTRAINT staged_uploads_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
ALTER TABLE survey_respondents ADD CONSTRAINT survey_respondents_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
ALTER TABLE survey_respondents ADD CONSTRAINT survey_respondents_event_id_fkey FOREIGN KEY (event_id) REFERENCES surveys(event_id) ON DELETE CASCADE;
ALTER TABLE surveys ADD CONSTRAINT surveys_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE;
ALTER TABLE synonyms ADD CONSTRAINT synonyms_language_fkey FOREIGN KEY (language_id) REFERENCES interface_languages(language_id);
ALTER TABLE synonyms ADD CONSTRAINT synonyms_synonym_group_id_fkey FOREIGN KEY (synonym_group_id) REFERENCES synonym_groups(id) ON DELETE CASCADE;
ALTER TABLE tickets ADD CONSTRAINT tickets_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
ALTER TABLE tickets ADD CONSTRAINT tickets_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE;
ALTER TABLE universities ADD CONSTRAINT universities_prefecture_id_fkey FOREIGN KEY (prefecture_id) REFERENCES prefectures(id);
ALTER TABLE users ADD CONSTRAINT users_country_id_fkey FOREIGN KEY (country_id) REFERENCES countries(id);
ALTER TABLE users ADD CONSTRAINT users_department_category_id_fkey FOREIGN KEY (department_category_id) REFERENCES department_categories(id);
ALTER TABLE users ADD CONSTRAINT users_language_fkey FOREIGN KEY (language) REFERENCES interface_languages(code);
ALTER TABLE users ADD CONSTRAINT users_occupation_id_fkey FOREIGN KEY (occupation_id) REFERENCES occupations(id);
ALTER TABLE users ADD CONSTRAINT users_university_id_fkey FOREIGN KEY (university_id) REFERENCES universities(id);
ALTER TABLE walk_ins ADD CONSTRAINT walk_ins_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE;
insert into public_data_versions (shard) select generate_series(0, 63);
insert into migrations (name) values
  ('0001_masters'),
  ('0002_accounts'),
  ('0003_organizations'),
  ('0004_events'),
  ('0005_applications'),
  ('0006_mail'),
  ('0007_help_and_keeping'),
  ('0008_search'),
  ('0009_public_data_versions'),
  ('0010_event_lists'),
  ('0011_mail_sweeps'),
  ('0012_no_idempotency_keys'),
  ('0013_own_calendar_entries'),
  ('0014_enrolled_only'),
  ('0015_listed_for_universities'),
  ('0016_search_terms'),
  ('0017_deleted_accounts'),
  ('0018_texts_in_two_languages'),
  ('0019_once_public_events'),
  ('0020_readings'),
  ('0021_application_states'),
  ('0023_superseded_mails'),
  ('0024_names_by_language'),
  ('0025_public_data_changes'),
  ('0026_applying_in_one_statement'),
  ('0028_primary_server'),
  ('0029_topics_within_events'),
  ('0030_bounded_public_data_changes'),
  ('0031_event_fees_and_access'),
  ('0032_search_documents'),
  ('0033_find_search_documents'),
  ('0034_synonyms'),
  ('0035_bookmarks'),
  ('0036_followers_topic'),
  ('0038_accommodation_requests'),
  ('0039_saved_searches'),
  ('0040_shown_first_names'),
  ('0041_waiting_lists_and_lotteries'),
  ('0042_narrow_search_documents'),
  ('0043_states_of_reminder_mails'),
  ('0044_tickets_and_check_ins'),
  ('0045_follow_up_mails_and_materials'),
  ('0046_surveys'),
  ('0047_certificates'),
  ('0048_versions_of_what_follows'),
  ('0049_late_thanks_index');
