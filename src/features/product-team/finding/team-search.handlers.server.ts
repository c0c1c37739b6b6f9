import { handler } from "../../../platform/http/handler.server.ts";
import type { RequestContext } from "../../../platform/http/request-context.server.ts";
import { findEvents } from "./find-events.server.ts";
import { findOrganizations } from "./find-organizations.server.ts";
import { findPeople } from "./find-people.server.ts";
import { teamSearchContracts as contracts } from "./team-search.contract.ts";

export const findPeopleHandler = handler(contracts["GET /uniteam/users"], (context, { query }) =>
  findPeople(context.platform.db, query.q, askedIn(context)),
);

export const findOrganizationsHandler = handler(
  contracts["GET /uniteam/organizations"],
  (context, { query }) => findOrganizations(context.platform.db, query.q, askedIn(context)),
);

export const findEventsHandler = handler(contracts["GET /uniteam/events"], (context, { query }) =>
  findEvents(context.platform.db, query.q, askedIn(context)),
);

const askedIn = ({ language, platform }: RequestContext) => ({ language, now: platform.clock.now() });
