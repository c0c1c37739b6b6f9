import type { Executor } from "../../../platform/db/client.server.ts";
import { type TextReader, textForReader } from "../../../shared/languages/readers/text-reader.ts";
import type { AnnouncementWords } from "../event-mail.contract.ts";

/** The organizer's own words in the announcement of an event for a reader; null where there are none. */
export async function announcementWordsIn(
  db: Executor,
  eventId: number,
  reader: TextReader,
): Promise<string | null> {
  const row = await db
    .selectFrom("announcements")
    .select("words")
    .where("event_id", "=", eventId)
    .executeTakeFirst();
  const words = (row?.words ?? []) as AnnouncementWords[];
  return textForReader(words, reader)?.custom_body ?? null;
}
