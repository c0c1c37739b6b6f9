import { handler } from "../../platform/http/handler.server.ts";
import { type RequestContext, sessionOf } from "../../platform/http/request-context.server.ts";
import { toWireTime } from "../../shared/time/tokyo-time.ts";
import { type AccountExport, accountExportContracts as contracts } from "./account-export.contract.ts";
import { type ExportRow, findExport, listExports } from "./export-rows.server.ts";
import { handOutExport } from "./hand-out-export.server.ts";
import { requestExport } from "./request-export.server.ts";

export const requestExportHandler = handler(contracts["POST /users/own/exports"], async (context) =>
  present(await requestExport(context.platform, sessionOf(context).user.id), context),
);

export const listExportsHandler = handler(contracts["GET /users/own/exports"], async (context) => {
  const { db, clock } = context.platform;
  const rows = await listExports(db, sessionOf(context).user.id, clock.now());
  return rows.map((row) => present(row, context));
});

export const showExportHandler = handler(
  contracts["GET /users/own/exports/{id}"],
  async (context, { params }) => {
    const { db, clock } = context.platform;
    return present(await findExport(db, sessionOf(context).user.id, params.id, clock.now()), context);
  },
);

export const handOutExportHandler = handler(
  contracts["GET /users/own/exports/{id}/file"],
  (context, { params }) => handOutExport(context.platform, sessionOf(context).user.id, params.id),
);

function present(
  { id, state, created_at, expires_at, byte_size }: ExportRow,
  { platform }: RequestContext,
): AccountExport {
  return {
    id,
    state: state as AccountExport["state"],
    created_at: toWireTime(created_at),
    expires_at: expires_at && toWireTime(expires_at),
    byte_size,
    ...(state === "ready" && { url: `${platform.settings.publicUrl}/api/v1/users/own/exports/${id}/file` }),
  };
}
