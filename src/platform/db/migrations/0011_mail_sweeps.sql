-- When a reminder that was set was turned into a mail; setting it again later asks for another one.
alter table event_reminders add column mailed_at timestamptz(3);
create index event_reminders_unmailed_idx on event_reminders (event_id) where mailed_at is null and cancelled_at is null;

-- What is done once at a set time: whoever writes the row does it. `subject` is what it is about, 0 where there is one for all.
create table mail_runs (
  kind text not null,
  subject integer not null,
  due_at timestamptz(3) not null,
  ran_at timestamptz(3) not null,
  primary key (kind, subject, due_at)
);

-- Why a mail failed, as its organizer is told; `last_error` has the mail server's words for the operator.
alter table mails add column failure text
  constraint mails_failure_check check (failure in ('refused', 'unreachable', 'unwritable'));
