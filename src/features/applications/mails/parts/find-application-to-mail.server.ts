import type { Db } from "../../../../platform/db/client.server.ts";
import type { MailToRender } from "../../../../platform/mail/define-mail.server.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { isInQueue } from "../../../../shared/application-states.ts";
import { hourMs } from "../../../../shared/time/milliseconds.ts";
import { queuePosition } from "../../application-rows.server.ts";

export type MailedApplication = NonNullable<Awaited<ReturnType<typeof readApplication>>>;

/** An application as it stands when a mail about it leaves; undefined where there is none. */
export async function findApplicationToMail(
  { db, clock }: Platform,
  { example }: Pick<MailToRender, "example">,
  eventId: number,
  userId: number,
): Promise<MailedApplication | undefined> {
  if (!example) return readApplication(db, eventId, userId);
  const { state } = example;
  if (!state) return undefined;
  return {
    ...{ id: 0, state, calendar_sequence: 0, decision_message: "" },
    offer_expires_at: new Date(clock.now().getTime() + 12 * hourMs),
    position: isInQueue(state) ? 1 : null,
  };
}

function readApplication(db: Db, eventId: number, userId: number) {
  return db
    .selectFrom("applications as a")
    .select([
      "a.id",
      "a.state",
      "a.calendar_sequence",
      "a.offer_expires_at",
      "a.decision_message",
      queuePosition.as("position"),
    ])
    .where("a.event_id", "=", eventId)
    .where("a.user_id", "=", userId)
    .executeTakeFirst();
}
