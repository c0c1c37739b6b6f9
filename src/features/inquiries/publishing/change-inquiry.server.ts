import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/client.server.ts";
import { notFound, Problems } from "../../../shared/app-error.ts";
import { writtenLanguages } from "../../../shared/languages/languages.ts";
import { mergeTextsByLanguage, type StoredTexts } from "../../../shared/languages/texts-by-language.ts";
import { inLockedEvent, recordEventActivity, refuseSuspendedOwner } from "../../events/events.server.ts";
import type { InquiryChange } from "../inquiries.contract.ts";
import { findInquiryForManagers, type ManagedInquiryRow, publishedAtMost } from "./find-inquiries.server.ts";

/**
 * Writes what the event's page shows of a question: only what is sent is changed, and what is so already changes nothing. Nothing is
 * published that is not answered, and nothing of a suspended organization.
 */
export function changeInquiry(
  db: Db,
  eventId: number,
  id: number,
  sent: InquiryChange,
): Promise<ManagedInquiryRow> {
  // Held, so that two who publish at once each see what the other has.
  return inLockedEvent(db, eventId, async (tx) => {
    await tx
      .selectFrom("inquiries")
      .select("id")
      .where("id", "=", id)
      .where("event_id", "=", eventId)
      .forUpdate()
      .execute();
    const stored = await findInquiryForManagers(tx, eventId, id);
    if (!stored) throw notFound("inquiry");
    const question = mergeTextsByLanguage(stored.question, sent.question);
    const answer = mergeTextsByLanguage(stored.answer, sent.answer);
    const isPublished = sent.is_published ?? stored.is_published;
    const shown = { question, answer, is_published: isPublished };
    if (isDeepStrictEqual(shown, pick(stored))) return stored;
    if (isPublished) await refuseSuspendedOwner(tx, eventId);
    if (isPublished) await requirePublishable(tx, eventId, { ...stored, question, answer });
    await tx
      .updateTable("inquiries")
      .set({
        question: JSON.stringify(question),
        answer: JSON.stringify(answer),
        is_published: isPublished,
      })
      .where("id", "=", id)
      .execute();
    const isFirst = isPublished && !stored.is_published;
    await recordEventActivity(tx, eventId, isFirst ? "inquiry.published" : "inquiry.edited");
    return (await findInquiryForManagers(tx, eventId, id)) as ManagedInquiryRow;
  });
}

const pick = ({ question, answer, is_published }: ManagedInquiryRow) => ({ question, answer, is_published });

/** Question and answer stand in one language at least, so that readers understand the one by the other. */
async function requirePublishable(
  tx: Tx,
  eventId: number,
  { id, question, answer }: { id: number; question: StoredTexts; answer: StoredTexts },
): Promise<void> {
  const problems = new Problems();
  if (!writtenLanguages.some((language) => question[language] && answer[language])) {
    problems.add(writtenLanguages.some((language) => question[language]) ? "answer" : "question", "blank");
  }
  problems.throwIfAny();
  const { count } = await tx
    .selectFrom("inquiries")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("event_id", "=", eventId)
    .where("is_published", "=", true)
    .where("id", "<>", id)
    .executeTakeFirstOrThrow();
  if (count >= publishedAtMost) problems.add("is_published", "at_most", { max: publishedAtMost });
  problems.throwIfAny();
}
