-- Events that somebody wants to come back to. One that is hidden later keeps its row: it is there again when it is shown again.
create table event_bookmarks (
  event_id integer not null references events on delete cascade,
  user_id integer not null references users,
  created_at timestamptz(3) not null default now(),
  primary key (event_id, user_id)
);
create index event_bookmarks_user_id_idx on event_bookmarks (user_id, created_at);
