-- What version 0.1.0 kept: every table has rows, around the events that fill.sql made. Run inside one transaction, with numbers
-- in place of :events, :people and :applications.

-- People, devices, links and profiles.
insert into users (email, email_confirmed_at, password_hash, first_name, last_name, country_id, occupation_id, university_id,
                   department_category_id, graduation_year, graduation_month, language)
  select 'person' || n || '@example.com', case when n % 5 > 0 then now() end, 'x', 'Given' || n, 'Family' || n, 392, 1,
         1 + n % 800, 1 + n % 5, 2028, 3, case n % 2 when 0 then 'ja' else 'en' end
    from generate_series(1, :people) n;
insert into sessions (user_id, client, token_hash, kind, expires_at)
  select n, 'client' || n, sha256(('session' || n)::bytea), 'sign_in', now() + interval '30 days' from generate_series(1, 300) n;
insert into account_tokens (user_id, purpose, email, token_hash)
  select n, 'email_confirmation', 'person' || n || '@example.com', sha256(('token' || n)::bytea) from generate_series(5, 300, 5) n;

-- Events: past and coming ones, drafts, some with a waiting list, an approval or a lottery, facts and series.
update events set start_at = start_at - interval '200 days', end_at = end_at - interval '200 days',
                  apply_due_at = apply_due_at - interval '200 days';
update events set is_published = false where id % 11 = 0;
update events set selection = (array['approval', 'lottery'])[id % 2 + 1], lottery_at = start_at - interval '2 days',
                  priority_until_at = start_at - interval '20 days', priority_graduation_years = '{2028}'
 where id % 40 = 1;
update events set has_waiting_list = true, promote_until_at = start_at - interval '1 day' where id % 40 = 2;
update events set fee = 500, access_station = '別府駅', access_minutes = 5, latitude = 33.3, longitude = 131.5,
                  barrier_free = '{step_free,toilet}', welcomes_beginners = true, asks_accommodation = true, series_id = id / 7
 where id % 7 = 0;
insert into questions (event_id, question_type_id, position)
  select id, kind, kind from events, (values (3), (4)) kinds (kind) where id % 2 = 0;
insert into question_texts (question_id, language_id, title) select id, 1, '質問' || id from questions;
insert into question_options (question_id, position)
  select id, n from questions, generate_series(1, 2) n where question_type_id = 4;
insert into question_option_texts (question_option_id, language_id, text) select id, 1, '選択肢' || id from question_options;
insert into event_target_countries (event_id, country_id) select id, 392 from events where id % 9 = 0;
insert into event_target_occupations (event_id, occupation_id) select id, 1 from events where id % 9 = 1;
insert into event_target_department_categories (event_id, department_category_id)
  select id, 1 + id % 5 from events where id % 9 = 2;

-- Applications in every state, to past and coming events; those who have a place have tickets.
insert into applications (event_id, user_id, applied_at, state, told_state, cancelled_at, queue_number, offer_expires_at,
                          decided_at, decision_message, shows_first_name)
  select event_id, user_id, now() - interval '300 days' + n * interval '1 minute', state, state,
         case when state in ('declined', 'cancelled') then now() - interval '10 days' + n * interval '1 second' end,
         case when state = 'waiting' then n end, case when state = 'offered' then now() + interval '1 hour' end,
         case when state = 'declined' then now() end, case when state = 'declined' then 'また来てください。' else '' end,
         state = 'confirmed' and n % 10 = 0
    from (select n, 1 + (n * 7) % :events as event_id, 1 + n % :people as user_id,
                 case when n % 3 = 0 then 'cancelled' when n % 50 = 1 then 'waiting' when n % 50 = 2 then 'offered'
                      when n % 50 = 4 then 'under_review' when n % 50 = 5 then 'entered' when n % 50 = 7 then 'declined'
                      else 'confirmed' end as state
            from generate_series(1, :applications) n) made;
