import { sql } from "kysely";
import type { Tx } from "../../../platform/db/client.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type ApplicationState, isActive } from "../../../shared/application-states.ts";
import { defaultLanguage } from "../../../shared/languages/languages.ts";
import { addGuest, eraseGuests, handOnGuest } from "../../accounts/accounts.server.ts";
import { findAskedQuestions } from "../../events/events.server.ts";
import { type ApplicationRow, findApplication } from "../application-rows.server.ts";
import { changeLockedApplications } from "../states/change-locked-applications.server.ts";
import type { GuestPlaceRow } from "./find-guest-places.server.ts";
import { type ComparedPlace, isBetterPlace } from "./is-better-place.ts";

/**
 * Makes the application of a guest the account's, with its ticket and attendance, and erases the guest. Who has applied as well keeps the
 * better of the two; the other ends, as that of somebody who has gone, and its place goes to who waits. Called with the event and the account
 * held.
 * @returns the state of the application that stays
 */
export async function takeOverPlace(
  tx: Tx,
  { extensions, clock }: Pick<Platform, "extensions" | "clock">,
  { event_id: eventId, guest_id: guestId }: GuestPlaceRow,
  userId: number,
): Promise<ApplicationState> {
  const now = clock.now();
  const own = await findApplication(tx, eventId, userId);
  const given = (await findApplication(tx, eventId, guestId)) as ApplicationRow;
  const isGivenBetter = !own || isBetterPlace(await readPlace(tx, given.id), await readPlace(tx, own.id));
  const gone = [guestId];
  if (isGivenBetter) {
    if (own) gone.push(await handToNobody(tx, own.id, now));
    await handTo(tx, given.id, userId);
    await endReminder(tx, eventId, userId, now);
  }
  const [better, other] = isGivenBetter ? [given, own] : [own, given];
  if (other) await keepWhatWasSaid(tx, { better, other, own, userId }, now);
  await handOnGuest(tx, extensions, { guestId, userId });
  await eraseGuests(tx, gone, { extensions, now });
  return better.state;
}

async function readPlace(tx: Tx, id: number): Promise<ComparedPlace> {
  const { state, queue_number, has_come } = await tx
    .selectFrom("applications as a")
    .select(["a.state", "a.queue_number"])
    .select(sql<boolean>`exists (select from attendances t where t.application_id = a.id)`.as("has_come"))
    .where("a.id", "=", id)
    .executeTakeFirstOrThrow();
  return { state, queueNumber: queue_number, hasCome: has_come };
}

/** An application changes hands as it stands: this takes and frees no place. */
async function handTo(tx: Tx, id: number, userId: number): Promise<void> {
  await tx.updateTable("applications").set({ user_id: userId }).where("id", "=", id).execute();
}

/** A person has one application to an event, and a draw tells of all that were there: so the other one is left to a guest without a name. */
async function handToNobody(tx: Tx, id: number, now: Date): Promise<number> {
  const nobody = { firstName: "", lastName: "", email: null, nonce: null, language: defaultLanguage };
  const nobodyId = await addGuest(tx, nobody, now);
  await handTo(tx, id, nobodyId);
  return nobodyId;
}

/** Who has applied needs no "remind me later" any more. */
async function endReminder(tx: Tx, eventId: number, userId: number, now: Date): Promise<void> {
  await tx
    .updateTable("event_reminders")
    .set({ cancelled_at: now })
    .where("event_id", "=", eventId)
    .where("user_id", "=", userId)
    .where("cancelled_at", "is", null)
    .execute();
}

interface Joined {
  better: ApplicationRow;
  other: ApplicationRow;
  /** Of the two the one that the person has made. */
  own: ApplicationRow | undefined;
  userId: number;
}

/** The person's own answers come before those that an organizer gave for them, which stay among the former ones; notes of the hosts stay. */
async function keepWhatWasSaid(tx: Tx, { better, other, own, userId }: Joined, now: Date): Promise<void> {
  for (const table of ["application_notes", "accommodation_requests"] as const) {
    await sql`
      insert into ${sql.table(table)} (application_id, text)
      select ${better.id}, text from ${sql.table(table)} where application_id = ${other.id}
          on conflict do nothing`.execute(tx);
  }
  const isBetterAnswered = better.answers.length === 0 || (other === own && isActive(other.state));
  if (!isBetterAnswered || other.answers.length === 0) return;
  const { event_id: eventId, state } = better;
  const asked = (await findAskedQuestions(tx, eventId)).map(({ id }) => id);
  const answers = other.answers
    .filter(({ question_id }) => asked.includes(question_id))
    .map(({ question_id, text, options }) => ({
      questionId: question_id,
      text,
      optionIds: options.map(({ id }) => id),
    }));
  await changeLockedApplications(tx, [
    { eventId, userId, from: state, to: state, news: null, at: now, answers },
  ]);
}
