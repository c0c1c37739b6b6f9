-- Searches that somebody wants to hear of: filters of event lists, as lists take them.
create table saved_searches (
  id integer generated always as identity primary key,
  user_id integer not null references users,
  filters jsonb not null,
  is_mailed boolean not null,
  created_at timestamptz(3) not null default now(),
  unique (user_id, filters)
);

-- When an event became public for the first time, for what is new to a search. Nobody knows it of those that already were.
alter table events add column published_at timestamptz(3);
create index events_published_at_idx on events (published_at) where is_published;

create or replace function remember_once_public() returns trigger language plpgsql as $$
begin
  if new.is_published and not new.was_published then new.published_at := coalesce(new.published_at, now()); end if;
  new.was_published := new.is_published or new.was_published;
  return new;
end $$;
