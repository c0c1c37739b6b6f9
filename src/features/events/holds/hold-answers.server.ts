import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { queueMail } from "../../../platform/mail/queue/queue-mail.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { invalid, notFound } from "../../../shared/app-error.ts";
import { defaultLanguage } from "../../../shared/languages/languages.ts";
import { supportEmail } from "../../../shared/support-email.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { lockActiveUser } from "../../accounts/accounts.server.ts";
import { recordActivity } from "../../organizations/organizations.server.ts";
import { holdAnswerMail } from "../mails/hold-answer.mail.server.ts";
import type { HoldSubject } from "./hold-subject.ts";
import type { HoldAnswer } from "./holds.contract.ts";

interface NewAnswer {
  about: HoldSubject;
  authorId: number;
  text: string;
}

/** Keeps what organizers answer, and mails it to the operator. 422 where nothing is held, so that it would be read by nobody. */
export function answerHold({ db, clock }: Platform, answer: NewAnswer): Promise<HoldAnswer> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const { organizationId, eventId } = await findHeld(tx, answer.about);
    await lockActiveUser(tx, answer.authorId);
    const { id } = await tx
      .insertInto("hold_answers")
      .values({
        organization_id: organizationId,
        event_id: eventId,
        author_id: answer.authorId,
        text: answer.text,
        created_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await recordActivity(tx, {
      kind: eventId === null ? "suspension.answered" : "hold.answered",
      organizationId,
      ...(eventId !== null && { eventId }),
    });
    await queueMail(tx, holdAnswerMail, {
      to: { address: supportEmail, language: defaultLanguage },
      payload: { holdAnswerId: id },
      cause: String(id),
    });
    const [written] = await listHoldAnswers(tx, answer.about, id);
    if (!written) throw new Error("an answer that was written is not there");
    return written;
  });
}

async function findHeld(db: Executor, about: HoldSubject) {
  if ("organizationId" in about) {
    const organization = await db
      .selectFrom("organizations")
      .select("suspended_at")
      .where("id", "=", about.organizationId)
      .forKeyShare()
      .executeTakeFirst();
    if (!organization?.suspended_at) throw invalid("organization", "not_suspended");
    return { organizationId: about.organizationId, eventId: null };
  }
  const event = await db
    .selectFrom("events")
    .select(["held_at", "owner_organization_id"])
    .where("id", "=", about.eventId)
    .forKeyShare()
    .executeTakeFirst();
  if (!event) throw notFound("event");
  if (!event.held_at) throw invalid("event", "not_on_hold");
  return { organizationId: event.owner_organization_id, eventId: about.eventId };
}

const shownAnswers = 100;

/** The latest first; of one event, or of an organization's suspensions. */
export async function listHoldAnswers(db: Executor, about: HoldSubject, id?: number): Promise<HoldAnswer[]> {
  const rows = await db
    .selectFrom("hold_answers as a")
    .leftJoin("users as u", "u.id", "a.author_id")
    .select(["a.id", "a.text", "a.created_at", "u.id as author_id", "u.first_name", "u.last_name"])
    .$if("eventId" in about, (query) =>
      query.where("a.event_id", "=", (about as { eventId: number }).eventId),
    )
    .$if("organizationId" in about, (query) =>
      query
        .where("a.organization_id", "=", (about as { organizationId: number }).organizationId)
        .where("a.event_id", "is", null),
    )
    .$if(id !== undefined, (query) => query.where("a.id", "=", sql<number>`${id ?? null}::integer`))
    .orderBy("a.id", "desc")
    .limit(shownAnswers)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    text: row.text,
    author:
      row.author_id === null
        ? null
        : { id: row.author_id, first_name: row.first_name ?? "", last_name: row.last_name ?? "" },
    created_at: toWireTime(row.created_at),
  }));
}
