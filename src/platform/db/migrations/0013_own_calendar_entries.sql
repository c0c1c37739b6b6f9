-- Rises whenever the person cancels or applies again: their own calendar entry goes and comes back with a higher SEQUENCE.
alter table applications add column calendar_sequence integer not null default 0;
