-- A guest whose address an account has confirmed: the person is asked once whether they are the same.
alter table users add column guest_declined_at timestamptz(3);
alter table users add constraint users_guest_declined_at_check check (is_guest or guest_declined_at is null);
create index users_guest_email_idx on users (guest_email) where guest_email is not null;
-- Functions: eabb8ffd910ce547
