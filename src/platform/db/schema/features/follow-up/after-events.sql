-- The mails after an event: to those who came, and to those who did not. No row: nothing is set.
create table follow_up_mails (
  event_id integer primary key references events on delete cascade,
  is_thanks_on boolean not null default false,
  -- [{"language_id", "title", "custom_body"}]; readers of other languages get our own words.
  thanks_texts jsonb not null default '[]',
  is_missed_on boolean not null default false,
  missed_texts jsonb not null default '[]',
  -- Null: at noon in Tokyo, the day after the event.
  send_at timestamptz(3),
  sent_at timestamptz(3),
  -- When it was due and nobody had been checked in, so that nobody was known to have come; or a hold had made it late by a day.
  skipped_at timestamptz(3),
  -- Null: nobody had been checked in, or it was not skipped.
  skip_reason text constraint follow_up_mails_skip_reason_check check (skip_reason in ('on_hold')),
  -- Counts the saves, so that of two people who edit it the second is told. None is made yet: 0.
  lock_version integer not null default 1,
  constraint follow_up_mails_sent_check check (sent_at is null or skipped_at is null)
);
create index follow_up_mails_waiting_idx on follow_up_mails (event_id) where sent_at is null and skipped_at is null;
-- The sweep for people who are checked in after the thank-yous of their event asks every few seconds.
create index follow_up_mails_thanked_idx on follow_up_mails (sent_at) where is_thanks_on and sent_at is not null;

-- What an event leaves behind: links and files.
create table materials (
  id integer generated always as identity primary key,
  event_id integer not null references events on delete cascade,
  position integer not null,
  title text not null constraint materials_title_check check (length(title) between 1 and 200),
  url text constraint materials_url_check check (url ~ '^https?://' and length(url) <= 2000),
  -- The name under which the storage keeps it.
  file_key text constraint materials_file_key_key unique,
  file_name text constraint materials_file_name_check check (length(file_name) between 1 and 200),
  content_type text,
  byte_size integer constraint materials_byte_size_check check (byte_size between 1 and 20971520),
  -- Otherwise those who came see it.
  is_for_all boolean not null default false,
  created_at timestamptz(3) not null default now(),
  constraint materials_kind_check
    check ((url is null) = (file_key is not null)
      and num_nulls(file_key, file_name, content_type, byte_size) in (0, 4))
);
create index materials_event_id_idx on materials (event_id, position);

-- Events that give a certificate to those who came.
create table certificate_offers (
  event_id integer primary key references events on delete cascade
);

-- Made when the person first asks for it. It is true as long as they count as having come.
create table certificates (
  event_id integer not null references events on delete cascade,
  application_id integer not null references applications on delete cascade,
  -- Crockford's base 32: no I, L, O and U.
  number text not null
    constraint certificates_number_key unique
    constraint certificates_number_check check (number ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  issued_at timestamptz(3) not null,
  primary key (event_id, application_id)
);
create index certificates_application_idx on certificates (application_id);
