-- Keys are replaced without ending the links that went out before; and the start tells when the site's address has changed.
alter table signing_keys
  add column previous_key bytea constraint signing_keys_previous_key_check check (octet_length(previous_key) >= 32),
  add column replaced_at timestamptz(3);

create table known_settings (
  name text primary key,
  value text not null
);
-- Functions: 11b65e2463f9cf2e
