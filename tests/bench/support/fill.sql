-- :count upcoming events by 200 organizations, spread over the coming year, in two languages; run inside one transaction.
with numbers as (
  select coalesce((select max(id) from organizations), 0) as last_organization,
         coalesce((select max(id) from events), 0) as last_event
), made_organizations as (
  insert into organizations (id, email)
  select last_organization + n, 'bench' || (last_organization + n) || '@example.com'
    from numbers, generate_series(1, 200) n
  returning id
), organization_names as (
  insert into organization_texts (organization_id, language_id, name, description, is_main)
  select id, language_id,
         case language_id when 1 then '国際交流サークル ' || id else 'Exchange Circle ' || id end,
         case language_id when 1 then '毎月イベントを開いています。' else 'We hold events every month.' end,
         language_id = 1
    from made_organizations, (values (1), (2)) l (language_id)
), made_events as (
  insert into events (id, start_at, end_at, apply_due_at, max_participant_num, prefecture_id, event_purpose_id,
                      event_format_id, university_id, owner_organization_id)
  select last_event + n,
         date_trunc('hour', now()) + interval '2 days' + n * (interval '360 days' / $1::int),
         date_trunc('hour', now()) + interval '2 days 2 hours' + n * (interval '360 days' / $1::int),
         date_trunc('hour', now()) + interval '1 day' + n * (interval '360 days' / $1::int),
         30, 1 + n % 47, 1 + n % 24, 1 + n % 24, 1 + n % 800, last_organization + 1 + n % 200
    from numbers, generate_series(1, $1::int) n
  returning id, owner_organization_id, prefecture_id, university_id
), made_texts as (
  insert into event_texts (event_id, language_id, title, description, address, place_name, is_main)
  select id, language_id,
         case language_id when 1 then 'みんなで歩く町あるき ' || id else 'A Walk Around Town ' || id end,
         repeat(case language_id when 1 then '町をいっしょに歩き、最後にお茶を飲みます。' else 'We walk around town together and have tea at the end. ' end, 8),
         '', case language_id when 1 then '駅前広場' else 'Station Square' end, language_id = 1
    from made_events, (values (1), (2)) l (language_id)
), made_hosts as (
  insert into event_hosts (event_id, organization_id, is_owner) select id, owner_organization_id, true from made_events
), made_languages as (
  insert into event_spoken_languages (event_id, language_id)
  select id, 1 from made_events union all select id, 2 from made_events where id % 2 = 0
), made_prefectures as (
  insert into event_target_prefectures (event_id, prefecture_id)
  select id, prefecture_id from made_events where id % 3 = 0
), made_universities as (
  insert into event_target_universities (event_id, university_id)
  select id, university_id from made_events where id % 4 = 0
)
select max(id) as id from made_events
