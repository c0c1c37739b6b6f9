-- What the version before kept: people, followers, co-hosts, questions, applications in each of its states, reminders and mails
-- around the events that fill.sql made. Run inside one transaction.
insert into users (email, email_confirmed_at, password_hash, first_name, last_name, country_id, occupation_id, university_id,
                   department_category_id, graduation_year, graduation_month, language)
  select 'person' || n || '@example.com', case when n % 5 > 0 then now() end, 'x', 'Given' || n, 'Family' || n, 392, 1,
         1 + n % 800, 1 + n % 5, 2028, 3, case n % 2 when 0 then 'ja' else 'en' end
    from generate_series(1, 4000) n;

update events set start_at = start_at - interval '200 days', end_at = end_at - interval '200 days',
                  apply_due_at = apply_due_at - interval '200 days';
update events set is_published = false where id % 11 = 0;

insert into questions (event_id, question_type_id, position) select id, 3, 1 from events where id % 2 = 0;

-- Coming, cancelled, and applied again after cancelling, to past and coming events.
insert into applications (event_id, user_id, applied_at, cancelled_at)
  select 1 + (n * 7) % 5000, 1 + n % 4000, now() - interval '300 days' + n * interval '1 minute',
         case when n % 3 = 0 then now() - interval '10 days' + n * interval '1 second' end
    from generate_series(1, 20000) n;
insert into answers (application_id, question_id, text)
  select a.id, q.id, 'よろしくお願いします。' || a.id
    from applications a join questions q on q.event_id = a.event_id;

update events set cancelled_at = now() where id % 50 = 0;

-- Deleted accounts leave their applications, cancelled and without answers.
update users set deleted_at = now(), email = null, email_confirmed_at = null, password_hash = null, first_name = '', last_name = '',
                 country_id = null, occupation_id = null, university_id = null, department_category_id = null,
                 graduation_year = null, graduation_month = null
 where id % 100 = 0;
delete from answers where application_id in (select a.id from applications a join users u on u.id = a.user_id
                                              where u.deleted_at is not null);
update applications set cancelled_at = now()
 where cancelled_at is null and user_id in (select id from users where deleted_at is not null);

insert into organization_members (organization_id, user_id)
  select o.id, u.id from organizations o join users u on u.id = 1 + (o.id * 13) % 4000 where u.deleted_at is null;
insert into event_hosts (event_id, organization_id, invited_by_id, accepted_at, declined_at)
  select e.id, 1 + e.owner_organization_id % 200, e.owner_organization_id,
         case when e.id % 3 = 0 then now() end, case when e.id % 3 = 1 then now() end
    from events e where e.id % 20 = 0;
insert into organization_follows (organization_id, user_id, followed_at, unfollowed_at)
  select 1 + n % 200, 1 + n % 4000, now(), case when n % 6 = 0 then now() end from generate_series(1, 8000) n
  on conflict do nothing;
insert into event_reminders (event_id, user_id, set_at, cancelled_at)
  select 1 + (n * 3) % 5000, 1 + n % 4000, now(), case when n % 4 = 0 then now() end from generate_series(1, 2000) n
  on conflict do nothing;
insert into mails (kind, dedupe_key, message_id, user_id, event_id, address, language, state, sent_at)
  select 'application_confirmed', 'upgrade' || a.id, 'upgrade' || a.id, a.user_id, a.event_id,
         'person' || a.user_id || '@example.com', 'ja', (array['waiting', 'sent', 'failed'])[1 + a.id % 3],
         case when a.id % 3 = 1 then now() end
    from applications a join users u on u.id = a.user_id and u.deleted_at is null where a.id % 10 = 0;
insert into mails (kind, dedupe_key, message_id, user_id, event_id, address, language, payload)
  select 'event_tomorrow', 'tomorrow' || a.id, 'tomorrow' || a.id, a.user_id, a.event_id,
         'person' || a.user_id || '@example.com', 'en', jsonb_build_object('eventId', a.event_id)
    from applications a join users u on u.id = a.user_id and u.deleted_at is null where a.id % 50 = 0;
insert into announcements (event_id, send_at, sent_at)
  select id, start_at - interval '3 days', case when start_at < now() then start_at - interval '3 days' end
    from events where id % 25 = 0;
insert into announcement_recipients (announcement_id, user_id)
  select a.id, u.id from announcements a join users u on u.id % 200 = a.id % 200 where u.deleted_at is null;
insert into reminder_mails (event_id, send_at, title, body)
  select id, start_at - interval '1 day', 'またね', '明日お会いしましょう。' from events where id % 30 = 0;
