import type { recognitionContracts } from "../../features/organizations/recognition/recognitions.contract.ts";
import * as recognitions from "../../features/organizations/recognition/recognitions.handlers.server.ts";
import type { universityStaffContracts } from "../../features/organizations/university-staff/university-staff.contract.ts";
import * as staff from "../../features/organizations/university-staff/university-staff.handlers.server.ts";
import { type Routes, route } from "../../platform/http/handler.server.ts";
import { uniteam, universityReader, universityStaff, user } from "../policies.server.ts";

/** Recognition of organizations by universities, and the staff who speak for these. */
export const recognitionRoutes: Routes<typeof recognitionContracts & typeof universityStaffContracts> = {
  "GET /uniteam/universities/{id}/staff": route(uniteam, staff.listUniversityStaffHandler),
  "POST /uniteam/universities/{id}/staff": route(uniteam, staff.addUniversityStaffHandler),
  "DELETE /uniteam/universities/{id}/staff/{user_id}": route(uniteam, staff.removeUniversityStaffHandler),
  "GET /users/own/universities": route(user, staff.listMyUniversitiesHandler),
  "GET /universities/{id}/organizations": route(
    universityReader,
    recognitions.listUniversityOrganizationsHandler,
  ),
  "PUT /universities/{id}/recognitions/{organization_id}": route(
    universityStaff,
    recognitions.grantRecognitionHandler,
  ),
  "DELETE /universities/{id}/recognitions/{organization_id}": route(
    universityStaff,
    recognitions.withdrawRecognitionHandler,
  ),
};
