import { handler, Page } from "../../../platform/http/handler.server.ts";
import type { RequestContext } from "../../../platform/http/request-context.server.ts";
import { type ActivityQuery, activityContracts as contracts } from "./activity.contract.ts";
import { type ActivityScope, findActivities } from "./find-activities.server.ts";
import { presentActivity } from "./present-activity.ts";

export const listEventActivityHandler = handler(
  contracts["GET /events/{id}/activity"],
  (context, { params, query }) => list(context, { eventId: params.id }, query),
);

export const listOrganizationActivityHandler = handler(
  contracts["GET /organizations/{id}/activity"],
  (context, { params, query }) => list(context, { organizationId: params.id }, query),
);

async function list({ platform, language }: RequestContext, scope: ActivityScope, query: ActivityQuery) {
  const { rows, nextCursor } = await findActivities(platform.db, scope, query);
  return new Page(
    rows.map((row) => presentActivity(row, language)),
    nextCursor,
  );
}
