import { randomUUID } from "node:crypto";
import { type SqlBool, sql } from "kysely";
import type { z } from "zod";
import { type RequestContext, sessionOf } from "../../../platform/http/request-context.server.ts";
import { limitAttempts } from "../../../platform/limits/rate-limit.server.ts";
import type { MailDefinition } from "../../../platform/mail/define-mail.server.ts";
import { queueMail } from "../../../platform/mail/queue/queue-mail.server.ts";
import type { Language } from "../../../shared/languages/languages.ts";

const tests = { name: "test_mail", max: 10, seconds: 60 * 60 };

const testCause = "test:";

/** Whether a mail `m` of the outbox is one that its author sent to themselves. */
export const isTestSql = sql<SqlBool>`starts_with(m.dedupe_key, m.kind || ':' || ${sql.lit(testCause)})`;

interface TestMail<Payload extends z.ZodObject> {
  payload: z.input<Payload>;
  language?: Language;
}

/** Sends the caller what others would get, in the caller's language or the mail's own; it counts nowhere as sent. */
export async function sendTestMails<Payload extends z.ZodObject>(
  context: RequestContext,
  definition: MailDefinition<Payload>,
  mails: readonly TestMail<Payload>[],
): Promise<{ email: string }> {
  const { db, clock } = context.platform;
  const { user } = sessionOf(context);
  await limitAttempts(context.platform, tests, String(user.id));
  await db.transaction().execute(async (tx) => {
    for (const { language, payload } of mails) {
      await queueMail(tx, definition, {
        payload,
        to: { userId: user.id, ...(language && { language }) },
        cause: `${testCause}${randomUUID()}`,
        notBefore: clock.now(),
      });
    }
  });
  return { email: user.email };
}
