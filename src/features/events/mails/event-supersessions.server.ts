import type { Supersession } from "../../../platform/mail/define-mail.server.ts";

/** The event does not take place. */
export const eventCancelled: Supersession = { name: "event.cancelled", column: "event_id" };
/** The event begins at another time. */
export const eventRescheduled: Supersession = { name: "event.rescheduled", column: "event_id" };
/** The draw of its places, or the deadline before it, is at another time. */
export const drawMoved: Supersession = { name: "event.draw_moved", column: "event_id" };
/** The event's time or place is another one: whoever is coming is told of all of it at once. */
export const eventMoved: Supersession = { name: "event.moved", column: "event_id" };
/** Events of a series are changed again: whoever is told of several gets one mail of all of it. By any one event of the series. */
export const seriesChanged: Supersession = { name: "event.series_changed", column: "event_id" };
