-- People of a university's office, whom the product team has named.
create table university_staff (
  university_id integer not null references universities,
  user_id integer not null references users,
  since timestamptz(3) not null default now(),
  primary key (university_id, user_id)
);
create index university_staff_user_id_idx on university_staff (user_id);
