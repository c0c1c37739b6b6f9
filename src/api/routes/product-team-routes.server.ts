import type { blockContracts } from "../../features/product-team/blocking/blocks.contract.ts";
import * as blocks from "../../features/product-team/blocking/blocks.handlers.server.ts";
import type { teamFigureContracts } from "../../features/product-team/figures/team-figures.contract.ts";
import { showTeamFiguresHandler } from "../../features/product-team/figures/team-figures.handlers.server.ts";
import type { teamSearchContracts } from "../../features/product-team/finding/team-search.contract.ts";
import * as search from "../../features/product-team/finding/team-search.handlers.server.ts";
import type { teamMailContracts } from "../../features/product-team/outbox/team-mails.contract.ts";
import * as mails from "../../features/product-team/outbox/team-mails.handlers.server.ts";
import type { missingTextContracts } from "../../features/product-team/texts/missing-texts.contract.ts";
import { listMissingTextsHandler } from "../../features/product-team/texts/missing-texts.handlers.server.ts";
import type { upcomingRemovalContracts } from "../../features/product-team/upcoming-removals/upcoming-removals.contract.ts";
import { listUpcomingRemovalsHandler } from "../../features/product-team/upcoming-removals/upcoming-removals.handlers.server.ts";
import { type Routes, route } from "../../platform/http/handler.server.ts";
import { uniteam } from "../policies.server.ts";

type Calls = typeof blockContracts &
  typeof teamFigureContracts &
  typeof upcomingRemovalContracts &
  typeof teamSearchContracts &
  typeof missingTextContracts &
  typeof teamMailContracts;

/** The calls of the product team's work, which the route table takes up. */
export const productTeamRoutes: Routes<Calls> = {
  "GET /uniteam/missing_texts": route(uniteam, listMissingTextsHandler),
  "GET /uniteam/users": route(uniteam, search.findPeopleHandler),
  "GET /uniteam/organizations": route(uniteam, search.findOrganizationsHandler),
  "GET /uniteam/events": route(uniteam, search.findEventsHandler),
  "GET /uniteam/users/{id}/block": route(uniteam, blocks.showBlockHandler),
  "PUT /uniteam/users/{id}/block": route(uniteam, blocks.blockPersonHandler),
  "PUT /uniteam/users/{id}/unblock": route(uniteam, blocks.unblockPersonHandler),
  "GET /uniteam/mails": route(uniteam, mails.listTeamMailsHandler),
  "POST /uniteam/mails/{id}/resend": route(uniteam, mails.resendMailHandler),
  "PUT /uniteam/suppressed_addresses/release": route(uniteam, mails.releaseAddressHandler),
  "GET /uniteam/figures": route(uniteam, showTeamFiguresHandler),
  "GET /uniteam/upcoming_removals": route(uniteam, listUpcomingRemovalsHandler),
};
