-- $2 applications with an answer each to the event $1, by people of their own.
with made_users as (
  insert into users (email, email_confirmed_at, password_hash, first_name, last_name, country_id, occupation_id,
                     university_id, department_category_id, graduation_year, graduation_month)
  select 'applicant' || $1::int || '-' || n || '@example.com', now(), 'x', 'Given' || n, 'Family' || n, 392, 1,
         1 + n % 800, 1 + n % 5, 2028, 3
    from generate_series(1, $2::int) n
  returning id
), made_applications as (
  insert into applications (event_id, user_id, applied_at) select $1::int, id, now() from made_users returning id
)
insert into answers (application_id, question_id, text)
select a.id, q.id, repeat('よろしくお願いします。', 5)
  from made_applications a, questions q where q.event_id = $1::int