insert into answers (application_id, question_id, text)
  select a.id, q.id, case q.question_type_id when 3 then 'よろしくお願いします。' || a.id else '' end
    from applications a join questions q on q.event_id = a.event_id;
insert into answer_options (application_id, question_id, question_option_id)
  select a.application_id, a.question_id, o.id
    from answers a join question_options o on o.question_id = a.question_id and o.position = 1 + a.application_id % 2;
insert into accommodation_requests (application_id, text)
  select id, '車いす' || id from applications where state = 'confirmed' and event_id % 7 = 0;
insert into lottery_draws (event_id, application_ids)
  select event_id, array_agg(id) from applications where event_id % 80 = 41 group by 1;
update events set cancelled_at = now(), cancel_message = '台風のため' where id % 50 = 0;

-- Deleted accounts leave their applications, cancelled and without answers.
update users set deleted_at = now(), email = null, email_confirmed_at = null, password_hash = null, first_name = '', last_name = '',
                 country_id = null, occupation_id = null, university_id = null, department_category_id = null,
                 graduation_year = null, graduation_month = null
 where id % 100 = 0;
delete from answers where application_id in (select a.id from applications a join users u on u.id = a.user_id
                                              where u.deleted_at is not null);
update applications set state = 'cancelled', told_state = 'cancelled', cancelled_at = now(), queue_number = null
 where cancelled_at is null and user_id in (select id from users where deleted_at is not null);

-- Organizations and what people keep of events.
insert into organization_prefectures (organization_id, prefecture_id) select id, 1 + id % 47 from organizations;
insert into organization_universities (organization_id, university_id) select id, 1 + id % 800 from organizations;
insert into organization_members (organization_id, user_id)
  select o.id, u.id from organizations o join users u on u.id = 1 + (o.id * 13) % :people where u.deleted_at is null;
insert into event_hosts (event_id, organization_id, invited_by_id, accepted_at, declined_at)
  select e.id, 1 + e.owner_organization_id % 200, e.owner_organization_id,
         case when e.id % 3 = 0 then now() end, case when e.id % 3 = 1 then now() end
    from events e where e.id % 20 = 0;
insert into organization_follows (organization_id, user_id, followed_at, unfollowed_at)
  select 1 + n % 200, 1 + n % :people, now(), case when n % 6 = 0 then now() end from generate_series(1, 2 * :people) n
  on conflict do nothing;
insert into event_reminders (event_id, user_id, set_at, cancelled_at)
  select 1 + (n * 3) % :events, 1 + n % :people, now(), case when n % 4 = 0 then now() end from generate_series(1, :events) n
  on conflict do nothing;
insert into event_bookmarks (event_id, user_id) select 1 + (n * 3) % :events, 1 + n % :people from generate_series(1, :events) n on conflict do nothing;
insert into saved_searches (user_id, filters, is_mailed)
  select n, jsonb_build_object('keyword', '町' || n), n % 2 = 0 from generate_series(1, 300) n;

-- Checking people in.
insert into attendance_codes (event_id, code) select id, lpad(id::text, 6, '0') from events where id % 10 = 3;
insert into check_in_links (event_id, label, token_digest) select id, '受付', 'digest' || id from events where id % 10 = 3;
insert into check_ins (event_id, nonce, kind, application_id, ticket_id, scanned_at, arrived_at, result, checked_in_at)
  select t.event_id, gen_random_uuid(), 'in', t.application_id, t.id, now(), now(), 'checked_in', now()
    from tickets t where t.event_id % 10 = 3 and not t.is_withdrawn;
insert into attendances (application_id, event_id, checked_in_at)
  select application_id, event_id, checked_in_at from check_ins;
insert into walk_ins (event_id, nonce, name) select id, gen_random_uuid(), '飛び入り' || id from events where id % 10 = 3;

