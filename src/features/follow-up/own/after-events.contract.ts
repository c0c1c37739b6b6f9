import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { Id } from "../../../shared/wire.ts";
import { AfterEvent } from "../certificate/certificate.contract.ts";

/** Survey, certificate and material that an event has left for somebody who had a place at it. */
const MyAfterEvent = AfterEvent.extend({
  event_id: Id,
  /** How many links and files they may see. */
  materials: z.int(),
});
export type MyAfterEvent = z.infer<typeof MyAfterEvent>;

export const myAfterEventContracts = {
  "GET /users/own/after_events": defineContract({
    summary:
      "What the caller's past events have for them: a survey, a certificate, material; events that have nothing are left out",
    answer: z.array(MyAfterEvent),
  }),
};
