-- The address of an event's online meeting, apart from the event: what is read of events for everybody cannot hold it.
create table event_meetings (
  event_id integer primary key references events on delete cascade,
  url text not null check (length(url) between 1 and 500)
);
