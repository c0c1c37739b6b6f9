-- Somebody whom an organizer has added to one event, without an account: nobody can sign in as them.
alter table users
  add column is_guest boolean not null default false,
  add column guest_email text,
  add column guest_nonce uuid;
alter table users add constraint users_guest_email_check check (is_guest or guest_email is null);
alter table users drop constraint users_present_can_sign_in;
alter table users add constraint users_present_can_sign_in check (
  deleted_at is not null or is_guest or (email is not null and password_hash is not null)
);
alter table users add constraint users_guests_cannot_sign_in check (not is_guest or (email is null and password_hash is null));
alter table users drop constraint users_deleted_are_anonymous;
alter table users add constraint users_deleted_are_anonymous check (
  deleted_at is null
  or (
    num_nonnulls(
      email, password_hash, email_confirmed_at, first_name_reading, last_name_reading, country_id, occupation_id,
      university_id, department_category_id, graduation_year, graduation_month, profile_image_url, guest_email
    ) = 0
    and first_name = '' and last_name = '' and not is_uniteam
  )
);

-- An application may take a place over the number (`is_over`), where an organizer adds somebody by hand.
alter type application_write add attribute is_over boolean;

-- How often an event's page was opened, by day of Japan's calendar and by where people came from. Nothing tells who they were.
create table event_views (
  event_id integer not null references events on delete cascade,
  date date not null,
  source text not null constraint event_views_source_check check (source ~ '^[A-Za-z0-9_-]{1,40}$'),
  count integer not null,
  primary key (event_id, date, source)
);

-- Functions: 56cf63b0dd761912
