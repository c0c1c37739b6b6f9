-- Counted here and not in memory, so that a limit holds over all processes. Unlogged: after a crash the counts begin
-- anew, which costs nothing.
create unlogged table rate_limits (
  key text not null,
  window_start timestamptz(3) not null,
  count integer not null default 0,
  primary key (key, window_start)
);
create index rate_limits_window_start_idx on rate_limits (window_start);
