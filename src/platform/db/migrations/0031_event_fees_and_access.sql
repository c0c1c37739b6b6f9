-- Yen; 0 is free, null is not told.
alter table events add column fee integer
  constraint events_fee_check check (fee between 0 and 1000000);

-- The nearest station in the words of the organizer (`event_texts.access_station` has it in a language where that differs),
-- and the minutes from there on foot.
alter table events add column access_station text, add column access_minutes smallint
  constraint events_access_minutes_check check (access_minutes between 0 and 180);
alter table events add constraint events_access_check check (access_station is not null or access_minutes is null);

-- Where a map puts its marker: degrees (WGS 84).
alter table events
  add column latitude double precision constraint events_latitude_check check (latitude between -90 and 90),
  add column longitude double precision constraint events_longitude_check check (longitude between -180 and 180),
  add constraint events_location_check check ((latitude is null) = (longitude is null));

-- What the place offers; an empty list tells nothing.
alter table events add column barrier_free text[] not null default '{}'
  constraint events_barrier_free_check check (
    barrier_free <@ array['step_free', 'toilet', 'hearing', 'seating', 'quiet_room', 'service_animals']
    and array_position(barrier_free, null) is null);

alter table events add column welcomes_beginners boolean not null default false;

-- Events that were made as one series share a number.
alter table events add column series_id integer;
create index events_series_id_idx on events (series_id) where series_id is not null;

alter table event_texts
  add column summary text not null default '',
  add column fee_note text not null default '',
  add column access_station text not null default '';
