-- Settings as they were at the last start, where a change of them has to be told to the operator.
create table known_settings (
  name text primary key,
  value text not null
);
