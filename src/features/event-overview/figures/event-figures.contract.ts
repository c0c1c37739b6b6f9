import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { Id, pathId } from "../../../shared/wire.ts";
import { AttendanceFigures } from "../../check-in/figures/attendance-figures.contract.ts";

/** Of Japan's calendar: `2026-11-20`. */
const Day = z.string();

const Views = z.object({
  date: Day,
  /** The text of `?from=`, else `search`, `social`, `mail`, `site` or `direct`; `other` for what has too many names. */
  source: z.string(),
  count: z.int(),
});

/** `source` is null: by where people came from, `sources` counts applications. */
const OfDay = z.object({ date: Day, source: z.null(), count: z.int() });

/** From views to people who came, by source; null is for those of whom it is not known, as whoever was added by hand. */
export const SourceFigures = z.object({
  source: z.string().nullable(),
  views: z.int(),
  applications: z.int(),
  attended: z.int(),
});
export type SourceFigures = z.infer<typeof SourceFigures>;

export const EventFigures = z.object({
  views: z.array(Views),
  /** By the day on which people applied, whatever became of it. */
  applications: z.array(OfDay),
  /** By the day on which applications ended by their person, an organizer or the end of an offer. */
  cancellations: z.array(OfDay),
  /** The most views first. */
  sources: z.array(SourceFigures),
  attended: AttendanceFigures,
  /** Of the questions with options; of those who have not left. */
  answers: z.array(
    z.object({
      question_id: Id,
      options: z.array(z.object({ id: Id, text: z.string(), count: z.int() })),
    }),
  ),
});
export type EventFigures = z.infer<typeof EventFigures>;

export const eventFigureContracts = {
  "GET /events/{id}/figures": defineContract({
    summary:
      "How often an event's page was opened, from where and when; who applied, cancelled and came; what was answered. Views are some seconds old",
    params: z.object({ id: pathId("event") }),
    answer: EventFigures,
  }),
};
