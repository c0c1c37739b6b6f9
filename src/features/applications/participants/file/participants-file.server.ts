import type { Db } from "../../../../platform/db/client.server.ts";
import { notFound } from "../../../../shared/app-error.ts";
import type { Language } from "../../../../shared/languages/languages.ts";
import { toEditTime } from "../../../../shared/time/tokyo-time.ts";
import { findAnswersUntil, findEvent, textOf } from "../../../events/events.server.ts";
import { presentPerson } from "../../../organizations/organizations.server.ts";
import { findAffiliationsOf } from "../find-affiliations-of.server.ts";
import { participantBatches } from "../find-participants.server.ts";
import { type FileFacts, type FileRow, fileTexts } from "./file-columns.server.ts";
import { findCheckInToList } from "./find-check-in-to-list.server.ts";
import { titleForFileName } from "./participants-file-name.ts";

export interface AskedFile {
  eventId: number;
  language: Language;
  /** Whether the organizers' own notes stand in it. */
  withNotes: boolean;
  now: Date;
}

/** What a file of an event's participants is made of, whatever its format. @throws `not_found` */
export async function findFileFacts(db: Db, { eventId, ...asked }: AskedFile): Promise<FileFacts> {
  const event = await findEvent(db, eventId);
  if (!event) throw notFound("event");
  const answersUntil = await findAnswersUntil(db, [event.id]);
  return {
    ...asked,
    event,
    checkIn: await findCheckInToList(db, event.id),
    hasOtherReason: await hasOtherReason(db, event.id),
    hasReadings: await hasNameReadings(db, event.id),
    hasAffiliations: await hasAffiliations(db, event.id, asked.now),
    areAnswersRemoved: (answersUntil.get(event.id) ?? asked.now) <= asked.now,
  };
}

/** Says of which event it is, so that the files of several can lie in one folder. */
export function participantsFileName({ event, language }: FileFacts, ending: "csv" | "xlsx"): string {
  const title = titleForFileName(textOf(event, language).title);
  const date = toEditTime(event.start_at).slice(0, 10);
  return `${fileTexts(language)._("participants.file_name", { title, date }).trim()}.${ending}`;
}

/** In the order of applying, walk-ins behind. Rows are presented when they are written. */
export async function* fileRows(db: Db, facts: FileFacts): AsyncGenerator<(() => FileRow)[]> {
  const { event, language, checkIn, now } = facts;
  for await (const rows of participantBatches(db, event.id)) {
    const affiliations = facts.hasAffiliations ? await findAffiliationsOf(db, rows, now) : undefined;
    yield rows.map(({ application, person }) => () => ({
      application,
      person: person && presentPerson(person, language),
      affiliation: affiliations?.get(application.user_id)?.university ?? null,
    }));
  }
  yield (checkIn?.walkIns ?? []).map((walkIn) => () => ({ application: null, person: null, walkIn }));
}

/** Whether some application ended otherwise than by the applicant themselves. */
async function hasOtherReason(db: Db, eventId: number): Promise<boolean> {
  const found = await db
    .selectFrom("applications")
    .select("id")
    .where("event_id", "=", eventId)
    .where("cancel_reason", "in", ["expired", "organizer"])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

async function hasNameReadings(db: Db, eventId: number): Promise<boolean> {
  const told = await db
    .selectFrom("applications as a")
    .innerJoin("users as u", "u.id", "a.user_id")
    .select("a.id")
    .where("a.event_id", "=", eventId)
    .where((eb) =>
      eb.or([eb("u.first_name_reading", "is not", null), eb("u.last_name_reading", "is not", null)]),
    )
    .limit(1)
    .executeTakeFirst();
  return told !== undefined;
}

async function hasAffiliations(db: Db, eventId: number, now: Date): Promise<boolean> {
  const proved = await db
    .selectFrom("applications as a")
    .innerJoin("affiliations as f", "f.user_id", "a.user_id")
    .select("a.id")
    .where("a.event_id", "=", eventId)
    .where("f.verified_until", ">", now)
    .limit(1)
    .executeTakeFirst();
  return proved !== undefined;
}
