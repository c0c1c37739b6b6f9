import { ExtensionPoint } from "../../platform/extensions.ts";
import type { RequestContext } from "../../platform/http/request-context.server.ts";
import { type ManagerDetails, noManagerDetails } from "./present-event.server.ts";

/** Parts that the caller can do without. */
export interface AskedDetails {
  withoutApplications: boolean;
}

/** The part of them that a later feature has. */
export type FindManagerDetails = (
  context: RequestContext,
  eventId: number,
  asked: AskedDetails,
) => Promise<Partial<ManagerDetails>>;

export const managerDetails = new ExtensionPoint<FindManagerDetails>("what an event's managers see");

export async function findManagerDetails(
  context: RequestContext,
  eventId: number,
  asked: AskedDetails,
): Promise<ManagerDetails> {
  const features = [...context.platform.extensions.of(managerDetails)];
  const parts = await Promise.all(features.map((find) => find(context, eventId, asked)));
  return Object.assign({}, noManagerDetails, ...parts);
}
