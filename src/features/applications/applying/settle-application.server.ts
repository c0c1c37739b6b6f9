import type { Db, Tx } from "../../../platform/db/client.server.ts";
import { unauthenticated } from "../../../shared/app-error.ts";
import { lockEvent } from "../../events/events.server.ts";
import {
  type ApplicationChange,
  changeApplications,
  type EventMail,
} from "../states/change-applications.server.ts";
import { changeTogether } from "../states/change-applications-together.server.ts";

/** Somebody would have to edit the event between each reading and its writing. */
const triesUnlocked = 3;

/** Reads and decides: the change to write, null where nothing is to be written. `tx` holds the event; null where nobody does. */
type Decide = (tx: Tx | null) => Promise<ApplicationChange | null>;

export interface Settled {
  change: ApplicationChange;
  applicationId: number;
}

/**
 * Reads and decides while others apply, and holds the event for one statement, which writes where what was read is still true.
 * Otherwise it is read and decided again, in the end while the event is held.
 * @param mail to everybody whose application changes its state
 */
export function settlingWith(mail: EventMail) {
  const change = changeTogether(mail);
  return async (db: Db, eventId: number, decide: Decide): Promise<Settled | null> => {
    for (let tries = 0; tries < triesUnlocked; tries += 1) {
      const decided = await decide(null);
      if (!decided) return null;
      const { applicationId } = await change(db, decided);
      if (applicationId !== null) return { change: decided, applicationId };
    }
    return db.transaction().execute(async (tx) => {
      await lockEvent(tx, eventId);
      const decided = await decide(tx);
      if (!decided) return null;
      const [written] = await changeApplications(tx, [decided], mail, true);
      // Nothing else of what was read can have changed.
      if (!written?.applicationId) throw unauthenticated();
      return { change: decided, applicationId: written.applicationId };
    });
  };
}
