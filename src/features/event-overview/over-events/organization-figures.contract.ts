import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { readDate } from "../../../shared/time/tokyo-date.ts";
import { Id, pathId } from "../../../shared/wire.ts";
import { SourceFigures } from "../figures/event-figures.contract.ts";

const day = z
  .string()
  .refine((text) => readDate(text) !== null, "not_a_day")
  .meta({ format: "date" })
  .optional();

/** People are counted once, however often they came; `again` are those of them who came to an event of the organization before, or to several. */
const people = { people: z.int(), again: z.int(), visits: z.int() };

export const OrganizationFigures = z.object({
  /** Past events that were held. */
  events: z.int(),
  ...people,
  /** People who came without having applied, who may be the same. */
  walk_ins: z.int(),
  /** Of those events: the most views first. Where nobody was checked in, `attended` are all who had a place. */
  sources: z.array(SourceFigures),
  /** The most people first; null is for those who have none. */
  by_university: z.array(
    z.object({
      university: z.object({ id: Id, name_ja: z.string(), name_en: z.string() }).nullable(),
      ...people,
    }),
  ),
});
export type OrganizationFigures = z.infer<typeof OrganizationFigures>;

export const organizationFigureContracts = {
  "GET /organizations/{id}/attendance/figures": defineContract({
    summary:
      "Who came to an organization's past events, also as a co-host, in numbers: how many, how many again, from which university",
    params: z.object({ id: pathId("organization") }),
    /** Days in Japan on which an event begins, both included. */
    query: z
      .object({ from: day, to: day })
      .refine(({ from, to }) => !from || !to || from <= to, { error: "before_from", path: ["to"] }),
    answer: OrganizationFigures,
  }),
};
