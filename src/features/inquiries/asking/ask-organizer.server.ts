import { sql } from "kysely";
import type { Tx } from "../../../platform/db/client.server.ts";
import type { RequestContext } from "../../../platform/http/request-context.server.ts";
import { limitAttempts } from "../../../platform/limits/rate-limit.server.ts";
import { invalid, notFound, Problems } from "../../../shared/app-error.ts";
import { findSource, lockActiveUser } from "../../accounts/accounts.server.ts";
import { findHostIds } from "../../events/co-hosts/co-hosts.server.ts";
import { keepPublicEvent, requireVisibleEvent } from "../../events/events.server.ts";
import { mailOrganizationAddress } from "../../organizations/organizations.server.ts";
import type { InquiryIn } from "../inquiries.contract.ts";
import { containsLink } from "../links/contains-link.ts";
import { inquiryReceivedMail } from "../mails/inquiry-received.mail.server.ts";
import { type AskerColumns, findSameInquiry } from "./find-same-inquiry.server.ts";
import { takesInquiries } from "./takes-inquiries.ts";

/** Each is a mail to organizers, whom nobody is to flood. */
const inquiries = { name: "inquiry", max: 5, seconds: 60 * 60 };

/**
 * Writes a question to an event's organizers, and a mail to the address of each organization that holds it. Answers its id. The same one
 * sent again within the hour answers the first, and is no second mail. An account whose address nobody has confirmed may no more than a
 * visitor.
 */
export async function askOrganizer(
  context: RequestContext,
  eventId: number,
  { text, email }: InquiryIn,
): Promise<number> {
  const { platform, session, language } = context;
  const now = platform.clock.now();
  await requireVisibleEvent(platform.db, eventId, undefined);
  const counted = await findSource(context);
  const asker = readAsker(session?.user.id ?? null, email, counted.userId === null && containsLink(text));
  const same = { eventId, asker, text, now };
  const earlier = await findSameInquiry(platform.db, same);
  if (earlier) return earlier.id;
  const { undo } = await limitAttempts(platform, inquiries, counted.limitKey);
  try {
    const { id, isNew } = await platform.db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtext(${`inquiry ${JSON.stringify(asker)}`}))`.execute(tx);
      // Held, so that it is neither hidden nor removed between the question and its mails.
      if (!(await keepPublicEvent(tx, eventId))) throw notFound("event");
      await requireTakingInquiries(tx, eventId, now);
      if (session) await lockActiveUser(tx, session.user.id);
      const meanwhile = await findSameInquiry(tx, same);
      if (meanwhile) return { ...meanwhile, isNew: false };
      const made = await tx
        .insertInto("inquiries")
        .values({
          event_id: eventId,
          ...asker,
          language,
          text,
          question: JSON.stringify({ [language]: text }),
          created_at: now,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      await mailHosts(tx, eventId, made.id);
      return { ...made, isNew: true };
    });
    if (!isNew) await undo();
    return id;
  } catch (error) {
    await undo();
    throw error;
  }
}

function readAsker(userId: number | null, email: string | null | undefined, hasLinks: boolean): AskerColumns {
  const problems = new Problems();
  if (userId === null && !email) problems.add("email", "blank");
  if (hasLinks) problems.add("text", "no_links");
  problems.throwIfAny(["text", "email"]);
  return userId === null ? { email: email ?? "" } : { user_id: userId };
}

async function requireTakingInquiries(tx: Tx, eventId: number, now: Date): Promise<void> {
  const event = await tx
    .selectFrom("events")
    .select(["start_at", "end_at"])
    .where("id", "=", eventId)
    .executeTakeFirstOrThrow();
  if (!takesInquiries(event, now)) throw invalid("event", "has_ended");
}

async function mailHosts(tx: Tx, eventId: number, inquiryId: number): Promise<void> {
  for (const organizationId of await findHostIds(tx, eventId)) {
    await mailOrganizationAddress(tx, organizationId, inquiryReceivedMail, {
      payload: { eventId, inquiryId, organizationId },
      cause: `${inquiryId}:${organizationId}`,
    });
  }
}
