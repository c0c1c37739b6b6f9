import type { holdContracts } from "../../features/events/holds/holds.contract.ts";
import * as holds from "../../features/events/holds/holds.handlers.server.ts";
import { type Routes, route } from "../../platform/http/handler.server.ts";
import { eventManagerInPerson, organizerInPerson, uniteam } from "../policies.server.ts";

/** Holding events, suspending organizations, and what their organizers answer. */
export const holdRoutes: Routes<typeof holdContracts> = {
  "GET /uniteam/holds": route(uniteam, holds.listHoldsHandler),
  "GET /uniteam/events/{id}/hold": route(uniteam, holds.showEventHoldHandler),
  "PUT /uniteam/events/{id}/hold": route(uniteam, holds.holdEventHandler),
  "PUT /uniteam/events/{id}/release": route(uniteam, holds.releaseEventHandler),
  "GET /uniteam/organizations/{id}/suspend": route(uniteam, holds.showSuspensionHandler),
  "PUT /uniteam/organizations/{id}/suspend": route(uniteam, holds.suspendOrganizationHandler),
  "PUT /uniteam/organizations/{id}/restore": route(uniteam, holds.restoreOrganizationHandler),
  "GET /events/{id}/hold/answers": route(eventManagerInPerson, holds.listEventHoldAnswersHandler),
  "POST /events/{id}/hold/answers": route(eventManagerInPerson, holds.answerEventHoldHandler),
  "GET /organizations/{id}/suspension/answers": route(organizerInPerson, holds.listSuspensionAnswersHandler),
  "POST /organizations/{id}/suspension/answers": route(organizerInPerson, holds.answerSuspensionHandler),
};
