-- Keys by which all processes sign links (uploads, unsubscribing) and encrypt secrets.
create table signing_keys (
  purpose text primary key,
  key bytea not null constraint signing_keys_key_check check (octet_length(key) >= 32),
  created_at timestamptz(3) not null default now(),
  -- The one before: what it signed is taken until the next replacement.
  previous_key bytea constraint signing_keys_previous_key_check check (octet_length(previous_key) >= 32),
  replaced_at timestamptz(3)
);
