import { randomUUID } from "node:crypto";
import { type CallContext, sessionOf } from "../../../platform/http/call-context.server.ts";
import { limitTries } from "../../../platform/limits/rate-limit.server.ts";
import { type QueuedMail, queueMail } from "../../../platform/mail/queue-mail.server.ts";

const tests = { name: "test_mail", most: 10, seconds: 60 * 60 };

/** Sends the caller what others would get, in the caller's language; it counts nowhere as sent. */
export async function sendTestMail(
  context: CallContext,
  mail: Pick<QueuedMail, "kind" | "payload"> & { eventId: number },
): Promise<{ email: string }> {
  const { db, clock } = context.platform;
  const { user } = sessionOf(context);
  await limitTries(context.platform, tests, String(user.id));
  await db.transaction().execute((tx) =>
    queueMail(tx, {
      ...mail,
      to: { userId: user.id },
      dedupeKey: `test:${randomUUID()}`,
      notBefore: clock.now(),
      isPrompt: true,
    }),
  );
  return { email: user.email };
}
