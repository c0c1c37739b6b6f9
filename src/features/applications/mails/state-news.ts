/**
 * News of an application beside that it is confirmed or cancelled, each with texts of its own (`mail.application_news.<news>`) and
 * the states of which it is still true when the mail leaves.
 */
export const stateNews = {
  /** Stands in the queue now. */
  queued: ["waiting"],
  /** The organizer will decide. */
  under_review: ["under_review"],
  /** Takes part in the draw. */
  entered: ["entered"],
  /** An organizer has added them by hand. */
  added: ["confirmed"],
  /** A place fell free and is theirs. */
  promoted: ["confirmed"],
  /** A place fell free and is theirs if they accept it in time. */
  offered: ["offered"],
  offer_expired: ["cancelled"],
  /** The organizer has cancelled it for them. */
  cancelled_by_organizer: ["cancelled"],
  /** The organizer has accepted the application: with a place, or with a turn in the queue. */
  accepted: ["confirmed"],
  accepted_waiting: ["waiting"],
  declined: ["declined"],
  /** The organizer has taken a decision back. */
  reviewed_again: ["under_review"],
  won: ["confirmed"],
  lost_waiting: ["waiting"],
  lost: ["declined"],
} as const;

export type StateNews = keyof typeof stateNews;
export const everyStateNews = Object.keys(stateNews) as [StateNews, ...StateNews[]];
