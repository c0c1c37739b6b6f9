import { handler } from "../../../platform/http/handler.server.ts";
import { type RequestContext, sessionOf } from "../../../platform/http/request-context.server.ts";
import { presentRecognitionToStaff } from "./find-recognitions.server.ts";
import { grantRecognition, withdrawRecognition } from "./grant-recognition.server.ts";
import { listUniversityOrganizations } from "./list-university-organizations.server.ts";
import { recognitionContracts as contracts } from "./recognitions.contract.ts";

export const listUniversityOrganizationsHandler = handler(
  contracts["GET /universities/{id}/organizations"],
  (context, { params }) => {
    const { id: userId, isUniteam } = sessionOf(context).user;
    const reader = { userId, isUniteam, language: context.language };
    return listUniversityOrganizations(context.platform, params.id, reader);
  },
);

export const grantRecognitionHandler = handler(
  contracts["PUT /universities/{id}/recognitions/{organization_id}"],
  async (context, { params, body }) =>
    presentRecognitionToStaff(
      await grantRecognition(context.platform, recognisingOf(context, params), body),
      context.platform.clock.now(),
    ),
);

export const withdrawRecognitionHandler = handler(
  contracts["DELETE /universities/{id}/recognitions/{organization_id}"],
  async (context, { params }) =>
    presentRecognitionToStaff(
      await withdrawRecognition(context.platform, recognisingOf(context, params)),
      context.platform.clock.now(),
    ),
);

function recognisingOf(context: RequestContext, params: { id: number; organization_id: number }) {
  return {
    universityId: params.id,
    organizationId: params.organization_id,
    staffId: sessionOf(context).user.id,
  };
}
