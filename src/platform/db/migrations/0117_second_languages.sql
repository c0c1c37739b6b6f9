-- In which language somebody reads what an organizer has not written in theirs.
alter table users add column second_language text;
alter table users add constraint users_second_language_fkey foreign key (second_language) references interface_languages;
-- Words of an event's plain Japanese find it as well.
drop trigger refresh_search_on_update on events;
create trigger refresh_search_on_update
  after update of prefecture_id, event_purpose_id, event_format_id, university_id, plain_title, plain_description
  on events for each row
  when ((old.prefecture_id, old.event_purpose_id, old.event_format_id, old.university_id, old.plain_title, old.plain_description)
    is distinct from (new.prefecture_id, new.event_purpose_id, new.event_format_id, new.university_id, new.plain_title,
      new.plain_description))
  execute function refresh_search_of_event();
-- Functions: 88537c4c87f1c068
