import { handler, Page } from "../../platform/http/handler.server.ts";
import type { RequestContext } from "../../platform/http/request-context.server.ts";
import { mapInSlices } from "../../platform/threads/in-slices.ts";
import { notFound } from "../../shared/app-error.ts";
import { findUniversityOf } from "../accounts/accounts.server.ts";
import { findUniversityByName } from "../reference-data/reference-data.server.ts";
import { eventReadContracts as contracts } from "./events.contract.ts";
import type { ListQuery } from "./listing/event-filter.contract.ts";
import { countEvents, type EventListing, listEvents } from "./listing/list-events.server.ts";
import { listOrganizationEvents } from "./listing/list-organization-events.server.ts";
import { recommendEvents } from "./listing/recommend-events.server.ts";
import { answerManagedEvents } from "./managed/managed-events.handlers.server.ts";
import { presentDetail } from "./present-detail.server.ts";
import { presentEvent } from "./present-event.server.ts";
import { findEvent, readEvents } from "./shared-event-reads.server.ts";
import { canRead, noTies } from "./visibility/event-visibility.ts";
import { findEventAccess } from "./visibility/find-event-access.server.ts";

const newestByDefault = 100;

export const listUpcomingEventsHandler = handler(
  contracts["GET /events"],
  (context, { query }) =>
    query.managed
      ? answerManagedEvents(context, query)
      : answerList(context, query as ListQuery, { span: "upcoming" }),
  { isCached: true },
);

export const listPastEventsHandler = handler(
  contracts["GET /events/past_events"],
  (context, { query }) => answerList(context, query, { span: "past", defaultLimit: newestByDefault }),
  { isCached: true },
);

export const listUniversityEventsHandler = handler(
  contracts["GET /events/university_all_events/{name}"],
  (context, { params, query }) => answerAround(context, params.name, query, "upcoming", "own"),
  { isCached: true },
);

export const listEventsNearUniversityHandler = handler(
  contracts["GET /events/university_near_events/{name}"],
  (context, { params, query }) => answerAround(context, params.name, query, "upcoming", "near"),
  { isCached: true },
);

export const listPastEventsNearUniversityHandler = handler(
  contracts["GET /events/near_past_events/{name}"],
  (context, { params, query }) => answerAround(context, params.name, query, "past", "both"),
  { isCached: true },
);

export const listRecommendedEventsHandler = handler(
  contracts["GET /events/recommended"],
  async (context) => {
    const { platform, session } = context;
    const viewer = { userId: session?.user.id ?? null, now: platform.clock.now() };
    const recommended = await recommendEvents(platform.db, viewer);
    const reasons = new Map(recommended.map(({ id, reason }) => [id, reason]));
    const rows = await readEvents(platform.db, [...reasons.keys()]);
    return rows.flatMap((row) => {
      const reason = reasons.get(row.id);
      return reason ? [{ ...presentEvent(row, context), reason }] : [];
    });
  },
  { isCached: true },
);

export const listOrganizationEventsHandler = handler(
  contracts["GET /organizations/{id}/events"],
  async (context, { params }) => {
    const { platform, session } = context;
    const rows = await listOrganizationEvents(platform.db, params.id, session?.user.id ?? null);
    return mapInSlices(rows, (row) => presentEvent(row, context));
  },
  { isCached: true },
);

export const showEventHandler = handler(
  contracts["GET /events/{id}"],
  async (context, { params, query }) => {
    const { platform, session } = context;
    const row = await findEvent(platform.db, params.id);
    const ties =
      (session && (await findEventAccess(platform.db, params.id, session.user.id))?.ties) ?? noTies;
    if (!row || !canRead("page", row, ties)) throw notFound("event");
    return presentDetail(context, row, {
      isManager: canRead("management", row, ties),
      withoutApplications: query.applications === "none",
    });
  },
  { isCached: true },
);

export const showEventRoleHandler = handler(
  contracts["GET /authentications/event/{event_id}"],
  () => true as const,
);

async function answerAround(
  context: RequestContext,
  name: string,
  query: ListQuery,
  span: EventListing["span"],
  which: "own" | "near" | "both",
) {
  const university = await findUniversityByName(context.platform.db, name);
  if (!university) throw notFound("university");
  const defaultLimit = span === "past" ? newestByDefault : undefined;
  return answerList(context, query, { span, around: { university, which }, defaultLimit });
}

async function answerList(
  context: RequestContext,
  filters: ListQuery,
  listing: Pick<EventListing, "span" | "around" | "defaultLimit">,
) {
  const { platform, session } = context;
  const own = session ? await findUniversityOf(platform.db, session.user.id) : undefined;
  const asked = {
    ...listing,
    filters,
    viewerUniversityId: own?.id ?? null,
    now: platform.clock.now(),
  };
  const [{ rows, nextCursor }, total] = await Promise.all([
    listEvents(platform.db, asked),
    filters.limit === undefined ? undefined : countEvents(platform.db, asked),
  ]);
  return new Page(await mapInSlices(rows, (row) => presentEvent(row, context)), nextCursor, total);
}
