-- People's data as files.
create table account_exports (
  id integer generated always as identity primary key,
  user_id integer references users,
  state text not null default 'waiting' constraint account_exports_state_check check (state in ('waiting', 'ready', 'failed')),
  file_key text not null constraint account_exports_file_key_key unique
    constraint account_exports_file_key_check check (file_key ~ '^[A-Za-z0-9_-]{22}$'),
  byte_size bigint,
  created_at timestamptz(3) not null,
  attempts smallint not null default 0,
  next_try_at timestamptz(3) not null,
  expires_at timestamptz(3),
  constraint account_exports_expires_at_check check ((expires_at is null) = (state = 'waiting')),
  constraint account_exports_byte_size_check check ((byte_size is not null) = (state = 'ready'))
);
create unique index account_exports_waiting_key on account_exports (user_id) where state = 'waiting';
create index account_exports_user_id_idx on account_exports (user_id);
-- Functions: eabb8ffd910ce547
