import type { surveyContracts } from "../../features/follow-up/survey/survey.contract.ts";
import * as surveys from "../../features/follow-up/survey/survey.handlers.server.ts";
import { type Routes, route } from "../../platform/http/handler.server.ts";
import { eventManager, user } from "../policies.server.ts";

/** The calls of what those who came are asked. */
export const surveyRoutes: Routes<typeof surveyContracts> = {
  "GET /events/{id}/survey": route(user, surveys.showSurveyHandler),
  "PUT /events/{id}/survey": route(eventManager, surveys.saveSurveyHandler),
  "POST /events/{id}/survey/answers": route(user, surveys.answerSurveyHandler),
  "GET /events/{id}/survey/results": route(eventManager, surveys.showSurveyResultsHandler),
  "GET /events/{id}/survey/results.csv": route(eventManager, surveys.downloadSurveyResultsHandler),
};
