import { handler } from "../../../../platform/http/handler.server.ts";
import { stageUpload } from "../../../../platform/storage/stage-upload.server.ts";
import { notFound } from "../../../../shared/app-error.ts";
import { headerImageContracts as contracts } from "./header-image.contract.ts";

export const stageEventHeaderHandler = handler(
  contracts["GET /s3/organizations/{organization_id}/events/{event_id}/header"],
  async (context, { params, query }) => {
    const { organization_id, event_id } = params;
    const hosted = await context.platform.db
      .selectFrom("event_hosts")
      .select("id")
      .where("event_id", "=", event_id)
      .where("organization_id", "=", organization_id)
      .where("is_hosting", "=", true)
      .executeTakeFirst();
    if (!hosted) throw notFound("event");
    return stageUpload(context, {
      purpose: "event_header",
      organizationId: organization_id,
      eventId: event_id,
      filename: query.filename,
    });
  },
);
