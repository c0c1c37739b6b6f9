import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { languages } from "../../../shared/languages/languages.ts";
import { Id, pathId } from "../../../shared/wire.ts";

/** Of those who have a place. */
const came = { expected: z.int(), attended: z.int() };

export const AttendanceFigures = z.object({
  ...came,
  walk_ins: z.int(),
  /** Of those who came: whether they took part in an earlier event of one of the hosts. */
  first_time: z.int(),
  returning: z.int(),
  /** The largest first; null for people without a university among ours. */
  by_university: z.array(
    z.object({
      university: z.object({ id: Id, name_ja: z.string(), name_en: z.string() }).nullable(),
      ...came,
    }),
  ),
  /** By the language in which people read the site. */
  by_language: z.array(z.object({ language: z.enum(languages), ...came })),
});
export type AttendanceFigures = z.infer<typeof AttendanceFigures>;

export const attendanceFigureContracts = {
  "GET /events/{id}/attendance/figures": defineContract({
    summary: "Who came of those who were expected, by university, by language and whether for the first time",
    params: z.object({ id: pathId("event") }),
    answer: AttendanceFigures,
  }),
};
