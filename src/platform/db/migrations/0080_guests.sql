-- Somebody whom an organizer has added to one event, without an account: nobody can sign in as them.
alter table users
  add column is_guest boolean not null default false,
  add column guest_email text;
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

-- Functions: 56cf63b0dd761912
