import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { Id } from "../../../shared/wire.ts";

export const myAttendanceContracts = {
  "GET /users/own/attendances": defineContract({
    summary:
      "Whether the caller took part in their events; those at which nobody was checked in are left out, and so is an absence before the end",
    answer: z.array(z.object({ event_id: Id, has_attended: z.boolean() })),
  }),
};
