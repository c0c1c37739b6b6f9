import type { World } from "../support/world.ts";

/** How a call is made in a world of its own, and what it answers each role. */
export interface Row {
  /** For visitor, user, stranger, member, owner, invited, accepted, declined, product team, in this order. */
  statuses: string;
  /** The path filled in; the call's own where it has no parameters. */
  path?: (world: World) => string;
  /** A body that is accepted. */
  body?: (world: World) => unknown;
  /** Prepares data, such as an announcement to be changed. */
  before?: (world: World) => Promise<unknown>;
}

export const everybody = "200 200 200 200 200 200 200 200 200";
export const signedIn = "401 200 200 200 200 200 200 200 200";
/** Members of the owning organization. */
export const organizers = "401 403 403 200 200 403 403 403 403";
/** Members of the owning organization and of accepted co-hosts. */
export const managers = "401 403 403 200 200 403 200 403 403";
export const productTeam = "401 403 403 403 403 403 403 403 200";

export const event =
  (rest = "") =>
  (world: World) =>
    `/events/${world.eventId}${rest}`;
export const host =
  (rest = "") =>
  (world: World) =>
    `/organizations/${world.organizations.host}${rest}`;
