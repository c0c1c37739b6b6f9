import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { pathId, WireTime } from "../../../shared/wire.ts";

export const CheckInFigures = z.object({
  /** Those who have a place, without walk-ins. */
  expected: z.int(),
  checked_in: z.int(),
  walk_ins: z.int(),
  /** How many of those who are there came in which minute, walk-ins with them; minutes without anybody are left out. */
  arrivals: z.array(z.object({ minute: WireTime, count: z.int() })),
  /** Another one whenever the list or the walk-ins are: all numbers are the same where one goes and another comes. */
  version: z.string(),
});
export type CheckInFigures = z.infer<typeof CheckInFigures>;

export const checkInFigureContracts = {
  "GET /events/{id}/check_ins/figures": defineContract({
    summary: "How many are expected and how many are there, to be asked for again and again while it runs",
    params: z.object({ id: pathId("event") }),
    answer: CheckInFigures,
  }),
};
