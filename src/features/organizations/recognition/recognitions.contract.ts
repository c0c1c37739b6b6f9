import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { maxRecognitionLevelLength } from "../../../shared/limits/max-lengths-for-organizers.ts";
import { readDate } from "../../../shared/time/tokyo-date.ts";
import { Id, line, pathId, WireTime } from "../../../shared/wire.ts";
import { University } from "../../reference-data/reference-data.contract.ts";

/** A day of Japan's calendar: `2027-03-31`. */
const Day = z.string().meta({ format: "date" });

/** A recognition by a university, while it holds: in its own words, and until which day. */
export const Recognition = z.object({
  university: University,
  level_ja: z.string(),
  level_en: z.string(),
  /** The last day: it ends by itself with the midnight after it in Tokyo. */
  valid_until: Day,
});
export type Recognition = z.infer<typeof Recognition>;

/** As staff see it: also one that has ended or was withdrawn. */
export const RecognitionOfStaff = Recognition.extend({
  granted_at: WireTime,
  withdrawn_at: WireTime.nullable(),
  is_in_force: z.boolean(),
  /** The organization's names at the recognition, where it has another one since; until it is recognised anew or no more. */
  renamed_from: z.string().nullable(),
});
export type RecognitionOfStaff = z.infer<typeof RecognitionOfStaff>;

export const UniversityOrganization = z.object({
  id: Id,
  organization_name: z.string(),
  /** The university's own with its past ones, newest first; of other universities those that everybody sees. */
  recognitions: z.array(RecognitionOfStaff),
  /** From how many sources it was reported; left out for staff who are members of it. */
  reports_count: z.int().optional(),
});
export type UniversityOrganization = z.infer<typeof UniversityOrganization>;

const Level = line(maxRecognitionLevelLength).refine((text) => text !== "", "blank");

const RecognitionIn = z.object({
  level_ja: Level,
  level_en: Level,
  valid_until: Day.refine((text) => readDate(text) !== null, "not_a_day"),
});
export type RecognitionIn = z.output<typeof RecognitionIn>;

const UniversityPath = z.object({ id: pathId("university") });
const RecognitionPath = UniversityPath.extend({ organization_id: pathId("organization") });

export const recognitionContracts = {
  "GET /universities/{id}/organizations": defineContract({
    summary: "The organizations that name the university, with its recognitions of them",
    params: UniversityPath,
    answer: z.array(UniversityOrganization),
  }),
  "PUT /universities/{id}/recognitions/{organization_id}": defineContract({
    summary: "Recognise an organization, or change the level and the last day",
    params: RecognitionPath,
    body: RecognitionIn,
    answer: RecognitionOfStaff,
  }),
  "DELETE /universities/{id}/recognitions/{organization_id}": defineContract({
    summary: "Withdraw the recognition of an organization, at once",
    params: RecognitionPath,
    answer: RecognitionOfStaff,
  }),
};
