-- How the dictionary reads names whose people have told no reading: for the search alone.
alter table users add column first_name_guess text, add column last_name_guess text;
create index users_without_guess_idx on users (id) where last_name_guess is null and deleted_at is null;

alter table users drop constraint users_deleted_are_anonymous;
alter table users add constraint users_deleted_are_anonymous check (
  deleted_at is null
  or (
    num_nonnulls(
      email, password_hash, email_confirmed_at, first_name_reading, last_name_reading, first_name_guess, last_name_guess,
      country_id, occupation_id, university_id, department_category_id, graduation_year, graduation_month,
      profile_image_url, guest_email
    ) = 0
    and first_name = '' and last_name = '' and not is_uniteam
  )
);

create or replace function forget_name_guesses() returns trigger language plpgsql as $$
begin
  new.first_name_guess := null;
  new.last_name_guess := null;
  return new;
end $$;
create trigger forget_name_guesses before update of first_name, last_name, first_name_reading, last_name_reading on users
  for each row when (
    (new.first_name, new.last_name, new.first_name_reading, new.last_name_reading)
    is distinct from (old.first_name, old.last_name, old.first_name_reading, old.last_name_reading)
  ) execute function forget_name_guesses();
-- Functions: 6c7d98428c7ca4af
