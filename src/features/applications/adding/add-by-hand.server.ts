import type { Db, Tx } from "../../../platform/db/client.server.ts";
import { invalid, notFound } from "../../../shared/app-error.ts";
import { isActive } from "../../../shared/application-states.ts";
import { isNotDeleted } from "../../../shared/is-not-deleted.server.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import type { Name } from "../../../shared/people/person-name.ts";
import { addGuest, findIdByConfirmedEmail } from "../../accounts/accounts.server.ts";
import {
  findAskedQuestions,
  hasEnded,
  inLockedEvent,
  isOnHold,
  recordEventActivity,
} from "../../events/events.server.ts";
import { type ApplicationRow, findApplication } from "../application-rows.server.ts";
import { readAnswers } from "../applying/parse-answers.ts";
import { type EventFacts, findApplicant } from "../applying/read-applicant.server.ts";
import { changeLockedApplications } from "../states/change-locked-applications.server.ts";

interface PersonToAdd {
  firstName: string;
  lastName: string;
  /** In the form in which addresses are kept; null where none is known. */
  email: string | null;
  /** Keyed `q_{question id}`; null where none were sent. Nothing is required of who answers for somebody else. */
  answers: Record<string, string | null | undefined> | null;
  /** Of the call: the same again is the same person. */
  nonce: string | null;
  /** In which mails go to who has no account. */
  language: Language;
}

interface Added {
  row: ApplicationRow;
  /** As the list has it: the account's, or the one they were first added with. */
  name: Name;
  /** They had a place before, and not by the same call. */
  wasListed: boolean;
}

/**
 * Gives somebody a place at once, whatever the event's selection: also over the number, before those who wait, after the deadline and
 * until the event ends. An address with an account is that person; the same address again is the same person, who keeps what they
 * have, and their answers where none are sent. A mail tells of it, unless they had a place.
 * @throws `not_found`; 422 `event`, and of answers
 */
export function addByHand(
  db: Db,
  eventId: number,
  { answers, ...person }: PersonToAdd,
  now: Date,
): Promise<Added> {
  return inLockedEvent(db, eventId, async (tx) => {
    const { event } = await findApplicant(tx, { eventId, userId: 0 });
    requireAddable(event, now);
    const asked = await findAskedQuestions(tx, eventId);
    const questions = asked.map((question) => ({ ...question, is_required: false }));
    const given = readAnswers(questions, answers ?? {}, person.email ?? "");
    const again = await findAdded(tx, eventId, person.nonce);
    const known = again ?? (await findKnown(tx, eventId, person.email));
    const userId = known ?? (await addGuest(tx, person, now));
    const { state: from, hasAccount } = await findApplicant(tx, { eventId, userId });
    if (!hasAccount) throw notFound("user");
    const isAnswered = Object.values(answers ?? {}).some((text) => text?.trim());
    const isUnchanged = from === "confirmed" && (!isAnswered || again !== null);
    if (!isUnchanged) {
      await changeLockedApplications(tx, [
        {
          eventId,
          userId,
          from,
          to: "confirmed",
          news: from === "confirmed" ? null : "added",
          at: now,
          isOver: true,
          isApplying: !isActive(from),
          answers: isActive(from) && !isAnswered ? null : given,
        },
      ]);
      await recordEventActivity(tx, eventId, "person.added", { personId: userId });
    }
    return {
      row: (await findApplication(tx, eventId, userId)) as ApplicationRow,
      name: await tx
        .selectFrom("users")
        .select(["first_name", "last_name"])
        .where("id", "=", userId)
        .executeTakeFirstOrThrow(),
      wasListed: from === "confirmed" && again === null,
    };
  });
}

function requireAddable(event: EventFacts | undefined, now: Date): asserts event is EventFacts {
  if (!event) throw notFound("event");
  if (event.cancelled_at) throw invalid("event", "is_cancelled");
  if (event.is_created_by_hf) throw invalid("event", "own_page");
  if (isOnHold(event)) throw invalid("event", "is_on_hold");
  if (!event.is_published) throw invalid("event", "not_published");
  if (hasEnded(event, now)) throw invalid("event", "has_ended");
}

/** An applicant of the event with this address, confirmed or not, comes before anybody else's account. */
async function findKnown(tx: Tx, eventId: number, email: string | null): Promise<number | null> {
  if (email === null) return null;
  const listed = await selectApplicants(tx, eventId)
    .where((eb) => eb.or([eb("u.guest_email", "=", email), eb(eb.fn("lower", ["u.email"]), "=", email)]))
    // A guest comes before the account that they made since.
    .orderBy("u.is_guest", "desc")
    .executeTakeFirst();
  return listed?.id ?? findIdByConfirmedEmail(tx, email);
}

/** Whom an earlier try of the same call has added. */
async function findAdded(tx: Tx, eventId: number, nonce: string | null): Promise<number | null> {
  if (nonce === null) return null;
  const added = await selectApplicants(tx, eventId).where("u.guest_nonce", "=", nonce).executeTakeFirst();
  return added?.id ?? null;
}

function selectApplicants(tx: Tx, eventId: number) {
  return tx
    .selectFrom("applications as a")
    .innerJoin("users as u", "u.id", "a.user_id")
    .select("u.id")
    .where("a.event_id", "=", eventId)
    .where(isNotDeleted("u"));
}
