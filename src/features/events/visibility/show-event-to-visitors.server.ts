import { dependOnMoment } from "../../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../../platform/db/client.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { asReader, type TextReader } from "../../../shared/languages/readers/text-reader.ts";
import { factsOfRow } from "../availability/availability-facts.ts";
import { endsAt } from "../availability/ends-at.ts";
import { nextChangeOf } from "../availability/next-change.server.ts";
import { findHosts } from "../co-hosts/co-hosts.server.ts";
import { ofHosts } from "../co-hosts/of-hosts.ts";
import type { EventRow } from "../event-rows.server.ts";
import type { Event } from "../events.contract.ts";
import { findEventToFill } from "../places/count-placeholder.server.ts";
import { presentEvent } from "../present-event.server.ts";
import { findEvent } from "../shared-event-reads.server.ts";
import { canRead, noTies } from "./event-visibility.ts";

type FindRow = (db: Executor, id: number, language: Language) => Promise<EventRow | undefined>;

/** An event as its page shows it to everybody; `removed` where there was one, null where there is none to see. */
export function showEventToVisitors(platform: Platform, reader: TextReader, id: string) {
  return show(platform, reader, id, findEvent);
}

/** As `showEventToVisitors`, for the form for applying: with until when answers are there. */
export function showEventToApply(platform: Platform, reader: TextReader, id: string) {
  return show(platform, reader, id, findEvent, { tellsRetention: true });
}

/** As `showEventToVisitors`, for a page that is filled in when it is sent (`countsToFill`). */
export function showEventToFill(platform: Platform, reader: TextReader, id: string) {
  return show(platform, reader, id, findEventToFill);
}

async function show(
  platform: Platform,
  reader: TextReader,
  id: string,
  find: FindRow,
  { tellsRetention = false } = {},
): Promise<Event | "removed" | null> {
  const { db, clock } = platform;
  if (!/^[1-9]\d{0,9}$/.test(id) || Number(id) >= 2 ** 31) return null;
  const row = await find(db, Number(id), reader.language);
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
  const { answersUntil, ...told } = ofHosts(row, hosts, reader.language);
  return presentEvent(
    row,
    { platform, ...asReader(reader) },
    tellsRetention ? { ...told, answersUntil } : told,
  );
}
