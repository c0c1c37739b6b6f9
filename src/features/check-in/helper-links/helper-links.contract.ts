import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { maxHelperLabelLength } from "../../../shared/limits/max-lengths-for-organizers.ts";
import { Id, line, pathId, WireTime } from "../../../shared/wire.ts";

const EventPath = z.object({ id: pathId("event") });

export const HelperLink = z.object({ id: Id, label: z.string(), expires_at: WireTime });
export type HelperLink = z.infer<typeof HelperLink>;

export const NewHelperLink = HelperLink.extend({
  /** Shown once: its token is kept as a digest. */
  url: z.string(),
});

export const helperLinkContracts = {
  "GET /events/{id}/door_links": defineContract({
    summary: "The links by which helpers check people in, without their addresses; deleted ones are left out",
    params: EventPath,
    answer: z.array(HelperLink),
  }),
  "POST /events/{id}/door_links": defineContract({
    summary:
      "Make a link by which a helper without an account checks people in, until six hours after the end",
    params: EventPath,
    body: z.object({ label: line(maxHelperLabelLength).min(1, "blank") }),
    answer: NewHelperLink,
  }),
  "DELETE /events/{id}/door_links/{link_id}": defineContract({
    summary: "End a helper's link at once",
    params: z.object({ id: pathId("event"), link_id: pathId("door_link") }),
    answer: HelperLink,
  }),
};
