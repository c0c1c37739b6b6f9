import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { Id, PageCursor, WireTime } from "../../../shared/wire.ts";

/** What goes of one event by itself, counted: nothing of it tells of a person. */
export const UpcomingRemoval = z.object({
  event: z.object({ id: Id, title: z.string() }),
  /** Whose number of days counts. */
  organization: z.object({ id: Id, organization_name: z.string() }),
  at: WireTime,
  /** Applications with answers, also former ones. */
  answers: z.int(),
  /** Applications about which organizers have noted something. */
  notes: z.int(),
  /** People without an account whom organizers added. */
  guests: z.int(),
  walk_ins: z.int(),
});
export type UpcomingRemoval = z.infer<typeof UpcomingRemoval>;

export const upcomingRemovalContracts = {
  "GET /uniteam/upcoming_removals": defineContract({
    summary:
      "Events whose answers, notes and names of people without an account are removed within seven days, the next first, 50 at a time",
    query: z.object({ cursor: PageCursor }),
    answer: z.array(UpcomingRemoval),
    paged: true,
  }),
};
