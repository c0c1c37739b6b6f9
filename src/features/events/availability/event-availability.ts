import { type SqlBool, sql } from "kysely";
import { isFull, isFullSql } from "../places/free-places.ts";
import { isPublicSql } from "../visibility/event-visibility.ts";
import { type AvailabilityFacts, applicationsOpenAt } from "./availability-facts.ts";
import { hasBegun, isInSpanSql } from "./has-begun.ts";

/**
 * Whether an event can be applied to, and if not, why: the API's error, the words of pages and cards, the structured data for
 * search engines, mails and recommendations all follow from here. What queries need stands in SQL too, right below the
 * function and of an event `e`; `event-availability-in-sql.test.ts` compares the two.
 */

/** Reasons against applying, most important first: the first that holds is shown. */
const obstacles = {
  not_public: (event) => !event.isPublic,
  cancelled: (event) => event.isCancelled,
  started: (event, now) => hasBegun(event.startAt, now),
  closed: ({ applyDueAt }, now) => applyDueAt !== null && applyDueAt < now,
  /** The provider takes the applications, on a page of its own. */
  elsewhere: (event) => event.isElsewhere,
  not_yet_open: (event, now) => {
    const opensAt = applicationsOpenAt(event);
    return opensAt !== null && opensAt > now;
  },
  full: (event) => isFull(event) && applyingOutcome(event) === "place",
} satisfies Record<string, (event: AvailabilityFacts, now: Date) => boolean>;

export type ApplyObstacle = keyof typeof obstacles;
export type ApplyState = "open" | ApplyObstacle;

/** Everything that keeps people from applying at the moment, the first being the one to tell. */
export function applyObstacles(event: AvailabilityFacts, now: Date): ApplyObstacle[] {
  return (Object.keys(obstacles) as ApplyObstacle[]).filter((name) => obstacles[name](event, now));
}

/** Whether somebody can apply at the moment; if not, the reason to tell. */
export function applyState(event: AvailabilityFacts, now: Date): ApplyState {
  return applyObstacles(event, now)[0] ?? "open";
}

/** These do not go away by waiting: nobody applies, changes answers or asks for a reminder any more. */
const final = ["not_public", "cancelled", "started", "closed"] as const satisfies ApplyState[];
type FinalState = (typeof final)[number];

/** Whether the time of applying lasts, or is still to come. */
export function isWindowOpen(state: ApplyState): state is Exclude<ApplyState, FinalState> {
  return !(final as readonly ApplyState[]).includes(state);
}

export function isWindowOpenSql(now: Date) {
  return sql<SqlBool>`(${isAheadSql(now)} and (e.apply_due_at is null or e.apply_due_at >= ${now}))`;
}

/** The outcome of applying at the moment: a place (where one is left), a decision of the organizer, a lot, or a turn. */
export type ApplyingOutcome = "place" | "review" | "draw" | "waiting_list";

export function applyingOutcome(
  event: Pick<AvailabilityFacts, "selection" | "hasWaitingList" | "isDrawn" | "placesLeft">,
): ApplyingOutcome {
  if (event.selection === "approval") return "review";
  if (event.selection === "lottery" && !event.isDrawn) return "draw";
  return isFull(event) && event.hasWaitingList ? "waiting_list" : "place";
}

/** Whether it makes sense to propose the event: a place can be had, here or on the provider's page, now or later. */
export function offersPlaces(event: AvailabilityFacts, now: Date): boolean {
  return isWindowOpen(applyState(event, now)) && (event.isElsewhere || !isFull(event));
}

export function offersPlacesSql(now: Date) {
  return sql<SqlBool>`(${isWindowOpenSql(now)} and (e.is_created_by_hf or not ${isFullSql()}))`;
}

/** Whether everybody may see the event and it has not been called off, whenever it is. */
export function takesPlace(event: Pick<AvailabilityFacts, "isPublic" | "isCancelled">): boolean {
  return event.isPublic && !event.isCancelled;
}

export function takesPlaceSql() {
  return sql<SqlBool>`(${isPublicSql()} and e.cancelled_at is null)`;
}

/** Whether the event takes place, and has not begun. */
export function isAhead(
  event: Pick<AvailabilityFacts, "isPublic" | "isCancelled" | "startAt">,
  now: Date,
): boolean {
  return takesPlace(event) && !hasBegun(event.startAt, now);
}

export function isAheadSql(now: Date) {
  return sql<SqlBool>`(${takesPlaceSql()} and ${isInSpanSql("upcoming", now)})`;
}

/** Time at which applying ends: at the deadline, and at the start at the latest. */
export function applicationsCloseAt({
  startAt,
  applyDueAt,
}: Pick<AvailabilityFacts, "startAt" | "applyDueAt">): Date {
  return applyDueAt !== null && applyDueAt < startAt ? applyDueAt : startAt;
}

export function applicationsCloseAtSql() {
  return sql<Date>`least(e.apply_due_at, e.start_at)`;
}
