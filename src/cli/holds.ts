import { extensions } from "../bootstrap/extensions.server.ts";
import {
  holdEvent,
  releaseEvent,
  restoreOrganization,
  suspendOrganization,
} from "../features/events/events.server.ts";
import { systemClock } from "../platform/clock/clock.ts";
import type { Db } from "../platform/db/client.server.ts";
import { AppError } from "../shared/app-error.ts";
import { maxHoldTextLength } from "../shared/limits/max-lengths-for-organizers.ts";
import { OperatorError } from "./operator-error.ts";

export const holdFromHere = (db: Db, id: number, reason: string) =>
  doFor(`event ${id}`, () => holdEvent(platformOf(db), id, reasonFrom(reason)), "is on hold");

export const releaseFromHere = (db: Db, id: number) =>
  doFor(`event ${id}`, () => releaseEvent(platformOf(db), id), "is not on hold for itself");

export const suspendFromHere = (db: Db, id: number, reason: string) =>
  doFor(
    `organization ${id}`,
    () => suspendOrganization(platformOf(db), id, reasonFrom(reason)),
    "is suspended",
  );

export const restoreFromHere = (db: Db, id: number) =>
  doFor(`organization ${id}`, () => restoreOrganization(platformOf(db), id), "is not suspended");

const platformOf = (db: Db) => ({ db, clock: systemClock, extensions });

/** Its organizers read it. */
function reasonFrom(text: string): string {
  const reason = text.trim();
  if (reason.length <= maxHoldTextLength) return reason;
  throw new OperatorError(`A reason has at most ${maxHoldTextLength} characters.`);
}

async function doFor(subject: string, work: () => Promise<void>, outcome: string): Promise<string> {
  try {
    await work();
  } catch (error) {
    if (error instanceof AppError && error.kind === "not_found")
      throw new OperatorError(`There is no ${subject}.`);
    throw error;
  }
  return `${subject[0]?.toUpperCase()}${subject.slice(1)} ${outcome}.`;
}
