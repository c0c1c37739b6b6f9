import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { readDate } from "../../../shared/time/tokyo-date.ts";
import { Id, PageCursor, pathId, WireTime } from "../../../shared/wire.ts";
import { PersonName } from "../../organizations/organizations.contract.ts";
import { activityKinds } from "../../organizations/organizations.public.ts";

const day = z
  .string()
  .refine((text) => readDate(text) !== null, "not_a_day")
  .optional();

const ActivityQuery = z.object({
  /** Who did it. */
  person: z.coerce
    .number("invalid")
    .int("invalid")
    .min(1, "invalid")
    .max(2 ** 31 - 1, "invalid")
    .optional(),
  deed: z.enum(activityKinds, "invalid").optional(),
  /** Days of Japan's calendar, both of them included. */
  from: day,
  to: day,
  limit: z.coerce.number("invalid").int("invalid").min(1, "invalid").max(200, "invalid").default(50),
  cursor: PageCursor,
});
export type ActivityQuery = z.output<typeof ActivityQuery>;

export const Activity = z.object({
  id: Id,
  at: WireTime,
  deed: z.enum(activityKinds),
  /** Null where the account has been deleted. */
  actor: PersonName.nullable(),
  /** Whom it concerns; null where it is nobody in particular, or the account has been deleted. */
  person: PersonName.nullable(),
  /** The thing that was acted on: an event, or the organization itself. */
  subject: z.object({
    kind: z.enum(["event", "organization"]),
    id: Id,
    /** As it is called now; null where it was removed. */
    title: z.string().nullable(),
    lang: z.string().optional(),
  }),
  /** Another organization that it concerns. */
  organization: z.object({ id: Id, organization_name: z.string() }).nullable(),
  details: z.object({
    role: z.string().optional(),
    decision: z.string().optional(),
    count: z.int().optional(),
    title: z.string().optional(),
    label: z.string().optional(),
    format: z.string().optional(),
    /** The fields of an event that were changed, without what they say. */
    fields: z.array(z.string()).optional(),
  }),
});
export type Activity = z.infer<typeof Activity>;

export const activityContracts = {
  "GET /events/{id}/activity": defineContract({
    summary: "Who changed, decided, sent or downloaded what at an event, newest first; kept for 400 days",
    params: z.object({ id: pathId("event") }),
    query: ActivityQuery,
    answer: z.array(Activity),
  }),
  "GET /organizations/{id}/activity": defineContract({
    summary: "The same of an organization, its events and those that it co-hosts",
    params: z.object({ id: pathId("organization") }),
    query: ActivityQuery,
    answer: z.array(Activity),
  }),
};
