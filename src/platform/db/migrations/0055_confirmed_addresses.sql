-- An organizer may keep accounts whose address nobody has confirmed out of an event: several of them cost one person nothing.
alter table events add column requires_confirmed_email boolean not null default false;
