import { type SqlBool, sql } from "kysely";
import { type HoldFacts, isOnHold } from "../holds/is-on-hold.ts";

/**
 * Decides who may read which part of an event. Every rule of this folder that queries need stands in SQL too, right below the
 * function and of an event `e`; `event-listing-in-sql.test.ts` compares the two.
 */

/**
 * Whether an event is there for everybody: its page, lists, search, feeds and mails. A cancelled event and one that is over
 * stay public; one that is on hold is published in no row. The rest of the code asks this and never `is_published` itself.
 */
export function isPublic(event: { is_published: boolean }): boolean {
  return event.is_published;
}

/** `isPublic`, spelled as the indexes of the lists are. */
export function isPublicSql() {
  return sql<SqlBool>`e.is_published`;
}

/** A person's relation to an event. */
export interface EventTies {
  /** Of the product team, which looks at what it holds. */
  isTeam: boolean;
  /** An organizer of the organization that owns it. */
  isOwner: boolean;
  /** An organizer of its owner or of a co-host that has accepted. */
  isManager: boolean;
  /** A member of its owner or of a co-host that has accepted, whatever their role: who manages it, and who may check in. */
  mayCheckIn: boolean;
  /** An organizer of an organization that has or had a part in it: also an invitation that is open, or was declined. */
  isInvited: boolean;
  /** Has applied, perhaps cancelled since. */
  hasApplied: boolean;
}

export const noTies: EventTies = {
  isTeam: false,
  isOwner: false,
  isManager: false,
  mayCheckIn: false,
  isInvited: false,
  hasApplied: false,
};

/** Parts of an event, from the public ones to those for few. */
export type EventPart =
  /** All that its page tells: texts, times, hosts, questions, how many places are left. */
  | "page"
  /** The invited organization's part, which it may end. */
  | "invitation"
  /** The current user's own application; it stays readable when the event is hidden, unless it is held. */
  | "own_application"
  /** Applicants with their answers, scheduled mails, drafts, other invitations. */
  | "management";

export function canRead(
  part: EventPart,
  event: { is_published: boolean } & HoldFacts,
  ties: EventTies,
): boolean {
  if (ties.isManager) return true;
  if (isOnHold(event)) return part === "page" && ties.isTeam;
  switch (part) {
    case "page":
      // Who checks people in knows of the event, and their screen has its title and times from there.
      return isPublic(event) || ties.mayCheckIn;
    case "invitation":
      return isPublic(event) || ties.isInvited || ties.mayCheckIn;
    case "own_application":
      return isPublic(event) || ties.hasApplied;
    case "management":
      return false;
  }
}
