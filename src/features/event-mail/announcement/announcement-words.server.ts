import type { Executor } from "../../../platform/db/client.server.ts";
import { type Language, textForReader } from "../../../shared/languages/languages.ts";
import type { AnnouncementWords } from "../event-mail.contract.ts";

/** The organizer's own words in the announcement of an event for a reader of the language; null where there are none. */
export async function announcementWordsIn(
  db: Executor,
  eventId: number,
  language: Language,
): Promise<string | null> {
  const row = await db
    .selectFrom("announcements")
    .select("words")
    .where("event_id", "=", eventId)
    .executeTakeFirst();
  const words = (row?.words ?? []) as AnnouncementWords[];
  return textForReader(words, language)?.custom_body ?? null;
}
