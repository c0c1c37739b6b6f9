-- Counts the saves of what an event leaves behind, so that of two people who edit it the second is told. None is made yet: 0.
alter table surveys add column lock_version integer not null default 1;
alter table follow_up_mails add column lock_version integer not null default 1;
