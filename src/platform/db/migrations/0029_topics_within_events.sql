-- Finer topics of an event, so that an application, by far the most frequent change, makes nobody read the rest again:
--   facts:13        its columns, texts, questions, languages and targets
--   hosts:13        which organizations hold it
--   applicants:13   how many have applied to it
-- `event:13` still stands for all of them: the version before knows no other.

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
  if old.applications_count <> new.applications_count then
    topics := topics || array['applicants:' || event_id, 'counts'];
    old.applications_count := new.applications_count;
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

create or replace function note_change_of_events(ids integer[], others text[]) returns void language plpgsql as $$
declare
  topics text[] := array(select unnest(array['event:' || id, 'facts:' || id]) from events where id = any (ids) and is_published);
begin
  if cardinality(topics) > 0 then perform note_public_data_change(variadic topics || others); end if;
end $$;

create function note_event_host_change() returns trigger language plpgsql as $$
declare
  topics text[] := array(select unnest(array['event:' || id, 'hosts:' || id]) from events
                          where id in (old.event_id, new.event_id) and is_published);
begin
  if cardinality(topics) > 0 then perform note_public_data_change(variadic topics || tg_argv); end if;
  return null;
end $$;

drop trigger note_public_data_change on event_hosts;
create constraint trigger note_public_data_change after insert or update or delete on event_hosts
  deferrable initially deferred for each row execute function note_event_host_change('lists', 'search');
