import { z } from "zod";
import { applicationStates } from "../../../shared/application-states.ts";
import { defineContract } from "../../../shared/contract.ts";
import { Id, pathId, WireTime } from "../../../shared/wire.ts";
import { scanResults } from "./scan-results.ts";

const EventPath = z.object({ id: pathId("event") });

export const ScanAnswer = z.object({
  /** As it was sent; null where there was none. */
  nonce: z.string().nullable(),
  result: z.enum(scanResults),
  /** Left out where the code belongs to no application of this event. */
  application: z.object({ id: Id, name: z.string(), state: z.enum(applicationStates) }).optional(),
  /** Since when the person is there; left out where they are not. */
  checked_in_at: WireTime.optional(),
  /** The device that checked the person in; left out where it has no name. */
  device: z.string().optional(),
});
export type ScanAnswer = z.infer<typeof ScanAnswer>;

export const ExpectedPerson = z.object({
  application_id: Id,
  name: z.string(),
  /** The letters by which to find the person: the name as it is written and read, in kana and Latin letters, a line each. */
  search: z.string(),
  /** The SHA-256 of the code of the ticket, as lower-case hexadecimal text. */
  ticket_digest: z.string(),
  checked_in_at: WireTime.nullable(),
  /** Tell people of one name apart: for managers, and where the event allows it (`shows_university_at_door`) for helpers; left out else. */
  university: z.object({ name_ja: z.string(), name_en: z.string() }).nullable().optional(),
  department_category: z.object({ id: Id, name: z.string() }).nullable().optional(),
});
export type ExpectedPerson = z.infer<typeof ExpectedPerson>;

export const CheckInList = z.object({
  /** Those who have a place, without walk-ins. */
  expected: z.int(),
  checked_in: z.int(),
  walk_ins: z.int(),
  rows: z.array(ExpectedPerson),
});
export type CheckInList = z.infer<typeof CheckInList>;

export const checkInContracts = {
  "POST /events/{id}/check_ins": defineContract({
    summary:
      "Record scans of tickets, ticks in the list and their undoing, at most 500; each has a nonce and counts once",
    refusals: [429],
    params: EventPath,
    body: z.object({ scans: z.array(z.unknown(), "blank") }),
    answer: z.array(ScanAnswer),
  }),
  "GET /events/{id}/check_ins": defineContract({
    summary: "Everybody who has a place and whether they are there: what a device needs without a connection",
    params: EventPath,
    answer: CheckInList,
  }),
};
