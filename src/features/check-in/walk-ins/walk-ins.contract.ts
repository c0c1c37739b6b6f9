import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import {
  maxWalkInNameLength,
  maxWalkInNoteLength,
} from "../../../shared/limits/max-lengths-for-organizers.ts";
import { Id, line, optionalLine, pathId, WireTime } from "../../../shared/wire.ts";

const EventPath = z.object({ id: pathId("event") });

export const WalkIn = z.object({ id: Id, name: z.string(), note: z.string(), created_at: WireTime });
export type WalkIn = z.infer<typeof WalkIn>;

export const walkInContracts = {
  "GET /events/{id}/walk_ins": defineContract({
    summary: "Who came without having applied, in the order of their coming",
    params: EventPath,
    answer: z.array(WalkIn),
  }),
  "POST /events/{id}/walk_ins": defineContract({
    summary: "Record somebody who came without having applied; the nonce counts once",
    refusals: [429],
    params: EventPath,
    body: z.object({
      nonce: z.guid("invalid"),
      name: line(maxWalkInNameLength).min(1, "blank"),
      note: optionalLine(maxWalkInNoteLength),
    }),
    answer: WalkIn,
  }),
  "DELETE /events/{id}/walk_ins/{walk_in_id}": defineContract({
    summary: "Remove somebody who was recorded by mistake",
    params: z.object({ id: pathId("event"), walk_in_id: pathId("walk_in") }),
    answer: WalkIn,
  }),
};
