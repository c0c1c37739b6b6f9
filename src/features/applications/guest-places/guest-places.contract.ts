import { z } from "zod";
import { applicationStates } from "../../../shared/application-states.ts";
import { defineContract } from "../../../shared/contract.ts";
import { Id, pathId, WireTime } from "../../../shared/wire.ts";

/** A place that an organizer has given to somebody without an account, as the account is asked about it that has confirmed the address. */
export const GuestPlace = z.object({
  /** Of the application. */
  id: Id,
  event: z.object({ id: Id, title: z.string(), start_at: WireTime }),
  /** Hosts of the event, the owner first. */
  hosts: z.array(z.object({ id: Id, organization_name: z.string() })),
  /** The name under which they were added. */
  first_name: z.string(),
  last_name: z.string(),
  state: z.enum(applicationStates),
});
export type GuestPlace = z.infer<typeof GuestPlace>;

export const guestPlaceContracts = {
  "GET /users/own/guest_places": defineContract({
    summary:
      "Places that organizers have given to the caller's confirmed e-mail address without knowing of the account, the next event first",
    answer: z.array(GuestPlace),
  }),
  "PUT /users/own/guest_places/{id}": defineContract({
    summary:
      "Take such a place over, with its ticket and attendance, as the caller's one application to the event; or say that it is somebody else's, and be asked no more",
    params: z.object({ id: pathId("guest_place") }),
    body: z.object({ answer: z.enum(["accept", "decline"], "not_an_option") }),
    answer: z.object({
      event_id: Id,
      /** Of the application that the caller has now; null where they declined. */
      state: z.enum(applicationStates).nullable(),
    }),
  }),
};
