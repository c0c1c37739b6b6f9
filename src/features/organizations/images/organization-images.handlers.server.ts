import { endpoint } from "../../../platform/http/handler.server.ts";
import { stageUpload } from "../../../platform/storage/stage-upload.server.ts";
import { organizationImageCalls as calls } from "./organization-images.contract.ts";

export const stageIcon = endpoint(
  calls["GET /s3/organizations/{organization_id}/icon"],
  (context, { params, query }) =>
    stageUpload(context, {
      purpose: "organization_icon",
      organizationId: params.organization_id,
      filename: query.filename,
    }),
);

export const stageHeader = endpoint(
  calls["GET /s3/organizations/{organization_id}/header"],
  (context, { params, query }) =>
    stageUpload(context, {
      purpose: "organization_header",
      organizationId: params.organization_id,
      filename: query.filename,
    }),
);
