-- What those who came to an event are asked after it.
create table surveys (
  event_id integer primary key references events on delete cascade,
  is_anonymous boolean not null,
  is_open boolean not null default true,
  -- In the shape in which the questions of an application are read, with ids of this survey's own; read and written as a whole.
  questions jsonb not null default '[]' constraint surveys_questions_check check (jsonb_typeof(questions) = 'array'),
  -- What was asked when answers came and was worded otherwise since: questions as they were.
  former_questions jsonb not null default '[]',
  -- From then on answers may have been promised to have no names, so that it never asks for them again.
  has_been_open boolean not null default false,
  -- Closed early with few answers that were shown then: opened again, the next ones would stand out.
  is_closed_for_good boolean not null default false,
  -- Until when, as those who have answered were told at the latest, others may answer as well. Of the event's times, not of an answer.
  answers_until timestamptz,
  -- Counts the saves, as in follow_up_mails.
  lock_version integer not null default 1,
  -- What answers hold on to, so that it can't be decided anew once there is one.
  constraint surveys_anonymity_key unique (event_id, is_anonymous)
);

-- Who has answered, so that everybody answers once. Nothing leads from here to an answer without a name.
create table survey_respondents (
  event_id integer not null references surveys on delete cascade,
  application_id integer not null references applications on delete cascade,
  -- Written anew with every answer until then, so that neither place nor transaction of the row leads to one.
  is_settled boolean not null default false,
  -- Their answer is shown already, or was given by name: counts for none of those that are shown together.
  is_counted boolean not null default false,
  primary key (event_id, application_id)
);
create index survey_respondents_application_idx on survey_respondents (application_id);

-- No person, no time, no number that counts up. With each new answer all rows of the event, here and in survey_respondents, are
-- written anew in a random order (docs/decisions/0049-anonymous-answers.md).
create table anonymous_survey_answers (
  event_id integer not null,
  id uuid not null default gen_random_uuid(),
  is_anonymous boolean not null default true constraint anonymous_survey_answers_check check (is_anonymous),
  answers jsonb not null,
  -- Results show answers in groups, so that a single new one does not tell whose it is.
  is_published boolean not null,
  is_settled boolean not null default false,
  -- Given by name, before the survey turned to none.
  was_named boolean not null default false,
  primary key (event_id, id),
  constraint anonymous_survey_answers_survey_fkey foreign key (event_id, is_anonymous)
    references surveys (event_id, is_anonymous) on delete cascade
);

create table named_survey_answers (
  event_id integer not null,
  application_id integer not null references applications on delete cascade,
  is_anonymous boolean not null default false constraint named_survey_answers_check check (not is_anonymous),
  answers jsonb not null,
  primary key (event_id, application_id),
  constraint named_survey_answers_survey_fkey foreign key (event_id, is_anonymous)
    references surveys (event_id, is_anonymous) on delete cascade
);
create index named_survey_answers_application_idx on named_survey_answers (application_id);
