import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { Id, pathId, WireTime } from "../../../shared/wire.ts";

export const Lottery = z.object({
  lottery_at: WireTime,
  /** SHA-256 of the seed, a text in hexadecimal digits: it shows after the draw that the seed was not chosen afterwards. */
  commitment: z.string(),
  /**
   * SHA-256 of the ids of all entries, decimal, ascending, joined by commas: from the close of applications on, so that it shows that
   * whoever is drawn was there.
   */
  entries_digest: z.string().optional(),
  /** After the draw: ids in that digest which had left before it; missing where nobody had. */
  withdrawn: z.array(Id).optional(),
  /** After the draw, as the two beside it: who knew it before would know who wins. */
  seed: z.string().optional(),
  drawn_at: WireTime.optional(),
  /** Ids of applications as they were drawn: ascending by the SHA-256 of `seed:id`. */
  order: z.array(Id).optional(),
  /** How many take part; after the draw how many did. */
  entries: z.int(),
});
export type Lottery = z.infer<typeof Lottery>;

export const lotteryContracts = {
  "GET /events/{id}/lottery": defineContract({
    summary:
      "How an event's places are drawn: the commitment to the seed, and after the draw the seed and the order, to compute again",
    params: z.object({ id: pathId("event") }),
    answer: Lottery,
  }),
};
