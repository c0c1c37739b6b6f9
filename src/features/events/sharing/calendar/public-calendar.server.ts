import { dependOnMoment } from "../../../../platform/cache/read-dependencies.server.ts";
import type { Platform } from "../../../../platform/platform.ts";
import type { Language } from "../../../../shared/languages/languages.ts";
import { findEvent } from "../../shared-event-reads.server.ts";
import { canRead, noTies } from "../../visibility/event-visibility.ts";
import { eventCalendar } from "./event-calendar.server.ts";

/** One published event as a calendar file; null where there is none to see. */
export async function publicCalendar(
  { db, settings, clock }: Platform,
  language: Language,
  id: string,
): Promise<string | null> {
  if (!/^[1-9]\d{0,8}$/.test(id)) return null;
  const event = await findEvent(db, Number(id));
  if (!event || !canRead("page", event, noTies)) return null;
  dependOnMoment(null);
  return eventCalendar([event], {
    language,
    publicUrl: settings.publicUrl,
    method: "PUBLISH",
    now: clock.now(),
  });
}
