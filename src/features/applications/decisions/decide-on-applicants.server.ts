import type { Db, Tx } from "../../../platform/db/client.server.ts";
import { AppError, invalid, notFound } from "../../../shared/app-error.ts";
import type { ApplicationState } from "../../../shared/application-states.ts";
import { isNotDeleted } from "../../../shared/is-not-deleted.server.ts";
import { hasBegun, inLockedEvent, openPlaces, recordEventActivity } from "../../events/events.server.ts";
import { fillFreePlaces } from "../queue/fill-free-places.server.ts";
import { changeLockedApplications } from "../states/change-locked-applications.server.ts";
import { type DecidingEvent, outcomesInTurn } from "./decision-outcome.ts";
import { notifyTime, type OrganizersDecision } from "./organizers-decisions.ts";

interface Asked {
  decision: OrganizersDecision;
  userIds: readonly number[];
  message: string;
}

export interface Decided {
  done: number[];
  refused: { userId: number; error: AppError }[];
}

/**
 * The decisions of an organizer about applicants, in the order given and each for themselves: what is refused of one keeps no other from
 * it. Those who are concerned are told by mail ten minutes later, at once where the event begins before that.
 */
export function decideOnApplicants(db: Db, eventId: number, asked: Asked, now: Date): Promise<Decided> {
  return inLockedEvent(db, eventId, async (tx) => {
    const event = await findEventToDecide(tx, eventId, now);
    const states = await findStates(tx, eventId, asked.userIds);
    const decided: Decided = { done: [], refused: [] };
    const changes: { userId: number; from: ApplicationState; to: ApplicationState }[] = [];
    const userIds = [...new Set(asked.userIds)];
    const before = userIds.map((userId) => states.get(userId));
    for (const [place, to] of outcomesInTurn(asked.decision, before, event).entries()) {
      const userId = userIds[place] as number;
      const from = before[place];
      if (to instanceof AppError) {
        decided.refused.push({ userId, error: to });
        continue;
      }
      decided.done.push(userId);
      if (!from || from === to) continue;
      changes.push({ userId, from, to });
    }
    const notifyAt = notifyTime(event.start_at, now);
    const decision = { message: asked.message, notifyAt };
    await changeLockedApplications(
      tx,
      changes.map((change) => ({ ...change, eventId, news: null, at: now, decision })),
    );
    await fillFreePlaces(tx, eventId, now);
    const details = { decision: asked.decision, count: changes.length };
    if (changes.length > 0) await recordEventActivity(tx, eventId, "applicants.decided", { details });
    return decided;
  });
}

async function findEventToDecide(tx: Tx, id: number, now: Date): Promise<DecidingEvent & { start_at: Date }> {
  const event = await tx
    .selectFrom("events as e")
    .select([
      "e.selection",
      "e.has_waiting_list",
      "e.start_at",
      "e.cancelled_at",
      "e.max_participant_num",
      "e.applications_count",
      "e.waiting_count",
    ])
    .where("e.id", "=", id)
    .executeTakeFirst();
  if (!event) throw notFound("event");
  if (event.cancelled_at) throw invalid("event", "is_cancelled");
  if (hasBegun(event.start_at, now)) throw invalid("event", "has_begun");
  return { ...event, free: openPlaces(event) };
}

/** The states of those who have applied and still have an account. */
async function findStates(
  tx: Tx,
  eventId: number,
  userIds: readonly number[],
): Promise<Map<number, ApplicationState>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom("applications as a")
    .innerJoin("users as u", "u.id", "a.user_id")
    .select(["a.user_id", "a.state"])
    .where("a.event_id", "=", eventId)
    .where("a.user_id", "in", userIds)
    .where(isNotDeleted("u"))
    .execute();
  return new Map(rows.map(({ user_id, state }) => [user_id, state]));
}
