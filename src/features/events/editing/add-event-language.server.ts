import type { Db } from "../../../platform/db/client.server.ts";
import { invalid, notFound, Problems } from "../../../shared/app-error.ts";
import { checkIdsExist } from "../../reference-data/reference-data.server.ts";
import { recordEventActivity } from "../activity/record-event-activity.server.ts";
import { inLockedEvent } from "../event-locks.server.ts";
import type { EventRow } from "../event-rows.server.ts";
import { findEvent } from "../shared-event-reads.server.ts";

/** A blank second entry to be filled in; a language that is there already answers with its entry. */
export function addEventLanguage(
  db: Db,
  eventId: number,
  languageId: number,
): Promise<EventRow["texts"][number]> {
  return inLockedEvent(db, eventId, async (tx) => {
    const event = await findEvent(tx, eventId);
    if (!event) throw notFound("event");
    const found = event.texts.find(({ language_id }) => language_id === languageId);
    if (found) return found;
    const problems = new Problems();
    await checkIdsExist(tx, "languages", "language_id", [languageId], problems);
    problems.throwIfAny();
    if (event.texts.length > 1) throw invalid("language_id", "third_language");
    await recordEventActivity(tx, eventId, "event.edited", { details: { fields: ["language_events"] } });
    return tx
      .insertInto("event_texts")
      .values({ event_id: eventId, language_id: languageId, is_main: false })
      .returning([
        "id",
        "language_id",
        "title",
        "description",
        "address",
        "place_name",
        "organization_name",
        "summary",
        "fee_note",
        "access_station",
        "is_main",
      ])
      .executeTakeFirstOrThrow();
  });
}
