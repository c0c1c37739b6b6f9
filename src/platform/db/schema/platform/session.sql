-- Keys by which all processes sign links (uploads, unsubscribing).
create table signing_keys (
  purpose text primary key,
  key bytea not null constraint signing_keys_key_check check (octet_length(key) >= 32),
  created_at timestamptz(3) not null default now()
);
