import { handler } from "../../../../platform/http/handler.server.ts";
import { stageUpload } from "../../../../platform/storage/stage-upload.server.ts";
import { notFound } from "../../../../shared/app-error.ts";
import { isHost } from "../../co-hosts/host-rows.server.ts";
import { headerImageContracts as contracts } from "./header-image.contract.ts";

export const stageEventHeaderHandler = handler(
  contracts["GET /s3/organizations/{organization_id}/events/{event_id}/header"],
  async (context, { params, query }) => {
    const { organization_id, event_id } = params;
    if (!(await isHost(context.platform.db, event_id, organization_id))) throw notFound("event");
    return stageUpload(context, {
      purpose: "event_header",
      organizationId: organization_id,
      eventId: event_id,
      filename: query.filename,
    });
  },
);
