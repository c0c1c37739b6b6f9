-- People whom the product team keeps out, and by what it finds them.
alter table users
  add column blocked_at timestamptz(3),
  add column block_reason text constraint users_block_reason_check check (char_length(block_reason) between 1 and 2000),
  add constraint users_blocked_with_reason check ((blocked_at is null) = (block_reason is null)),
  add constraint users_blocked_are_outside check (blocked_at is null or not (is_uniteam or is_guest)),
  drop constraint users_deleted_are_anonymous,
  add constraint users_deleted_are_anonymous check (
    deleted_at is null
    or (
      num_nonnulls(
        email, password_hash, email_confirmed_at, first_name_reading, last_name_reading, first_name_guess, last_name_guess,
        country_id, occupation_id, university_id, department_category_id, graduation_year, graduation_month,
        profile_image_url, guest_email, blocked_at
      ) = 0
      and first_name = '' and last_name = '' and not is_uniteam
    )
  );
create index users_blocked_at_idx on users (blocked_at) where blocked_at is not null;
create index users_created_at_idx on users (created_at);
create function person_search_terms(
  email text, first_name text, last_name text, first_name_reading text, last_name_reading text
) returns tsvector language sql immutable parallel safe
return array_to_tsvector(array(
    select distinct term
      from unnest(array[
             email, first_name, last_name, last_name || first_name, first_name || last_name, first_name_reading, last_name_reading,
             last_name_reading || first_name_reading, first_name_reading || last_name_reading
           ]) as name,
           lateral (select search_letters(name) as term
                    union select regexp_split_to_table(search_letters(name), '\s+')) as terms
     where term <> ''));
create index users_search_idx on users
  using gin (person_search_terms(email, first_name, last_name, first_name_reading, last_name_reading))
  where deleted_at is null and not is_guest;
