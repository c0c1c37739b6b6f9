-- One-time codes of apps, asked for beside the password, and recovery codes.
create table totp_secrets (
  id integer generated always as identity primary key,
  user_id integer not null references users,
  sealed_secret bytea not null,
  created_at timestamptz(3) not null,
  confirmed_at timestamptz(3),
  last_step bigint,
  is_confirmed boolean not null generated always as (confirmed_at is not null) stored,
  constraint totp_secrets_user_id_key unique (user_id, is_confirmed),
  constraint totp_secrets_last_step_check check ((confirmed_at is null) = (last_step is null))
);
create index totp_secrets_created_at_idx on totp_secrets (created_at) where not is_confirmed;
create table recovery_codes (
  totp_secret_id integer not null references totp_secrets on delete cascade,
  digest bytea not null constraint recovery_codes_digest_check check (octet_length(digest) = 32),
  primary key (totp_secret_id, digest)
);
-- Functions: eabb8ffd910ce547
