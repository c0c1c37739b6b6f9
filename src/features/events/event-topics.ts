import { organizationTopic } from "../organizations/organizations.public.ts";

/**
 * Topics of the public data (`0025_public_data_changes.sql`) that answers about events depend on.
 */

/** Which events stand in lists, and in which order. */
export const listsTopic = "lists";
/** Which events a word finds. */
export const searchTopic = "search";
/** How many have applied, for lists that are ordered by it. */
export const countsTopic = "counts";

/** Everything that is shown of an event itself, without its hosts. */
export function eventTopic(id: number): string {
  return `event:${id}`;
}

/** Events as lists show them: they and the names of their hosts. */
export function topicsOfEvents(
  events: readonly { id: number; hosts: readonly { id: number }[] }[],
): string[] {
  return events.flatMap(({ id, hosts }) => [
    eventTopic(id),
    ...hosts.map((host) => organizationTopic(host.id)),
  ]);
}
