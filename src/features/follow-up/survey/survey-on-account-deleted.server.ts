import type { Tx } from "../../../platform/db/client.server.ts";

/** One's answers by name to the survey of an event; that one has answered stays. */
export async function eraseOwnSurveyAnswers(tx: Tx, applicationId: number): Promise<void> {
  await tx.deleteFrom("named_survey_answers").where("application_id", "=", applicationId).execute();
}

/** Answers by name go with the person. One without a name stays: nobody knows whose it is. Their events are locked. */
export async function eraseSurveyAnswers(tx: Tx, userId: number): Promise<void> {
  const rows = await tx.selectFrom("applications").select("id").where("user_id", "=", userId).execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.deleteFrom("named_survey_answers").where("application_id", "in", ids).execute();
  await tx.deleteFrom("survey_respondents").where("application_id", "in", ids).execute();
}
