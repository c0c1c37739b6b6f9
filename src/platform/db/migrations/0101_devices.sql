-- People see on which devices they are signed in, and are told of a log-in from a new one. Sessions from before have no words for theirs.
alter table sessions
  add column device text constraint sessions_device_check check (char_length(device) between 1 and 100),
  add column last_used_at timestamptz(3) not null default now();

create table known_devices (
  user_id integer not null references users on delete cascade,
  digest bytea not null constraint known_devices_digest_check check (octet_length(digest) = 32),
  seen_at timestamptz(3) not null,
  primary key (user_id, digest)
);
