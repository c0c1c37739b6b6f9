-- Mails to applicants by what they have answered, by whether they came, and, at a set time, to chosen people. A process of the version
-- before finds nobody in the states of such a mail.
alter table applicant_mails
  add column option_id integer,
  add column attendance text constraint applicant_mails_attendance_check check (attendance in ('attended', 'absent'));
alter table reminder_mails
  add column option_id integer,
  add column attendance text constraint reminder_mails_attendance_check check (attendance in ('attended', 'absent')),
  add column user_ids integer[],
  drop constraint reminder_mails_states_check,
  add constraint reminder_mails_states_check check (states <@ '{confirmed,waiting,offered,under_review,entered}'),
  add constraint reminder_mails_recipients_check check (
    num_nonnulls(option_id, attendance, user_ids) + (cardinality(states) > 0)::integer = 1
  );
create index reminder_mails_user_ids_idx on reminder_mails using gin (user_ids);
-- Functions: 6c7d98428c7ca4af
