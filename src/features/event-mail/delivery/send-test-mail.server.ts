import { randomUUID } from "node:crypto";
import { type RequestContext, sessionOf } from "../../../platform/http/request-context.server.ts";
import { limitAttempts } from "../../../platform/limits/rate-limit.server.ts";
import { type QueuedMail, queueMail } from "../../../platform/mail/queue-mail.server.ts";
import type { Language } from "../../../shared/languages.ts";

const tests = { name: "test_mail", max: 10, seconds: 60 * 60 };

type TestMail = Pick<QueuedMail, "kind" | "payload"> & { eventId: number; language?: Language };

/** Sends the caller what others would get, in the caller's language or the mail's own; it counts nowhere as sent. */
export async function sendTestMails(
  context: RequestContext,
  mails: readonly TestMail[],
): Promise<{ email: string }> {
  const { db, clock } = context.platform;
  const { user } = sessionOf(context);
  await limitAttempts(context.platform, tests, String(user.id));
  await db.transaction().execute(async (tx) => {
    for (const { language, ...mail } of mails) {
      await queueMail(tx, {
        ...mail,
        to: { userId: user.id, ...(language && { language }) },
        dedupeKey: `test:${randomUUID()}`,
        notBefore: clock.now(),
        isPrompt: true,
      });
    }
  });
  return { email: user.email };
}
