import type { Db, Tx } from "../../../platform/db/client.server.ts";
import { unauthenticated } from "../../../shared/app-error.ts";
import { lockEvent } from "../../events/events.server.ts";
import { fillFreePlaces } from "../queue/fill-free-places.server.ts";
import { freesPlace } from "../states/allowed-transitions.ts";
import { type ApplicationChange, changeApplications } from "../states/change-applications.server.ts";
import { changeTogether } from "../states/change-applications-together.server.ts";

/** Somebody would have to edit the event between each reading and its writing. */
const triesUnlocked = 3;

/** Reads and decides: the change to write, null where nothing is to be written. `tx` holds the event; null where nobody does. */
type Decide = (tx: Tx | null) => Promise<Decision | null>;

export interface Decision {
  change: ApplicationChange;
  /** Others wait, so that a place which the change frees has to be given on in the same transaction. */
  isQueued: boolean;
}

export interface Settled {
  change: ApplicationChange;
  applicationId: number;
  state: ApplicationChange["to"];
}

/**
 * Reads and decides while others apply, and holds the event for one statement, which writes where what was read is still true.
 * Otherwise, and where a place falls free for somebody who waits, it is read and decided while the event is held.
 */
export async function settleApplication(db: Db, eventId: number, decide: Decide): Promise<Settled | null> {
  for (let tries = 0; tries < triesUnlocked; tries += 1) {
    const decision = await decide(null);
    if (!decision) return null;
    const { change, isQueued } = decision;
    if (isQueued && freesPlace(change.from, change.to)) break;
    const { applicationId, state } = await changeTogether(db, change);
    if (applicationId !== null && state) return { change, applicationId, state };
  }
  return db.transaction().execute(async (tx) => {
    await lockEvent(tx, eventId);
    return settleInLockedEvent(tx, eventId, decide);
  });
}

/** As `settleApplication`, in a transaction that holds the event already. */
export async function settleInLockedEvent(tx: Tx, eventId: number, decide: Decide): Promise<Settled | null> {
  const decision = await decide(tx);
  if (!decision) return null;
  const change = { ...decision.change, fillsPlaces: true };
  const [written] = await changeApplications(tx, [change], true);
  // Nothing else of what was read can have changed.
  if (!written?.applicationId || !written.state) throw unauthenticated();
  await fillFreePlaces(tx, eventId, change.at);
  return { change, applicationId: written.applicationId, state: written.state };
}
