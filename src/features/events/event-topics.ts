import { organizationTopic } from "../organizations/organizations.public.ts";

/** Topics of the public data (`platform/db/schema/platform/db.sql`) that answers about events depend on. */

/** Which events stand in lists, and in which order. */
export const listsTopic = "lists";
/** Which events a word finds. */
export const searchTopic = "search";
/** How many have applied, for lists that are ordered by it. */
export const countsTopic = "counts";

/** Which events are full, for lists of those that are not. */
export const placesTopic = "places";

/** How many have applied to the event. */
export function applicantsTopic(id: number): string {
  return `applicants:${id}`;
}

/** Which organizations hold the event. */
export function hostsTopic(id: number): string {
  return `hosts:${id}`;
}

/** All that a row of an event shows but for the number of its applicants; of one that was not found, whether it is there. */
export function topicsOfFacts(id: number, hosts: readonly { id: number }[] = []): string[] {
  return [`facts:${id}`, hostsTopic(id), ...hosts.map((host) => organizationTopic(host.id))];
}

/** Events as lists show them: they and the names of their hosts. */
export function topicsOfEvents(
  events: readonly { id: number; hosts: readonly { id: number }[] }[],
): string[] {
  return events.flatMap(({ id, hosts }) => [applicantsTopic(id), ...topicsOfFacts(id, hosts)]);
}
