-- What organizations were called when a university recognised them.
alter table recognitions
  add column former_names text[] constraint recognitions_former_names_check check (cardinality(former_names) > 0);
-- Why mails that were set for a time were given up.
alter table reminder_mails
  add column skip_reason text constraint reminder_mails_skip_reason_check check (skip_reason in ('limit_reached'));
alter table follow_up_mails
  add column skip_reason text constraint follow_up_mails_skip_reason_check check (skip_reason in ('on_hold'));
-- Functions: 11b65e2463f9cf2e
