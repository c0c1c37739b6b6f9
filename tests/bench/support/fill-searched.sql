-- $1 upcoming events whose words are as unevenly frequent as those of a language: $2 activities, $3 kinds and $4 places, of
-- which the first are used most, and $5 sentences, each {ja, en}. They begin at the steps at which $6 events are spread over a
-- year. Derived rows are left out.
with numbers as (
  select n, (hashint8(n) & 1048575) / 1048576.0 as one, (hashint8(n + 7000000) & 1048575) / 1048576.0 as two,
         (hashint8(n + 9000000) & 1048575) / 1048576.0 as three
    from generate_series(1, $1::int) n
), made_organizations as (
  insert into organizations (id, email) select 100000 + n, 'search' || n || '@example.com' from generate_series(1, 500) n
), organization_names as (
  insert into organization_texts (organization_id, language_id, name, is_main)
  select 100000 + n, l, case l when 1 then ($4::jsonb -> (n % jsonb_array_length($4)) ->> 0) || 'の会' || n
                               else ($4::jsonb -> (n % jsonb_array_length($4)) ->> 1) || ' Circle ' || n end, l = 1
    from generate_series(1, 500) n, (values (1), (2)) languages (l)
), made_events as (
  insert into events (id, start_at, max_participant_num, prefecture_id, event_purpose_id, event_format_id, university_id,
                      owner_organization_id)
  select 1000000 + n, now() + interval '2 days' + n * (interval '360 days' / $6::int), 30, 1 + floor(47 * one * one),
         1 + floor(24 * two), 1 + floor(24 * three), 1 + floor(600 * one), 100001 + n % 500
    from numbers
), made_hosts as (
  insert into event_hosts (event_id, organization_id, is_owner) select 1000000 + n, 100001 + n % 500, true from numbers
)
insert into event_texts (event_id, language_id, title, description, address, place_name, is_main)
select 1000000 + n, l,
       case l when 1 then concat(place ->> 0, 'で', activity ->> 0, ' ', kind ->> 0)
              else concat(activity ->> 1, ' ', kind ->> 1, ' in ', place ->> 1) end,
       (select string_agg($5::jsonb -> ((n + s * 7) % jsonb_array_length($5)) ->> (l - 1), e'\n') from generate_series(1, 4) s),
       '', case l when 1 then concat(place ->> 0, '駅前 ', n % 50, '号室') else concat('Room ', n % 50, ', ', place ->> 1) end,
       l = 1
  from numbers, (values (1), (2)) languages (l),
       lateral (select $2::jsonb -> floor(jsonb_array_length($2) * one * one * one)::int as activity,
                       $3::jsonb -> floor(jsonb_array_length($3) * two * two)::int as kind,
                       $4::jsonb -> floor(jsonb_array_length($4) * three * three)::int as place) as words
