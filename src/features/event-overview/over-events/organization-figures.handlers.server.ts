import { handler } from "../../../platform/http/handler.server.ts";
import { countOverEvents } from "./count-over-events.server.ts";
import { countSources } from "./count-sources.server.ts";
import { organizationFigureContracts as contracts } from "./organization-figures.contract.ts";

export const showOrganizationFiguresHandler = handler(
  contracts["GET /organizations/{id}/attendance/figures"],
  async ({ platform: { db, clock } }, { params, query }) => {
    const now = clock.now();
    const [figures, sources] = await Promise.all([
      countOverEvents(db, params.id, query, now),
      countSources(db, params.id, query, now),
    ]);
    return { ...figures, sources };
  },
);
