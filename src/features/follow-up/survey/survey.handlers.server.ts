import { handler } from "../../../platform/http/handler.server.ts";
import { type RequestContext, sessionOf } from "../../../platform/http/request-context.server.ts";
import { AppError } from "../../../shared/app-error.ts";
import { recordEventActivity } from "../../events/events.server.ts";
import { answerSurvey } from "./answers/answer-survey.server.ts";
import { readSurveyResults } from "./answers/read-survey-results.server.ts";
import { surveyCsv } from "./answers/survey-csv.server.ts";
import { readSurvey } from "./read-survey.server.ts";
import { saveSurvey } from "./save-survey.server.ts";
import { surveyContracts as contracts } from "./survey.contract.ts";

export const showSurveyHandler = handler(contracts["GET /events/{id}/survey"], (context, { params }) =>
  readForCaller(context, params.id),
);

export const saveSurveyHandler = handler(
  contracts["PUT /events/{id}/survey"],
  async (context, { params, body }) => {
    const { db, clock } = context.platform;
    const outcome = await saveSurvey(db, params.id, body, clock.now());
    const current = await readForCaller(context, params.id);
    if (outcome === "saved") return current;
    throw new AppError("conflict", { survey: [{ code: "changed_by_someone_else" }] }, { current });
  },
);

export const answerSurveyHandler = handler(
  contracts["POST /events/{id}/survey/answers"],
  async (context, { params, body }) => {
    const { db, clock } = context.platform;
    await answerSurvey(db, params.id, sessionOf(context).user, body, clock.now()).catch(async (error) => {
      if (!(error instanceof AppError) || error.kind !== "conflict") throw error;
      throw new AppError("conflict", error.fields, { current: await readForCaller(context, params.id) });
    });
    return readForCaller(context, params.id);
  },
);

export const showSurveyResultsHandler = handler(
  contracts["GET /events/{id}/survey/results"],
  ({ platform: { db, clock }, language }, { params }) =>
    readSurveyResults(db, params.id, language, clock.now()),
);

export const downloadSurveyResultsHandler = handler(
  contracts["GET /events/{id}/survey/results.csv"],
  async ({ platform: { db, clock }, language }, { params }) => {
    const file = await surveyCsv(db, params.id, language, clock.now());
    await recordEventActivity(db, params.id, "survey.downloaded");
    return file;
  },
);

function readForCaller(context: RequestContext, eventId: number) {
  const { db, clock } = context.platform;
  return readSurvey(db, eventId, sessionOf(context).user.id, clock.now());
}
