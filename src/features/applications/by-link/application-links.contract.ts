import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { line } from "../../../shared/wire.ts";
import { Event } from "../../events/events.contract.ts";
import { MyApplication } from "../applications.contract.ts";
import { Ticket } from "../tickets/tickets.contract.ts";

/** From the link of a mail; in bodies alone, since addresses end up in logs. */
const body = z.object({ token: line(100) });

/** Without what the person has answered: whoever has the mail can read it. */
export const LinkedApplication = z.object({
  application: MyApplication.pick({
    id: true,
    state: true,
    position: true,
    offer_expires_at: true,
    cancel_reason: true,
    actions: true,
  }),
  event: Event,
  /** Of who is coming to an event that takes place. */
  ticket: Ticket.nullable(),
  /** The way into an online event, where it has one, of who has a place in an event that takes place. */
  meeting_url: z.string().optional(),
});
export type LinkedApplication = z.infer<typeof LinkedApplication>;

export const applicationLinkContracts = {
  "POST /applications/by_link": defineContract({
    summary: "The application for which a mail's link was made, with its event; changes nothing",
    refusals: [404],
    body,
    answer: LinkedApplication,
  }),
  "PUT /applications/by_link/accept_offer": defineContract({
    summary: "Accept the place that is offered, by a mail's link",
    refusals: [404],
    body,
    answer: LinkedApplication,
  }),
  "PUT /applications/by_link/cancell": defineContract({
    summary: "Cancel the application, leave the queue or pass the offer, by a mail's link",
    refusals: [404, 429],
    body,
    answer: LinkedApplication,
  }),
};
