import { handler, Page } from "../../platform/http/handler.server.ts";
import { readEvents } from "../events/events.server.ts";
import { readOrganizationSummaries } from "../organizations/organizations.server.ts";
import { listOrganizations } from "./list-organizations.server.ts";
import { organizationDirectoryContracts as contracts } from "./organization-directory.contract.ts";
import { presentListedOrganization } from "./present-listed-organization.server.ts";

export const listOrganizationsHandler = handler(
  contracts["GET /organizations/directory"],
  async ({ platform: { db, clock, settings }, language }, { query }) => {
    const { page } = await listOrganizations(db, query, clock.now());
    const eventIds = page.rows.flatMap(({ nextEventId }) => nextEventId ?? []);
    const [organizations, events] = await Promise.all([
      readOrganizationSummaries(
        db,
        page.rows.map(({ id }) => id),
      ),
      readEvents(db, eventIds),
    ]);
    const nextOf = new Map(page.rows.map(({ id, nextEventId }) => [id, nextEventId]));
    return new Page(
      organizations.map((row) =>
        presentListedOrganization(
          row,
          events.find(({ id }) => id === nextOf.get(row.id)),
          { language, settings, clock },
        ),
      ),
      page.nextCursor,
    );
  },
  { isCached: true },
);
