import { sql } from "kysely";
import type { Tx } from "../../../platform/db/client.server.ts";
import { queueMailsTo } from "../../../platform/mail/queue/queue-mail.server.ts";
import type { EventChange, EventLifecycle, SavedChanges } from "../../events/events.server.ts";
import { drawPostponedMail } from "../mails/draw-postponed.mail.server.ts";
import { eventChangedMail } from "../mails/event-changed.mail.server.ts";
import { lastToldTimes, reasonToNotify } from "./last-told.server.ts";
import { selectNotifiedOfChange, selectNotifiedOfMeeting } from "./notified-of-change.server.ts";
import { findSeriesOfMails, notifyOfSeries } from "./notify-of-series.server.ts";

const waitMs = 10 * 60 * 1000;

/**
 * One mail to everybody who has applied, once nobody has edited for ten minutes: it takes the place of one that waits. A save that
 * changes several events of a series sends one mail to each person for all of them.
 */
export const notifyOfChanges: NonNullable<EventLifecycle["notifyOfChanges"]> = async (tx, saved) => {
  const { reason, now } = saved;
  const changes = saved.changes.filter(
    ({ isMoved, isMeetingNew, isDrawMoved }) => isMoved || isMeetingNew || isDrawMoved,
  );
  const [first] = changes;
  if (!first) return { ofChange: 0, ofDraw: 0 };
  const notBefore = new Date(now.getTime() + waitMs);
  const seriesEventId = await findSeriesOfMails(tx, changes);
  if (seriesEventId !== null) return notifyOfSeries(tx, { changes, reason, seriesEventId, now, notBefore });
  const ofMove = await notifyOfMove(tx, first, { reason, now, notBefore });
  const ofDraw = await notifyOfDraw(tx, first);
  return { ofChange: ofMove + (await notifyOfMeeting(tx, first, { reason, notBefore })), ofDraw };
};

type Telling = Omit<SavedChanges, "changes"> & { notBefore: Date };

async function notifyOfMove(
  tx: Tx,
  change: EventChange,
  { reason, now, notBefore }: Telling,
): Promise<number> {
  const { eventId, calendarSequence, before, isMoved } = change;
  if (!isMoved) return 0;
  return queueMailsTo(
    tx,
    eventChangedMail,
    {
      payload: { eventId },
      payloadColumns: { before: "times_before", reason: "reason" },
      cause: `${eventId}:${calendarSequence}`,
      notBefore,
    },
    sql`select told.user_id, ${lastToldTimes(eventId, before, now)} as times_before,
               ${reasonToNotify([eventId], reason, now)} as reason
          from (${selectNotifiedOfChange(eventId)}) as told`,
  );
}

/** One mail to everybody who is entered; a later move takes its place while it waits. */
async function notifyOfDraw(tx: Tx, { eventId, lockVersion, isDrawMoved }: EventChange): Promise<number> {
  if (!isDrawMoved) return 0;
  return queueMailsTo(
    tx,
    drawPostponedMail,
    { payload: { eventId }, cause: `${eventId}:${lockVersion}` },
    sql`select user_id from applications where event_id = ${eventId} and state = 'entered' and user_id is not null`,
  );
}

/** One mail to everybody who has been told of a place, for whom alone the address is, unless one of a move is on its way. */
async function notifyOfMeeting(
  tx: Tx,
  { eventId, calendarSequence, isMeetingNew, isMoved }: EventChange,
  { reason, notBefore }: Omit<Telling, "now">,
): Promise<number> {
  if (!isMeetingNew || isMoved) return 0;
  return queueMailsTo(
    tx,
    eventChangedMail,
    { payload: { eventId, reason }, cause: `${eventId}:${calendarSequence}`, notBefore },
    selectNotifiedOfMeeting(eventId),
  );
}