-- What follows an event: mails, material, certificates and surveys, with names and without.
insert into follow_up_mails (event_id, is_thanks_on, sent_at) select id, true, now() from events where id % 10 = 3;
insert into materials (event_id, position, title, url) select id, 1, 'スライド', 'https://example.com/' || id from events where id % 10 = 3;
insert into certificate_offers (event_id) select id from events where id % 10 = 3;
insert into certificates (event_id, application_id, number, issued_at)
  select event_id, application_id, lpad(application_id::text, 16, '0'), now() from attendances;
insert into surveys (event_id, is_anonymous, questions)
  select id, id % 20 = 3, '[{"id": 1, "question_type_id": 3}]' from events where id % 10 = 3;
insert into survey_respondents (event_id, application_id) select event_id, application_id from attendances where application_id % 2 = 0;
insert into anonymous_survey_answers (event_id, answers, is_published)
  select event_id, '{"1": "よかった"}', application_id % 4 = 0 from survey_respondents where event_id % 20 = 3;
insert into named_survey_answers (event_id, application_id, answers)
  select event_id, application_id, '{"1": "よかった"}' from survey_respondents where event_id % 20 = 13;

-- Mails, sent, failed and waiting, and what organizers have set.
insert into announcements (event_id, send_at, sent_at)
  select id, start_at - interval '3 days', case when start_at < now() then start_at - interval '3 days' end
    from events where id % 25 = 0;
insert into announcement_recipients (announcement_id, user_id)
  select a.id, u.id from announcements a join users u on u.id % 200 = a.id % 200 where u.deleted_at is null;
insert into reminder_mails (event_id, send_at, title, body)
  select id, start_at - interval '1 day', 'またね', '明日お会いしましょう。' from events where id % 30 = 0;
insert into mails (kind, dedupe_key, message_id, user_id, event_id, address, language, state, sent_at)
  select 'application_confirmed', 'upgrade' || a.id, 'upgrade' || a.id, a.user_id, a.event_id,
         'person' || a.user_id || '@example.com', 'ja', (array['waiting', 'sent', 'failed'])[1 + a.id % 3],
         case when a.id % 3 = 1 then now() end
    from applications a join users u on u.id = a.user_id and u.deleted_at is null where a.id % 10 = 0;
insert into mails (kind, dedupe_key, message_id, user_id, event_id, address, language, payload, superseded_by)
  select 'event_tomorrow', 'tomorrow' || a.id, 'tomorrow' || a.id, a.user_id, a.event_id,
         'person' || a.user_id || '@example.com', 'en', jsonb_build_object('eventId', a.event_id),
         '{event.cancelled,event.rescheduled}'
    from applications a join users u on u.id = a.user_id and u.deleted_at is null where a.id % 50 = 0;
insert into mail_runs (kind, subject, due_at, ran_at) values ('newsletter', 0, now(), now());
insert into suppressed_addresses (address, reason) values ('gone@example.com', 'bounce');

-- The rest.
insert into help_articles (key, is_published, last_updated_by_id) select 'article_' || n, true, n from generate_series(1, 20) n;
insert into help_article_texts (help_article_id, language_id, title, body) select id, 1, 'ヘルプ' || id, '本文'
  from help_articles where starts_with(key, 'article_');
insert into synonym_groups (key) values ('walks');
insert into synonyms (synonym_group_id, language_id, word) select id, 1, 'さんぽ道' from synonym_groups where key = 'walks';
insert into staged_uploads (key, organization_id, event_id, purpose, content_type)
  values ('staged/1', 1, 1, 'event_header', 'image/webp');
insert into removed_things (kind, id) values ('event', 100000);
insert into signing_keys (purpose, key) values ('uploads', sha256('key')) on conflict do nothing;
insert into rate_limits (key, window_start, count) values ('log-in', now(), 3);
insert into search_vocabulary (term) values ('散歩') on conflict do nothing;
insert into text_analyses (digest, version, terms) values (sha256('散歩'), 1, '散歩') on conflict do nothing;
insert into primary_server (started_at) values (now());
