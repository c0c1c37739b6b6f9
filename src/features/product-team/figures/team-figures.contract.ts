import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { readDate } from "../../../shared/time/tokyo-date.ts";
import { Id } from "../../../shared/wire.ts";

const day = z
  .string()
  .refine((text) => readDate(text) !== null, "not_a_day")
  .meta({ format: "date" })
  .optional();

/** A range that is read at once stays cheap: also where the last day is left out. */
export const daysAtMost = 2 * 366;

const counts = {
  /** Public events that were not called off, by their start. */
  events: z.int(),
  /** By when they were made; also those that were cancelled since, and of guests, and of people whose account is deleted. */
  applications: z.int(),
  /** People who came, walk-ins too, by the event's start; where nobody was checked in, everybody who had a place. */
  attended: z.int(),
  /** Accounts by when they were made, also those that were deleted since. */
  new_people: z.int(),
};
export const teamFigureNames = ["events", "applications", "attended", "new_people"] as const;
export type TeamFigureName = (typeof teamFigureNames)[number];

export const TeamFigures = z.object({
  /** Whole weeks from Monday to Sunday in Japan, oldest first, those without anything too. */
  weeks: z.array(z.object({ monday: z.string(), ...counts })),
  /**
   * The most applications first; null is for who told none, for guests, walk-ins and deleted accounts. An event counts for each
   * university that its organization names, people for their own.
   */
  by_university: z.array(
    z.object({
      university: z.object({ id: Id, name_en: z.string(), name_ja: z.string() }).nullable(),
      ...counts,
    }),
  ),
  /** By a language's code: an event counts for each language that it is written in, people for the one in which they read the site. */
  by_language: z.array(z.object({ language: z.string().nullable(), ...counts })),
});
export type TeamFigures = z.infer<typeof TeamFigures>;

export const teamFigureContracts = {
  "GET /uniteam/figures": defineContract({
    summary:
      "Events, applications, attendance and new people by week, university and language; without days the last twelve weeks",
    /** Days in Japan; the weeks that they are in count as a whole. */
    query: z
      .object({ from: day, to: day })
      .refine(({ from, to }) => !from || !to || from <= to, { error: "before_from", path: ["to"] }),
    answer: TeamFigures,
  }),
};
