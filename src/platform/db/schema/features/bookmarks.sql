-- Events that somebody wants to come back to. One that is hidden later keeps its row: it is there again when it is shown again.
create table event_bookmarks (
  event_id integer not null references events on delete cascade,
  user_id integer not null references users,
  created_at timestamptz(3) not null default now(),
  primary key (event_id, user_id)
);
create index event_bookmarks_user_id_idx on event_bookmarks (user_id, created_at);

-- Searches that somebody wants to hear of: filters of event lists, as lists take them.
create table saved_searches (
  id integer generated always as identity primary key,
  user_id integer not null references users,
  filters jsonb not null,
  is_mailed boolean not null,
  created_at timestamptz(3) not null default now(),
  constraint saved_searches_user_id_filters_key unique (user_id, filters)
);
