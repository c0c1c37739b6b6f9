-- What organizers write to applicants, in further languages beside the text that stands for all others:
-- [{"language_id": 2, "title": "…", "custom_body": "…"}] and [{"language_id": 2, "message": "…"}].
alter table reminder_mails add column language_texts jsonb not null default '[]';
alter table events add column cancel_messages jsonb not null default '[]';
