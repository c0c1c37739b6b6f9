import { handler } from "../../../platform/http/handler.server.ts";
import { countOverEvents } from "./count-over-events.server.ts";
import { organizationFigureContracts as contracts } from "./organization-figures.contract.ts";

export const showOrganizationFiguresHandler = handler(
  contracts["GET /organizations/{id}/attendance/figures"],
  ({ platform: { db, clock } }, { params, query }) => countOverEvents(db, params.id, query, clock.now()),
);
