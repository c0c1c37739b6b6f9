-- Lists change when a priority ends: without it every upcoming event is read to find the next.
create index events_priority_until_at_idx on events (priority_until_at) where is_published;
