import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { pathId } from "../../../shared/wire.ts";

export const Ticket = z.object({
  /** Ten characters of Crockford's base 32; the QR code holds them and nothing else. */
  code: z.string(),
  /** The holder's page with the ticket. */
  url: z.string(),
});
export type Ticket = z.infer<typeof Ticket>;

export const ticketContracts = {
  "GET /events/{id}/applications/own/ticket": defineContract({
    summary: "The ticket of the caller, who is coming to an event that takes place; 404 for everybody else",
    params: z.object({ id: pathId("event") }),
    answer: Ticket,
  }),
};
