import { handler } from "../../../platform/http/handler.server.ts";
import { invalid } from "../../../shared/app-error.ts";
import { findUniversityOf } from "../../accounts/accounts.server.ts";
import { calendarContracts as contracts } from "./calendar.contract.ts";
import { isCalendarMonth } from "./calendar-months.ts";
import { listCalendarDays } from "./list-calendar-days.server.ts";

export const showCalendarHandler = handler(
  contracts["GET /events/calendar"],
  async (context, { query: { month, ...filters } }) => {
    const { platform, session } = context;
    const now = platform.clock.now();
    if (!isCalendarMonth(month, now)) throw invalid("month", "outside_calendar");
    const own = session ? await findUniversityOf(platform.db, session.user.id) : undefined;
    const viewerUniversityId = own?.id ?? null;
    const days = await listCalendarDays(platform.db, {
      month,
      filters,
      reader: context,
      viewerUniversityId,
      now,
    });
    return days.map((day) => ({ ...day, events: day.events.map(({ lang, ...event }) => event) }));
  },
  { isCached: true },
);
