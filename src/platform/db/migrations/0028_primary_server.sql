-- The server that takes the writes, since it was started: a replica that has this row follows that server and no other. Numbers
-- do not tell it: after a failover two servers give the same ones to different commits. Written by processes that read from
-- replicas; one row.
create table primary_server (
  started_at timestamptz primary key,
  mark uuid not null default gen_random_uuid()
);
