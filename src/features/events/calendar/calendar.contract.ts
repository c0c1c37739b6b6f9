import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { Id, WireTime } from "../../../shared/wire.ts";
import { CalendarQuery } from "../listing/event-filter.contract.ts";

const CalendarEvent = z.object({
  id: Id,
  /** In the request's language where it is written in it. */
  title: z.string(),
  start_at: WireTime,
  is_online: z.boolean(),
  prefecture_id: Id,
});

const CalendarDay = z.object({
  date: z.string().meta({ format: "date" }),
  count: z.int(),
  /** The first five of the day. */
  events: z.array(CalendarEvent),
});

export const calendarContracts = {
  "GET /events/calendar": defineContract({
    summary: "A month of events, day by day, past ones included; from January 2020 to two years ahead",
    query: CalendarQuery,
    answer: z.array(CalendarDay),
  }),
};
