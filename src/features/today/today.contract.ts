import { z } from "zod";
import { defineContract } from "../../shared/contract.ts";
import { Id, WireTime } from "../../shared/wire.ts";
import { todayKinds } from "./today-kinds.ts";

/**
 * Something that awaits an organizer. `at` is when the event starts; of `draw` when it is drawn, of `offers` when the first ends, of
 * `mail_next` when the mail goes; `mail_failed` and `new_applications` have none. `count` is how many people: expected and not there yet
 * (`check_in`), under review, with an offer, entered in the draw, not reached, or new since yesterday. `lang` tags what stands in another
 * language than the answer's.
 */
export const TodayItem = z.object({
  kind: z.enum(todayKinds),
  event: z.object({ id: Id, title: z.string(), lang: z.string().optional() }),
  /** The one for which the caller acts: the event's owner where that is one of theirs. */
  organization: z.object({ id: Id, name: z.string(), lang: z.string().optional() }),
  at: WireTime.optional(),
  count: z.int().optional(),
  /** The path of the page where it is done. */
  href: z.string(),
});
export type TodayItem = z.infer<typeof TodayItem>;

export const todayContracts = {
  "GET /users/own/today": defineContract({
    summary: "What awaits the caller as an organizer, over all organizations, most urgent first; at most 100",
    answer: z.array(TodayItem),
  }),
};
