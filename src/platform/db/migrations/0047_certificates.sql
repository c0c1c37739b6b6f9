-- Events that give a certificate to those who came.
create table certificate_offers (
  event_id integer primary key references events on delete cascade
);

-- Made when the person first asks for it. It is true as long as they count as having come.
create table certificates (
  event_id integer not null references events on delete cascade,
  application_id integer not null references applications on delete cascade,
  -- Crockford's base 32: no I, L, O and U.
  number text not null
    constraint certificates_number_key unique
    constraint certificates_number_check check (number ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  issued_at timestamptz(3) not null,
  primary key (event_id, application_id)
);
create index certificates_application_idx on certificates (application_id);
