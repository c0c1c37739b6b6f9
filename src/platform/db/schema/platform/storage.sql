-- Files that were uploaded and that nothing has taken over yet. The event is not a foreign key: the row has to outlive
-- it, because the file does.
create table staged_uploads (
  key text primary key,
  organization_id integer not null references organizations,
  event_id integer,
  purpose text not null constraint staged_uploads_purpose_check
    check (purpose in ('event_header', 'organization_icon', 'organization_header', 'material')),
  content_type text not null,
  created_at timestamptz(3) not null default now(),
  taken_at timestamptz(3),
  constraint staged_uploads_event_check check (
    (purpose in ('event_header', 'material')) = (event_id is not null))
);
create index staged_uploads_left_idx on staged_uploads (created_at) where taken_at is null;
