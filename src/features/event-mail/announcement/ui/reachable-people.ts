import { tokyoParts } from "../../../../shared/time/tokyo-time.ts";
import type { Event } from "../../../events/events.contract.ts";
import type { UserRow } from "../../../organizations/organizations.contract.ts";

/** Somebody who can be told of an event, and why. */
export interface Reachable extends UserRow {
  isFollower: boolean;
  wasThere: boolean;
}

/** Followers and past participants, each once, without those who have applied already. */
export function reachablePeople(
  event: Event,
  followers: UserRow[],
  pastParticipants: UserRow[],
): Reachable[] {
  const going = goingTo(event);
  const following = new Set(followers.map(({ id }) => id));
  const there = new Set(pastParticipants.map(({ id }) => id));
  const all = new Map([...followers, ...pastParticipants].map((person) => [person.id, person]));
  return [...all.values()]
    .filter(({ id }) => !going.has(id))
    .map((person) => ({ ...person, isFollower: following.has(person.id), wasThere: there.has(person.id) }));
}

/**
 * The recipients that an edit begins with: everybody chosen before who has not applied since. Those whom a co-host has
 * chosen among its own people stay, although one's own organization does not know them.
 */
export function stillChosen(event: Event, userIds: readonly number[]): Set<number> {
  const going = goingTo(event);
  return new Set(userIds.filter((id) => !going.has(id)));
}

const goingTo = ({ applications }: Event) =>
  new Set(applications.filter((one) => !one.is_cancelled).map(({ user_id }) => user_id));

/** Whether a person's graduation, at the end of its month, lies before the start of the event. */
export function hasGraduated({ graduation_year, graduation_month }: UserRow, eventStart: Date): boolean {
  if (!graduation_year) return false;
  const { year, month } = tokyoParts(eventStart);
  return graduation_year < year || (graduation_year === year && (graduation_month ?? 3) < month);
}
