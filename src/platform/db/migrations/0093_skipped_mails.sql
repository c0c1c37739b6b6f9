-- Mails whose time came while their event was on hold, and was over by a day when that ended.
alter table announcements add column skipped_at timestamptz(3);
alter table reminder_mails add column skipped_at timestamptz(3);
