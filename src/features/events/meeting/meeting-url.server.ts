import { sql } from "kysely";
import type { Executor, Tx } from "../../../platform/db/client.server.ts";

/**
 * The address of an event's online meeting; null where it has none. Only managers and who is coming may read it, so it stands in no
 * row that is read for everybody: each caller decides for one reader.
 */
export async function findMeetingUrl(db: Executor, eventId: number): Promise<string | null> {
  const row = await db
    .selectFrom("event_meetings")
    .select("url")
    .where("event_id", "=", eventId)
    .executeTakeFirst();
  return row?.url ?? null;
}

/** Writes what was sent in place of `before`, null for none; answers whether another address stands there now. */
export async function writeMeetingUrl(
  tx: Tx,
  eventId: number,
  before: string | null,
  sent: string | null | undefined,
): Promise<boolean> {
  if (sent === undefined || before === sent) return false;
  await tx.deleteFrom("event_meetings").where("event_id", "=", eventId).execute();
  if (sent === null) return false;
  await tx.insertInto("event_meetings").values({ event_id: eventId, url: sent }).execute();
  return true;
}

/** A copy of an event meets where its original does. */
export async function copyMeetingUrl(tx: Tx, from: number, to: number): Promise<void> {
  await sql`insert into event_meetings (event_id, url) select ${to}, url from event_meetings where event_id = ${from}`.execute(
    tx,
  );
}
