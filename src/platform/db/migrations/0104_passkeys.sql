-- Passkeys, and how the holder of a session last proved who they are.
alter table sessions
  add column proved_at timestamptz(3),
  add column proved_by text constraint sessions_proved_by_check check (proved_by in ('password', 'passkey')),
  add constraint sessions_proved_both check ((proved_at is null) = (proved_by is null));
create table passkeys (
  id integer generated always as identity primary key,
  user_id integer not null references users,
  credential_id text not null constraint passkeys_credential_id_key unique,
  public_key bytea not null,
  counter bigint not null default 0 constraint passkeys_counter_check check (counter >= 0),
  transports text[] not null default '{}',
  name text not null constraint passkeys_name_check check (char_length(name) between 1 and 100),
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3)
);
create index passkeys_user_id_idx on passkeys (user_id, created_at);
create table passkey_challenges (
  challenge text primary key,
  kind text not null constraint passkey_challenges_kind_check check (kind in ('registration', 'sign_in')),
  user_id integer references users on delete cascade,
  expires_at timestamptz(3) not null,
  constraint passkey_challenges_registration_check check (kind = 'sign_in' or user_id is not null)
);
create index passkey_challenges_user_id_idx on passkey_challenges (user_id) where user_id is not null;
create index passkey_challenges_expires_at_idx on passkey_challenges (expires_at);
-- Functions: 11b65e2463f9cf2e
