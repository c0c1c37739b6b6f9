import { sql } from "kysely";
import { cachedRead } from "../../../platform/cache/cached-read.server.ts";
import { readingTopics } from "../../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../../platform/db/client.server.ts";
import { preparedQuery } from "../../../platform/db/prepared-query.server.ts";
import { isNotDeleted } from "../../../shared/is-not-deleted.server.ts";
import type { StoredTexts } from "../../../shared/languages/texts-by-language.ts";

/** The most that are published of an event: its page shows all of them. */
export const publishedAtMost = 50;
const listedAtMost = 500;

/** The columns of `inquiries` that everybody may see of a published one. */
const shown = [
  "i.id",
  sql<StoredTexts>`i.question`.as("question"),
  sql<StoredTexts>`i.answer`.as("answer"),
  "i.is_published",
  "i.created_at",
] as const;

const selectInquiries = (db: Executor) => db.selectFrom("inquiries as i").select([...shown]);

export type InquiryRow = Awaited<ReturnType<ReturnType<typeof selectInquiries>["executeTakeFirstOrThrow"]>>;

/** Published questions and answers of an event, the newest first. Visitors' pages share them. */
export function findPublishedInquiries(db: Executor, eventId: number): Promise<InquiryRow[]> {
  return cachedRead(`published inquiries ${eventId}`, () =>
    readingTopics([`inquiries:${eventId}`], () => publishedOf(db, { eventId })),
  );
}

const publishedOf = preparedQuery<{ eventId: number }, InquiryRow>((db, value) =>
  selectInquiries(db)
    .where("i.event_id", "=", value("eventId"))
    .where("i.is_published", "=", true)
    .orderBy("i.id", "desc")
    .limit(publishedAtMost),
);

const selectForManagers = (db: Executor) =>
  selectInquiries(db)
    .leftJoin("users as u", (join) => join.onRef("u.id", "=", "i.user_id").on(isNotDeleted("u")))
    .select(["i.text", "i.email", "u.first_name", "u.last_name", "u.email as user_email"]);

export type ManagedInquiryRow = Awaited<
  ReturnType<ReturnType<typeof selectForManagers>["executeTakeFirstOrThrow"]>
>;

/** All questions of an event, the newest first, with those who asked. */
export function findInquiriesForManagers(db: Executor, eventId: number): Promise<ManagedInquiryRow[]> {
  return selectForManagers(db)
    .where("i.event_id", "=", eventId)
    .orderBy("i.id", "desc")
    .limit(listedAtMost)
    .execute();
}

export function findInquiryForManagers(
  db: Executor,
  eventId: number,
  id: number,
): Promise<ManagedInquiryRow | undefined> {
  return selectForManagers(db).where("i.event_id", "=", eventId).where("i.id", "=", id).executeTakeFirst();
}
