-- What visitors see of an event, by the topics of platform/db.sql.

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
  -- Applications are not announced while it is hidden.
  if old.is_published <> new.is_published then topics := topics || ('applicants:' || event_id); end if;
  if (old.applications_count, old.waiting_count) <> (new.applications_count, new.waiting_count) then
    topics := topics || array['applicants:' || event_id, 'counts'];
    if is_full(old.applications_count, old.max_participant_num, old.waiting_count)
      <> is_full(new.applications_count, new.max_participant_num, new.waiting_count) then topics := topics || 'places'::text; end if;
    old.applications_count := new.applications_count;
    old.waiting_count := new.waiting_count;
    if old is not distinct from new then
      perform note_public_data_change(variadic topics);
      return null;
    end if;
  end if;
  topics := topics || ('facts:' || event_id);
  old.lock_version := new.lock_version;
  old.unseen_version := new.unseen_version;
  old.updated_at := new.updated_at;
  -- What lists are neither chosen nor ordered by. A column that is not named here changes them: that costs time and never the truth.
  old.detail_url := new.detail_url;
  old.thumbnail_url := new.thumbnail_url;
  old.cancel_message := new.cancel_message;
  old.cancel_messages := new.cancel_messages;
  old.access_station := new.access_station;
  old.access_minutes := new.access_minutes;
  old.latitude := new.latitude;
  old.longitude := new.longitude;
  old.asks_accommodation := new.asks_accommodation;
  old.requires_confirmed_email := new.requires_confirmed_email;
  old.requires_affiliation := new.requires_affiliation;
  old.shows_university_at_door := new.shows_university_at_door;
  old.lottery_seed := new.lottery_seed;
  old.calendar_sequence := new.calendar_sequence;
  old.is_public := new.is_public;
  if old is distinct from new then topics := topics || 'lists'::text; end if;
  perform note_public_data_change(variadic topics);
  return null;
end $$;
create constraint trigger note_public_data_change after insert or update or delete on events
  deferrable initially deferred for each row execute function note_event_change();

-- Of rows that belong to events; `others` is what they change beside the event.
create or replace function note_change_of_events(ids integer[], others text[]) returns void language plpgsql as $$
declare
  topics text[] := array(select unnest(array['event:' || id, 'facts:' || id]) from events where id = any (ids) and is_published);
begin
  if cardinality(topics) > 0 then perform note_public_data_change(variadic topics || others); end if;
end $$;

create or replace function note_event_part_change() returns trigger language plpgsql as $$
begin
  perform note_change_of_events(array[old.event_id, new.event_id], tg_argv);
  return null;
end $$;
create or replace function note_event_host_change() returns trigger language plpgsql as $$
declare
  topics text[] := array(select unnest(array['event:' || id, 'hosts:' || id]) from events
                          where id in (old.event_id, new.event_id) and is_published);
begin
  if cardinality(topics) > 0 then perform note_public_data_change(variadic topics || tg_argv); end if;
  return null;
end $$;
create or replace function note_question_part_change() returns trigger language plpgsql as $$
begin
  perform note_change_of_events(
    array(select event_id from questions where id in (old.question_id, new.question_id)), tg_argv);
  return null;
end $$;
create or replace function note_question_option_text_change() returns trigger language plpgsql as $$
begin
  perform note_change_of_events(
    array(select q.event_id from question_options o join questions q on q.id = o.question_id
           where o.id in (old.question_option_id, new.question_option_id)), tg_argv);
  return null;
end $$;
create or replace function note_removed_thing() returns trigger language plpgsql as $$
begin
  perform note_public_data_change(coalesce(new.kind, old.kind) || ':' || coalesce(new.id, old.id));
  return null;
end $$;

create constraint trigger note_public_data_change after insert or update or delete on event_texts
  deferrable initially deferred for each row execute function note_event_part_change('search');
create constraint trigger note_public_data_change after insert or update or delete on event_hosts
  deferrable initially deferred for each row execute function note_event_host_change('lists', 'search');
create constraint trigger note_public_data_change after insert or update or delete on event_spoken_languages
  deferrable initially deferred for each row execute function note_event_part_change('lists');
create constraint trigger note_public_data_change after insert or update or delete on event_target_universities
  deferrable initially deferred for each row execute function note_event_part_change('lists');
create constraint trigger note_public_data_change after insert or update or delete on event_target_department_categories
  deferrable initially deferred for each row execute function note_event_part_change();
create constraint trigger note_public_data_change after insert or update or delete on event_target_countries
  deferrable initially deferred for each row execute function note_event_part_change();
create constraint trigger note_public_data_change after insert or update or delete on event_target_occupations
  deferrable initially deferred for each row execute function note_event_part_change();
create constraint trigger note_public_data_change after insert or update or delete on event_target_prefectures
  deferrable initially deferred for each row execute function note_event_part_change('lists');
create constraint trigger note_public_data_change after insert or update or delete on questions
  deferrable initially deferred for each row execute function note_event_part_change();
create constraint trigger note_public_data_change after insert or update or delete on question_texts
  deferrable initially deferred for each row execute function note_question_part_change();
create constraint trigger note_public_data_change after insert or update or delete on question_options
  deferrable initially deferred for each row execute function note_question_part_change();
create constraint trigger note_public_data_change after insert or update or delete on question_option_texts
  deferrable initially deferred for each row execute function note_question_option_text_change();
create constraint trigger note_public_data_change after insert or update or delete on removed_things
  deferrable initially deferred for each row execute function note_removed_thing();
