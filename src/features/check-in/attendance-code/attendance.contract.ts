import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { pathId, WireTime } from "../../../shared/wire.ts";

const EventPath = z.object({ id: pathId("event") });

/** Six digits. */
const AttendanceCode = z.object({ code: z.string() });

export const attendanceContracts = {
  "GET /events/{id}/attendance_code": defineContract({
    summary: "The six digits with which people check themselves in; made when first asked for",
    params: EventPath,
    answer: AttendanceCode,
  }),
  "POST /events/{id}/attendance_code": defineContract({
    summary: "Make new digits; the ones before are not right any more",
    params: EventPath,
    answer: AttendanceCode,
  }),
  "GET /events/{id}/attendance": defineContract({
    summary: "Since when the caller is there; null while they are not checked in",
    params: EventPath,
    answer: z.object({ checked_in_at: WireTime.nullable() }),
  }),
  "POST /events/{id}/attendance": defineContract({
    summary:
      "Check oneself in with the six digits, from two hours before the start until the end; repeating it is harmless",
    refusals: [429],
    params: EventPath,
    body: z.object({ code: z.union([z.string(), z.number()], "blank").transform(String) }),
    answer: z.object({ checked_in_at: WireTime }),
  }),
};
