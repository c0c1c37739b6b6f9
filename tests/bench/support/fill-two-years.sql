-- The events of a database, spread over the two years before today, and $1 people who have joined in that time with four applications
-- each; half of the events have checked in two of three people.
with span as (select date_trunc('day', now()) - interval '728 days' as began, interval '728 days' as lasting),
held as (
  update events set start_at = began + lasting * (id::float8 / (select max(id) + 1 from events)),
                    end_at = began + lasting * (id::float8 / (select max(id) + 1 from events)) + interval '2 hours',
                    apply_due_at = null, max_participant_num = 1000
    from span
  returning id, start_at
), places as (
  select id, start_at, row_number() over (order by id) - 1 as place, count(*) over () as places from held
), made_users as (
  insert into users (email, email_confirmed_at, password_hash, first_name, last_name, country_id, occupation_id, university_id,
                     language, created_at)
  select 'years' || n || '@example.com', now(), 'x', 'Given' || n, 'Family' || n, 392, 1, 1 + n % 800,
         case when n % 3 = 0 then 'en' else 'ja' end, began + lasting * (n::float8 / $1::int)
    from span, generate_series(1, $1::int) n
  returning id, created_at
), people as (
  select id, row_number() over (order by id) - 1 as n from made_users
), made_applications as (
  insert into applications (event_id, user_id, applied_at)
  select places.id, people.id, places.start_at - interval '5 days'
    from people cross join generate_series(0, 3) time
         join places on place = (people.n + time * 1237) % places
  returning id, event_id
)
insert into attendances (application_id, event_id, checked_in_at)
select a.id, a.event_id, now() from made_applications a where a.event_id % 2 = 0 and a.id % 3 > 0
