-- Chosen with the recipients; whether somebody is still enrolled when the event begins is asked when the mail is sent.
alter table announcements add column is_for_enrolled_only boolean not null default false;
