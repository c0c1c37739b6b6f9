import { handler } from "../../../platform/http/handler.server.ts";
import { stageUpload } from "../../../platform/storage/stage-upload.server.ts";
import { organizationImageContracts as contracts } from "./organization-images.contract.ts";

export const stageOrganizationIconHandler = handler(
  contracts["GET /s3/organizations/{organization_id}/icon"],
  (context, { params, query }) =>
    stageUpload(context, {
      purpose: "organization_icon",
      organizationId: params.organization_id,
      filename: query.filename,
    }),
);

export const stageOrganizationHeaderHandler = handler(
  contracts["GET /s3/organizations/{organization_id}/header"],
  (context, { params, query }) =>
    stageUpload(context, {
      purpose: "organization_header",
      organizationId: params.organization_id,
      filename: query.filename,
    }),
);
