-- What those who came to an event are asked after it.
create table surveys (
  event_id integer primary key references events on delete cascade,
  is_anonymous boolean not null,
  is_open boolean not null default true,
  -- In the shape in which the questions of an application are read, with ids of this survey's own; read and written as a whole.
  questions jsonb not null default '[]' constraint surveys_questions_check check (jsonb_typeof(questions) = 'array'),
  -- What answers hold on to, so that it can't be decided anew once there is one.
  constraint surveys_anonymity_key unique (event_id, is_anonymous)
);

-- Who has answered, so that everybody answers once. Nothing leads from here to an answer without a name.
create table survey_respondents (
  event_id integer not null references surveys on delete cascade,
  application_id integer not null references applications on delete cascade,
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
