import { z } from "zod";
import { applicationStates } from "../../shared/application-states.ts";
import { defineContract } from "../../shared/contract.ts";
import { Id, pathId } from "../../shared/wire.ts";
import { Event } from "../events/events.contract.ts";

const EventPath = z.object({ id: pathId("event") });

const Bookmark = z.object({ event_id: Id, is_bookmarked: z.boolean() });

export const bookmarkContracts = {
  "PUT /events/{id}/bookmark": defineContract({
    summary: "Bookmark an event; repeating it is harmless",
    params: EventPath,
    answer: Bookmark,
  }),
  "DELETE /events/{id}/bookmark": defineContract({
    summary: "Take the bookmark away; repeating it is harmless",
    params: EventPath,
    answer: Bookmark,
  }),
  "GET /users/own/bookmarks": defineContract({
    summary: "The caller's bookmarked events, last bookmarked first, without those that are hidden",
    answer: z.array(Event),
  }),
  "GET /users/own/event_marks": defineContract({
    summary:
      "The ids of the events that the caller has bookmarked and applied to, and how the applications stand, for marking them in lists",
    answer: z.object({
      bookmarked: z.array(Id),
      applied: z.array(Id),
      applications: z.array(z.object({ event_id: Id, state: z.enum(applicationStates) })),
    }),
  }),
};
