import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { Id, WireTime } from "../../../shared/wire.ts";
import { ManagedCalendarQuery } from "../listing/event-filter.contract.ts";
import { managedStates } from "./managed-lists.ts";

/** So many events are published by one call. */
export const publishedAtOnce = 100;

/** What the managers of an event read beside it in the list of theirs. */
export const ManagedFacts = z.object({
  /** The one for which the caller acts: the event's owner where that is one of theirs. */
  organization_id: Id,
  state: z.enum(managedStates),
  updated_at: WireTime,
  /** Whether a language has every text that another one has. */
  languages: z.array(z.object({ language_id: Id, is_complete: z.boolean() })),
  /** The mail that goes next, and the tab of the event's dashboard on which it was set. */
  next_mail: z.object({ tab: z.enum(["announce", "remind", "after"]), at: WireTime }).nullable(),
  /** How many people wait for a decision. */
  undecided_count: z.int(),
});
export type ManagedFacts = z.infer<typeof ManagedFacts>;

/** The outcome event by event, in the order in which they were given. */
const Published = z.object({
  done: z.array(Id),
  refused: z.array(z.object({ id: Id, errors: z.record(z.string(), z.array(z.string())) })),
});
export type Published = z.infer<typeof Published>;

const ManagedDay = z.object({
  date: z.string().meta({ format: "date" }),
  count: z.int(),
  /** The first five of the day. */
  events: z.array(
    z.object({
      id: Id,
      /** In the request's language where it is written in it. */
      title: z.string(),
      /** The title's language where it is another one. */
      lang: z.string().optional(),
      start_at: WireTime,
      end_at: WireTime.nullable(),
      state: z.enum(managedStates),
      /** The one for which the caller acts. */
      organization_id: Id,
      organization_name: z.string(),
    }),
  ),
});
export type ManagedDay = z.infer<typeof ManagedDay>;

export const managedEventContracts = {
  "GET /events/managed_calendar": defineContract({
    summary: "A month of the events that the caller manages, day by day, hidden ones too",
    query: ManagedCalendarQuery,
    answer: z.array(ManagedDay),
  }),
  "PUT /events/publish": defineContract({
    summary: "Publish events, each for itself: as saving each with `is_published` does",
    body: z.object({ ids: z.array(Id, "blank").min(1, "blank").max(publishedAtOnce, "at_most") }),
    answer: Published,
  }),
};
