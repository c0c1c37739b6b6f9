import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/client.server.ts";
import { CallerTurns } from "../../platform/db/sharing/caller-turns.ts";
import { currentCaller } from "../../platform/http/caller.server.ts";
import { isPublicSql } from "./visibility/event-visibility.ts";

/** Every lock on an event's row. The order in which rows of several tables are locked is in docs/architecture.md. */

/** Holds the event until the transaction ends: of those who apply to, change or cancel it each sees what came before. */
export async function lockEvent(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom("events").select("id").where("id", "=", id).forNoKeyUpdate().execute();
}

/** By database and event: when the last of those who wait for their turn is done. */
const turns = new WeakMap<Db, Map<number, Promise<void>>>();

/** Of the ten connections that a process has for those who are signed in or write. */
const heldAtOnce = { atOnce: 4, ofOne: 2 };
const connectionTurns = new WeakMap<Db, CallerTurns<number>>();
const nobody = 0;

/**
 * Runs a transaction that begins by holding the event. Of one process one at a time waits for an event over a connection, so that
 * however many change one event, those who change others find connections free; and of all who change events four at once, two of one
 * account, so that whoever edits many events without end leaves connections to those who apply, and turns to other organizers. For
 * organizers: of people who apply in a rush many wait at the lock itself, which is passed on faster.
 */
export async function inLockedEvent<Result>(
  db: Db,
  id: number,
  run: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const ofEvents = turns.get(db) ?? new Map<number, Promise<void>>();
  turns.set(db, ofEvents);
  const before = ofEvents.get(id);
  const { promise: done, resolve: end } = Promise.withResolvers<void>();
  ofEvents.set(id, done);
  await before;
  try {
    return await turnsOf(db).take(currentCaller() ?? nobody, () =>
      db.transaction().execute(async (tx) => {
        await lockEvent(tx, id);
        return run(tx);
      }),
    );
  } finally {
    end();
    if (ofEvents.get(id) === done) ofEvents.delete(id);
  }
}

/** As `inLockedEvent`, for a transaction that holds several events. */
export function inLockedEvents<Result>(
  db: Db,
  ids: readonly number[],
  run: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return turnsOf(db).take(currentCaller() ?? nobody, () =>
    db.transaction().execute(async (tx) => {
      await lockEvents(tx, ids);
      return run(tx);
    }),
  );
}

function turnsOf(db: Db): CallerTurns<number> {
  const known = connectionTurns.get(db) ?? new CallerTurns<number>(heldAtOnce);
  connectionTurns.set(db, known);
  return known;
}

/** As `lockEvent`, without waiting: false where somebody else holds the event, or it is gone. */
export async function tryToLockEvent(tx: Tx, id: number): Promise<boolean> {
  const event = await tx
    .selectFrom("events")
    .select("id")
    .where("id", "=", id)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  return event !== undefined;
}

/** Keeps the event from being removed until the transaction ends, and nothing else; whether it is there for everybody. */
export async function keepPublicEvent(tx: Tx, id: number): Promise<boolean> {
  const event = await tx
    .selectFrom("events as e")
    .select("e.id")
    .where("e.id", "=", id)
    .where(isPublicSql())
    .forKeyShare()
    .executeTakeFirst();
  return event !== undefined;
}

/** As `lockEvent`, one after the other by id, so that two who hold several wait for each other only once. */
export async function lockEvents(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`select from events where id = any(${ids}::integer[]) order by id for no key update`.execute(tx);
}

/**
 * Keeps the event from being changed, cancelled or removed until the transaction ends, so that a cancelling finds all of its
 * mails. Several senders may hold it at once.
 */
export async function lockEventForShare(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom("events").select("id").where("id", "=", id).forShare().execute();
}
