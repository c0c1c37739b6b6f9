import { tokyoParts } from "../../../shared/tokyo-time.ts";
import type { Event } from "../../events/contract.ts";
import type { UserRow } from "../../organizations/contract.ts";

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
  const going = new Set(event.applications.filter((one) => !one.is_cancelled).map(({ user_id }) => user_id));
  const following = new Set(followers.map(({ id }) => id));
  const there = new Set(pastParticipants.map(({ id }) => id));
  const all = new Map([...followers, ...pastParticipants].map((person) => [person.id, person]));
  return [...all.values()]
    .filter(({ id }) => !going.has(id))
    .map((person) => ({ ...person, isFollower: following.has(person.id), wasThere: there.has(person.id) }));
}

/** Whether a person's graduation, at the end of its month, lies before the start of the event. */
export function hasGraduated({ graduation_year, graduation_month }: UserRow, eventStart: Date): boolean {
  if (!graduation_year) return false;
  const { year, month } = tokyoParts(eventStart);
  return graduation_year < year || (graduation_year === year && (graduation_month ?? 3) < month);
}
