-- How often an event's page was opened, by day of Japan's calendar and by where people came from. Nothing tells who they were.
create table event_views (
  event_id integer not null references events on delete cascade,
  date date not null,
  source text not null constraint event_views_source_check check (source ~ '^[A-Za-z0-9_-]{1,40}$'),
  count integer not null,
  primary key (event_id, date, source)
);
