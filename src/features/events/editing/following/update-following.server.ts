import { sql } from "kysely";
import type { Tx } from "../../../../platform/db/client.server.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { AppError, notFound, Problems } from "../../../../shared/app-error.ts";
import { hasBegun } from "../../availability/has-begun.ts";
import type { EventChange, PeopleTold, PlacesGiven } from "../../ending/event-lifecycle.server.ts";
import { inLockedEvents } from "../../event-locks.server.ts";
import type { EventRow } from "../../event-rows.server.ts";
import { findMeetingUrl } from "../../meeting/meeting-url.server.ts";
import { findEvent } from "../../shared-event-reads.server.ts";
import type { EventIn } from "../edit-event.contract.ts";
import { settleChanges } from "../update-event.server.ts";
import { type EventUpdate, writeUpdate } from "../write-update.server.ts";
import { fieldsOf } from "./changed-fields.ts";
import { type FollowingEvent, findFollowing } from "./find-following.server.ts";
import { type EventState, type FollowingUpdate, followingUpdate } from "./following-update.ts";

export interface FollowedEvent extends FollowingEvent {
  outcome: "changed" | "unchanged" | "same" | "refused";
  changed: string[];
  unchanged: string[];
  /** Of those who wait for a place in it. */
  given: PlacesGiven;
  error?: AppError;
}

export interface FollowedUpdate {
  following: FollowedEvent[];
  told: PeopleTold;
}

/**
 * Saves an event and those that follow it in its series, with all of them locked: what the save changes is changed there too where it
 * was the same. One that refuses stays as it is and holds up no other. Everybody is told once, of all events together.
 * @param update.isPreview it is taken back
 */
export async function updateFollowing(
  platform: Platform,
  update: EventUpdate & { userId: number; isPreview: boolean },
): Promise<FollowedUpdate | "stale"> {
  const { db, extensions } = platform;
  const { id, sent, now, userId, isPreview } = update;
  const ids = [id, ...(await findFollowing(db, id, userId, now)).map((event) => event.id)];
  const run = async (tx: Tx): Promise<FollowedUpdate | "stale"> => {
    const before = await stateOf(tx, id);
    if (!before) throw notFound("event");
    if (sent.lock_version !== undefined && sent.lock_version !== before.row.lock_version) return "stale";
    // What was copied into the series, moved or cancelled since is not what was locked.
    const following = (await findFollowing(tx, id, userId, now)).filter((event) => ids.includes(event.id));
    const changes = [await writeUpdate(tx, platform, before.row, update)];
    const after = await stateOf(tx, id);
    if (!after) throw notFound("event");
    const outcomes: FollowedEvent[] = [];
    for (const event of following) {
      const own = await stateOf(tx, event.id);
      if (!own) continue;
      const its = followingUpdate(before, after, own, sent);
      const change = await tryToWrite(tx, platform, own, its, now);
      if (change && "eventId" in change) changes.push(change);
      outcomes.push(outcomeOf(event, its, change));
    }
    const { told, given } = await settleChanges(tx, extensions, {
      changes,
      reason: update.reason ?? null,
      now,
    });
    const followed = {
      following: outcomes.map((event) => ({ ...event, given: given.get(event.id) ?? event.given })),
      told,
    };
    if (isPreview) throw new PreviewEnds(followed);
    return followed;
  };
  try {
    return await inLockedEvents(db, ids, run);
  } catch (error) {
    if (error instanceof PreviewEnds) return error.followed;
    throw error;
  }
}

/** Takes back the transaction of a preview. */
class PreviewEnds extends Error {
  readonly followed: FollowedUpdate;

  constructor(followed: FollowedUpdate) {
    super("a preview is taken back");
    this.followed = followed;
  }
}

async function stateOf(tx: Tx, id: number): Promise<EventState | null> {
  const row = await findEvent(tx, id);
  return row ? { row, meetingUrl: await findMeetingUrl(tx, id) } : null;
}

/** Null where there is nothing to write; what refuses leaves nothing behind. */
async function tryToWrite(
  tx: Tx,
  platform: Platform,
  { row }: EventState,
  { sent, thumbnail }: FollowingUpdate,
  now: Date,
): Promise<EventChange | AppError | null> {
  if (Object.keys(sent).length === 0 && thumbnail === undefined) return null;
  await sql`savepoint following`.execute(tx);
  try {
    checkWithoutAsking(row, sent, now);
    const change = await writeUpdate(tx, platform, row, { id: row.id, sent, thumbnail, now });
    await sql`release savepoint following`.execute(tx);
    return change;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await sql`rollback to savepoint following`.execute(tx);
    return error;
  }
}

/** What the form of one event asks about is refused where nobody is asked about each. */
function checkWithoutAsking(row: EventRow, { start_at, max_participant_num: max }: EventIn, now: Date): void {
  const problems = new Problems();
  if (start_at && hasBegun(start_at, now)) problems.add("start_at", "must_be_future");
  if (max && max < row.max_participant_num && max < row.applications_count) {
    problems.add("max_participant_num", "below_taken", { count: row.applications_count });
  }
  problems.throwIfAny();
}

function outcomeOf(
  event: FollowingEvent,
  update: FollowingUpdate,
  change: EventChange | AppError | null,
): FollowedEvent {
  const { sent, unchanged } = update;
  const followed = { ...event, changed: [], unchanged, given: { promoted: 0, offered: 0 } };
  if (change instanceof AppError) return { ...followed, outcome: "refused", error: change };
  if (!change) return { ...followed, outcome: unchanged.length > 0 ? "unchanged" : "same" };
  return {
    ...followed,
    start_at: sent.start_at ?? event.start_at,
    outcome: "changed",
    changed: fieldsOf(update),
  };
}
