import { dependOnMoment } from "../../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../../platform/db/client.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { factsOfRow } from "../availability/availability-facts.ts";
import { endsAt } from "../availability/ends-at.ts";
import { nextChangeOf } from "../availability/next-change.server.ts";
import { findHosts, presentHost } from "../co-hosts/co-hosts.server.ts";
import type { EventRow } from "../event-rows.server.ts";
import type { Event } from "../events.contract.ts";
import { findEventToFill } from "../places/count-placeholder.server.ts";
import { presentEvent } from "../present-event.ts";
import { findEvent } from "../shared-event-reads.server.ts";
import { canRead, noTies } from "./event-visibility.ts";

type FindRow = (db: Executor, id: number, language: Language) => Promise<EventRow | undefined>;

/** An event as its page shows it to everybody; `removed` where there was one, null where there is none to see. */
export function showEventToVisitors(platform: Platform, language: Language, id: string) {
  return show(platform, language, id, findEvent);
}

/** As `showEventToVisitors`, for a page that is filled in when it is sent (`countsToFill`). */
export function showEventToFill(platform: Platform, language: Language, id: string) {
  return show(platform, language, id, findEventToFill);
}

async function show(
  platform: Platform,
  language: Language,
  id: string,
  find: FindRow,
): Promise<Event | "removed" | null> {
  const { db, clock } = platform;
  if (!/^[1-9]\d{0,9}$/.test(id) || Number(id) >= 2 ** 31) return null;
  const row = await find(db, Number(id), language);
  if (!row) {
    const removed = await db
      .selectFrom("removed_things")
      .select("id")
      .where("kind", "=", "event")
      .where("id", "=", Number(id))
      .executeTakeFirst();
    return removed ? "removed" : null;
  }
  if (!canRead("page", row, noTies)) return null;
  const { priority_until_at: priorityUntilAt, promote_until_at: promoteUntilAt } = row;
  dependOnMoment(nextChangeOf({ ...factsOfRow(row), priorityUntilAt, promoteUntilAt }, clock.now()));
  if (endsAt(row) > clock.now()) dependOnMoment(endsAt(row));
  const hosts = await findHosts(db, row.id, { isHosting: true });
  return presentEvent(
    row,
    { platform, language },
    { organizationEvents: hosts.map((host) => presentHost(host, language)) },
  );
}
