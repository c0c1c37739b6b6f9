import { event, managers, type Row } from "./matrix.ts";

// No survey is made: 404 says that they were allowed to ask.
const results = (rest: string): Row => ({
  statuses: "401 403 403 404 404 403 404 403 403",
  path: event(`/survey/${rest}`),
});

/** Calls of what those who came are asked: nobody of them has come. */
export const surveyRows: Record<string, Row> = {
  "GET /events/{id}/survey": {
    statuses: "401 404 404 200 200 404 200 404 404",
    path: event("/survey"),
  },
  "PUT /events/{id}/survey": {
    statuses: managers,
    path: event("/survey"),
    body: () => ({ is_anonymous: true, is_open: true, questions: [] }),
  },
  "POST /events/{id}/survey/answers": {
    statuses: "401 404 404 404 404 404 404 404 404",
    path: event("/survey/answers"),
    body: () => ({ answers: {}, is_anonymous: true }),
  },
  "GET /events/{id}/survey/results": results("results"),
  "GET /events/{id}/survey/results.csv": results("results.csv"),
};
