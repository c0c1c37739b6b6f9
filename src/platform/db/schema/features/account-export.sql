-- A person's data as a file, which a worker makes and the person downloads for a week.
create table account_exports (
  id integer generated always as identity primary key,
  -- Null where the account was deleted: a worker takes the file away, then the row.
  user_id integer references users,
  state text not null default 'waiting' constraint account_exports_state_check check (state in ('waiting', 'ready', 'failed')),
  -- Of the file in the storage. Known before it is written, so that it is found and removed whatever happens meanwhile.
  file_key text not null constraint account_exports_file_key_key unique
    constraint account_exports_file_key_check check (file_key ~ '^[A-Za-z0-9_-]{22}$'),
  byte_size bigint,
  created_at timestamptz(3) not null,
  attempts smallint not null default 0,
  next_try_at timestamptz(3) not null,
  -- When it goes; null while it waits.
  expires_at timestamptz(3),
  constraint account_exports_expires_at_check check ((expires_at is null) = (state = 'waiting')),
  constraint account_exports_byte_size_check check ((byte_size is not null) = (state = 'ready'))
);
create unique index account_exports_waiting_key on account_exports (user_id) where state = 'waiting';
create index account_exports_user_id_idx on account_exports (user_id);
