import { handler } from "../../../platform/http/handler.server.ts";
import { countAnswers } from "../../applications/applications.server.ts";
import { countAttendance } from "../../check-in/check-in.server.ts";
import { viewCounterOf } from "../views/count-views.server.ts";
import { countApplicationsByDay, countViewsByDay } from "./count-by-day.server.ts";
import { countApplicationsBySource } from "./count-by-source.server.ts";
import { eventFigureContracts as contracts } from "./event-figures.contract.ts";
import { foldSources } from "./fold-sources.ts";

export const showEventFiguresHandler = handler(
  contracts["GET /events/{id}/figures"],
  async ({ platform, language }, { params: { id } }) => {
    const { db } = platform;
    // Those of other processes are there some seconds later.
    await viewCounterOf(platform).flush();
    const [views, { applied, cancelled }, bySource, attended, answers] = await Promise.all([
      countViewsByDay(db, id),
      countApplicationsByDay(db, id),
      countApplicationsBySource(db, id),
      countAttendance(db, id),
      countAnswers(db, id, { state: "active" }, language),
    ]);
    const ofDay = (day: { date: string; count: number }) => ({ ...day, source: null });
    return {
      views,
      applications: applied.map(ofDay),
      cancellations: cancelled.map(ofDay),
      sources: foldSources([...views.map(({ source, count }) => ({ source, views: count })), ...bySource]),
      attended,
      answers: answers.questions
        .filter(({ options }) => options.length > 0)
        .map(({ question_id, options }) => ({
          question_id,
          options: options.map(({ id, text, count }) => ({ id, text, count })),
        })),
    };
  },
);
