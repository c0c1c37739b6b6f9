/** Statements about surveys that the database refuses: the rule, the constraint and a statement. */
export function refusedSurveys({ event }: { event: number }) {
  const survey = (isAnonymous: boolean) =>
    `insert into surveys (event_id, is_anonymous) values (${event}, ${isAnonymous})`;
  const anonymous = `insert into anonymous_survey_answers (event_id, is_anonymous, answers, is_published)
    values (${event}, `;
  const named = `insert into named_survey_answers (event_id, application_id, is_anonymous, answers)
    select ${event}, id, `;
  return [
    [
      "a survey's questions are a list",
      "surveys_questions_check",
      `insert into surveys (event_id, is_anonymous, questions) values (${event}, true, '{}')`,
    ],
    [
      "an answer without a name is of a survey without names",
      "anonymous_survey_answers_check",
      `${survey(false)}; ${anonymous} false, '[]', false)`,
    ],
    [
      "no answer without a name is given to a survey with names",
      "anonymous_survey_answers_survey_fkey",
      `${survey(false)}; ${anonymous} true, '[]', false)`,
    ],
    [
      "an answer by name is of a survey with names",
      "named_survey_answers_check",
      `${survey(true)}; ${named} true, '[]' from applications limit 1`,
    ],
    [
      "a survey that was answered without names can't ask for them any more",
      "anonymous_survey_answers_survey_fkey",
      `${survey(true)}; ${anonymous} true, '[]', false); update surveys set is_anonymous = false`,
    ],
    [
      "no answer by name is given to a survey without names",
      "named_survey_answers_survey_fkey",
      `${survey(true)}; ${named} false, '[]' from applications limit 1`,
    ],
  ] as const;
}
