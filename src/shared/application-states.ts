import { type RawBuilder, type SqlBool, sql } from "kysely";

interface CountsAs {
  /** Takes one of the event's places. */
  holdsPlace: boolean;
  /** Is coming: is reminded, has the event in the calendar, took part once it is past. */
  isComing: boolean;
  /** Has applied and is not out: is told when the event is cancelled, and cannot apply once more. On the wire all others are
   * `is_cancelled`. */
  isActive: boolean;
  /** STATUS in the participants' CSV. */
  status: string;
}

/**
 * The states of an application. A new one is a line here, its transitions (`allowed-transitions.ts`) and what the
 * database takes and counts (docs/how-to.md).
 */
const states = {
  confirmed: { holdsPlace: true, isComing: true, isActive: true, status: "Applying" },
  waiting: { holdsPlace: false, isComing: false, isActive: true, status: "Waiting" },
  offered: { holdsPlace: true, isComing: false, isActive: true, status: "Offered" },
  under_review: { holdsPlace: false, isComing: false, isActive: true, status: "Under review" },
  entered: { holdsPlace: false, isComing: false, isActive: true, status: "Entered" },
  declined: { holdsPlace: false, isComing: false, isActive: false, status: "Declined" },
  cancelled: { holdsPlace: false, isComing: false, isActive: false, status: "Cancelled" },
} as const satisfies Record<string, CountsAs>;

export type ApplicationState = keyof typeof states;

/** A state in which somebody has applied and is not out. */
export type ActiveState = {
  [State in ApplicationState]: (typeof states)[State]["isActive"] extends true ? State : never;
}[ApplicationState];

export const applicationStates = Object.keys(states) as ApplicationState[];

/** Undefined: of somebody who has never applied. */
type MaybeState = ApplicationState | undefined;

export const holdsPlace = (state: MaybeState) => state !== undefined && states[state].holdsPlace;
export const isComing = (state: MaybeState) => state !== undefined && states[state].isComing;
export const isActive = (state: MaybeState) => state !== undefined && states[state].isActive;
/** In the order of `applicationStates`. */
export const activeStates = applicationStates.filter((state): state is ActiveState => isActive(state));
/** Whether the person stands in the queue for a place. */
export const isInQueue = (state: MaybeState) => state === "waiting";
export const statusInCsv = (state: ApplicationState) => states[state].status;

/** SQL conditions that say the same of a row of `applications`, by the name or alias under which the statement knows it. */
export const holdsPlaceSql = (application: string) => isInStates(application, holdsPlace);
export const isComingSql = (application: string) => isInStates(application, isComing);
export const isActiveSql = (application: string) => isInStates(application, isActive);

function isInStates(application: string, rule: (state: ApplicationState) => boolean): RawBuilder<SqlBool> {
  const chosen = applicationStates.filter(rule).map((state) => sql.lit(state));
  return sql<SqlBool>`${sql.ref(`${application}.state`)} in (${sql.join(chosen)})`;
}

/** Who or what ended an application: its person, an organizer, the end of an offer, or that the event was called off. */
export const cancelReasons = ["self", "organizer", "expired", "event"] as const;
export type CancelReason = (typeof cancelReasons)[number];
