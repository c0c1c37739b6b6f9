-- Pages of what was removed answer 410 and not 404.
create table removed_things (
  kind text not null constraint removed_things_kind_check check (kind in ('event', 'organization')),
  id integer not null,
  removed_at timestamptz(3) not null default now(),
  primary key (kind, id)
);

create or replace function remember_removed_thing() returns trigger language plpgsql as $$
begin
  if tg_argv[0] = 'event' then
    if not old.was_published then return null; end if;
  end if;
  insert into removed_things (kind, id) values (tg_argv[0], old.id) on conflict do nothing;
  return null;
end $$;
create trigger remember_removed_thing after delete on events
  for each row execute function remember_removed_thing('event');
create trigger remember_removed_thing after delete on organizations
  for each row execute function remember_removed_thing('organization');
