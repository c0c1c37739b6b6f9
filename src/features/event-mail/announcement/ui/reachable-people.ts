import { tokyoParts } from "../../../../shared/time/tokyo-time.ts";
import type { Event } from "../../../events/events.contract.ts";
import type { PastParticipant, UserRow } from "../../../organizations/organizations.contract.ts";

/** Somebody who can be told of an event, and why. */
export interface Reachable extends UserRow {
  isFollower: boolean;
  /** Ids of past events to which the person came, the latest first. */
  cameTo: number[];
}

/** Followers and past participants, each once, without those who have applied already. */
export function reachablePeople(
  event: Event,
  followers: UserRow[],
  pastParticipants: PastParticipant[],
): Reachable[] {
  const going = goingTo(event);
  const following = new Set(followers.map(({ id }) => id));
  const cameTo = new Map(pastParticipants.map(({ id, event_ids }) => [id, event_ids]));
  const all = new Map<number, UserRow>(
    [...followers, ...pastParticipants].map((person) => [person.id, person]),
  );
  return [...all.values()]
    .filter(({ id }) => !going.has(id))
    .map((person) => ({
      ...person,
      isFollower: following.has(person.id),
      cameTo: cameTo.get(person.id) ?? [],
    }));
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

/** Past events that somebody of them came to, as many as have a name, each with its number of people. */
export function eventsCameTo(people: readonly Reachable[], titles: ReadonlyMap<number, string>) {
  const counts = new Map<number, number>();
  for (const id of people.flatMap(({ cameTo }) => cameTo)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...titles].flatMap(([id, title]) => {
    const count = counts.get(id);
    return count ? [{ id, title, count }] : [];
  });
}
