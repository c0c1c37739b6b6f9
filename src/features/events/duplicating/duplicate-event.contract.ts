import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { pathId, TimeIn } from "../../../shared/wire.ts";
import { Event } from "../events.contract.ts";
import { copiesAtOnce } from "./dates/copies-at-once.ts";

export const eventDuplicateContracts = {
  "POST /events/{id}/duplicate": defineContract({
    summary:
      "Copies of an event, one for each start: unpublished, with every language, question, target, the picture, and what is prepared for afterwards; two and more share a `series_id` with it",
    refusals: [429],
    params: z.object({ id: pathId("event") }),
    body: z.object({
      start_at: z.array(TimeIn, "blank").min(1, "blank").max(copiesAtOnce, "invalid"),
      /**
       * At which of these times the caller knows the event to be held already. Where it is given and somebody has made one of this title at
       * another of them, nothing is made (422 `start_at`).
       */
      held_start_at: z.array(TimeIn, "invalid").max(copiesAtOnce, "invalid").optional(),
    }),
    answer: z.array(Event),
  }),
};
