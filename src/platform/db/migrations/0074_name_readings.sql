alter table users
  add column first_name_reading text constraint users_first_name_reading_check check (first_name_reading <> ''),
  add column last_name_reading text constraint users_last_name_reading_check check (last_name_reading <> '');

-- The version before knows nothing of readings when it erases somebody.
create or replace function erase_name_readings() returns trigger language plpgsql as $$
begin
  new.first_name_reading := null;
  new.last_name_reading := null;
  return new;
end $$;
create trigger erase_name_readings before update of deleted_at on users
  for each row when (new.deleted_at is not null) execute function erase_name_readings();

alter table users drop constraint users_deleted_are_anonymous;
alter table users add constraint users_deleted_are_anonymous check (
  deleted_at is null
  or (
    num_nonnulls(
      email, password_hash, email_confirmed_at, first_name_reading, last_name_reading, country_id, occupation_id,
      university_id, department_category_id, graduation_year, graduation_month, profile_image_url
    ) = 0
    and first_name = '' and last_name = '' and not is_uniteam
  )
);

-- Helpers at the check-in see names alone, unless the organizer lets them tell namesakes apart.
alter table events add column shows_university_at_door boolean not null default false;

-- Functions: 71beaa5df5eff844
