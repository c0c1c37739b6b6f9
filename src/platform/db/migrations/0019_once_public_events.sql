-- Whether an event has ever been public: only then may its page say that it is gone. Nobody knows any more of those that are
-- hidden now, but people had applied to some.
alter table events add column was_published boolean not null default true;
alter table events alter column was_published set default false;

create function remember_once_public() returns trigger language plpgsql as $$
begin
  new.was_published := new.is_published or new.was_published;
  return new;
end $$;
create trigger remember_once_public before insert or update of is_published, was_published on events
  for each row execute function remember_once_public();

create or replace function remember_removed_thing() returns trigger language plpgsql as $$
begin
  if tg_argv[0] = 'event' then
    if not old.was_published then return null; end if;
  end if;
  insert into removed_things (kind, id) values (tg_argv[0], old.id) on conflict do nothing;
  return null;
end $$;

update events set was_published = false
 where not is_published and not exists (select from applications a where a.event_id = events.id);
-- So that a later migration of the same transaction may alter the table.
set constraints all immediate;
set constraints all deferred;
