alter table surveys
  -- From then on answers may have been promised to have no names, so that it never asks for them again.
  add column has_been_open boolean not null default false,
  -- Closed early with few answers that were shown then: opened again, the next ones would stand out.
  add column is_closed_for_good boolean not null default false,
  -- Until when, as those who have answered were told at the latest, others may answer as well. Of the event's times, not of an answer.
  add column answers_until timestamptz,
  -- What was asked when answers came and was worded otherwise since: questions as they were.
  add column former_questions jsonb not null default '[]';
update surveys s set has_been_open = true
 where (s.is_open and s.questions <> '[]')
    or exists (select from survey_respondents r where r.event_id = s.event_id);

alter table survey_respondents
  -- Written anew with every answer until then, so that neither place nor transaction of the row leads to one.
  add column is_settled boolean not null default false,
  -- Their answer is shown already, or was given by name: counts for none of those that are shown together.
  add column is_counted boolean not null default false;
update survey_respondents r set is_counted = true
 where exists (select from surveys s where s.event_id = r.event_id and not s.is_anonymous);
update survey_respondents r set is_counted = true
  from (select event_id, application_id, row_number() over (partition by event_id order by random()) as place
          from survey_respondents) one,
       (select event_id, count(*) as shown from anonymous_survey_answers where is_published group by event_id) published
 where one.event_id = r.event_id and one.application_id = r.application_id
   and published.event_id = r.event_id and one.place <= published.shown;

alter table anonymous_survey_answers
  add column is_settled boolean not null default false,
  -- Given by name, before the survey turned to none.
  add column was_named boolean not null default false;
