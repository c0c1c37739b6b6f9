import { handler } from "../../../platform/http/handler.server.ts";
import { type RequestContext, sessionOf } from "../../../platform/http/request-context.server.ts";
import { bareMailTextsIn } from "../../../platform/mail/layout/mail-texts.server.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { deviceContracts as contracts, type SignedInDevice } from "./devices.contract.ts";
import { type DeviceRow, endDevice, endOtherDevices, listDevices } from "./signed-in-devices.server.ts";

export const listDevicesHandler = handler(contracts["GET /users/own/sessions"], async (context) => {
  const { db, clock } = context.platform;
  const rows = await listDevices(db, sessionOf(context), clock.now());
  return rows.map((row) => present(row, context));
});

export const endDeviceHandler = handler(
  contracts["DELETE /users/own/sessions/{id}"],
  async (context, { params }) => {
    const row = present(await endDevice(context.platform.db, sessionOf(context), params.id), context);
    if (row.is_current) context.credentials = null;
    return row;
  },
);

export const endOtherDevicesHandler = handler(contracts["DELETE /users/own/sessions"], async (context) => {
  const { id, user } = sessionOf(context);
  const rows = await endOtherDevices(context.platform.db, user.id, id);
  return rows.map((row) => present(row, context));
});

function present(
  { device, created_at, last_used_at, ...row }: DeviceRow,
  context: RequestContext,
): SignedInDevice {
  return {
    ...row,
    device: device ?? bareMailTextsIn(context.language)("device.unknown"),
    created_at: toWireTime(created_at),
    last_used_at: toWireTime(last_used_at),
    is_current: row.id === sessionOf(context).id,
  };
}
