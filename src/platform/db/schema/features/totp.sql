-- Secrets by which apps make one-time codes for signing in. The one that is set up and the one that is being set up stand beside each
-- other, so that a new phone takes the place of the old one only once it has shown a code.
create table totp_secrets (
  id integer generated always as identity primary key,
  user_id integer not null references users,
  -- Encrypted for this person (`sealed-secrets.server.ts`).
  sealed_secret bytea not null,
  created_at timestamptz(3) not null,
  -- Null until a code of it was typed: nothing asks for it before.
  confirmed_at timestamptz(3),
  -- The step of time of the last code that was taken: no earlier one counts, nor the same again.
  last_step bigint,
  is_confirmed boolean not null generated always as (confirmed_at is not null) stored,
  constraint totp_secrets_user_id_key unique (user_id, is_confirmed),
  constraint totp_secrets_last_step_check check ((confirmed_at is null) = (last_step is null))
);
create index totp_secrets_created_at_idx on totp_secrets (created_at) where not is_confirmed;

-- What signs in once in place of a code: as argon2id, with the secret as salt; what is from before that as SHA-256.
create table recovery_codes (
  totp_secret_id integer not null references totp_secrets on delete cascade,
  digest bytea not null constraint recovery_codes_digest_check check (octet_length(digest) = 32),
  primary key (totp_secret_id, digest)
);
