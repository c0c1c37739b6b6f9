import type { Tx } from "../../platform/db/client.server.ts";
import { dayMs } from "../../shared/time/milliseconds.ts";
import type { WrittenPeople } from "./write-people.server.ts";

/** By their ids in the file. */
const studentWantsToHearOf = 41;
const withReminderMail = 37;

/** The student's "remind me later", and a reminder that the organizer has set for those who applied. */
export async function writeReminders(
  tx: Tx,
  now: Date,
  eventIds: Map<number, number>,
  { accounts }: WrittenPeople,
): Promise<void> {
  await tx
    .insertInto("event_reminders")
    .values({
      event_id: eventIds.get(studentWantsToHearOf) as number,
      user_id: accounts.student,
      set_at: new Date(now.getTime() - dayMs),
    })
    .execute();
  const event = await tx
    .selectFrom("events")
    .select(["id", "start_at"])
    .where("id", "=", eventIds.get(withReminderMail) as number)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("reminder_mails")
    .values({
      event_id: event.id,
      send_at: new Date(event.start_at.getTime() - 2 * dayMs),
      title: "持ち物のお知らせ / What to bring",
      body: "在留カードとパスポートをお忘れなく。\nPlease do not forget your residence card and passport.",
      created_at: now,
    })
    .execute();
}
