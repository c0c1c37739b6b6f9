-- What readers of an event's page ask its organizers, and what these publish of it.
create table inquiries (
  id integer generated always as identity primary key,
  event_id integer not null references events on delete cascade,
  -- The asker: an account, or a visitor's address. Neither is left 180 days after the event.
  user_id integer references users,
  email text,
  -- In which language the asker wrote, and the words themselves.
  language text not null references interface_languages,
  text text,
  -- As its page shows them, by language.
  question jsonb not null default '{}' constraint inquiries_question_check check (
    jsonb_typeof(question) = 'object' and not jsonb_path_exists(question, '$.* ? (@.type() != "string" || @ == "")')
  ),
  answer jsonb not null default '{}' constraint inquiries_answer_check check (
    jsonb_typeof(answer) = 'object' and not jsonb_path_exists(answer, '$.* ? (@.type() != "string" || @ == "")')
  ),
  is_published boolean not null default false,
  created_at timestamptz(3) not null,
  constraint inquiries_text_check check (length(text) <= 2000),
  constraint inquiries_asker_check check (num_nonnulls(user_id, email) <= 1)
);
create index inquiries_event_id_idx on inquiries (event_id, id);
create index inquiries_user_id_idx on inquiries (user_id) where user_id is not null;
create index inquiries_email_idx on inquiries (lower(email)) where email is not null;

create or replace function note_inquiry_change() returns trigger language plpgsql as $$
begin
  -- Nobody but its managers sees what is not published.
  if coalesce(old.is_published, false) or coalesce(new.is_published, false) then
    perform note_public_data_change('inquiries:' || coalesce(new.event_id, old.event_id));
  end if;
  return null;
end $$;
create constraint trigger note_public_data_change after insert or update or delete on inquiries
  deferrable initially deferred for each row execute function note_inquiry_change();
