-- Copies the $1 events of fill-searched.sql with the words that they are found by until there are $2, at later starts each time.
with copies as (
  select id, id + copy * $1::int as copied_id, copy * $1::int * (interval '360 days' / $2::int) as later
    from events, generate_series(1, $2::int / $1::int - 1) copy
   where id > 1000000
), made_events as (
  insert into events (id, start_at, max_participant_num, prefecture_id, event_purpose_id, event_format_id, university_id,
                      owner_organization_id)
  select copied_id, start_at + later, max_participant_num, prefecture_id, event_purpose_id, event_format_id, university_id,
         owner_organization_id
    from copies join events using (id)
), made_hosts as (
  insert into event_hosts (event_id, organization_id, is_owner)
  select copied_id, organization_id, is_owner from copies join event_hosts on event_id = copies.id
), made_texts as (
  insert into event_texts (event_id, language_id, title, description, address, place_name, is_main)
  select copied_id, language_id, title, description, address, place_name, is_main
    from copies join event_texts on event_id = copies.id
)
insert into event_search_documents
  (event_id, start_at, is_published, is_shown_only_organization_universities, owner_organization_id, analysis_version, titles,
   words, fields)
select copied_id, start_at + later, is_published, is_shown_only_organization_universities, owner_organization_id, analysis_version,
       titles, words, fields
  from copies join event_search_documents on event_id = copies.id
