-- Everything that was scanned, ticked or undone, as it arrived; only ever added to.
create table check_ins (
  -- The order of arrival.
  id bigint generated always as identity primary key,
  event_id integer not null references events on delete cascade,
  -- Made by the device: what is sent again counts once.
  nonce uuid not null,
  kind text not null constraint check_ins_kind_check check (kind in ('in', 'undo')),
  -- Null where no ticket of this event was shown.
  application_id integer references applications on delete cascade,
  -- The ticket that was valid then; null where there was none, so that it counts for nothing.
  ticket_id integer references tickets on delete cascade,
  -- When the device scanned it, or when it arrived where the device's clock runs ahead.
  scanned_at timestamptz(3) not null,
  arrived_at timestamptz(3) not null,
  -- As its sender named it; empty for people who have checked themselves in.
  device text not null default '' constraint check_ins_device_check check (length(device) <= 100),
  is_self boolean not null default false,
  -- What was answered, for when it is sent again.
  result text not null,
  checked_in_at timestamptz(3),
  constraint check_ins_nonce_key unique (event_id, nonce)
);
create index check_ins_ticket_idx on check_ins (ticket_id) where ticket_id is not null;
create index check_ins_application_idx on check_ins (application_id) where application_id is not null;
-- Scans that show no valid ticket are counted before more of them are written.
create index check_ins_uncounted_idx on check_ins (event_id, application_id) where ticket_id is null;

-- Who is there by the log, so that lists need not read it.
create table attendances (
  application_id integer primary key references applications on delete cascade,
  event_id integer not null references events on delete cascade,
  checked_in_at timestamptz(3) not null
);
create index attendances_event_idx on attendances (event_id);

-- Who came without having applied.
create table walk_ins (
  id integer generated always as identity primary key,
  event_id integer not null references events on delete cascade,
  nonce uuid not null,
  -- Empty once it is removed; the nonce stays, so that what is sent again does not bring it back.
  name text not null constraint walk_ins_name_check check (length(name) <= 200),
  note text not null default '' constraint walk_ins_note_check check (length(note) <= 500),
  created_at timestamptz(3) not null default now(),
  removed_at timestamptz(3),
  constraint walk_ins_nonce_key unique (event_id, nonce)
);

-- Links by which helpers without an account check people in.
create table check_in_links (
  id integer generated always as identity primary key,
  event_id integer not null references events on delete cascade,
  label text not null constraint check_in_links_label_check check (length(label) <= 100),
  -- The token itself is not kept.
  token_digest text not null constraint check_in_links_token_digest_key unique,
  created_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3)
);
create index check_in_links_event_idx on check_in_links (event_id);

-- The six digits with which people check themselves in.
create table attendance_codes (
  event_id integer primary key references events on delete cascade,
  code text not null constraint attendance_codes_code_check check (code ~ '^[0-9]{6}$')
);
