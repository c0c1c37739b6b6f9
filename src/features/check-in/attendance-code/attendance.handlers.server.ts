import { handler } from "../../../platform/http/handler.server.ts";
import { sessionOf } from "../../../platform/http/request-context.server.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { attendEvent } from "./attend-event.server.ts";
import { attendanceContracts as contracts } from "./attendance.contract.ts";
import { findOrMakeAttendanceCode, replaceAttendanceCode } from "./attendance-code.server.ts";
import { findMyAttendance } from "./find-my-attendance.server.ts";

export const showAttendanceCodeHandler = handler(
  contracts["GET /events/{id}/attendance_code"],
  async (context, { params }) => ({ code: await findOrMakeAttendanceCode(context.platform.db, params.id) }),
);

export const replaceAttendanceCodeHandler = handler(
  contracts["POST /events/{id}/attendance_code"],
  async (context, { params }) => ({ code: await replaceAttendanceCode(context.platform.db, params.id) }),
);

export const showMyAttendanceHandler = handler(
  contracts["GET /events/{id}/attendance"],
  async (context, { params }) => {
    const since = await findMyAttendance(context.platform.db, params.id, sessionOf(context).user.id);
    return { checked_in_at: since && toWireTime(since) };
  },
);

export const attendEventHandler = handler(
  contracts["POST /events/{id}/attendance"],
  async (context, { params, body }) => {
    const { id } = sessionOf(context).user;
    return { checked_in_at: toWireTime(await attendEvent(context.platform, params.id, id, body.code)) };
  },
);
