-- An organizer's own words in an announcement, beside what the event says.
alter table announcements add column words jsonb not null default '[]';
-- Functions: 71beaa5df5eff844
