import type { reportContracts } from "../../features/reports/reports.contract.ts";
import * as reports from "../../features/reports/reports.handlers.server.ts";
import type { teamActionContracts } from "../../features/reports/team-log/team-actions.contract.ts";
import { listTeamActionsHandler } from "../../features/reports/team-log/team-actions.handlers.server.ts";
import { type Routes, route } from "../../platform/http/handler.server.ts";
import { anyone, uniteam } from "../policies.server.ts";

/** The calls of reports and of the team's log. */
export const reportRoutes: Routes<typeof reportContracts & typeof teamActionContracts> = {
  "POST /reports": route(anyone, reports.sendReportHandler),
  "POST /reports/texts": route(anyone, reports.sendTextReportHandler),
  "GET /reports/advice": route(anyone, reports.listAdviceHandler),
  "GET /uniteam/reports": route(uniteam, reports.listReportsHandler),
  "PUT /uniteam/reports/{id}": route(uniteam, reports.decideReportHandler),
  "GET /uniteam/activity": route(uniteam, listTeamActionsHandler),
};
